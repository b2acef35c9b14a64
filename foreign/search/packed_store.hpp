#pragma once
/// Interns states that are small values: the packed boards and the like.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "search/column.hpp"
#include "search/hash_index.hpp"

namespace rumbo::search {

/// States one behind the other, the last ones given up first: what a depth-first search holds without a
/// table.
template <class Packed>
class PackedTrail {
 public:
  std::uint32_t push(const Packed& state) {
    states_.push_back(state);
    return static_cast<std::uint32_t>(states_.size() - 1);
  }
  const Packed& state(std::uint32_t place) const { return states_[place]; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(states_.size()); }
  void truncate(std::uint32_t place) { states_.resize(place); }
  std::size_t bytes() const { return states_.capacity() * sizeof(Packed); }

 private:
  std::vector<Packed> states_;
};

/// `Hash` must spread well in its low bits.
template <class Packed, class Hash = std::hash<Packed>>
class PackedStore {
 public:
  using Trail = PackedTrail<Packed>;

  std::pair<StateId, bool> intern(const Packed& state) {
    index_.reserve_one(states_.size(), [&](std::uint32_t id) { return Hash{}(states_[id]); });
    const std::uint32_t fresh = states_.size();
    const std::uint32_t id =
        index_.find_or_insert(Hash{}(state), fresh, [&](std::uint32_t i) { return states_[i] == state; });
    if (id != fresh) return {StateId{id}, false};
    states_.push_back(state);
    return {StateId{id}, true};
  }
  /// The id of a known state, or no_state.
  StateId find(const Packed& state) const {
    return StateId{index_.find(Hash{}(state), [&](std::uint32_t i) { return states_[i] == state; })};
  }
  const Packed& state(StateId id) const { return states_[id]; }
  std::uint32_t size() const { return states_.size(); }
  std::size_t bytes() const { return states_.bytes() + index_.bytes(); }

 private:
  Column<Packed> states_;
  HashIndex index_;
};

}  // namespace rumbo::search
