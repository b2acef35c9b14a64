#pragma once
/// From the name of a mode to its algorithm, for any state space.
#include <SWI-Prolog.h>

#include "predicates/report.hpp"
#include "predicates/request.hpp"
#include "search/breadth_first.hpp"
#include "search/depth_first.hpp"
#include "search/iterative_deepening.hpp"

namespace rumbo::predicates {

/// Where a search begins: lists of state terms. Only breadth-first and depth-first take more than one root,
/// or states visited before.
struct Start {
  term_t roots;
  term_t visited;
};

template <class Search, class Writer>
void add_starts(Search& search, const Start& start, Writer& writer) {
  const term_t rest = swipl::copy(start.visited);
  const term_t term = swipl::new_term();
  if constexpr (requires { &Search::add_visited; }) {
    while (PL_get_list(rest, term, rest)) search.add_visited(writer.state_of(term));
  }
  swipl::check(PL_put_term(rest, start.roots));
  while (PL_get_list(rest, term, rest)) search.add_root(writer.state_of(term));
}

template <class Search, class Space, class Writer, class Observer>
foreign_t run(Space& space, const Request& request, const Start& start, Writer& writer, Observer& observer,
              term_t out) {
  search::Monitor monitor(request.limits, swipl::poll_signals, Writer::poll_interval);
  Search search(space, monitor, observer);
  add_starts(search, start, writer);
  while (search.step()) {
  }
  return unify_report(search, monitor, writer, request.wants_states, out);
}

template <class Space, class Writer, class Observer>
foreign_t dispatch(Space& space, const Request& request, const Start& start, Writer& writer,
                   Observer& observer, term_t out) {
  switch (request.mode) {
    case Mode::breadth_first:
      return run<search::BreadthFirst<Space, Observer>>(space, request, start, writer, observer, out);
    case Mode::depth_first:
      return run<search::DepthFirst<Space, Observer>>(space, request, start, writer, observer, out);
    case Mode::iterative:
      return run<search::IterativeDeepening<Space, Observer>>(space, request, start, writer, observer, out);
    default:
      return FALSE;
  }
}

}  // namespace rumbo::predicates
