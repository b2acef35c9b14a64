/// Sliding tiles asked about from Prolog: heuristics of one board, boards to play with, pattern databases.
#include <SWI-Prolog.h>

#include "predicates/board_heuristics.hpp"
#include "predicates/predicates.hpp"
#include "predicates/writer.hpp"
#include "tiles/pattern_file.hpp"
#include "tiles/random_boards.hpp"
#include "tiles/unavailable.hpp"

namespace rumbo::predicates {

namespace {

/// The heuristic used last: a search asks the same one of board after board.
struct LastHeuristic {
  HeuristicName name;
  BoardTerm goal;
  AnyHeuristic<tiles::LargeBoard> estimate;

  bool is(const HeuristicName& other, const BoardTerm& to) const {
    return estimate && name == other && goal.shape == to.shape && goal.cells == to.cells;
  }
};

/// heuristica(+Name, +S, +Goal, -H): H is `inf` where the goal cannot be reached.
foreign_t heuristica(term_t name, term_t state, term_t goal_term, term_t out) {
  return swipl::boundary([&]() -> foreign_t {
    thread_local LastHeuristic last;
    const BoardTerm goal = get_board(goal_term, std::nullopt);
    const BoardTerm board = get_board(state, goal.shape);
    const HeuristicName which = get_heuristic_name(name);
    if (!last.is(which, goal)) last = {which, goal, heuristic_named<tiles::LargeBoard>(which, goal)};
    const auto h = last.estimate(tiles::LargeBoard::pack(board.view()));
    return h ? PL_unify_integer(out, *h) : PL_unify(out, swipl::atom_term("inf"));
  });
}

std::uint64_t seed_of(term_t term) {
  std::int64_t seed;
  swipl::check(PL_get_int64_ex(term, &seed));
  return static_cast<std::uint64_t>(seed);
}

bool unify_board(const tiles::BoardCells& cells, const BoardTerm& like, term_t out) {
  const term_t board = swipl::new_term();
  put_board(cells, like.shape, like.rows, board);
  return PL_unify(out, board);
}

/// tablero_al_azar(+Goal, +How, +Seed, -S): How is cualquiera, pasos(N) or distancia(D); fails where no board
/// is at that distance. S has the form of Goal.
foreign_t tablero_al_azar(term_t goal_term, term_t how, term_t seed, term_t out) {
  return swipl::boundary([&]() -> foreign_t {
    const BoardTerm goal = get_board(goal_term, std::nullopt);
    if (PL_is_atom(how))
      return unify_board(tiles::random_board(goal.shape, goal.view(), seed_of(seed)), goal, out);
    const term_t argument = swipl::new_term();
    std::int64_t number;
    _PL_get_arg(1, how, argument);
    swipl::check(PL_get_int64_ex(argument, &number));
    if (PL_is_functor(how, PL_new_functor(swipl::atom("pasos"), 1))) {
      const auto steps = static_cast<std::uint64_t>(number);
      return unify_board(tiles::random_walk(goal.shape, goal.view(), steps, seed_of(seed)), goal, out);
    }
    try {
      const auto board =
          tiles::random_at_distance(goal.shape, goal.view(), static_cast<int>(number), seed_of(seed));
      return board && unify_board(*board, goal, out);
    } catch (const tiles::HeuristicUnavailable&) {
      throw swipl::domain_error("opcion", how, swipl::compound("rumbo", {swipl::atom_term("tamano")}));
    }
  });
}

/// tableros_a_distancia(+Goal, +D, -Boards): all of them, in a fixed order.
foreign_t tableros_a_distancia(term_t goal_term, term_t distance, term_t out) {
  return swipl::boundary([&]() -> foreign_t {
    const BoardTerm goal = get_board(goal_term, std::nullopt);
    int moves;
    swipl::check(PL_get_integer_ex(distance, &moves));
    const term_t list = swipl::new_term();
    try {
      put_list(tiles::boards_at_distance(goal.shape, goal.view(), moves), list,
               [&](const tiles::BoardCells& cells, term_t term) {
                 put_board(cells, goal.shape, goal.rows, term);
               });
    } catch (const tiles::HeuristicUnavailable&) {
      throw swipl::domain_error("tablero", goal_term, swipl::compound("rumbo", {swipl::atom_term("tamano")}));
    }
    return PL_unify(out, list);
  });
}

/// construye_patrones(+Heuristic, +Goal, +Threads, +Progress, -File): Progress is llamada(...) with the role
/// `valor`, called with avance(Group, Groups, Depth, Fraction).
foreign_t construye_patrones(term_t arguments, int, void*) {
  return swipl::boundary([&]() -> foreign_t {
    const BoardTerm goal = get_board(arguments + 1, std::nullopt);
    const tiles::PatternLayout layout = pattern_layout_of(get_heuristic_name(arguments), goal);
    int threads;
    swipl::check(PL_get_integer_ex(arguments + 2, &threads));
    const terms::Callback progress(arguments + 3);
    const auto watch = [&](const tiles::PatternProgress& at) {
      swipl::poll_signals();
      swipl::Frame frame;
      const term_t call = progress.arguments();
      const term_t fraction = swipl::new_term();
      swipl::check(PL_put_float(fraction, at.fraction));
      swipl::check(
          PL_put_term(progress.argument(call, terms::Role::value),
                      swipl::compound("avance", {swipl::integer_term(static_cast<std::int64_t>(at.group)),
                                                 swipl::integer_term(static_cast<std::int64_t>(at.groups)),
                                                 swipl::integer_term(at.depth), fraction})));
      swipl::Query query = progress.call(call);
      query.next();
      query.end();
    };
    const auto folder = tiles::pattern_folder();
    const std::string file = tiles::pattern_path(folder, layout).string();
    try {
      tiles::PatternDatabase::build(folder, layout, static_cast<unsigned>(threads), watch);
    } catch (const tiles::PatternFileError&) {
      throw swipl::Error(
          swipl::compound("permission_error", {swipl::atom_term("write"), swipl::atom_term("patrones"),
                                               swipl::atom_term(file.c_str())}),
          swipl::compound("rumbo", {swipl::atom_term("patrones")}));
    }
    return PL_unify_chars(arguments + 4, PL_ATOM | REP_FN, static_cast<std::size_t>(-1), file.c_str());
  });
}

}  // namespace

void install_tiles() {
  PL_register_foreign("heuristica", 4, reinterpret_cast<pl_function_t>(heuristica), 0);
  PL_register_foreign("tablero_al_azar", 4, reinterpret_cast<pl_function_t>(tablero_al_azar), 0);
  PL_register_foreign("tableros_a_distancia", 3, reinterpret_cast<pl_function_t>(tableros_a_distancia), 0);
  PL_register_foreign("construye_patrones", 5, reinterpret_cast<pl_function_t>(construye_patrones),
                      PL_FA_VARARGS);
}

}  // namespace rumbo::predicates
