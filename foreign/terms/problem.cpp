#include "terms/problem.hpp"

namespace rumbo::terms {

using search::ByteState;
using swipl::check;

namespace {

/// The callback in an argument of the description; empty where it is `no`.
Callback callback(term_t description, std::size_t argument) {
  const term_t part = swipl::new_term();
  if (!PL_get_arg(argument, description, part)) throw swipl::type_error("espacio", description);
  return PL_is_functor(part, PL_new_functor(swipl::atom("llamada"), 3)) ? Callback(part) : Callback();
}

search::Bytes view(const Buffer& buffer) {
  return {buffer.data(), buffer.size()};
}

/// rumbo(Detail): the context that the messages of the library explain.
term_t context(term_t detail) {
  return swipl::compound("rumbo", {detail});
}

}  // namespace

Problem::Problem(term_t description)
    : successor_(callback(description, 1)),
      goal_(callback(description, 2)),
      cost_(callback(description, 3)),
      heuristic_(callback(description, 4)),
      normal_form_(callback(description, 5)),
      predecessor_(callback(description, 6)) {
  const term_t part = swipl::new_term();
  _PL_get_arg(2, description, part);
  if (!PL_is_functor(part, PL_new_functor(swipl::atom("patron"), 1))) return;
  _PL_get_arg(1, part, part);
  pattern_ = swipl::Record(part);
  if (!PL_is_ground(part)) return;
  try {
    codec_.encode(part, ground_pattern_);
  } catch (const Unfit unfit) {
    raise_unfit(unfit, part, context(swipl::compound("objetivo", {part})));
  }
}

void Problem::raise_unfit(Unfit unfit, term_t culprit, term_t where) {
  if (unfit == Unfit::not_ground) throw swipl::instantiation_error(where);
  throw swipl::type_error("acyclic_term", culprit, where);
}

ByteState Problem::state_of(term_t term) {
  try {
    return encode_state(term, given_shown_, given_key_);
  } catch (const Unfit unfit) {
    raise_unfit(unfit, term, context(swipl::compound("estado", {term})));
  }
}

ByteState Problem::encode_state(term_t term, Buffer& shown, Buffer& key) {
  shown.clear();
  codec_.encode(term, shown);
  if (!normal_form_) return {view(shown), view(shown)};
  swipl::Frame frame;
  const term_t arguments = normal_form_.arguments();
  const term_t canonical = normal_form_.argument(arguments, Role::value);
  check(PL_put_term(normal_form_.argument(arguments, Role::state), term));
  swipl::Query query = normal_form_.call(arguments);
  if (!query.next()) {
    throw swipl::existence_error("forma_normal", term, context(swipl::compound("forma_normal", {term})));
  }
  key.clear();
  try {
    codec_.encode(canonical, key);
  } catch (const Unfit unfit) {
    raise_unfit(unfit, canonical, context(swipl::compound("forma_normal", {term, canonical})));
  }
  query.end();
  return {view(key), view(shown)};
}

ByteState Problem::encode_end(const Step& step, term_t end) {
  try {
    return encode_state(end, next_shown_, next_key_);
  } catch (const Unfit unfit) {
    raise_unfit(unfit, end, context(swipl::compound("sucesor", {step.state, step.action, step.next})));
  }
}

ActionId Problem::intern_action(const Step& step) {
  atom_t atom;
  std::pair<atom_t, ActionId>* cached = nullptr;
  if (PL_get_atom(step.action, &atom)) {
    cached = &atom_actions_[(atom >> 7) % atom_actions_.size()];
    if (cached->first == atom) return cached->second;
  }
  action_.clear();
  try {
    codec_.encode(step.action, action_);
  } catch (const Unfit unfit) {
    raise_unfit(unfit, step.action,
                context(swipl::compound("sucesor", {step.state, step.action, step.next})));
  }
  const auto id = static_cast<ActionId>(actions_.intern({view(action_), view(action_)}).first);
  if (cached != nullptr) *cached = {atom, id};
  return id;
}

void Problem::put_action(ActionId action, term_t term) {
  codec_.decode(actions_.state(static_cast<search::StateId>(action)).shown, term);
}

void Problem::raise_one_way(const ByteState& before, const ByteState& after) {
  const term_t terms = swipl::new_terms(2);
  put_state(before, terms);
  put_state(after, terms + 1);
  throw swipl::existence_error("sucesor", terms, context(swipl::compound("predecesor", {terms, terms + 1})));
}

bool Problem::is_goal(const ByteState& state) {
  if (!ground_pattern_.empty()) {
    const search::Bytes goal = view(ground_pattern_);
    return ByteState{goal, goal} == ByteState{state.shown, state.shown};
  }
  swipl::Frame frame;
  if (pattern_) {
    const term_t term = swipl::new_terms(2);
    pattern_.put(term);
    put_state(state, term + 1);
    return PL_unify(term, term + 1);
  }
  const term_t arguments = goal_.arguments();
  put_state(state, goal_.argument(arguments, Role::state));
  swipl::Query query = goal_.call(arguments);
  const bool is = query.next();
  query.end();
  return is;
}

bool Problem::for_each_goal(const std::function<bool(const ByteState&)>& visit) {
  swipl::Frame frame;
  if (pattern_) {
    const term_t goal = swipl::new_term();
    pattern_.put(goal);
    if (!PL_is_ground(goal)) return false;
    visit(state_of(goal));
    return true;
  }
  const term_t arguments = goal_.arguments();
  const term_t goal = goal_.argument(arguments, Role::state);
  swipl::Query query = goal_.call(arguments);
  bool any = false;
  while (query.next()) {
    if (!PL_is_ground(goal)) {
      any = false;
      break;
    }
    any = true;
    if (!visit(state_of(goal))) break;
  }
  query.end();
  return any;
}

bool Problem::less(const ByteState& a, const ByteState& b) {
  swipl::Frame frame;
  const term_t terms = swipl::new_terms(2);
  put_state(a, terms);
  put_state(b, terms + 1);
  return PL_compare(terms, terms + 1) < 0;
}

std::optional<Number> Problem::heuristic(const ByteState& state) {
  swipl::Frame frame;
  const term_t arguments = heuristic_.arguments();
  const term_t given = heuristic_.argument(arguments, Role::state);
  const term_t value = heuristic_.argument(arguments, Role::value);
  put_state(state, given);
  const term_t where = swipl::copy(given);
  swipl::Query query = heuristic_.call(arguments);
  const auto detail = [&] { return context(swipl::compound("heuristica", {where, value})); };
  if (!query.next()) throw swipl::existence_error("heuristica", where, detail());
  if (PL_is_variable(value)) throw swipl::instantiation_error(detail());
  Number h;
  char* text;
  const bool dead_end = PL_get_atom_chars(value, &text) && std::string_view(text) == "inf";
  if (!dead_end && (!Number::get(value, h) || h.is_nan())) throw swipl::type_error("number", value, detail());
  query.end();
  if (dead_end) return std::nullopt;
  if (h.is_negative()) return Number();
  if (h.is_infinite()) return std::nullopt;
  return h;
}

Number Problem::cost_of(const Step& step, term_t given) {
  const auto detail = [&](term_t cost) {
    return context(swipl::compound("coste", {step.state, step.action, step.next, cost}));
  };
  const auto read = [&](term_t term) {
    Number cost;
    if (PL_is_variable(term)) throw swipl::instantiation_error(detail(term));
    if (!Number::get(term, cost) || cost.is_nan()) throw swipl::type_error("number", term, detail(term));
    if (cost.is_negative()) throw swipl::domain_error("coste_no_negativo", term, detail(term));
    return cost;
  };
  if (!cost_) return read(given);
  swipl::Frame frame;
  const term_t arguments = cost_.arguments();
  check(PL_put_term(cost_.argument(arguments, Role::state), step.state));
  check(PL_put_term(cost_.argument(arguments, Role::action), step.action));
  check(PL_put_term(cost_.argument(arguments, Role::next), step.next));
  swipl::Query query = cost_.call(arguments);
  if (!query.next()) throw swipl::existence_error("coste", step.state, detail(swipl::new_term()));
  const Number cost = read(cost_.argument(arguments, Role::cost));
  query.end();
  return cost;
}

Expansion::Expansion(Problem& problem, const ByteState& state, Direction direction)
    : problem_(problem),
      moves_(direction == forward ? problem.successor_ : problem.predecessor_),
      direction_(direction),
      arguments_(start(state)),
      query_(moves_.call(arguments_)) {}

/// Fills in the arguments. The given state is a reference of its own in the step, which the call cannot
/// change.
term_t Expansion::start(const ByteState& state) {
  const term_t arguments = moves_.arguments();
  const term_t before = moves_.argument(arguments, Role::state);
  const term_t after = moves_.argument(arguments, Role::next);
  const term_t given = direction_ == forward ? before : after;
  problem_.put_state(state, given);
  step_ = {before, moves_.argument(arguments, Role::action), after};
  (direction_ == forward ? step_.state : step_.next) = swipl::copy(given);
  if (step_.action == 0) {
    step_.action = swipl::new_term();
    check(PL_put_atom(step_.action, moves_.name()));
  }
  return arguments;
}

bool Expansion::next() {
  if (!query_.next()) return false;
  if (++successors_ % successors_a_look == 0 && problem_.look_) problem_.look_();
  action_ = problem_.intern_action(step_);
  state_ = problem_.encode_end(step_, direction_ == forward ? step_.next : step_.state);
  if (direction_ == backward && !problem_.knows_costs_backwards()) {
    cost_ = Number();
  } else if (problem_.has_costs()) {
    cost_ = problem_.cost_of(step_, moves_.argument(arguments_, Role::cost));
  }
  return true;
}

}  // namespace rumbo::terms
