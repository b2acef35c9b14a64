#include "tiles/pattern_builder.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <exception>
#include <thread>

#include "tiles/pattern_moves.hpp"
#include "tiles/pattern_steps.hpp"

namespace rumbo::tiles {
namespace {

/// What is known of one placement: for each of up to eight regions of the blank two bits, in two bytes. Both
/// clear: not reached; the one or the other: reached at an even or odd depth and not expanded; both:
/// expanded.
using Code = std::uint16_t;

/// Each level expands what has this level's bit alone and marks what it reaches with the other. Any thread
/// may write any placement, always by setting bits: which of two that reach the same region comes first is
/// all one.
class Builder {
 public:
  Builder(const PatternLayout& layout, std::size_t group, unsigned threads)
      : shape_(layout.shape),
        tiles_(layout.groups[group].size()),
        index_(shape_.cells(), tiles_),
        steps_(shape_, static_cast<int>(tiles_)),
        threads_(threads != 0 ? threads : std::max(1U, std::thread::hardware_concurrency())),
        distance_(index_.size(), unreached),
        codes_(index_.size()) {
    for (std::size_t i = 0; i < tiles_; ++i) {
      for (std::size_t j = 0; j < tiles_; ++j) passing_[i][j] = i == j ? 0 : index_.passing(i, j);
    }
    enter_goal(layout.groups[group], layout.blank);
    prepare_blocks();
  }

  std::vector<std::uint8_t> run(const std::function<void(int, double)>& watch) {
    std::uint64_t known = 1;
    for (int depth = 0;; ++depth) {
      const auto report = [&] {
        if (watch) watch(depth, static_cast<double>(known) / static_cast<double>(index_.size()));
      };
      report();
      const Level level = run_level(depth, report);
      known += level.placements;
      if (level.regions == 0) return std::move(distance_);
    }
  }

 private:
  static constexpr std::uint8_t unreached = 255;
  static constexpr std::uint8_t nobody = 31;
  static constexpr std::size_t max_tiles = 16;

  struct Level {
    std::uint64_t regions = 0;     // reached for the first time
    std::uint64_t placements = 0;  // of these, in placements not reached before
  };
  /// A placement spread out: the cell of each tile, the tile of each cell.
  struct Placement {
    std::array<std::uint8_t, max_tiles> place{};
    std::array<std::uint8_t, 32> tile{};
    std::uint32_t occupied = 0;
  };

  void enter_goal(const std::vector<std::uint8_t>& goal, int blank) {
    std::uint32_t occupied = 0;
    for (const std::uint8_t cell : goal) occupied |= 1U << cell;
    const std::uint32_t number = index_(goal.data());
    codes_[number] = steps_.region(occupied, blank);
    distance_[number] = 0;
  }

  /// Placements that share all but their last three tiles are one block of consecutive numbers.
  void prepare_blocks() {
    inner_ = std::min<std::size_t>(tiles_, 3);
    block_ = index_.size();
    blocks_ = 1;
    for (std::size_t i = 0; i + inner_ < tiles_; ++i) {
      const auto ways = static_cast<std::uint32_t>(shape_.cells()) - static_cast<std::uint32_t>(i);
      blocks_ *= ways;
      block_ /= ways;
    }
  }

  Level run_level(int depth, const std::function<void()>& report) {
    std::atomic<std::uint32_t> next_block{0};
    std::atomic<std::uint64_t> regions{0};
    std::atomic<std::uint64_t> placements{0};
    std::atomic<bool> stopped{false};
    const auto work = [&](const std::function<void()>* reporting) {
      constexpr std::uint32_t share = 256;
      Level level;
      for (std::uint32_t from; (from = next_block.fetch_add(share)) < blocks_ && !stopped;) {
        const std::uint32_t to = std::min(from + share, blocks_);
        for (std::uint32_t block = from; block < to; ++block) expand_block(block, depth, level);
        if (reporting != nullptr && from / share % 16 == 0) (*reporting)();
      }
      regions += level.regions;
      placements += level.placements;
    };
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < threads_; ++i) others.emplace_back(work, nullptr);
    try {
      work(&report);
    } catch (...) {
      stopped = true;
      throw;
    }
    others.clear();
    return {regions, placements};
  }

  static Code fresh(Code code, int depth) {
    const auto even = static_cast<Code>(code & 0xFF);
    const auto odd = static_cast<Code>(code >> 8);
    return static_cast<Code>(depth % 2 == 0 ? even & ~odd : odd & ~even);
  }

  void expand_block(std::uint32_t block, int depth, Level& level) {
    const std::size_t begin = std::size_t{block} * block_;
    const std::size_t end = begin + block_;
    Placement outer;
    bool spread = false;
    for (std::size_t number = begin; number < end; ++number) {
      const Code code = std::atomic_ref(codes_[number]).load(std::memory_order_relaxed);
      if (code == 0) continue;
      const Code regions = fresh(code, depth);
      if (regions == 0) continue;
      if (!spread) outer = spread_outer(block);
      spread = true;
      std::atomic_ref(codes_[number])
          .fetch_or(static_cast<Code>(regions | regions << 8), std::memory_order_relaxed);
      expand(static_cast<std::uint32_t>(number), inner(outer, static_cast<std::uint32_t>(number - begin)),
             regions, depth, level);
    }
  }

  Placement spread_outer(std::uint32_t block) const {
    Placement placement;
    placement.tile.fill(nobody);
    place_tiles(placement, 0, tiles_ - inner_, std::uint64_t{block} * block_);
    return placement;
  }
  Placement inner(const Placement& outer, std::uint32_t number) const {
    Placement placement = outer;
    place_tiles(placement, tiles_ - inner_, tiles_, number);
    return placement;
  }
  /// Places the tiles first..last-1 by the digits of a number.
  void place_tiles(Placement& placement, std::size_t first, std::size_t last, std::uint64_t number) const {
    auto rest = static_cast<std::uint32_t>(number);
    for (std::size_t i = first; i < last; ++i) {
      std::uint32_t digit = rest / index_.weight(i);
      rest %= index_.weight(i);
      std::uint32_t free = ~placement.occupied;
      for (; digit > 0; --digit) free &= free - 1;
      const int cell = std::countr_zero(free);
      placement.place[i] = static_cast<std::uint8_t>(cell);
      placement.tile[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(i);
      placement.occupied |= 1U << cell;
    }
  }

  void expand(std::uint32_t number, const Placement& placement, Code regions, int depth, Level& level) {
    for (const PatternSteps::Step step : steps_.of(placement.occupied)) {
      if ((step.region & regions) == 0) continue;
      const std::uint32_t target = number + static_cast<std::uint32_t>(change(placement, step.from, step.to));
      std::atomic_ref code(codes_[target]);
      const auto reached = static_cast<Code>(step.after | step.after << 8);
      if ((code.load(std::memory_order_relaxed) & reached) != 0) continue;
      const auto mark = static_cast<Code>(depth % 2 == 0 ? step.after << 8 : step.after);
      const Code before = code.fetch_or(mark, std::memory_order_relaxed);
      if ((before & reached) != 0) continue;  // the other thread was faster
      ++level.regions;
      if (before == 0) {
        ++level.placements;
        distance_[target] = static_cast<std::uint8_t>(depth + 1);
      }
    }
  }

  /// What the move of the tile in `from` to `to` adds to the number of the placement.
  std::int32_t change(const Placement& placement, int from, int to) const {
    const std::size_t tile = placement.tile[static_cast<std::size_t>(from)];
    auto upwards = static_cast<std::int32_t>(index_.weight(tile)) * std::abs(to - from);
    for (int cell = std::min(from, to) + 1; cell < std::max(from, to); ++cell) {
      upwards += passing_[tile][placement.tile[static_cast<std::size_t>(cell)]];
    }
    return to > from ? upwards : -upwards;
  }

  Shape shape_;
  std::size_t tiles_;
  PatternIndex index_;
  PatternSteps steps_;
  unsigned threads_;
  std::vector<std::uint8_t> distance_;
  std::vector<Code> codes_;
  std::array<std::array<std::int32_t, 32>, max_tiles> passing_{};
  std::size_t inner_ = 0;
  std::uint32_t block_ = 0;  // placements of a block
  std::uint32_t blocks_ = 0;
};

}  // namespace

std::vector<std::uint8_t> build_pattern(const PatternLayout& layout, std::size_t group, unsigned threads,
                                        const std::function<void(int depth, double fraction)>& watch) {
  return Builder(layout, group, threads).run(watch);
}

}  // namespace rumbo::tiles
