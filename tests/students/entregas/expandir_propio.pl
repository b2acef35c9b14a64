/*  Luis Romero, grupo 2B
    expandir/3 con el orden norte, sur, este, oeste.
    plan/3 es el de la biblioteca.                                   */

:- use_module(library(rumbo)).

expandir([A,B,C,D,E,F,G,H,I], n, Nuevo) :- sube([A,B,C,D,E,F,G,H,I], Nuevo).
expandir(S, s, Nuevo) :- sube(Nuevo, S).
expandir(S, e, Nuevo) :- izquierda(Nuevo, S).
expandir(S, w, Nuevo) :- izquierda(S, Nuevo).

% sube(?Antes, ?Despues): el hueco pasa a la fila de arriba
sube([X,B,C,0,E,F,G,H,I], [0,B,C,X,E,F,G,H,I]).
sube([A,X,C,D,0,F,G,H,I], [A,0,C,D,X,F,G,H,I]).
sube([A,B,X,D,E,0,G,H,I], [A,B,0,D,E,X,G,H,I]).
sube([A,B,C,X,E,F,0,H,I], [A,B,C,0,E,F,X,H,I]).
sube([A,B,C,D,X,F,G,0,I], [A,B,C,D,0,F,G,X,I]).
sube([A,B,C,D,E,X,G,H,0], [A,B,C,D,E,0,G,H,X]).

izquierda([X,0,C|R], [0,X,C|R]).
izquierda([A,X,0|R], [A,0,X|R]).
izquierda([A,B,C,X,0,F|R], [A,B,C,0,X,F|R]).
izquierda([A,B,C,D,X,0|R], [A,B,C,D,0,X|R]).
izquierda([A,B,C,D,E,F,X,0,I], [A,B,C,D,E,F,0,X,I]).
izquierda([A,B,C,D,E,F,G,X,0], [A,B,C,D,E,F,G,0,X]).
