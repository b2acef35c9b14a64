#pragma once
/// Beam search: level by level, of each level's successors only the best by h are kept, ties first in. Hill
/// climbing, which follows the best child alone, is the beam of width 1.
///
/// States once in the beam do not enter it again, so it ends on finite spaces; but an end without a plan
/// proves nothing once a successor was left out.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/column.hpp"
#include "search/observer.hpp"
#include "search/outcome.hpp"
#include "search/search_tree.hpp"

namespace rumbo::search {

template <InformedSpace Space, class Observer = Silent>
class Beam {
  using State = typename Space::State;
  using Store = typename Space::Store;
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;

 public:
  Beam(Space& space, Monitor& monitor, Observer& observer, std::size_t width)
      : space_(space), monitor_(monitor), observer_(observer), width_(width) {}

  void add_root(const State& state) {
    const StateId id = intern(state);
    in_beam_[id] = true;
    const auto h = space_.heuristic(state);
    if (h) level_.push_back({id, *h, Cost{}, no_state, Action{}});
    counters_.note_open(level_.size());
  }

  /// Takes one node; false when the search is over.
  bool step() {
    if (next_ == level_.size() && !descend()) return false;
    const Candidate& node = level_[next_];
    const State state = store_.state(node.id);
    if (space_.is_goal(state)) {
      if constexpr (Observer::listens) observer_.reached_goal(view(node, state));
      outcome_.verdict = Verdict::solved;
      outcome_.plan = tree_.plan_to(node.id, store_);
      return false;
    }
    if (depth_ >= monitor_.limits().depth) {
      cut_off_ = true;
      ++next_;
      return true;
    }
    if (const auto limit = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); })) {
      outcome_.stop_at(*limit);
      return false;
    }
    expand(node, state);
    ++next_;
    return true;
  }

  Outcome<Space>& outcome() { return outcome_; }
  const Counters& counters() {
    counters_.states = store_.size();
    return counters_;
  }
  std::size_t bytes() const {
    return store_.bytes() + tree_.bytes() + in_beam_.bytes() + waits_since_.bytes() +
           (level_.capacity() + children_.capacity()) * sizeof(Candidate);
  }
  const Store& store() const { return store_; }

 private:
  struct Candidate {
    StateId id;
    Cost h;
    Cost g;
    StateId parent;
    Action action;
  };

  StateId intern(const State& state) {
    const auto [id, fresh] = store_.intern(state);
    if (fresh) {
      tree_.add_unreached();
      in_beam_.push_back(false);
      waits_since_.push_back(0);
    }
    return id;
  }

  NodeView<Space> view(const Candidate& node, const State& state) const {
    return {state, depth_, node.g, node.h, level_.size() - next_ - 1 + children_.size()};
  }

  void expand(const Candidate& node, const State& state) {
    if constexpr (Observer::listens) observer_.expanded(view(node, state));
    ++counters_.expanded;
    space_.for_each_successor(state, [&](Action action, const State& child, const Cost& cost) {
      ++counters_.generated;
      const std::uint32_t known = store_.size();
      const StateId id = intern(child);
      const bool fresh = index(id) == known;
      if (!fresh) ++counters_.duplicates;
      Fate fate = fresh ? Fate::fresh : Fate::known;
      if (!in_beam_[id] && waits_since_[id] != depth_ + 1) {
        if (const auto h = space_.heuristic(child)) {
          waits_since_[id] = depth_ + 1;
          children_.push_back({id, *h, node.g + cost, node.id, action});
          fate = Fate::fresh;
        } else {
          fate = Fate::dead_end;
        }
      }
      if constexpr (Observer::listens) observer_.generated(action, child, cost, fate);
    });
    counters_.note_open(level_.size() - next_ - 1 + children_.size());
  }

  /// The best children become the level; false when there are none.
  bool descend() {
    std::stable_sort(children_.begin(), children_.end(),
                     [](const Candidate& a, const Candidate& b) { return a.h < b.h; });
    if (children_.size() > width_) {
      left_out_ = true;
      children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(width_), children_.end());
    }
    level_.swap(children_);
    children_.clear();
    next_ = 0;
    ++depth_;
    for (const Candidate& node : level_) {
      in_beam_[node.id] = true;
      tree_.set(node.id, node.parent, node.action, node.g);
    }
    if (!level_.empty()) return true;
    if (left_out_) {
      outcome_.verdict = Verdict::incomplete;
    } else {
      outcome_.run_out(cut_off_);
    }
    return false;
  }

  Space& space_;
  Monitor& monitor_;
  Observer& observer_;
  std::size_t width_;
  Store store_;
  SearchTree<Space> tree_;
  Column<std::uint8_t> in_beam_;
  Column<std::uint32_t> waits_since_;  // the level for which a state was last a candidate
  std::vector<Candidate> level_;
  std::vector<Candidate> children_;
  std::size_t next_ = 0;
  std::uint32_t depth_ = 0;
  bool left_out_ = false;
  bool cut_off_ = false;
  Counters counters_;
  Outcome<Space> outcome_;
};

}  // namespace rumbo::search
