#pragma once
/// The eight ways to turn and mirror a square: of a problem they leave only three orders of moves to compile.
#include <array>
#include <vector>

#include "tiles/ida_star.hpp"

namespace rumbo::tiles {

/// Maps directions onto directions, opposites onto opposites, and the cells of a square accordingly.
class Symmetry {
 public:
  /// The one that makes `order` start with n and e the first of its other axis: then only the place of s is
  /// free.
  static Symmetry canonical_for(const MoveOrder& order) {
    Symmetry map;
    const Direction first = order[0];
    const Direction side = order[1] == opposite(first) ? order[2] : order[1];
    map.pair(first, Direction::n);
    map.pair(side, Direction::e);
    return map;
  }

  /// All eight; the first is the identity.
  static std::array<Symmetry, 8> all() {
    std::array<Symmetry, 8> maps;
    std::size_t next = 0;
    for (const Direction first : {Direction::n, Direction::s, Direction::e, Direction::w}) {
      const bool vertical = first == Direction::n || first == Direction::s;
      const Direction side = vertical ? Direction::e : Direction::n;
      for (const Direction second : {side, opposite(side)}) {
        maps[next].pair(first, Direction::n);
        maps[next++].pair(second, Direction::e);
      }
    }
    return maps;
  }

  Direction operator()(Direction d) const { return to_[slot(d)]; }
  Direction back(Direction d) const { return from_[slot(d)]; }

  MoveOrder order(const MoveOrder& order) const {
    MoveOrder mapped{};
    for (std::size_t i = 0; i < order.size(); ++i) mapped[i] = (*this)(order[i]);
    return mapped;
  }
  /// Where a cell of a square of that side comes to lie.
  int cell(int side, int cell) const {
    const int far = side - 1;
    const int row = cell / side;
    const int column = cell % side;
    // How far along each direction's axis, from its far end.
    const std::array<int, 4> along{row, far - column, column, far - row};
    return along[slot(back(Direction::n))] * side + along[slot(back(Direction::w))];
  }
  std::vector<std::uint8_t> board(int side, Cells cells) const {
    std::vector<std::uint8_t> mapped(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
      mapped[static_cast<std::size_t>(cell(side, static_cast<int>(i)))] = cells[i];
    }
    return mapped;
  }

 private:
  void pair(Direction d, Direction image) {
    to_[slot(d)] = image;
    to_[slot(opposite(d))] = opposite(image);
    from_[slot(image)] = d;
    from_[slot(opposite(image))] = opposite(d);
  }

  std::array<Direction, 4> to_{};
  std::array<Direction, 4> from_{};
};

}  // namespace rumbo::tiles
