% Los sucesores en una lista, sin decir qué movimiento es cada uno.
:- use_module(library(rumbo)).

camino(De, A, Camino) :-
    resuelve(anchura, De, solucion(_),
             [ sucesor(vecinos(hijos,antes)), objetivo(A), estados(Camino) ]).

vecinos(Vecinos, N) :-
    Doble is N*2,
    Mas is N+1,
    Menos is N-1,
    include([V]>>between(0, 100, V), [Doble,Mas,Menos], Vecinos).
