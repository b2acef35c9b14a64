// The well-known bit-mask count of the n queens in its shortest form, without limits, symmetry or interrupts:
// what n_soluciones_nr/2 is measured against.
#include "queens_bitmask.hpp"

namespace {

std::uint64_t complete(std::uint32_t all, std::uint32_t rows, std::uint32_t left, std::uint32_t right) {
  if (rows == all) return 1;
  std::uint64_t found = 0;
  for (std::uint32_t free = all & ~(rows | left | right); free != 0;) {
    const std::uint32_t queen = free & (~free + 1);
    free ^= queen;
    found += complete(all, rows | queen, (left | queen) << 1, (right | queen) >> 1);
  }
  return found;
}

}  // namespace

std::uint64_t queens_bitmask(std::uint32_t n) {
  return complete((1U << n) - 1, 0, 0, 0);
}
