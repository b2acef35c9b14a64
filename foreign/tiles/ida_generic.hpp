#pragma once
/// IDA* for any shape and any heuristic for boards: tables by the blank's cell, h by increments where the
/// heuristic is a sum over tiles, else of each board anew.
#include <algorithm>
#include <limits>

#include "tiles/board_space.hpp"
#include "tiles/ida_budget.hpp"
#include "tiles/solvable.hpp"

namespace rumbo::tiles {

template <PackedBoard Board, BoardHeuristic<Board> H>
class GenericIda {
 public:
  GenericIda(const BoardProblem& problem, const H& h, const IdaLimits& limits, const IdaPoll& poll)
      : moves_(problem.shape, problem.order),
        board_(Board::pack(problem.start)),
        goal_(Board::pack(problem.goal)),
        h_(h),
        limits_(limits),
        budget_(limits, poll) {}

  IdaOutcome run() {
    const int h = h_(board_);
    IdaOutcome outcome = ida_deepen(
        h, limits_, budget_,
        [&](int bound) {
          least_overrun_ = std::numeric_limits<int>::max() / 2;
          return board_ == goal_ || search(board_.blank(), no_way_back, bound, h);
        },
        [this](int bound) { return bound + least_overrun_; });
    outcome.plan.assign(path_.rbegin(), path_.rend());
    return outcome;
  }

 private:
  static constexpr int no_way_back = 4;

  /// `left`: bound - g of the node whose blank is in `blank`.
  bool search(int blank, int way_back, int left, int h) {
    const MoveTable::Legal& legal = moves_.from(blank);
    const int successors = legal.count - (way_back == no_way_back ? 0 : 1);
    budget_.expand(successors);
    int made = 0;
    for (const Move move : legal) {
      if (static_cast<int>(move.direction) == way_back) continue;
      ++made;
      const int h_child = slide_and_estimate(move.to, blank, h);
      const int slack = left - 1 - h_child;
      if (slack < 0) {
        least_overrun_ = std::min(least_overrun_, -slack);
      } else if ((h_child == 0 && board_ == goal_) ||
                 search(move.to, static_cast<int>(opposite(move.direction)), left - 1, h_child)) {
        path_.push_back(move.direction);
        budget_.not_generated(successors - made);
        return true;
      }
      board_.slide(blank, move.to);
    }
    return false;
  }

  static constexpr bool is_sum = requires(const H& h, int cell, int tile) { h.of(cell, tile); };
  /// Makes the move; h of the board it leads to.
  int slide_and_estimate(int from, int to, int h) {
    const int tile = board_.tile(from);
    board_.slide(from, to);
    if constexpr (is_sum) {
      return h - h_.of(from, tile) + h_.of(to, tile);
    } else {
      return h_(board_);
    }
  }

  MoveTable moves_;
  Board board_;
  Board goal_;
  const H& h_;
  IdaLimits limits_;
  IdaBudget budget_;
  int least_overrun_ = 0;  // by which the least f above the bound exceeded it
  std::vector<Direction> path_;
};

/// `h` must be admissible; it may be one that answers 0 always. Boards of any size the type holds.
template <PackedBoard Board, BoardHeuristic<Board> H>
IdaOutcome ida_generic(const BoardProblem& problem, const H& h, const IdaLimits& limits,
                       const IdaPoll& poll) {
  if (!solvable(problem.shape, problem.start, problem.goal)) return {};
  return GenericIda<Board, H>(problem, h, limits, poll).run();
}

/// The same with the smallest type that holds the shape.
template <class H>
IdaOutcome ida_any_shape(const BoardProblem& problem, const H& h, const IdaLimits& limits,
                         const IdaPoll& poll) {
  const int cells = problem.shape.cells();
  if (cells <= NibbleBoard::capacity) return ida_generic<NibbleBoard>(problem, h, limits, poll);
  if (cells <= MediumBoard::capacity) return ida_generic<MediumBoard>(problem, h, limits, poll);
  return ida_generic<LargeBoard>(problem, h, limits, poll);
}

}  // namespace rumbo::tiles
