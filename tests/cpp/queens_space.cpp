#include <algorithm>
#include <optional>
#include <vector>

#include "catch.hpp"
#include "queens/count.hpp"
#include "queens/space.hpp"
#include "search/tree_open.hpp"
#include "search/tree_search.hpp"

using namespace rumbo::search;
using Queens = rumbo::queens::Space;
using Board = std::vector<Queens::Row>;

static_assert(StateSpace<Queens>);

namespace {

template <class Open>
std::vector<Board> all(std::uint32_t n, Siblings siblings) {
  Queens space(n);
  Monitor monitor({}, nullptr, 1);
  TreeSearch<Queens, Open> search(space, monitor, siblings);
  search.add_root(Queens::empty_board());
  std::vector<Board> found;
  while (const auto goal = search.next_goal()) found.push_back(space.rows(search.store().state(*goal)));
  return found;
}

/// Every permutation that has no two queens on a diagonal, in lexicographic order.
std::vector<Board> by_permutations(std::uint32_t n) {
  Board board;
  for (std::uint32_t row = 1; row <= n; ++row) board.push_back(row);
  std::vector<Board> found;
  do {
    bool good = true;
    for (std::uint32_t a = 0; a < n; ++a) {
      for (std::uint32_t b = a + 1; b < n; ++b) {
        good = good && board[a] + b != board[b] + a && board[a] + a != board[b] + b;
      }
    }
    if (good) found.push_back(board);
  } while (std::next_permutation(board.begin(), board.end()));
  return found;
}

}  // namespace

TEST_CASE("queens_breadth_first_finds_exactly_the_boards_without_attack_in_order") {
  for (std::uint32_t n = 1; n <= 8; ++n) {
    auto expected = by_permutations(n);
    CAPTURE(n);
    CHECK(all<QueueOpen>(n, Siblings::first_to_last) == expected);
    CHECK(all<StackOpen>(n, Siblings::last_to_first) == expected);
    std::reverse(expected.begin(), expected.end());
    CHECK(all<QueueOpen>(n, Siblings::last_to_first) == expected);
    CHECK(all<StackOpen>(n, Siblings::first_to_last) == expected);
  }
}

TEST_CASE("queens_breadth_first_expands_what_the_plain_count_does") {
  for (std::uint32_t n = 1; n <= 9; ++n) {
    Queens space(n);
    Monitor monitor({}, nullptr, 1), other({}, nullptr, 1);
    TreeSearch<Queens, QueueOpen> search(space, monitor, Siblings::last_to_first);
    search.add_root(Queens::empty_board());
    std::uint64_t found = 0;
    while (search.next_goal()) ++found;
    const auto plain = rumbo::queens::count_plainly(n, other);
    CAPTURE(n);
    CHECK(found == plain.solutions);
    CHECK(search.counters().expanded == plain.expanded);
    CHECK_FALSE(search.more());
  }
}

TEST_CASE("queens_breadth_first_stops_at_its_limits_and_says_which") {
  for (const std::uint32_t n : {20U, 1000U}) {
    Limits limits;
    limits.expansions = 100;
    Queens space(n);
    Monitor monitor(limits, nullptr, 1);
    TreeSearch<Queens, QueueOpen> search(space, monitor, Siblings::last_to_first);
    search.add_root(Queens::empty_board());
    CHECK_FALSE(search.next_goal().has_value());
    CHECK(search.stopped_by() == Limit::expansions);
    CHECK(search.counters().expanded == 100);
  }
}
