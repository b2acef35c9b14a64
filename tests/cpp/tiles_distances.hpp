#pragma once
/// What the fast searches on boards must equal: every distance by plain breadth-first search.
#include <vector>

#include "search/packed_store.hpp"
#include "tiles/board_space.hpp"

namespace rumbo::tests {

/// The goal, every board that reaches it, and how far each is, by plain breadth-first search.
struct Distances {
  tiles::Shape shape;
  std::vector<std::uint8_t> goal;
  tiles::BoardSpace<tiles::NibbleBoard> space;
  search::PackedStore<tiles::NibbleBoard> store;
  std::vector<int> distance;

  Distances(tiles::Shape of, tiles::Cells to) : shape(of), goal(to.begin(), to.end()), space(of, to) {
    store.intern(space.goal());
    distance.push_back(0);
    for (std::uint32_t at = 0; at < store.size(); ++at) {
      const tiles::NibbleBoard board = store.state(search::StateId{at});
      space.for_each_successor(board, [&](tiles::Direction, tiles::NibbleBoard next, int) {
        if (store.intern(next).second) distance.push_back(distance[at] + 1);
      });
    }
  }
};

}  // namespace rumbo::tests
