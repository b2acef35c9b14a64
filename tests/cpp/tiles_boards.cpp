#include <algorithm>
#include <numeric>
#include <set>
#include <vector>

#include "catch.hpp"
#include "search/packed_store.hpp"
#include "tiles/board_space.hpp"
#include "tiles/eight_store.hpp"
#include "tiles/solvable.hpp"

namespace {

using namespace rumbo::tiles;
using rumbo::search::PackedStore;
using Board = std::vector<std::uint8_t>;

Board ordered(Shape shape) {
  Board cells(static_cast<std::size_t>(shape.cells()));
  std::iota(cells.begin(), cells.end() - 1, std::uint8_t{1});
  cells.back() = 0;
  return cells;
}

template <class Packed>
Board unpacked(const Packed& board, Shape shape) {
  Board cells(static_cast<std::size_t>(shape.cells()));
  board.unpack(cells);
  return cells;
}

/// The obvious move: find the blank, swap it with its neighbour. Empty at the edge.
Board moved(Board cells, Shape shape, Direction d) {
  const auto blank = std::find(cells.begin(), cells.end(), 0) - cells.begin();
  const auto row = blank / shape.width;
  const auto column = blank % shape.width;
  auto to = blank;
  if (d == Direction::n && row > 0) to -= shape.width;
  if (d == Direction::s && row < shape.height - 1) to += shape.width;
  if (d == Direction::w && column > 0) to -= 1;
  if (d == Direction::e && column < shape.width - 1) to += 1;
  if (to == blank) return {};
  std::swap(cells[static_cast<std::size_t>(blank)], cells[static_cast<std::size_t>(to)]);
  return cells;
}

/// All boards that the space reaches from a start, level by level.
template <class Space, class Store>
std::vector<std::size_t> levels(const Space& space, Store& store, const typename Space::State& start) {
  std::vector<std::size_t> sizes;
  store.intern(start);
  std::uint32_t next = 0;
  while (next < store.size()) {
    const std::uint32_t end = store.size();
    sizes.push_back(end - next);
    for (; next < end; ++next) {
      const auto board = store.state(rumbo::search::StateId{next});
      space.for_each_successor(board, [&](Direction, const auto& to, auto) { store.intern(to); });
    }
  }
  return sizes;
}

template <class Packed>
void check_walk(Shape shape) {
  Board cells = ordered(shape);
  auto packed = Packed::pack(cells);
  std::uint32_t random = 1;
  for (int step = 0; step < 500; ++step) {
    random = random * 1664525 + 1013904223;
    const auto d = static_cast<Direction>(random >> 30);
    const Board next = moved(cells, shape, d);
    REQUIRE(apply(shape, packed, d) == !next.empty());
    if (!next.empty()) cells = next;
    REQUIRE(unpacked(packed, shape) == cells);
    REQUIRE(packed == Packed::pack(cells));
    REQUIRE(packed.hash() == Packed::pack(cells).hash());
    REQUIRE(cells[static_cast<std::size_t>(packed.blank())] == 0);
  }
}

}  // namespace

TEST_CASE("packed boards move as plain lists do", "[tiles]") {
  check_walk<NibbleBoard>({3, 3});
  check_walk<NibbleBoard>({4, 4});
  check_walk<NibbleBoard>({8, 2});
  check_walk<NibbleBoard>({2, 5});
  check_walk<MediumBoard>({5, 5});
  check_walk<MediumBoard>({16, 2});
  check_walk<LargeBoard>({8, 8});
  check_walk<LargeBoard>({2, 32});
}

TEST_CASE("successors come in the order that was asked for", "[tiles]") {
  const Shape shape{3, 3};
  const Board centre{1, 2, 3, 4, 0, 5, 6, 7, 8};
  MoveOrder order = default_order;
  do {
    const BoardSpace<NibbleBoard> space(shape, ordered(shape), order);
    std::vector<Direction> seen;
    space.for_each_successor(NibbleBoard::pack(centre), [&](Direction d, NibbleBoard next, int cost) {
      seen.push_back(d);
      CHECK(unpacked(next, shape) == moved(centre, shape, d));
      CHECK(cost == 1);
    });
    CHECK(std::equal(seen.begin(), seen.end(), order.begin(), order.end()));
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("only the goal board is the goal", "[tiles]") {
  const Shape shape{4, 2};
  const Board goal{3, 1, 2, 0, 7, 6, 5, 4};
  const BoardSpace<NibbleBoard> space(shape, goal);
  CHECK(space.is_goal(NibbleBoard::pack(goal)));
  space.for_each_successor(NibbleBoard::pack(goal),
                           [&](Direction, NibbleBoard next, int) { CHECK_FALSE(space.is_goal(next)); });
}

TEST_CASE("a board is a permutation of its shape's tiles", "[tiles]") {
  CHECK(is_board({3, 3}, ordered({3, 3})));
  CHECK(is_board({8, 8}, ordered({8, 8})));
  CHECK_FALSE(is_board({3, 3}, Board{1, 2, 3, 4, 5, 6, 7, 8, 8}));
  CHECK_FALSE(is_board({3, 3}, Board{1, 2, 3, 4, 5, 6, 7, 8, 9}));
  CHECK_FALSE(is_board({3, 3}, Board{1, 2, 3, 4, 5, 6, 7, 0}));
  CHECK_FALSE(Shape::valid(1, 9));
  CHECK_FALSE(Shape::valid(5, 13));
  CHECK(Shape::valid(2, 32));
}

TEST_CASE("the eight puzzle has the known distribution of depths, by rank and by hash", "[tiles]") {
  const std::vector<std::size_t> known{
      1,    2,    4,    8,     16,    20,    39,    62,    116,   152,   286,   396,  748,  1024, 1893, 2512,
      4485, 5638, 9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,  221,  2};
  const BoardSpace<NibbleBoard> space({3, 3}, ordered({3, 3}));
  EightStore by_rank;
  PackedStore<NibbleBoard> by_hash;
  CHECK(levels(space, by_rank, space.goal()) == known);
  CHECK(levels(space, by_hash, space.goal()) == known);
}

TEST_CASE("the rank of 3x3 boards is a bijection that keeps the parity classes apart", "[tiles]") {
  Board cells{0, 1, 2, 3, 4, 5, 6, 7, 8};
  const Board goal = cells;
  const bool goal_class = EightRank::of(NibbleBoard::pack(goal)) < EightRank::class_size;
  std::vector<bool> taken(EightRank::count);
  do {
    const std::uint32_t rank = EightRank::of(NibbleBoard::pack(cells));
    if (rank >= EightRank::count || taken[rank]) FAIL("rank " << rank << " is out of range or taken twice");
    taken[rank] = true;
    const bool same_class = (rank < EightRank::class_size) == goal_class;
    if (same_class != solvable({3, 3}, cells, goal)) FAIL("rank " << rank << " is in the wrong class");
  } while (std::next_permutation(cells.begin(), cells.end()));
}

TEST_CASE("a rank store starts empty however many were used before it, and two do not mix", "[tiles]") {
  const auto first = NibbleBoard::pack(ordered({3, 3}));
  auto second = first;
  second.slide(7, 8);
  for (int use = 0; use < 100; ++use) {
    EightStore outer;
    EightStore inner;
    REQUIRE(outer.intern(first) == std::pair{rumbo::search::StateId{0}, true});
    REQUIRE(inner.intern(second) == std::pair{rumbo::search::StateId{0}, true});
    REQUIRE(outer.intern(second) == std::pair{rumbo::search::StateId{1}, true});
    REQUIRE(outer.intern(first) == std::pair{rumbo::search::StateId{0}, false});
    REQUIRE(inner.find(first) == rumbo::search::no_state);
    REQUIRE(inner.find(second) == rumbo::search::StateId{0});
    REQUIRE(inner.size() == 1);
    if (use % 10 != 0) continue;
    levels(BoardSpace<NibbleBoard>({3, 3}, ordered({3, 3})), inner, second);
    REQUIRE(inner.size() == EightRank::class_size);
    REQUIRE(outer.size() == 2);
  }
}

TEST_CASE("parity tells exactly the boards that the moves reach, for even and odd widths and any goal",
          "[tiles]") {
  const Shape shape = GENERATE(Shape{2, 2}, Shape{3, 2}, Shape{2, 3}, Shape{4, 2}, Shape{2, 4});
  Board goal = ordered(shape);
  std::rotate(goal.begin(), goal.begin() + GENERATE(0, 1, 2, 3), goal.end());
  const BoardSpace<NibbleBoard> space(shape, goal);
  PackedStore<NibbleBoard> store;
  levels(space, store, space.goal());
  std::set<std::uint64_t> reached;
  for (std::uint32_t i = 0; i < store.size(); ++i)
    reached.insert(store.state(rumbo::search::StateId{i}).word);

  Board cells(goal.size());
  std::iota(cells.begin(), cells.end(), std::uint8_t{0});
  do {
    if (solvable(shape, cells, goal) != reached.contains(NibbleBoard::pack(cells).word)) {
      FAIL("wrong parity for " << NibbleBoard::pack(cells).word);
    }
  } while (std::next_permutation(cells.begin(), cells.end()));
}
