% Práctica 1 - Ana Pérez
% He hecho buscar/4; expandir/3 lo cojo de la biblioteca.
% (Devuelvo el plan con la marca mio/1 para ver que se llama al mío.)

:- use_module(library(rumbo)).

estado_final([1,2,3,4,5,6,7,8,0]).

buscar(_, [nodo(P,S)|_], _, mio(Plan)) :-
    estado_final(S), !,
    reverse(P, Plan).
buscar(Modo, [nodo(_,S)|Resto], Visitados, Plan) :-
    member(S, Visitados), !,
    buscar(Modo, Resto, Visitados, Plan).
buscar(Modo, [nodo(P,S)|Resto], Visitados, Plan) :-
    findall(nodo([M|P],S1), expandir(S,M,S1), Expandidos),
    juntar(Modo, Expandidos, Resto, Nodos),
    buscar(Modo, Nodos, [S|Visitados], Plan).

juntar(anchura, Exp, Nodos, R) :- append(Nodos, Exp, R).
juntar(profund, Exp, Nodos, R) :- append(Exp, Nodos, R).

mi_plan(S0, P) :- buscar(anchura, [nodo([],S0)], [], P).
