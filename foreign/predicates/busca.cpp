/// busca(+Modo, +Espacio, +Raices, +Visitados, +Limites, +ConEstados, -Salida): every search that answers
/// once.
#include <SWI-Prolog.h>

#include "predicates/dispatch.hpp"
#include "predicates/predicates.hpp"
#include "predicates/search_spaces.hpp"

namespace rumbo::predicates {

namespace {

foreign_t busca(term_t arguments, int, void*) {
  return swipl::boundary([&]() -> foreign_t {
    const term_t space = arguments + 1;
    const Request request(arguments, arguments + 4, arguments + 5, arguments + 6);
    const Start start{arguments + 2, arguments + 3};
    return is_board_space(space) ? search_boards(space, request, start, arguments + 7)
                                 : search_terms(space, request, start, arguments + 7);
  });
}

}  // namespace

void install_search() {
  PL_register_foreign("busca", 8, reinterpret_cast<pl_function_t>(busca), PL_FA_VARARGS);
}

}  // namespace rumbo::predicates
