/// The n queens: the count, and the solutions of breadth-first search one by one.
#include <SWI-Prolog.h>

#include <algorithm>
#include <memory>

#include "predicates/answers.hpp"
#include "predicates/predicates.hpp"
#include "predicates/request.hpp"
#include "queens/count.hpp"
#include "queens/space.hpp"
#include "search/tree_open.hpp"

namespace rumbo::predicates {

namespace {

using search::Limit;
using search::Limits;
using search::Monitor;

/// A board's size, at least 1; a larger one than a row number holds is a representation_error.
std::uint32_t board_size(term_t term) {
  std::int64_t n;
  if (!PL_get_int64(term, &n) || n > std::int64_t{1} << 30) {
    PL_representation_error("tablero_de_reinas");
    throw swipl::PendingException{};
  }
  return static_cast<std::uint32_t>(n);
}

/// cuenta_reinas(+N, +Limites, -Salida): Salida is solucion(K) or limite(_).
foreign_t cuenta_reinas(term_t n, term_t limits, term_t out) {
  return swipl::boundary([&]() -> foreign_t {
    Monitor monitor(limits_of(limits), swipl::poll_signals, 1);
    const queens::Count counted = queens::count(board_size(n), monitor);
    if (counted.stopped_by) return PL_unify(out, limit_term(*counted.stopped_by, monitor));
    const term_t solutions = swipl::integer_term(static_cast<std::int64_t>(counted.solutions));
    return PL_unify(out, swipl::compound("solucion", {solutions}));
  });
}

/// [1-R1, 2-R2, ...]
void put_queens(const std::vector<queens::Space::Row>& rows, term_t list) {
  static const functor_t pair = PL_new_functor(swipl::atom("-"), 2);
  const term_t column = swipl::new_terms(3);
  const term_t row = column + 1;
  const term_t queen = column + 2;
  PL_put_nil(list);
  for (std::size_t i = rows.size(); i-- > 0;) {
    swipl::check(PL_put_int64(column, static_cast<std::int64_t>(i + 1)));
    swipl::check(PL_put_int64(row, rows[i]));
    swipl::check(PL_cons_functor(queen, pair, column, row));
    swipl::check(PL_cons_list(list, queen, list));
  }
}

class QueensAnswers : public AnswerSource {
 public:
  QueensAnswers(std::uint32_t n, search::Siblings siblings, const Limits& limits)
      : space_(n), answers_(space_, limits, polls(n), siblings, search::QueueOpen()) {
    answers_.search().add_root(queens::Space::empty_board());
    refused_ = first_level(n) > small && first_level(n) > answers_.monitor().memory_limit();
  }
  bool next(term_t answer) override {
    if (refused_) {
      refused_ = false;
      over_ = true;
      swipl::check(PL_put_term(answer, limit_term(Limit::memory, answers_.monitor())));
      return true;
    }
    return !over_ && answers_.next(answer, [&](search::StateId goal, term_t solution) {
      put_queens(space_.rows(answers_.search().store().state(goal)), solution);
    });
  }
  bool more() const override { return !over_ && answers_.more(); }

 private:
  /// A placement may have n successors: memory is looked at every so many new nodes, not every so many
  /// expansions.
  static std::uint32_t polls(std::uint32_t n) { return std::max(1U, 16384U / n); }
  /// Bytes that the board and the first expansion alone take.
  static std::size_t first_level(std::uint32_t n) { return std::size_t{n} * 20; }
  static constexpr std::size_t small = std::size_t{32} << 20;

  queens::Space space_;
  TreeAnswers<queens::Space, search::QueueOpen> answers_;
  bool refused_ = false;
  bool over_ = false;
};

/// reinas(+N, +Orden, +Limites, -Salida): Salida is solucion(S), one after the other, and limite(_) at the
/// end where a limit ended the search.
foreign_t reinas(term_t arguments, int, control_t handle) {
  return answer_on_backtracking(handle, arguments + 3, [&]() -> std::unique_ptr<AnswerSource> {
    return std::make_unique<QueensAnswers>(board_size(arguments), siblings_of(arguments + 1),
                                           limits_of(arguments + 2));
  });
}

}  // namespace

void install_reinas() {
  PL_register_foreign("cuenta_reinas", 3, reinterpret_cast<pl_function_t>(cuenta_reinas), 0);
  PL_register_foreign("reinas", 4, reinterpret_cast<pl_function_t>(reinas),
                      PL_FA_VARARGS | PL_FA_NONDETERMINISTIC);
}

}  // namespace rumbo::predicates
