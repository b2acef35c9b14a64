/// Native moves: expandir/3 itself, and what the Prolog side asks about boards.
#include <SWI-Prolog.h>

#include "predicates/board_terms.hpp"
#include "predicates/predicates.hpp"
#include "swipl/prolog.hpp"
#include "tiles/solvable.hpp"

namespace rumbo::predicates {

using tiles::Shape;

namespace {

/// The board that `direction` leads to, unified with `next`.
bool unify_successor(const BoardTerm& board, int blank, tiles::Direction direction, term_t next) {
  const auto to = tiles::neighbour(board.shape, blank, direction);
  if (!to) return false;
  BoardTerm moved = board;
  std::swap(moved.cells[static_cast<std::size_t>(blank)], moved.cells[static_cast<std::size_t>(*to)]);
  const term_t term = swipl::new_term();
  put_board(moved.view(), moved.shape, moved.rows, term);
  return PL_unify(next, term);
}

int blank_of(const BoardTerm& board) {
  int cell = 0;
  while (board.cells[static_cast<std::size_t>(cell)] != 0) ++cell;
  return cell;
}

/// The successors in an order. The context is the next untried place of the order: no memory is held between
/// solutions, and none is left when the last place was tried.
foreign_t expand(std::optional<Shape> shape, const tiles::MoveOrder& order, term_t before, term_t action,
                 term_t after, control_t handle) {
  const BoardTerm board = get_board(before, shape);
  const int blank = blank_of(board);
  if (!PL_is_variable(action)) {
    const auto direction = get_direction(action);
    return direction && unify_successor(board, blank, *direction, after);
  }
  std::size_t at =
      PL_foreign_control(handle) == PL_REDO ? static_cast<std::size_t>(PL_foreign_context(handle)) : 0;
  swipl::Frame frame;
  for (; at < order.size(); ++at) {
    if (unify_successor(board, blank, order[at], after) && unify_direction(action, order[at])) {
      frame.keep();
      if (at + 1 == order.size()) return TRUE;
      PL_retry(static_cast<std::intptr_t>(at + 1));
    }
    frame.rewind();
  }
  return FALSE;
}

/// expandir(+S0, ?Accion, ?S1)
foreign_t expandir(term_t before, term_t action, term_t after, control_t handle) {
  if (PL_foreign_control(handle) == PL_PRUNED) return TRUE;
  return swipl::boundary(
      [&] { return expand(std::nullopt, tiles::default_order, before, action, after, handle); });
}

std::optional<Shape> get_shape(term_t width, term_t height) {
  int w, h;
  if (!PL_get_integer(width, &w) || !PL_get_integer(height, &h)) return std::nullopt;
  return Shape{w, h};
}

/// expandir(+Width, +Height, +Order, +S0, ?Accion, ?S1)
foreign_t expandir_tablero(term_t arguments, int, control_t handle) {
  if (PL_foreign_control(handle) == PL_PRUNED) return TRUE;
  return swipl::boundary([&] {
    return expand(get_shape(arguments, arguments + 1), get_order(arguments + 2), arguments + 3, arguments + 4,
                  arguments + 5, handle);
  });
}

/// tablero(+S, ?Width, ?Height): S is a board, of this shape where it is given; raises where it is none.
foreign_t tablero(term_t board, term_t width, term_t height) {
  return swipl::boundary([&]() -> foreign_t {
    const BoardTerm read = get_board(board, get_shape(width, height));
    return PL_unify_integer(width, read.shape.width) && PL_unify_integer(height, read.shape.height);
  });
}

/// es_tablero(@T): T is a board; never raises.
foreign_t es_tablero(term_t term) {
  return swipl::boundary([&]() -> foreign_t { return is_board(term); });
}

/// misma_paridad(+S, +Goal, +Width, +Height): by parity, S can be brought to Goal.
foreign_t misma_paridad(term_t board, term_t goal, term_t width, term_t height) {
  return swipl::boundary([&]() -> foreign_t {
    const auto shape = get_shape(width, height);
    return tiles::solvable(*shape, get_board(board, shape).view(), get_board(goal, shape).view());
  });
}

}  // namespace

void install_boards() {
  PL_register_foreign("expandir", 3, reinterpret_cast<pl_function_t>(expandir), PL_FA_NONDETERMINISTIC);
  PL_register_foreign("expandir", 6, reinterpret_cast<pl_function_t>(expandir_tablero),
                      PL_FA_VARARGS | PL_FA_NONDETERMINISTIC);
  PL_register_foreign("tablero", 3, reinterpret_cast<pl_function_t>(tablero), 0);
  PL_register_foreign("es_tablero", 1, reinterpret_cast<pl_function_t>(es_tablero), 0);
  PL_register_foreign("misma_paridad", 4, reinterpret_cast<pl_function_t>(misma_paridad), 0);
}

}  // namespace rumbo::predicates
