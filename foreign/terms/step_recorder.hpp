#pragma once
/// Keeps what a search does, event by event, until it is asked for: what stepping through a search shows.
#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

#include "search/observer.hpp"
#include "terms/problem.hpp"

namespace rumbo::terms {

/// A state of the student's, in bytes of its own.
class KeptState {
 public:
  explicit KeptState(const search::ByteState& state) : bytes_(state.shown.begin(), state.shown.end()) {}
  search::ByteState view() const {
    const search::Bytes bytes{bytes_.data(), bytes_.size()};
    return {bytes, bytes};
  }

 private:
  std::vector<std::byte> bytes_;
};

template <class Space>
class StepRecorder {
  using Node = search::NodeView<Space>;
  using Cost = typename Space::Cost;

 public:
  static constexpr bool listens = true;

  struct Child {
    ActionId action;
    KeptState state;
    Cost cost;
    search::Fate fate;
  };
  /// An expansion with its successors or, where `bound` is set, the beginning of an iteration.
  struct Event {
    std::optional<Cost> bound;
    std::optional<KeptState> state;
    std::uint32_t depth = 0;
    Cost g{};
    std::optional<Cost> h;
    std::uint64_t open = 0;
    std::vector<Child> children;
  };

  bool empty() const { return events_.empty(); }
  void clear() { events_.clear(); }
  Event take() {
    Event event = std::move(events_.front());
    events_.pop_front();
    return event;
  }

  void expanded(const Node& node) {
    events_.push_back({std::nullopt, KeptState(node.state), node.depth, node.g, node.h, node.open, {}});
  }
  void generated(ActionId action, const search::ByteState& state, const Cost& cost, search::Fate fate) {
    events_.back().children.push_back({action, KeptState(state), cost, fate});
  }
  void deepened(const Cost& bound) {
    events_.push_back({bound, std::nullopt, 0, Cost{}, std::nullopt, 0, {}});
  }
  void reached_goal(const Node&) {}

 private:
  std::deque<Event> events_;
};

}  // namespace rumbo::terms
