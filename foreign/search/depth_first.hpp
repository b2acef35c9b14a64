#pragma once
/// Depth-first search with the visited list of the practical: the goal is tested when a node is taken, and a
/// state is visited once it was expanded. A state that waits may be put on the stack again: it is then taken
/// earlier, which a search that marked states when they are generated would miss.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/observer.hpp"
#include "search/outcome.hpp"
#include "search/search_tree.hpp"

namespace rumbo::search {

template <StateSpace Space, class Observer = Silent>
class DepthFirst {
  using State = typename Space::State;
  using Store = typename Space::Store;
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;

 public:
  DepthFirst(Space& space, Monitor& monitor, Observer& observer)
      : space_(space), monitor_(monitor), observer_(observer) {}

  /// Roots are taken in the order in which they are added, each after all that lies below the ones before.
  void add_root(const State& state) { roots_.push_back({intern(state), no_state, Action{}, Cost{}, 0}); }
  /// A state that counts as expanded already.
  void add_visited(const State& state) { marks_[intern(state)] = Mark::visited; }

  /// Takes one node; false when the search is over.
  bool step() {
    if (stack_.size() == 0 && !take_root()) {
      outcome_.run_out(cut_off_);
      return false;
    }
    const Node node = stack_.pop_back();
    const State state = store_.state(node.id);
    if (space_.is_goal(state)) {
      tree_.set(node.id, node.parent, node.action, node.g);
      if constexpr (Observer::listens) observer_.reached_goal(view(node, state));
      finish(node);
      return false;
    }
    if (marks_[node.id] != Mark::none) return true;
    if (node.depth >= monitor_.limits().depth) {
      cut_off_ = true;
      return true;
    }
    if (const auto limit = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); })) {
      outcome_.stop_at(*limit);
      return false;
    }
    expand(node, state);
    return true;
  }

  Outcome<Space>& outcome() { return outcome_; }
  const Counters& counters() {
    counters_.states = store_.size();
    return counters_;
  }
  std::size_t bytes() const { return store_.bytes() + tree_.bytes() + marks_.bytes() + stack_.bytes(); }
  const Store& store() const { return store_; }

 private:
  /// What was visited before the search began is not expanded, but may be the goal.
  enum class Mark : std::uint8_t { none, visited, expanded };
  struct Node {
    StateId id;
    StateId parent;
    Action action;
    Cost g;  // kept where costs are not all one
    std::uint32_t depth;
  };

  StateId intern(const State& state) {
    const auto [id, fresh] = store_.intern(state);
    if (fresh) {
      tree_.add_unreached();
      marks_.push_back(Mark::none);
    }
    return id;
  }

  bool take_root() {
    if (next_root_ == roots_.size()) return false;
    stack_.push_back(roots_[next_root_++]);
    counters_.note_open(1 + roots_.size() - next_root_);
    return true;
  }

  NodeView<Space> view(const Node& node, const State& state) const {
    return {state, node.depth, SearchTree<Space>::keeps_g ? node.g : static_cast<Cost>(node.depth),
            std::nullopt, stack_.size() + roots_.size() - next_root_};
  }

  void finish(const Node& node) {
    outcome_.verdict = Verdict::solved;
    outcome_.plan = tree_.plan_to(node.id, store_);
    outcome_.plan.root = static_cast<std::uint32_t>(next_root_ - 1);
  }

  void expand(const Node& node, const State& state) {
    if constexpr (Observer::listens) observer_.expanded(view(node, state));
    marks_[node.id] = Mark::expanded;
    tree_.set(node.id, node.parent, node.action, node.g);
    ++counters_.expanded;
    children_.clear();
    space_.for_each_successor(state, [&](Action action, const State& child, const Cost& cost) {
      ++counters_.generated;
      const std::uint32_t known = store_.size();
      const StateId id = intern(child);
      const bool fresh = index(id) == known;
      if (!fresh) ++counters_.duplicates;
      const bool dropped = marks_[id] == Mark::expanded;
      if (!dropped) children_.push_back({id, node.id, action, node.g + cost, node.depth + 1});
      if constexpr (Observer::listens) {
        observer_.generated(action, child, cost, fresh ? Fate::fresh : dropped ? Fate::known : Fate::pending);
      }
    });
    for (auto child = children_.rbegin(); child != children_.rend(); ++child) stack_.push_back(*child);
    counters_.note_open(stack_.size() + roots_.size() - next_root_);
  }

  Space& space_;
  Monitor& monitor_;
  Observer& observer_;
  Store store_;
  SearchTree<Space> tree_;
  Column<Mark> marks_;
  Column<Node> stack_;
  std::vector<Node> roots_;
  std::vector<Node> children_;
  std::size_t next_root_ = 0;
  Counters counters_;
  Outcome<Space> outcome_;
  bool cut_off_ = false;
};

}  // namespace rumbo::search
