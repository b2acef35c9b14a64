#include "tiles/ida_generic.hpp"
#include "tiles/ida_kernel.hpp"
#include "tiles/walking_distance.hpp"

namespace rumbo::tiles {
namespace {

/// Walking distance: a node carries the numbers of its states in the tables of both axes.
template <Shape S>
class WalkingSteps {
 public:
  struct Node {
    WalkingTable::State vertical;
    WalkingTable::State horizontal;
  };

  static constexpr int levels_a_call = 1;

  explicit WalkingSteps(const BoardProblem& problem)
      : distance_(S, problem.goal),
        vertical_(distance_.vertical()),
        horizontal_(distance_.horizontal()),
        start_(distance_(MediumBoard::pack(problem.start))) {
    const auto states = distance_.states(MediumBoard::pack(problem.start));
    root_ = {states.vertical, states.horizontal};
    for (int tile = 0; tile < S.cells(); ++tile) {
      goal_row_[static_cast<std::size_t>(tile)] = static_cast<std::uint8_t>(distance_.goal_row(tile));
      goal_column_[static_cast<std::size_t>(tile)] = static_cast<std::uint8_t>(distance_.goal_column(tile));
    }
  }

  int start() const { return start_; }
  Node root() const { return root_; }

  template <int From, int To, Direction D>
  std::int32_t step(std::uint8_t tile, const Node& node, Node& child) const {
    if constexpr (D == Direction::n || D == Direction::s) {
      child = {vertical_.next<D == Direction::s>(node.vertical, goal_row_[tile]), node.horizontal};
      return ida_step(vertical_.distance[child.vertical] - vertical_.distance[node.vertical]);
    } else {
      child = {node.vertical, horizontal_.next<D == Direction::e>(node.horizontal, goal_column_[tile])};
      return ida_step(horizontal_.distance[child.horizontal] - horizontal_.distance[node.horizontal]);
    }
  }
  template <int From, int To, Direction D>
  void enter(std::uint8_t) {}
  template <int From, int To, Direction D>
  void leave(std::uint8_t) {}

 private:
  /// A table's arrays at hand; both axes of a square have the same number of lines.
  struct Axis {
    explicit Axis(const WalkingTable& table) : distance(table.distances()), successors(table.successors()) {}
    template <int Step>
    WalkingTable::State next(WalkingTable::State state, std::uint8_t goal_line) const {
      return successors[state * (2 * S.width) + Step * S.width + goal_line];
    }
    const std::uint8_t* distance;
    const WalkingTable::State* successors;
  };

  WalkingDistance distance_;
  Axis vertical_;
  Axis horizontal_;
  std::array<std::uint8_t, static_cast<std::size_t>(S.cells())> goal_row_{};
  std::array<std::uint8_t, static_cast<std::size_t>(S.cells())> goal_column_{};
  int start_;
  Node root_{};
};

}  // namespace

IdaOutcome ida_walking_distance(const BoardProblem& problem, const IdaLimits& limits, const IdaPoll& poll) {
  if (!solvable(problem.shape, problem.start, problem.goal)) return {};
  constexpr Shape three{3, 3};
  constexpr Shape four{4, 4};
  if (problem.shape == three) return ida_square<three, WalkingSteps<three>>(problem, limits, poll);
  if (problem.shape == four) return ida_square<four, WalkingSteps<four>>(problem, limits, poll);
  return ida_any_shape(problem, WalkingDistance(problem.shape, problem.goal), limits, poll);
}

}  // namespace rumbo::tiles
