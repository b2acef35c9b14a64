/// The course's four search procedures over a student's problem: no closed list, one solution after the
/// other.
#include <SWI-Prolog.h>

#include <memory>
#include <string_view>

#include "predicates/answers.hpp"
#include "predicates/predicates.hpp"
#include "predicates/request.hpp"
#include "search/tree_open.hpp"
#include "terms/callback.hpp"
#include "terms/problem.hpp"
#include "terms/term_space.hpp"

namespace rumbo::predicates {

namespace {

using Space = terms::TermSpace<search::UnitCost>;

/// The student's comparison, called as compare/3 is, or else the standard order of terms.
class TermOrder {
 public:
  /// From `llamada(Module, Name, Arguments)` with `valor`, `antes` and `despues` for order and terms, or
  /// `no`.
  TermOrder(terms::Problem& problem, term_t description) : problem_(&problem) {
    if (PL_is_compound(description)) comparison_ = std::make_unique<terms::Callback>(description);
  }

  int compare(const search::ByteStore& store, search::StateId a, search::StateId b) const {
    if (a == b && !comparison_) return 0;
    swipl::Frame frame;
    if (!comparison_) {
      const term_t terms = swipl::new_terms(2);
      problem_->put_state(store.state(a), terms);
      problem_->put_state(store.state(b), terms + 1);
      return PL_compare(terms, terms + 1);
    }
    const term_t arguments = comparison_->arguments();
    const term_t first = comparison_->argument(arguments, terms::Role::state);
    const term_t second = comparison_->argument(arguments, terms::Role::next);
    problem_->put_state(store.state(a), first);
    problem_->put_state(store.state(b), second);
    const term_t compared = swipl::compound("-", {first, second});
    swipl::Query query = comparison_->call(arguments);
    if (!query.next()) throw swipl::existence_error("comparacion", compared, context());
    const int order = order_of(comparison_->argument(arguments, terms::Role::value));
    query.end();
    return order;
  }

 private:
  static term_t context() { return swipl::compound("rumbo", {swipl::atom_term("comparacion")}); }
  static int order_of(term_t order) {
    char* text;
    if (PL_is_variable(order)) throw swipl::instantiation_error(context());
    if (PL_get_atom_chars(order, &text)) {
      const std::string_view name(text);
      if (name == "<") return -1;
      if (name == "=") return 0;
      if (name == ">") return 1;
    }
    throw swipl::domain_error("orden", order, context());
  }

  terms::Problem* problem_;
  std::unique_ptr<terms::Callback> comparison_;
};

/// What a search refers to, made before it.
struct Course {
  terms::Problem problem;
  Space space;
  explicit Course(term_t description) : problem(description), space(problem) {}
};

template <class Open>
class CourseAnswers : public AnswerSource {
 public:
  CourseAnswers(std::unique_ptr<Course> course, search::Siblings siblings, const search::Limits& limits,
                Open open, term_t root)
      : course_(std::move(course)), answers_(course_->space, limits, 1, siblings, std::move(open)) {
    answers_.search().add_root(course_->problem.state_of(root));
    look_within_expansions(course_->problem, answers_.monitor(), answers_.search());
  }
  bool next(term_t answer) override {
    return answers_.next(answer, [&](search::StateId goal, term_t solution) {
      course_->problem.put_state(answers_.search().store().state(goal), solution);
    });
  }
  bool more() const override { return !one_answer && answers_.more(); }

 private:
  /// Hill climbing gives up all but one.
  static constexpr bool one_answer = std::same_as<Open, search::ChildrenOpen<TermOrder>>;
  std::unique_ptr<Course> course_;
  TreeAnswers<Space, Open> answers_;
};

/// busca_curso(+Procedimiento, +Espacio, +Comparacion, +Orden, +Empates, +S0, +Limites, -Salida)
foreign_t busca_curso(term_t arguments, int, control_t handle) {
  return answer_on_backtracking(handle, arguments + 7, [&]() -> std::unique_ptr<AnswerSource> {
    auto course = std::make_unique<Course>(arguments + 1);
    TermOrder order(course->problem, arguments + 2);
    const search::Siblings siblings = siblings_of(arguments + 3);
    const search::Ties ties = ties_of(arguments + 4);
    const search::Limits limits = limits_of(arguments + 6);
    const auto with = [&]<class Open>(Open open) -> std::unique_ptr<AnswerSource> {
      return std::make_unique<CourseAnswers<Open>>(std::move(course), siblings, limits, std::move(open),
                                                   arguments + 5);
    };
    char* procedure;
    swipl::check(PL_get_atom_chars(arguments, &procedure));
    const std::string_view name(procedure);
    if (name == "anchura") return with(search::QueueOpen());
    if (name == "profundidad") return with(search::StackOpen());
    if (name == "pm") return with(search::RankedOpen<TermOrder>(std::move(order), ties));
    return with(search::ChildrenOpen<TermOrder>(std::move(order), ties));
  });
}

}  // namespace

void install_busqueda() {
  PL_register_foreign("busca_curso", 8, reinterpret_cast<pl_function_t>(busca_curso),
                      PL_FA_VARARGS | PL_FA_NONDETERMINISTIC);
}

}  // namespace rumbo::predicates
