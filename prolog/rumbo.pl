:- module(rumbo, []).
:- use_module(rumbo/puerta).
:- use_module(rumbo/mensajes).
:- use_module(rumbo/nucleo, [expandir/3]).
:- use_module(rumbo/practica).
:- use_module(rumbo/motor).
:- use_module(rumbo/comprueba).
:- use_module(rumbo/explora).
:- use_module(rumbo/fichas).
:- use_module(rumbo/problema, [problema/2]).

/** <module> Rumbo: state-space search for courses

The door of the library: what `use_module(library(rumbo))` gives.
*/

:- rumbo_puerta:abre(rumbo).
