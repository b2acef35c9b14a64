#pragma once
/// What each group of foreign predicates registers; all are private to the module that loads the library.

namespace rumbo::predicates {

void install_boards();  // tableros.cpp: expandir, parity, checks of boards
void install_search();  // busca.cpp: every search that answers once
void install_plans();   // planes.cpp: the searches that answer on backtracking

}  // namespace rumbo::predicates
