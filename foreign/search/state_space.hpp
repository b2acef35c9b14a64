#pragma once
/// What an algorithm asks of a problem. Nothing here knows Prolog, boards or queens.
///
/// A node is an index: a state is interned once in the space's Store, which answers with a StateId; parents,
/// actions and g are columns beside it, and the open list holds ids.
///
/// A new space starts from this skeleton:
///
///     struct Countdown {
///       using State = int;                        // what is_goal, heuristic and the successors see
///       using Action = char;                      // trivially copyable
///       using Cost = UnitCost;                    // or any ordered number with +
///       using Store = PackedStore<int>;           // interns states
///       bool is_goal(const State& n) { return n == 0; }
///       template <class Visit> void for_each_successor(const State& n, Visit&& visit) {
///         if (n > 0) visit('-', n - 1, UnitCost{1});   // in the order in which they are to be tried
///       }
///       std::optional<Cost> heuristic(const State& n) { return UnitCost{n}; }   // nullopt: a dead end
///     };
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace rumbo::search {

/// A state's place in its store, counted from 0 in the order in which states were met.
enum class StateId : std::uint32_t {};
inline constexpr StateId no_state{std::numeric_limits<std::uint32_t>::max()};
constexpr std::uint32_t index(StateId id) {
  return static_cast<std::uint32_t>(id);
}

/// The cost of spaces whose moves all cost one.
using UnitCost = std::int32_t;

/// Interns states: equal states get the same id. `state` gives the state back, as it was first met.
template <class Store, class State>
concept StateStore = requires(Store& store, const Store& known, const State& state, StateId id) {
  { store.intern(state) } -> std::same_as<std::pair<StateId, bool>>;  // the bool: it was new
  { known.find(state) } -> std::same_as<StateId>;                     // no_state: not known
  { known.state(id) } -> std::convertible_to<State>;
  { known.size() } -> std::convertible_to<std::uint32_t>;
  { known.bytes() } -> std::convertible_to<std::size_t>;
};

namespace detail {
template <class S>
struct AnyVisitor {
  void operator()(typename S::Action, const typename S::State&, typename S::Cost) const {}
};
}  // namespace detail

template <class S>
concept StateSpace = StateStore<typename S::Store, typename S::State> &&
    requires(S& space, const typename S::State& state) {
  requires std::is_trivially_copyable_v<typename S::Action>;
  { space.is_goal(state) } -> std::same_as<bool>;
  space.for_each_successor(state, detail::AnyVisitor<S>{});
};

/// A space with an estimate of the cost that is left; nullopt where no goal can be reached.
template <class S>
concept InformedSpace = StateSpace<S> && requires(S& space, const typename S::State& state) {
  { space.heuristic(state) } -> std::same_as<std::optional<typename S::Cost>>;
};

}  // namespace rumbo::search
