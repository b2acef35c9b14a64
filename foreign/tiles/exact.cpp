#include "tiles/exact.hpp"

#include <map>
#include <mutex>
#include <tuple>

#include "tiles/moves.hpp"
#include "tiles/solvable.hpp"

namespace rumbo::tiles {

ExactTable::ExactTable(Shape shape, int blank_cell) : cells_(shape.cells()) {
  if (cells_ > max_exact_cells) throw HeuristicUnavailable("exact distances: more than 9 cells");
  std::uint32_t permutations = 1;
  for (int n = 2; n <= cells_; ++n) permutations *= static_cast<std::uint32_t>(n);
  distance_.assign(permutations, unreachable);
  boards_.reserve(permutations / 2);

  std::array<std::uint8_t, max_exact_cells> names{};
  for (int cell = 0; cell < cells_; ++cell) {
    names[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(cell);
  }
  const MoveTable moves(shape);
  const auto enter = [&](const std::array<std::uint8_t, max_exact_cells>& board, std::size_t depth) {
    std::uint8_t& known = distance_[rank(board)];
    if (known != unreachable) return;
    known = static_cast<std::uint8_t>(depth);
    boards_.push_back(NibbleBoard::pack(Cells(board.data(), static_cast<std::size_t>(cells_))));
  };
  enter(names, 0);
  depth_begin_.push_back(0);
  for (std::uint32_t at = 0; at < boards_.size();) {
    const auto end = static_cast<std::uint32_t>(boards_.size());
    const std::size_t depth = depth_begin_.size();
    depth_begin_.push_back(end);
    for (; at < end; ++at) {
      boards_[at].unpack(std::span(names.data(), static_cast<std::size_t>(cells_)));
      std::size_t blank = 0;
      while (names[blank] != blank_cell) ++blank;
      for (const Move move : moves.from(static_cast<int>(blank))) {
        std::swap(names[blank], names[move.to]);
        enter(names, depth);
        std::swap(names[blank], names[move.to]);
      }
    }
  }
}

std::span<const NibbleBoard> ExactTable::at_distance(int distance) const {
  if (distance < 0 || distance > greatest_distance()) return {};
  const auto depth = static_cast<std::size_t>(distance);
  return std::span(boards_).subspan(depth_begin_[depth], depth_begin_[depth + 1] - depth_begin_[depth]);
}

std::shared_ptr<const ExactTable> ExactTable::of(Shape shape, int blank_cell) {
  static std::mutex guard;
  static std::map<std::tuple<int, int, int>, std::shared_ptr<const ExactTable>> tables;
  const std::scoped_lock lock(guard);
  auto& table = tables[{shape.width, shape.height, blank_cell}];
  if (!table) table = std::make_shared<const ExactTable>(shape, blank_cell);
  return table;
}

Exact::Exact(Shape shape, Cells goal)
    : shape_(shape), name_(places(goal)), table_(ExactTable::of(shape, places(goal)[0])) {}

}  // namespace rumbo::tiles
