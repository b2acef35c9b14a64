/// The searches that answer on backtracking. Their state lives in C++ between answers, and no query stays
/// open.
#include <SWI-Prolog.h>

#include <memory>

#include "predicates/predicates.hpp"
#include "predicates/problem_holders.hpp"
#include "predicates/search_spaces.hpp"
#include "search/limited_backtracking.hpp"

namespace rumbo::predicates {

namespace {

/// A search that gives one plan after the other.
class PlanSource {
 public:
  virtual ~PlanSource() = default;
  /// Puts the next plan, a list of moves, into `plan`; false when there is none.
  virtual bool next(term_t plan) = 0;
  /// Whether another may follow.
  virtual bool more() const = 0;
};

/// busca_limite/5 over any space. `Base` holds what the space refers to, and so is made before it.
template <class Base>
class Backtracking : public PlanSource, private Base {
  using Space = typename Base::Space;

 public:
  Backtracking(term_t space, term_t root, std::uint64_t depth)
      : Base(space),
        monitor_({}, swipl::poll_signals, Base::Writer::poll_interval),
        search_(Base::space, monitor_, depth) {
    search_.add_root(Base::writer.state_of(root));
  }
  bool next(term_t plan) override {
    if (!search_.next()) return false;
    put_list(search_.outcome().plan.actions, plan,
             [&](auto action, term_t term) { Base::writer.put_action(action, term); });
    return true;
  }
  bool more() const override { return search_.more(); }

 private:
  search::Monitor monitor_;
  search::LimitedBacktracking<Space> search_;
};

/// Answers with the plans of `source` one by one; the source is the context between them.
foreign_t answer(std::unique_ptr<PlanSource> source, term_t plan) {
  swipl::Frame frame;
  const term_t found = swipl::new_term();
  while (source->next(found)) {
    if (PL_unify(plan, found)) {
      frame.keep();
      if (!source->more()) return TRUE;
      PL_retry_address(source.release());
    }
    frame.rewind();
  }
  return FALSE;
}

foreign_t resume(control_t handle, term_t plan) {
  return swipl::boundary([&]() -> foreign_t {
    return answer(std::unique_ptr<PlanSource>(static_cast<PlanSource*>(PL_foreign_context_address(handle))),
                  plan);
  });
}

/// busca_limite(+Espacio, +S0, +Profundidad, -Plan)
foreign_t busca_limite(term_t arguments, int, control_t handle) {
  const term_t plan = arguments + 3;
  switch (PL_foreign_control(handle)) {
    case PL_FIRST_CALL:
      return swipl::boundary([&]() -> foreign_t {
        std::int64_t depth;
        swipl::check(PL_get_int64_ex(arguments + 2, &depth));
        const auto limit = static_cast<std::uint64_t>(depth);
        if (is_board_space(arguments)) {
          return answer(std::make_unique<Backtracking<BoardProblem>>(arguments, arguments + 1, limit), plan);
        }
        return answer(std::make_unique<Backtracking<TermsProblem>>(arguments, arguments + 1, limit), plan);
      });
    case PL_REDO:
      return resume(handle, plan);
    default:
      delete static_cast<PlanSource*>(PL_foreign_context_address(handle));
      return TRUE;
  }
}

}  // namespace

void install_plans() {
  PL_register_foreign("busca_limite", 4, reinterpret_cast<pl_function_t>(busca_limite),
                      PL_FA_VARARGS | PL_FA_NONDETERMINISTIC);
}

}  // namespace rumbo::predicates
