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

/// Where each rank's id is. The table outlives its store, so that a search of a few nodes need not clear
/// 362,880 entries: an entry counts only if it carries the epoch of the store in use.
class EightIndex {
 public:
  static constexpr std::size_t bytes = EightRank::count * sizeof(std::uint32_t);

  void begin() {
    if (++epoch_ == last_epoch) {
      entries_.fill(0);
      epoch_ = 1;
    }
  }
  std::uint32_t find(std::uint32_t rank, std::uint32_t unknown) const {
    const std::uint32_t entry = entries_[rank];
    return entry >> id_bits == epoch_ ? entry & id_mask : unknown;
  }
  std::uint32_t find_or_insert(std::uint32_t rank, std::uint32_t fresh) {
    std::uint32_t& entry = entries_[rank];
    if (entry >> id_bits == epoch_) return entry & id_mask;
    entry = epoch_ << id_bits | fresh;
    return fresh;
  }

 private:
  static constexpr std::uint32_t id_bits = 19;  // 362,880 < 2^19
  static constexpr std::uint32_t id_mask = (1U << id_bits) - 1;
  static constexpr std::uint32_t last_epoch = 1U << (32 - id_bits);

  std::array<std::uint32_t, EightRank::count> entries_{};
  std::uint32_t epoch_ = 0;
};

/// Each thread keeps the tables of its past stores for the next ones.
class EightStore {
 public:
  using Trail = search::PackedTrail<NibbleBoard>;

  EightStore() : index_(take()) { index_->begin(); }
  EightStore(EightStore&&) = default;
  EightStore& operator=(EightStore&&) = default;
  ~EightStore() {
    if (index_) spare().push_back(std::move(index_));
  }

  std::pair<search::StateId, bool> intern(NibbleBoard board) {
    const std::uint32_t fresh = states_.size();
    const std::uint32_t id = index_->find_or_insert(EightRank::of(board), fresh);
    if (id != fresh) return {search::StateId{id}, false};
    states_.push_back(board);
    return {search::StateId{id}, true};
  }
  search::StateId find(NibbleBoard board) const {
    return search::StateId{index_->find(EightRank::of(board), search::index(search::no_state))};
  }
  NibbleBoard state(search::StateId id) const { return states_[id]; }
  std::uint32_t size() const { return states_.size(); }
  std::size_t bytes() const { return states_.bytes() + EightIndex::bytes; }

 private:
  static std::vector<std::unique_ptr<EightIndex>>& spare() {
    thread_local std::vector<std::unique_ptr<EightIndex>> tables;
    return tables;
  }
  static std::unique_ptr<EightIndex> take() {
    auto& tables = spare();
    if (tables.empty()) return std::make_unique<EightIndex>();
    auto table = std::move(tables.back());
    tables.pop_back();
    return table;
  }

  std::unique_ptr<EightIndex> index_;
  search::Column<NibbleBoard> states_;
};

}  // namespace rumbo::tiles
