#pragma once
/// A rival: the hand-written IDA* loop, a template over the blank's cell and the cell it came from.
/// Manhattan, 4x4, the goal 0 1 2 ..., operators up, left, right, down. It has no path, no limits and nobody
/// may interrupt it.
#include <cstdint>
#include <cstdlib>
#include <span>

namespace rivals {

class BlankPairLoop {
 public:
  BlankPairLoop() {
    for (int tile = 1; tile < 16; ++tile) {
      for (int from = 0; from < 16; ++from) {
        for (int to = 0; to < 16; ++to) {
          const auto h = [tile](int cell) {
            return std::abs(cell / 4 - tile / 4) + std::abs(cell % 4 - tile % 4);
          };
          // A move costs one: the slack shrinks by 0 or 2.
          grows_[from][to][tile] = h(to) - h(from);
        }
      }
    }
  }

  /// Length of a shortest plan; `nodes` is set to the nodes generated, the start counted once.
  int solve(std::span<const std::uint8_t> start, std::uint64_t& nodes) {
    int h = 0;
    int blank = 0;
    for (int cell = 0; cell < 16; ++cell) {
      const int tile = start[static_cast<std::size_t>(cell)];
      board_[cell] = tile;
      if (tile == 0) blank = cell;
      if (tile != 0) h += std::abs(cell / 4 - tile / 4) + std::abs(cell % 4 - tile % 4);
    }
    nodes_ = 1;
    int bound = h;
    while (!from_start<0>(blank, bound - h, h)) bound += 2;
    nodes = nodes_;
    return bound;
  }

 private:
  template <int Cell>
  bool from_start(int blank, int slack, int h) {
    if (blank == Cell) return search<Cell, -1>(slack, h);
    if constexpr (Cell < 15) return from_start<Cell + 1>(blank, slack, h);
    return false;
  }

  template <int Blank, int Previous, int To>
  bool move(int slack, int h) {
    if constexpr (To == Previous) {
      return false;
    } else {
      ++nodes_;
      const int tile = board_[To];
      const int grows = grows_[To][Blank][tile];
      const int left = slack - 1 - grows;
      if (left < 0) return false;
      if (h + grows == 0) return true;
      board_[Blank] = tile;
      if (search<To, Blank>(left, h + grows)) return true;
      board_[To] = tile;
      return false;
    }
  }

  template <int Blank, int Previous>
  bool search(int slack, int h) {
    if constexpr (Blank / 4 > 0) {
      if (move<Blank, Previous, Blank - 4>(slack, h)) return true;
    }
    if constexpr (Blank % 4 > 0) {
      if (move<Blank, Previous, Blank - 1>(slack, h)) return true;
    }
    if constexpr (Blank % 4 < 3) {
      if (move<Blank, Previous, Blank + 1>(slack, h)) return true;
    }
    if constexpr (Blank / 4 < 3) {
      if (move<Blank, Previous, Blank + 4>(slack, h)) return true;
    }
    return false;
  }

  int board_[16] = {};
  std::uint64_t nodes_ = 0;
  int grows_[16][16][16] = {};
};

}  // namespace rivals
