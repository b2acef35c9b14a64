:- module(rumbo, []).
:- use_module(rumbo/puerta, []).
:- use_module(rumbo/mensajes, []).
:- use_module(rumbo/nucleo, []).

/** <module> Rumbo: state-space search for courses

The door of the library: what `use_module(library(rumbo))` gives.  All that is
imported here is public: see puerta.pl, which exports it.  Without the compiled
part it is the practical alone, in plain Prolog, after one line that says so and
how to build.
*/

:- if(rumbo_nucleo:compilado).
:- use_module(rumbo/nucleo, [expandir/3]).
:- use_module(rumbo/practica).
:- use_module(rumbo/motor).
:- use_module(rumbo/comprueba).
:- use_module(rumbo/comparar).
:- use_module(rumbo/arbol).
:- use_module(rumbo/visor).
:- use_module(rumbo/diagnostico).
:- use_module(rumbo/explora).
:- use_module(rumbo/fichas).
:- use_module(rumbo/problema, [problema/2]).
:- else.
:- use_module(rumbo/literal).
:- initialization(print_message(warning, rumbo(sin_compilar))).
:- endif.

:- rumbo_puerta:abre(rumbo).
