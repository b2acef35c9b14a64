:- module(rumbo, []).
:- use_module(rumbo/puerta).
:- use_module(rumbo/mensajes).
:- reexport(rumbo/nucleo, [expandir/3]).
:- reexport(rumbo/practica).
:- reexport(rumbo/motor).
:- reexport(rumbo/comprueba).
:- reexport(rumbo/explora).
:- reexport(rumbo/fichas).
:- reexport(rumbo/problema, [problema/2]).

/** <module> Rumbo: state-space search for courses

The door of the library: what `use_module(library(rumbo))` gives.
*/

:- rumbo_puerta:abre(rumbo).
