#pragma once
/// Searches that give one answer after the other on backtracking. Their state lives in C++ between answers,
/// and no query stays open.
#include <SWI-Prolog.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "predicates/report.hpp"
#include "search/limits.hpp"
#include "search/tree_open.hpp"
#include "search/tree_search.hpp"
#include "swipl/prolog.hpp"

namespace rumbo::predicates {

class AnswerSource {
 public:
  virtual ~AnswerSource() = default;
  /// Puts the next answer into `answer`; false when there is none.
  virtual bool next(term_t answer) = 0;
  /// Whether another may follow.
  virtual bool more() const = 0;
};

/// Unifies `answer` with the next answer that fits; the source is the context until the next one.
inline foreign_t answer_from(std::unique_ptr<AnswerSource> source, term_t answer) {
  swipl::Frame frame;
  for (;;) {
    const term_t found = swipl::new_term();  // given up by the rewind
    if (!source->next(found)) return FALSE;
    if (PL_unify(answer, found)) {
      frame.keep();
      if (!source->more()) return TRUE;
      PL_retry_address(source.release());
    }
    if (PL_exception(0) != 0) return FALSE;
    frame.rewind();
  }
}

/// The body of a nondeterministic predicate whose source `make` makes at the first call.
template <class Make>
foreign_t answer_on_backtracking(control_t handle, term_t answer, Make&& make) {
  const auto source = [&] { return static_cast<AnswerSource*>(PL_foreign_context_address(handle)); };
  switch (PL_foreign_control(handle)) {
    case PL_FIRST_CALL:
      return swipl::boundary([&]() -> foreign_t { return answer_from(make(), answer); });
    case PL_REDO:
      return swipl::boundary(
          [&]() -> foreign_t { return answer_from(std::unique_ptr<AnswerSource>(source()), answer); });
    default:
      delete source();
      return TRUE;
  }
}

/// The order of siblings and the rule for ties: the Prolog side lets no other atoms through.
inline search::Siblings siblings_of(term_t term) {
  char* text;
  swipl::check(PL_get_atom_chars(term, &text));
  return std::string_view(text) == "haskell" ? search::Siblings::last_to_first
                                             : search::Siblings::first_to_last;
}
inline search::Ties ties_of(term_t term) {
  char* text;
  swipl::check(PL_get_atom_chars(term, &text));
  return std::string_view(text) == "lifo" ? search::Ties::last_in : search::Ties::first_in;
}

/// limite(nodos | tiempo | memoria(Bytes))
inline term_t limit_term(search::Limit limit, search::Monitor& monitor) {
  return verdict_term(search::Verdict::limited, limit, monitor);
}

/// The answers of a tree search: solucion(S) for each goal, as `put_goal(id, term)` puts S; at the end
/// limite(_), if a limit ended the search.
template <class Space, class Open>
class TreeAnswers {
 public:
  TreeAnswers(Space& space, search::Limits limits, std::uint32_t poll_interval, search::Siblings siblings,
              Open open)
      : monitor_(limits, swipl::poll_signals, poll_interval),
        search_(space, monitor_, siblings, std::move(open)) {}

  template <class PutGoal>
  bool next(term_t answer, PutGoal&& put_goal) {
    if (limited_) return false;
    const search::Monitor::Running running(monitor_);
    if (const auto goal = next_goal()) {
      const term_t solution = swipl::new_term();
      put_goal(*goal, solution);
      swipl::check(PL_put_term(answer, swipl::compound("solucion", {solution})));
      return true;
    }
    const auto limit = stopped_within_ ? stopped_within_ : search_.stopped_by();
    if (!limit) return false;
    limited_ = true;
    swipl::check(PL_put_term(answer, limit_term(*limit, monitor_)));
    return true;
  }
  bool more() const { return search_.more() && !stopped_within_; }
  search::TreeSearch<Space, Open>& search() { return search_; }
  search::Monitor& monitor() { return monitor_; }

 private:
  std::optional<search::StateId> next_goal() {
    try {
      return search_.next_goal();
    } catch (const search::LimitReached& reached) {
      stopped_within_ = reached.limit;
      return std::nullopt;
    }
  }

  search::Monitor monitor_;
  search::TreeSearch<Space, Open> search_;
  std::optional<search::Limit> stopped_within_;  // in the middle of an expansion
  bool limited_ = false;
};

}  // namespace rumbo::predicates
