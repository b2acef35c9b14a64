% plan/3 es mío y llama a buscar/4 y busca_limite/5 de la biblioteca.

:- use_module(library(rumbo)).

plan(iter, S0, iterativo(Max, Plan)) :-
    !,
    iterar(0, S0, Max, Plan).
plan(Modo, S0, a_ciegas(Plan)) :-
    buscar(Modo, [nodo([],S0)], [], Plan).

iterar(Max, S0, Max, Plan) :-
    busca_limite(0, Max, S0, [], Plan),
    !.
iterar(N, S0, Max, Plan) :-
    N1 is N + 1,
    iterar(N1, S0, Max, Plan).
