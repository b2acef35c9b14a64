#pragma once
/// The spaces that a search may be asked for; each in a file of its own, for the compiler's sake.
#include <SWI-Prolog.h>

#include "predicates/dispatch.hpp"

namespace rumbo::predicates {

/// tablero(Width, Height, Goal, Order, Rows, Heuristic): native moves and a complete goal board; Heuristic is
/// the name of a native one, or `no`.
bool is_board_space(term_t space);
foreign_t search_boards(term_t space, const Request& request, const Start& start, term_t out);

/// espacio(...): a problem with callbacks.
foreign_t search_terms(term_t space, const Request& request, const Start& start, term_t out);

}  // namespace rumbo::predicates
