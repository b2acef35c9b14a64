% Mi expandir/3 de siempre, y además coste/4 y heuristica/2: se usan sin decir nada.
:- use_module(library(rumbo)).

meta(f).

expandir(S, ir(T), T) :- calle(S, T, _).

coste(S, ir(T), T, C) :- calle(S, T, C).

heuristica(S, H) :- recta(S, H).

calle(a, b, 4).
calle(a, c, 1).
calle(b, f, 7).
calle(c, d, 1).
calle(d, b, 1).
calle(d, f, 12).

recta(a, 9).
recta(b, 7).
recta(c, 9).
recta(d, 8).
recta(f, 0).
