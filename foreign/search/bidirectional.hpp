#pragma once
/// Breadth-first search from both ends, always the smaller frontier next. While each side has finished whole
/// layers, the first state met from both lies on a shortest plan: a shorter one would have met earlier.
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "search/column.hpp"
#include "search/observer.hpp"
#include "search/outcome.hpp"

namespace rumbo::search {

/// A space that knows its goals (told one by one until the visitor says no; false where it can but test
/// states for being one: then the search goes forwards alone) and what leads to a state:
/// `for_each_predecessor(state, visit(action, before, cost))`, the action being the one from `before` to
/// `state`. Where that may not be the move as it is made forwards, the space has
/// `forward_move(before, action, state)`, a pair of action and cost, which is asked for the plan.
template <class S>
concept ReversibleSpace = StateSpace<S> && requires(S& space, const typename S::State& state) {
  {
    space.for_each_goal([](const typename S::State&) { return true; })
    } -> std::same_as<bool>;
  space.for_each_predecessor(state, detail::AnyVisitor<S>{});
};

template <ReversibleSpace Space, class Observer = Silent>
class Bidirectional {
  using State = typename Space::State;
  using Store = typename Space::Store;
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;

 public:
  Bidirectional(Space& space, Monitor& monitor, Observer& observer)
      : space_(space), monitor_(monitor), observer_(observer) {}

  void add_root(const State& state) {
    reach(sides_[0], intern(state), no_state, Action{}, Cost{});
    forwards_alone_ = !space_.for_each_goal([&](const State& goal) {
      const StateId id = intern(goal);
      if (!sides_[1].links[id].reached) reach(sides_[1], id, no_state, Action{}, Cost{});
      if (id == StateId{0}) return false;  // the start itself is a goal
      const auto limit = monitor_.look(0, [&] { return bytes(); });
      if (limit) outcome_.stop_at(*limit);
      return !limit;
    });
    if (!outcome_.running()) return;
    if (forwards_alone_ ? space_.is_goal(state) : sides_[1].links[StateId{0}].reached) meeting_ = StateId{0};
    note_open();
  }

  /// Takes one node; false when the search is over.
  bool step() {
    if (!outcome_.running()) return false;
    if (meeting_ != no_state) {
      outcome_.verdict = Verdict::solved;
      outcome_.plan = plan_through(meeting_);
      return false;
    }
    Side& side = current();
    if (side.next == side.queue.size()) {
      outcome_.run_out(cut_off_);
      return false;
    }
    const auto limit = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); });
    if (limit) {
      outcome_.stop_at(*limit);
      return false;
    }
    expand(side, side.queue[side.next++]);
    return true;
  }

  Outcome<Space>& outcome() { return outcome_; }
  const Counters& counters() {
    counters_.states = store_.size();
    return counters_;
  }
  std::size_t bytes() const {
    std::size_t bytes = store_.bytes();
    for (const Side& side : sides_) bytes += side.links.bytes() + side.queue.bytes();
    return bytes;
  }
  const Store& store() const { return store_; }

 private:
  struct Link {
    StateId towards;  // the end of this side
    Action action;
    Cost cost;  // from that end
    bool reached;
  };
  struct Side {
    Column<Link> links;
    Column<StateId> queue;
    std::uint32_t next = 0;
    std::uint32_t layer_end = 0;
    std::uint32_t depth = 0;
    std::uint32_t frontier() const { return queue.size() - next; }
  };

  StateId intern(const State& state) {
    const auto [id, fresh] = store_.intern(state);
    if (fresh) {
      for (Side& side : sides_) side.links.push_back({no_state, Action{}, Cost{}, false});
    }
    return id;
  }
  void reach(Side& side, StateId id, StateId from, Action action, const Cost& cost) {
    side.links[id] = {from, action, cost, true};
    side.queue.push_back(id);
  }
  void note_open() { counters_.note_open(sides_[0].frontier() + sides_[1].frontier()); }

  /// The side to expand: it changes only where a layer is finished.
  Side& current() {
    Side& finished = sides_[turn_];
    if (finished.next < finished.layer_end) return finished;
    if (finished.layer_end > 0) ++finished.depth;
    turn_ = !forwards_alone_ && sides_[1].frontier() < sides_[0].frontier() ? 1 : 0;
    Side& side = sides_[turn_];
    side.layer_end = side.queue.size();
    // The moves of both sides together are the plan's.
    if (sides_[0].depth + sides_[1].depth >= monitor_.limits().depth &&
        (forwards_alone_ || sides_[1 - turn_].frontier() > 0)) {
      cut_off_ = side.frontier() > 0;
      side.next = side.layer_end;
    }
    return side;
  }

  void expand(Side& side, StateId id) {
    const State state = store_.state(id);
    const bool forward = &side == &sides_[0];
    if constexpr (Observer::listens) {
      observer_.expanded(NodeView<Space>{state, side.depth, side.links[id].cost, std::nullopt,
                                         sides_[0].frontier() + sides_[1].frontier()});
    }
    ++counters_.expanded;
    const auto visit = [&](Action action, const State& next, const Cost& cost) {
      ++counters_.generated;
      const StateId reached = intern(next);
      const bool known = side.links[reached].reached;
      if (known) {
        ++counters_.duplicates;
      } else {
        reach(side, reached, id, action, side.links[id].cost + cost);
        if (meeting_ == no_state && meets(forward, reached, next)) meeting_ = reached;
      }
      if constexpr (Observer::listens)
        observer_.generated(action, next, cost, known ? Fate::known : Fate::fresh);
    };
    if (forward) {
      space_.for_each_successor(state, visit);
    } else {
      space_.for_each_predecessor(state, visit);
    }
    note_open();
  }

  /// Whether the other side knows the state that this one has just reached.
  bool meets(bool forward, StateId id, const State& state) {
    return forwards_alone_ ? space_.is_goal(state) : sides_[forward ? 1 : 0].links[id].reached;
  }

  /// The move of the plan from `at`, which the search met backwards.
  std::pair<Action, Cost> move_from(StateId at) {
    const Side& side = sides_[1];
    const Link& link = side.links[at];
    if constexpr (requires {
                    space_.forward_move(store_.state(at), link.action, store_.state(link.towards));
                  }) {
      return space_.forward_move(store_.state(at), link.action, store_.state(link.towards));
    } else {
      return {link.action, link.cost - side.links[link.towards].cost};
    }
  }

  Plan<Space> plan_through(StateId meeting) {
    Plan<Space> plan;
    plan.cost = sides_[0].links[meeting].cost;
    for (StateId at = meeting; at != no_state; at = sides_[0].links[at].towards) {
      plan.states.push_back(store_.state(at));
      if (sides_[0].links[at].towards != no_state) plan.actions.push_back(sides_[0].links[at].action);
    }
    std::reverse(plan.actions.begin(), plan.actions.end());
    std::reverse(plan.states.begin(), plan.states.end());
    for (StateId at = meeting; sides_[1].links[at].towards != no_state;) {
      const auto [action, cost] = move_from(at);
      plan.cost = plan.cost + cost;
      plan.actions.push_back(action);
      at = sides_[1].links[at].towards;
      plan.states.push_back(store_.state(at));
    }
    return plan;
  }

  Space& space_;
  Monitor& monitor_;
  Observer& observer_;
  Store store_;
  Side sides_[2];  // from the start, from the goals
  std::size_t turn_ = 0;
  StateId meeting_ = no_state;
  Counters counters_;
  Outcome<Space> outcome_;
  bool cut_off_ = false;
  bool forwards_alone_ = false;
};

}  // namespace rumbo::search
