:- module(forma_problema, []).
:- use_module(library(rumbo)).

% Dos problemas en un fichero, cada uno con su nombre.

:- problema(puente, [ inicial(e([ana,bea,carlos,david],[],izq)),
                      sucesor(cruza(antes,accion,despues,coste)),
                      objetivo(e([],_,_)),
                      heuristica(el_mas_lento) ]).
:- problema(cuenta, [ inicial(0), sucesor(suma(antes,accion,despues)), objetivo(7) ]).

tarda(ana, 1).
tarda(bea, 2).
tarda(carlos, 5).
tarda(david, 10).

cruza(e(Izq,Der,izq), van(X,Y), e(Izq2,Der2,der), T) :-
    select(X, Izq, Izq1),
    select(Y, Izq1, Izq2),
    X @< Y,
    sort([X,Y|Der], Der2),
    tarda(X, TX),
    tarda(Y, TY),
    T is max(TX, TY).
cruza(e(Izq,Der,der), vuelve(X), e(Izq1,Der1,izq), T) :-
    select(X, Der, Der1),
    sort([X|Izq], Izq1),
    tarda(X, T).

el_mas_lento(e([],_,_), 0) :- !.
el_mas_lento(e(Izq,_,_), T) :-
    findall(TX, ( member(X, Izq), tarda(X, TX) ), Ts),
    max_list(Ts, T).

suma(N, mas(D), M) :- member(D, [1,3]), M is N+D.
