#pragma once
/// How each state space's states, moves and costs become terms, and terms its states.
#include <SWI-Prolog.h>

#include <functional>
#include <utility>

#include "predicates/board_terms.hpp"
#include "search/limits.hpp"
#include "swipl/prolog.hpp"
#include "terms/term_space.hpp"
#include "tiles/board_space.hpp"

namespace rumbo::predicates {

/// For TermSpace: the problem knows.
class TermWriter {
 public:
  static constexpr std::uint32_t poll_interval = 1;

  /// `pool` keeps the large numbers of the search, where it may meet any.
  explicit TermWriter(terms::Problem& problem, const terms::Number::Pool* pool = nullptr)
      : problem_(problem), pool_(pool) {}
  /// What the problem holds beside the states.
  std::size_t bytes() const { return problem_.bytes() + (pool_ != nullptr ? pool_->bytes() : 0); }
  /// See Problem::look_between_successors; what only boards have no need of.
  void look_between_successors(std::function<void()> look) {
    problem_.look_between_successors(std::move(look));
  }
  search::ByteState state_of(term_t term) { return problem_.state_of(term); }
  void put_state(const search::ByteState& state, term_t term) { problem_.put_state(state, term); }
  void put_action(terms::ActionId action, term_t term) { problem_.put_action(action, term); }

 private:
  terms::Problem& problem_;
  const terms::Number::Pool* pool_;
};

/// For BoardSpace: boards come out in the shape in which the start was given.
template <class Board>
class BoardWriter {
 public:
  static constexpr std::uint32_t poll_interval = 4096;

  BoardWriter(tiles::Shape shape, bool rows) : shape_(shape), rows_(rows) {}
  std::size_t bytes() const { return 0; }
  Board state_of(term_t term) const { return Board::pack(get_board(term, shape_).view()); }
  void put_state(const Board& state, term_t term) const {
    std::array<std::uint8_t, tiles::max_cells> cells;
    state.unpack({cells.data(), static_cast<std::size_t>(shape_.cells())});
    put_board({cells.data(), static_cast<std::size_t>(shape_.cells())}, shape_, rows_, term);
  }
  void put_action(tiles::Direction action, term_t term) const { swipl::check(unify_direction(term, action)); }

 private:
  tiles::Shape shape_;
  bool rows_;
};

inline bool unify_cost(term_t term, const terms::Number& cost) {
  return cost.unify(term);
}
inline bool unify_cost(term_t term, search::UnitCost cost) {
  return PL_unify_integer(term, cost);
}

/// Has the search's limits looked at within an expansion, too: LimitReached goes through the search.
template <class Writer, class Search>
void look_within_expansions(Writer& writer, search::Monitor& monitor, Search& search) {
  if constexpr (requires { writer.look_between_successors(nullptr); }) {
    writer.look_between_successors([&monitor, &search] {
      monitor.during_expansion(search.counters().expanded, [&search] { return search.bytes(); });
    });
  }
}

/// A list of what `put(item, term)` makes of the items, the last one first made: no recursion, however long.
template <class Items, class Put>
void put_list(const Items& items, term_t list, Put&& put) {
  PL_put_nil(list);
  for (auto item = items.rbegin(); item != items.rend(); ++item) {
    swipl::Frame frame;
    const term_t element = swipl::new_term();
    const term_t longer = swipl::new_term();
    put(*item, element);
    swipl::check(PL_cons_list(longer, element, list));
    swipl::check(PL_put_term(list, longer));
    frame.keep();
  }
}

}  // namespace rumbo::predicates
