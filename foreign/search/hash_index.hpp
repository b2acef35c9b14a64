#pragma once
/// Open addressing from a hash to the ids of a store; the store keeps the keys and compares them.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/state_space.hpp"

namespace rumbo::search {

class HashIndex {
 public:
  std::size_t bytes() const { return slots_.capacity() * sizeof(std::uint32_t); }

  /// The id for which `same(id)` holds among those with this hash, or `fresh`, which is then entered.
  template <class Same>
  std::uint32_t find_or_insert(std::uint64_t hash, std::uint32_t fresh, Same&& same) {
    std::size_t slot = hash & mask_;
    while (slots_[slot] != empty) {
      if (same(slots_[slot])) return slots_[slot];
      slot = (slot + 1) & mask_;
    }
    slots_[slot] = fresh;
    return fresh;
  }

  /// The id for which `same(id)` holds, or `empty`.
  template <class Same>
  std::uint32_t find(std::uint64_t hash, Same&& same) const {
    std::size_t slot = hash & mask_;
    while (slots_[slot] != empty && !same(slots_[slot])) slot = (slot + 1) & mask_;
    return slots_[slot];
  }

  /// Makes room for one more entry; `hash_of(id)` gives the hash of an id entered before.
  template <class HashOf>
  void reserve_one(std::uint32_t size, HashOf&& hash_of) {
    if (size < limit_) return;
    std::vector<std::uint32_t> old(slots_.size() * 2, empty);
    old.swap(slots_);
    mask_ = slots_.size() - 1;
    limit_ = static_cast<std::uint32_t>(slots_.size() / 4 * 3);
    for (const std::uint32_t id : old) {
      if (id == empty) continue;
      std::size_t slot = hash_of(id) & mask_;
      while (slots_[slot] != empty) slot = (slot + 1) & mask_;
      slots_[slot] = id;
    }
  }

  static constexpr std::uint32_t empty = 0xFFFFFFFFU;

 private:
  static constexpr std::size_t first_size = 64;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(first_size, empty);
  std::size_t mask_ = first_size - 1;
  std::uint32_t limit_ = first_size / 4 * 3;
};

}  // namespace rumbo::search
