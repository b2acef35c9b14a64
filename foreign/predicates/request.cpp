#include "predicates/request.hpp"

#include <string_view>

#include "swipl/prolog.hpp"

namespace rumbo::predicates {

using swipl::check;

namespace {

Mode mode_of(term_t name) {
  static constexpr struct {
    std::string_view name;
    Mode mode;
  } modes[] = {
      {"anchura", Mode::breadth_first},
      {"profund", Mode::depth_first},
      {"iter", Mode::iterative},
      {"coste_uniforme", Mode::uniform_cost},
      {"voraz", Mode::greedy},
      {"a_estrella", Mode::a_star},
      {"ida_estrella", Mode::ida_star},
      {"haz", Mode::beam},
      {"escalada", Mode::hill_climbing},
      {"pila", Mode::stack},
      {"bidireccional", Mode::bidirectional},
  };
  char* text;
  check(PL_get_chars(name, &text, CVT_ATOM | CVT_EXCEPTION));
  for (const auto& known : modes) {
    if (known.name == text) return known.mode;
  }
  throw swipl::domain_error("modo", name);
}

}  // namespace

search::Limits limits_of(term_t term) {
  search::Limits limits;
  const term_t part = swipl::new_term();
  std::int64_t integer;
  double seconds;
  _PL_get_arg(1, term, part);
  if (PL_is_integer(part) && PL_get_int64(part, &integer) && integer < search::Limits::no_depth) {
    limits.depth = static_cast<std::uint32_t>(integer);
  }
  _PL_get_arg(2, term, part);
  if (PL_is_integer(part) && PL_get_int64(part, &integer))
    limits.expansions = static_cast<std::uint64_t>(integer);
  _PL_get_arg(3, term, part);
  if (PL_is_number(part) && PL_get_float(part, &seconds)) limits.seconds = seconds;
  _PL_get_arg(4, term, part);
  if (PL_is_integer(part) && PL_get_int64(part, &integer)) limits.memory = static_cast<std::size_t>(integer);
  return limits;
}

Request::Request(term_t mode_term, term_t limits_term, term_t states_term, term_t observer_term)
    : parameter(swipl::new_term()), observer(observer_term) {
  const term_t name = swipl::new_term();
  _PL_get_arg(1, mode_term, name);
  _PL_get_arg(2, mode_term, parameter);
  mode = mode_of(name);
  limits = limits_of(limits_term);
  int wanted = 0;
  check(PL_get_bool_ex(states_term, &wanted));
  wants_states = wanted != 0;
  _PL_get_arg(5, limits_term, name);
  check(PL_get_bool_ex(name, &wanted));
  shows_progress = wanted != 0;
  std::int64_t number;
  if (PL_get_arg(6, limits_term, name) && PL_get_int64(name, &number)) deadline = number;
}

bool Request::takes_for_limit(term_t exception) const {
  std::int64_t number;
  const term_t argument = PL_new_term_ref();
  return deadline && exception != 0 && argument != 0 &&
         PL_is_functor(exception, PL_new_functor(swipl::atom("rumbo_plazo"), 1)) &&
         PL_get_arg(1, exception, argument) && PL_get_int64(argument, &number) && number == *deadline;
}

bool Request::is_blind() const {
  return mode == Mode::breadth_first || mode == Mode::depth_first || mode == Mode::iterative ||
         mode == Mode::bidirectional;
}

std::optional<terms::Number> Request::weight() const {
  terms::Number weight;
  if (!terms::Number::get(parameter, weight)) throw swipl::type_error("number", parameter);
  const bool none = weight == terms::Number(std::int64_t{1});
  return none ? std::nullopt : std::optional(weight);
}

std::size_t Request::width() const {
  // A beam wider than that leaves nothing out either.
  std::int64_t width;
  return PL_get_int64(parameter, &width) ? static_cast<std::size_t>(width)
                                         : std::numeric_limits<std::size_t>::max();
}

}  // namespace rumbo::predicates
