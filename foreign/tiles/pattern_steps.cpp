#include "tiles/pattern_steps.hpp"

#include <algorithm>
#include <bit>

#include "tiles/unavailable.hpp"

namespace rumbo::tiles {
namespace {

std::uint32_t choose(int n, int k) {
  std::uint64_t ways = 1;
  for (int i = 0; i < k; ++i)
    ways = ways * static_cast<std::uint64_t>(n - i) / static_cast<std::uint64_t>(i + 1);
  return k > n ? 0 : static_cast<std::uint32_t>(ways);
}

/// The next greater number with as many bits.
std::uint32_t next_set(std::uint32_t set) {
  const std::uint32_t lowest = set & (~set + 1);
  const std::uint32_t carried = set + lowest;
  return carried | ((set ^ carried) >> (2 + std::countr_zero(lowest)));
}

}  // namespace

PatternSteps::PatternSteps(Shape shape, int tiles) : shape_(shape), moves_(shape) {
  if (shape.cells() > 25) throw HeuristicUnavailable("pattern databases: more than 25 cells");
  number_sets(shape.cells(), tiles);
  const std::uint32_t sets = choose(shape.cells(), tiles);
  begin_.reserve(sets + 1);
  std::uint32_t occupied = (1U << tiles) - 1;
  // Sets of one size come in the order of their numbers.
  for (std::uint32_t set = 0; set < sets; ++set, occupied = next_set(occupied)) {
    begin_.push_back(static_cast<std::uint32_t>(steps_.size()));
    for (int to = 0; to < shape.cells(); ++to) {
      if ((occupied >> to & 1) != 0) continue;
      for (const Move move : moves_.from(to)) {
        const int from = move.to;
        if ((occupied >> from & 1) == 0) continue;
        const std::uint32_t after = occupied ^ 1U << from ^ 1U << to;
        steps_.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                          region(occupied, to), region(after, from)});
      }
    }
  }
  begin_.push_back(static_cast<std::uint32_t>(steps_.size()));
}

void PatternSteps::number_sets(int cells, int tiles) {
  low_.resize(low_mask + 1);
  for (std::uint32_t set = 0; set <= low_mask; ++set) {
    for (int cell = 0; cell < low_bits; ++cell) {
      if ((set >> cell & 1) != 0) low_[set].number += choose(cell, static_cast<int>(++low_[set].count));
    }
  }
  const int high_cells = std::max(cells - low_bits, 0);
  for (int below = 0; below <= tiles; ++below) {
    auto& row = high_.emplace_back(std::size_t{1} << high_cells);
    for (std::uint32_t set = 0; set < row.size(); ++set) {
      int count = below;
      for (int cell = 0; cell < high_cells; ++cell) {
        if ((set >> cell & 1) != 0) row[set] += choose(cell + low_bits, ++count);
      }
    }
  }
}

std::uint32_t PatternSteps::flood(std::uint32_t occupied, int cell) const {
  std::uint32_t region = 1U << cell;
  for (std::uint32_t open = region; open != 0;) {
    const int at = std::countr_zero(open);
    open &= open - 1;
    for (const Move move : moves_.from(at)) {
      const std::uint32_t next = 1U << move.to;
      if (((occupied | region) & next) == 0) {
        region |= next;
        open |= next;
      }
    }
  }
  return region;
}

std::uint8_t PatternSteps::region(std::uint32_t occupied, int cell) const {
  int before = 0;
  std::uint32_t seen = occupied;
  for (int first = 0; first < shape_.cells(); ++first) {
    if ((seen >> first & 1) != 0) continue;
    const std::uint32_t found = flood(occupied, first);
    if ((found >> cell & 1) != 0) break;
    seen |= found;
    ++before;
  }
  if (before >= 8) throw HeuristicUnavailable("pattern databases: more than eight regions of the blank");
  return static_cast<std::uint8_t>(1U << before);
}

}  // namespace rumbo::tiles
