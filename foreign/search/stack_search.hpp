#pragma once
/// Depth-first search with a stack whose children are ordered by h, the least on top, and among equals the
/// least state. A state is marked when it is pushed, so none is pushed twice (exercise "Puzzle 3 x 3 con 3
/// heurísticas").
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/column.hpp"
#include "search/observer.hpp"
#include "search/outcome.hpp"
#include "search/search_tree.hpp"

namespace rumbo::search {

/// A space whose states have an order.
template <class S>
concept OrderedSpace = InformedSpace<S> && requires(S& space, const typename S::State& state) {
  { space.less(state, state) } -> std::same_as<bool>;
};

template <OrderedSpace Space, class Observer = Silent>
class StackSearch {
  using State = typename Space::State;
  using Store = typename Space::Store;
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;

 public:
  StackSearch(Space& space, Monitor& monitor, Observer& observer)
      : space_(space), monitor_(monitor), observer_(observer) {}

  void add_root(const State& state) {
    const auto [id, fresh] = store_.intern(state);
    if (!fresh) return;
    tree_.add_root();
    if (const auto h = space_.heuristic(state)) stack_.push_back({id, *h, 0});
    counters_.note_open(stack_.size());
  }

  /// Takes the node on top; false when the search is over.
  bool step() {
    if (stack_.size() == 0) {
      outcome_.run_out(cut_off_);
      return false;
    }
    const Node node = stack_.pop_back();
    const State state = store_.state(node.id);
    if (space_.is_goal(state)) {
      if constexpr (Observer::listens) observer_.reached_goal(view(node, state));
      outcome_.verdict = Verdict::solved;
      outcome_.plan = tree_.plan_to(node.id, store_);
      return false;
    }
    if (node.depth >= monitor_.limits().depth) {
      cut_off_ = true;
      return true;
    }
    if (const auto limit = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); })) {
      outcome_.stop_at(*limit);
      return false;
    }
    expand(node, state);
    return true;
  }

  Outcome<Space>& outcome() { return outcome_; }
  const Counters& counters() {
    counters_.states = store_.size();
    return counters_;
  }
  std::size_t bytes() const { return store_.bytes() + tree_.bytes() + stack_.bytes(); }
  const Store& store() const { return store_; }

 private:
  struct Node {
    StateId id;
    Cost h;
    std::uint32_t depth;
  };

  NodeView<Space> view(const Node& node, const State& state) const {
    const Cost g = SearchTree<Space>::keeps_g ? tree_.g(node.id) : static_cast<Cost>(node.depth);
    return {state, node.depth, g, node.h, stack_.size()};
  }

  void expand(const Node& node, const State& state) {
    if constexpr (Observer::listens) observer_.expanded(view(node, state));
    ++counters_.expanded;
    children_.clear();
    const Cost g = tree_.g(node.id);
    space_.for_each_successor(state, [&](Action action, const State& child, const Cost& cost) {
      ++counters_.generated;
      const auto [id, fresh] = store_.intern(child);
      Fate fate = Fate::known;
      if (fresh) {
        tree_.add(node.id, action, g + cost);
        const auto h = space_.heuristic(child);
        fate = h ? Fate::fresh : Fate::dead_end;
        if (h) children_.push_back({id, *h, node.depth + 1});
      } else {
        ++counters_.duplicates;
      }
      if constexpr (Observer::listens) observer_.generated(action, child, cost, fate);
    });
    std::sort(children_.begin(), children_.end(), [&](const Node& a, const Node& b) {
      if (a.h != b.h) return b.h < a.h;
      return space_.less(store_.state(b.id), store_.state(a.id));
    });
    for (const Node& child : children_) stack_.push_back(child);
    counters_.note_open(stack_.size());
  }

  Space& space_;
  Monitor& monitor_;
  Observer& observer_;
  Store store_;
  SearchTree<Space> tree_;
  Column<Node> stack_;
  std::vector<Node> children_;
  Counters counters_;
  Outcome<Space> outcome_;
  bool cut_off_ = false;
};

}  // namespace rumbo::search
