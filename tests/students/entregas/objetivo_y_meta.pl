% Tengo meta/1 para el granjero, pero también resuelvo tableros con objetivo/1.
:- use_module(library(rumbo)).

meta(granjero(e,e,e,e)).

tablero_resuelto(S0, Plan) :-
    plan(anchura, S0, Plan, [objetivo([1,2,3,4,5,6,7,8,0])]).
