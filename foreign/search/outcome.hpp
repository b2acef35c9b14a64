#pragma once
/// How a search ended, and what it did on the way.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/limits.hpp"
#include "search/state_space.hpp"

namespace rumbo::search {

/// Exact and repeatable: the same on each run and machine.
struct Counters {
  std::uint64_t expanded = 0;    // states whose successors were asked for; the goal is not
  std::uint64_t generated = 0;   // successors returned
  std::uint64_t duplicates = 0;  // of them, already known
  std::uint64_t reopened = 0;    // closed states put back on the open list
  std::uint64_t states = 0;      // different states met
  std::uint64_t max_open = 0;    // most nodes waiting at once
  std::uint64_t iterations = 0;  // of iterative deepening; 0 elsewhere

  void note_open(std::uint64_t open) {
    if (open > max_open) max_open = open;
  }
};

enum class Verdict {
  running,
  solved,
  exhausted,   // there is no plan
  limited,     // a limit was reached: nothing is known
  incomplete,  // the strategy threw nodes away by its nature (beam, hill climbing) and found no plan
};

/// `states` has one more than `actions`; a state of bytes points into the store of the search that found it.
template <StateSpace Space>
struct Plan {
  std::vector<typename Space::Action> actions;
  std::vector<typename Space::State> states;
  typename Space::Cost cost{};
  std::uint32_t root = 0;  // which of the given start nodes it begins at
};

/// What every search can be asked, whatever its algorithm.
template <StateSpace Space>
struct Outcome {
  Verdict verdict = Verdict::running;
  Limit limit = Limit::depth;  // where the verdict is `limited`
  Plan<Space> plan;            // where it is `solved`

  bool running() const { return verdict == Verdict::running; }
  void stop_at(Limit which) {
    verdict = Verdict::limited;
    limit = which;
  }
  /// The end of all there was to expand; `cut_off`: something lay below the depth limit.
  void run_out(bool cut_off) {
    if (cut_off) {
      stop_at(Limit::depth);
    } else {
      verdict = Verdict::exhausted;
    }
  }
};

}  // namespace rumbo::search
