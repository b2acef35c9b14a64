#pragma once
/// Limits and interrupts: one object, polled in one place, before each expansion.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace rumbo::search {

enum class Limit { depth, expansions, seconds, memory };

/// Thrown where a limit is reached in the middle of something.
struct LimitReached {
  Limit limit;
};

struct Limits {
  static constexpr std::uint32_t no_depth = std::numeric_limits<std::uint32_t>::max();
  /// No node at this depth is expanded.
  std::uint32_t depth = no_depth;
  std::uint64_t expansions = std::numeric_limits<std::uint64_t>::max();
  std::optional<double> seconds;
  /// In bytes; without one, half of what the machine has free when a search has grown enough to ask.
  std::optional<std::size_t> memory;
  /// What a table that only saves time may hold, in bytes; without one, half of what the search may.
  std::optional<std::size_t> table;
};

/// Half of the memory that the machine has free now, in bytes (Linux: MemAvailable; elsewhere 1 GiB).
inline std::size_t half_of_free_memory() {
  std::ifstream meminfo("/proc/meminfo");
  for (std::string name; meminfo >> name;) {
    std::size_t kibibytes = 0;
    if (name == "MemAvailable:" && meminfo >> kibibytes) return kibibytes * 1024 / 2;
    meminfo.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
  }
  return std::size_t{1} << 30;
}

/// How far a search is, for whoever waits for it.
struct Progress {
  std::uint64_t expanded = 0;
  double seconds = 0;
  std::size_t bytes = 0;
  std::optional<std::int64_t> bound;  // the layer, or the bound of the iteration, where there is one
};

class Monitor {
  using Clock = std::chrono::steady_clock;

 public:
  /// `poll` is called every `poll_interval` expansions and throws to interrupt the search.
  Monitor(const Limits& limits, void (*poll)(), std::uint32_t poll_interval)
      : limits_(limits), poll_(poll), interval_(poll_interval), start_(Clock::now()) {
    // A limit that was asked for is looked at often, and from the first expansion on.
    if (limits.memory || limits.seconds) interval_ = std::min(interval_, std::uint32_t{16});
    ticks_ = interval_ - 1;
  }

  /// `watch` is told of a search that takes more than a second, some times a second.
  void set_watch(std::function<void(const Progress&)> watch) { watch_ = std::move(watch); }
  /// What is held beside the search itself, in bytes, and counts too.
  void count_beside(std::function<std::size_t()> bytes) {
    beside_ = [before = std::move(beside_), bytes = std::move(bytes)] {
      return (before ? before() : 0) + bytes();
    };
  }
  /// The layer or bound that the search has come to.
  void note_bound(std::int64_t bound) { bound_ = bound; }

  /// The time between two of these does not count: a search that waits to be asked for its next answer.
  class Running {
   public:
    explicit Running(Monitor& monitor) : monitor_(monitor) {
      if (monitor.waiting_since_) monitor.start_ += Clock::now() - *monitor.waiting_since_;
      monitor.waiting_since_.reset();
    }
    ~Running() { monitor_.waiting_since_ = Clock::now(); }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

   private:
    Monitor& monitor_;
  };

  const Limits& limits() const { return limits_; }
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  /// The most bytes seen at any poll, in bytes.
  std::size_t peak_memory() const { return peak_memory_; }
  /// The memory limit in force, in bytes.
  std::size_t memory_limit() {
    if (!limits_.memory) limits_.memory = half_of_free_memory();
    return *limits_.memory;
  }
  /// Whether a table that only saves time, and holds `held` bytes, may grow.
  bool table_may_grow(std::size_t held) {
    if (limits_.table) return held <= *limits_.table;
    return (!limits_.memory && held <= harmless) || held <= memory_limit() / 2;
  }
  /// Notes what a search holds, outside the rhythm of the polls.
  void note_memory(std::size_t bytes) {
    if (bytes > peak_memory_) peak_memory_ = bytes;
  }

  /// To be asked before each expansion. `bytes` is called only when it is time to look.
  template <class Bytes>
  std::optional<Limit> before_expansion(std::uint64_t expanded, Bytes&& bytes) {
    if (expanded >= limits_.expansions) return Limit::expansions;
    if (++ticks_ < interval_) return std::nullopt;
    ticks_ = 0;
    return look(expanded, bytes);
  }
  /// To be asked now and then while one node is expanded, whose successors may never end. Throws
  /// LimitReached.
  template <class Bytes>
  void during_expansion(std::uint64_t expanded, Bytes&& bytes) {
    if (const auto limit = look(expanded, bytes)) throw LimitReached{*limit};
  }
  /// Polls and looks at every limit but the expansions: for loops that keep a rhythm of their own.
  template <class Bytes>
  std::optional<Limit> look(std::uint64_t expanded, Bytes&& count) {
    if (poll_ != nullptr) poll_();
    const std::size_t bytes = count() + (beside_ ? beside_() : 0);
    note_memory(bytes);
    if (watch_) report(expanded, bytes);
    if ((limits_.memory || bytes > harmless) && bytes > memory_limit()) return Limit::memory;
    if (limits_.seconds && seconds() > *limits_.seconds) return Limit::seconds;
    return std::nullopt;
  }

 private:
  /// A search this small, in bytes, cannot hurt: it is not worth asking the system how much is free.
  static constexpr std::size_t harmless = std::size_t{32} << 20;

  /// Reading the clock is not worth it at each look of a search that looks at every node.
  void report(std::uint64_t expanded, std::size_t bytes) {
    if (interval_ < looks_a_report && ++looks_ % looks_a_report != 0) return;
    const double now = seconds();
    if (now < next_report_) return;
    next_report_ = now + seconds_a_report;
    watch_({expanded, now, bytes, bound_});
  }

  static constexpr std::uint32_t looks_a_report = 64;
  static constexpr double first_report = 1.0;
  static constexpr double seconds_a_report = 0.25;

  Limits limits_;
  std::function<void(const Progress&)> watch_;
  std::function<std::size_t()> beside_;
  std::optional<std::int64_t> bound_;
  std::uint32_t looks_ = 0;
  double next_report_ = first_report;
  void (*poll_)();
  std::uint32_t interval_;
  std::uint32_t ticks_ = 0;
  Clock::time_point start_;
  std::optional<Clock::time_point> waiting_since_;
  std::size_t peak_memory_ = 0;
};

}  // namespace rumbo::search
