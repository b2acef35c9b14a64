#pragma once
/// What a search tells while it runs. Trace, viewer, progress and grader are observers; the one below, for
/// when nobody looks, compiles to nothing.
#include <cstdint>
#include <optional>

#include "search/state_space.hpp"

namespace rumbo::search {

/// What became of a generated successor.
enum class Fate {
  fresh,     // met for the first time
  known,     // a state already met, dropped
  pending,   // a state already met and still waiting; kept a second time (depth-first)
  improved,  // waiting, now reached at less cost
  reopened,  // closed, now reached at less cost
  costlier,  // already reached at no more cost, dropped
  too_deep,  // below the limit of this iteration, dropped
  dead_end,  // the heuristic says that no goal can be reached from it, dropped
  crowded,   // outside the beam or not the best child, dropped
};

/// A node when it is expanded. `open` counts the nodes that wait, this one taken out.
template <StateSpace Space>
struct NodeView {
  typename Space::State state;
  std::uint32_t depth;
  typename Space::Cost g;
  std::optional<typename Space::Cost> h;
  std::uint64_t open;
};

struct Silent {
  static constexpr bool listens = false;
  template <class Node>
  void expanded(const Node&) {}
  template <class Action, class State, class Cost>
  void generated(const Action&, const State&, const Cost&, Fate) {}
  template <class Node>
  void reached_goal(const Node&) {}
  template <class Cost>
  void deepened(const Cost&) {}
};

}  // namespace rumbo::search
