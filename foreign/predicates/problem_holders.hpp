#pragma once
/// A problem's space, and all that it refers to, made from its description.
#include <SWI-Prolog.h>

#include "predicates/writer.hpp"
#include "search/state_space.hpp"
#include "terms/term_space.hpp"
#include "tiles/board_space.hpp"
#include "tiles/tile_sum.hpp"

namespace rumbo::predicates {

/// From tablero(Width, Height, Goal, Order, Rows, Heuristic).
struct BoardGoal {
  BoardTerm goal;
  tiles::MoveOrder order;
  term_t heuristic;  // a name, or `no`
  explicit BoardGoal(term_t description);
};

/// Boards of any size, with Manhattan distances.
struct BoardProblem : private BoardGoal {
  using Space = tiles::BoardSpace<tiles::LargeBoard, tiles::Manhattan>;
  using Writer = BoardWriter<tiles::LargeBoard>;
  Space space;
  Writer writer;
  explicit BoardProblem(term_t description)
      : BoardGoal(description),
        space(goal.shape, goal.view(), order, tiles::Manhattan(goal.shape, goal.view())),
        writer(goal.shape, goal.rows) {}
  std::size_t bytes() const { return 0; }
  /// There are no large numbers to be kept.
  int enter() { return 0; }
};

/// Callbacks.
template <class Cost>
struct CallbackProblem {
  using Space = terms::TermSpace<Cost>;
  using Writer = TermWriter;
  terms::Number::Pool pool;
  terms::Problem problem;
  Space space;
  Writer writer;
  explicit CallbackProblem(term_t description) : problem(description), space(problem), writer(problem) {}
  std::size_t bytes() const { return problem.bytes() + pool.bytes(); }
  /// To be held while the search goes on.
  terms::Number::Pool::Scope enter() { return terms::Number::Pool::Scope(pool); }
};
using TermProblem = CallbackProblem<search::UnitCost>;
using CostedProblem = CallbackProblem<terms::Number>;

}  // namespace rumbo::predicates
