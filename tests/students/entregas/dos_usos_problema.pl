:- use_module(library(rumbo)).

% Contar del 1 al 10 sumando 1 o doblando.

salida(1).

meta(10).

expandir(N, suma, M) :- N < 10, M is N + 1.
expandir(N, dobla, M) :- N =< 5, M is N * 2.
