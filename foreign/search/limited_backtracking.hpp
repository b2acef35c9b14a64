#pragma once
/// Plain backtracking to a depth: no visited list, no pruning; one plan after the other, in the order of the
/// moves. A goal is not expanded further.
#include <cstddef>
#include <cstdint>

#include "search/observer.hpp"
#include "search/path_stack.hpp"

namespace rumbo::search {

template <StateSpace Space>
class LimitedBacktracking {
  using State = typename Space::State;
  using Store = typename Space::Store;

 public:
  /// `max_depth` counts from the root.
  LimitedBacktracking(Space& space, Monitor& monitor, std::uint64_t max_depth)
      : space_(space), monitor_(monitor), max_depth_(max_depth) {}

  void add_root(const State& state) { path_.restart(state, no_state); }

  /// Looks for the next plan; false when there is none, or when a limit was reached.
  bool next() {
    while (path_.advance()) {
      const auto edge = path_.edge();
      const State state = path_.state(edge, no_table_);
      if (space_.is_goal(state)) {
        outcome_.verdict = Verdict::solved;
        outcome_.plan = path_.plan(no_table_);
        return true;
      }
      if (path_.depth() == max_depth_) continue;
      if (const auto limit = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); })) {
        outcome_.stop_at(*limit);
        return false;
      }
      expand(edge, state);
    }
    outcome_.verdict = Verdict::exhausted;
    return false;
  }
  /// Whether anything is left to be tried.
  bool more() const { return path_.waiting() > 0; }

  Outcome<Space>& outcome() { return outcome_; }
  const Counters& counters() const { return counters_; }
  std::size_t bytes() const { return path_.bytes(); }

 private:
  void expand(const typename PathStack<Space>::Edge& edge, const State& state) {
    ++counters_.expanded;
    path_.open_level();
    space_.for_each_successor(state, [&](auto action, const State& child, const auto& cost) {
      ++counters_.generated;
      path_.add(action, child, no_state, edge.g + cost);
    });
    counters_.note_open(path_.held());
  }

  Space& space_;
  Monitor& monitor_;
  std::uint64_t max_depth_;
  PathStack<Space> path_;
  Store no_table_;
  Counters counters_;
  Outcome<Space> outcome_;
};

}  // namespace rumbo::search
