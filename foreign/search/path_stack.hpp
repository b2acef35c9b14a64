#pragma once
/// The path from a root to the node at hand, and the successors along it that were not tried yet: what the
/// depth-first searches with a bound hold. States lie in the search's table, or on a trail where it has none.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/outcome.hpp"

namespace rumbo::search {

template <StateSpace Space>
class PathStack {
  using State = typename Space::State;
  using Store = typename Space::Store;
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;

 public:
  struct Edge {
    Action action;
    StateId id;           // no_state: the state is on the trail
    std::uint32_t place;  // there
    Cost g;
  };

  /// Empties the path and puts `root` on it, to be taken by the next advance.
  void restart(const State& root, StateId id) {
    edges_.clear();
    levels_.clear();
    trail_.truncate(0);
    open_level();
    add(Action{}, root, id, Cost{});
  }
  /// What is added from here on are successors of the node at hand.
  void open_level() { levels_.push_back({edges_.size(), edges_.size(), trail_.size()}); }
  void add(Action action, const State& state, StateId id, const Cost& g) {
    edges_.push_back({action, id, id == no_state ? trail_.push(state) : 0, g});
  }

  /// Goes to the next untried successor, deepest first; false when there is none.
  bool advance() {
    while (!levels_.empty()) {
      Level& deepest = levels_.back();
      if (deepest.next < edges_.size()) {
        ++deepest.next;
        return true;
      }
      edges_.resize(deepest.first);
      trail_.truncate(deepest.trail);
      levels_.pop_back();
    }
    return false;
  }

  /// Moves from the root to the node at hand.
  std::uint32_t depth() const { return static_cast<std::uint32_t>(levels_.size() - 1); }
  const Edge& edge() const { return edges_[levels_.back().next - 1]; }
  State state(const Edge& edge, const Store& store) const {
    return edge.id == no_state ? State(trail_.state(edge.place)) : State(store.state(edge.id));
  }
  /// Whether `state` is one of those from the root to the node at hand.
  bool contains(const State& state, const Store& store) const {
    for (const Level& level : levels_) {
      // The level whose successors are being added has no edge at hand yet.
      if (level.next > level.first && this->state(edges_[level.next - 1], store) == state) return true;
    }
    return false;
  }
  /// Nodes on the path and beside it, the tried ones of each level included.
  std::size_t held() const { return edges_.size(); }
  /// Nodes that wait to be tried.
  std::size_t waiting() const {
    std::size_t waiting = 0;
    for (std::size_t i = 0; i < levels_.size(); ++i) {
      const std::size_t end = i + 1 < levels_.size() ? levels_[i + 1].first : edges_.size();
      waiting += end - levels_[i].next;
    }
    return waiting;
  }

  Plan<Space> plan(const Store& store) const {
    Plan<Space> plan;
    for (const Level& level : levels_) {
      const Edge& edge = edges_[level.next - 1];
      if (&level != levels_.data()) plan.actions.push_back(edge.action);
      plan.states.push_back(state(edge, store));
      plan.cost = edge.g;
    }
    return plan;
  }
  std::size_t bytes() const {
    return edges_.capacity() * sizeof(Edge) + levels_.capacity() * sizeof(Level) + trail_.bytes();
  }

 private:
  /// A level's edges reach to the first of the next level, the deepest's to the end.
  struct Level {
    std::size_t first;
    std::size_t next;  // one behind the edge at hand
    std::uint32_t trail;
  };
  std::vector<Edge> edges_;
  std::vector<Level> levels_;
  typename Store::Trail trail_;
};

}  // namespace rumbo::search
