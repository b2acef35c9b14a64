#include "predicates/report.hpp"

#include <cmath>

namespace rumbo::predicates {

using search::Limit;
using search::Verdict;

term_t verdict_term(Verdict verdict, Limit limit, search::Monitor& monitor) {
  switch (verdict) {
    case Verdict::solved:
      return swipl::atom_term("solucion");
    case Verdict::exhausted:
      return swipl::atom_term("agotado");
    case Verdict::limited:
      break;
    default:
      return swipl::atom_term("incompleto");
  }
  switch (limit) {
    case Limit::depth:
      return swipl::compound("limite", {swipl::atom_term("profundidad")});
    case Limit::expansions:
      return swipl::compound("limite", {swipl::atom_term("nodos")});
    case Limit::seconds:
      return swipl::compound("limite", {swipl::atom_term("tiempo")});
    case Limit::memory:
      break;
  }
  const term_t bytes = swipl::integer_term(static_cast<std::int64_t>(monitor.memory_limit()));
  return swipl::compound("limite", {swipl::compound("memoria", {bytes})});
}

term_t limit_with_number(Limit limit, search::Monitor& monitor) {
  const search::Limits& limits = monitor.limits();
  const auto named = [](const char* name, term_t number) {
    return swipl::compound("limite", {swipl::compound(name, {number})});
  };
  const auto integer = [](std::uint64_t n) { return swipl::integer_term(static_cast<std::int64_t>(n)); };
  switch (limit) {
    case Limit::depth:
      return named("profundidad", integer(limits.depth));
    case Limit::expansions:
      return named("nodos", integer(limits.expansions));
    case Limit::memory:
      return named("memoria", integer(monitor.memory_limit()));
    case Limit::seconds:
      break;
  }
  const double seconds = limits.seconds.value_or(0);
  if (seconds == std::floor(seconds))
    return named("tiempo", swipl::integer_term(static_cast<std::int64_t>(seconds)));
  const term_t number = swipl::new_term();
  swipl::check(PL_put_float(number, seconds));
  return named("tiempo", number);
}

term_t counters_term(const search::Counters& counters, double seconds, std::size_t bytes) {
  const auto integer = [](std::uint64_t n) { return swipl::integer_term(static_cast<std::int64_t>(n)); };
  const term_t time = swipl::new_term();
  swipl::check(PL_put_float(time, seconds));
  return swipl::compound(
      "contadores", {integer(counters.expanded), integer(counters.generated), integer(counters.duplicates),
                     integer(counters.reopened), integer(counters.states), integer(counters.max_open),
                     integer(counters.iterations), time, integer(bytes)});
}

}  // namespace rumbo::predicates
