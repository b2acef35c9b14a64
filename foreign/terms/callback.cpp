#include "terms/callback.hpp"

#include <cstring>

namespace rumbo::terms {

using swipl::check;

namespace {
Role role_of(term_t argument) {
  static constexpr struct {
    const char* name;
    Role role;
  } names[] = {{"antes", Role::state}, {"accion", Role::action}, {"despues", Role::next},
               {"coste", Role::cost},  {"valor", Role::value},   {"_", Role::ignored}};
  char* text;
  if (!PL_get_atom_chars(argument, &text)) return Role::constant;
  for (const auto& known : names) {
    if (std::strcmp(text, known.name) == 0) return known.role;
  }
  throw swipl::domain_error("callback_role", argument);
}
}  // namespace

Callback::Callback(term_t description) {
  const term_t part = swipl::new_terms(3);
  const term_t list = part + 1;
  const term_t argument = part + 2;
  atom_t module;
  _PL_get_arg(1, description, part);
  check(PL_get_atom_ex(part, &module));
  _PL_get_arg(2, description, part);
  check(PL_get_atom_ex(part, &name_));
  _PL_get_arg(3, description, list);
  while (PL_get_list(list, argument, list)) {
    const Role role = role_of(argument);
    if (role == Role::constant) {
      constant_places_.push_back(arity_);
    } else if (role != Role::ignored) {
      place_[static_cast<std::size_t>(role)] = arity_;
    }
    ++arity_;
  }
  if (!constant_places_.empty()) {
    _PL_get_arg(3, description, list);
    constants_ = swipl::Record(list);
  }
  context_ = PL_new_module(module);
  predicate_ = PL_pred(PL_new_functor(name_, arity_), context_);
}

term_t Callback::arguments() const {
  const term_t arguments = swipl::new_terms(arity_);
  if (constant_places_.empty()) return arguments;
  const term_t list = swipl::new_terms(2);
  const term_t argument = list + 1;
  constants_.put(list);
  std::size_t at = 0;
  for (const std::size_t place : constant_places_) {
    for (; at <= place; ++at) check(PL_get_list(list, argument, list));
    _PL_get_arg(1, argument, arguments + place);
  }
  PL_reset_term_refs(list);
  return arguments;
}

}  // namespace rumbo::terms
