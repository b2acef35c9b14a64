% Laberinto: los pasillos se crean al cargar.
:- use_module(library(rumbo)).

:- dynamic pasillo/2, meta/1.
:- discontiguous expandir/3.

expandir(X-Y, derecha, X1-Y) :- X1 is X+1, pasillo(X1, Y).

:- forall(member(X-Y, [1-1,2-1,3-1,3-2,3-3,1-2,1-3,2-3]),
          assertz(pasillo(X, Y))).

expandir(X-Y, izquierda, X1-Y) :- X1 is X-1, pasillo(X1, Y).
expandir(X-Y, abajo, X-Y1) :- Y1 is Y+1, pasillo(X, Y1).
expandir(X-Y, arriba, X-Y1) :- Y1 is Y-1, pasillo(X, Y1).

:- assertz(meta(3-3)).
