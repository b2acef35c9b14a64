#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <numeric>
#include <vector>

#include "catch.hpp"
#include "search/packed_store.hpp"
#include "tiles/board_space.hpp"
#include "tiles/exact.hpp"
#include "tiles/ida_generic.hpp"
#include "tiles/pattern_database.hpp"
#include "tiles/tile_sum.hpp"
#include "tiles/unavailable.hpp"
#include "tiles_folder.hpp"
#include "tiles_korf.hpp"

namespace {

using namespace rumbo::tiles;
using Board = std::vector<std::uint8_t>;

/// A layout of small groups: the tiles in order, `size` to a group.
PatternLayout small_layout(Shape shape, int blank, std::size_t size) {
  PatternLayout layout{shape, blank, {}, "small" + std::to_string(size)};
  for (int cell = 0; cell < shape.cells(); ++cell) {
    if (cell == blank) continue;
    if (layout.groups.empty() || layout.groups.back().size() == size) layout.groups.emplace_back();
    layout.groups.back().push_back(static_cast<std::uint8_t>(cell));
  }
  return layout;
}

/// The table of a group by the book: a board with the group's tiles, the blank and tiles nobody tells apart,
/// searched with moves of the group costing one and the others nothing; the least over the blank's places.
std::map<std::u8string, int> plain_table(const PatternLayout& layout, std::size_t group) {
  using Placement = std::u8string;  // cells of the group's tiles, then the blank's
  Placement goal(layout.groups[group].begin(), layout.groups[group].end());
  goal.push_back(static_cast<char8_t>(layout.blank));
  std::map<Placement, int> cost{{goal, 0}};
  std::deque<Placement> open{goal};
  while (!open.empty()) {
    const Placement here = open.front();
    open.pop_front();
    for (const Direction d : default_order) {
      const auto to = neighbour(layout.shape, here.back(), d);
      if (!to) continue;
      Placement there = here;
      there.back() = static_cast<char8_t>(*to);
      const auto tile = std::find(there.begin(), there.end() - 1, *to);
      const bool counts = tile != there.end() - 1;
      if (counts) *tile = here.back();
      const int total = cost[here] + (counts ? 1 : 0);
      const auto known = cost.find(there);
      if (known != cost.end() && known->second <= total) continue;
      cost[there] = total;
      counts ? open.push_back(there) : open.push_front(there);
    }
  }
  std::map<Placement, int> least;
  for (const auto& [placement, moves] : cost) {
    const Placement tiles(placement.begin(), placement.end() - 1);
    const auto [entry, fresh] = least.emplace(tiles, moves);
    if (!fresh) entry->second = std::min(entry->second, moves);
  }
  return least;
}

Board counted(Shape shape, int blank) {
  Board goal(static_cast<std::size_t>(shape.cells()));
  std::uint8_t tile = 1;
  for (int cell = 0; cell < shape.cells(); ++cell)
    goal[static_cast<std::size_t>(cell)] = cell == blank ? 0 : tile++;
  return goal;
}

std::shared_ptr<const PatternDatabase> built(const Folder& folder, const PatternLayout& layout) {
  return PatternDatabase::build(folder.path(), layout, 2, {});
}

Board scrambled(Shape shape, const Board& goal, int moves, std::uint32_t random) {
  auto board = LargeBoard::pack(goal);
  for (int done = 0; done < moves; ++done) {
    random = random * 1664525 + 1013904223;
    apply(shape, board, static_cast<Direction>(random >> 30));
  }
  Board cells(goal.size());
  board.unpack(cells);
  return cells;
}

}  // namespace

TEST_CASE("a pattern's table is the one of the plain search", "[tiles]") {
  const auto [shape, size] =
      GENERATE(table<Shape, std::size_t>({{{3, 3}, 4}, {{3, 3}, 2}, {{3, 3}, 5}, {{4, 4}, 3}}));
  for (const int blank : {0, 1, shape.width + 1}) {
    const PatternLayout layout = small_layout(shape, blank, size);
    for (std::size_t group = 0; group < layout.groups.size(); group += 2) {
      const auto plain = plain_table(layout, group);
      const PatternIndex index(shape.cells(), layout.groups[group].size());
      const auto one = build_pattern(layout, group, 1, {});
      CHECK(one == build_pattern(layout, group, 3, {}));
      REQUIRE(one.size() == index.size());
      std::size_t reached = 0;
      for (const auto& [tiles, moves] : plain) {
        const std::vector<std::uint8_t> cells(tiles.begin(), tiles.end());
        if (one[index(cells.data())] != moves) FAIL("group " << group << ", blank " << blank);
        ++reached;
      }
      CHECK(std::count_if(one.begin(), one.end(), [](auto d) { return d != 255; }) ==
            static_cast<std::ptrdiff_t>(reached));
    }
  }
}

TEST_CASE("pattern databases are admissible and at least Manhattan on all 181,440 boards, for any goal",
          "[tiles]") {
  const Shape shape{3, 3};
  const Folder folder;
  for (const int blank : {0, 2, 6, 8, 1, 3, 4}) {
    Board goal = counted(shape, blank);
    std::reverse(goal.begin(), goal.end());
    const PatternView view(shape, goal);
    CHECK((view.blank() == 0 || view.blank() == 1 || view.blank() == 4));
    const PatternHeuristic patterns(built(folder, small_layout(shape, view.blank(), 4)), shape, goal);
    const Manhattan manhattan(shape, goal);
    const Exact exact(shape, goal);
    std::int64_t gained = 0;
    const BoardSpace<NibbleBoard> space(shape, goal);
    rumbo::search::PackedStore<NibbleBoard> store;
    store.intern(space.goal());
    for (std::uint32_t at = 0; at < store.size(); ++at) {
      const NibbleBoard board = store.state(rumbo::search::StateId{at});
      space.for_each_successor(board, [&](Direction, NibbleBoard next, int) { store.intern(next); });
      const int h = patterns(board);
      const int floor = manhattan(board);
      if (h > *exact(board) || h < floor)
        FAIL("h = " << h << " of " << *exact(board) << ", Manhattan " << floor);
      gained += h - floor;
    }
    CHECK(store.size() == 181'440);
    CHECK(gained > 181'440);
  }
}

TEST_CASE("IDA* with pattern databases expands what the databases asked anew expand", "[tiles]") {
  const Folder folder;
  const Shape shape = GENERATE(Shape{3, 3}, Shape{4, 4}, Shape{5, 5});
  const std::size_t size = shape.width == 3 ? 4 : 3;
  MoveOrder order = default_order;
  std::uint32_t seed = 0;
  do {
    const int blank = static_cast<int>(++seed * 7 % static_cast<std::uint32_t>(shape.cells()));
    Board goal = counted(shape, blank);
    std::reverse(goal.begin(), goal.end());
    const auto database = [&] {
      const PatternLayout layout = small_layout(shape, PatternView(shape, goal).blank(), size);
      try {
        return PatternDatabase::shared(folder.path(), layout);
      } catch (const PatternFileError&) {
        return built(folder, layout);
      }
    }();
    const Board start = scrambled(shape, goal, 60, seed);
    const BoardProblem problem{shape, start, goal, order};
    const PatternHeuristic h(database, shape, goal);
    const IdaOutcome fast = ida_patterns(problem, database, {}, {});
    const IdaOutcome anew = ida_any_shape(problem, h, {}, {});
    CHECK(fast.end == IdaEnd::solved);
    CHECK(fast.plan == anew.plan);
    CHECK(fast.plan == ida_manhattan(problem, {}, {}).plan);
    CHECK(fast.progress.expanded == anew.progress.expanded);
    CHECK(fast.progress.generated == anew.progress.generated);
    if (fast.progress.expanded > 0) {
      const auto cut = ida_patterns(problem, database, {.expansions = fast.progress.expanded - 1}, {});
      CHECK(cut.end == IdaEnd::expansions);
      CHECK(cut.progress.expanded == fast.progress.expanded - 1);
    }
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("layouts hold every tile once, whichever cell the blank's goal is", "[tiles]") {
  for (const Shape shape : {Shape{4, 4}, Shape{5, 5}}) {
    for (const auto name : pattern_names(shape)) {
      for (int blank = 0; blank < shape.cells(); ++blank) {
        const PatternLayout layout = pattern_layout(shape, name, blank);
        std::vector<int> tiles;
        std::string sizes;
        for (const auto& group : layout.groups) {
          tiles.insert(tiles.end(), group.begin(), group.end());
          if (!sizes.empty()) sizes.push_back('-');
          sizes.append(std::to_string(group.size()));
          CHECK(std::is_sorted(group.begin(), group.end()));
        }
        CHECK(sizes == name);
        std::sort(tiles.begin(), tiles.end());
        std::vector<int> all;
        for (int cell = 0; cell < shape.cells(); ++cell) {
          if (cell != blank) all.push_back(cell);
        }
        CHECK(tiles == all);
      }
    }
  }
  CHECK_THROWS_AS(pattern_layout({4, 4}, "5-5-5", 0), HeuristicUnavailable);
  CHECK_THROWS_AS(pattern_layout({5, 5}, "7-8", 0), HeuristicUnavailable);
  CHECK(pattern_names({3, 3}).empty());
}

TEST_CASE("a database is asked for its own shape and goal only", "[tiles]") {
  const Folder folder;
  const auto corner = built(folder, small_layout({3, 3}, 0, 4));
  CHECK_THROWS_AS(PatternHeuristic(corner, {3, 3}, counted({3, 3}, 4)), std::invalid_argument);
  CHECK_THROWS_AS(PatternHeuristic(corner, {4, 4}, counted({4, 4}, 0)), std::invalid_argument);
  CHECK_THROWS_AS(PatternView({4, 3}, counted({4, 3}, 0)), HeuristicUnavailable);
}

TEST_CASE("6-6-3 is optimal on all of Korf's boards, for the goals of all four corners", "[.korf]") {
  const Folder folder;
  const Shape shape{4, 4};
  const Board goal = counted(shape, 0);
  const auto database = built(folder, pattern_layout(shape, "6-6-3", 0));
  for (const auto& instance : korf::read(RUMBO_TEST_DATA "/korf100.txt", 16)) {
    for (const Symmetry& turn : Symmetry::all()) {
      const Board start = turn.board(4, instance.start);
      const Board turned_goal = turn.board(4, goal);
      const auto found = ida_patterns({shape, start, turned_goal}, database, {}, {});
      CHECK(static_cast<int>(found.plan.size()) == instance.optimal);
      if (instance.optimal > 52) break;  // the hard ones as they stand
    }
  }
}
