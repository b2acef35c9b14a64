:- module(jarras, [expandir/3, meta/1, inicial/1]).

% El problema de las jarras como módulo: estado Grande/Chica.

inicial(0/0).

meta(4/_).

expandir(_/C, llena(grande), 5/C).
expandir(G/_, llena(chica), G/3).
expandir(_/C, vacia(grande), 0/C).
expandir(G/_, vacia(chica), G/0).
expandir(G/C, pasa(grande,chica), G1/C1) :-
    T is min(G, 3-C), T > 0,
    G1 is G-T, C1 is C+T.
expandir(G/C, pasa(chica,grande), G1/C1) :-
    T is min(C, 5-G), T > 0,
    G1 is G+T, C1 is C-T.
