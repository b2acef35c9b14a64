#pragma once
/// Boards as a state space of search/state_space.hpp.
///
///     BoardSpace<NibbleBoard, Manhattan> space(Shape{4, 4}, goal, default_order, Manhattan(Shape{4, 4},
///     goal));
#include <optional>
#include <utility>

#include "search/packed_store.hpp"
#include "search/state_space.hpp"
#include "tiles/board.hpp"
#include "tiles/moves.hpp"

namespace rumbo::tiles {

/// What a heuristic for boards is: h in moves, the blank not counted; it may answer nothing for a dead end.
template <class H, class Board>
concept BoardHeuristic = requires(const H& h, const Board& board) {
  { h(board) } -> std::convertible_to<std::optional<search::UnitCost>>;
};

/// h = 0: the blind searches.
struct NoHeuristic {
  template <PackedBoard Board>
  constexpr search::UnitCost operator()(const Board&) const {
    return 0;
  }
};

template <PackedBoard Board, BoardHeuristic<Board> Heuristic = NoHeuristic,
          search::StateStore<Board> BoardStore = search::PackedStore<Board>>
class BoardSpace {
 public:
  using State = Board;
  using Action = Direction;
  using Cost = search::UnitCost;
  using Store = BoardStore;

  /// `goal` must be a board of the shape (`is_board`), `order` a permutation (`is_order`).
  BoardSpace(Shape shape, Cells goal, const MoveOrder& order = default_order, Heuristic heuristic = {})
      : shape_(shape), goal_(Board::pack(goal)), moves_(shape, order), heuristic_(std::move(heuristic)) {}

  Shape shape() const { return shape_; }
  const State& goal() const { return goal_; }
  bool is_goal(const State& board) const { return board == goal_; }

  template <class Visit>
  void for_each_successor(const State& board, Visit&& visit) const {
    const int blank = board.blank();
    for (const Move move : moves_.from(blank)) {
      State next = board;
      next.slide(move.to, blank);
      visit(move.direction, std::as_const(next), Cost{1});
    }
  }

  /// A board is reached by the move opposite to the one that leads back.
  template <class Visit>
  void for_each_predecessor(const State& board, Visit&& visit) const {
    for_each_successor(board, [&](Direction direction, const State& before, Cost cost) {
      visit(opposite(direction), before, cost);
    });
  }
  template <class Visit>
  bool for_each_goal(Visit&& visit) const {
    visit(goal_);
    return true;
  }

  std::optional<Cost> heuristic(const State& board) const { return heuristic_(board); }

  /// As lists, row by row: the first cell that differs decides.
  bool less(const State& a, const State& b) const {
    int cell = 0;
    while (cell < shape_.cells() && a.tile(cell) == b.tile(cell)) ++cell;
    return cell < shape_.cells() && a.tile(cell) < b.tile(cell);
  }

 private:
  Shape shape_;
  State goal_;
  MoveTable moves_;
  [[no_unique_address]] Heuristic heuristic_;
};

}  // namespace rumbo::tiles
