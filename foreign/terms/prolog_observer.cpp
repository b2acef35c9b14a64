#include "terms/prolog_observer.hpp"

namespace rumbo::terms {

const char* destiny(search::Fate fate) {
  switch (fate) {
    case search::Fate::fresh:
      return "nuevo";
    case search::Fate::known:
      return "visitado";
    case search::Fate::pending:
      return "pendiente";
    case search::Fate::improved:
      return "mejorado";
    case search::Fate::reopened:
      return "reabierto";
    case search::Fate::costlier:
      return "mas_caro";
    case search::Fate::too_deep:
      return "demasiado_hondo";
    case search::Fate::dead_end:
      return "sin_salida";
    case search::Fate::crowded:
      return "fuera_del_haz";
  }
  return "";
}

void EventCaller::tell(term_t event) {
  const term_t arguments = callback_.arguments();
  swipl::check(PL_put_term(callback_.argument(arguments, Role::value), event));
  swipl::Query query = callback_.call(arguments);
  query.next();
  query.end();
}

term_t EventCaller::number_term(const Number& number) {
  const term_t term = swipl::new_term();
  swipl::check(number.unify(term));
  return term;
}

void EventCaller::tell_node(const char* name, const search::ByteState& state, std::uint32_t depth,
                            const Number& g, const std::optional<Number>& h, std::uint64_t open) {
  swipl::Frame frame;
  const term_t shown = swipl::new_term();
  problem_.put_state(state, shown);
  tell(swipl::compound(
      name, {shown, swipl::integer_term(depth), number_term(g), h ? number_term(*h) : swipl::atom_term("no"),
             swipl::integer_term(static_cast<std::int64_t>(open))}));
}

void EventCaller::tell_successor(ActionId action, const search::ByteState& state, const Number& cost,
                                 Fate fate) {
  swipl::Frame frame;
  const term_t terms = swipl::new_terms(2);
  problem_.put_action(action, terms);
  problem_.put_state(state, terms + 1);
  tell(swipl::compound("genera", {terms, terms + 1, number_term(cost), swipl::atom_term(destiny(fate))}));
}

void EventCaller::tell_bound(const Number& bound) {
  swipl::Frame frame;
  tell(swipl::compound("cota", {number_term(bound)}));
}

}  // namespace rumbo::terms
