#pragma once
/// IDA* on boards by the kernels compiled for it, in place of the algorithm for any space.
#include <SWI-Prolog.h>

#include "predicates/dispatch.hpp"
#include "predicates/problem_holders.hpp"

namespace rumbo::predicates {

/// Whether there is a kernel for the heuristic, and the board can reach the goal: the kernels keep no table
/// that would end a search for a plan that does not exist.
bool has_ida_kernel(const BoardGoal& problem, const Start& start);
foreign_t search_with_ida_kernel(const BoardGoal& problem, const Request& request, const Start& start,
                                 term_t out);

}  // namespace rumbo::predicates
