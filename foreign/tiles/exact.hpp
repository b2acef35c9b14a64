#pragma once
/// The true distance on boards of up to 9 cells, from a table of the whole space.
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "search/state_space.hpp"
#include "tiles/board.hpp"
#include "tiles/unavailable.hpp"

namespace rumbo::tiles {

/// All boards that reach the goal 0 1 2 ... with the blank's goal in `blank_cell`: every tile is named by its
/// goal cell, so one table serves all goals with the blank there.
class ExactTable {
 public:
  static constexpr int max_exact_cells = 9;
  static constexpr std::uint8_t unreachable = 255;

  /// Built once (some milliseconds for 3x3) and kept; safe from several threads.
  /// Throws HeuristicUnavailable for a shape of more than 9 cells.
  static std::shared_ptr<const ExactTable> of(Shape shape, int blank_cell);

  /// By the tiles' names, cell by cell.
  std::uint8_t distance(const std::array<std::uint8_t, max_exact_cells>& names) const {
    return distance_[rank(names)];
  }
  int greatest_distance() const { return static_cast<int>(depth_begin_.size()) - 2; }
  /// All boards at that distance, in names, in an order that is the same everywhere.
  std::span<const NibbleBoard> at_distance(int distance) const;

  ExactTable(Shape shape, int blank_cell);

 private:
  std::uint32_t rank(const std::array<std::uint8_t, max_exact_cells>& names) const {
    std::uint32_t number = 0;
    unsigned used = 0;
    for (int cell = 0; cell < cells_; ++cell) {
      const unsigned name = names[static_cast<std::size_t>(cell)];
      const auto below = static_cast<std::uint32_t>(std::popcount(used & ((1U << name) - 1)));
      number = number * static_cast<std::uint32_t>(cells_ - cell) + name - below;
      used |= 1U << name;
    }
    return number;
  }

  int cells_;
  std::vector<std::uint8_t> distance_;
  std::vector<NibbleBoard> boards_;
  std::vector<std::uint32_t> depth_begin_;
};

/// The true distance; nothing for a board that does not reach the goal.
class Exact {
 public:
  /// Throws HeuristicUnavailable for a shape of more than 9 cells.
  Exact(Shape shape, Cells goal);

  template <PackedBoard Board>
  std::optional<search::UnitCost> operator()(const Board& board) const {
    std::array<std::uint8_t, ExactTable::max_exact_cells> names{};
    for (int cell = 0; cell < shape_.cells(); ++cell) {
      names[static_cast<std::size_t>(cell)] = name_[static_cast<std::size_t>(board.tile(cell))];
    }
    const std::uint8_t distance = table_->distance(names);
    if (distance == ExactTable::unreachable) return std::nullopt;
    return search::UnitCost{distance};
  }

  const ExactTable& table() const { return *table_; }

 private:
  Shape shape_;
  std::array<std::uint8_t, max_cells> name_{};
  std::shared_ptr<const ExactTable> table_;
};

}  // namespace rumbo::tiles
