#pragma once
/// Which cells are a board, and which boards reach which.
#include <cstdint>

#include "tiles/board.hpp"

namespace rumbo::tiles {

/// Are these cells a permutation of 0..cells-1 of that shape?
constexpr bool is_board(Shape shape, Cells cells) {
  if (static_cast<int>(cells.size()) != shape.cells()) return false;
  std::uint64_t seen = 0;
  for (const std::uint8_t tile : cells) {
    if (tile >= shape.cells()) return false;
    seen |= std::uint64_t{1} << tile;
  }
  return std::popcount(seen) == shape.cells();
}

/// The cell of each tile.
constexpr std::array<std::uint8_t, max_cells> places(Cells board) {
  std::array<std::uint8_t, max_cells> place{};
  for (std::size_t cell = 0; cell < board.size(); ++cell)
    place[board[cell]] = static_cast<std::uint8_t>(cell);
  return place;
}

/// Can `from` be brought to `to`? A move exchanges the blank with a tile and takes the blank one cell
/// further, so the parity of the permutation between both boards must be that of the blank's way, whatever
/// the width. From 2x2 on that is enough too (R. M. Wilson, Graph puzzles, homotopy, and the alternating
/// group, 1974; on 2x2 by counting). Linear time. Both must be boards of the shape.
constexpr bool solvable(Shape shape, Cells from, Cells to) {
  const auto goal = places(to);
  const auto here = places(from);
  std::uint64_t done = 0;
  int transpositions = 0;
  for (std::size_t start = 0; start < from.size(); ++start) {
    for (std::size_t cell = start; (done >> cell & 1) == 0; cell = goal[from[cell]]) {
      done |= std::uint64_t{1} << cell;
      if (goal[from[cell]] != start) ++transpositions;
    }
  }
  return (transpositions + shape.distance(here[0], goal[0])) % 2 == 0;
}

}  // namespace rumbo::tiles
