/// One question at a time about a space: what checking and showing plans, and looking a problem over, need.
#include <SWI-Prolog.h>

#include "predicates/predicates.hpp"
#include "predicates/problem_holders.hpp"
#include "predicates/search_spaces.hpp"
#include "search/breadth_first.hpp"

namespace rumbo::predicates {

namespace {

/// Calls `ask` with the problem that a description stands for, whichever kind it is.
template <class Ask>
foreign_t with_problem(term_t description, Ask&& ask) {
  return swipl::boundary([&]() -> foreign_t {
    if (is_board_space(description)) {
      BoardProblem problem(description);
      return ask(problem);
    }
    CostedProblem problem(description);
    const auto scope = problem.enter();
    return ask(problem);
  });
}

/// Keeps the successors of one state. They are written when the student's predicate has ended: terms made
/// while it is on its way would go with it.
template <class Space>
struct Successors {
  struct Successor {
    typename Space::Action action;
    search::StateId state;
    typename Space::Cost cost;
  };
  typename Space::Store store;
  std::vector<Successor> found;

  /// Two states of one normal form are still two to be shown.
  static search::ByteState shown(const search::ByteState& state) { return {state.shown, state.shown}; }
  template <class State>
  static const State& shown(const State& state) {
    return state;
  }

  Successors(Space& space, const typename Space::State& state) {
    space.for_each_successor(state, [&](auto action, const auto& next, const auto& cost) {
      found.push_back({action, store.intern(shown(next)).first, cost});
    });
  }
};

/// sucesores(+Espacio, +S, -List): sucesor(Accion, S1, Coste) for each, in order.
foreign_t sucesores(term_t description, term_t state, term_t out) {
  return with_problem(description, [&](auto& problem) -> foreign_t {
    using Space = std::remove_reference_t<decltype(problem.space)>;
    const Successors<Space> successors(problem.space, problem.writer.state_of(state));
    const term_t list = swipl::new_term();
    put_list(successors.found, list, [&](const auto& successor, term_t term) {
      const term_t parts = swipl::new_terms(3);
      problem.writer.put_action(successor.action, parts);
      problem.writer.put_state(successors.store.state(successor.state), parts + 1);
      swipl::check(unify_cost(parts + 2, successor.cost));
      swipl::check(PL_put_term(term, swipl::compound("sucesor", {parts, parts + 1, parts + 2})));
    });
    return PL_unify(out, list);
  });
}

/// es_meta(+Espacio, +S)
foreign_t es_meta(term_t description, term_t state) {
  return with_problem(description, [&](auto& problem) -> foreign_t {
    return problem.space.is_goal(problem.writer.state_of(state));
  });
}

/// estimacion(+Espacio, +S, -H): H is `inf` at a dead end.
foreign_t estimacion(term_t description, term_t state, term_t out) {
  return with_problem(description, [&](auto& problem) -> foreign_t {
    const auto h = problem.space.heuristic(problem.writer.state_of(state));
    return h ? unify_cost(out, *h) : PL_unify(out, swipl::atom_term("inf"));
  });
}

}  // namespace

void install_questions() {
  PL_register_foreign("sucesores", 3, reinterpret_cast<pl_function_t>(sucesores), 0);
  PL_register_foreign("es_meta", 2, reinterpret_cast<pl_function_t>(es_meta), 0);
  PL_register_foreign("estimacion", 3, reinterpret_cast<pl_function_t>(estimacion), 0);
}

}  // namespace rumbo::predicates
