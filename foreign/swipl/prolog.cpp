#include "swipl/prolog.hpp"

namespace rumbo::swipl {

term_t compound(const char* name, std::initializer_list<term_t> arguments) {
  const term_t first = new_terms(arguments.size());
  term_t at = first;
  for (const term_t argument : arguments) check(PL_put_term(at++, argument));
  const term_t term = new_term();
  const atom_t symbol = atom(name);
  const int made = PL_cons_functor_v(term, PL_new_functor(symbol, arguments.size()), first);
  PL_unregister_atom(symbol);
  check(made);
  return term;
}

term_t integer_term(std::int64_t value) {
  const term_t term = new_term();
  check(PL_put_int64(term, value));
  return term;
}

Error::Error(term_t formal, term_t context)
    : error_(compound("error", {formal, context == 0 ? new_term() : context})) {}

foreign_t Error::raise() const {
  const term_t term = PL_new_term_ref();
  return term != 0 && PL_recorded(error_.handle(), term) && PL_raise_exception(term);
}

foreign_t raise_fault(const char* message) {
  const term_t error = PL_new_term_ref();
  return error != 0 &&
         PL_unify_term(error, PL_FUNCTOR_CHARS, "error", 2, PL_FUNCTOR_CHARS, "system_error", 1, PL_CHARS,
                       message, PL_VARIABLE) &&
         PL_raise_exception(error);
}

Error instantiation_error(term_t context) {
  return Error(atom_term("instantiation_error"), context);
}
Error type_error(const char* type, term_t culprit, term_t context) {
  return Error(compound("type_error", {atom_term(type), culprit}), context);
}
Error domain_error(const char* domain, term_t culprit, term_t context) {
  return Error(compound("domain_error", {atom_term(domain), culprit}), context);
}
Error existence_error(const char* kind, term_t culprit, term_t context) {
  return Error(compound("existence_error", {atom_term(kind), culprit}), context);
}
Error resource_error(const char* resource) {
  return Error(compound("resource_error", {atom_term(resource)}));
}

}  // namespace rumbo::swipl
