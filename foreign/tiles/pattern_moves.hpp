#pragma once
/// How a pattern's number changes with a move, for the whole board at once: by additions, never ranked anew.
#include <array>
#include <cstdint>
#include <vector>

#include "tiles/board.hpp"
#include "tiles/pattern_layout.hpp"

namespace rumbo::tiles {

/// For each tile its group, its weight there, and what it changes in passing another tile. Tiles are named by
/// their goal cells. A tile that goes one cell right passes nobody; one that goes a row down passes the tiles
/// of the cells between, in reading order. Left and up are the same with the sign changed.
class PatternMoves {
 public:
  static constexpr std::size_t max_names = 32;

  PatternMoves(const PatternLayout& layout, const std::vector<PatternIndex>& indices) {
    for (std::size_t g = 0; g < layout.groups.size(); ++g) {
      const auto& group = layout.groups[g];
      for (std::size_t i = 0; i < group.size(); ++i) {
        group_[group[i]] = static_cast<std::uint8_t>(g);
        weight_[group[i]] = static_cast<std::int32_t>(indices[g].weight(i));
        for (std::size_t j = 0; j < group.size(); ++j) {
          if (i != j) passing_[group[i]][group[j]] = indices[g].passing(i, j);
        }
      }
    }
  }

  std::size_t group(std::uint8_t tile) const { return group_[tile]; }
  std::int32_t weight(std::uint8_t tile) const { return weight_[tile]; }
  std::int32_t passing(std::uint8_t tile, std::uint8_t other) const { return passing_[tile][other]; }

  /// The same with every tile t replaced by map[t]: the tables of a mirrored board, asked by the names here.
  PatternMoves renamed(const std::array<std::uint8_t, max_names>& map) const {
    PatternMoves moves = *this;
    for (std::size_t t = 0; t < max_names; ++t) {
      moves.group_[t] = group_[map[t]];
      moves.weight_[t] = weight_[map[t]];
      for (std::size_t u = 0; u < max_names; ++u) moves.passing_[t][u] = passing_[map[t]][map[u]];
    }
    return moves;
  }

 private:
  std::array<std::uint8_t, max_names> group_{};
  std::array<std::int32_t, max_names> weight_{};
  std::array<std::array<std::int32_t, max_names>, max_names> passing_{};
};

}  // namespace rumbo::tiles
