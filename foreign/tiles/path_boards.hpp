#pragma once
/// The 8-puzzle of the course, whose states are paths: a successor that is in its own path already is
/// dropped, and nothing else is known of the boards met before (exercise "El problema del 8 puzzle").
#include <array>
#include <bit>
#include <cstdint>

#include "search/path_store.hpp"
#include "search/state_space.hpp"
#include "tiles/board.hpp"
#include "tiles/moves.hpp"
#include "tiles/tile_sum.hpp"

namespace rumbo::tiles {

/// The last board of a path, with what the path is ranked by.
struct PathBoard {
  NibbleBoard board;
  std::uint16_t h = 0;
  std::uint32_t length = 1;  // boards, this one included
};

class PathBoards {
 public:
  using State = search::PathState<PathBoard>;
  using Action = Direction;
  using Cost = search::UnitCost;
  using Store = search::PathStore<PathBoard>;

  static constexpr Shape shape{3, 3};
  static constexpr std::array<std::uint8_t, 9> goal_cells{1, 2, 3, 8, 0, 4, 7, 6, 5};

  State start(NibbleBoard board) const { return State::start({board, heuristic(board), 1}); }
  bool is_goal(const State& state) const { return state.value.board == goal; }

  template <class Visit>
  void for_each_successor(const State& state, Visit&& visit) const {
    const int blank = state.value.board.blank();
    for (const Move move : moves_.from(blank)) {
      NibbleBoard next = state.value.board;
      next.slide(move.to, blank);
      if (is_on(state, next)) continue;
      visit(move.direction, state.then({next, heuristic(next), state.value.length + 1}), Cost{1});
    }
  }

  /// Manhattan distances of all nine numbers: the blank counts too, so h is not admissible.
  std::uint16_t heuristic(NibbleBoard board) const {
    return static_cast<std::uint16_t>(manhattan_(board) + shape.distance(board.blank(), goal.blank()));
  }

 private:
  static constexpr NibbleBoard goal = NibbleBoard::pack(goal_cells);
  static constexpr MoveOrder order{Direction::n, Direction::s, Direction::w, Direction::e};

  static bool is_on(const State& path, NibbleBoard board) {
    bool found = false;
    path.walk_back([&](const PathBoard& value) {
      found = value.board == board;
      return !found;
    });
    return found;
  }

  MoveTable moves_{shape, order};
  Manhattan manhattan_{shape, goal_cells};
};

/// h, then length: ties are left to the open list.
struct ByHeuristicAndLength {
  int compare(const PathBoards::Store& store, search::StateId a, search::StateId b) const {
    const PathBoard& x = store.value(a);
    const PathBoard& y = store.value(b);
    if (x.h != y.h) return x.h < y.h ? -1 : 1;
    if (x.length != y.length) return x.length < y.length ? -1 : 1;
    return 0;
  }
};

/// The same, then the paths as lists of boards, the last board first.
struct ByWholePath {
  int compare(const PathBoards::Store& store, search::StateId a, search::StateId b) const {
    if (const int by_key = ByHeuristicAndLength{}.compare(store, a, b)) return by_key;
    // Paths of one length: both end together, and where they meet the rest is the same.
    while (a != b) {
      const int by_board = compare_cells(store.value(a).board, store.value(b).board);
      if (by_board != 0) return by_board;
      a = store.parent(a);
      b = store.parent(b);
    }
    return 0;
  }

  /// As lists of rows: the first cell that differs decides, and lies in the lowest four bits that do.
  static int compare_cells(NibbleBoard a, NibbleBoard b) {
    if (a == b) return 0;
    const int cell = std::countr_zero(a.word ^ b.word) / 4;
    return a.tile(cell) < b.tile(cell) ? -1 : 1;
  }
};

}  // namespace rumbo::tiles
