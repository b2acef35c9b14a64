#include <SWI-Prolog.h>

#include "predicates/predicates.hpp"

/// What use_foreign_library/1 calls.
extern "C" __attribute__((visibility("default"))) void install_rumbo() {
  rumbo::predicates::install_boards();
  rumbo::predicates::install_search();
  rumbo::predicates::install_plans();
  rumbo::predicates::install_distribution();
  rumbo::predicates::install_questions();
  rumbo::predicates::install_reinas();
  rumbo::predicates::install_busqueda();
  rumbo::predicates::install_ocho_puzzle();
  rumbo::predicates::install_puzzle_pila();
  rumbo::predicates::install_exploration();
  rumbo::predicates::install_tiles();
}
