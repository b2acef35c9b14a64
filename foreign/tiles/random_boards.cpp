#include "tiles/random_boards.hpp"

#include <algorithm>

#include "tiles/exact.hpp"
#include "tiles/moves.hpp"
#include "tiles/solvable.hpp"

namespace rumbo::tiles {
namespace {

/// A board of the exact table in the tiles of the goal: its names are the goal's cells.
BoardCells in_tiles(NibbleBoard names, Cells goal) {
  BoardCells cells(goal.size());
  names.unpack(cells);
  for (std::uint8_t& cell : cells) cell = goal[cell];
  return cells;
}

}  // namespace

BoardCells random_board(Shape shape, Cells goal, std::uint64_t seed) {
  RandomSource random(seed);
  BoardCells cells(goal.begin(), goal.end());
  for (std::size_t left = cells.size(); left > 1; --left)
    std::swap(cells[left - 1], cells[random.below(left)]);
  if (!solvable(shape, cells, goal)) {
    // Exchanging any two tiles maps the unsolvable half onto the solvable one.
    const auto is_tile = [](std::uint8_t tile) { return tile != 0; };
    const auto first = std::find_if(cells.begin(), cells.end(), is_tile);
    std::iter_swap(first, std::find_if(first + 1, cells.end(), is_tile));
  }
  return cells;
}

BoardCells random_walk(Shape shape, Cells goal, std::uint64_t moves, std::uint64_t seed) {
  RandomSource random(seed);
  const MoveTable table(shape);
  BoardCells cells(goal.begin(), goal.end());
  auto blank = static_cast<std::size_t>(places(goal)[0]);
  std::size_t previous = cells.size();
  for (std::uint64_t done = 0; done < moves; ++done) {
    std::array<std::uint8_t, 4> targets{};
    std::size_t count = 0;
    for (const Move move : table.from(static_cast<int>(blank))) {
      if (move.to != previous) targets[count++] = move.to;
    }
    const std::size_t to = targets[random.below(count)];
    std::swap(cells[blank], cells[to]);
    previous = blank;
    blank = to;
  }
  return cells;
}

std::optional<BoardCells> random_at_distance(Shape shape, Cells goal, int distance, std::uint64_t seed) {
  const Exact exact(shape, goal);
  const auto boards = exact.table().at_distance(distance);
  if (boards.empty()) return std::nullopt;
  return in_tiles(boards[RandomSource(seed).below(boards.size())], goal);
}

std::vector<BoardCells> boards_at_distance(Shape shape, Cells goal, int distance) {
  const Exact exact(shape, goal);
  std::vector<BoardCells> all;
  for (const NibbleBoard names : exact.table().at_distance(distance)) all.push_back(in_tiles(names, goal));
  return all;
}

}  // namespace rumbo::tiles
