#include "predicates/ida_boards.hpp"

#include <algorithm>

#include "predicates/board_heuristics.hpp"
#include "tiles/ida_star.hpp"
#include "tiles/solvable.hpp"
#include "tiles/unavailable.hpp"

namespace rumbo::predicates {

namespace {

BoardTerm start_board(const BoardGoal& problem, const Start& start) {
  const term_t rest = swipl::copy(start.roots);
  const term_t board = swipl::new_term();
  swipl::check(PL_get_list(rest, board, rest));
  return get_board(board, problem.goal.shape);
}

/// A kernel's run in the words of the searches: what unify_report asks.
class KernelRun {
 public:
  using Space = tiles::BoardSpace<tiles::LargeBoard>;

  KernelRun(const BoardGoal& problem, const BoardTerm& start, const Request& request,
            search::Monitor& monitor)
      : problem_(problem), monitor_(monitor) {
    tiles::IdaLimits limits;
    limits.expansions = request.limits.expansions;
    if (request.limits.depth != search::Limits::no_depth) {
      limits.depth = static_cast<int>(std::min<std::uint32_t>(request.limits.depth, INT32_MAX));
    }
    // The kernel's first poll comes late: no time at all has gone by then.
    if (!std::ranges::equal(start.view(), problem.goal.view()) && !may_go_on({})) {
      outcome_.stop_at(*stopped_);
      return;
    }
    const tiles::IdaOutcome found =
        run(get_heuristic_name(problem.heuristic),
            {problem.goal.shape, start.view(), problem.goal.view(), problem.order}, limits);
    counters_.expanded = found.progress.expanded;
    counters_.generated = found.progress.generated;
    counters_.iterations = found.progress.iterations;
    conclude(found, start);
  }

  search::Outcome<Space>& outcome() { return outcome_; }
  const search::Counters& counters() const { return counters_; }
  std::size_t bytes() const { return 0; }  // the board and the path, on the stack

 private:
  tiles::IdaOutcome run(const HeuristicName& heuristic, const tiles::BoardProblem& board,
                        const tiles::IdaLimits& limits) {
    const auto poll = [this](const tiles::IdaProgress& progress) { return may_go_on(progress); };
    if (heuristic.name == "conflicto_lineal") return tiles::ida_linear_conflict(board, limits, poll);
    if (heuristic.name == "distancia_andada") return walking_distance(board, limits, poll);
    if (heuristic.name == "patrones") {
      return tiles::ida_patterns(board, pattern_database(heuristic, problem_.goal), limits, poll);
    }
    return tiles::ida_manhattan(board, limits, poll);
  }
  static tiles::IdaOutcome walking_distance(const tiles::BoardProblem& board, const tiles::IdaLimits& limits,
                                            const tiles::IdaPoll& poll) {
    try {
      return tiles::ida_walking_distance(board, limits, poll);
    } catch (const tiles::HeuristicUnavailable&) {
      throw swipl::domain_error("heuristica", swipl::atom_term("distancia_andada"),
                                swipl::compound("rumbo", {swipl::atom_term("tamano")}));
    }
  }
  /// The kernel polls every few thousand nodes; each of its polls is one of the monitor's.
  bool may_go_on(const tiles::IdaProgress& progress) {
    monitor_.note_bound(progress.bound);
    stopped_ = monitor_.look(progress.expanded, [] { return std::size_t{0}; });
    return !stopped_;
  }

  void conclude(const tiles::IdaOutcome& found, const BoardTerm& start) {
    switch (found.end) {
      case tiles::IdaEnd::solved:
        return keep_plan(found.plan, start);
      case tiles::IdaEnd::unsolvable:
        outcome_.verdict = search::Verdict::exhausted;
        return;
      case tiles::IdaEnd::expansions:
        return outcome_.stop_at(search::Limit::expansions);
      case tiles::IdaEnd::depth:
        return outcome_.stop_at(search::Limit::depth);
      case tiles::IdaEnd::interrupted:
        return outcome_.stop_at(stopped_.value_or(search::Limit::seconds));
    }
  }
  void keep_plan(const std::vector<tiles::Direction>& moves, const BoardTerm& start) {
    outcome_.verdict = search::Verdict::solved;
    auto& plan = outcome_.plan;
    plan.actions = moves;
    plan.cost = static_cast<search::UnitCost>(moves.size());
    plan.states.push_back(tiles::LargeBoard::pack(start.view()));
    for (const tiles::Direction move : moves) {
      tiles::LargeBoard next = plan.states.back();
      tiles::apply(start.shape, next, move);
      plan.states.push_back(next);
    }
  }

  const BoardGoal& problem_;
  search::Monitor& monitor_;
  std::optional<search::Limit> stopped_;
  search::Counters counters_;
  search::Outcome<Space> outcome_;
};

}  // namespace

bool has_ida_kernel(const BoardGoal& problem, const Start& start) {
  const std::string name = get_heuristic_name(problem.heuristic).name;
  if (name != "manhattan" && name != "conflicto_lineal" && name != "distancia_andada" && name != "patrones") {
    return false;
  }
  return tiles::solvable(problem.goal.shape, start_board(problem, start).view(), problem.goal.view());
}

foreign_t search_with_ida_kernel(const BoardGoal& problem, const Request& request, const Start& start,
                                 term_t out) {
  search::Monitor monitor(request.limits, swipl::poll_signals, tiles::poll_interval);
  const ProgressLine progress(monitor, request.shows_progress);
  const BoardTerm board = start_board(problem, start);
  BoardWriter<tiles::LargeBoard> writer(problem.goal.shape, problem.goal.rows);
  KernelRun run(problem, board, request, monitor);
  return unify_report(run, monitor, writer, request.wants_states, out);
}

}  // namespace rumbo::predicates
