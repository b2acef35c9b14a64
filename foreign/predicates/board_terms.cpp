#include "predicates/board_terms.hpp"

#include <cstring>

#include "swipl/prolog.hpp"
#include "tiles/solvable.hpp"

namespace rumbo::predicates {

using swipl::check;
using tiles::Shape;

namespace {

/// rumbo(tablero(Board)): the context of the errors below.
term_t context(term_t board) {
  return swipl::compound("rumbo", {swipl::compound("tablero", {board})});
}

/// The length of a proper list, `board` or a row of it; raises for what is none.
std::size_t list_length(term_t list, term_t board) {
  const term_t tail = swipl::new_term();
  std::size_t length = 0;
  switch (PL_skip_list(list, tail, &length)) {
    case PL_LIST:
      return length;
    case PL_PARTIAL_LIST:
      throw swipl::instantiation_error(context(board));
    default:
      throw swipl::type_error("list", list, context(board));
  }
}

/// Appends the elements of a flat list of small integers. `board` is the culprit where one is no tile.
void get_cells(term_t list, term_t board, BoardTerm& result, std::size_t& count) {
  const term_t rest = swipl::copy(list);
  const term_t element = swipl::new_term();
  while (PL_get_list(rest, element, rest)) {
    std::int64_t value;
    if (PL_is_variable(element)) throw swipl::instantiation_error(context(board));
    if (!PL_is_integer(element)) throw swipl::type_error("integer", element, context(board));
    const bool tile = PL_get_int64(element, &value) && value >= 0 && value < tiles::max_cells;
    if (!tile || count == tiles::max_cells) throw swipl::domain_error("tablero", board, context(board));
    result.cells[count++] = static_cast<std::uint8_t>(value);
  }
}

/// A flat list of small integers, read as one of character codes in a single call; nothing where it is
/// another thing, or no board, which the reading cell by cell then finds fault with.
std::optional<BoardTerm> get_quickly(term_t term, std::optional<Shape> shape) {
  const term_t first = swipl::new_term();
  char* codes;
  std::size_t count;
  if (!PL_get_head(term, first) || !PL_is_integer(first) ||
      !PL_get_nchars(term, &count, &codes, CVT_LIST | BUF_DISCARDABLE) || count > tiles::max_cells) {
    return std::nullopt;
  }
  if (!shape) shape = Shape::square(count);
  if (!shape || static_cast<std::size_t>(shape->cells()) != count) return std::nullopt;
  BoardTerm board;
  board.shape = *shape;
  std::memcpy(board.cells.data(), codes, count);
  if (!tiles::is_board(board.shape, board.view())) return std::nullopt;
  return board;
}

/// Every element must be looked at before the length is found fault with: a variable or an atom among them is
/// the more telling error.
BoardTerm get_flat(term_t term, std::optional<Shape> shape) {
  BoardTerm board;
  std::size_t count = 0;
  get_cells(term, term, board, count);
  if (!shape) shape = Shape::square(count);
  if (!shape || static_cast<std::size_t>(shape->cells()) != count)
    throw swipl::domain_error("tablero", term, context(term));
  board.shape = *shape;
  return board;
}

BoardTerm get_rows(term_t term, std::size_t rows, std::optional<Shape> shape) {
  BoardTerm board;
  board.rows = true;
  std::size_t count = 0;
  std::size_t width = 0;
  const term_t rest = swipl::copy(term);
  const term_t row = swipl::new_term();
  while (PL_get_list(rest, row, rest)) {
    if (PL_is_variable(row)) throw swipl::instantiation_error(context(term));
    const std::size_t length = list_length(row, term);
    if (width == 0) width = length;
    if (length == 0 || length != width) throw swipl::domain_error("tablero", term, context(term));
    get_cells(row, term, board, count);
  }
  if (!Shape::valid(static_cast<int>(width), static_cast<int>(rows)))
    throw swipl::domain_error("tablero", term, context(term));
  board.shape = {static_cast<int>(width), static_cast<int>(rows)};
  if (shape && !(*shape == board.shape)) throw swipl::domain_error("tablero", term, context(term));
  return board;
}

}  // namespace

BoardTerm get_board(term_t term, std::optional<Shape> shape) {
  if (const auto board = get_quickly(term, shape)) return *board;
  if (PL_is_variable(term)) throw swipl::instantiation_error(context(term));
  const std::size_t length = list_length(term, term);
  const term_t first = swipl::new_term();
  const term_t rest = swipl::new_term();
  const bool rows =
      length > 0 && length <= tiles::max_cells && PL_get_list(term, first, rest) && PL_is_pair(first);
  const BoardTerm board = rows ? get_rows(term, length, shape) : get_flat(term, shape);
  if (!tiles::is_board(board.shape, board.view())) throw swipl::domain_error("tablero", term, context(term));
  return board;
}

bool is_board(term_t term) {
  try {
    get_board(term, std::nullopt);
    return true;
  } catch (const swipl::Error&) {
    return false;
  }
}

namespace {
/// As a list of character codes, which are integers.
void put_cells(tiles::Cells cells, term_t list) {
  check(PL_put_list_ncodes(list, cells.size(), reinterpret_cast<const char*>(cells.data())));
}
}  // namespace

void put_board(const tiles::Cells& cells, Shape shape, bool rows, term_t term) {
  if (!rows) return put_cells(cells, term);
  const term_t row = swipl::new_term();
  PL_put_nil(term);
  const auto width = static_cast<std::size_t>(shape.width);
  for (std::size_t i = static_cast<std::size_t>(shape.height); i-- > 0;) {
    put_cells(cells.subspan(i * width, width), row);
    check(PL_cons_list(term, row, term));
  }
}

namespace {
atom_t direction_atom(tiles::Direction direction) {
  static const atom_t atoms[] = {swipl::atom("n"), swipl::atom("e"), swipl::atom("w"), swipl::atom("s")};
  return atoms[tiles::slot(direction)];
}
}  // namespace

bool unify_direction(term_t term, tiles::Direction direction) {
  return PL_unify_atom(term, direction_atom(direction));
}

std::optional<tiles::Direction> get_direction(term_t term) {
  atom_t atom;
  if (!PL_get_atom(term, &atom)) return std::nullopt;
  for (const tiles::Direction direction : tiles::default_order) {
    if (atom == direction_atom(direction)) return direction;
  }
  return std::nullopt;
}

tiles::MoveOrder get_order(term_t list) {
  tiles::MoveOrder order = tiles::default_order;
  const term_t rest = swipl::copy(list);
  const term_t element = swipl::new_term();
  for (std::size_t i = 0; i < order.size() && PL_get_list(rest, element, rest); ++i) {
    order[i] = get_direction(element).value_or(order[i]);
  }
  return order;
}

}  // namespace rumbo::predicates
