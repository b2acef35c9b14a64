#include "tiles/ida_generic.hpp"
#include "tiles/ida_kernel.hpp"
#include "tiles/linear_conflict.hpp"

namespace rumbo::tiles {
namespace {

/// Manhattan plus linear conflicts. Each line's digits (see LineConflicts) are kept beside the board: a tile
/// that changes rows leaves one row's digits and enters another's; within its column only its position
/// changes, not the order of tiles, so the column's conflicts stay.
template <Shape S>
class LinearConflictSteps {
 public:
  struct Node {};
  static constexpr int levels_a_call = 1;

  explicit LinearConflictSteps(const BoardProblem& problem) : start_(start_of(problem)) {
    const Manhattan manhattan(S, problem.goal);
    const auto place = places(problem.goal);
    for (int tile = 1; tile < S.cells(); ++tile) {
      const int goal = place[at(tile)];
      row_digit_[at(S.row(goal))][at(tile)] = static_cast<std::uint16_t>(S.column(goal) + 1);
      column_digit_[at(S.column(goal))][at(tile)] = static_cast<std::uint16_t>(S.row(goal) + 1);
    }
    for (int cell = 0; cell < S.cells(); ++cell) {
      const int tile = problem.start[at(cell)];
      place_digits(cell, static_cast<std::uint8_t>(tile));
      for (const Direction d : default_order) {
        const auto from = neighbour(S, cell, d);
        for (int moving = 1; from && moving < S.cells(); ++moving) {
          change_[slot(d)][at(*from)][at(moving)] =
              static_cast<std::int8_t>(manhattan.of(cell, moving) - manhattan.of(*from, moving));
        }
      }
    }
  }

  int start() const { return start_; }
  Node root() const { return {}; }

  template <int From, int To, Direction D>
  std::int32_t step(std::uint8_t tile, const Node&, Node&) const {
    constexpr Crossing across(From, To);
    const auto& line = across.rows ? row_ : column_;
    const auto& digit = across.rows ? row_digit_ : column_digit_;
    const std::uint16_t before = line[across.from];
    const std::uint16_t after = line[across.to];
    const std::uint16_t left = before ^ static_cast<std::uint16_t>(digit[across.from][tile] << across.shift);
    const std::uint16_t joined = after ^ static_cast<std::uint16_t>(digit[across.to][tile] << across.shift);
    const int conflicts = extra_[left] + extra_[joined] - extra_[before] - extra_[after];
    return ida_step(change_[slot(D)][at(From)][tile] + conflicts);
  }
  template <int From, int To, Direction D>
  void enter(std::uint8_t tile) {
    toggle<From, To>(tile);
  }
  template <int From, int To, Direction D>
  void leave(std::uint8_t tile) {
    toggle<From, To>(tile);
  }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static constexpr auto cells = static_cast<std::size_t>(S.cells());
  static constexpr int bits = LineConflicts::digit_bits;
  using Digits = std::array<std::array<std::uint16_t, cells>, static_cast<std::size_t>(S.width)>;
  static_assert(S.width == S.height && S.width <= LineConflicts::tabled_length);

  /// The lines between which a tile moves, and where in both it stands.
  struct Crossing {
    bool rows;
    std::size_t from;
    std::size_t to;
    int shift;
    std::size_t along;  // the line it moves within
    constexpr Crossing(int from_cell, int to_cell)
        : rows(S.column(from_cell) == S.column(to_cell)),
          from(at(rows ? S.row(from_cell) : S.column(from_cell))),
          to(at(rows ? S.row(to_cell) : S.column(to_cell))),
          shift(bits * (rows ? S.column(from_cell) : S.row(from_cell))),
          along(at(rows ? S.column(from_cell) : S.row(from_cell))) {}
  };

  static int start_of(const BoardProblem& problem) {
    return LinearConflict(S, problem.goal)(MediumBoard::pack(problem.start));
  }
  void place_digits(int cell, std::uint8_t tile) {
    const int row = S.row(cell);
    const int column = S.column(cell);
    row_[at(row)] ^= static_cast<std::uint16_t>(row_digit_[at(row)][tile] << (bits * column));
    column_[at(column)] ^= static_cast<std::uint16_t>(column_digit_[at(column)][tile] << (bits * row));
  }
  /// Moves a tile's digits there or, the second time, back.
  template <int From, int To>
  void toggle(std::uint8_t tile) {
    constexpr Crossing across(From, To);
    auto& line = across.rows ? row_ : column_;
    const auto& digit = across.rows ? row_digit_ : column_digit_;
    line[across.from] ^= static_cast<std::uint16_t>(digit[across.from][tile] << across.shift);
    line[across.to] ^= static_cast<std::uint16_t>(digit[across.to][tile] << across.shift);
    auto& within = across.rows ? column_ : row_;
    const auto& within_digit = across.rows ? column_digit_ : row_digit_;
    constexpr auto both = (1U << (bits * across.from)) ^ (1U << (bits * across.to));
    within[across.along] ^= static_cast<std::uint16_t>(within_digit[across.along][tile] * both);
  }

  std::array<std::uint16_t, static_cast<std::size_t>(S.width)> row_{};
  std::array<std::uint16_t, static_cast<std::size_t>(S.width)> column_{};
  const std::uint8_t* extra_ = LineConflicts::table();
  Digits row_digit_{};  // by row and tile: 1 + its goal column if that is its goal row, else 0
  Digits column_digit_{};
  std::array<std::array<std::array<std::int8_t, cells>, cells>, 4> change_{};  // by direction, from, tile
  int start_;
};

}  // namespace

IdaOutcome ida_linear_conflict(const BoardProblem& problem, const IdaLimits& limits, const IdaPoll& poll) {
  if (!solvable(problem.shape, problem.start, problem.goal)) return {};
  constexpr Shape three{3, 3};
  constexpr Shape four{4, 4};
  constexpr Shape five{5, 5};
  if (problem.shape == three) return ida_square<three, LinearConflictSteps<three>>(problem, limits, poll);
  if (problem.shape == four) return ida_square<four, LinearConflictSteps<four>>(problem, limits, poll);
  if (problem.shape == five) return ida_square<five, LinearConflictSteps<five>>(problem, limits, poll);
  return ida_any_shape(problem, LinearConflict(problem.shape, problem.goal), limits, poll);
}

}  // namespace rumbo::tiles
