#pragma once
/// From the name of a mode to its algorithm, for any state space.
#include <SWI-Prolog.h>

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

/// A space with what every search in it needs.
template <class Space, class Writer, class Observer>
class Runner {
 public:
  Runner(Space& space, Writer& writer, Observer& observer, const Request& request, const Start& start,
         term_t out)
      : space_(space), writer_(writer), observer_(observer), request_(request), start_(start), out_(out) {}

  /// The strategies that ask for no heuristic.
  foreign_t run_blind() {
    switch (request_.mode) {
      case Mode::breadth_first:
        return run<search::BreadthFirst<Space, Observer>>();
      case Mode::depth_first:
        return run<search::DepthFirst<Space, Observer>>();
      case Mode::iterative:
        return run<search::IterativeDeepening<Space, Observer>>();
      case Mode::bidirectional:
        return run<search::Bidirectional<Space, Observer>>();
      default:
        return FALSE;
    }
  }

  /// The strategies with costs and heuristics. `weight` is nothing for 1.
  foreign_t run_informed(const std::optional<typename Space::Cost>& weight) {
    using Cost = typename Space::Cost;
    using search::AStar, search::BestFirst, search::Greedy, search::UniformCost;
    switch (request_.mode) {
      case Mode::uniform_cost:
        return run<BestFirst<Space, UniformCost<Cost>, Observer>>();
      case Mode::greedy:
        return run<BestFirst<Space, Greedy<Cost>, Observer>>();
      case Mode::a_star:
        return run<BestFirst<Space, AStar<Cost>, Observer>>(AStar<Cost>{weight});
      case Mode::ida_star:
        return run<search::IdaStar<Space, Observer>>(weight);
      case Mode::beam:
        return run<search::Beam<Space, Observer>>(request_.width());
      case Mode::hill_climbing:
        return run<search::Beam<Space, Observer>>(std::size_t{1});
      case Mode::stack:
        if constexpr (search::OrderedSpace<Space>) return run<search::StackSearch<Space, Observer>>();
        return FALSE;
      default:
        return run_blind();
    }
  }

 private:
  template <class Search, class... Extra>
  foreign_t run(const Extra&... extra) {
    search::Monitor monitor(request_.limits, swipl::poll_signals, Writer::poll_interval);
    Search search(space_, monitor, observer_, extra...);
    add_starts(search, start_, writer_);
    while (search.step()) {
    }
    return unify_report(search, monitor, writer_, request_.wants_states, out_);
  }

  Space& space_;
  Writer& writer_;
  Observer& observer_;
  const Request& request_;
  const Start& start_;
  term_t out_;
};

}  // namespace rumbo::predicates
