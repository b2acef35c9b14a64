:- module(oraculo_ocho_puzzle,
          [ solucion/4,           % +Tablero, +Empates, -Tableros, -Expandidos
            tableros_sucesores/2, % +Tablero, -Tableros
            heuristica/2          % +Tablero, -H
          ]).

/** <module> The 8-puzzle by best-first search, word for word

A state is H-L-[Tn,...,T1]; the priority queue is a sorted list. `lifo` and `fifo` insert the successors from
the last to the first and put a state before or after those of equal key; `total` compares whole states.
*/

tablero_final([[1,2,3],[8,0,4],[7,6,5]]).

solucion(T, Empates, Tableros, Expandidos) :-
    heuristica(T, H),
    busca([H-1-[T]], Empates, 0, Camino, Expandidos),
    reverse(Camino, Tableros).

busca([_-_-[T|Ts]|_], _, N, [T|Ts], N) :-
    tablero_final(T),
    !.
busca([_-L-[T|Ts]|Resto], Empates, N0, Camino, N) :-
    L1 is L+1,
    tableros_sucesores(T, Todos),
    findall(H-L1-[T1,T|Ts],
            ( member(T1, Todos),
              \+ memberchk(T1, [T|Ts]),
              heuristica(T1, H)
            ),
            Hijos),
    reverse(Hijos, DelUltimoAlPrimero),
    foldl(inserta_en(Empates), DelUltimoAlPrimero, Resto, Cola),
    N1 is N0+1,
    busca(Cola, Empates, N1, Camino, N).

inserta_en(Empates, X, Cola0, Cola) :-
    inserta(Cola0, Empates, X, Cola).

inserta([], _, X, [X]).
inserta([Y|Ys], Empates, X, Cola) :-
    (   delante(Empates, X, Y)
    ->  Cola = [X,Y|Ys]
    ;   Cola = [Y|Zs],
        inserta(Ys, Empates, X, Zs)
    ).

delante(lifo, H-L-_, K-M-_) :- H-L @=< K-M.
delante(fifo, H-L-_, K-M-_) :- H-L @< K-M.
delante(total, X, Y) :- X @< Y.

tableros_sucesores(T, Ts) :-
    once(posicion(T, 0, I, J)),
    findall(T1,
            ( member(DI-DJ, [-1-0, 1-0, 0-(-1), 0-1]),
              I1 is I+DI, J1 is J+DJ,
              posicion(T, X, I1, J1),
              maplist(maplist(cambia(X)), T, T1)
            ),
            Ts).

cambia(X, 0, X) :- !.
cambia(X, X, 0) :- !.
cambia(_, Y, Y).

posicion(T, X, I, J) :-
    nth1(I, T, Fila),
    nth1(J, Fila, X).

heuristica(T, H) :-
    tablero_final(Meta),
    aggregate_all(sum(abs(I-I1) + abs(J-J1)),
                  ( posicion(T, X, I, J), posicion(Meta, X, I1, J1) ),
                  H).
