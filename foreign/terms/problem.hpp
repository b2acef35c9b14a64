#pragma once
/// A student's problem: the callbacks that define it, and the states and moves they speak of as bytes.
#include <SWI-Prolog.h>

#include <array>
#include <functional>
#include <optional>

#include "search/byte_store.hpp"
#include "terms/callback.hpp"
#include "terms/codec.hpp"
#include "terms/number.hpp"

namespace rumbo::terms {

/// A move, by its number among the different moves met.
enum class ActionId : std::uint32_t {};

class Problem {
 public:
  /// From espacio(Sucesor, Meta, Coste, Heuristica, Normaliza): each llamada(Module, Name, Arguments) as
  /// Callback reads it, Meta also patron(Term); `no` in the place of what the problem does not have.
  explicit Problem(term_t description);

  bool has_costs() const { return static_cast<bool>(cost_) || successor_.has(Role::cost); }
  /// Whether the cost of a move is known where it is taken backwards.
  bool knows_costs_backwards() const {
    return static_cast<bool>(cost_) || predecessor_.has(Role::cost) || !successor_.has(Role::cost);
  }
  bool has_heuristic() const { return static_cast<bool>(heuristic_); }
  /// `look` is called now and then while a state is expanded that has very many successors, or a large term
  /// is read; it may throw.
  void look_between_successors(const std::function<void()>& look) {
    look_ = look;
    codec_.look_within_terms(look);
  }

  /// The state of a term, good until the next call. Raises an ISO error where the term cannot be one.
  search::ByteState state_of(term_t term);
  /// Unifies `term`, which is unbound, with the state as it was first met.
  void put_state(const search::ByteState& state, term_t term) { codec_.decode(state.shown, term); }
  void put_action(ActionId action, term_t term);

  /// Raises the error of a predecessor predicate that leads where the successor predicate does not.
  [[noreturn]] void raise_one_way(const search::ByteState& before, const search::ByteState& after);

  bool is_goal(const search::ByteState& state);
  /// Calls `visit` with each state that the goal, asked with an unbound state, answers, until it says no.
  /// False where it answers none, or one that is not ground: then it can but test given states.
  bool for_each_goal(const std::function<bool(const search::ByteState&)>& visit);
  /// Standard order of terms.
  bool less(const search::ByteState& a, const search::ByteState& b);
  /// h, at least 0; nothing at a dead end.
  std::optional<Number> heuristic(const search::ByteState& state);

  /// Bytes held beside the states themselves.
  std::size_t bytes() const {
    std::size_t bytes = codec_.symbols().bytes() + actions_.bytes();
    for (const Buffer* buffer : {&given_shown_, &given_key_, &next_shown_, &next_key_, &action_})
      bytes += buffer->capacity();
    return bytes;
  }

 private:
  friend class Expansion;

  /// A move from one state to another, as terms, for errors that name it.
  struct Step {
    term_t state;
    term_t action;
    term_t next;
  };

  ActionId intern_action(const Step& step);
  search::ByteState encode_state(term_t term, Buffer& shown, Buffer& key);
  /// The state that a move has led to, or that it came from.
  search::ByteState encode_end(const Step& step, term_t end);
  Number cost_of(const Step& step, term_t given);
  [[noreturn]] static void raise_unfit(Unfit unfit, term_t culprit, term_t context);

  Callback successor_, goal_, cost_, heuristic_, normal_form_, predecessor_;
  swipl::Record pattern_;
  Buffer ground_pattern_;  // its bytes, where it is ground
  Codec codec_;
  search::ByteStore actions_;
  /// The moves that are atoms, found without going through the codec.
  std::array<std::pair<atom_t, ActionId>, 64> atom_actions_{};
  std::optional<ActionId> name_action_;  // where the successor predicate says no move: its own name
  std::function<void()> look_;
  Buffer given_shown_, given_key_, next_shown_, next_key_, action_;
};

/// The successors of one state, or its predecessors, taken from the student's predicate one by one.
class Expansion {
 public:
  enum Direction { forward, backward };
  Expansion(Problem& problem, const search::ByteState& state, Direction direction = forward);

  /// Goes to the next successor; false when there is none.
  bool next();
  ActionId action() const { return action_; }
  /// Good until the next call of `next`.
  const search::ByteState& state() const { return state_; }
  /// 1 where the problem has no costs.
  const Number& cost() const { return cost_; }

 private:
  static constexpr std::uint32_t successors_a_look = 1024;

  term_t start(const search::ByteState& state);

  Problem& problem_;
  const Callback& moves_;
  Direction direction_;
  swipl::Frame frame_;
  Problem::Step step_{};
  term_t arguments_;
  swipl::Query query_;
  ActionId action_{};
  search::ByteState state_;
  Number cost_{1};
  std::uint32_t successors_ = 0;
};

}  // namespace rumbo::terms
