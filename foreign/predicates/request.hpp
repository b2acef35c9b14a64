#pragma once
/// A search as the Prolog side asks for it, read once at the door.
#include <SWI-Prolog.h>

#include <cstdint>
#include <optional>

#include "search/limits.hpp"
#include "terms/number.hpp"

namespace rumbo::predicates {

enum class Mode {
  breadth_first,
  depth_first,
  iterative,
  uniform_cost,
  greedy,
  a_star,
  ida_star,
  beam,
  hill_climbing,
  stack,
  bidirectional,
};

/// From limites(Depth, Expansions, Seconds, Bytes, Progress), `inf` where there is none.
search::Limits limits_of(term_t term);

/// From modo(Name, Parameter); the Prolog side lets no other names through.
struct Request {
  Mode mode;
  term_t parameter;  // the weight of a_estrella and ida_estrella, the width of haz
  search::Limits limits;
  bool wants_states;
  /// The number of the exception rumbo_plazo(N) that ends the search where a callback goes on for too long.
  std::optional<std::int64_t> deadline;
  bool shows_progress;  // the fifth of the limits: there is a terminal, and who asks wants it

  term_t observer;  // llamada(...), or `no`

  Request(term_t mode_term, term_t limits_term, term_t states_term, term_t observer_term);

  /// The strategies that ask neither for h nor for g.
  /// Whether that exception is this search's deadline.
  bool takes_for_limit(term_t exception) const;
  bool is_blind() const;
  bool is_observed() const { return !PL_is_atom(observer); }
  std::size_t width() const;
  /// Nothing where it is 1.
  std::optional<terms::Number> weight() const;
};

}  // namespace rumbo::predicates
