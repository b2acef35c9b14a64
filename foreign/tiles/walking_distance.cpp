#include "tiles/walking_distance.hpp"

#include <bit>
#include <map>
#include <mutex>
#include <tuple>

namespace rumbo::tiles {

/// A state's key: how many tiles of each goal line stand in each line, a few bits each, and the blank's line
/// above them. The last goal line is left out: the lines' lengths tell it.
WalkingTable::WalkingTable(int lines, int length, int blank_line)
    : lines_(lines),
      blank_line_(blank_line),
      entry_bits_(static_cast<int>(std::bit_width(static_cast<unsigned>(length)))) {
  constexpr int blank_bits = 6;  // a line number below 64
  if (lines * (lines - 1) * entry_bits_ + blank_bits > 64) {
    throw HeuristicUnavailable("walking distance: too many lines");
  }
  search_all(length);
}

std::uint64_t WalkingTable::weight(int line, int goal_line, bool blank) const {
  if (blank) return static_cast<std::uint64_t>(line) << (lines_ * (lines_ - 1) * entry_bits_);
  if (goal_line == lines_ - 1) return 0;
  return std::uint64_t{1} << ((line * (lines_ - 1) + goal_line) * entry_bits_);
}

void WalkingTable::search_all(int length) {
  struct Open {
    std::uint64_t key;
    std::array<std::uint8_t, 8> last;  // tiles of the last goal line, by line
    int blank;
  };
  const auto line = [](int i) { return static_cast<std::size_t>(i); };
  Open goal{0, {}, blank_line_};
  for (int i = 0; i < lines_; ++i) {
    const auto tiles = static_cast<std::uint64_t>(length - (i == blank_line_ ? 1 : 0));
    goal.key += tiles * weight(i, i, false);
    if (i == lines_ - 1) goal.last[line(i)] = static_cast<std::uint8_t>(tiles);
  }
  goal.key += weight(blank_line_, 0, true);

  std::vector<Open> queue{goal};
  states_.emplace(goal.key, 0);
  distance_.push_back(0);
  const std::uint64_t entry_mask = (std::uint64_t{1} << entry_bits_) - 1;
  for (std::size_t at = 0; at < queue.size(); ++at) {
    const Open here = queue[at];
    next_.resize(next_.size() + stride(), no_move);
    for (int step = 0; step < 2; ++step) {
      const int from = here.blank + (step == 0 ? -1 : 1);
      if (from < 0 || from >= lines_) continue;
      for (int kind = 0; kind < lines_; ++kind) {
        const bool last = kind == lines_ - 1;
        const std::uint64_t tiles =
            last ? here.last[line(from)]
                 : here.key >> ((from * (lines_ - 1) + kind) * entry_bits_) & entry_mask;
        if (tiles == 0) continue;
        Open there = here;
        there.blank = from;
        there.key += weight(here.blank, kind, false) - weight(from, kind, false);
        there.key += weight(from, 0, true) - weight(here.blank, 0, true);
        if (last) {
          --there.last[line(from)];
          ++there.last[line(here.blank)];
        }
        const auto [entry, fresh] = states_.try_emplace(there.key, static_cast<State>(queue.size()));
        if (fresh) {
          if (queue.size() == max_states) throw HeuristicUnavailable("walking distance: too many states");
          queue.push_back(there);
          distance_.push_back(static_cast<std::uint8_t>(distance_[at] + 1));
        }
        next_[at * stride() + static_cast<std::size_t>(step * lines_ + kind)] = entry->second;
      }
    }
  }
}

std::shared_ptr<const WalkingTable> WalkingTable::of(int lines, int length, int blank_line) {
  static std::mutex guard;
  static std::map<std::tuple<int, int, int>, std::shared_ptr<const WalkingTable>> tables;
  const std::scoped_lock lock(guard);
  auto& table = tables[{lines, length, blank_line}];
  if (!table) table = std::make_shared<const WalkingTable>(lines, length, blank_line);
  return table;
}

WalkingDistance::WalkingDistance(Shape shape, Cells goal) : shape_(shape) {
  const auto place = places(goal);
  for (std::size_t tile = 0; tile < goal.size(); ++tile) {
    goal_row_[tile] = static_cast<std::uint8_t>(shape.row(place[tile]));
    goal_column_[tile] = static_cast<std::uint8_t>(shape.column(place[tile]));
  }
  vertical_ = WalkingTable::of(shape.height, shape.width, goal_row_[0]);
  horizontal_ = WalkingTable::of(shape.width, shape.height, goal_column_[0]);
}

}  // namespace rumbo::tiles
