#pragma once
/// Shapes and packed boards. A board is a permutation of 0..cells-1, row by row, 0 the blank.
///
///     Shape eight = Shape::of(3, 3);
///     auto board = NibbleBoard::pack(cells);        // cells: std::span<const std::uint8_t>
///     board.slide(5, board.blank());                // the tile in cell 5 moves into the blank
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <optional>
#include <span>

namespace rumbo::tiles {

using Cells = std::span<const std::uint8_t>;
inline constexpr int max_cells = 64;

/// Width and height in cells: each from 2, the product up to 64.
struct Shape {
  int width = 3;
  int height = 3;

  static constexpr bool valid(int width, int height) {
    return width >= 2 && height >= 2 && width <= max_cells && height <= max_cells &&
           width * height <= max_cells;
  }
  /// The shape of a flat list with as many cells as a square known by its length: 2x2 to 8x8.
  static constexpr std::optional<Shape> square(std::size_t cells) {
    for (int side = 2; side <= 8; ++side) {
      if (cells == static_cast<std::size_t>(side * side)) return Shape{side, side};
    }
    return std::nullopt;
  }

  constexpr int cells() const { return width * height; }
  constexpr int row(int cell) const { return cell / width; }
  constexpr int column(int cell) const { return cell % width; }
  constexpr int distance(int a, int b) const {
    const int rows = row(a) - row(b);
    const int columns = column(a) - column(b);
    return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
  }
  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

/// Up to 16 cells in one word: cell 0 in the lowest four bits, zeros above the last cell.
struct NibbleBoard {
  static constexpr int capacity = 16;
  std::uint64_t word = 0;

  static constexpr NibbleBoard pack(Cells cells) {
    NibbleBoard board;
    for (std::size_t i = 0; i < cells.size(); ++i) board.word |= std::uint64_t{cells[i]} << (4 * i);
    return board;
  }
  constexpr void unpack(std::span<std::uint8_t> cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = static_cast<std::uint8_t>(word >> (4 * i) & 15);
  }

  constexpr int tile(int cell) const { return static_cast<int>(word >> (4 * cell) & 15); }
  /// The lowest zero nibble: its borrow reaches only the nibbles above it, so the lowest flag is exact.
  constexpr int blank() const {
    constexpr std::uint64_t ones = 0x1111'1111'1111'1111;
    const std::uint64_t zeros = (word - ones) & ~word & (ones << 3);
    return std::countr_zero(zeros) >> 2;
  }
  /// The tile in `from` moves into the blank in `to`.
  constexpr void slide(int from, int to) {
    const std::uint64_t tile = word >> (4 * from) & 15;
    word ^= tile << (4 * from) | tile << (4 * to);
  }
  constexpr std::uint64_t hash() const {
    const std::uint64_t spread = word * 0x9E37'79B9'7F4A'7C15;
    return spread ^ spread >> 32;
  }
  friend constexpr bool operator==(NibbleBoard, NibbleBoard) = default;
};

/// Up to `Capacity` cells, a byte each, zeros behind the last cell.
template <std::size_t Capacity>
requires(Capacity % 8 == 0) struct ByteBoard {
  static constexpr int capacity = static_cast<int>(Capacity);
  std::array<std::uint8_t, Capacity> bytes{};

  static constexpr ByteBoard pack(Cells cells) {
    ByteBoard board;
    for (std::size_t i = 0; i < cells.size(); ++i) board.bytes[i] = cells[i];
    return board;
  }
  constexpr void unpack(std::span<std::uint8_t> cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = bytes[i];
  }

  constexpr int tile(int cell) const { return bytes[static_cast<std::size_t>(cell)]; }
  constexpr int blank() const {
    int cell = 0;
    while (tile(cell) != 0) ++cell;
    return cell;
  }
  /// The tile in `from` moves into the blank in `to`.
  constexpr void slide(int from, int to) {
    bytes[static_cast<std::size_t>(to)] = bytes[static_cast<std::size_t>(from)];
    bytes[static_cast<std::size_t>(from)] = 0;
  }
  std::uint64_t hash() const {
    std::uint64_t mixed = 0;
    for (std::size_t i = 0; i < Capacity; i += 8) {
      std::uint64_t word;
      std::memcpy(&word, bytes.data() + i, 8);
      mixed = (std::rotl(mixed, 29) ^ word) * 0x9E37'79B9'7F4A'7C15;
    }
    return mixed ^ mixed >> 32;
  }
  friend constexpr bool operator==(const ByteBoard&, const ByteBoard&) = default;
};

using MediumBoard = ByteBoard<32>;  // 5x5 and up to 32 cells
using LargeBoard = ByteBoard<max_cells>;

template <class B>
concept PackedBoard = std::is_trivially_copyable_v<B> && std::equality_comparable<B> &&
    requires(B& board, const B& known, Cells cells, std::span<std::uint8_t> out, int cell) {
  { B::pack(cells) } -> std::same_as<B>;
  known.unpack(out);
  { known.tile(cell) } -> std::same_as<int>;
  { known.blank() } -> std::same_as<int>;
  { known.hash() } -> std::same_as<std::uint64_t>;
  board.slide(cell, cell);
};

}  // namespace rumbo::tiles

template <>
struct std::hash<rumbo::tiles::NibbleBoard> {
  std::size_t operator()(rumbo::tiles::NibbleBoard board) const { return board.hash(); }
};
template <std::size_t Capacity>
struct std::hash<rumbo::tiles::ByteBoard<Capacity>> {
  std::size_t operator()(const rumbo::tiles::ByteBoard<Capacity>& board) const { return board.hash(); }
};
