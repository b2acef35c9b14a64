#pragma once
/// Searches that give one plan after the other.
#include <SWI-Prolog.h>

#include <optional>

#include "predicates/answers.hpp"
#include "predicates/problem_holders.hpp"
#include "predicates/report.hpp"
#include "predicates/request.hpp"
#include "search/limited_backtracking.hpp"
#include "search/plan_enumerator.hpp"
#include "search/plan_graphs.hpp"

namespace rumbo::predicates {

/// A problem, and what the searches over it have in common. `Problem` is one of problem_holders.hpp.
template <class Problem>
class ProblemPlans : public AnswerSource {
 protected:
  ProblemPlans(term_t space, const search::Limits& limits)
      : problem_(space), monitor_(limits, swipl::poll_signals, Problem::Writer::poll_interval) {
    monitor_.count_beside([this] { return problem_.bytes(); });
  }

  template <class Actions>
  void put_plan(const Actions& actions, term_t plan) {
    put_list(actions, plan, [&](auto action, term_t term) { problem_.writer.put_action(action, term); });
  }
  /// What `work()` returns; a limit that it reaches is raised.
  template <class Work>
  auto within_limits(Work&& work) {
    try {
      return work();
    } catch (const search::LimitReached& reached) {
      raise_limit(reached.limit);
    }
  }
  [[noreturn]] void raise_limit(search::Limit limit) {
    throw swipl::Error(swipl::compound("resource_error", {limit_with_number(limit, monitor_)}),
                       swipl::compound("rumbo", {swipl::atom_term("plan")}));
  }

  Problem problem_;
  search::Monitor monitor_;
};

/// busca_limite/5: plain backtracking.
template <class Problem>
class Backtracking : public ProblemPlans<Problem> {
 public:
  Backtracking(term_t space, term_t root, std::uint64_t depth)
      : ProblemPlans<Problem>(space, {}), search_(this->problem_.space, this->monitor_, depth) {
    search_.add_root(this->problem_.writer.state_of(root));
    look_within_expansions(this->problem_.writer, this->monitor_, search_);
  }
  bool next(term_t plan) override {
    const search::Monitor::Running running(this->monitor_);
    [[maybe_unused]] const auto scope = this->problem_.enter();
    if (!this->within_limits([&] { return search_.next(); })) return false;
    this->put_plan(search_.outcome().plan.actions, plan);
    return true;
  }
  bool more() const override { return search_.more(); }

 private:
  search::LimitedBacktracking<typename Problem::Space> search_;
};

/// Every plan of least cost. `Order` is one of best_first.hpp.
template <class Problem, class Order>
class BestPlans : public ProblemPlans<Problem> {
  using Space = typename Problem::Space;

 public:
  BestPlans(term_t space, term_t root, const Request& request)
      : ProblemPlans<Problem>(space, request.limits), graph_(this->problem_.space, this->monitor_) {
    [[maybe_unused]] const auto scope = this->problem_.enter();
    graph_.add_root(this->problem_.writer.state_of(root));
    look_within_expansions(this->problem_.writer, this->monitor_, graph_);
  }
  bool next(term_t plan) override {
    [[maybe_unused]] const auto scope = this->problem_.enter();
    const search::Monitor::Running running(this->monitor_);
    if (!plans_ && !build()) return false;
    const bool found = this->within_limits([&] { return plans_->next(); });
    if (!found && !any_ && graph_.cut_off()) this->raise_limit(search::Limit::depth);
    if (!found) return false;
    any_ = true;
    this->put_plan(plans_->word(), plan);
    return true;
  }
  bool more() const override { return plans_->more(); }

 private:
  bool build() {
    const auto outcome = this->within_limits([&] { return graph_.build(); });
    if (outcome.verdict == search::Verdict::limited) this->raise_limit(outcome.limit);
    if (outcome.verdict != search::Verdict::solved) return false;
    plans_.emplace(graph_, search::StateId{0}, this->monitor_.limits().depth);
    return true;
  }

  using Graph = search::OptimalGraph<Space, Order>;
  Graph graph_;
  std::optional<search::PlanEnumerator<Graph>> plans_;
  bool any_ = false;
};

/// Every plan that repeats no state.
template <class Problem>
class AllPlans : public ProblemPlans<Problem> {
  using Space = typename Problem::Space;

 public:
  AllPlans(term_t space, term_t root, const Request& request)
      : ProblemPlans<Problem>(space, request.limits), graph_(this->problem_.space, this->monitor_) {
    graph_.add_root(this->problem_.writer.state_of(root));
    look_within_expansions(this->problem_.writer, this->monitor_, graph_);
  }
  bool next(term_t plan) override {
    const search::Monitor::Running running(this->monitor_);
    [[maybe_unused]] const auto scope = this->problem_.enter();
    if (!plans_) plans_.emplace(graph_, search::StateId{0}, this->monitor_.limits().depth);
    const bool found = this->within_limits([&] { return plans_->next(); });
    if (graph_.limit()) this->raise_limit(*graph_.limit());
    if (!found && !any_ && plans_->cut_off()) this->raise_limit(search::Limit::depth);
    if (!found) return false;
    any_ = true;
    this->put_plan(plans_->word(), plan);
    return true;
  }
  bool more() const override { return plans_->more(); }

 private:
  using Graph = search::WholeGraph<Space>;
  Graph graph_;
  std::optional<search::PlanEnumerator<Graph>> plans_;
  bool any_ = false;
};

}  // namespace rumbo::predicates
