#pragma once
/// Boards as Prolog terms: flat lists, or lists of rows; directions as atoms.
#include <SWI-Prolog.h>

#include <array>
#include <optional>

#include "tiles/moves.hpp"

namespace rumbo::predicates {

/// The cells of a board term, and whether it was a list of rows.
struct BoardTerm {
  tiles::Shape shape;
  std::array<std::uint8_t, tiles::max_cells> cells{};
  bool rows = false;

  tiles::Cells view() const { return {cells.data(), static_cast<std::size_t>(shape.cells())}; }
};

/// Reads a board of a shape, or of the shape its length or its rows tell. Raises what the practical's table
/// of errors says: instantiation_error, type_error(list | integer, _), domain_error(tablero, _).
BoardTerm get_board(term_t term, std::optional<tiles::Shape> shape);
/// Whether the term is a board, without raising anything.
bool is_board(term_t term);

void put_board(const tiles::Cells& cells, tiles::Shape shape, bool rows, term_t term);

/// Unifies with the direction's atom.
bool unify_direction(term_t term, tiles::Direction direction);
/// Nothing where the term is no direction.
std::optional<tiles::Direction> get_direction(term_t term);
/// From a list of the four directions, which the caller has checked.
tiles::MoveOrder get_order(term_t list);

}  // namespace rumbo::predicates
