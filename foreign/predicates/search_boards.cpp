#include "predicates/problem_holders.hpp"
#include "predicates/search_spaces.hpp"
#include "tiles/board_space.hpp"

namespace rumbo::predicates {

namespace {

template <class Board>
foreign_t search_packed(const BoardGoal& problem, const Request& request, const Start& start, term_t out) {
  tiles::BoardSpace<Board> space(problem.goal.shape, problem.goal.view(), problem.order);
  BoardWriter<Board> writer(problem.goal.shape, problem.goal.rows);
  search::Silent silent;
  return dispatch(space, request, start, writer, silent, out);
}

}  // namespace

bool is_board_space(term_t space) {
  return PL_is_functor(space, PL_new_functor(swipl::atom("tablero"), 5));
}

BoardGoal::BoardGoal(term_t space) {
  const term_t part = swipl::new_terms(5);
  int width, height, rows;
  for (std::size_t i = 0; i < 5; ++i) _PL_get_arg(i + 1, space, part + i);
  swipl::check(PL_get_integer_ex(part, &width) && PL_get_integer_ex(part + 1, &height) &&
               PL_get_bool_ex(part + 4, &rows));
  goal = get_board(part + 2, tiles::Shape{width, height});
  goal.rows = rows != 0;
  order = get_order(part + 3);
}

foreign_t search_boards(term_t space, const Request& request, const Start& start, term_t out) {
  const BoardGoal problem(space);
  if (problem.goal.shape.cells() <= tiles::NibbleBoard::capacity) {
    return search_packed<tiles::NibbleBoard>(problem, request, start, out);
  }
  return search_packed<tiles::LargeBoard>(problem, request, start, out);
}

}  // namespace rumbo::predicates
