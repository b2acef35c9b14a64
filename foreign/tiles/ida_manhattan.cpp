#include "tiles/ida_generic.hpp"
#include "tiles/ida_kernel.hpp"
#include "tiles/tile_sum.hpp"

namespace rumbo::tiles {
namespace {

/// Manhattan distance by a table of increments.
template <Shape S>
class ManhattanSteps {
 public:
  struct Node {};
  /// Two levels halve the calls; more, or as many on 5x5, overflow the instruction cache (measured).
  static constexpr int levels_a_call = S.cells() <= 16 ? 2 : 1;

  explicit ManhattanSteps(const BoardProblem& problem) {
    const Manhattan manhattan(S, problem.goal);
    for (int cell = 0; cell < S.cells(); ++cell) start_ += manhattan.of(cell, problem.start[index(cell)]);
    for (int to = 0; to < S.cells(); ++to) {
      for (const Direction d : default_order) {
        const auto from = neighbour(S, to, d);
        if (!from) continue;
        for (int tile = 1; tile < S.cells(); ++tile) {
          step_[slot(d)][index(*from)][index(tile)] =
              ida_step(manhattan.of(to, tile) - manhattan.of(*from, tile));
        }
      }
    }
  }

  int start() const { return start_; }
  Node root() const { return {}; }
  template <int From, int To, Direction D>
  std::int32_t step(std::uint8_t tile, const Node&, Node&) const {
    return step_[slot(D)][index(From)][tile];
  }
  template <int From, int To, Direction D>
  void enter(std::uint8_t) {}
  template <int From, int To, Direction D>
  void leave(std::uint8_t) {}

 private:
  static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }
  static constexpr auto cells = static_cast<std::size_t>(S.cells());

  int start_ = 0;
  std::array<std::array<std::array<std::int32_t, cells>, cells>, 4> step_{};  // by direction, from, tile
};

}  // namespace

IdaOutcome ida_manhattan(const BoardProblem& problem, const IdaLimits& limits, const IdaPoll& poll) {
  if (!solvable(problem.shape, problem.start, problem.goal)) return {};
  constexpr Shape three{3, 3};
  constexpr Shape four{4, 4};
  constexpr Shape five{5, 5};
  if (problem.shape == three) return ida_square<three, ManhattanSteps<three>>(problem, limits, poll);
  if (problem.shape == four) return ida_square<four, ManhattanSteps<four>>(problem, limits, poll);
  if (problem.shape == five) return ida_square<five, ManhattanSteps<five>>(problem, limits, poll);
  return ida_any_shape(problem, Manhattan(problem.shape, problem.goal), limits, poll);
}

}  // namespace rumbo::tiles
