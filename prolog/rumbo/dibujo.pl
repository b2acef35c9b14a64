:- encoding(utf8).
:- module(rumbo_dibujo,
          [ escribe_filas/1,       % +Filas
            escribe_en_fila/1,     % +Dibujos
            filas_de_tablero/2     % +Tablero, -Filas
          ]).
:- autoload(library(apply), [foldl/4, maplist/2, maplist/3]).
:- autoload(library(lists), [append/3, max_list/2]).

/** <module> Boards as text

A drawing is a list of lines, a line a string.
*/

%!  escribe_filas(+Filas) is det.
%
%   Writes the lines, without blanks at their ends.

escribe_filas(Filas) :-
    maplist(escribe_fila, Filas).

escribe_fila(Fila) :-
    split_string(Fila, "", " ", [SinBordes]),
    (   sub_string(Fila, Antes, _, _, SinBordes)
    ->  sub_string(Fila, 0, Antes, _, Margen)
    ;   Margen = ""
    ),
    (   SinBordes == ""
    ->  nl
    ;   format("~s~s~n", [Margen,SinBordes])
    ).

%!  filas_de_tablero(+Tablero, -Filas) is det.
%
%   A board of 3×3, flat or in rows, as three lines; the blank is empty.

filas_de_tablero([A,B,C,D,E,F,G,H,I], Filas) :-
    !,
    maplist(linea, [[A,B,C],[D,E,F],[G,H,I]], Filas).
filas_de_tablero(Tablero, Filas) :-
    maplist(linea, Tablero, Filas).

linea(Fila, Linea) :-
    maplist(casilla, Fila, Casillas),
    atomic_list_concat(Casillas, ' ', Atomo),
    atom_string(Atomo, Linea).

casilla(0, ' ') :- !.
casilla(Ficha, Ficha).

%!  escribe_en_fila(+Dibujos) is det.
%
%   Writes the drawings side by side; each may have as many lines as it likes.

escribe_en_fila(Dibujos) :-
    maplist(length, Dibujos, Altos),
    max_list([0|Altos], Alto),
    maplist(rectangulo(Alto), Dibujos, Rectangulos),
    length(Vacias, Alto),
    maplist(=(""), Vacias),
    foldl(al_lado, Rectangulos, Vacias, Filas),
    escribe_filas(Filas).

al_lado(Dibujo, [], Dibujo) :- !.
al_lado(Dibujo, Izquierda, Filas) :-
    maplist(junta, Izquierda, Dibujo, Filas).

junta("", Linea, Linea) :- !.
junta(Izquierda, Linea, Junta) :-
    string_concat(Izquierda, "    ", Con),
    string_concat(Con, Linea, Junta).

%   rectangulo(+Alto, +Lineas, -Rectangulo): as many lines as asked for, all of one
%   length, each in the middle.

rectangulo(Alto, Lineas, Rectangulo) :-
    length(Lineas, N),
    Faltan is Alto-N,
    length(Relleno, Faltan),
    maplist(=(""), Relleno),
    append(Lineas, Relleno, Todas),
    maplist(string_length, Todas, Largos),
    max_list([0|Largos], Ancho),
    maplist(centra(Ancho), Todas, Rectangulo).

centra(Ancho, Linea, Centrada) :-
    string_length(Linea, L),
    Izquierda is (Ancho-L) // 2,
    Derecha is Ancho-L-Izquierda,
    format(string(Centrada), "~*c~s~*c", [Izquierda, 0' , Linea, Derecha, 0' ]).
