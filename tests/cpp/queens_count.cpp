#include <stdexcept>

#include "catch.hpp"
#include "queens/count.hpp"

using rumbo::queens::count;
using rumbo::queens::count_plainly;
using rumbo::search::Limit;
using rumbo::search::Limits;
using rumbo::search::Monitor;

namespace {

Monitor unlimited() {
  return Monitor({}, nullptr, 1);
}

Monitor with_expansions(std::uint64_t n) {
  Limits limits;
  limits.expansions = n;
  return Monitor(limits, nullptr, 1);
}

}  // namespace

TEST_CASE("queens_count_equals_the_known_numbers") {
  // OEIS A000170.
  const std::uint64_t known[] = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596};
  for (std::uint32_t n = 1; n <= 14; ++n) {
    Monitor monitor = unlimited();
    CAPTURE(n);
    CHECK(count(n, monitor).solutions == known[n - 1]);
  }
}

TEST_CASE("queens_masks_count_what_the_plain_count_does") {
  for (std::uint32_t n = 1; n <= 10; ++n) {
    Monitor fast = unlimited(), slow = unlimited();
    CAPTURE(n);
    CHECK(count(n, fast).solutions == count_plainly(n, slow).solutions);
  }
}

TEST_CASE("queens_plain_count_expands_every_placement_that_is_not_complete") {
  Monitor monitor = unlimited();
  // Four queens: the empty board, 4 of one queen, 6 of two, 4 of three.
  CHECK(count_plainly(4, monitor).expanded == 15);
}

TEST_CASE("queens_count_stops_at_the_exact_number_of_expansions") {
  for (const std::uint32_t n : {14U, 100U, 1000000U}) {
    for (const std::uint64_t limit : {0ULL, 1ULL, 10ULL, 4096ULL, 5000ULL}) {
      Monitor monitor = with_expansions(limit);
      const auto counted = count(n, monitor);
      CAPTURE(n, limit);
      CHECK(counted.stopped_by == Limit::expansions);
      CHECK(counted.expanded == limit);
    }
  }
}

TEST_CASE("queens_count_with_just_enough_expansions_is_whole") {
  Monitor first = unlimited();
  const auto whole = count(8, first);
  Monitor enough = with_expansions(whole.expanded);
  CHECK_FALSE(count(8, enough).stopped_by.has_value());
  Monitor short_by_one = with_expansions(whole.expanded - 1);
  CHECK(count(8, short_by_one).stopped_by == Limit::expansions);
}

TEST_CASE("queens_count_is_interrupted_by_a_poll_that_throws") {
  Monitor monitor(
      {}, [] { throw std::runtime_error("interrupted"); }, 1);
  CHECK_THROWS_AS(count(20, monitor), std::runtime_error);
  CHECK_THROWS_AS(count(40, monitor), std::runtime_error);
}

TEST_CASE("queens_count_is_polled_while_it_passes_over_the_rows_of_a_huge_board") {
  static std::uint64_t polls;
  polls = 0;
  Limits limits;
  limits.expansions = 4000;
  Monitor monitor(
      limits, [] { ++polls; }, 1);
  // The expansions alone are polled once, before the first of them.
  CHECK(count_plainly(3000000, monitor).stopped_by == Limit::expansions);
  CHECK(polls > 1);
}

TEST_CASE("queens_count_stops_in_time") {
  Limits limits;
  limits.seconds = 0.01;
  Monitor monitor(limits, nullptr, 1);
  CHECK(count(25, monitor).stopped_by == Limit::seconds);
}

TEST_CASE("queens_count_refuses_flags_that_exceed_the_memory_limit") {
  Limits limits;
  limits.memory = 1000;
  Monitor monitor(limits, nullptr, 1);
  CHECK(count(4000000000U, monitor).stopped_by == Limit::memory);
}
