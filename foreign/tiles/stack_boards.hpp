#pragma once
/// The 3x3 puzzle of the exercise "Puzzle 3 x 3 con 3 heurísticas": its goal, its three heuristics and the
/// order of its boards, for the stack search.
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "tiles/board.hpp"
#include "tiles/board_space.hpp"
#include "tiles/tile_sum.hpp"

namespace rumbo::tiles {

inline constexpr Shape stack_shape{3, 3};
inline constexpr std::array<std::uint8_t, 9> stack_goal{0, 1, 2, 3, 4, 5, 6, 7, 8};

/// The numbers that the three heuristics are made of.
struct StackCounts {
  int misplaced;  // g of the exercise: tiles out of place
  int distance;   // h of the exercise: their Manhattan distances
  int reversals;  // pairs of neighbours, blank included, that are in each other's place
};

class StackHeuristic {
 public:
  /// What is minimised. Of the third heuristic the statement defines f = g + h and d = 2 * reversals, and
  /// breaks off before it says how they go together: d as the tie breaker, the greater first in the pushing
  /// order, is the reading; the other two are here to compare.
  enum class Kind { misplaced, distance, sum_then_reversals, sum_plus_reversals, reversals };

  explicit StackHeuristic(Kind kind) : kind_(kind) {}

  StackCounts counts(NibbleBoard board) const {
    return {misplaced_(board), distance_(board), reversals(board)};
  }
  search::UnitCost operator()(NibbleBoard board) const {
    switch (kind_) {
      case Kind::misplaced:
        return misplaced_(board);
      case Kind::distance:
        return distance_(board);
      case Kind::reversals:
        return 2 * reversals(board);
      default:
        break;
    }
    const int f = misplaced_(board) + distance_(board);
    const int d = 2 * reversals(board);
    return kind_ == Kind::sum_plus_reversals ? f + d : f * above_any_d + d;
  }

 private:
  /// A 3x3 board has twelve pairs of neighbours, so d is at most 24.
  static constexpr int above_any_d = 32;

  static int reversals(NibbleBoard board) {
    int pairs = 0;
    for (int cell = 0; cell < stack_shape.cells(); ++cell) {
      if (stack_shape.column(cell) < 2) pairs += reversed(board, cell, cell + 1);
      if (stack_shape.row(cell) < 2) pairs += reversed(board, cell, cell + 3);
    }
    return pairs;
  }
  /// Every piece's place has its own number, the blank's too.
  static int reversed(NibbleBoard board, int a, int b) {
    return board.tile(a) == b && board.tile(b) == a ? 1 : 0;
  }

  Kind kind_;
  Misplaced misplaced_{stack_shape, stack_goal};
  Manhattan distance_{stack_shape, stack_goal};
};

class StackBoards : public BoardSpace<NibbleBoard, StackHeuristic> {
 public:
  explicit StackBoards(StackHeuristic::Kind kind)
      : BoardSpace(stack_shape, stack_goal, default_order, StackHeuristic(kind)) {}

  /// As lists, row by row: the first cell that differs decides, and lies in the lowest four bits that do.
  bool less(NibbleBoard a, NibbleBoard b) const {
    if (a == b) return false;
    const int cell = std::countr_zero(a.word ^ b.word) / 4;
    return a.tile(cell) < b.tile(cell);
  }
};

}  // namespace rumbo::tiles
