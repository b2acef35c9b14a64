#include <algorithm>
#include <array>
#include <numeric>
#include <unordered_map>
#include <vector>

#include "catch.hpp"
#include "tiles/exact.hpp"
#include "tiles/linear_conflict.hpp"
#include "tiles/tile_sum.hpp"
#include "tiles/walking_distance.hpp"
#include "tiles_distances.hpp"

namespace {

using namespace rumbo::tiles;
using rumbo::search::StateId;
using rumbo::tests::Distances;
using Board = std::vector<std::uint8_t>;

const Board last_blank{1, 2, 3, 4, 5, 6, 7, 8, 0};
const Board spiral{1, 2, 3, 8, 0, 4, 7, 6, 5};
const Board shuffled{4, 0, 7, 1, 8, 3, 2, 6, 5};

/// Admissible, consistent, 0 at the goal alone; the worst offender is named.
template <class Heuristic>
void check_consistent(const Distances& all, const Heuristic& h) {
  CHECK(h(all.space.goal()) == 0);
  for (std::uint32_t at = 0; at < all.store.size(); ++at) {
    const NibbleBoard board = all.store.state(StateId{at});
    const int value = h(board);
    if (value > all.distance[at])
      FAIL("h = " << value << " of " << all.distance[at] << " for " << board.word);
    if (value == 0 && at != 0) FAIL("h = 0 away from the goal for " << board.word);
    all.space.for_each_successor(board, [&](Direction, NibbleBoard next, int) {
      if (value > 1 + h(next)) FAIL("h falls by " << value - h(next) << " after " << board.word);
    });
  }
}

template <class Heuristic>
std::int64_t total(const Distances& all, const Heuristic& h) {
  std::int64_t sum = 0;
  for (std::uint32_t at = 0; at < all.store.size(); ++at) sum += h(all.store.state(StateId{at}));
  return sum;
}

}  // namespace

TEST_CASE("heuristics are admissible and consistent on all 181,440 boards, for goals with the blank anywhere",
          "[tiles]") {
  const Distances all({3, 3}, GENERATE(last_blank, spiral, shuffled));
  REQUIRE(all.store.size() == 181'440);
  const Misplaced misplaced(all.shape, all.goal);
  const Manhattan manhattan(all.shape, all.goal);
  const LinearConflict conflict(all.shape, all.goal);
  const WalkingDistance walking(all.shape, all.goal);
  check_consistent(all, misplaced);
  check_consistent(all, manhattan);
  check_consistent(all, conflict);
  check_consistent(all, walking);
  CHECK(total(all, misplaced) < total(all, manhattan));
  CHECK(total(all, manhattan) < total(all, conflict));
  CHECK(total(all, manhattan) < total(all, walking));
}

TEST_CASE("the exact table is the distance, for any goal of 3x3 and smaller", "[tiles]") {
  const auto [shape, goal] = GENERATE(table<Shape, Board>({{{3, 3}, last_blank},
                                                           {{3, 3}, spiral},
                                                           {{3, 3}, shuffled},
                                                           {{3, 2}, {0, 1, 2, 3, 4, 5}},
                                                           {{4, 2}, {7, 1, 2, 3, 4, 0, 6, 5}},
                                                           {{2, 4}, {1, 2, 3, 0, 4, 5, 6, 7}},
                                                           {{2, 2}, {1, 2, 3, 0}}}));
  const Distances all(shape, goal);
  const Exact exact(shape, goal);
  for (std::uint32_t at = 0; at < all.store.size(); ++at) {
    if (exact(all.store.state(StateId{at})) != all.distance[at]) FAIL(all.store.state(StateId{at}).word);
  }
  CHECK(exact.table().greatest_distance() == all.distance.back());
  CHECK(exact.table().at_distance(exact.table().greatest_distance() + 1).empty());
  CHECK(exact.table().at_distance(0).size() == 1);

  Board unsolvable = goal;
  const auto first = std::find_if(unsolvable.begin(), unsolvable.end(), [](auto t) { return t != 0; });
  const auto second = std::find_if(first + 1, unsolvable.end(), [](auto t) { return t != 0; });
  std::swap(*first, *second);
  CHECK(exact(NibbleBoard::pack(unsolvable)) == std::nullopt);
}

TEST_CASE("heuristics are admissible and consistent on every rectangular board", "[tiles]") {
  const auto [shape, goal] = GENERATE(table<Shape, Board>({{{3, 2}, {1, 2, 3, 4, 5, 0}},
                                                           {{2, 3}, {3, 0, 1, 2, 5, 4}},
                                                           {{4, 2}, {1, 2, 3, 4, 5, 6, 7, 0}},
                                                           {{4, 2}, {7, 6, 0, 5, 4, 3, 2, 1}},
                                                           {{2, 5}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 0}}}));
  const Distances all(shape, goal);
  check_consistent(all, Manhattan(shape, goal));
  check_consistent(all, LinearConflict(shape, goal));
  check_consistent(all, WalkingDistance(shape, goal));
}

TEST_CASE("boards of bytes have the values of boards of nibbles", "[tiles]") {
  const Shape shape{4, 4};
  const Board goal{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  Board cells = goal;
  std::uint32_t random = 7;
  const Misplaced misplaced(shape, goal);
  const Manhattan manhattan(shape, goal);
  const LinearConflict conflict(shape, goal);
  const WalkingDistance walking(shape, goal);
  auto board = NibbleBoard::pack(cells);
  for (int step = 0; step < 2000; ++step) {
    random = random * 1664525 + 1013904223;
    apply(shape, board, static_cast<Direction>(random >> 30));
    board.unpack(cells);
    const auto bytes = LargeBoard::pack(cells);
    REQUIRE(misplaced(board) == misplaced(bytes));
    REQUIRE(manhattan(board) == manhattan(bytes));
    REQUIRE(conflict(board) == conflict(bytes));
    REQUIRE(walking(board) == walking(bytes));
    int by_hand = 0;
    for (int cell = 0; cell < 16; ++cell) {
      const int tile = cells[static_cast<std::size_t>(cell)];
      if (tile != 0) by_hand += std::abs(cell / 4 - tile / 4) + std::abs(cell % 4 - tile % 4);
    }
    REQUIRE(manhattan(board) == by_hand);
  }
}

TEST_CASE("linear conflicts count two for each tile that must leave its line", "[tiles]") {
  const Shape shape{3, 3};
  const Manhattan manhattan(shape, last_blank);
  const LinearConflict conflict(shape, last_blank);
  const auto extra = [&](const Board& cells) {
    return conflict(NibbleBoard::pack(cells)) - manhattan(NibbleBoard::pack(cells));
  };
  CHECK(extra({2, 1, 3, 4, 5, 6, 7, 8, 0}) == 2);
  CHECK(extra({3, 2, 1, 4, 5, 6, 7, 8, 0}) == 4);
  CHECK(extra({3, 1, 2, 4, 5, 6, 7, 8, 0}) == 2);
  CHECK(extra({1, 5, 3, 4, 2, 6, 7, 8, 0}) == 2);
  const Shape wide{8, 2};
  const Board goal{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0};
  const Board reversed{8, 7, 6, 5, 4, 3, 2, 1, 9, 10, 11, 12, 13, 14, 15, 0};
  CHECK(LinearConflict(wide, goal)(NibbleBoard::pack(reversed)) ==
        Manhattan(wide, goal)(NibbleBoard::pack(reversed)) + 14);
}

TEST_CASE("walking distance has the known number of states for 4x4", "[tiles]") {
  CHECK(WalkingTable::of(4, 4, 3)->states() == 24'964);
  CHECK(WalkingTable::of(4, 4, 0)->states() == 24'964);
}

TEST_CASE("a heuristic that a shape cannot have says so", "[tiles]") {
  Board goal(25);
  std::iota(goal.begin(), goal.end(), std::uint8_t{0});
  CHECK_THROWS_AS(Exact(Shape{5, 5}, goal), HeuristicUnavailable);
  CHECK_THROWS_AS(WalkingDistance(Shape{5, 5}, goal), HeuristicUnavailable);
}
