#pragma once
/// How each state was reached: parent, action and g as columns beside the store.
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "search/column.hpp"
#include "search/outcome.hpp"

namespace rumbo::search {

template <StateSpace Space>
class SearchTree {
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;

 public:
  /// With unit costs g is the number of moves, which the path itself tells.
  static constexpr bool keeps_g = !std::same_as<Cost, UnitCost>;

  std::size_t bytes() const { return parent_.bytes() + action_.bytes() + g_.bytes(); }

  void add_root() { add(no_state, Action{}, Cost{}); }
  void add(StateId parent, Action action, const Cost& g) {
    parent_.push_back(parent);
    action_.push_back(action);
    if constexpr (keeps_g) g_.push_back(g);
  }
  void set(StateId id, StateId parent, Action action, const Cost& g) {
    parent_[id] = parent;
    action_[id] = action;
    if constexpr (keeps_g) g_[id] = g;
  }
  /// Room for a state that is known before it is reached.
  void add_unreached() { add(no_state, Action{}, Cost{}); }

  StateId parent(StateId id) const { return parent_[id]; }
  Cost g(StateId id) const {
    if constexpr (keeps_g) {
      return g_[id];
    } else {
      (void)id;
      return Cost{};
    }
  }

  Plan<Space> plan_to(StateId goal, const typename Space::Store& store) const {
    Plan<Space> plan;
    StateId at = goal;
    for (; parent_[at] != no_state; at = parent_[at]) {
      plan.actions.push_back(action_[at]);
      plan.states.push_back(store.state(at));
    }
    plan.states.push_back(store.state(at));
    plan.root = index(at);
    std::reverse(plan.actions.begin(), plan.actions.end());
    std::reverse(plan.states.begin(), plan.states.end());
    if constexpr (keeps_g) {
      plan.cost = g_[goal];
    } else {
      plan.cost = static_cast<Cost>(plan.actions.size());
    }
    return plan;
  }

 private:
  Column<StateId> parent_;
  Column<Action> action_;
  Column<Cost> g_;
};

}  // namespace rumbo::search
