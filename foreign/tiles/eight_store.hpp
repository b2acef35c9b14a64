#pragma once
/// A store of 3x3 boards (search::StateStore) that finds them by rank instead of by hash.
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "search/column.hpp"
#include "search/packed_store.hpp"
#include "search/state_space.hpp"
#include "tiles/board.hpp"
#include "tiles/eight_rank.hpp"

namespace rumbo::tiles {

/// Which ranks are known, and the id of each that is. The bits of one parity class fit the first cache, so
/// that a search that only asks whether a board is new never waits for the ids.
class EightIndex {
 public:
  bool knows(std::uint32_t rank) const { return (known_[rank / 64] >> (rank % 64) & 1) != 0; }
  std::uint32_t id(std::uint32_t rank) const { return ids_[rank]; }
  void enter(std::uint32_t rank, std::uint32_t id) {
    known_[rank / 64] |= std::uint64_t{1} << (rank % 64);
    ids_[rank] = id;
  }
  void forget(std::uint32_t rank) { known_[rank / 64] &= ~(std::uint64_t{1} << (rank % 64)); }
  void forget_all() { known_.fill(0); }

  static constexpr std::size_t words = (EightRank::count + 63) / 64;

 private:
  std::array<std::uint64_t, words> known_{};
  std::array<std::uint32_t, EightRank::count> ids_;  // of the known ranks; the rest was never set
};

/// Each thread keeps the indices of its past stores, cleared, for the next ones: a search of a few boards
/// costs what these boards cost, not what the whole index would.
class EightStore {
 public:
  using Trail = search::PackedTrail<NibbleBoard>;

  EightStore() : index_(take()) {}
  EightStore(EightStore&&) = default;
  EightStore& operator=(EightStore&&) = delete;
  ~EightStore() {
    if (index_) give_back();
  }

  std::pair<search::StateId, bool> intern(NibbleBoard board) {
    const std::uint32_t rank = EightRank::of(board);
    if (index_->knows(rank)) return {search::StateId{index_->id(rank)}, false};
    const std::uint32_t id = eights_.size();
    index_->enter(rank, id);
    eights_.push_back(static_cast<std::uint32_t>(board.word));
    return {search::StateId{id}, true};
  }
  search::StateId find(NibbleBoard board) const {
    const std::uint32_t rank = EightRank::of(board);
    return index_->knows(rank) ? search::StateId{index_->id(rank)} : search::no_state;
  }
  NibbleBoard state(search::StateId id) const { return whole(eights_[id]); }
  std::uint32_t size() const { return eights_.size(); }
  std::size_t bytes() const { return eights_.bytes() + sizeof(EightIndex); }

 private:
  /// The ninth cell is what the others leave: 0 ^ 1 ^ ... ^ 8 is 8.
  static NibbleBoard whole(std::uint32_t eight) {
    std::uint32_t folded = eight ^ eight >> 16;
    folded ^= folded >> 8;
    folded ^= folded >> 4;
    return {eight | std::uint64_t{(folded & 15) ^ 8} << 32};
  }

  static std::vector<std::unique_ptr<EightIndex>>& spare() {
    thread_local std::vector<std::unique_ptr<EightIndex>> indices;
    return indices;
  }
  static std::unique_ptr<EightIndex> take() {
    auto& indices = spare();
    if (indices.empty()) return std::make_unique<EightIndex>();
    auto index = std::move(indices.back());
    indices.pop_back();
    return index;
  }
  void give_back() {
    if (size() < EightIndex::words) {
      for (std::uint32_t i = 0; i < size(); ++i) index_->forget(EightRank::of(state(search::StateId{i})));
    } else {
      index_->forget_all();
    }
    spare().push_back(std::move(index_));
  }

  std::unique_ptr<EightIndex> index_;
  search::Column<std::uint32_t> eights_;  // the first eight cells of each board
};

}  // namespace rumbo::tiles
