:- encoding(utf8).
:- module(rumbo_dibujo,
          [ escribe_filas/1,       % +Filas
            escribe_en_fila/1,     % +Dibujos
            filas_de_tablero/2,    % +Tablero, -Filas
            filas_de_tablero/3     % +Tablero, +Ancho, -Filas
          ]).
:- autoload(library(apply), [foldl/4, maplist/2, maplist/3, maplist/4]).
:- autoload(library(lists), [append/2, append/3, max_list/2]).

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
%!  filas_de_tablero(+Tablero, +Ancho, -Filas) is det.
%
%   A board, flat or in rows, as a line a row; the blank is empty.  Ancho is the
%   number of columns, 3 where it is not given.

filas_de_tablero(Tablero, Filas) :-
    filas_de_tablero(Tablero, 3, Filas).

filas_de_tablero(Tablero, Ancho, Filas) :-
    (   Tablero = [[_|_]|_]
    ->  EnFilas = Tablero
    ;   en_filas(Tablero, Ancho, EnFilas)
    ),
    append(EnFilas, Fichas),
    max_list(Fichas, Mayor),
    atom_length(Mayor, Cifras),
    maplist(linea(Cifras), EnFilas, Filas).

en_filas([], _, []) :- !.
en_filas(Plano, Ancho, [Fila|Filas]) :-
    length(Fila, Ancho),
    append(Fila, Resto, Plano),
    en_filas(Resto, Ancho, Filas).

linea(Cifras, Fila, Linea) :-
    maplist(casilla(Cifras), Fila, Casillas),
    atomic_list_concat(Casillas, ' ', Atomo),
    atom_string(Atomo, Linea).

casilla(Cifras, 0, Casilla) :-
    !,
    format(atom(Casilla), "~t~*|", [Cifras]).
casilla(Cifras, Ficha, Casilla) :-
    format(atom(Casilla), "~t~d~*|", [Ficha,Cifras]).

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
