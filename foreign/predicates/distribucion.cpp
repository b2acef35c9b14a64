/// distribucion(+Espacio, +S0, +Limites, -Salida): how many states lie at each depth.
#include <SWI-Prolog.h>

#include <vector>

#include "predicates/predicates.hpp"
#include "predicates/problem_holders.hpp"
#include "predicates/report.hpp"
#include "predicates/search_spaces.hpp"
#include "search/breadth_first.hpp"
#include "tiles/eight_store.hpp"

namespace rumbo::predicates {

namespace {

/// A space whose search does not end at a goal.
template <class Space>
class Goalless {
 public:
  using State = typename Space::State;
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;
  using Store = typename Space::Store;

  explicit Goalless(Space& space) : space_(space) {}
  bool is_goal(const State&) const { return false; }
  template <class Visit>
  void for_each_successor(const State& state, Visit&& visit) {
    space_.for_each_successor(state, visit);
  }

 private:
  Space& space_;
};

/// Unifies `out` with salida(Verdict, Counts).
template <class Space, class Writer>
foreign_t count_depths(Space& space, Writer& writer, term_t root, const search::Limits& limits, term_t out) {
  Goalless<Space> goalless(space);
  search::Monitor monitor(limits, swipl::poll_signals, Writer::poll_interval);
  search::Silent silent;
  search::BreadthFirst<Goalless<Space>> search(goalless, monitor, silent);
  monitor.count_beside([&writer] { return writer.bytes(); });
  std::vector<std::int64_t> counts;
  look_within_expansions(writer, monitor, search);
  try {
    search.add_root(writer.state_of(root));
    while (search.step()) {
      if (search.depth() == counts.size()) counts.push_back(0);
      ++counts.back();
    }
  } catch (const search::LimitReached& reached) {
    search.outcome().stop_at(reached.limit);
  }
  const term_t list = swipl::new_term();
  put_list(counts, list, [](std::int64_t n, term_t term) { swipl::check(PL_put_int64(term, n)); });
  const auto& outcome = search.outcome();
  return PL_unify(out,
                  swipl::compound("salida", {verdict_term(outcome.verdict, outcome.limit, monitor), list}));
}

foreign_t distribucion(term_t space, term_t root, term_t limits, term_t out) {
  return swipl::boundary([&]() -> foreign_t {
    const search::Limits read = limits_of(limits);
    if (!is_board_space(space)) {
      TermProblem problem(space);
      const auto scope = problem.enter();
      return count_depths(problem.space, problem.writer, root, read, out);
    }
    const BoardGoal problem(space);
    if (problem.goal.shape == tiles::Shape{3, 3}) {
      tiles::BoardSpace<tiles::NibbleBoard, tiles::NoHeuristic, tiles::EightStore> eight(
          problem.goal.shape, problem.goal.view(), problem.order);
      BoardWriter<tiles::NibbleBoard> writer(problem.goal.shape, problem.goal.rows);
      return count_depths(eight, writer, root, read, out);
    }
    BoardProblem boards(space);
    return count_depths(boards.space, boards.writer, root, read, out);
  });
}

}  // namespace

void install_distribution() {
  PL_register_foreign("distribucion", 4, reinterpret_cast<pl_function_t>(distribucion), 0);
}

}  // namespace rumbo::predicates
