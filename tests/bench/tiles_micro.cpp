/// What the parts cost: heuristics of a board, ranks, random boards, and whole calls on easy boards.
#include <benchmark/benchmark.h>

#include <numeric>
#include <vector>

#include "tiles/board_space.hpp"
#include "tiles/eight_rank.hpp"
#include "tiles/exact.hpp"
#include "tiles/ida_star.hpp"
#include "tiles/linear_conflict.hpp"
#include "tiles/random_boards.hpp"
#include "tiles/tile_sum.hpp"
#include "tiles/walking_distance.hpp"

namespace {

using namespace rumbo::tiles;

BoardCells goal_of(Shape shape) {
  BoardCells goal(static_cast<std::size_t>(shape.cells()));
  std::iota(goal.begin(), goal.end() - 1, std::uint8_t{1});
  return goal;
}

std::vector<NibbleBoard> boards_of(Shape shape) {
  std::vector<NibbleBoard> boards;
  for (std::uint64_t seed = 0; seed < 256; ++seed) {
    boards.push_back(NibbleBoard::pack(random_board(shape, goal_of(shape), seed)));
  }
  return boards;
}

template <class H>
void heuristic(benchmark::State& state) {
  const Shape shape = std::is_same_v<H, Exact> ? Shape{3, 3} : Shape{4, 4};
  const H h(shape, goal_of(shape));
  const auto boards = boards_of(shape);
  std::size_t at = 0;
  for (auto _ : state) benchmark::DoNotOptimize(h(boards[at++ % boards.size()]));
}
BENCHMARK_TEMPLATE(heuristic, Misplaced);
BENCHMARK_TEMPLATE(heuristic, Manhattan);
BENCHMARK_TEMPLATE(heuristic, LinearConflict);
BENCHMARK_TEMPLATE(heuristic, WalkingDistance);
BENCHMARK_TEMPLATE(heuristic, Exact);

void eight_rank(benchmark::State& state) {
  const auto boards = boards_of({3, 3});
  std::size_t at = 0;
  for (auto _ : state) benchmark::DoNotOptimize(EightRank::of(boards[at++ % boards.size()]));
}
BENCHMARK(eight_rank);

void successors(benchmark::State& state) {
  const BoardSpace<NibbleBoard> space({4, 4}, goal_of({4, 4}));
  const auto boards = boards_of({4, 4});
  std::size_t at = 0;
  for (auto _ : state) {
    space.for_each_successor(boards[at++ % boards.size()],
                             [](Direction, NibbleBoard next, int) { benchmark::DoNotOptimize(next); });
  }
}
BENCHMARK(successors);

void ida_of_an_easy_board(benchmark::State& state) {
  const BoardCells goal = goal_of({3, 3});
  const BoardCells start{4, 1, 3, 7, 2, 5, 8, 0, 6};
  for (auto _ : state) benchmark::DoNotOptimize(ida_manhattan({{3, 3}, start, goal}, {}, {}));
}
BENCHMARK(ida_of_an_easy_board);

}  // namespace

BENCHMARK_MAIN();
