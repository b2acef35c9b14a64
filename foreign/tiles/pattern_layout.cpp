#include "tiles/pattern_layout.hpp"

#include <algorithm>

#include "tiles/unavailable.hpp"

namespace rumbo::tiles {
namespace {

using Groups = std::vector<std::vector<std::uint8_t>>;

struct Named {
  Shape shape;
  std::string_view name;
  Groups corner;  // for the blank's goal in cell 0
};

const std::vector<Named>& named() {
  static const std::vector<Named> layouts{
      {{4, 4}, "6-6-3", {{1, 4, 5, 8, 9, 12}, {2, 3, 6, 7, 10, 11}, {13, 14, 15}}},
      {{4, 4}, "7-8", {{1, 2, 3, 4, 5, 6, 7}, {8, 9, 10, 11, 12, 13, 14, 15}}},
      {{5, 5},
       "6-6-6-6",
       {{1, 2, 5, 6, 7, 12}, {3, 4, 8, 9, 13, 14}, {10, 11, 15, 16, 20, 21}, {17, 18, 19, 22, 23, 24}}},
  };
  return layouts;
}

/// Cells in boustrophedon order without the blank's, cut into groups of the given sizes: neighbours stay
/// together.
Groups cut_snake(Shape shape, int blank, const Groups& sizes) {
  std::vector<std::uint8_t> snake;
  for (int row = 0; row < shape.height; ++row) {
    for (int i = 0; i < shape.width; ++i) {
      const int cell = row * shape.width + (row % 2 == 0 ? i : shape.width - 1 - i);
      if (cell != blank) snake.push_back(static_cast<std::uint8_t>(cell));
    }
  }
  Groups groups;
  auto next = snake.begin();
  for (const auto& group : sizes) {
    const auto end = next + static_cast<std::ptrdiff_t>(group.size());
    groups.emplace_back(next, end);
    std::sort(groups.back().begin(), groups.back().end());
    next = end;
  }
  return groups;
}

}  // namespace

PatternLayout pattern_layout(Shape shape, std::string_view name, int blank) {
  for (const Named& layout : named()) {
    if (layout.shape == shape && layout.name == name) {
      return {shape, blank, blank == 0 ? layout.corner : cut_snake(shape, blank, layout.corner),
              std::string(name)};
    }
  }
  throw HeuristicUnavailable("no pattern databases called " + std::string(name) + " for boards of " +
                             std::to_string(shape.width) + "x" + std::to_string(shape.height));
}

std::vector<std::string_view> pattern_names(Shape shape) {
  std::vector<std::string_view> names;
  for (const Named& layout : named()) {
    if (layout.shape == shape) names.push_back(layout.name);
  }
  return names;
}

}  // namespace rumbo::tiles
