#pragma once
/// How many ways there are to place n queens on an n by n board so that none attacks another.
#include <cstdint>
#include <optional>

#include "search/limits.hpp"

namespace rumbo::queens {

struct Count {
  std::uint64_t solutions = 0;
  /// Partial placements whose next column was looked at. Mirrored ones are counted once where the mirror is
  /// used.
  std::uint64_t expanded = 0;
  /// The limit that ended the count early: `solutions` is then not the whole number.
  std::optional<search::Limit> stopped_by;
};

/// The largest board that the bit masks hold.
inline constexpr std::uint32_t largest_masked_board = 32;

/// Counts with one bit mask for the rows and one for each direction of diagonals, half of the first column
/// only: the mirror image of a solution is a solution. For boards that the masks do not hold it is
/// count_plainly. The monitor is asked every few thousand placements; its poll may throw.
///
///     count(8, monitor).solutions == 92
Count count(std::uint32_t n, search::Monitor& monitor);

/// The slow and obvious count, for any board: one flag a row and a diagonal, every placement tried.
Count count_plainly(std::uint32_t n, search::Monitor& monitor);

}  // namespace rumbo::queens
