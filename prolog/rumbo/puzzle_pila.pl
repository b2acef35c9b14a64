:- encoding(utf8).
:- module(rumbo_puzzle_pila, []).
:- use_module(puerta).
:- use_module(mensajes).
:- reexport(pila).
:- reexport(menu_pila).

/** <module> The 3×3 puzzle with three heuristics and a stack

What `use_module(library(rumbo/puzzle_pila))` gives: the searches of pila.pl and the
menu of menu_pila.pl.  The exercise is "Puzzle 3 x 3 con 3 Heurísticas".
*/

:- rumbo_puerta:abre(rumbo_puzzle_pila).
