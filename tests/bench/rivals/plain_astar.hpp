#pragma once
/// A rival: A* with Manhattan on 3x3 boards in plain C++, for the goal 1..8, 0: a hash map of nodes and
/// buckets by f, the greater g first.
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace rivals {

class PlainAStar {
 public:
  PlainAStar() : slots_(slot_count, 0) {}

  /// Length of a shortest plan. `expanded` is added to.
  int solve(std::uint64_t start, std::uint64_t& expanded) {
    clear();
    const int h = manhattan(start);
    push(find_or_add(start), 0, h);
    for (std::size_t f = 0; f < buckets_.size();) {
      if (buckets_[f].empty()) {
        ++f;
        continue;
      }
      const std::uint32_t id = buckets_[f].back();
      buckets_[f].pop_back();
      if (nodes_[id].closed || nodes_[id].g + nodes_[id].h != static_cast<int>(f)) continue;
      nodes_[id].closed = true;
      if (nodes_[id].h == 0) return nodes_[id].g;
      ++expanded;
      expand(id);
    }
    return -1;
  }

 private:
  struct Node {
    std::uint64_t board;
    std::uint32_t parent;
    std::int16_t g;
    std::uint8_t h;
    bool closed;
  };
  static constexpr std::size_t slot_count = 1 << 19;

  void clear() {
    for (const std::uint32_t slot : used_) slots_[slot] = 0;
    used_.clear();
    nodes_.clear();
    buckets_.assign(64, {});
  }
  static int manhattan(std::uint64_t board) {
    int sum = 0;
    for (int cell = 0; cell < 9; ++cell) {
      const int tile = static_cast<int>(board >> (4 * cell) & 15);
      if (tile == 0) continue;
      sum += std::abs(cell / 3 - (tile - 1) / 3) + std::abs(cell % 3 - (tile - 1) % 3);
    }
    return sum;
  }
  std::uint32_t find_or_add(std::uint64_t board) {
    std::uint64_t hash = board * 0x9E37'79B9'7F4A'7C15;
    std::uint32_t slot = static_cast<std::uint32_t>(hash >> 45);
    while (slots_[slot] != 0 && nodes_[slots_[slot] - 1].board != board) slot = (slot + 1) % slot_count;
    if (slots_[slot] == 0) {
      nodes_.push_back({board, 0, -1, 0, false});
      slots_[slot] = static_cast<std::uint32_t>(nodes_.size());
      used_.push_back(slot);
    }
    return slots_[slot] - 1;
  }
  void push(std::uint32_t id, int g, int h) {
    nodes_[id].g = static_cast<std::int16_t>(g);
    nodes_[id].h = static_cast<std::uint8_t>(h);
    buckets_[static_cast<std::size_t>(g + h)].push_back(id);
  }
  void expand(std::uint32_t parent) {
    const std::uint64_t board = nodes_[parent].board;
    const int g = nodes_[parent].g + 1;
    const int parent_h = nodes_[parent].h;
    int blank = 0;
    while ((board >> (4 * blank) & 15) != 0) ++blank;
    const auto move = [&](int from) {
      const int tile = static_cast<int>(board >> (4 * from) & 15);
      const auto bits = static_cast<std::uint64_t>(tile);
      const std::uint32_t id = find_or_add(board ^ bits << (4 * from) ^ bits << (4 * blank));
      if (nodes_[id].g >= 0 && nodes_[id].g <= g) return;
      const auto far = [tile](int cell) {
        return std::abs(cell / 3 - (tile - 1) / 3) + std::abs(cell % 3 - (tile - 1) % 3);
      };
      nodes_[id].parent = parent;
      nodes_[id].closed = false;
      push(id, g, parent_h - far(from) + far(blank));
    };
    if (blank >= 3) move(blank - 3);
    if (blank % 3 < 2) move(blank + 1);
    if (blank % 3 > 0) move(blank - 1);
    if (blank < 6) move(blank + 3);
  }

  std::vector<std::uint32_t> slots_;  // 1 + node, 0: free
  std::vector<std::uint32_t> used_;
  std::vector<Node> nodes_;
  std::vector<std::vector<std::uint32_t>> buckets_;
};

}  // namespace rivals
