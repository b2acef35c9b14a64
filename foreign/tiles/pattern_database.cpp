#include "tiles/pattern_database.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>

#include "tiles/solvable.hpp"
#include "tiles/unavailable.hpp"

namespace rumbo::tiles {
namespace {

std::vector<PatternIndex> indices_of(const PatternLayout& layout) {
  std::vector<PatternIndex> indices;
  for (const auto& group : layout.groups) indices.emplace_back(layout.shape.cells(), group.size());
  return indices;
}

struct Opened {
  std::mutex guard;
  std::map<std::filesystem::path, std::shared_ptr<const PatternDatabase>> databases;
};
Opened& opened() {
  static Opened all;
  return all;
}

}  // namespace

PatternDatabase::PatternDatabase(const std::filesystem::path& folder, const PatternLayout& layout)
    : layout_(layout),
      indices_(indices_of(layout)),
      moves_(layout, indices_),
      file_(open_patterns(pattern_path(folder, layout), layout)),
      tables_(pattern_tables(file_, layout)) {}

std::shared_ptr<const PatternDatabase> PatternDatabase::shared(const std::filesystem::path& folder,
                                                               const PatternLayout& layout) {
  const std::scoped_lock lock(opened().guard);
  auto& database = opened().databases[pattern_path(folder, layout)];
  if (!database || database->layout() != layout) database = std::make_shared<PatternDatabase>(folder, layout);
  return database;
}

std::shared_ptr<const PatternDatabase> PatternDatabase::build(const std::filesystem::path& folder,
                                                              const PatternLayout& layout, unsigned threads,
                                                              const PatternWatch& watch) {
  write_patterns(pattern_path(folder, layout), layout, threads, watch);
  const auto database = std::make_shared<const PatternDatabase>(folder, layout);
  const std::scoped_lock lock(opened().guard);
  return opened().databases[pattern_path(folder, layout)] = database;
}

PatternView::PatternView(Shape shape, Cells goal) : shape_(shape), turn_(Symmetry::all()[0]) {
  if (shape.width != shape.height || shape.width < 3 || shape.width > 5) {
    throw HeuristicUnavailable("no pattern databases for boards of " + std::to_string(shape.width) + "x" +
                               std::to_string(shape.height));
  }
  const int side = shape.width;
  const auto place = places(goal);
  blank_ = shape.cells();
  for (const Symmetry& turn : Symmetry::all()) {
    const int blank = turn.cell(side, place[0]);
    if (blank < blank_) {
      blank_ = blank;
      turn_ = turn;
    }
  }
  for (int i = 0; i < shape.cells(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    cells_[at] = static_cast<std::uint8_t>(turn_.cell(side, i));
    names_[at] = static_cast<std::uint8_t>(turn_.cell(side, place[at]));
    mirror_[at] = static_cast<std::uint8_t>(shape.column(i) * side + shape.row(i));
  }
}

PatternHeuristic::PatternHeuristic(std::shared_ptr<const PatternDatabase> database, Shape shape, Cells goal)
    : database_(std::move(database)), view_(shape, goal) {
  if (database_->layout().shape != shape || database_->layout().blank != view_.blank()) {
    throw std::invalid_argument("the pattern database is of another shape or goal");
  }
}

int PatternHeuristic::sum(const std::array<std::uint8_t, PatternMoves::max_names>& place) const {
  int total = 0;
  for (std::size_t g = 0; g < database_->groups(); ++g) {
    const auto& group = database_->layout().groups[g];
    std::array<std::uint8_t, PatternMoves::max_names> cells{};
    for (std::size_t i = 0; i < group.size(); ++i) cells[i] = place[group[i]];
    total += database_->table(g)[database_->index(g)(cells.data())];
  }
  return total;
}

int PatternHeuristic::value(const std::array<std::uint8_t, PatternMoves::max_names>& place) const {
  const int plain = sum(place);
  if (!database_->reflects()) return plain;
  std::array<std::uint8_t, PatternMoves::max_names> mirrored{};
  for (std::size_t name = 0; name < static_cast<std::size_t>(view_.shape().cells()); ++name) {
    mirrored[view_.mirror()[name]] = view_.mirror()[place[name]];
  }
  return std::max(plain, sum(mirrored));
}

}  // namespace rumbo::tiles
