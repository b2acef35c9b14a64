#pragma once
/// A store that never merges: each state is a value at the end of its own path, so that equal values reached
/// in different ways are different states. What a search without a closed list needs.
///
///     auto root = PathState<int>::start(7);          // to be interned first
///     auto child = store.state(id).then(8);          // 8 behind the path that leads to id
#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>

#include "search/column.hpp"
#include "search/state_space.hpp"

namespace rumbo::search {

template <class Value>
class PathStore;

template <class Value>
struct PathState {
  const PathStore<Value>* store = nullptr;
  StateId id = no_state;  // until it is interned
  StateId parent = no_state;
  Value value{};

  static PathState start(const Value& value) { return {nullptr, no_state, no_state, value}; }
  PathState then(const Value& next) const { return {store, no_state, id, next}; }
  /// Calls `visit` with the values from this one back to the start, as long as it returns true.
  template <class Visit>
  void walk_back(Visit&& visit) const {
    if (!visit(value)) return;
    for (StateId at = parent; at != no_state && visit(store->value(at)); at = store->parent(at)) {
    }
  }
};

template <class Value>
class PathStore {
 public:
  std::pair<StateId, bool> intern(const PathState<Value>& state) {
    const StateId id{nodes_.size()};
    if (id == no_state) throw std::bad_alloc();
    nodes_.push_back({state.parent, state.value});
    return {id, true};
  }
  /// A state is known only as itself: no other is equal to it.
  StateId find(const PathState<Value>& state) const { return state.id; }
  PathState<Value> state(StateId id) const { return {this, id, nodes_[id].parent, nodes_[id].value}; }
  const Value& value(StateId id) const { return nodes_[id].value; }
  StateId parent(StateId id) const { return nodes_[id].parent; }
  std::uint32_t size() const { return nodes_.size(); }
  std::size_t bytes() const { return nodes_.bytes(); }

 private:
  struct Node {
    StateId parent;
    Value value;
  };
  Column<Node> nodes_;
};

}  // namespace rumbo::search
