#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "catch.hpp"
#include "tiles/exact.hpp"
#include "tiles/random_boards.hpp"
#include "tiles/solvable.hpp"
#include "tiles/unavailable.hpp"

namespace {

using namespace rumbo::tiles;

BoardCells goal_of(Shape shape) {
  BoardCells goal(static_cast<std::size_t>(shape.cells()));
  std::iota(goal.begin(), goal.end() - 1, std::uint8_t{1});
  return goal;
}

}  // namespace

TEST_CASE("the random source draws the published numbers", "[tiles]") {
  // The first outputs of the authors' SplitMix64 for the seed 1234567.
  RandomSource random(1234567);
  CHECK(random.next() == 6457827717110365317U);
  CHECK(random.next() == 3203168211198807973U);
  CHECK(random.next() == 9817491932198370423U);
  CHECK(random.next() == 4593380528125082431U);
}

TEST_CASE("random boards are solvable and the same for the same seed", "[tiles]") {
  for (const Shape shape : {Shape{2, 2}, Shape{3, 3}, Shape{4, 4}, Shape{4, 3}, Shape{8, 8}}) {
    const BoardCells goal = goal_of(shape);
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      for (const BoardCells& board :
           {random_board(shape, goal, seed), random_walk(shape, goal, seed, seed)}) {
        REQUIRE(is_board(shape, board));
        REQUIRE(solvable(shape, board, goal));
      }
      REQUIRE(random_board(shape, goal, seed) == random_board(shape, goal, seed));
    }
    CHECK(random_board(shape, goal, 1) != random_board(shape, goal, 2));
  }
  // From a second program, in another language.
  CHECK(random_board({4, 4}, goal_of({4, 4}), 2026) ==
        BoardCells{0, 6, 3, 8, 1, 9, 15, 14, 11, 7, 13, 10, 2, 5, 12, 4});
}

TEST_CASE("every solvable board is drawn, each about as often", "[tiles]") {
  const Shape shape{3, 2};
  const BoardCells goal = goal_of(shape);
  std::map<std::uint64_t, int> drawn;  // by packed board
  for (std::uint64_t seed = 0; seed < 36'000; ++seed)
    ++drawn[NibbleBoard::pack(random_board(shape, goal, seed)).word];
  CHECK(drawn.size() == 360);
  for (const auto& [board, times] : drawn) {
    CHECK(times > 50);  // 100 expected, standard deviation 10; the seeds are fixed
    CHECK(times < 150);
  }
}

TEST_CASE("boards at a distance are exactly there", "[tiles]") {
  const Shape shape{3, 3};
  const BoardCells goal{1, 2, 3, 8, 0, 4, 7, 6, 5};
  const Exact exact(shape, goal);
  for (int distance = 0; distance <= exact.table().greatest_distance(); ++distance) {
    const auto all = boards_at_distance(shape, goal, distance);
    const auto drawn = random_at_distance(shape, goal, distance, 5);
    REQUIRE(drawn);
    CHECK(exact(NibbleBoard::pack(*drawn)) == distance);
    CHECK(std::find(all.begin(), all.end(), *drawn) != all.end());
    std::set<std::uint64_t> different;
    for (const BoardCells& board : all) {
      REQUIRE(exact(NibbleBoard::pack(board)) == distance);
      different.insert(NibbleBoard::pack(board).word);
    }
    CHECK(different.size() == all.size());
  }
  CHECK(boards_at_distance(shape, goal_of(shape), 31).size() == 2);
  CHECK_FALSE(random_at_distance(shape, goal_of(shape), 32, 5));
  CHECK_FALSE(random_at_distance(shape, goal_of(shape), -1, 5));
  CHECK_THROWS_AS(random_at_distance({4, 4}, goal_of({4, 4}), 3, 5), HeuristicUnavailable);
}

TEST_CASE("a walk does not take its last move back", "[tiles]") {
  const Shape shape{3, 3};
  const Exact exact(shape, goal_of(shape));
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    CHECK(random_walk(shape, goal_of(shape), 0, seed) == goal_of(shape));
    CHECK(exact(NibbleBoard::pack(random_walk(shape, goal_of(shape), 2, seed))) == 2);
    CHECK(exact(NibbleBoard::pack(random_walk(shape, goal_of(shape), 3, seed))) == 3);
  }
}
