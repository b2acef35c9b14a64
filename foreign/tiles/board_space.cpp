#include "tiles/board_space.hpp"

#include "tiles/eight_store.hpp"

namespace rumbo::tiles {

// The searches are templates over these: a board type or a store that no longer fits fails here, by name.
static_assert(search::InformedSpace<BoardSpace<NibbleBoard>>);
static_assert(search::InformedSpace<BoardSpace<MediumBoard>>);
static_assert(search::InformedSpace<BoardSpace<LargeBoard>>);
static_assert(search::InformedSpace<BoardSpace<NibbleBoard, NoHeuristic, EightStore>>);
static_assert(PackedBoard<NibbleBoard> && PackedBoard<MediumBoard> && PackedBoard<LargeBoard>);

}  // namespace rumbo::tiles
