#pragma once
/// Open lists: nodes by key, least first, and among equal keys in the order in which they came. A node whose
/// key has improved is pushed again; the one who pops decides which entries are out of date.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/state_space.hpp"

namespace rumbo::search {

/// What decides, `tie` among equals: f and h for A*, h alone for greedy search, g for uniform cost.
template <class Cost>
struct Key {
  Cost first{};
  Cost tie{};
  friend bool operator==(const Key&, const Key&) = default;
};

template <class Cost>
struct Entry {
  Key<Cost> key;
  StateId id;
};

/// Keys of any ordered numbers: a binary heap.
template <class Cost>
class HeapOpen {
 public:
  bool empty() const { return heap_.empty(); }
  std::size_t bytes() const { return heap_.capacity() * sizeof(Ranked); }

  void push(const Key<Cost>& key, StateId id) {
    heap_.push_back({{key, id}, arrivals_++});
    std::push_heap(heap_.begin(), heap_.end(), later);
  }
  Entry<Cost> pop() {
    std::pop_heap(heap_.begin(), heap_.end(), later);
    const Entry<Cost> entry = heap_.back().entry;
    heap_.pop_back();
    return entry;
  }

 private:
  struct Ranked {
    Entry<Cost> entry;
    std::uint64_t arrival;
  };
  static bool later(const Ranked& a, const Ranked& b) {
    if (a.entry.key.first != b.entry.key.first) return a.entry.key.first > b.entry.key.first;
    if (a.entry.key.tie != b.entry.key.tie) return a.entry.key.tie > b.entry.key.tie;
    return a.arrival > b.arrival;
  }

  std::vector<Ranked> heap_;
  std::uint64_t arrivals_ = 0;
};

/// Keys of small integers, at least 0: a queue for each pair of first and tie. Pushing and popping take
/// constant time as long as the keys grow slowly, which f does.
class BucketOpen {
 public:
  static constexpr std::int64_t most = 4096;
  static bool fits(std::int64_t n) { return n >= 0 && n < most; }

  bool empty() const { return size_ == 0; }
  std::size_t bytes() const { return bytes_; }

  void push(std::int64_t first, std::int64_t tie, StateId id) {
    Layer& layer = at(layers_, first);
    Queue& queue = at(layer.queues, tie);
    if (queue.ids.size() == queue.ids.capacity())
      bytes_ += std::max(queue.ids.size(), std::size_t{1}) * sizeof(StateId);
    queue.ids.push_back(id);
    layer.least = layer.size == 0 ? tie : std::min(layer.least, tie);
    least_ = size_ == 0 ? first : std::min(least_, first);
    ++layer.size;
    ++size_;
  }

  struct Popped {
    std::int64_t first, tie;
    StateId id;
  };
  Popped pop() {
    while (layers_[static_cast<std::size_t>(least_)].size == 0) ++least_;
    Layer& layer = layers_[static_cast<std::size_t>(least_)];
    while (layer.queues[static_cast<std::size_t>(layer.least)].empty()) ++layer.least;
    Queue& queue = layer.queues[static_cast<std::size_t>(layer.least)];
    const StateId id = queue.ids[queue.head++];
    if (queue.empty()) {
      queue.ids.clear();
      queue.head = 0;
    }
    --layer.size;
    --size_;
    return {least_, layer.least, id};
  }

 private:
  struct Queue {
    std::vector<StateId> ids;
    std::size_t head = 0;
    bool empty() const { return head == ids.size(); }
  };
  struct Layer {
    std::vector<Queue> queues;
    std::int64_t least = 0;
    std::size_t size = 0;
  };
  template <class T>
  T& at(std::vector<T>& row, std::int64_t i) {
    const auto place = static_cast<std::size_t>(i);
    if (place >= row.size()) {
      bytes_ += (place + 1 - row.size()) * sizeof(T);
      row.resize(place + 1);
    }
    return row[place];
  }

  std::vector<Layer> layers_;
  std::int64_t least_ = 0;
  std::size_t size_ = 0;
  std::size_t bytes_ = 0;
};

/// The value where it is an integer that a bucket can have as its number.
inline std::optional<std::int64_t> bucket_of(std::int64_t value) {
  return BucketOpen::fits(value) ? std::optional(value) : std::nullopt;
}
template <class Number>
requires requires(const Number& n) {
  n.small_integer();
}
std::optional<std::int64_t> bucket_of(const Number& value) {
  const std::int64_t* const integer = value.small_integer();
  return integer == nullptr ? std::nullopt : bucket_of(*integer);
}

/// Buckets while all keys are small integers, as most problems' are; a heap from the first that is not on.
template <class Cost>
class AdaptiveOpen {
 public:
  bool empty() const { return buckets_.empty() && heap_.empty(); }
  std::size_t bytes() const { return buckets_.bytes() + heap_.bytes(); }

  void push(const Key<Cost>& key, StateId id) {
    if (!in_heap_) {
      const auto first = bucket_of(key.first);
      const auto tie = bucket_of(key.tie);
      if (first && tie) return buckets_.push(*first, *tie, id);
      move_to_heap();
    }
    heap_.push(key, id);
  }
  Entry<Cost> pop() {
    if (in_heap_) return heap_.pop();
    const auto popped = buckets_.pop();
    return {{static_cast<Cost>(popped.first), static_cast<Cost>(popped.tie)}, popped.id};
  }

 private:
  /// In the order in which they would come out, so that equal keys keep theirs.
  void move_to_heap() {
    in_heap_ = true;
    while (!buckets_.empty()) {
      const auto popped = buckets_.pop();
      heap_.push({static_cast<Cost>(popped.first), static_cast<Cost>(popped.tie)}, popped.id);
    }
    buckets_ = BucketOpen();
  }

  BucketOpen buckets_;
  HeapOpen<Cost> heap_;
  bool in_heap_ = false;
};

}  // namespace rumbo::search
