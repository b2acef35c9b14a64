#pragma once
/// Additive pattern databases (R. E. Korf, A. Felner, Disjoint pattern database heuristics, 2002): which
/// tiles make a pattern, and the dense number of each way to place them.
///
/// A layout is made for a goal in which every tile stands in the cell whose number it bears, and the blank in
/// `blank`. Any other goal is brought to this form by renaming its tiles and turning the board (PatternView).
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tiles/board.hpp"

namespace rumbo::tiles {

struct PatternLayout {
  Shape shape;
  int blank = 0;
  /// Of each cell number but the blank's: every tile in one group.
  std::vector<std::vector<std::uint8_t>> groups;
  std::string name;  // as it is asked for: "6-6-3"

  friend bool operator==(const PatternLayout&, const PatternLayout&) = default;
};

/// The layout called `name` for goals with the blank in `blank`: "6-6-3" and "7-8" for 4x4, "6-6-6-6" for
/// 5x5. Throws HeuristicUnavailable for any other name or shape.
PatternLayout pattern_layout(Shape shape, std::string_view name, int blank);

/// The names that a shape has, the default first; empty where it has none.
std::vector<std::string_view> pattern_names(Shape shape);

/// Numbers the placements of one group from 0 to size()-1 in lexicographic order of cells. A tile's digit is
/// its cell less the earlier tiles in lower cells; the number is the sum of digit times weight, so a move
/// changes it by a few additions (see PatternMoves).
class PatternIndex {
 public:
  PatternIndex(int cells, std::size_t tiles) : weights_(tiles) {
    std::uint32_t weight = 1;
    for (std::size_t i = tiles; i-- > 0;) {
      weights_[i] = weight;
      weight *= static_cast<std::uint32_t>(cells) - static_cast<std::uint32_t>(i);
    }
    size_ = weight;
  }

  std::uint32_t size() const { return size_; }
  std::size_t tiles() const { return weights_.size(); }
  std::uint32_t weight(std::size_t tile) const { return weights_[tile]; }

  /// What the number grows by, beside the tile's own way, when tile `i` passes tile `j` of the group upwards
  /// in cell numbers: a later tile has one lower tile less, an earlier one is a lower tile more.
  std::int32_t passing(std::size_t i, std::size_t j) const {
    return j > i ? static_cast<std::int32_t>(weights_[j]) : -static_cast<std::int32_t>(weights_[i]);
  }

  /// `place[i]`: the cell of the group's i-th tile.
  std::uint32_t operator()(const std::uint8_t* place) const {
    std::uint32_t number = 0;
    std::uint64_t taken = 0;
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      const std::uint64_t below = taken & ((std::uint64_t{1} << place[i]) - 1);
      number += (place[i] - static_cast<std::uint32_t>(std::popcount(below))) * weights_[i];
      taken |= std::uint64_t{1} << place[i];
    }
    return number;
  }

 private:
  std::vector<std::uint32_t> weights_;
  std::uint32_t size_ = 0;
};

}  // namespace rumbo::tiles
