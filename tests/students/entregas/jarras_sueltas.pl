% Problema de las jarras (5 y 3 litros, medir 4), sin módulos.
:- use_module(library(rumbo)).

meta(jarras(4,_)).

expandir(jarras(X,Y), llenar_grande, jarras(5,Y)) :- X < 5.
expandir(jarras(X,Y), llenar_chica,  jarras(X,3)) :- Y < 3.
expandir(jarras(X,Y), vaciar_grande, jarras(0,Y)) :- X > 0.
expandir(jarras(X,Y), vaciar_chica,  jarras(X,0)) :- Y > 0.
expandir(jarras(X,Y), verter_en_chica, jarras(X1,Y1)) :-
    X > 0, Y < 3,
    T is min(X, 3-Y),
    X1 is X-T,
    Y1 is Y+T.
expandir(jarras(X,Y), verter_en_grande, jarras(X1,Y1)) :-
    Y > 0, X < 5,
    T is min(Y, 5-X),
    X1 is X+T,
    Y1 is Y-T.
