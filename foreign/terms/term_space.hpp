#pragma once
/// A student's problem as a state space: with UnitCost for the searches that count moves, with Number for
/// those that add up costs.
#include <concepts>
#include <optional>
#include <utility>

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
    visit_all(Expansion(problem_, state), visit);
  }
  template <class Visit>
  void for_each_predecessor(const State& state, Visit&& visit) {
    visit_all(Expansion(problem_, state, Expansion::backward), visit);
  }
  /// The move from `before` to `after` as the successor predicate makes it: the one called `action` or, where
  /// the predecessor predicate does not know its name, any; of those the cheapest, the first of equal ones.
  std::pair<Action, Cost> forward_move(const State& before, Action action, const State& after) {
    std::optional<std::pair<Action, Cost>> best;
    bool named = false;
    for_each_successor(before, [&](Action made, const State& reached, const Cost& cost) {
      if (!(reached == after) || (named && made != action)) return;
      if (best && named == (made == action) && !(cost < best->second)) return;
      best.emplace(made, cost);
      named = made == action;
    });
    if (!best) problem_.raise_one_way(before, after);
    return *best;
  }
  template <class Visit>
  bool for_each_goal(Visit&& visit) {
    return problem_.for_each_goal(visit);
  }
  bool less(const State& a, const State& b) { return problem_.less(a, b); }

  /// h = 0 where the problem has no heuristic, and in the searches that count moves.
  std::optional<Cost> heuristic([[maybe_unused]] const State& state) {
    if constexpr (std::same_as<Cost, Number>) {
      if (problem_.has_heuristic()) return problem_.heuristic(state);
    }
    return Cost{};
  }

 private:
  template <class Visit>
  static void visit_all(Expansion&& expansion, Visit&& visit) {
    while (expansion.next()) {
      if constexpr (std::same_as<Cost, Number>) {
        visit(expansion.action(), expansion.state(), expansion.cost());
      } else {
        visit(expansion.action(), expansion.state(), Cost{1});
      }
    }
  }

  Problem& problem_;
};

}  // namespace rumbo::terms
