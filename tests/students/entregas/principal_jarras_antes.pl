% Primero mi problema, después la biblioteca.
:- use_module(jarras).
:- use_module(library(rumbo)).

solucion(Modo, P) :- inicial(S), plan(Modo, S, P).
