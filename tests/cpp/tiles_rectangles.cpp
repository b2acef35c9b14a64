#include <vector>

#include "catch.hpp"
#include "search/best_first.hpp"
#include "tiles/board_space.hpp"
#include "tiles/ida_star.hpp"
#include "tiles/linear_conflict.hpp"
#include "tiles/tile_sum.hpp"
#include "tiles/walking_distance.hpp"
#include "tiles_distances.hpp"

namespace {

using namespace rumbo::tiles;
namespace search = rumbo::search;
using rumbo::tests::Distances;
using Board = std::vector<std::uint8_t>;

int ida_star(IdaOutcome (*ida)(const BoardProblem&, const IdaLimits&, const IdaPoll&), const Distances& all,
             const Board& start) {
  const IdaOutcome found = ida({all.shape, start, all.goal}, {}, {});
  return found.end == IdaEnd::solved ? static_cast<int>(found.plan.size()) : -1;
}

template <class Heuristic>
int a_star(const Distances& all, const NibbleBoard& start) {
  using Space = BoardSpace<NibbleBoard, Heuristic>;
  Space space(all.shape, all.goal, default_order, Heuristic(all.shape, all.goal));
  search::Monitor monitor({}, nullptr, poll_interval);
  search::Silent silent;
  search::BestFirst<Space, search::AStar<search::UnitCost>> run(space, monitor, silent);
  run.add_root(start);
  while (run.step()) continue;
  return run.outcome().verdict == search::Verdict::solved ? run.outcome().plan.cost : -1;
}

/// Every `stride`-th board of those at most `farthest` moves away.
void check_plans(const Distances& all, std::size_t stride, int farthest) {
  Board cells(all.goal.size());
  for (std::size_t at = 0; at < all.store.size() && all.distance[at] <= farthest; at += stride) {
    const NibbleBoard board = all.store.state(search::StateId{static_cast<std::uint32_t>(at)});
    board.unpack(cells);
    const std::vector<int> lengths{
        ida_star(ida_manhattan, all, cells),        ida_star(ida_linear_conflict, all, cells),
        ida_star(ida_walking_distance, all, cells), a_star<Manhattan>(all, board),
        a_star<LinearConflict>(all, board),         a_star<WalkingDistance>(all, board)};
    if (lengths != std::vector<int>(lengths.size(), all.distance[at])) {
      CAPTURE(lengths);
      FAIL("board " << board.word << " is " << all.distance[at] << " moves away");
    }
  }
}

}  // namespace

TEST_CASE("IDA* and A* find a shortest plan from every board of 3x2 and of 4x2", "[tiles]") {
  const auto [shape, goal] = GENERATE(table<Shape, Board>({{{3, 2}, {1, 2, 3, 4, 5, 0}},
                                                           {{2, 3}, {3, 0, 1, 2, 5, 4}},
                                                           {{4, 2}, {1, 2, 3, 4, 5, 6, 7, 0}},
                                                           {{4, 2}, {7, 6, 0, 5, 4, 3, 2, 1}}}));
  const Distances all(shape, goal);
  CHECK(all.store.size() == (goal.size() == 6 ? 360 : 20'160));
  check_plans(all, 1, all.distance.back());
}

TEST_CASE("IDA* and A* find a shortest plan from every near board of 2x5, and from far ones", "[tiles]") {
  const Distances all({2, 5}, Board{1, 2, 3, 4, 5, 6, 7, 8, 9, 0});
  REQUIRE(all.store.size() == 1'814'400);
  check_plans(all, 1, 20);
  check_plans(all, 20'011, all.distance.back());
}
