#include "queens/count.hpp"

#include <algorithm>
#include <cstddef>
#include <new>
#include <vector>

namespace rumbo::queens {
namespace {

using search::Limit;
using search::Monitor;

/// Asks the monitor once in a while, at the cost of one decrement a placement, and never lets more
/// placements be expanded than the limit allows.
class Pace {
 public:
  Pace(Monitor& monitor, std::size_t bytes) : monitor_(monitor), bytes_(bytes) {}

  /// To be called before each expansion; throws the limit that is reached, or what the monitor's poll throws.
  void expand() {
    if (left_ == 0) refill();
    --left_;
  }
  /// Rows that were looked at in vain: on a huge board many, between one expansion and the next.
  void pass_over(std::uint32_t rows) {
    passed_over_ += rows;
    if (passed_over_ < rows_between_looks) return;
    passed_over_ = 0;
    // No expansion is asked for: the count that is compared with the limit is none.
    if (const auto limit = monitor_.before_expansion(0, [&] { return bytes_; })) throw *limit;
  }
  std::uint64_t expanded() const { return granted_ - left_; }

 private:
  static constexpr std::uint64_t stride = 4096;
  static constexpr std::uint64_t rows_between_looks = std::uint64_t{1} << 22;

  void refill() {
    if (const auto limit = monitor_.before_expansion(granted_, [&] { return bytes_; })) throw *limit;
    left_ = std::min(stride, monitor_.limits().expansions - granted_);
    granted_ += left_;
  }

  Monitor& monitor_;
  std::size_t bytes_;
  std::uint64_t left_ = 0;
  std::uint64_t passed_over_ = 0;
  std::uint64_t granted_ = 0;
};

/// Runs `counter` and turns a thrown limit into a part of the answer.
template <class Counter>
Count paced(Monitor& monitor, std::size_t bytes, Counter&& counter) {
  Count count;
  Pace pace(monitor, bytes);
  try {
    count.solutions = counter(pace);
  } catch (Limit limit) {
    count.stopped_by = limit;
  }
  count.expanded = pace.expanded();
  return count;
}

/// Column by column; a set bit is a row, or a diagonal where it meets the next column.
class Masks {
 public:
  using Mask = std::uint32_t;

  Masks(std::uint32_t n, Pace& pace) : all_(n == 32 ? ~Mask{0} : (Mask{1} << n) - 1), pace_(pace) {}

  /// The completions of a placement that occupies these rows and diagonals.
  std::uint64_t completions(Mask rows, Mask up, Mask down) {
    pace_.expand();
    std::uint64_t found = 0;
    for (Mask free = all_ & ~(rows | up | down); free != 0; free &= free - 1) {
      const Mask row = free & (~free + 1);
      found += (rows | row) == all_ ? 1 : completions(rows | row, (up | row) << 1, (down | row) >> 1);
    }
    return found;
  }

  /// Every second solution is the mirror image of one whose first queen is in the lower half, or, with the
  /// first queen in the middle, whose second queen is.
  std::uint64_t all_by_mirror(std::uint32_t n) {
    if (n == 1) return 1;
    pace_.expand();
    std::uint64_t found = 0;
    for (std::uint32_t r = 0; r < n / 2; ++r) found += 2 * below(Mask{1} << r);
    if (n % 2 == 0) return found;
    const Mask middle = Mask{1} << (n / 2);
    pace_.expand();
    for (std::uint32_t r = 0; r + 1 < n / 2; ++r) {
      const Mask row = Mask{1} << r;
      found += 2 * completions(middle | row, ((middle << 1) | row) << 1, ((middle >> 1) | row) >> 1);
    }
    return found;
  }

 private:
  std::uint64_t below(Mask row) { return completions(row, row << 1, row >> 1); }

  Mask all_;
  Pace& pace_;
};

/// One flag for each row and each diagonal of both directions, and the rows of the queens placed so far.
class Flags {
 public:
  explicit Flags(std::uint32_t n)
      : n_(n), rows_(n), sums_(2 * std::size_t{n}), differences_(2 * std::size_t{n}) {}

  /// Bytes that the flags of a board take, and the rows once every column has a queen.
  static std::size_t bytes(std::uint32_t n) {
    return std::size_t{n} * 5 / 8 + std::size_t{n} * sizeof(std::uint32_t);
  }

  std::uint64_t count(Pace& pace) {
    std::uint64_t found = 0;
    pace.expand();
    std::uint32_t row = 0;
    for (;;) {
      const std::uint32_t from = row;
      while (row < n_ && !free(row)) ++row;
      pace.pass_over(row - from);
      if (row == n_) {
        if (placed_.empty()) return found;
        row = take_back() + 1;
      } else if (placed_.size() + 1 == n_) {
        ++found;
        ++row;
      } else {
        place(row);
        pace.expand();
        row = 0;
      }
    }
  }

 private:
  std::size_t sum(std::uint32_t row) const { return placed_.size() + row; }
  std::size_t difference(std::uint32_t row) const { return n_ + placed_.size() - row; }
  bool free(std::uint32_t row) const {
    return !rows_[row] && !sums_[sum(row)] && !differences_[difference(row)];
  }
  void mark(std::uint32_t row, bool taken) {
    rows_[row] = taken;
    sums_[sum(row)] = taken;
    differences_[difference(row)] = taken;
  }
  void place(std::uint32_t row) {
    mark(row, true);
    placed_.push_back(row);
  }
  std::uint32_t take_back() {
    const std::uint32_t row = placed_.back();
    placed_.pop_back();
    mark(row, false);
    return row;
  }

  std::uint32_t n_;
  std::vector<std::uint32_t> placed_;
  std::vector<bool> rows_, sums_, differences_;
};

}  // namespace

Count count(std::uint32_t n, Monitor& monitor) {
  if (n > largest_masked_board) return count_plainly(n, monitor);
  return paced(monitor, 0, [n](Pace& pace) { return Masks(n, pace).all_by_mirror(n); });
}

Count count_plainly(std::uint32_t n, Monitor& monitor) {
  const std::size_t bytes = Flags::bytes(n);
  return paced(monitor, bytes, [&](Pace& pace) {
    if (bytes > monitor.memory_limit()) throw Limit::memory;
    return Flags(n).count(pace);
  });
}

}  // namespace rumbo::queens
