/// The bars of native boards: ours and a rival in plain C++ turn and turn about, the best of several rounds
/// each.
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <numeric>
#include <vector>

#include "rivals/blank_pair_loop.hpp"
#include "rivals/plain_astar.hpp"
#include "rivals/rank_bitset_search.hpp"
#include "search/best_first.hpp"
#include "search/breadth_first.hpp"
#include "tiles/board_space.hpp"
#include "tiles/eight_store.hpp"
#include "tiles/exact.hpp"
#include "tiles/ida_star.hpp"
#include "tiles/tile_sum.hpp"
#include "tiles_korf.hpp"

namespace {

using namespace rumbo::tiles;
namespace search = rumbo::search;
using Board = std::vector<std::uint8_t>;

/// Of the processor, not of the clock on the wall: nothing here waits, and the machine may have other work.
double seconds_of(const std::function<void()>& work) {
  const auto now = [] {
    ::timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
  };
  const double start = now();
  work();
  return now() - start;
}

struct Pair {
  double ours;
  double rival;
};

/// The least seconds of each, alternating: what else the machine does falls on both.
Pair race(int rounds, const std::function<void()>& ours, const std::function<void()>& rival) {
  Pair best{1e9, 1e9};
  for (int round = 0; round < rounds; ++round) {
    best.rival = std::min(best.rival, seconds_of(rival));
    best.ours = std::min(best.ours, seconds_of(ours));
  }
  return best;
}

bool all_agree = true;
void agree(std::uint64_t ours, std::uint64_t rival, const char* what) {
  if (ours == rival) return;
  std::printf("! %s: ours %llu, rival %llu\n", what, static_cast<unsigned long long>(ours),
              static_cast<unsigned long long>(rival));
  all_agree = false;
}

void ida_star() {
  std::vector<korf::Instance> boards = korf::read(RUMBO_TEST_DATA "/korf100.txt", 16);
  std::sort(boards.begin(), boards.end(), [](auto& a, auto& b) { return a.nodes < b.nodes; });
  boards.resize(25);
  Board goal(16);
  std::iota(goal.begin(), goal.end(), std::uint8_t{0});
  constexpr MoveOrder order{Direction::n, Direction::w, Direction::e, Direction::s};
  const IdaPoll poll = [](const IdaProgress&) { return true; };
  std::uint64_t ours_nodes = 0;
  std::uint64_t rival_nodes = 0;
  const Pair best = race(
      7,
      [&] {
        ours_nodes = 0;
        for (const auto& board : boards) {
          ours_nodes += 1 + ida_manhattan({{4, 4}, board.start, goal, order}, {}, poll).progress.generated;
        }
      },
      [&] {
        rival_nodes = 0;
        for (const auto& board : boards) {
          rivals::BlankPairLoop loop;
          std::uint64_t nodes = 0;
          loop.solve(board.start, nodes);
          rival_nodes += nodes;
        }
      });
  agree(ours_nodes, rival_nodes, "nodes of IDA*");
  const double ours = static_cast<double>(ours_nodes) / best.ours / 1e6;
  const double rival = static_cast<double>(rival_nodes) / best.rival / 1e6;
  std::printf(
      "| IDA*, Manhattan, 25 of Korf's boards | %.0f M nodes/s | %.0f M nodes/s | %.2f | at least 0.90 |\n",
      ours, rival, ours / rival);
}

const Board eight_goal{1, 2, 3, 4, 5, 6, 7, 8, 0};

void breadth_first() {
  std::uint64_t ours_states = 0;
  std::uint64_t rival_states = 0;
  const Pair best = race(
      15,
      [&] {
        using Space = BoardSpace<NibbleBoard, NoHeuristic, EightStore>;
        Board unsolvable = eight_goal;
        std::swap(unsolvable[0], unsolvable[1]);
        Space space({3, 3}, eight_goal);
        search::Monitor monitor({}, nullptr, 4096);
        search::Silent silent;
        search::BreadthFirst<Space> search(space, monitor, silent);
        search.add_root(NibbleBoard::pack(unsolvable));
        while (search.step()) continue;
        ours_states = search.counters().states;
      },
      [&] { rival_states = rivals::RankBitsetSearch().run(); });
  agree(ours_states, rival_states, "states of breadth-first");
  std::printf("| breadth-first, all 181,440 boards | %.2f ms | %.2f ms | %.2f | at most 2.00 |\n",
              best.ours * 1e3, best.rival * 1e3, best.ours / best.rival);
}

void a_star() {
  const Exact exact({3, 3}, eight_goal);
  std::vector<NibbleBoard> sample;
  std::uint32_t number = 0;
  for (int distance = 0; distance <= 31; ++distance) {
    // With this goal and the names of the exact table a board is itself renamed; every 20th of all.
    for (const NibbleBoard names : exact.table().at_distance(distance)) {
      if (number++ % 20 != 0) continue;
      Board cells(9);
      names.unpack(cells);
      for (auto& cell : cells) cell = eight_goal[cell];
      sample.push_back(NibbleBoard::pack(cells));
    }
  }
  std::uint64_t ours_expanded = 0;
  std::uint64_t rival_expanded = 0;
  std::uint64_t ours_moves = 0;
  std::uint64_t rival_moves = 0;
  rivals::PlainAStar plain;
  const Pair best = race(
      3,
      [&] {
        using Space = BoardSpace<NibbleBoard, Manhattan, EightStore>;
        ours_expanded = ours_moves = 0;
        Space space({3, 3}, eight_goal, default_order, Manhattan({3, 3}, eight_goal));
        for (const NibbleBoard start : sample) {
          search::Monitor monitor({}, nullptr, 4096);
          search::Silent silent;
          search::BestFirst<Space, search::AStar<int>> search(space, monitor, silent);
          search.add_root(start);
          while (search.step()) continue;
          ours_expanded += search.counters().expanded;
          ours_moves += search.outcome().plan.actions.size();
        }
      },
      [&] {
        rival_expanded = rival_moves = 0;
        for (const NibbleBoard start : sample) {
          rival_moves += static_cast<std::uint64_t>(plain.solve(start.word, rival_expanded));
        }
      });
  agree(ours_moves, rival_moves, "moves of A*");
  const auto boards = static_cast<double>(sample.size());
  std::printf(
      "| A*, Manhattan, %zu boards of 3x3 | %.1f us a board, %.0f expanded | %.1f us a board, %.0f expanded "
      "| %.2f | at most 2.00 |\n",
      sample.size(), best.ours / boards * 1e6, static_cast<double>(ours_expanded) / boards,
      best.rival / boards * 1e6, static_cast<double>(rival_expanded) / boards, best.ours / best.rival);
}

void a_star_memory() {
  Board goal(16);
  std::iota(goal.begin(), goal.end(), std::uint8_t{0});
  using Space = BoardSpace<NibbleBoard, Manhattan>;
  Space space({4, 4}, goal, default_order, Manhattan({4, 4}, goal));
  for (const auto& board : korf::read(RUMBO_TEST_DATA "/korf100.txt", 16)) {
    if (board.id != 9 && board.id != 61 && board.id != 2) continue;
    search::Limits limits;
    limits.memory = std::size_t{6} << 30;
    search::Monitor monitor(limits, nullptr, 4096);
    search::Silent silent;
    search::BestFirst<Space, search::AStar<int>> search(space, monitor, silent);
    const double seconds = seconds_of([&] {
      search.add_root(NibbleBoard::pack(board.start));
      while (search.step()) continue;
    });
    const auto& counters = search.counters();
    agree(search.outcome().plan.actions.size(), static_cast<std::uint64_t>(board.optimal),
          "moves of A* on 4x4");
    std::printf(
        "| A*, Manhattan, board %d of Korf's | %.1f bytes a node | | | at most 40 | %.2f M expanded/s, "
        "%.2f s, %llu expanded, %llu nodes\n",
        board.id, static_cast<double>(search.bytes()) / static_cast<double>(counters.states),
        static_cast<double>(counters.expanded) / seconds / 1e6, seconds,
        static_cast<unsigned long long>(counters.expanded), static_cast<unsigned long long>(counters.states));
  }
}

}  // namespace

int main() {
  std::printf("| what | ours | rival | ratio | bar |\n|---|---|---|---|---|\n");
  ida_star();
  breadth_first();
  a_star();
  a_star_memory();
  return all_agree ? 0 : 1;
}
