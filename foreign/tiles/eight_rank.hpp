#pragma once
/// A perfect hash of the 3x3 boards: a dense number for each of the 362,880, those that reach each other
/// together.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "tiles/board.hpp"

namespace rumbo::tiles {

/// Numbers 3x3 boards from 0: the boards of one parity class below `class_size`, the others from there on.
/// Three look-ups by row (which three tiles, in which of six orders) and one by the sets of the first two
/// rows; the last row's order counts among the three of its parity, since the class settles the rest.
class EightRank {
 public:
  static constexpr std::uint32_t class_size = 181'440;
  static constexpr std::uint32_t count = 2 * class_size;

  static std::uint32_t of(NibbleBoard board) {
    const Row& first = tables.row[board.word & 0xFFF];
    const Row& second = tables.row[board.word >> 12 & 0xFFF];
    const Row& third = tables.row[board.word >> 24 & 0xFFF];
    const std::uint32_t sets = tables.sets[first.set][second.set];
    const std::uint32_t parity = (sets ^ first.parity ^ second.parity ^ third.parity) & 1;
    const std::uint32_t placed = ((sets >> 1) * 6 + first.order) * 6 + second.order;
    return placed * 3 + third.half + (parity != 0 ? class_size : 0);
  }

 private:
  static constexpr int set_count = 84;  // three of nine tiles

  struct Row {
    std::uint8_t set = 0;
    std::uint8_t order = 0;   // of the three, lexicographic
    std::uint8_t parity = 0;  // of the order, and of the blank's column
    std::uint8_t half = 0;    // of the order, among the three of that parity
  };

  struct Tables {
    std::array<Row, 4096> row{};
    /// Number of the pair of sets and, in the lowest bit, the parity of sorted rows laid end to end, and of
    /// the blank's row.
    std::array<std::array<std::uint16_t, set_count>, set_count> sets{};

    constexpr Tables() {
      std::array<unsigned, set_count> masks{};
      std::uint8_t set = 0;
      for (unsigned mask = 0; mask < 512; ++mask) {
        if (std::popcount(mask) == 3) {
          masks[set] = mask;
          enter_orders(mask, set++);
        }
      }
      for (std::size_t first = 0; first < set_count; ++first) {
        std::uint32_t second_number = 0;
        for (std::size_t second = 0; second < set_count; ++second) {
          if ((masks[first] & masks[second]) != 0) continue;
          const std::uint32_t number = static_cast<std::uint32_t>(first) * 20 + second_number++;
          const unsigned third = 511U & ~(masks[first] | masks[second]);
          const int inversions = above(masks[first], masks[second]) + above(masks[first], third) +
                                 above(masks[second], third) + static_cast<int>(masks[second] & 1);
          sets[first][second] = static_cast<std::uint16_t>(number << 1 | (inversions & 1));
        }
      }
    }

    constexpr void enter_orders(unsigned mask, std::uint8_t set) {
      std::array<unsigned, 3> tiles{};
      for (unsigned tile = 0, n = 0; tile < 9; ++tile) {
        if ((mask >> tile & 1) != 0) tiles[n++] = tile;
      }
      constexpr std::size_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
      constexpr unsigned parities[6] = {0, 1, 1, 0, 0, 1};
      std::array<std::uint8_t, 2> halves{};
      for (std::uint8_t order = 0; order < 6; ++order) {
        const unsigned a = tiles[orders[order][0]];
        const unsigned b = tiles[orders[order][1]];
        const unsigned c = tiles[orders[order][2]];
        const auto parity = static_cast<std::uint8_t>(parities[order] ^ (b == 0 ? 1U : 0U));
        row[a | b << 4 | c << 8] = {set, order, parity, halves[parity]++};
      }
    }

    /// How many pairs have the greater tile in the first set.
    static constexpr int above(unsigned first, unsigned second) {
      int pairs = 0;
      for (unsigned tile = 0; tile < 9; ++tile) {
        if ((first >> tile & 1) != 0) pairs += std::popcount(second & ((1U << tile) - 1));
      }
      return pairs;
    }
  };

  static const Tables tables;
};

inline constexpr EightRank::Tables EightRank::tables{};

}  // namespace rumbo::tiles
