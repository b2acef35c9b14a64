#pragma once
/// What a search found, as the term that the Prolog side makes its answers of.
#include <SWI-Prolog.h>

#include "predicates/request.hpp"
#include "predicates/writer.hpp"
#include "search/outcome.hpp"

namespace rumbo::predicates {

/// solucion, agotado, incompleto or limite(profundidad | nodos | tiempo | memoria(Bytes)).
term_t verdict_term(search::Verdict verdict, search::Limit limit, search::Monitor& monitor);

/// limite(profundidad(N) | nodos(N) | tiempo(S) | memoria(Bytes))
term_t limit_with_number(search::Limit limit, search::Monitor& monitor);

/// contadores(Expanded, Generated, Duplicates, Reopened, States, MaxOpen, Iterations, Seconds, Bytes)
term_t counters_term(const search::Counters& counters, double seconds, std::size_t bytes);

/// Unifies `out` with salida(Verdict, Root, Plan, States, Cost, Counters); Root counts the start nodes from
/// 0. Without a plan Root, Plan, States and Cost stay unbound; States too where nobody wants them.
template <class Search, class Writer>
foreign_t unify_report(Search& search, search::Monitor& monitor, Writer& writer, bool wants_states,
                       term_t out) {
  auto& outcome = search.outcome();
  const term_t root = swipl::new_term();
  const term_t plan = swipl::new_term();
  const term_t states = swipl::new_term();
  const term_t cost = swipl::new_term();
  if (outcome.verdict == search::Verdict::solved) {
    swipl::check(PL_put_int64(root, outcome.plan.root));
    put_list(outcome.plan.actions, plan, [&](auto action, term_t term) { writer.put_action(action, term); });
    if (wants_states) {
      put_list(outcome.plan.states, states,
               [&](const auto& state, term_t term) { writer.put_state(state, term); });
    }
    swipl::check(unify_cost(cost, outcome.plan.cost));
  }
  monitor.note_memory(search.bytes());
  const term_t counters = counters_term(search.counters(), monitor.seconds(), monitor.peak_memory());
  const term_t report = swipl::compound(
      "salida", {verdict_term(outcome.verdict, outcome.limit, monitor), root, plan, states, cost, counters});
  return PL_unify(out, report);
}

}  // namespace rumbo::predicates
