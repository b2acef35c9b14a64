/// The searches that answer on backtracking. Their state lives in C++ between answers, and no query stays
/// open.
#include <SWI-Prolog.h>

#include <memory>

#include "predicates/plan_sources.hpp"
#include "predicates/predicates.hpp"
#include "predicates/search_spaces.hpp"

namespace rumbo::predicates {

namespace {

/// busca_limite(+Espacio, +S0, +Profundidad, -Plan)
foreign_t busca_limite(term_t arguments, int, control_t handle) {
  return answer_on_backtracking(handle, arguments + 3, [&]() -> std::unique_ptr<AnswerSource> {
    std::int64_t depth;
    swipl::check(PL_get_int64_ex(arguments + 2, &depth));
    const auto limit = static_cast<std::uint64_t>(depth);
    if (is_board_space(arguments))
      return std::make_unique<Backtracking<BoardProblem>>(arguments, arguments + 1, limit);
    return std::make_unique<Backtracking<TermProblem>>(arguments, arguments + 1, limit);
  });
}

using BlindOrder = search::UniformCost<search::UnitCost>;  // the fewest moves
using InformedOrder = search::AStar<search::UnitCost>;
using CostedOrder = search::AStar<terms::Number>;  // h is 0 where the problem has no heuristic

/// planes(+Modo, +Espacio, +S0, +Limites, -Plan): for profund every plan that repeats no state, for the other
/// modes the best ones. A limit is raised as resource_error(limite(_)), its number left to the Prolog side.
foreign_t planes(term_t arguments, int, control_t handle) {
  return answer_on_backtracking(handle, arguments + 4, [&]() -> std::unique_ptr<AnswerSource> {
    const term_t nothing = swipl::atom_term("no");
    const Request request(arguments, arguments + 3, swipl::atom_term("false"), nothing);
    const term_t space = arguments + 1;
    const term_t root = arguments + 2;
    if (request.mode == Mode::depth_first) {
      if (is_board_space(space)) return std::make_unique<AllPlans<BoardProblem>>(space, root, request);
      return std::make_unique<AllPlans<TermProblem>>(space, root, request);
    }
    if (is_board_space(space))
      return std::make_unique<BestPlans<BoardProblem, InformedOrder>>(space, root, request);
    if (request.is_blind()) return std::make_unique<BestPlans<TermProblem, BlindOrder>>(space, root, request);
    return std::make_unique<BestPlans<CostedProblem, CostedOrder>>(space, root, request);
  });
}

}  // namespace

void install_plans() {
  PL_register_foreign("busca_limite", 4, reinterpret_cast<pl_function_t>(busca_limite),
                      PL_FA_VARARGS | PL_FA_NONDETERMINISTIC);
  PL_register_foreign("planes", 5, reinterpret_cast<pl_function_t>(planes),
                      PL_FA_VARARGS | PL_FA_NONDETERMINISTIC);
}

}  // namespace rumbo::predicates
