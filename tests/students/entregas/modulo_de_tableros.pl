:- module(modulo_de_tableros, [resuelve_tablero/2]).
:- use_module(library(rumbo)).

% Este módulo no define expandir/3: usa los movimientos de la biblioteca,
% aunque en user haya otro problema cargado.

resuelve_tablero(S0, Plan) :-
    plan(anchura, S0, Plan).
