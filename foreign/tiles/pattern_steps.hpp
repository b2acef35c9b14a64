#pragma once
/// What a set of occupied cells allows, whichever tiles stand there: the regions the blank may be in, and the
/// tile moves that each region's border has.
#include <array>
#include <cstdint>
#include <vector>

#include "tiles/moves.hpp"

namespace rumbo::tiles {

/// For every set of `tiles` cells of a shape of at most 25 cells. A region is a set of free cells in which
/// the blank wanders without moving a tile of the pattern; a set has at most eight.
class PatternSteps {
 public:
  struct Step {
    std::uint8_t from;    // the tile's cell
    std::uint8_t to;      // a cell of the blank's region
    std::uint8_t region;  // bit of that region
    std::uint8_t after;   // bit of the blank's region in the set that the move leads to
  };
  struct Range {
    const Step* first;
    const Step* last;
    const Step* begin() const { return first; }
    const Step* end() const { return last; }
  };

  PatternSteps(Shape shape, int tiles);

  Range of(std::uint32_t occupied) const {
    const std::uint32_t set = number(occupied);
    return {steps_.data() + begin_[set], steps_.data() + begin_[set + 1]};
  }
  /// Bit of the region that holds a free cell.
  std::uint8_t region(std::uint32_t occupied, int cell) const;

 private:
  static constexpr int low_bits = 13;
  static constexpr std::uint32_t low_mask = (1U << low_bits) - 1;

  void number_sets(int cells, int tiles);
  /// The set's place among all of its size (combinatorial number system).
  std::uint32_t number(std::uint32_t occupied) const {
    const Low low = low_[occupied & low_mask];
    return low.number + high_[low.count][occupied >> low_bits];
  }
  std::uint32_t flood(std::uint32_t occupied, int cell) const;

  struct Low {
    std::uint32_t number = 0;
    std::uint32_t count = 0;
  };
  Shape shape_;
  MoveTable moves_;
  std::vector<Low> low_;
  std::vector<std::vector<std::uint32_t>> high_;
  std::vector<std::uint32_t> begin_;
  std::vector<Step> steps_;
};

}  // namespace rumbo::tiles
