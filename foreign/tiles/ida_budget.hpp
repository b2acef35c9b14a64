#pragma once
/// Limits, interrupts and counters of IDA* at the price of one addition and one branch a node.
#include <algorithm>
#include <cstdint>

#include "tiles/ida_star.hpp"

namespace rumbo::tiles {

/// Leaves an iteration from any depth; caught where the iterations are.
struct IdaStop {
  IdaEnd why;
};

/// One word holds the expansions that are left until the next look (above `generated_bits`) and the
/// successors generated since the last one (below): an expansion adds a constant, and a negative word calls
/// for a look.
class IdaBudget {
 public:
  IdaBudget(const IdaLimits& limits, const IdaPoll& poll) : limits_(limits), poll_(poll) { fill(); }

  /// To be told before each expansion. Throws IdaStop, or what the poll throws.
  void expand(std::int64_t successors) {
    word_ += successors - one_expansion;
    if (word_ < 0) [[unlikely]] {
      look(successors);
    }
  }
  /// Successors told of an expansion that were not made after all: the goal came before them.
  void not_generated(std::int64_t successors) { word_ -= successors; }

  void begin_iteration(int bound) {
    ++progress_.iterations;
    progress_.bound = bound;
  }
  IdaProgress progress() const {
    IdaProgress now = progress_;
    now.expanded += filled_ - static_cast<std::uint64_t>(word_ >> generated_bits);
    now.generated += static_cast<std::uint64_t>(word_ & (one_expansion - 1));
    return now;
  }

 private:
  static constexpr int generated_bits = 20;  // four successors of poll_interval expansions fit
  static constexpr std::int64_t one_expansion = std::int64_t{1} << generated_bits;

  void fill() {
    filled_ = std::min<std::uint64_t>(poll_interval, limits_.expansions - progress_.expanded);
    word_ = static_cast<std::int64_t>(filled_) << generated_bits;
  }

  [[gnu::noinline, gnu::cold]] void look(std::int64_t successors) {
    word_ -= successors - one_expansion;
    progress_ = progress();
    fill();
    if (filled_ == 0) throw IdaStop{IdaEnd::expansions};
    if (poll_ && !poll_(progress_)) throw IdaStop{IdaEnd::interrupted};
    expand(successors);
  }

  std::int64_t word_ = 0;
  std::uint64_t filled_ = 0;
  IdaLimits limits_;
  const IdaPoll& poll_;
  IdaProgress progress_;
};

/// Deepens from h(start) until `search(bound)` finds a plan. `next_bound()` is asked after each failed
/// iteration.
template <class Search, class NextBound>
IdaOutcome ida_deepen(int first_bound, const IdaLimits& limits, IdaBudget& budget, Search&& search,
                      NextBound&& next_bound) {
  IdaOutcome outcome;
  try {
    for (int bound = first_bound;; bound = next_bound(bound)) {
      if (bound > limits.depth) throw IdaStop{IdaEnd::depth};
      budget.begin_iteration(bound);
      if (search(bound)) break;
    }
    outcome.end = IdaEnd::solved;
  } catch (const IdaStop& stop) {
    outcome.end = stop.why;
  }
  outcome.progress = budget.progress();
  return outcome;
}

}  // namespace rumbo::tiles
