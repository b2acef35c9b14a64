% Mis pruebas de la práctica con plunit.
:- use_module(library(plunit)).
:- use_module(library(rumbo)).

:- begin_tests(expandir).

test(centro, all(A == [n,e,w,s])) :-
    expandir([1,2,3,4,0,5,6,7,8], A, _).
test(oeste, S == [4,1,3,7,2,5,0,8,6]) :-
    expandir([4,1,3,7,2,5,8,0,6], w, S).

:- end_tests(expandir).

:- begin_tests(plan).

test(anchura, P == [w,n,n,e,s,e,s]) :-
    plan(anchura, [4,1,3,7,2,5,8,0,6], P).
test(iter, P == [w,n,e,s,e]) :-
    initial1(S),
    plan(iter, S, P).
test(profundidad) :-
    plan(profund, [1,2,3,4,5,6,7,0,8], P),
    last(P, Ultimo),
    memberchk(Ultimo, [e,s]).
test(imposible, fail) :-
    plan(anchura, [2,1,3,4,5,6,7,8,0], _).
test(modo_raro, error(domain_error(modo,ancho))) :-
    plan(ancho, [1,2,3,4,5,6,7,8,0], _).

:- end_tests(plan).
