% Primero la biblioteca, después mi problema.
:- use_module(library(rumbo)).
:- use_module(jarras).

solucion(Modo, P) :- inicial(S), plan(Modo, S, P).
