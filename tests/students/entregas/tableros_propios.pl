% Mis propios tableros de prueba con los nombres del enunciado.
initial1([1,2,3,4,5,6,0,7,8]).
initial2([1,2,3,0,5,6,4,7,8]).
initial3([0,2,3,1,5,6,4,7,8]).

:- use_module(library(rumbo)).

resuelve(Cual, Modo, Plan) :-
    call(Cual, S),
    plan(Modo, S, Plan).
