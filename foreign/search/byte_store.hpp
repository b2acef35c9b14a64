#pragma once
/// Interns states that are strings of bytes of any length.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <utility>
#include <vector>

#include "search/column.hpp"
#include "search/state_space.hpp"

namespace rumbo::search {

using Bytes = std::span<const std::byte>;

/// A state in bytes. States with equal keys are one state; `shown` is the one that was met first.
/// Where no normal form is in use both are the same bytes.
struct ByteState {
  Bytes key;
  Bytes shown;
  bool is_its_own_key() const { return key.data() == shown.data(); }
  friend bool operator==(const ByteState& a, const ByteState& b) {
    return a.key.size() == b.key.size() && std::memcmp(a.key.data(), b.key.data(), a.key.size()) == 0;
  }
};

/// FNV-like hash in steps of eight bytes, finished so that the low bits depend on all of it.
inline std::uint32_t hash_bytes(Bytes bytes) {
  constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15ULL;
  std::uint64_t hash = bytes.size() * multiplier;
  const std::byte* at = bytes.data();
  std::size_t left = bytes.size();
  for (; left >= 8; left -= 8, at += 8) {
    std::uint64_t word;
    std::memcpy(&word, at, 8);
    hash = (hash ^ word) * multiplier;
    hash ^= hash >> 32;
  }
  std::uint64_t word = 0;
  std::memcpy(&word, at, left);
  hash = (hash ^ word) * multiplier;
  hash ^= hash >> 29;
  hash *= multiplier;
  return static_cast<std::uint32_t>(hash >> 32);
}

/// Bytes at stable addresses, in blocks; a place is a number of four-byte units, so it reaches 16 GiB.
class Arena {
 public:
  std::size_t bytes() const { return held_; }

  /// A place for `size` bytes and their address.
  std::pair<std::uint32_t, std::byte*> allocate(std::size_t size) {
    const std::size_t units = (size + unit - 1) / unit;
    if (used_ + units > block_units) open_block(units);
    const std::uint64_t place = block_ * block_units + used_;
    if (place > 0xFFFFFFFFULL) throw std::bad_alloc();
    std::byte* const start = blocks_[block_].get() + used_ * unit;
    used_ += units;
    return {static_cast<std::uint32_t>(place), start};
  }
  const std::byte* address(std::uint32_t place) const {
    return blocks_[place / block_units].get() + (place % block_units) * unit;
  }

 private:
  static constexpr std::size_t unit = 4;
  static constexpr std::size_t block_units = 1U << 14;

  /// A value larger than a block takes several block numbers, of which the first holds all of it.
  void open_block(std::size_t units) {
    const std::size_t size = std::max(units, block_units) * unit;
    block_ = blocks_.size();
    used_ = 0;
    blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(size));
    held_ += size;
    blocks_.resize(block_ + (units + block_units - 1) / block_units);
  }

  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  std::size_t block_ = 0;
  std::size_t used_ = block_units;
  std::size_t held_ = 0;
};

/// States one behind the other, the last ones given up first: what a depth-first search holds without a
/// table. What `state` gives is good until the next push.
class ByteTrail {
 public:
  std::uint32_t push(const ByteState& state) {
    const Bytes shown = state.is_its_own_key() ? Bytes{} : state.shown;
    records_.push_back({bytes_.size(), state.key.size(), shown.size()});
    bytes_.insert(bytes_.end(), state.key.begin(), state.key.end());
    bytes_.insert(bytes_.end(), shown.begin(), shown.end());
    return static_cast<std::uint32_t>(records_.size() - 1);
  }
  ByteState state(std::uint32_t place) const {
    const Record& record = records_[place];
    const std::byte* const at = bytes_.data() + record.start;
    const Bytes key{at, record.key};
    return {key, record.shown == 0 ? key : Bytes{at + record.key, record.shown}};
  }
  std::uint32_t size() const { return static_cast<std::uint32_t>(records_.size()); }
  void truncate(std::uint32_t place) {
    if (place >= records_.size()) return;
    bytes_.resize(records_[place].start);
    records_.resize(place);
  }
  std::size_t bytes() const { return bytes_.capacity() + records_.capacity() * sizeof(Record); }

 private:
  struct Record {
    std::size_t start, key, shown;
  };
  std::vector<std::byte> bytes_;
  std::vector<Record> records_;
};

/// Open addressing from a hash to a place. The hash lies beside the place, so that a look-up goes to the
/// arena only for what it is looking for, and growing does not go there at all.
class PlaceIndex {
 public:
  static constexpr std::uint32_t empty = 0xFFFFFFFFU;

  std::size_t bytes() const { return slots_.capacity() * sizeof(Slot); }

  /// The place for which `same(place)` holds among those with this hash, or `empty`.
  template <class Same>
  std::uint32_t find(std::uint32_t hash, Same&& same) const {
    return slots_[slot_of(hash, same)].place;
  }
  /// As find, but where there is none the place that `make()` gives is entered, and returned.
  template <class Same, class Make>
  std::uint32_t find_or_insert(std::uint32_t hash, Same&& same, Make&& make) {
    if (size_ == limit_) grow();
    Slot& slot = slots_[slot_of(hash, same)];
    if (slot.place != empty) return slot.place;
    ++size_;
    slot = {hash, make()};
    return slot.place;
  }

 private:
  struct Slot {
    std::uint32_t hash;
    std::uint32_t place;
  };

  template <class Same>
  std::size_t slot_of(std::uint32_t hash, Same&& same) const {
    std::size_t slot = hash & mask_;
    while (slots_[slot].place != empty && (slots_[slot].hash != hash || !same(slots_[slot].place))) {
      slot = (slot + 1) & mask_;
    }
    return slot;
  }
  void grow() {
    std::vector<Slot> old(slots_.size() * 2, Slot{0, empty});
    old.swap(slots_);
    mask_ = slots_.size() - 1;
    limit_ = slots_.size() / 4 * 3;
    for (const Slot& entry : old) {
      if (entry.place != empty) slots_[slot_of(entry.hash, [](std::uint32_t) { return false; })] = entry;
    }
  }

  static constexpr std::size_t first_size = 64;
  std::vector<Slot> slots_ = std::vector<Slot>(first_size, Slot{0, empty});
  std::size_t mask_ = first_size - 1;
  std::size_t limit_ = first_size / 4 * 3;
  std::size_t size_ = 0;
};

/// A record is the id and the key behind its length; where a normal form is in use the shown state follows in
/// the same way.
class ByteStore {
 public:
  using Trail = ByteTrail;

  std::pair<StateId, bool> intern(const ByteState& state) {
    const std::uint32_t fresh = size();
    const std::uint32_t place = index_.find_or_insert(
        hash_bytes(state.key), [&](std::uint32_t known) { return has_key(known, state.key); },
        [&] { return write(state); });
    if (size() != fresh) return {StateId{fresh}, true};
    return {id_at(place), false};
  }

  /// The id of a known state, or no_state.
  StateId find(const ByteState& state) const {
    const std::uint32_t place =
        index_.find(hash_bytes(state.key), [&](std::uint32_t known) { return has_key(known, state.key); });
    return place == PlaceIndex::empty ? no_state : id_at(place);
  }

  ByteState state(StateId id) const {
    const std::byte* at = arena_.address(places_[id]) + sizeof(StateId);
    const Bytes key = read(at);
    const Bytes shown = read(at);
    return {key, shown.empty() ? key : shown};
  }

  std::uint32_t size() const { return places_.size(); }
  std::size_t bytes() const { return arena_.bytes() + places_.bytes() + index_.bytes(); }

 private:
  bool has_key(std::uint32_t place, Bytes key) const {
    const std::byte* at = arena_.address(place) + sizeof(StateId);
    const Bytes known = read(at);
    return ByteState{known, known} == ByteState{key, key};
  }

  StateId id_at(std::uint32_t place) const {
    StateId id;
    std::memcpy(&id, arena_.address(place), sizeof id);
    return id;
  }

  /// Lengths are written in groups of seven bits, the lowest first.
  static std::size_t length_size(std::size_t n) {
    std::size_t size = 1;
    while (n >>= 7) ++size;
    return size;
  }
  static std::byte* write_length(std::byte* at, std::size_t n) {
    for (; n >= 0x80; n >>= 7) *at++ = static_cast<std::byte>(n | 0x80);
    *at++ = static_cast<std::byte>(n);
    return at;
  }
  static Bytes read(const std::byte*& at) {
    std::size_t n = 0;
    for (unsigned shift = 0;; shift += 7) {
      const auto group = std::to_integer<std::size_t>(*at++);
      n |= (group & 0x7F) << shift;
      if (group < 0x80) break;
    }
    const Bytes bytes{at, n};
    at += n;
    return bytes;
  }

  /// An empty shown state stands for the key itself: no state has zero bytes.
  std::uint32_t write(const ByteState& state) {
    const Bytes shown = state.is_its_own_key() ? Bytes{} : state.shown;
    const auto [place, start] = arena_.allocate(sizeof(StateId) + length_size(state.key.size()) +
                                                state.key.size() + length_size(shown.size()) + shown.size());
    const StateId id{size()};
    std::memcpy(start, &id, sizeof id);
    std::byte* at = write_length(start + sizeof id, state.key.size());
    at = std::copy(state.key.begin(), state.key.end(), at);
    std::copy(shown.begin(), shown.end(), write_length(at, shown.size()));
    places_.push_back(place);
    return place;
  }

  Arena arena_;
  Column<std::uint32_t> places_;
  PlaceIndex index_;
};

}  // namespace rumbo::search
