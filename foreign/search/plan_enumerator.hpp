#pragma once
/// Every different plan of a graph, as a word of moves, once, in the order of the moves and depth-first.
///
/// Where a move has several outcomes one word may be several paths: the enumeration goes through the words,
/// and holds for the word at hand all its paths. Each path ends at the first goal that it meets.
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "search/limits.hpp"
#include "search/state_space.hpp"

namespace rumbo::search {

template <class Action>
struct GraphEdge {
  Action action;
  StateId to;
};

/// `look` polls, and throws LimitReached where a limit is reached by what the graph and so many bytes beside
/// it hold. `edges` in the order of the moves, only those that plans may use; good until the next call.
/// `may_repeat`: a path along them may come back to a state, which no plan does.
template <class G>
concept PlanGraph = requires(G& graph, StateId id) {
  typename G::Action;
  { graph.edges(id) } -> std::convertible_to<std::span<const GraphEdge<typename G::Action>>>;
  { graph.is_goal(id) } -> std::same_as<bool>;
  { graph.may_repeat() } -> std::same_as<bool>;
  graph.look(std::size_t{});
};

template <PlanGraph Graph>
class PlanEnumerator {
  using Action = typename Graph::Action;

 public:
  /// Words are at most `longest` moves long.
  PlanEnumerator(Graph& graph, StateId root, std::size_t longest = Limits::no_depth)
      : graph_(graph), longest_(longest) {
    steps_.push_back({root, no_step});
    open_level(0);
  }

  /// Goes to the next plan, `word()`; false when there is none.
  bool next() {
    if (at_root_) {
      at_root_ = false;
      if (close_goals()) return true;
    }
    while (!levels_.empty()) {
      Level& level = levels_.back();
      if (level.next == level.actions.size()) {
        steps_.resize(level.first);
        levels_.pop_back();
        if (!word_.empty()) word_.pop_back();
        continue;
      }
      const Action action = level.actions[level.next++];
      if (!follow(action)) continue;
      word_.push_back(action);
      if (close_goals()) return true;
    }
    return false;
  }

  const std::vector<Action>& word() const { return word_; }
  /// Whether there were words too long to be followed.
  bool cut_off() const { return cut_off_; }
  /// Whether moves are left to be tried.
  bool more() const {
    return std::any_of(levels_.begin(), levels_.end(),
                       [](const Level& l) { return l.next < l.actions.size(); });
  }
  std::size_t bytes() const { return steps_.capacity() * sizeof(Step) + levels_.capacity() * sizeof(Level); }

 private:
  static constexpr std::uint32_t no_step = 0xFFFFFFFFU;
  /// The end of a path: a state, and the step before it.
  struct Step {
    StateId state;
    std::uint32_t before;
  };
  /// The paths of a word are the steps from `first` to the next level's.
  struct Level {
    std::size_t first;
    std::vector<Action> actions;  // by which a path of the word goes on, in the order of the first of them
    std::size_t next = 0;
  };

  void open_level(std::size_t first) { levels_.push_back({first, {}, 0}); }

  /// Makes the level of the word with one move more; false, and nothing is changed, where no path has it.
  bool follow(Action action) {
    const std::size_t from = levels_.back().first;
    const std::size_t end = steps_.size();
    for (std::size_t i = from; i < end; ++i) {
      for (const auto& edge : graph_.edges(steps_[i].state)) {
        if (edge.action == action && is_new(edge.to, i, end)) {
          steps_.push_back({edge.to, static_cast<std::uint32_t>(i)});
        }
      }
    }
    if (steps_.size() == end) return false;
    open_level(end);
    return true;
  }

  /// Not on its own path already; nor, where paths cannot repeat anyway, the end of another path of the word.
  bool is_new(StateId state, std::size_t path, std::size_t siblings) {
    // Every loop of the enumeration comes by here: this is where it can be ended.
    if (++ticks_ % ticks_a_look == 0) graph_.look(bytes());
    if (graph_.may_repeat()) {
      for (std::size_t at = path; at != no_step; at = steps_[at].before) {
        if (steps_[at].state == state) return false;
      }
    }
    return std::none_of(steps_.begin() + static_cast<std::ptrdiff_t>(siblings), steps_.end(),
                        [&](const Step& step) {
                          return step.state == state && (!graph_.may_repeat() || step.before == path);
                        });
  }

  /// Paths at a goal end here; whether there was one. What goes on is the other paths'.
  bool close_goals() {
    Level& level = levels_.back();
    const auto first = steps_.begin() + static_cast<std::ptrdiff_t>(level.first);
    const auto goals = std::stable_partition(first, steps_.end(),
                                             [&](const Step& step) { return !graph_.is_goal(step.state); });
    const bool found = goals != steps_.end();
    steps_.erase(goals, steps_.end());
    if (word_.size() >= longest_) {
      cut_off_ = cut_off_ || steps_.size() > level.first;
      return found;
    }
    for (std::size_t i = level.first; i < steps_.size(); ++i) {
      for (const auto& edge : graph_.edges(steps_[i].state)) {
        const bool known =
            std::find(level.actions.begin(), level.actions.end(), edge.action) != level.actions.end();
        if (!known && is_new(edge.to, i, steps_.size())) level.actions.push_back(edge.action);
      }
    }
    return found;
  }

  static constexpr std::uint32_t ticks_a_look = 1024;

  Graph& graph_;
  std::uint32_t ticks_ = 0;
  std::size_t longest_;
  bool cut_off_ = false;
  std::vector<Step> steps_;
  std::vector<Level> levels_;
  std::vector<Action> word_;
  bool at_root_ = true;
};

}  // namespace rumbo::search
