#pragma once
/// Heuristics that add up one number for each tile by where it stands: misplaced tiles and Manhattan
/// distance.
#include <array>
#include <cstddef>
#include <cstdint>

#include "search/state_space.hpp"
#include "tiles/board.hpp"
#include "tiles/solvable.hpp"

namespace rumbo::tiles {

/// h = sum over tiles of cost(cell, tile); the blank costs nothing.
class TileSum {
 public:
  template <class CellCost>
  TileSum(Shape shape, CellCost&& cost) : cells_(shape.cells()) {
    for (int cell = 0; cell < cells_; ++cell) {
      for (int tile = 1; tile < cells_; ++tile) at(cell, tile) = static_cast<std::uint8_t>(cost(cell, tile));
    }
    for (int pair = 0; pair < (cells_ + 1) / 2 && cells_ <= NibbleBoard::capacity; ++pair) {
      for (int two = 0; two < 256; ++two) enter_pair(pair, two & 15, two >> 4);
    }
  }

  search::UnitCost operator()(NibbleBoard board) const {
    search::UnitCost sum = 0;
    std::uint64_t rest = board.word;
    for (std::size_t pair = 0; rest != 0; ++pair, rest >>= 8) sum += pairs_[pair][rest & 255];
    return sum;
  }
  template <PackedBoard Board>
  search::UnitCost operator()(const Board& board) const {
    search::UnitCost sum = 0;
    for (int cell = 0; cell < cells_; ++cell) sum += of(cell, board.tile(cell));
    return sum;
  }

  int of(int cell, int tile) const { return costs_[static_cast<std::size_t>(cell * max_cells + tile)]; }

 private:
  std::uint8_t& at(int cell, int tile) { return costs_[static_cast<std::size_t>(cell * max_cells + tile)]; }

  void enter_pair(int pair, int low, int high) {
    int sum = low < cells_ ? of(2 * pair, low) : 0;
    if (2 * pair + 1 < cells_ && high < cells_) sum += of(2 * pair + 1, high);
    pairs_[static_cast<std::size_t>(pair)][static_cast<std::size_t>(low | high << 4)] =
        static_cast<std::uint8_t>(sum);
  }

  int cells_;
  std::array<std::uint8_t, max_cells * max_cells> costs_{};
  // Two cells at once for the boards of one word: half the look-ups.
  std::array<std::array<std::uint8_t, 256>, 8> pairs_{};
};

/// Tiles out of place. Admissible and consistent.
class Misplaced {
 public:
  Misplaced(Shape shape, Cells goal)
      : sum_(shape, [place = places(goal)](int cell, int tile) {
          return place[static_cast<std::size_t>(tile)] != cell ? 1 : 0;
        }) {}
  template <PackedBoard Board>
  search::UnitCost operator()(const Board& board) const {
    return sum_(board);
  }

 private:
  TileSum sum_;
};

/// Rows and columns between each tile and its place. Admissible and consistent; its parity is that of the
/// distance that is left.
class Manhattan {
 public:
  Manhattan(Shape shape, Cells goal)
      : sum_(shape, [shape, place = places(goal)](int cell, int tile) {
          return shape.distance(cell, place[static_cast<std::size_t>(tile)]);
        }) {}
  template <PackedBoard Board>
  search::UnitCost operator()(const Board& board) const {
    return sum_(board);
  }
  /// The distance of one tile.
  int of(int cell, int tile) const { return sum_.of(cell, tile); }

 private:
  TileSum sum_;
};

}  // namespace rumbo::tiles
