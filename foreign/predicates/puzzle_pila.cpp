/// The 3x3 puzzle with three heuristics and a stack.
#include <SWI-Prolog.h>

#include <string_view>

#include "predicates/answers.hpp"
#include "predicates/board_terms.hpp"
#include "predicates/predicates.hpp"
#include "predicates/request.hpp"
#include "predicates/writer.hpp"
#include "search/stack_search.hpp"
#include "tiles/stack_boards.hpp"

namespace rumbo::predicates {

namespace {

using Kind = tiles::StackHeuristic::Kind;

Kind kind_of(term_t term) {
  static constexpr struct {
    std::string_view name;
    Kind kind;
  } kinds[] = {{"fuera", Kind::misplaced},
               {"distancias", Kind::distance},
               {"desempate", Kind::sum_then_reversals},
               {"sumados", Kind::sum_plus_reversals},
               {"solos", Kind::reversals}};
  char* text;
  swipl::check(PL_get_chars(term, &text, CVT_ATOM | CVT_EXCEPTION));
  for (const auto& known : kinds) {
    if (known.name == text) return known.kind;
  }
  throw swipl::domain_error("heuristica", term);
}

tiles::NibbleBoard board_of(term_t term) {
  return tiles::NibbleBoard::pack(get_board(term, tiles::stack_shape).view());
}

/// pila(+Heuristica, +S0, +Limites, -Salida), Salida as busca/7 gives it.
foreign_t pila(term_t kind, term_t start, term_t limits, term_t out) {
  return swipl::boundary([&]() -> foreign_t {
    using Writer = BoardWriter<tiles::NibbleBoard>;
    tiles::StackBoards space(kind_of(kind));
    Writer writer(tiles::stack_shape, false);
    search::Silent silent;
    search::Monitor monitor(limits_of(limits), swipl::poll_signals, Writer::poll_interval);
    search::StackSearch<tiles::StackBoards> search(space, monitor, silent);
    search.add_root(board_of(start));
    while (search.step()) {
    }
    return unify_report(search, monitor, writer, true, out);
  });
}

/// cuentas_pila(+S, -Fuera, -Distancias, -Regresos)
foreign_t cuentas_pila(term_t board, term_t misplaced, term_t distance, term_t reversals) {
  return swipl::boundary([&]() -> foreign_t {
    const auto counts = tiles::StackHeuristic(Kind::misplaced).counts(board_of(board));
    return PL_unify_integer(misplaced, counts.misplaced) && PL_unify_integer(distance, counts.distance) &&
           PL_unify_integer(reversals, counts.reversals);
  });
}

}  // namespace

void install_puzzle_pila() {
  PL_register_foreign("pila", 4, reinterpret_cast<pl_function_t>(pila), 0);
  PL_register_foreign("cuentas_pila", 4, reinterpret_cast<pl_function_t>(cuentas_pila), 0);
}

}  // namespace rumbo::predicates
