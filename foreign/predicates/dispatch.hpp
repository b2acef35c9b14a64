#pragma once
/// From the name of a mode to its algorithm, for any state space.
#include <SWI-Prolog.h>

#include <optional>
#include <type_traits>

#include "predicates/progress_line.hpp"
#include "predicates/report.hpp"
#include "predicates/request.hpp"
#include "search/beam.hpp"
#include "search/best_first.hpp"
#include "search/bidirectional.hpp"
#include "search/breadth_first.hpp"
#include "search/depth_first.hpp"
#include "search/ida_star.hpp"
#include "search/iterative_deepening.hpp"
#include "search/stack_search.hpp"

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

/// Calls `use(type, extra...)` with the algorithm of a strategy that asks for no heuristic: `type` is the
/// std::type_identity of the search, `extra` what its constructor takes behind space, monitor and observer.
template <class Space, class Observer, class Use>
auto with_blind_search(const Request& request, Use&& use) {
  switch (request.mode) {
    case Mode::depth_first:
      return use(std::type_identity<search::DepthFirst<Space, Observer>>());
    case Mode::iterative:
      return use(std::type_identity<search::IterativeDeepening<Space, Observer>>());
    case Mode::bidirectional:
      return use(std::type_identity<search::Bidirectional<Space, Observer>>());
    default:
      return use(std::type_identity<search::BreadthFirst<Space, Observer>>());
  }
}

/// The same for every strategy. `weight` is nothing for 1.
template <class Space, class Observer, class Use>
auto with_search(const Request& request, const std::optional<typename Space::Cost>& weight, Use&& use) {
  using Cost = typename Space::Cost;
  using search::AStar, search::BestFirst, search::Greedy, search::UniformCost;
  switch (request.mode) {
    case Mode::uniform_cost:
      return use(std::type_identity<BestFirst<Space, UniformCost<Cost>, Observer>>());
    case Mode::greedy:
      return use(std::type_identity<BestFirst<Space, Greedy<Cost>, Observer>>());
    case Mode::a_star:
      return use(std::type_identity<BestFirst<Space, AStar<Cost>, Observer>>(), AStar<Cost>{weight});
    case Mode::ida_star:
      return use(std::type_identity<search::IdaStar<Space, Observer>>(), weight);
    case Mode::beam:
      return use(std::type_identity<search::Beam<Space, Observer>>(), request.width());
    case Mode::hill_climbing:
      return use(std::type_identity<search::Beam<Space, Observer>>(), std::size_t{1});
    case Mode::stack:
      return use(std::type_identity<search::StackSearch<Space, Observer>>());
    default:
      return with_blind_search<Space, Observer>(request, use);
  }
}

/// Runs a search to its end and reports.
template <class Search, class Space, class Writer, class Observer, class... Extra>
foreign_t run(Space& space, Writer& writer, Observer& observer, const Request& request, const Start& start,
              term_t out, const Extra&... extra) {
  search::Monitor monitor(request.limits, swipl::poll_signals, Writer::poll_interval);
  const ProgressLine progress(monitor, request.shows_progress);
  monitor.count_beside([&writer] { return writer.bytes(); });
  Search search(space, monitor, observer, extra...);
  look_within_expansions(writer, monitor, search);
  try {
    add_starts(search, start, writer);
    while (search.step()) {
    }
  } catch (const search::LimitReached& reached) {
    search.outcome().stop_at(reached.limit);
  }
  return unify_report(search, monitor, writer, request.wants_states, out);
}

template <class Space, class Writer, class Observer>
foreign_t run_blind(Space& space, Writer& writer, Observer& observer, const Request& request,
                    const Start& start, term_t out) {
  return with_blind_search<Space, Observer>(request, [&](auto type) {
    return run<typename decltype(type)::type>(space, writer, observer, request, start, out);
  });
}

template <class Space, class Writer, class Observer>
foreign_t run_any(Space& space, Writer& writer, Observer& observer, const Request& request,
                  const std::optional<typename Space::Cost>& weight, const Start& start, term_t out) {
  return with_search<Space, Observer>(request, weight, [&](auto type, const auto&... extra) {
    return run<typename decltype(type)::type>(space, writer, observer, request, start, out, extra...);
  });
}

}  // namespace rumbo::predicates
