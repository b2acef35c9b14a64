#pragma once
/// The open lists of a search without a closed list: who is taken next, and what is kept when a node's
/// children go on. The order of a ranked list and its rule for ties are parameters.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "search/column.hpp"
#include "search/state_space.hpp"

namespace rumbo::search {

/// First in, first out: breadth-first.
class QueueOpen {
 public:
  bool empty() const { return size() == 0; }
  std::size_t size() const { return ids_.size() - head_; }
  std::size_t bytes() const { return ids_.capacity() * sizeof(StateId); }

  void before_children() {}
  template <class Store>
  void push(StateId id, const Store&) {
    ids_.push_back(id);
  }
  template <class Store>
  StateId pop(const Store&) {
    const StateId id = ids_[head_++];
    // Half of the room is behind us: moving what is left costs no more than it took to fill it.
    if (head_ >= compact_from && head_ * 2 >= ids_.size()) {
      ids_.erase(ids_.begin(), ids_.begin() + static_cast<std::ptrdiff_t>(head_));
      head_ = 0;
    }
    return id;
  }

 private:
  static constexpr std::size_t compact_from = 1024;
  std::vector<StateId> ids_;
  std::size_t head_ = 0;
};

/// Last in, first out: depth-first.
class StackOpen {
 public:
  bool empty() const { return ids_.size() == 0; }
  std::size_t size() const { return ids_.size(); }
  std::size_t bytes() const { return ids_.bytes(); }

  void before_children() {}
  template <class Store>
  void push(StateId id, const Store&) {
    ids_.push_back(id);
  }
  template <class Store>
  StateId pop(const Store&) {
    return ids_.pop_back();
  }

 private:
  Column<StateId> ids_;
};

/// Which of two equal states is taken first.
enum class Ties : std::uint8_t { last_in, first_in };

/// Least first in `Order`, whose `compare(store, a, b)` is negative, zero or positive: best-first. It may
/// throw.
template <class Order>
class RankedOpen {
 public:
  explicit RankedOpen(Order order = Order(), Ties ties = Ties::first_in)
      : order_(std::move(order)), ties_(ties) {}

  bool empty() const { return heap_.empty(); }
  std::size_t size() const { return heap_.size(); }
  std::size_t bytes() const { return heap_.capacity() * sizeof(Entry); }
  void clear() { heap_.clear(); }

  void before_children() {}
  template <class Store>
  void push(StateId id, const Store& store) {
    heap_.push_back({id, arrivals_++});
    std::push_heap(heap_.begin(), heap_.end(), later(store));
  }
  template <class Store>
  StateId pop(const Store& store) {
    std::pop_heap(heap_.begin(), heap_.end(), later(store));
    const StateId id = heap_.back().id;
    heap_.pop_back();
    return id;
  }

 private:
  struct Entry {
    StateId id;
    std::uint64_t arrival;
  };
  template <class Store>
  auto later(const Store& store) {
    return [this, &store](const Entry& a, const Entry& b) {
      const int compared = order_.compare(store, a.id, b.id);
      if (compared != 0) return compared > 0;
      return ties_ == Ties::first_in ? a.arrival > b.arrival : a.arrival < b.arrival;
    };
  }

  std::vector<Entry> heap_;
  std::uint64_t arrivals_ = 0;
  Order order_;
  Ties ties_;
};

/// Nothing but the children of the node taken last: hill climbing.
template <class Order>
class ChildrenOpen : public RankedOpen<Order> {
 public:
  using RankedOpen<Order>::RankedOpen;
  void before_children() { this->clear(); }
};

}  // namespace rumbo::search
