#pragma once
/// A problem's space, and all that it refers to, made from its description.
#include <SWI-Prolog.h>

#include "predicates/writer.hpp"
#include "search/state_space.hpp"
#include "terms/term_space.hpp"
#include "tiles/board_space.hpp"

namespace rumbo::predicates {

/// From tablero(Width, Height, Goal, Order, Rows).
struct BoardGoal {
  BoardTerm goal;
  tiles::MoveOrder order;
  explicit BoardGoal(term_t description);
};

/// Boards of any size.
struct BoardProblem : private BoardGoal {
  using Space = tiles::BoardSpace<tiles::LargeBoard>;
  using Writer = BoardWriter<tiles::LargeBoard>;
  Space space;
  Writer writer;
  explicit BoardProblem(term_t description)
      : BoardGoal(description), space(goal.shape, goal.view(), order), writer(goal.shape, goal.rows) {}
};

/// Callbacks, whose costs do not matter.
struct TermsProblem {
  using Space = terms::TermSpace<search::UnitCost>;
  using Writer = TermWriter;
  terms::Problem problem;
  Space space;
  Writer writer;
  explicit TermsProblem(term_t description) : problem(description), space(problem), writer(problem) {}
};

}  // namespace rumbo::predicates
