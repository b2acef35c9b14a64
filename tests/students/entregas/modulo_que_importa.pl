:- module(modulo_que_importa, [resuelve_jarras/2]).
:- use_module(library(rumbo)).
:- use_module(jarras).

resuelve_jarras(Modo, Plan) :-
    inicial(S0),
    plan(Modo, S0, Plan).
