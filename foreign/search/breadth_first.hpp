#pragma once
/// Breadth-first search. The goal is tested when a node is taken; a known state is dropped when it is
/// generated.
///
/// States get their ids in the order in which they are met, which is the order of the queue: the queue is the
/// range of ids that were not taken yet.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/observer.hpp"
#include "search/outcome.hpp"
#include "search/search_tree.hpp"

namespace rumbo::search {

template <StateSpace Space, class Observer = Silent>
class BreadthFirst {
  using State = typename Space::State;
  using Store = typename Space::Store;
  using Cost = typename Space::Cost;

 public:
  BreadthFirst(Space& space, Monitor& monitor, Observer& observer)
      : space_(space), monitor_(monitor), observer_(observer) {}

  /// Roots are taken in the order in which they are added; one equal to an earlier one is never reached.
  void add_root(const State& state) {
    const std::uint32_t number = roots_given_++;
    if (!store_.intern(state).second) return;
    root_numbers_.push_back(number);
    tree_.add_root();
    layer_end_ = store_.size();
    counters_.note_open(store_.size());
  }
  /// A state that counts as expanded already.
  void add_visited(const State& state) { visited_.intern(state); }

  /// Takes one node; false when the search is over.
  bool step() {
    if (next_ == store_.size()) {
      outcome_.run_out(cut_off_);
      return false;
    }
    const StateId id{next_};
    const State state = store_.state(id);
    if (next_ == layer_end_) {
      ++depth_;
      monitor_.note_bound(depth_);
      layer_end_ = store_.size();
    }
    if (space_.is_goal(state)) {
      if constexpr (Observer::listens) observer_.reached_goal(view(id, state));
      outcome_.verdict = Verdict::solved;
      outcome_.plan = tree_.plan_to(id, store_);
      outcome_.plan.root = root_numbers_[outcome_.plan.root];
      return false;
    }
    if (depth_ >= monitor_.limits().depth) {
      cut_off_ = true;
      ++next_;
      return true;
    }
    if (visited_.size() > 0 && visited_.find(state) != no_state) {
      ++next_;
      return true;
    }
    if (const auto limit = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); })) {
      outcome_.stop_at(*limit);
      return false;
    }
    expand(id, state);
    return true;
  }

  Outcome<Space>& outcome() { return outcome_; }
  const Counters& counters() {
    counters_.states = store_.size();
    return counters_;
  }
  std::size_t bytes() const { return store_.bytes() + visited_.bytes() + tree_.bytes(); }
  const Store& store() const { return store_; }
  /// How deep the node taken last lies.
  std::uint32_t depth() const { return depth_; }

 private:
  NodeView<Space> view(StateId id, const State& state) const {
    return {state, depth_, SearchTree<Space>::keeps_g ? tree_.g(id) : static_cast<Cost>(depth_), std::nullopt,
            store_.size() - next_ - 1};
  }

  void expand(StateId id, const State& state) {
    if constexpr (Observer::listens) observer_.expanded(view(id, state));
    ++next_;
    ++counters_.expanded;
    const Cost g = tree_.g(id);
    space_.for_each_successor(state, [&](auto action, const State& child, const Cost& cost) {
      ++counters_.generated;
      const bool fresh = store_.intern(child).second;
      if (fresh) {
        tree_.add(id, action, g + cost);
      } else {
        ++counters_.duplicates;
      }
      if constexpr (Observer::listens)
        observer_.generated(action, child, cost, fresh ? Fate::fresh : Fate::known);
    });
    counters_.note_open(store_.size() - next_);
  }

  Space& space_;
  Monitor& monitor_;
  Observer& observer_;
  Store store_;
  Store visited_;
  SearchTree<Space> tree_;
  Counters counters_;
  Outcome<Space> outcome_;
  std::vector<std::uint32_t> root_numbers_;  // by id: which of the roots given that state was
  std::uint32_t roots_given_ = 0;
  std::uint32_t next_ = 0;
  std::uint32_t depth_ = 0;
  std::uint32_t layer_end_ = 0;
  bool cut_off_ = false;
};

}  // namespace rumbo::search
