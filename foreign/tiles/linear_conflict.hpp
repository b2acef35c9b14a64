#pragma once
/// Manhattan distance plus linear conflicts (O. Hansson, A. Mayer, M. Yung, 1992): tiles that stand in their
/// goal line in the wrong order cannot all pass each other without leaving it, which costs two moves a tile.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "tiles/tile_sum.hpp"

namespace rumbo::tiles {

/// A line (row or column) as digits of three or more bits, first cell lowest: 1 + the tile's place along the
/// line if the line is its goal line, else 0.
class LineConflicts {
 public:
  static constexpr int tabled_length = 5;
  static constexpr int digit_bits = 3;

  /// Extra moves of a line of at most `tabled_length` cells, by its digits.
  static int of(std::uint32_t digits) { return table()[digits]; }
  static const std::uint8_t* table() {
    static const Table tabled;
    return tabled.extra.data();
  }
  /// Extra moves of a line of any length: two for each tile outside the longest rising run of digits.
  static int of(const std::array<std::uint8_t, max_cells>& digits, int length) {
    std::array<std::uint8_t, max_cells> longest{};  // rising run that ends here
    int tiles = 0;
    int kept = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(length); ++i) {
      if (digits[i] == 0) continue;
      ++tiles;
      for (std::size_t j = 0; j < i; ++j) {
        if (digits[j] != 0 && digits[j] < digits[i]) longest[i] = std::max(longest[i], longest[j]);
      }
      kept = std::max<int>(kept, ++longest[i]);
    }
    return 2 * (tiles - kept);
  }

 private:
  struct Table {
    std::array<std::uint8_t, 1 << (digit_bits * tabled_length)> extra{};
    Table() {
      for (std::uint32_t line = 0; line < extra.size(); ++line) {
        std::array<std::uint8_t, max_cells> digits{};
        for (int i = 0; i < tabled_length; ++i) {
          digits[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(line >> (digit_bits * i) & 7);
        }
        extra[line] = static_cast<std::uint8_t>(of(digits, tabled_length));
      }
    }
  };
};

/// Admissible and consistent, at least Manhattan. The tiles to take out of a line are the fewest possible.
class LinearConflict {
 public:
  LinearConflict(Shape shape, Cells goal) : shape_(shape), manhattan_(shape, goal) {
    const auto place = places(goal);
    for (int tile = 1; tile < shape.cells(); ++tile) {
      const int cell = place[static_cast<std::size_t>(tile)];
      goal_row_[static_cast<std::size_t>(tile)] = static_cast<std::int8_t>(shape.row(cell));
      goal_column_[static_cast<std::size_t>(tile)] = static_cast<std::int8_t>(shape.column(cell));
    }
    goal_row_[0] = goal_column_[0] = -1;  // the blank is in nobody's way
  }

  template <PackedBoard Board>
  search::UnitCost operator()(const Board& board) const {
    int sum = manhattan_(board);
    for (int row = 0; row < shape_.height; ++row) sum += row_conflicts(board, row);
    for (int column = 0; column < shape_.width; ++column) sum += column_conflicts(board, column);
    return sum;
  }

 private:
  template <PackedBoard Board>
  int row_conflicts(const Board& board, int row) const {
    return line(
        shape_.width, [&](int i) { return board.tile(row * shape_.width + i); },
        [&](std::size_t tile) { return goal_row_[tile] == row ? goal_column_[tile] + 1 : 0; });
  }
  template <PackedBoard Board>
  int column_conflicts(const Board& board, int column) const {
    return line(
        shape_.height, [&](int i) { return board.tile(i * shape_.width + column); },
        [&](std::size_t tile) { return goal_column_[tile] == column ? goal_row_[tile] + 1 : 0; });
  }

  template <class TileAt, class Digit>
  static int line(int length, TileAt&& tile_at, Digit&& digit) {
    if (length <= LineConflicts::tabled_length) {
      std::uint32_t digits = 0;
      for (int i = 0; i < length; ++i) {
        digits |= static_cast<std::uint32_t>(digit(static_cast<std::size_t>(tile_at(i))))
                  << (LineConflicts::digit_bits * i);
      }
      return LineConflicts::of(digits);
    }
    std::array<std::uint8_t, max_cells> digits{};
    for (int i = 0; i < length; ++i) {
      digits[static_cast<std::size_t>(i)] =
          static_cast<std::uint8_t>(digit(static_cast<std::size_t>(tile_at(i))));
    }
    return LineConflicts::of(digits, length);
  }

  Shape shape_;
  Manhattan manhattan_;
  std::array<std::int8_t, max_cells> goal_row_{};
  std::array<std::int8_t, max_cells> goal_column_{};
};

}  // namespace rumbo::tiles
