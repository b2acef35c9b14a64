#pragma once
/// The native heuristics of boards by the names that a student gives.
#include <SWI-Prolog.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "predicates/board_terms.hpp"
#include "search/state_space.hpp"
#include "swipl/prolog.hpp"
#include "tiles/exact.hpp"
#include "tiles/linear_conflict.hpp"
#include "tiles/pattern_database.hpp"
#include "tiles/tile_sum.hpp"
#include "tiles/unavailable.hpp"
#include "tiles/walking_distance.hpp"

namespace rumbo::predicates {

/// fuera_de_lugar, manhattan, conflicto_lineal, distancia_andada, exacta, patrones or patrones(Layout).
struct HeuristicName {
  std::string name;
  std::string layout;  // of patrones: as 6-6-3; empty for the shape's default
  friend bool operator==(const HeuristicName&, const HeuristicName&) = default;
};
HeuristicName get_heuristic_name(term_t term);

/// The pattern database for a goal. Raises existence_error(patrones, Layout) where it has not been built, and
/// permission_error(read, patrones, File) for a file that cannot be used.
std::shared_ptr<const tiles::PatternDatabase> pattern_database(const HeuristicName& name,
                                                               const BoardTerm& goal);

/// The layout that a name stands for. Raises domain_error(patrones, Layout).
tiles::PatternLayout pattern_layout_of(const HeuristicName& name, const BoardTerm& goal);

/// Any heuristic behind one call: what A* and its kin spend on a node lies elsewhere.
template <class Board>
using AnyHeuristic = std::function<std::optional<search::UnitCost>(const Board&)>;

/// Raises domain_error(heuristica, Name) where the heuristic does not exist for the shape.
template <class Board>
AnyHeuristic<Board> heuristic_named(const HeuristicName& which, const BoardTerm& goal) {
  const auto make = [](auto heuristic) -> AnyHeuristic<Board> {
    return [heuristic](const Board& board) { return std::optional<search::UnitCost>(heuristic(board)); };
  };
  const tiles::Shape shape = goal.shape;
  const tiles::Cells cells = goal.view();
  try {
    if (which.name == "fuera_de_lugar") return make(tiles::Misplaced(shape, cells));
    if (which.name == "conflicto_lineal") return make(tiles::LinearConflict(shape, cells));
    if (which.name == "distancia_andada") return make(tiles::WalkingDistance(shape, cells));
    if (which.name == "exacta") return make(tiles::Exact(shape, cells));
    if (which.name == "patrones") {
      return make(tiles::PatternHeuristic(pattern_database(which, goal), shape, cells));
    }
    return make(tiles::Manhattan(shape, cells));
  } catch (const tiles::HeuristicUnavailable&) {
    const term_t name = swipl::atom_term(which.name.c_str());
    throw swipl::domain_error("heuristica", name, swipl::compound("rumbo", {swipl::atom_term("tamano")}));
  }
}

}  // namespace rumbo::predicates
