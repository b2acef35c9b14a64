% Las jarras de cualquier tamaño: mi predicado recibe las capacidades y no da nombre a los movimientos.
:- use_module(library(rumbo)).

estados(Grande, Chica, Litros, Estados) :-
    resuelve(anchura, 0/0, solucion(_),
             [ sucesor(vierte(Grande,Chica,antes,despues)), meta(hay(Litros)), estados(Estados) ]).

hay(Litros, Litros/_).
hay(Litros, _/Litros).

vierte(G, _, _/B, G/B).
vierte(_, C, A/_, A/C).
vierte(_, _, _/B, 0/B).
vierte(_, _, A/_, A/0).
vierte(_, C, A/B, A1/B1) :- T is min(A, C-B), T > 0, A1 is A-T, B1 is B+T.
vierte(G, _, A/B, A1/B1) :- T is min(B, G-A), T > 0, A1 is A+T, B1 is B-T.
