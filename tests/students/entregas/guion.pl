#!/usr/bin/env swipl
% Guion que escribe la solución al cargarse... cuando se le pide.
:- use_module(library(rumbo)).

main :-
    initial2(S),
    plan(iter, S, Plan),
    format("El plan tiene ~w.~n", [Plan]).
