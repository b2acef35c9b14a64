#pragma once
#include <cstdint>

/// How many ways there are to place n queens, n below 32.
std::uint64_t queens_bitmask(std::uint32_t n);
