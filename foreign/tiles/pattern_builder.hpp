#pragma once
/// Builds the table of one pattern: for each placement of its tiles the least number of moves of these tiles
/// to their goals, over all places of the blank.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "tiles/pattern_layout.hpp"

namespace rumbo::tiles {

/// Called from the thread that builds, several times a second; what it throws ends the building and goes
/// through.
struct PatternProgress {
  std::size_t group = 0;  // from 0
  std::size_t groups = 0;
  int depth = 0;          // moves from the goal that are being searched
  double fraction = 0.0;  // of all placements of all groups that are known, 0 to 1
};
using PatternWatch = std::function<void(const PatternProgress&)>;

/// Breadth-first from the goal on `threads` threads (0: as many as there are cores). One byte for the
/// distance and two for the search of each placement: 1.6 GB for eight tiles of 4x4, 0.4 GB for six of 5x5.
std::vector<std::uint8_t> build_pattern(const PatternLayout& layout, std::size_t group, unsigned threads,
                                        const std::function<void(int depth, double fraction)>& watch);

}  // namespace rumbo::tiles
