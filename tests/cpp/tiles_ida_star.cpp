#include <algorithm>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "catch.hpp"
#include "tiles/exact.hpp"
#include "tiles/ida_generic.hpp"
#include "tiles/ida_star.hpp"
#include "tiles/linear_conflict.hpp"
#include "tiles/tile_sum.hpp"
#include "tiles/walking_distance.hpp"
#include "tiles_korf.hpp"

namespace {

using namespace rumbo::tiles;
using Board = std::vector<std::uint8_t>;
using Ida = IdaOutcome (*)(const BoardProblem&, const IdaLimits&, const IdaPoll&);

const IdaLimits no_limits;
const IdaPoll no_poll;
constexpr MoveOrder korf_order{Direction::n, Direction::w, Direction::e, Direction::s};

Board counted(std::size_t cells) {
  Board goal(cells);
  std::iota(goal.begin(), goal.end(), std::uint8_t{0});
  return goal;
}

/// Does the plan lead from the start to the goal?
bool executable(const BoardProblem& problem, const std::vector<Direction>& plan) {
  auto board = LargeBoard::pack(problem.start);
  for (const Direction d : plan) {
    if (!apply(problem.shape, board, d)) return false;
  }
  return board == LargeBoard::pack(problem.goal);
}

/// IDA* as the book has it: lists, Manhattan by hand, nothing clever.
class PlainIda {
 public:
  explicit PlainIda(const BoardProblem& problem)
      : problem_(problem), board_(problem.start.begin(), problem.start.end()) {}

  std::vector<Direction> solve() {
    for (bound_ = h(); !search(0, std::nullopt); bound_ += 2) continue;
    return plan_;
  }
  std::uint64_t generated = 0;
  std::uint64_t expanded = 0;

 private:
  int h() const {
    int sum = 0;
    for (std::size_t cell = 0; cell < board_.size(); ++cell) {
      const auto goal = std::find(problem_.goal.begin(), problem_.goal.end(), board_[cell]);
      if (board_[cell] == 0) continue;
      sum += problem_.shape.distance(static_cast<int>(cell), static_cast<int>(goal - problem_.goal.begin()));
    }
    return sum;
  }
  bool search(int g, std::optional<Direction> came) {
    if (g + h() > bound_) return false;
    if (std::equal(board_.begin(), board_.end(), problem_.goal.begin())) return true;
    ++expanded;
    const auto blank = static_cast<int>(std::find(board_.begin(), board_.end(), 0) - board_.begin());
    for (const Direction d : problem_.order) {
      const auto to = neighbour(problem_.shape, blank, d);
      if (!to || (came && d == opposite(*came))) continue;
      ++generated;
      std::swap(board_[static_cast<std::size_t>(blank)], board_[static_cast<std::size_t>(*to)]);
      plan_.push_back(d);
      if (search(g + 1, d)) return true;
      plan_.pop_back();
      std::swap(board_[static_cast<std::size_t>(blank)], board_[static_cast<std::size_t>(*to)]);
    }
    return false;
  }

  BoardProblem problem_;
  Board board_;
  int bound_ = 0;
  std::vector<Direction> plan_;
};

void check_against_plain(const BoardProblem& problem) {
  PlainIda plain(problem);
  const std::vector<Direction> plan = plain.solve();
  const IdaOutcome fast = ida_manhattan(problem, no_limits, no_poll);
  const IdaOutcome generic =
      ida_any_shape(problem, Manhattan(problem.shape, problem.goal), no_limits, no_poll);
  CHECK(fast.end == IdaEnd::solved);
  CHECK(fast.plan == plan);
  CHECK(fast.progress.generated == plain.generated);
  CHECK(fast.progress.expanded == plain.expanded);
  CHECK(generic.plan == plan);
  CHECK(generic.progress.generated == plain.generated);
  CHECK(generic.progress.expanded == plain.expanded);
  for (const Ida ida : {ida_linear_conflict, ida_walking_distance}) {
    if (ida == ida_walking_distance && std::max(problem.shape.width, problem.shape.height) > 4) continue;
    const IdaOutcome other = ida(problem, no_limits, no_poll);
    // All heuristics here agree on what is shortest, and all try the moves in one order.
    CHECK(other.plan == plan);
    CHECK(other.progress.expanded <= plain.expanded);
  }
}

/// A board some random moves away from the goal, none straight back.
Board scrambled(Shape shape, const Board& goal, int moves, std::uint32_t random) {
  auto board = LargeBoard::pack(goal);
  auto last = Direction::n;
  for (int done = 0; done < moves;) {
    random = random * 1664525 + 1013904223;
    const auto d = static_cast<Direction>(random >> 30);
    if ((done > 0 && d == opposite(last)) || !apply(shape, board, d)) continue;
    last = d;
    ++done;
  }
  Board cells(goal.size());
  board.unpack(cells);
  return cells;
}

void check_korf(const korf::Instance& instance) {
  const Board goal = counted(16);
  const BoardProblem problem{{4, 4}, instance.start, goal, korf_order};
  const IdaOutcome found = ida_manhattan(problem, no_limits, no_poll);
  INFO("board " << instance.id);
  CHECK(static_cast<int>(found.plan.size()) == instance.optimal);
  CHECK(executable(problem, found.plan));
  CHECK(found.progress.generated + 1 == instance.nodes);  // the file counts the start
}

std::vector<korf::Instance> korf100() {
  return korf::read(RUMBO_TEST_DATA "/korf100.txt", 16);
}

}  // namespace

TEST_CASE("IDA* finds the plan and the counts of the plain search, for every order of moves", "[tiles]") {
  const Shape shape = GENERATE(Shape{3, 3}, Shape{4, 4}, Shape{5, 5}, Shape{4, 3}, Shape{2, 6}, Shape{6, 6});
  Board goal = counted(static_cast<std::size_t>(shape.cells()));
  MoveOrder order = default_order;
  std::uint32_t seed = 1;
  do {
    std::rotate(goal.begin(), goal.begin() + 5, goal.end());  // the blank's goal moves too
    const Board start = scrambled(shape, goal, 22, ++seed);
    check_against_plain({shape, start, goal, order});
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("IDA* generates as many nodes as published on Korf's easy boards", "[tiles]") {
  for (const korf::Instance& instance : korf100()) {
    if (instance.nodes < 8'000'000) check_korf(instance);
  }
}

TEST_CASE("IDA* generates as many nodes as published on Korf's 60 easiest boards", "[.korf]") {
  auto instances = korf100();
  std::sort(instances.begin(), instances.end(), [](auto& a, auto& b) { return a.nodes < b.nodes; });
  instances.resize(60);
  for (const korf::Instance& instance : instances) check_korf(instance);
}

TEST_CASE("IDA* generates as many nodes as published on all of Korf's boards", "[.korf100]") {
  for (const korf::Instance& instance : korf100()) check_korf(instance);
}

TEST_CASE("IDA* with linear conflicts and walking distance is optimal on Korf's easy boards", "[tiles]") {
  const Board goal = counted(16);
  for (const korf::Instance& instance : korf100()) {
    if (instance.nodes > 12'000'000) continue;
    const BoardProblem problem{{4, 4}, instance.start, goal, korf_order};
    for (const Ida ida : {ida_linear_conflict, ida_walking_distance}) {
      const IdaOutcome found = ida(problem, no_limits, no_poll);
      CHECK(static_cast<int>(found.plan.size()) == instance.optimal);
      CHECK(executable(problem, found.plan));
    }
  }
}

TEST_CASE("the incremental kernels expand what the heuristic computed anew expands", "[tiles]") {
  const Board goal{5, 1, 2, 3, 4, 0, 9, 7, 8, 6, 10, 15, 12, 13, 14, 11};
  for (std::uint32_t seed = 1; seed < 20; ++seed) {
    const Board start = scrambled({4, 4}, goal, 40, seed);
    const BoardProblem problem{{4, 4}, start, goal};
    const auto conflict = ida_linear_conflict(problem, no_limits, no_poll);
    const auto anew = ida_any_shape(problem, LinearConflict({4, 4}, goal), no_limits, no_poll);
    CHECK(conflict.plan == anew.plan);
    CHECK(conflict.progress.expanded == anew.progress.expanded);
    CHECK(conflict.progress.generated == anew.progress.generated);
    const auto walking = ida_walking_distance(problem, no_limits, no_poll);
    const auto walking_anew = ida_any_shape(problem, WalkingDistance({4, 4}, goal), no_limits, no_poll);
    CHECK(walking.plan == walking_anew.plan);
    CHECK(walking.progress.expanded == walking_anew.progress.expanded);
  }
}

TEST_CASE("IDA* with any heuristic finds plans as short as the exact distance", "[tiles]") {
  const Board goal{1, 2, 3, 8, 0, 4, 7, 6, 5};
  const Exact exact({3, 3}, goal);
  for (std::uint32_t seed = 1; seed < 30; ++seed) {
    const Board start = scrambled({3, 3}, goal, 14, seed);
    const BoardProblem problem{{3, 3}, start, goal};
    const int distance = *exact(NibbleBoard::pack(start));
    const auto length = [](const IdaOutcome& found) { return static_cast<int>(found.plan.size()); };
    CHECK(length(ida_any_shape(problem, NoHeuristic{}, no_limits, no_poll)) == distance);
    CHECK(length(ida_any_shape(problem, Misplaced({3, 3}, goal), no_limits, no_poll)) == distance);
    CHECK(length(ida_manhattan(problem, no_limits, no_poll)) == distance);
    CHECK(length(ida_linear_conflict(problem, no_limits, no_poll)) == distance);
    CHECK(length(ida_walking_distance(problem, no_limits, no_poll)) == distance);
  }
}

TEST_CASE("the start as goal needs no move; an unsolvable board is told at once", "[tiles]") {
  const Board goal = counted(16);
  for (const Ida ida : {ida_manhattan, ida_linear_conflict, ida_walking_distance}) {
    const IdaOutcome found = ida({{4, 4}, goal, goal}, no_limits, no_poll);
    CHECK(found.end == IdaEnd::solved);
    CHECK(found.plan.empty());
    CHECK(found.progress.expanded == 0);
    Board odd = goal;
    std::swap(odd[1], odd[2]);
    CHECK(ida({{4, 4}, odd, goal}, no_limits, no_poll).end == IdaEnd::unsolvable);
  }
}

TEST_CASE("limits of IDA* are exact", "[tiles]") {
  const korf::Instance instance = korf100()[11];
  const Board goal = counted(16);
  const BoardProblem problem{{4, 4}, instance.start, goal, korf_order};
  for (const Ida ida : {ida_manhattan, ida_linear_conflict, ida_walking_distance}) {
    const IdaOutcome whole = ida(problem, no_limits, no_poll);
    REQUIRE(whole.end == IdaEnd::solved);
    const std::uint64_t needed = whole.progress.expanded;
    CHECK(ida(problem, {.expansions = needed}, no_poll).plan == whole.plan);
    for (const std::uint64_t fewer :
         {needed - 1, needed / 2, std::uint64_t{poll_interval}, std::uint64_t{0}}) {
      const IdaOutcome cut = ida(problem, {.expansions = fewer}, no_poll);
      CHECK(cut.end == IdaEnd::expansions);
      CHECK(cut.plan.empty());
      CHECK(cut.progress.expanded == fewer);
    }
    CHECK(ida(problem, {.depth = instance.optimal}, no_poll).plan == whole.plan);
    CHECK(ida(problem, {.depth = instance.optimal - 1}, no_poll).end == IdaEnd::depth);
  }
}

TEST_CASE("the poll is called every poll_interval expansions, may stop the search and may throw", "[tiles]") {
  struct Interrupt : std::runtime_error {
    using std::runtime_error::runtime_error;
  };
  const korf::Instance instance = korf100()[11];
  const Board goal = counted(16);
  const BoardProblem problem{{4, 4}, instance.start, goal, korf_order};
  const auto generic = [](const BoardProblem& p, const IdaLimits& limits, const IdaPoll& poll) {
    return ida_any_shape(p, Manhattan(p.shape, p.goal), limits, poll);
  };
  for (const Ida ida :
       {Ida{ida_manhattan}, Ida{ida_linear_conflict}, Ida{ida_walking_distance}, Ida{generic}}) {
    std::uint64_t last = 0;
    const auto whole = ida(problem, no_limits, [&](const IdaProgress& now) {
      CHECK(now.expanded == last + poll_interval);
      last = now.expanded;
      return true;
    });
    CHECK(whole.progress.expanded - last <= poll_interval);
    int polls = 0;
    const auto stopped = ida(problem, no_limits, [&](const IdaProgress&) { return ++polls < 2; });
    CHECK(stopped.end == (last < 2 * poll_interval ? IdaEnd::solved : IdaEnd::interrupted));
    const IdaPoll thrower = [](const IdaProgress&) -> bool { throw Interrupt("now"); };
    CHECK_THROWS_AS(ida(problem, no_limits, thrower), Interrupt);
  }
}
