#pragma once
/// What each group of foreign predicates registers; all are private to the module that loads the library.

namespace rumbo::predicates {

void install_boards();        // tableros.cpp: expandir, parity, checks of boards
void install_search();        // busca.cpp: every search that answers once
void install_plans();         // planes.cpp: the searches that answer on backtracking
void install_distribution();  // distribucion.cpp: how many states lie at each depth
void install_questions();     // espacio.cpp: successors, goal and h of one state
void install_reinas();        // reinas.cpp: the n queens
void install_busqueda();      // busqueda.cpp: the course's search procedures
void install_ocho_puzzle();   // ocho_puzzle.cpp: the 8-puzzle by best-first search over paths
void install_puzzle_pila();   // puzzle_pila.cpp: the 3x3 puzzle with a stack
void install_exploration();   // explora.cpp: a search step by step
void install_tiles();         // fichas.cpp: heuristics, random boards, pattern databases

}  // namespace rumbo::predicates
