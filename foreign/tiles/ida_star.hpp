#pragma once
/// IDA* on boards (R. E. Korf, Depth-first iterative-deepening, 1985), compiled for each size and heuristic:
/// moves in place, h by increments, no move straight back. The plan is the first, in the order of moves,
/// among the shortest.
///
///     const IdaOutcome found = ida_manhattan({Shape{4, 4}, start, goal}, {}, {});
///     if (found.end == IdaEnd::solved) use(found.plan);
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "tiles/board.hpp"
#include "tiles/moves.hpp"

namespace rumbo::tiles {

/// `start` and `goal` must be boards of the shape (`is_board`), `order` a permutation (`is_order`).
struct BoardProblem {
  Shape shape;
  Cells start;
  Cells goal;
  MoveOrder order = default_order;
};

struct IdaLimits {
  /// Exact: the search stops before the expansion beyond it.
  std::uint64_t expansions = std::numeric_limits<std::uint64_t>::max();
  /// No plan longer than this is looked for.
  int depth = std::numeric_limits<int>::max();
};

/// What the poll sees: exact at each call.
struct IdaProgress {
  std::uint64_t expanded = 0;    // nodes whose successors were made, over all iterations
  std::uint64_t generated = 0;   // successors made, also those cut at once
  std::uint64_t iterations = 0;  // begun
  int bound = 0;                 // of the iteration that runs: the plan is not shorter
};

/// Called every `poll_interval` expansions; false stops the search, an exception goes through it.
using IdaPoll = std::function<bool(const IdaProgress&)>;
inline constexpr std::uint32_t poll_interval = 1U << 14;

enum class IdaEnd {
  solved,
  unsolvable,   // by parity
  expansions,   // the limit
  depth,        // the limit: there is no plan of that length
  interrupted,  // the poll said so
};

struct IdaOutcome {
  IdaEnd end = IdaEnd::unsolvable;
  std::vector<Direction> plan;
  IdaProgress progress;
};

IdaOutcome ida_manhattan(const BoardProblem& problem, const IdaLimits& limits, const IdaPoll& poll);
IdaOutcome ida_linear_conflict(const BoardProblem& problem, const IdaLimits& limits, const IdaPoll& poll);
/// Throws HeuristicUnavailable where the walking distance does not exist (5x5).
IdaOutcome ida_walking_distance(const BoardProblem& problem, const IdaLimits& limits, const IdaPoll& poll);

}  // namespace rumbo::tiles
