#include <functional>
#include <string_view>

#include "predicates/problem_holders.hpp"
#include "predicates/search_spaces.hpp"
#include "tiles/eight_store.hpp"
#include "tiles/exact.hpp"
#include "tiles/linear_conflict.hpp"
#include "tiles/tile_sum.hpp"
#include "tiles/walking_distance.hpp"

namespace rumbo::predicates {

using tiles::BoardSpace;
using tiles::NibbleBoard;

namespace {

/// Any heuristic behind one call: what A* and its kin spend on a node lies elsewhere.
template <class Board>
using AnyHeuristic = std::function<std::optional<search::UnitCost>(const Board&)>;

template <class Board>
AnyHeuristic<Board> heuristic_named(term_t name, const BoardTerm& goal) {
  char* text;
  swipl::check(PL_get_chars(name, &text, CVT_ATOM | CVT_EXCEPTION));
  const std::string_view which = text;
  const auto make = [&](auto heuristic) -> AnyHeuristic<Board> {
    return [heuristic](const Board& board) { return std::optional<search::UnitCost>(heuristic(board)); };
  };
  if (which == "fuera_de_lugar") return make(tiles::Misplaced(goal.shape, goal.view()));
  if (which == "conflicto_lineal") return make(tiles::LinearConflict(goal.shape, goal.view()));
  if (which == "distancia_andada") return make(tiles::WalkingDistance(goal.shape, goal.view()));
  if (which == "exacta") return make(tiles::Exact(goal.shape, goal.view()));
  return make(tiles::Manhattan(goal.shape, goal.view()));
}

template <class Space>
foreign_t run_blind(Space space, const BoardGoal& problem, const Request& request, const Start& start,
                    term_t out) {
  BoardWriter<typename Space::State> writer(problem.goal.shape, problem.goal.rows);
  search::Silent silent;
  return Runner(space, writer, silent, request, start, out).run_blind();
}

template <class Space>
foreign_t run_informed(Space space, const BoardGoal& problem, const Request& request, const Start& start,
                       term_t out) {
  BoardWriter<typename Space::State> writer(problem.goal.shape, problem.goal.rows);
  search::Silent silent;
  return Runner(space, writer, silent, request, start, out).run_informed(std::nullopt);
}

template <class Board>
foreign_t search_packed(const BoardGoal& problem, const Request& request, const Start& start, term_t out) {
  const auto& [goal, order, heuristic] = problem;
  if (request.is_blind()) {
    return run_blind(BoardSpace<Board>(goal.shape, goal.view(), order), problem, request, start, out);
  }
  return run_informed(BoardSpace<Board, AnyHeuristic<Board>>(goal.shape, goal.view(), order,
                                                             heuristic_named<Board>(heuristic, goal)),
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
  if (shape == tiles::Shape{3, 3} && request.is_blind()) {
    using Eight = BoardSpace<NibbleBoard, tiles::NoHeuristic, tiles::EightStore>;
    return run_blind(Eight(shape, problem.goal.view(), problem.order), problem, request, start, out);
  }
  if (shape.cells() <= NibbleBoard::capacity) return search_packed<NibbleBoard>(problem, request, start, out);
  if (shape.cells() <= tiles::MediumBoard::capacity) {
    return search_packed<tiles::MediumBoard>(problem, request, start, out);
  }
  return search_packed<tiles::LargeBoard>(problem, request, start, out);
}

}  // namespace rumbo::predicates
