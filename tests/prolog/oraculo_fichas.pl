:- module(oraculo_fichas,
          [ fuera/4,               % +Ancho, +S, +Objetivo, -V
            distancias/4,          % +Ancho, +S, +Objetivo, -V
            conflictos/4,          % +Ancho, +S, +Objetivo, -V
            andada/4,              % +Ancho, +S, +Objetivo, -V
            vecino/4,              % +Ancho, +S, -Movimiento, -S1
            vecino_nesw/3,         % +S, -Movimiento, -S1
            espacio/3,             % +Ancho, +Objetivo, -Pares
            filas/3                % +Ancho, +S, -Filas
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(ordsets)).
:- use_module(library(aggregate)).

/** <module> The tiles' heuristics, moves and distances, slowly and plainly

Boards are flat lists; cells are numbered from 0.
*/

%!  fuera(+Ancho, +S, +Objetivo, -V) is det.
%!  distancias(+Ancho, +S, +Objetivo, -V) is det.
%!  conflictos(+Ancho, +S, +Objetivo, -V) is det.

fuera(_, S, Objetivo, V) :-
    aggregate_all(count, ( ficha(S, I, T), \+ nth0(I, Objetivo, T) ), V).

distancias(Ancho, S, Objetivo, V) :-
    aggregate_all(sum(D),
                  ( ficha(S, I, T),
                    lugar(Ancho, I, F, C),
                    casa(Ancho, Objetivo, T, F1, C1),
                    D is abs(F-F1)+abs(C-C1) ),
                  V).

conflictos(Ancho, S, Objetivo, V) :-
    distancias(Ancho, S, Objetivo, V0),
    aggregate_all(sum(X), ( linea(fila, Ancho, S, Objetivo, Cs) , sobran(Cs, X) ), Filas),
    aggregate_all(sum(X), ( linea(columna, Ancho, S, Objetivo, Cs), sobran(Cs, X) ), Columnas),
    V is V0 + 2*(Filas+Columnas).

ficha(S, I, T) :- nth0(I, S, T), T =\= 0.

lugar(Ancho, I, F, C) :- F is I//Ancho, C is I mod Ancho.

casa(Ancho, Objetivo, T, F, C) :- nth0(I, Objetivo, T), !, lugar(Ancho, I, F, C).

%   linea(+Cual, +Ancho, +S, +Objetivo, -Casas): where in their own line the tiles of a
%   line belong that are in it already.

linea(fila, Ancho, S, Objetivo, Casas) :-
    length(S, N), Alto is N//Ancho,
    Ultima is Alto-1,
    between(0, Ultima, F),
    findall(C1, ( ficha(S, I, T), lugar(Ancho, I, F, _), casa(Ancho, Objetivo, T, F, C1) ), Casas).
linea(columna, Ancho, S, Objetivo, Casas) :-
    Ultima is Ancho-1,
    between(0, Ultima, C),
    findall(F1, ( ficha(S, I, T), lugar(Ancho, I, _, C), casa(Ancho, Objetivo, T, F1, C) ), Casas).

%   sobran(+Casas, -X): the fewest that have to go so that the others are in order.

sobran(Casas, X) :-
    length(Casas, N),
    aggregate_all(max(K), ( parte(Casas, P), sort(P, P), length(P, K) ), Orden),
    X is N-Orden.

parte([], []).
parte([X|Xs], [X|Ys]) :- parte(Xs, Ys).
parte([_|Xs], Ys)     :- parte(Xs, Ys).

%!  andada(+Ancho, +S, +Objetivo, -V) is det.
%
%   Rows and then columns: breadth-first search over how many tiles of each line's are in
%   each line.

andada(Ancho, S, Objetivo, V) :-
    length(S, N), Alto is N//Ancho,
    camino(fila, Ancho, Alto, S, Objetivo, F),
    camino(columna, Ancho, Ancho, S, Objetivo, C),
    V is F+C.

camino(Cual, Ancho, Lineas, S, Objetivo, D) :-
    reparto(Cual, Ancho, Lineas, S, Objetivo, A),
    reparto(Cual, Ancho, Lineas, Objetivo, Objetivo, Z),
    anchura_([A], Z, [A], 0, D).

%   reparto(...): r(Hueco, Lineas), each line the sorted list of its tiles' home lines.

reparto(Cual, Ancho, Lineas, S, Objetivo, r(Hueco,Ls)) :-
    once(nth0(I0, S, 0)),
    eje(Cual, Ancho, I0, Hueco),
    Ultima is Lineas-1,
    findall(L, ( between(0, Ultima, K),
                 findall(H, ( ficha(S, I, T), eje(Cual, Ancho, I, K),
                              nth0(J, Objetivo, T), eje(Cual, Ancho, J, H) ), L0),
                 msort(L0, L) ),
            Ls).

eje(fila, Ancho, I, F)    :- F is I//Ancho.
eje(columna, Ancho, I, C) :- C is I mod Ancho.

anchura_(Nivel, Z, _, D, D) :- memberchk(Z, Nivel), !.
anchura_(Nivel, Z, Vistos, D0, D) :-
    findall(R1, ( member(R, Nivel), paso(R, R1), \+ memberchk(R1, Vistos) ), Rs0),
    sort(Rs0, Rs),
    Rs \== [],
    ord_union(Vistos, Rs, Vistos1),
    D1 is D0+1,
    anchura_(Rs, Z, Vistos1, D1, D).

paso(r(Hueco,Ls), r(Otra,Ls2)) :-
    member(Lado, [-1,1]),
    Otra is Hueco+Lado,
    nth0(Otra, Ls, L),
    sort(L, Distintas),
    member(H, Distintas),
    selectchk(H, L, L1),
    nth0(Hueco, Ls, M),
    msort([H|M], M1),
    cambia(Otra, Ls, L1, Ls1),
    cambia(Hueco, Ls1, M1, Ls2).

cambia(I, Xs, Y, Ys) :- nth0(I, Xs, _, Resto), nth0(I, Ys, Y, Resto), !.

%!  vecino(+Ancho, +S, -Movimiento, -S1) is nondet.

vecino(Ancho, S, Movimiento, S1) :-
    length(S, N), Alto is N//Ancho,
    once(nth0(I, S, 0)),
    lugar(Ancho, I, F, C),
    member(Movimiento-DF-DC, [n-(-1)-0, e-0-1, w-0-(-1), s-1-0]),
    F1 is F+DF, C1 is C+DC,
    F1 >= 0, F1 < Alto, C1 >= 0, C1 < Ancho,
    J is F1*Ancho+C1,
    nth0(J, S, T),
    maplist(trueca(T), S, S1).

trueca(T, T, 0) :- !.
trueca(T, 0, T) :- !.
trueca(_, X, X).

%!  espacio(+Ancho, +Objetivo, -Pares) is det.
%
%   Pares are all `S-Distancia` from which Objetivo is reached.

espacio(Ancho, Objetivo, Pares) :-
    list_to_assoc([Objetivo-0], Vistos),
    crece([Objetivo], Ancho, 1, Vistos, Todos),
    assoc_to_list(Todos, Pares).

crece([], _, _, Todos, Todos) :- !.
crece(Nivel, Ancho, D, Vistos0, Todos) :-
    findall(S1, ( member(S, Nivel), vecino(Ancho, S, _, S1), \+ get_assoc(S1, Vistos0, _) ), Ss0),
    sort(Ss0, Ss),
    foldl(anota(D), Ss, Vistos0, Vistos),
    D1 is D+1,
    crece(Ss, Ancho, D1, Vistos, Todos).

anota(D, S, Vistos0, Vistos) :- put_assoc(S, Vistos0, D, Vistos).

%!  filas(+Ancho, +S, -Filas) is det.

filas(_, [], []) :- !.
filas(Ancho, S, [Fila|Filas]) :-
    length(Fila, Ancho),
    append(Fila, Resto, S),
    filas(Ancho, Resto, Filas).

%!  vecino_nesw(+S, -Movimiento, -S1) is nondet.
%
%   On 3×3 boards, in the order of the practical.

vecino_nesw(S, Movimiento, S1) :-
    member(Movimiento, [n,e,w,s]),
    vecino(3, S, Movimiento, S1).
