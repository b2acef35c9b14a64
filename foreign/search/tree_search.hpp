#pragma once
/// Search without a closed list, one goal after the other: take a node; where it is a goal it is an answer,
/// and is not expanded; else its successors go on the open list. The open list makes it breadth-first,
/// depth-first, best-first or hill climbing (the four procedures of J. A. Alonso's course "Informática").
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "search/outcome.hpp"

namespace rumbo::search {

/// In which order the successors of a node go on the open list: a left or a right fold over them.
enum class Siblings : std::uint8_t { first_to_last, last_to_first };

template <StateSpace Space, class Open>
class TreeSearch {
  using State = typename Space::State;
  using Store = typename Space::Store;

 public:
  TreeSearch(Space& space, Monitor& monitor, Siblings siblings, Open open = Open())
      : space_(space), monitor_(monitor), siblings_(siblings), open_(std::move(open)) {}

  void add_root(const State& state) {
    open_.push(store_.intern(state).first, store_);
    counters_.note_open(open_.size());
  }

  /// The next goal; nothing when there is none, or when a limit was reached.
  std::optional<StateId> next_goal() {
    while (!open_.empty()) {
      const StateId id = open_.pop(store_);
      const State state = store_.state(id);
      if (space_.is_goal(state)) return id;
      stopped_by_ = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); });
      if (stopped_by_) return std::nullopt;
      expand(state);
    }
    return std::nullopt;
  }
  /// Nodes wait that may lead to another goal.
  bool more() const { return !open_.empty() && !stopped_by_; }
  /// The limit that ended the search, if one did.
  std::optional<Limit> stopped_by() const { return stopped_by_; }

  const Store& store() const { return store_; }
  const Counters& counters() {
    counters_.states = store_.size();
    return counters_;
  }
  std::size_t bytes() const {
    return store_.bytes() + open_.bytes() + children_.capacity() * sizeof(StateId);
  }

 private:
  static constexpr std::size_t children_a_look = 1U << 14;

  void expand(const State& state) {
    ++counters_.expanded;
    children_.clear();
    space_.for_each_successor(state, [&](auto, const State& child, const auto&) {
      children_.push_back(store_.intern(child).first);
      if (children_.size() % children_a_look == 0)
        monitor_.during_expansion(counters_.expanded, [&] { return bytes(); });
    });
    counters_.generated += children_.size();
    open_.before_children();
    if (siblings_ == Siblings::first_to_last) {
      for (auto child = children_.begin(); child != children_.end(); ++child) open_.push(*child, store_);
    } else {
      for (auto child = children_.rbegin(); child != children_.rend(); ++child) open_.push(*child, store_);
    }
    counters_.note_open(open_.size());
  }

  Space& space_;
  Monitor& monitor_;
  Siblings siblings_;
  Open open_;
  Store store_;
  std::vector<StateId> children_;
  Counters counters_;
  std::optional<Limit> stopped_by_;
};

}  // namespace rumbo::search
