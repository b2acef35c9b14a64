#pragma once
/// IDA*: depth-first to a bound on f = g + weight * h that grows to the least f cut off.
///
/// A table of bounded memory holds, for each state met, the cheapest way to it; under a limit of depth also
/// the shorter ones that cost more. A state reached no cheaper and no shallower than in the table lies on no
/// plan that the table's way does not match, so it is pruned: by that an iteration takes a state once where h
/// is consistent, and finite spaces are exhausted. What the table has no room for is pruned only where it
/// repeats a state of its own path.
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "search/column.hpp"
#include "search/observer.hpp"
#include "search/open_list.hpp"
#include "search/path_stack.hpp"

namespace rumbo::search {

template <InformedSpace Space, class Observer = Silent>
class IdaStar {
  using State = typename Space::State;
  using Store = typename Space::Store;
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;
  using Edge = typename PathStack<Space>::Edge;

 public:
  /// `weight` nothing: 1.
  IdaStar(Space& space, Monitor& monitor, Observer& observer, std::optional<Cost> weight = std::nullopt)
      : space_(space), monitor_(monitor), observer_(observer), weight_(weight) {}

  void add_root(const State& state) {
    root_ = store_.intern(state).first;
    known_.push_back({{Cost{}, 0, 0}, Cost{}, no_way, Estimate::unknown});
    const auto h = estimate(root_, state);
    if (h) bound_ = f(Cost{}, *h);
    begin_iteration();
  }

  /// Takes one node; false when the search is over.
  bool step() {
    if (!path_.advance()) return deepen();
    const Edge edge = path_.edge();
    const std::uint32_t depth = path_.depth();
    if (edge.id != no_state && is_dominated(known_[edge.id], edge.g, depth)) return true;
    const State state = path_.state(edge, store_);
    const auto h = estimate(edge.id, state);
    if (!h) return true;
    const Cost reached = f(edge.g, *h);
    if (bound_ < reached) {
      if (!next_bound_ || reached < *next_bound_) next_bound_ = reached;
      return true;
    }
    if (space_.is_goal(state)) {
      if constexpr (Observer::listens) observer_.reached_goal(view(edge, state, *h));
      outcome_.verdict = Verdict::solved;
      outcome_.plan = path_.plan(store_);
      return false;
    }
    if (depth >= monitor_.limits().depth) {
      cut_off_ = true;
      return true;
    }
    if (const auto limit = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); })) {
      outcome_.stop_at(*limit);
      return false;
    }
    if (edge.id != no_state) note(known_[edge.id], {edge.g, depth, iteration_});
    expand(edge, state, *h, depth);
    return true;
  }

  Outcome<Space>& outcome() { return outcome_; }
  const Counters& counters() {
    counters_.states = store_.size();
    counters_.iterations = iteration_;
    return counters_;
  }
  std::size_t bytes() const { return table_bytes() + path_.bytes(); }
  const Store& store() const { return store_; }

 private:
  enum class Estimate : std::uint8_t { unknown, known, dead_end };
  /// A way to a state, and the last iteration (from 1) that expanded the state by it or by one no worse.
  struct Way {
    Cost g;
    std::uint32_t depth;
    std::uint32_t expanded_in;
  };
  struct Known {
    Way way;
    Cost h;
    std::uint32_t others;
    Estimate estimate;
  };
  /// Ways of one state, chained, none of which is both cheaper and shorter than another.
  struct OtherWay {
    Way way;
    std::uint32_t next;
  };
  static constexpr std::uint32_t no_way = std::numeric_limits<std::uint32_t>::max();

  Cost f(const Cost& g, const Cost& h) const { return g + (weight_ ? *weight_ * h : h); }

  /// h, asked for once for each state in the table.
  std::optional<Cost> estimate(StateId id, const State& state) {
    if (id == no_state) return space_.heuristic(state);
    if (known_[id].estimate == Estimate::unknown) {
      const auto h = space_.heuristic(state);
      known_[id].estimate = h ? Estimate::known : Estimate::dead_end;
      if (h) known_[id].h = *h;
    }
    return known_[id].estimate == Estimate::known ? std::optional(known_[id].h) : std::nullopt;
  }

  std::size_t table_bytes() const { return store_.bytes() + known_.bytes() + others_.bytes(); }

  /// Only where depth is limited may a costlier way that is shorter matter.
  bool depth_matters() const { return monitor_.limits().depth != Limits::no_depth; }
  bool is_dominated(const Known& known, const Cost& g, std::uint32_t depth) const {
    const auto wins = [&](const Way& way) {
      if (depth_matters() && depth < way.depth) return false;
      return way.g < g || (way.g == g && way.expanded_in == iteration_);
    };
    if (wins(known.way)) return true;
    for (std::uint32_t i = known.others; i != no_way; i = others_[i].next) {
      if (wins(others_[i].way)) return true;
    }
    return false;
  }
  /// `way` takes the place of one that it is no worse than; where there is none it is one more.
  void note(Known& known, const Way& way) {
    const auto takes_the_place_of = [&](Way& other) {
      if (other.g < way.g || (depth_matters() && other.depth < way.depth)) return false;
      other = way;
      return true;
    };
    if (takes_the_place_of(known.way)) return;
    for (std::uint32_t i = known.others; i != no_way; i = others_[i].next) {
      if (takes_the_place_of(others_[i].way)) return;
    }
    if (!depth_matters() || !monitor_.table_may_grow(table_bytes())) return;
    others_.push_back({way, known.others});
    known.others = others_.size() - 1;
  }

  void begin_iteration() {
    ++iteration_;
    if (const auto bound = bucket_of(bound_)) monitor_.note_bound(*bound);
    next_bound_.reset();
    cut_off_ = false;
    path_.restart(store_.state(root_), root_);
    if constexpr (Observer::listens) observer_.deepened(bound_);
  }

  bool deepen() {
    if (!next_bound_) {
      outcome_.run_out(cut_off_);
      return false;
    }
    bound_ = *next_bound_;
    begin_iteration();
    return true;
  }

  NodeView<Space> view(const Edge& edge, const State& state, const Cost& h) const {
    return {state, path_.depth(), edge.g, h, path_.waiting()};
  }

  void expand(const Edge& edge, const State& state, const Cost& h, std::uint32_t depth) {
    if constexpr (Observer::listens) observer_.expanded(view(edge, state, h));
    ++counters_.expanded;
    path_.open_level();
    space_.for_each_successor(state, [&](Action action, const State& child, const Cost& cost) {
      ++counters_.generated;
      const Cost g = edge.g + cost;
      StateId id = store_.find(child);
      Fate fate = Fate::fresh;
      if (id != no_state) {
        ++counters_.duplicates;
        fate = is_dominated(known_[id], g, depth + 1) ? Fate::costlier : Fate::pending;
      } else if (monitor_.table_may_grow(table_bytes())) {
        id = store_.intern(child).first;
        known_.push_back({{g, depth + 1, 0}, Cost{}, no_way, Estimate::unknown});
      } else if (path_.contains(child, store_)) {
        ++counters_.duplicates;
        fate = Fate::known;
      }
      if constexpr (Observer::listens) observer_.generated(action, child, cost, fate);
      if (fate == Fate::fresh || fate == Fate::pending) path_.add(action, child, id, g);
    });
    counters_.note_open(path_.held());
  }

  Space& space_;
  Monitor& monitor_;
  Observer& observer_;
  std::optional<Cost> weight_;
  Store store_;
  Column<Known> known_;
  Column<OtherWay> others_;
  PathStack<Space> path_;
  StateId root_ = no_state;
  Cost bound_{};
  std::optional<Cost> next_bound_;
  std::uint32_t iteration_ = 0;
  bool cut_off_ = false;
  Counters counters_;
  Outcome<Space> outcome_;
};

}  // namespace rumbo::search
