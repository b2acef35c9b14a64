/// The 8-puzzle by best-first search over paths.
#include <SWI-Prolog.h>

#include <string_view>
#include <utility>

#include "predicates/answers.hpp"
#include "predicates/board_terms.hpp"
#include "predicates/predicates.hpp"
#include "predicates/request.hpp"
#include "predicates/writer.hpp"
#include "search/tree_open.hpp"
#include "tiles/path_boards.hpp"

namespace rumbo::predicates {

namespace {

using tiles::PathBoards;

void put_path(const PathBoards::State& goal, term_t list) {
  const term_t board = swipl::new_term();
  PL_put_nil(list);
  goal.walk_back([&](const tiles::PathBoard& value) {
    std::array<std::uint8_t, 9> cells;
    value.board.unpack(cells);
    put_board(cells, PathBoards::shape, true, board);
    swipl::check(PL_cons_list(list, board, list));
    return true;
  });
}

/// Unifies `out` with salida(Verdict, Boards, Counters).
template <class Open>
foreign_t search_paths(tiles::NibbleBoard start, search::Siblings siblings, Open open,
                       const search::Limits& limits, term_t out) {
  constexpr std::uint32_t poll_interval = 1024;
  PathBoards space;
  search::Monitor monitor(limits, swipl::poll_signals, poll_interval);
  search::TreeSearch<PathBoards, Open> search(space, monitor, siblings, std::move(open));
  search.add_root(space.start(start));
  const auto goal = search.next_goal();
  const term_t boards = swipl::new_term();
  if (goal) put_path(search.store().state(*goal), boards);
  const auto verdict = goal                  ? search::Verdict::solved
                       : search.stopped_by() ? search::Verdict::limited
                                             : search::Verdict::exhausted;
  monitor.note_memory(search.bytes());
  const term_t counters = counters_term(search.counters(), monitor.seconds(), monitor.peak_memory());
  return PL_unify(
      out, swipl::compound(
               "salida", {verdict_term(verdict, search.stopped_by().value_or(search::Limit::depth), monitor),
                          boards, counters}));
}

/// ocho_puzzle(+Tablero, +Empates, +Limites, -Salida): ties lifo, fifo, or total, the whole path.
foreign_t ocho_puzzle(term_t board, term_t ties, term_t limits_term, term_t out) {
  return swipl::boundary([&]() -> foreign_t {
    const auto start = tiles::NibbleBoard::pack(get_board(board, PathBoards::shape).view());
    const search::Limits limits = limits_of(limits_term);
    char* text;
    swipl::check(PL_get_atom_chars(ties, &text));
    if (std::string_view(text) == "total") {
      return search_paths(start, search::Siblings::first_to_last, search::RankedOpen<tiles::ByWholePath>(),
                          limits, out);
    }
    return search_paths(start, search::Siblings::last_to_first,
                        search::RankedOpen<tiles::ByHeuristicAndLength>({}, ties_of(ties)), limits, out);
  });
}

}  // namespace

void install_ocho_puzzle() {
  PL_register_foreign("ocho_puzzle", 4, reinterpret_cast<pl_function_t>(ocho_puzzle), 0);
}

}  // namespace rumbo::predicates
