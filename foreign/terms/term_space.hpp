#pragma once
/// A student's problem as a state space. With UnitCost for problems without costs and searches without a
/// heuristic, with Number for all others.
#include <concepts>
#include <optional>

#include "search/state_space.hpp"
#include "terms/problem.hpp"

namespace rumbo::terms {

template <class MoveCost>
class TermSpace {
 public:
  using State = search::ByteState;
  using Action = ActionId;
  using Cost = MoveCost;
  using Store = search::ByteStore;

  explicit TermSpace(Problem& problem) : problem_(problem) {}

  bool is_goal(const State& state) { return problem_.is_goal(state); }

  template <class Visit>
  void for_each_successor(const State& state, Visit&& visit) {
    Expansion expansion(problem_, state);
    while (expansion.next()) {
      if constexpr (std::same_as<Cost, Number>) {
        visit(expansion.action(), expansion.state(), expansion.cost());
      } else {
        visit(expansion.action(), expansion.state(), Cost{1});
      }
    }
  }

  std::optional<Cost> heuristic(const State& state) requires std::same_as<Cost, Number> {
    return problem_.has_heuristic() ? problem_.heuristic(state) : Number();
  }

 private:
  Problem& problem_;
};

}  // namespace rumbo::terms
