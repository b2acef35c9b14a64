#include "predicates/board_heuristics.hpp"
#include "predicates/ida_boards.hpp"
#include "predicates/problem_holders.hpp"
#include "predicates/search_spaces.hpp"
#include "tiles/eight_store.hpp"

namespace rumbo::predicates {

using tiles::BoardSpace;
using tiles::NibbleBoard;

namespace {

template <class Space>
foreign_t search_blindly(Space space, const BoardGoal& problem, const Request& request, const Start& start,
                         term_t out) {
  BoardWriter<typename Space::State> writer(problem.goal.shape, problem.goal.rows);
  search::Silent silent;
  return run_blind(space, writer, silent, request, start, out);
}

/// The Prolog side lets only small integers come here.
std::optional<search::UnitCost> weight_of(const Request& request) {
  if (request.mode != Mode::a_star && request.mode != Mode::ida_star) return std::nullopt;
  const auto weight = request.weight();
  if (!weight) return std::nullopt;
  return static_cast<search::UnitCost>(*weight->small_integer());
}

template <class Space>
foreign_t search_informed(Space space, const BoardGoal& problem, const Request& request, const Start& start,
                          term_t out) {
  BoardWriter<typename Space::State> writer(problem.goal.shape, problem.goal.rows);
  search::Silent silent;
  return run_any(space, writer, silent, request, weight_of(request), start, out);
}

template <class Board>
foreign_t search_packed(const BoardGoal& problem, const Request& request, const Start& start, term_t out) {
  const auto& [goal, order, heuristic] = problem;
  if (request.is_blind()) {
    return search_blindly(BoardSpace<Board>(goal.shape, goal.view(), order), problem, request, start, out);
  }
  return search_informed(
      BoardSpace<Board, AnyHeuristic<Board>>(goal.shape, goal.view(), order,
                                             heuristic_named<Board>(get_heuristic_name(heuristic), goal)),
      problem, request, start, out);
}

}  // namespace

bool is_board_space(term_t space) {
  return PL_is_functor(space, PL_new_functor(swipl::atom("tablero"), 6));
}

BoardGoal::BoardGoal(term_t space) : heuristic(swipl::new_term()) {
  const term_t part = swipl::new_terms(5);
  int width, height, rows;
  for (std::size_t i = 0; i < 5; ++i) _PL_get_arg(i + 1, space, part + i);
  _PL_get_arg(6, space, heuristic);
  swipl::check(PL_get_integer_ex(part, &width) && PL_get_integer_ex(part + 1, &height) &&
               PL_get_bool_ex(part + 4, &rows));
  goal = get_board(part + 2, tiles::Shape{width, height});
  goal.rows = rows != 0;
  order = get_order(part + 3);
}

foreign_t search_boards(term_t space, const Request& request, const Start& start, term_t out) {
  const BoardGoal problem(space);
  const tiles::Shape shape = problem.goal.shape;
  if (request.mode == Mode::ida_star && !request.weight() && has_ida_kernel(problem, start)) {
    return search_with_ida_kernel(problem, request, start, out);
  }
  if (shape == tiles::Shape{3, 3} && request.is_blind()) {
    using Eight = BoardSpace<NibbleBoard, tiles::NoHeuristic, tiles::EightStore>;
    return search_blindly(Eight(shape, problem.goal.view(), problem.order), problem, request, start, out);
  }
  if (shape.cells() <= NibbleBoard::capacity) return search_packed<NibbleBoard>(problem, request, start, out);
  if (shape.cells() <= tiles::MediumBoard::capacity) {
    return search_packed<tiles::MediumBoard>(problem, request, start, out);
  }
  return search_packed<tiles::LargeBoard>(problem, request, start, out);
}

}  // namespace rumbo::predicates
