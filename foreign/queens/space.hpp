#pragma once
/// The n queens as a state space: a state is the queens of the first columns, one a column; its successors
/// put a queen that none of them attacks into the next column, by row.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/path_store.hpp"
#include "search/state_space.hpp"

namespace rumbo::queens {

class Space {
 public:
  /// Rows are counted from 1; the empty board, where every path starts, is row 0.
  using Row = std::uint32_t;
  using State = search::PathState<Row>;
  using Action = Row;
  using Cost = search::UnitCost;
  using Store = search::PathStore<Row>;

  explicit Space(std::uint32_t n) : n_(n) {}

  static State empty_board() { return State::start(0); }
  bool is_goal(const State& state) { return rows(state).size() == n_; }

  template <class Visit>
  void for_each_successor(const State& state, Visit&& visit) {
    rows(state);
    prepare();
    mark(true);
    for (Row row = 1; row <= n_; ++row) {
      if (free(row)) visit(row, state.then(row), Cost{1});
    }
    mark(false);
  }

  /// The rows of the queens, by column; good until the next call.
  const std::vector<Row>& rows(const State& state) {
    // Goal test and successors ask for the same state, one behind the other.
    if (state.id == at_ && state.id != search::no_state) return rows_;
    at_ = state.id;
    rows_.clear();
    state.walk_back([&](Row row) {
      if (row != 0) rows_.push_back(row);
      return true;
    });
    std::reverse(rows_.begin(), rows_.end());
    return rows_;
  }

  /// Bytes held beside the states.
  std::size_t bytes() const { return rows_.capacity() * sizeof(Row) + taken_.size(); }

 private:
  /// A queen of column c (from 0) and row r takes its row and the diagonals c + r and n + c - r.
  enum Line : std::uint8_t { row_line = 1, sum_line = 2, difference_line = 4 };

  void prepare() {
    if (taken_.empty()) taken_.resize(2 * std::size_t{n_} + 1);
  }
  void mark(bool taken) {
    for (std::size_t column = 0; column < rows_.size(); ++column) {
      set(rows_[column], row_line, taken);
      set(column + rows_[column], sum_line, taken);
      set(n_ + column - rows_[column], difference_line, taken);
    }
  }
  void set(std::size_t place, Line line, bool taken) {
    taken_[place] = static_cast<std::uint8_t>(taken ? taken_[place] | line : taken_[place] & ~line);
  }
  bool free(Row row) const {
    const std::size_t column = rows_.size();
    return ((taken_[row] & row_line) | (taken_[column + row] & sum_line) |
            (taken_[n_ + column - row] & difference_line)) == 0;
  }

  std::uint32_t n_;
  search::StateId at_ = search::no_state;
  std::vector<Row> rows_;
  std::vector<std::uint8_t> taken_;  // made when it is first needed: a board may be huge
};

}  // namespace rumbo::queens
