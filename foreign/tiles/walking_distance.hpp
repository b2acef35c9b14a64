#pragma once
/// Walking distance (Ken'ichiro Takahashi, 2002): tiles of the same goal row are told apart no longer, and
/// only vertical moves count; the least number of such moves, from a table of that small puzzle, plus the
/// same for columns.
#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "tiles/tile_sum.hpp"
#include "tiles/unavailable.hpp"

namespace rumbo::tiles {

/// The puzzle of one axis: `lines` lines of `length` cells, the blank's goal in `blank_line`. Its states are
/// numbered from 0, the goal.
class WalkingTable {
 public:
  using State = std::uint32_t;

  /// Built once for each puzzle and kept; safe from several threads.
  /// Throws HeuristicUnavailable if the puzzle has more than `max_states` states.
  static std::shared_ptr<const WalkingTable> of(int lines, int length, int blank_line);
  static constexpr std::uint32_t max_states = 1'000'000;

  /// What a tile (or the blank) of a goal line adds to a board's key when it stands in `line`.
  std::uint64_t weight(int line, int goal_line, bool blank) const;
  State state(std::uint64_t key) const { return states_.at(key); }
  int distance(State state) const { return distance_[state]; }
  /// The blank goes one line back (`step` 0) or forth (1): a tile of that goal line comes the other way.
  State next(State state, int step, int goal_line) const {
    return next_[state * stride() + static_cast<std::uint32_t>(step * lines_ + goal_line)];
  }
  const std::uint8_t* distances() const { return distance_.data(); }
  const State* successors() const { return next_.data(); }
  std::uint32_t stride() const { return static_cast<std::uint32_t>(2 * lines_); }
  std::size_t states() const { return distance_.size(); }

  WalkingTable(int lines, int length, int blank_line);

 private:
  void search_all(int length);

  static constexpr State no_move = 0;  // never followed: the board has no such move either
  int lines_;
  int blank_line_;
  int entry_bits_;
  std::unordered_map<std::uint64_t, State> states_;
  std::vector<std::uint8_t> distance_;
  std::vector<State> next_;
};

/// Admissible and consistent, at least Manhattan.
class WalkingDistance {
 public:
  /// Throws HeuristicUnavailable for shapes with too many or too long lines: 5x5 and beyond.
  WalkingDistance(Shape shape, Cells goal);

  template <PackedBoard Board>
  search::UnitCost operator()(const Board& board) const {
    const auto [vertical, horizontal] = states(board);
    return vertical_->distance(vertical) + horizontal_->distance(horizontal);
  }

  struct States {
    WalkingTable::State vertical;
    WalkingTable::State horizontal;
  };
  template <PackedBoard Board>
  States states(const Board& board) const {
    std::uint64_t vertical = 0;
    std::uint64_t horizontal = 0;
    for (int cell = 0; cell < shape_.cells(); ++cell) {
      const auto tile = static_cast<std::size_t>(board.tile(cell));
      vertical += vertical_->weight(shape_.row(cell), goal_row_[tile], tile == 0);
      horizontal += horizontal_->weight(shape_.column(cell), goal_column_[tile], tile == 0);
    }
    return {vertical_->state(vertical), horizontal_->state(horizontal)};
  }

  const WalkingTable& vertical() const { return *vertical_; }
  const WalkingTable& horizontal() const { return *horizontal_; }
  int goal_row(int tile) const { return goal_row_[static_cast<std::size_t>(tile)]; }
  int goal_column(int tile) const { return goal_column_[static_cast<std::size_t>(tile)]; }

 private:
  Shape shape_;
  std::array<std::uint8_t, max_cells> goal_row_{};
  std::array<std::uint8_t, max_cells> goal_column_{};
  std::shared_ptr<const WalkingTable> vertical_;
  std::shared_ptr<const WalkingTable> horizontal_;
};

}  // namespace rumbo::tiles
