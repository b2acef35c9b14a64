/// The n queens: the library's count and its breadth-first search beside the well-known bit-mask program,
/// rounds interleaved, the median of each.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "queens/count.hpp"
#include "queens/space.hpp"
#include "rivals/queens_bitmask.hpp"
#include "search/tree_open.hpp"
#include "search/tree_search.hpp"

namespace {

using rumbo::search::Monitor;

constexpr std::size_t rounds = 5;

struct Series {
  std::array<double, rounds> seconds{};
  std::uint64_t answer = 0;
  template <class Run>
  void measure(std::size_t round, Run&& run) {
    const auto start = std::chrono::steady_clock::now();
    answer = run();
    seconds[round] = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }
  double median() {
    std::sort(seconds.begin(), seconds.end());
    return seconds[rounds / 2];
  }
};

std::uint64_t breadth_first(std::uint32_t n) {
  rumbo::queens::Space space(n);
  Monitor monitor({}, nullptr, 1024);
  rumbo::search::TreeSearch<rumbo::queens::Space, rumbo::search::QueueOpen> search(
      space, monitor, rumbo::search::Siblings::last_to_first);
  search.add_root(rumbo::queens::Space::empty_board());
  std::uint64_t found = 0;
  while (search.next_goal()) ++found;
  return found;
}

}  // namespace

int main() {
  std::printf("%3s %10s %14s %14s %16s\n", "n", "solutions", "count (s)", "bit masks (s)",
              "breadth-first (s)");
  for (std::uint32_t n = 8; n <= 14; ++n) {
    Series count, rival, breadth;
    for (std::size_t round = 0; round < rounds; ++round) {
      count.measure(round, [&] {
        Monitor monitor({}, nullptr, 1);
        return rumbo::queens::count(n, monitor).solutions;
      });
      rival.measure(round, [&] { return queens_bitmask(n); });
      if (n <= 12) breadth.measure(round, [&] { return breadth_first(n); });
    }
    if (count.answer != rival.answer || (n <= 12 && breadth.answer != rival.answer)) return EXIT_FAILURE;
    std::printf("%3u %10llu %14.6f %14.6f", n, static_cast<unsigned long long>(count.answer), count.median(),
                rival.median());
    n <= 12 ? std::printf(" %16.6f\n", breadth.median()) : std::printf(" %16s\n", "");
  }
}
