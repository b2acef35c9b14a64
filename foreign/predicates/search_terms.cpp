#include "predicates/search_spaces.hpp"
#include "terms/prolog_observer.hpp"
#include "terms/term_space.hpp"

namespace rumbo::predicates {

namespace {

template <class Cost, class Observer>
foreign_t search_observed(terms::TermSpace<Cost>& space, TermWriter& writer, Observer& observer,
                          const Request& request, const Start& start, term_t out) {
  if constexpr (std::same_as<Cost, terms::Number>) {
    return run_any(space, writer, observer, request, request.weight(), start, out);
  } else {
    return run_blind(space, writer, observer, request, start, out);
  }
}

template <class Cost>
foreign_t search_with(terms::Problem& problem, const terms::Number::Pool& pool, const Request& request,
                      const Start& start, term_t out) {
  terms::TermSpace<Cost> space(problem);
  TermWriter writer(problem, &pool);
  if (request.is_observed()) {
    terms::PrologObserver<terms::TermSpace<Cost>> observer(problem, request.observer);
    return search_observed(space, writer, observer, request, start, out);
  }
  search::Silent silent;
  return search_observed(space, writer, silent, request, start, out);
}

}  // namespace

foreign_t search_terms(term_t space, const Request& request, const Start& start, term_t out) {
  terms::Number::Pool pool;
  const terms::Number::Pool::Scope scope(pool);
  terms::Problem problem(space);
  if (problem.has_costs() || !request.is_blind()) {
    return search_with<terms::Number>(problem, pool, request, start, out);
  }
  return search_with<search::UnitCost>(problem, pool, request, start, out);
}

}  // namespace rumbo::predicates
