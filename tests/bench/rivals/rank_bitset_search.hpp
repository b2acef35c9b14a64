#pragma once
/// A rival: breadth-first search of the 3x3 boards in plain C++, a board in a word, a bit for each rank.
#include <bit>
#include <cstdint>
#include <vector>

namespace rivals {

class RankBitsetSearch {
 public:
  /// How many boards the goal 1..8, 0 reaches.
  std::size_t run() {
    std::vector<std::uint64_t> queue;
    queue.reserve(181'440);
    std::vector<std::uint64_t> seen(362'880 / 64 + 1);
    const auto enter = [&](std::uint64_t board) {
      const std::uint32_t number = rank(board);
      std::uint64_t& word = seen[number / 64];
      const std::uint64_t bit = std::uint64_t{1} << (number % 64);
      if ((word & bit) != 0) return;
      word |= bit;
      queue.push_back(board);
    };
    enter(0x087654321);
    for (std::size_t at = 0; at < queue.size(); ++at) {
      const std::uint64_t board = queue[at];
      int blank = 0;
      while ((board >> (4 * blank) & 15) != 0) ++blank;
      const auto move = [&](int from) {
        const std::uint64_t tile = board >> (4 * from) & 15;
        enter(board ^ tile << (4 * from) ^ tile << (4 * blank));
      };
      if (blank >= 3) move(blank - 3);
      if (blank % 3 < 2) move(blank + 1);
      if (blank % 3 > 0) move(blank - 1);
      if (blank < 6) move(blank + 3);
    }
    return queue.size();
  }

 private:
  /// Lehmer code, by a table of how many unused tiles are smaller.
  struct Below {
    std::uint8_t count[512][9];
    Below() {
      for (unsigned used = 0; used < 512; ++used) {
        for (unsigned tile = 0; tile < 9; ++tile) {
          count[used][tile] = static_cast<std::uint8_t>(
              tile - static_cast<unsigned>(std::popcount(used & ((1U << tile) - 1))));
        }
      }
    }
  };
  static std::uint32_t rank(std::uint64_t board) {
    static const Below below;
    constexpr std::uint32_t weight[8] = {40320, 5040, 720, 120, 24, 6, 2, 1};
    std::uint32_t number = 0;
    unsigned used = 0;
    for (int cell = 0; cell < 8; ++cell) {
      const auto tile = static_cast<unsigned>(board >> (4 * cell) & 15);
      number += weight[cell] * below.count[used][tile];
      used |= 1U << tile;
    }
    return number;
  }
};

}  // namespace rivals
