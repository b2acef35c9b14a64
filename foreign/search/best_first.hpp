#pragma once
/// Best-first search: uniform cost, greedy and A*, which differ in the key of the open list alone. The goal
/// is tested when a node is taken. Where g counts a closed state that is reached at less cost is reopened, so
/// that an admissible heuristic gives an optimal plan though it be inconsistent.
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "search/column.hpp"
#include "search/observer.hpp"
#include "search/open_list.hpp"
#include "search/outcome.hpp"
#include "search/search_tree.hpp"

namespace rumbo::search {

/// Least g first, ties first in.
template <class Cost>
struct UniformCost {
  static constexpr bool uses_h = false;
  static constexpr bool improves = true;
  Key<Cost> key(const Cost& g, const Cost&) const { return {g, Cost{}}; }
};

/// Least h first, ties first in; a known state is never put on the list again.
template <class Cost>
struct Greedy {
  static constexpr bool uses_h = true;
  static constexpr bool improves = false;
  Key<Cost> key(const Cost&, const Cost& h) const { return {h, Cost{}}; }
};

/// Least f = g + weight * h first, ties by smaller h, then first in.
template <class Cost>
struct AStar {
  static constexpr bool uses_h = true;
  static constexpr bool improves = true;
  std::optional<Cost> weight;  // nothing: 1
  Key<Cost> key(const Cost& g, const Cost& h) const { return {g + (weight ? *weight * h : h), h}; }
};

template <InformedSpace Space, class Order, class Observer = Silent>
class BestFirst {
  using State = typename Space::State;
  using Store = typename Space::Store;
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;

 public:
  BestFirst(Space& space, Monitor& monitor, Observer& observer, Order order = {})
      : space_(space), monitor_(monitor), observer_(observer), order_(order) {}

  void add_root(const State& state) {
    const auto [id, fresh] = store_.intern(state);
    if (!fresh) return;
    nodes_.push_back({no_state, Cost{}, Cost{}, Action{}, Status::open, 0});
    insert(id, state);
    counters_.note_open(open_count_);
  }

  /// Takes one node; false when the search is over.
  bool step() {
    const auto id = take();
    if (!id) {
      outcome_.run_out(cut_off_);
      return false;
    }
    const State state = store_.state(*id);
    const std::uint32_t depth = true_depth_of(*id);
    if (depth > monitor_.limits().depth) {
      cut_off_ = true;
      return true;
    }
    if (space_.is_goal(state)) {
      if constexpr (Observer::listens) observer_.reached_goal(view(*id, state));
      outcome_.verdict = Verdict::solved;
      outcome_.plan = plan_to(*id);
      return false;
    }
    if (depth >= monitor_.limits().depth) {
      cut_off_ = true;
      return true;
    }
    if (const auto limit = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); })) {
      outcome_.stop_at(*limit);
      return false;
    }
    expand(*id, state);
    return true;
  }

  /// Nodes whose key begins beyond `horizon` are not taken any more. A search that has ended at a goal may be
  /// stepped on, for the goals that remain within it.
  void set_horizon(const Cost& horizon) { horizon_ = horizon; }

  Outcome<Space>& outcome() { return outcome_; }
  const Counters& counters() {
    counters_.states = store_.size();
    return counters_;
  }
  std::size_t bytes() const { return store_.bytes() + nodes_.bytes() + open_.bytes(); }
  const Store& store() const { return store_; }
  const Cost& g(StateId id) const { return nodes_[id].g; }

 private:
  enum class Status : std::uint8_t { open, closed, dead };
  /// Where each move costs one the depth is g.
  static constexpr bool keeps_depth = !std::same_as<Cost, UnitCost>;
  struct NoDepth {
    constexpr NoDepth(std::uint32_t = 0) {}  // NOLINT(google-explicit-constructor): stands for the number
  };
  using Depth = std::conditional_t<keeps_depth, std::uint32_t, NoDepth>;
  struct Node {
    StateId parent;
    Cost g;
    Cost h;
    Action action;
    Status status;
    [[no_unique_address]] Depth depth;
  };
  std::uint32_t depth_of(const Node& node) const {
    if constexpr (keeps_depth) {
      return node.depth;
    } else {
      return static_cast<std::uint32_t>(node.g);
    }
  }

  /// A state that is reopened may get a longer path, of which what lies behind it does not know yet.
  std::uint32_t true_depth_of(StateId id) const {
    if (!keeps_depth || counters_.reopened == 0 || monitor_.limits().depth == Limits::no_depth) {
      return depth_of(nodes_[id]);
    }
    std::uint32_t depth = 0;
    for (StateId at = nodes_[id].parent; at != no_state; at = nodes_[at].parent) ++depth;
    return depth;
  }

  /// Puts a state that has just become open on the list, or finds that it is a dead end.
  bool insert(StateId id, const State& state) {
    if constexpr (Order::uses_h) {
      const auto h = space_.heuristic(state);
      if (!h) {
        nodes_[id].status = Status::dead;
        return false;
      }
      nodes_[id].h = *h;
    }
    push(id);
    ++open_count_;
    return true;
  }
  void push(StateId id) { open_.push(order_.key(nodes_[id].g, nodes_[id].h), id); }

  /// The best open node. Entries made before a node improved, or for one closed since, are passed over: a
  /// node's key only falls, so an entry is up to date exactly when it has the node's key now.
  std::optional<StateId> take() {
    while (!open_.empty()) {
      const Entry<Cost> entry = open_.pop();
      if (horizon_ && *horizon_ < entry.key.first) return std::nullopt;
      Node& node = nodes_[entry.id];
      if (node.status != Status::open || !(order_.key(node.g, node.h) == entry.key)) continue;
      node.status = Status::closed;
      --open_count_;
      return entry.id;
    }
    return std::nullopt;
  }

  NodeView<Space> view(StateId id, const State& state) const {
    const Node& node = nodes_[id];
    return {state, depth_of(node), node.g, Order::uses_h ? std::optional(node.h) : std::nullopt, open_count_};
  }

  void expand(StateId id, const State& state) {
    if constexpr (Observer::listens) observer_.expanded(view(id, state));
    ++counters_.expanded;
    const Cost g = nodes_[id].g;
    const std::uint32_t depth = depth_of(nodes_[id]) + 1;
    space_.for_each_successor(state, [&](Action action, const State& child, const Cost& cost) {
      ++counters_.generated;
      const Fate fate = add(id, action, child, g + cost, depth);
      if constexpr (Observer::listens) observer_.generated(action, child, cost, fate);
    });
    counters_.note_open(open_count_);
  }

  Fate add(StateId parent, Action action, const State& child, const Cost& g, std::uint32_t depth) {
    const auto [id, fresh] = store_.intern(child);
    if (fresh) {
      nodes_.push_back({parent, g, Cost{}, action, Status::open, depth});
      return insert(id, child) ? Fate::fresh : Fate::dead_end;
    }
    ++counters_.duplicates;
    Node& node = nodes_[id];
    if (node.status == Status::dead) return Fate::dead_end;
    if (!Order::improves) return Fate::known;
    if (!(g < node.g)) return Fate::costlier;
    const bool was_closed = node.status == Status::closed;
    node.parent = parent;
    node.action = action;
    node.g = g;
    node.depth = depth;
    node.status = Status::open;
    push(id);
    if (!was_closed) return Fate::improved;
    ++counters_.reopened;
    ++open_count_;
    return Fate::reopened;
  }

  Plan<Space> plan_to(StateId goal) const {
    Plan<Space> plan;
    plan.cost = nodes_[goal].g;
    for (StateId at = goal;; at = nodes_[at].parent) {
      plan.states.push_back(store_.state(at));
      if (nodes_[at].parent == no_state) break;
      plan.actions.push_back(nodes_[at].action);
    }
    std::reverse(plan.actions.begin(), plan.actions.end());
    std::reverse(plan.states.begin(), plan.states.end());
    return plan;
  }

  Space& space_;
  Monitor& monitor_;
  Observer& observer_;
  Order order_;
  Store store_;
  Column<Node> nodes_;
  AdaptiveOpen<Cost> open_;
  std::optional<Cost> horizon_;
  std::uint64_t open_count_ = 0;
  Counters counters_;
  Outcome<Space> outcome_;
  bool cut_off_ = false;
};

}  // namespace rumbo::search
