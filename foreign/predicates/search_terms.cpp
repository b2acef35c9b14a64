#include "predicates/search_spaces.hpp"
#include "terms/term_space.hpp"

namespace rumbo::predicates {

namespace {

template <class Cost>
foreign_t search_with(terms::Problem& problem, const Request& request, const Start& start, term_t out) {
  terms::TermSpace<Cost> space(problem);
  TermWriter writer(problem);
  search::Silent silent;
  return dispatch(space, request, start, writer, silent, out);
}

}  // namespace

foreign_t search_terms(term_t space, const Request& request, const Start& start, term_t out) {
  terms::Number::Pool pool;
  const terms::Number::Pool::Scope scope(pool);
  terms::Problem problem(space);
  if (problem.has_costs()) return search_with<terms::Number>(problem, request, start, out);
  return search_with<search::UnitCost>(problem, request, start, out);
}

}  // namespace rumbo::predicates
