#pragma once
/// Boards to play with: always solvable, and for a seed the same on each machine.
#include <cstdint>
#include <optional>
#include <vector>

#include "tiles/board.hpp"

namespace rumbo::tiles {

using BoardCells = std::vector<std::uint8_t>;

/// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators, 2014). Our
/// own, since what the standard's distributions draw differs between libraries.
class RandomSource {
 public:
  explicit RandomSource(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    state_ += 0x9E37'79B9'7F4A'7C15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ mixed >> 30) * 0xBF58'476D'1CE4'E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D0'49BB'1331'11EB;
    return mixed ^ mixed >> 31;
  }
  /// Each of 0..bound-1 equally often; bound > 0.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t unfair = (0 - bound) % bound;  // 2^64 mod bound
    std::uint64_t drawn = next();
    while (drawn < unfair) drawn = next();
    return drawn % bound;
  }

 private:
  std::uint64_t state_;
};

/// Any board that reaches the goal, each equally likely. Linear time.
BoardCells random_board(Shape shape, Cells goal, std::uint64_t seed);

/// Where a walk of that many moves from the goal ends that never takes a move back at once.
BoardCells random_walk(Shape shape, Cells goal, std::uint64_t moves, std::uint64_t seed);

/// A board at exactly that distance from the goal, each equally likely; nothing if there is none.
/// Throws HeuristicUnavailable for a shape of more than 9 cells.
std::optional<BoardCells> random_at_distance(Shape shape, Cells goal, int distance, std::uint64_t seed);

/// All boards at exactly that distance, in a fixed order. Throws as above.
std::vector<BoardCells> boards_at_distance(Shape shape, Cells goal, int distance);

}  // namespace rumbo::tiles
