#pragma once
/// Iterative deepening: depth-first to depth 0, 1, 2, ...; the plan is breadth-first's, the first in the
/// order of the moves among the shortest.
///
/// A table holds every state met with its depth, which is exact: a state is first met as a leaf, in the
/// iteration whose bound is its distance, since every nearer state was met before. So a state reached deeper
/// than that lies on no shortest path, nor does it when this iteration has taken it already: both are pruned,
/// and the plan stays. An iteration that meets no new leaf is the last. When the table may not grow any more,
/// further states are held along the path only, and pruned only where they repeat on it.
#include <cstddef>
#include <cstdint>

#include "search/column.hpp"
#include "search/observer.hpp"
#include "search/path_stack.hpp"

namespace rumbo::search {

template <StateSpace Space, class Observer = Silent>
class IterativeDeepening {
  using State = typename Space::State;
  using Store = typename Space::Store;
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;

 public:
  IterativeDeepening(Space& space, Monitor& monitor, Observer& observer)
      : space_(space), monitor_(monitor), observer_(observer) {}

  void add_root(const State& state) {
    root_ = store_.intern(state).first;
    known_.push_back({0, 0});
    begin_iteration();
  }

  /// Takes one node; false when the search is over.
  bool step() {
    if (!path_.advance()) return deepen();
    const auto edge = path_.edge();
    const std::uint32_t depth = path_.depth();
    if (edge.id != no_state) {
      Known& known = known_[edge.id];
      if (known.depth < depth || known.taken_in == iteration_) return true;
      known.taken_in = iteration_;
    }
    const State state = path_.state(edge, store_);
    if (depth == bound_) return test_leaf(edge, state);
    if (const auto limit = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); })) {
      outcome_.stop_at(*limit);
      return false;
    }
    expand(edge, state, depth);
    return true;
  }

  Outcome<Space>& outcome() { return outcome_; }
  const Counters& counters() {
    counters_.states = store_.size();
    counters_.iterations = iteration_;
    return counters_;
  }
  std::size_t bytes() const { return store_.bytes() + known_.bytes() + path_.bytes(); }
  const Store& store() const { return store_; }

 private:
  struct Known {
    std::uint32_t depth;
    std::uint32_t taken_in;  // the iteration, counted from 1
  };

  void begin_iteration() {
    ++iteration_;
    monitor_.note_bound(bound_);
    cut_off_ = false;
    path_.restart(store_.state(root_), root_);
    if constexpr (Observer::listens) observer_.deepened(static_cast<Cost>(bound_));
  }

  bool deepen() {
    if (!cut_off_) {
      outcome_.verdict = Verdict::exhausted;
      return false;
    }
    if (bound_ >= monitor_.limits().depth) {
      outcome_.stop_at(Limit::depth);
      return false;
    }
    ++bound_;
    begin_iteration();
    return true;
  }

  /// Leaves alone are tested: nodes above were leaves of an earlier iteration.
  bool test_leaf(const typename PathStack<Space>::Edge& edge, const State& state) {
    if (!space_.is_goal(state)) {
      cut_off_ = true;
      return true;
    }
    if constexpr (Observer::listens) observer_.reached_goal(view(edge, state));
    outcome_.verdict = Verdict::solved;
    outcome_.plan = path_.plan(store_);
    return false;
  }

  NodeView<Space> view(const typename PathStack<Space>::Edge& edge, const State& state) const {
    return {state, path_.depth(), edge.g, std::nullopt, path_.waiting()};
  }

  void expand(const typename PathStack<Space>::Edge& edge, const State& state, std::uint32_t depth) {
    if constexpr (Observer::listens) observer_.expanded(view(edge, state));
    ++counters_.expanded;
    path_.open_level();
    space_.for_each_successor(state, [&](Action action, const State& child, const Cost& cost) {
      ++counters_.generated;
      StateId id = store_.find(child);
      Fate fate = Fate::fresh;
      if (id != no_state) {
        ++counters_.duplicates;
        fate = known_[id].depth > depth && known_[id].taken_in != iteration_ ? Fate::pending : Fate::known;
      } else if (monitor_.table_may_grow(store_.bytes() + known_.bytes())) {
        id = store_.intern(child).first;
        known_.push_back({depth + 1, 0});
      } else if (path_.contains(child, store_)) {
        ++counters_.duplicates;
        fate = Fate::known;
      }
      if constexpr (Observer::listens) observer_.generated(action, child, cost, fate);
      if (fate == Fate::known) return;
      path_.add(action, child, id, edge.g + cost);
    });
    counters_.note_open(path_.held());
  }

  Space& space_;
  Monitor& monitor_;
  Observer& observer_;
  Store store_;
  Column<Known> known_;
  PathStack<Space> path_;
  StateId root_ = no_state;
  std::uint32_t bound_ = 0;
  std::uint32_t iteration_ = 0;
  bool cut_off_ = false;
  Counters counters_;
  Outcome<Space> outcome_;
};

}  // namespace rumbo::search
