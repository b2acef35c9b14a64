#pragma once
/// The inner loop of IDA* as a template over size, order of moves and heuristic, and within it over the
/// blank's cell and the way it came: every cell's loop is unrolled, without the way back, with its cells as
/// constants.
///
/// A heuristic for it is a policy H:
///     H(const BoardProblem&)               tables for the problem, state of the start
///     int start() const                    h of the start
///     H::levels_a_call                     levels of the tree that one function of the loop searches
///     H::Node root() const                 what a node carries beside the board; small, passed by value
///     int32 step<From, To, D>(tile, node, child)   `ida_step(change of h)` when the tile goes From -> To,
///     the blank D void enter<...>(tile) / leave<...>(tile)   changes in place for a child that is searched,
///     and back
/// h must be 0 at the goal alone and change by -1 or +1 with each move.
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "tiles/ida_budget.hpp"
#include "tiles/solvable.hpp"
#include "tiles/symmetry.hpp"

// Hundreds of functions, whose cells are constants: instrumented they take minutes to compile and check
// nothing that the boards' own checks do not.
#define RUMBO_KERNEL gnu::no_sanitize("address", "undefined")

namespace rumbo::tiles {

/// A node's slack, bound - g - h, above 16 bits of its h, in one number: negative where the bound cuts; 0 at
/// the goal alone, since a goal is met when the slack is used up (with slack left an earlier iteration had
/// met it).
constexpr std::int32_t ida_pack(int slack, int h) {
  return slack * 65536 + h;
}
/// What a move adds to it.
constexpr std::int32_t ida_step(int dh) {
  return ida_pack(-1 - dh, dh);
}

template <Shape S, MoveOrder Order, class H>
class IdaKernel {
 public:
  IdaKernel(const BoardProblem& problem, const IdaLimits& limits, const IdaPoll& poll)
      : budget_(limits, poll), h_(problem), limits_(limits) {
    for (std::size_t cell = 0; cell < problem.start.size(); ++cell) board_[cell] = problem.start[cell];
    blank_ = places(problem.start)[0];
  }

  IdaOutcome run() {
    IdaOutcome outcome = ida_deepen(
        h_.start(), limits_, budget_, [this](int bound) { return search_from_start(bound); },
        // Each move changes f by 0 or 2, so the least f above the bound is this one.
        [](int bound) { return bound + 2; });
    outcome.plan.assign(moves_.rbegin(), moves_.rend());
    return outcome;
  }

 private:
  using Node = typename H::Node;
  static constexpr int no_way_back = 4;

  static constexpr bool legal(int blank, Direction d, int way_back) {
    return static_cast<int>(d) != way_back && neighbour(S, blank, d).has_value();
  }
  static constexpr int successors(int blank, int way_back, std::size_t first) {
    int count = 0;
    for (std::size_t i = first; i < 4; ++i) count += legal(blank, Order[i], way_back) ? 1 : 0;
    return count;
  }

  bool search_from_start(int bound) {
    const int h = h_.start();
    if (h == 0) return true;
    return [&]<std::size_t... Cell>(std::index_sequence<Cell...>) {
      using Search = bool (IdaKernel::*)(std::int32_t, Node);
      static constexpr Search from[] = {&IdaKernel::search<static_cast<int>(Cell), no_way_back>...};
      return (this->*from[blank_])(ida_pack(bound - h, h), h_.root());
    }
    (std::make_index_sequence<static_cast<std::size_t>(S.cells())>{});
  }

  /// Searches below a node. True: the goal was found, and the moves from here to it are in `moves_`, last
  /// first.
  template <int Blank, int WayBack>
  [[gnu::noinline, RUMBO_KERNEL]] bool search(std::int32_t packed, Node node) {
    return expand<Blank, WayBack, H::levels_a_call>(packed, node);
  }

  template <int Blank, int WayBack, int Levels>
  [[gnu::always_inline, RUMBO_KERNEL]] inline bool expand(std::int32_t packed, const Node& node) {
    budget_.expand(successors(Blank, WayBack, 0));
    return try_move<Blank, WayBack, Levels, 0>(packed, node) ||
           try_move<Blank, WayBack, Levels, 1>(packed, node) ||
           try_move<Blank, WayBack, Levels, 2>(packed, node) ||
           try_move<Blank, WayBack, Levels, 3>(packed, node);
  }

  template <int Blank, int WayBack, int Levels, std::size_t I>
  [[gnu::always_inline, RUMBO_KERNEL]] inline bool try_move(std::int32_t packed, const Node& node) {
    constexpr Direction d = Order[I];
    if constexpr (!legal(Blank, d, WayBack)) {
      return false;
    } else {
      constexpr int from = *neighbour(S, Blank, d);
      constexpr int back = static_cast<int>(opposite(d));
      const std::uint8_t tile = board_[from];
      Node child;
      const std::int32_t below = packed + h_.template step<from, Blank, d>(tile, node, child);
      if (below > 0) {
        // The blank itself is never written: its cell keeps a stale tile until the next one comes in.
        board_[Blank] = tile;
        h_.template enter<from, Blank, d>(tile);
        bool found;
        if constexpr (Levels > 1) {
          found = expand<from, back, Levels - 1>(below, child);
        } else {
          found = search<from, back>(below, child);
        }
        h_.template leave<from, Blank, d>(tile);
        board_[from] = tile;
        if (!found) [[likely]] {
          return false;
        }
      } else if (below != 0) [[likely]] {
        return false;
      }
      return note_on_the_way_back(d, successors(Blank, WayBack, I + 1));
    }
  }

  /// Out of line, so that the loop keeps nothing for the plan but the call.
  [[gnu::noinline, gnu::cold]] bool note_on_the_way_back(Direction d, int not_generated) {
    moves_.push_back(d);
    budget_.not_generated(not_generated);
    return true;
  }

  std::array<std::uint8_t, static_cast<std::size_t>(S.cells())> board_{};
  IdaBudget budget_;
  H h_;
  IdaLimits limits_;
  std::size_t blank_ = 0;
  std::vector<Direction> moves_;
};

/// Runs a square problem in the orientation in which its order of moves is one of the three that are
/// compiled.
template <Shape S, class H>
IdaOutcome ida_square(const BoardProblem& problem, const IdaLimits& limits, const IdaPoll& poll) {
  using enum Direction;
  const Symmetry turn = Symmetry::canonical_for(problem.order);
  const auto start = turn.board(S.width, problem.start);
  const auto goal = turn.board(S.width, problem.goal);
  const BoardProblem turned{S, start, goal, turn.order(problem.order)};
  const auto run = [&]<MoveOrder Order>() { return IdaKernel<S, Order, H>(turned, limits, poll).run(); };
  IdaOutcome outcome;
  if (turned.order[1] == s) {
    outcome = run.template operator()<MoveOrder{n, s, e, w}>();
  } else if (turned.order[2] == s) {
    outcome = run.template operator()<MoveOrder{n, e, s, w}>();
  } else {
    outcome = run.template operator()<MoveOrder{n, e, w, s}>();
  }
  for (Direction& d : outcome.plan) d = turn.back(d);
  return outcome;
}

}  // namespace rumbo::tiles

#undef RUMBO_KERNEL
