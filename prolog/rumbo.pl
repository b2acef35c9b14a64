:- module(rumbo, []).
:- use_module(rumbo/puerta).
:- use_module(rumbo/mensajes).
:- use_module(rumbo/nucleo, [compilado/0]).

/** <module> Rumbo: state-space search for courses

The door of the library: what `use_module(library(rumbo))` gives.  Without the
compiled part it is the practical alone, in plain Prolog, after one line that says
so and how to build.
*/

:- if(compilado).
:- reexport(rumbo/nucleo, [expandir/3]).
:- reexport(rumbo/practica).
:- reexport(rumbo/motor).
:- reexport(rumbo/comprueba).
:- reexport(rumbo/comparar).
:- reexport(rumbo/arbol).
:- reexport(rumbo/diagnostico).
:- reexport(rumbo/explora).
:- reexport(rumbo/fichas).
:- reexport(rumbo/problema, [problema/2]).
:- else.
:- reexport(rumbo/literal).
:- initialization(print_message(warning, rumbo(sin_compilar))).
:- endif.

:- rumbo_puerta:abre(rumbo).
