:- module(practica_garcia, [ mi_solucion/2, mi_solucion/3 ]).
:- use_module(library(rumbo)).
:- use_module(library(lists)).

/** <module> Práctica de Marta García

Está en un módulo para poder cargarla junto con las de mis compañeros.
Mi expandir/3 prueba primero el sur.
*/

mi_solucion(S0, Plan) :-
    mi_solucion(anchura, S0, Plan).

mi_solucion(Modo, S0, Plan) :-
    plan(Modo, S0, Plan).

expandir(S0, Accion, S1) :-
    nth0(Hueco, S0, 0),
    member(Accion-D, [s-3, n-(-3), e-1, w-(-1)]),
    Destino is Hueco + D,
    Destino >= 0, Destino < 9,
    (   abs(D) =:= 1
    ->  Hueco // 3 =:= Destino // 3
    ;   true
    ),
    nth0(Destino, S0, Ficha),
    intercambiar(S0, Ficha, S1).

intercambiar([], _, []).
intercambiar([X|Xs], F, [Y|Ys]) :-
    (   X =:= 0 -> Y = F
    ;   X =:= F -> Y = 0
    ;   Y = X
    ),
    intercambiar(Xs, F, Ys).
