#pragma once
/// Moves of the blank: directions, the order in which they are tried, and the legal ones by the blank's cell.
#include <array>
#include <cstdint>
#include <optional>

#include "tiles/board.hpp"

namespace rumbo::tiles {

/// Where the blank goes. The values are the practical's order; opposites add up to 3.
enum class Direction : std::uint8_t { n = 0, e = 1, w = 2, s = 3 };

constexpr Direction opposite(Direction d) {
  return static_cast<Direction>(3 - static_cast<int>(d));
}
constexpr std::size_t slot(Direction d) {
  return static_cast<std::size_t>(d);
}
constexpr char letter(Direction d) {
  return "news"[slot(d)];
}

/// A permutation of the four directions: the order in which they are tried.
using MoveOrder = std::array<Direction, 4>;
inline constexpr MoveOrder default_order{Direction::n, Direction::e, Direction::w, Direction::s};

constexpr bool is_order(const MoveOrder& order) {
  unsigned seen = 0;
  for (const Direction d : order) seen |= 1U << slot(d);
  return seen == 0b1111;
}

/// The cell the blank comes to, or nothing at the edge.
constexpr std::optional<int> neighbour(Shape shape, int blank, Direction d) {
  const int row = shape.row(blank) + (d == Direction::s) - (d == Direction::n);
  const int column = shape.column(blank) + (d == Direction::e) - (d == Direction::w);
  if (row < 0 || row >= shape.height || column < 0 || column >= shape.width) return std::nullopt;
  return row * shape.width + column;
}

struct Move {
  Direction direction;
  std::uint8_t to;  // the blank's next cell
};

/// The legal moves of each cell of a shape, in order.
class MoveTable {
 public:
  struct Legal {
    std::array<Move, 4> moves{};
    std::uint8_t count = 0;
    constexpr const Move* begin() const { return moves.data(); }
    constexpr const Move* end() const { return moves.data() + count; }
  };

  constexpr explicit MoveTable(Shape shape, const MoveOrder& order = default_order) {
    for (int cell = 0; cell < shape.cells(); ++cell) {
      Legal& legal = legal_[static_cast<std::size_t>(cell)];
      for (const Direction d : order) {
        if (const auto to = neighbour(shape, cell, d)) {
          legal.moves[legal.count++] = {d, static_cast<std::uint8_t>(*to)};
        }
      }
    }
  }

  constexpr const Legal& from(int blank) const { return legal_[static_cast<std::size_t>(blank)]; }

 private:
  std::array<Legal, max_cells> legal_{};
};

/// Moves the blank in place; false, and nothing is changed, at the edge.
template <PackedBoard Board>
constexpr bool apply(Shape shape, Board& board, Direction d) {
  const int blank = board.blank();
  const auto to = neighbour(shape, blank, d);
  if (to) board.slide(*to, blank);
  return to.has_value();
}

}  // namespace rumbo::tiles
