:- encoding(utf8).
:- module(rumbo_retrato,
          [ retrato/4,             % +M, +Opciones, +S, -Retrato
            en_linea/2             % +Retrato, -Texto
          ]).
:- use_module(dibujo, [filas_de_tablero/3]).
:- use_module(nucleo, [tablero/3]).
:- use_module(modulos, [propio/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3]).
:- autoload(library(option), [option/2]).

/** <module> How a state is shown: a board, the student's own drawing, or its text
*/

%!  retrato(+M, +Opciones, +S, -Retrato) is det.
%
%   Retrato is `lineas(Lineas)`, strings, where module M draws its states with a
%   `dibuja(+S, -Dibujo)` of its own (Dibujo a text or a list of lines);
%   `tablero(Filas)` for a board, its rows; else `texto(Texto)`.

retrato(M, _, S, lineas(Lineas)) :-
    propio(M, dibuja/2),
    catch(( once(M:dibuja(S, Dibujo)), lineas(Dibujo, Lineas) ), error(_, _), fail),
    !.
retrato(_, Opciones, S, tablero(Filas)) :-
    ( option(tablero(Ancho*Alto), Opciones) -> true ; true ),
    catch(tablero(S, Ancho, Alto), error(_, _), fail),
    !,
    filas(S, Ancho, Filas).
retrato(_, _, S, texto(Texto)) :-
    format(string(Texto), "~W",
           [S, [quoted(true), portray(true), numbervars(true), max_depth(0)]]).

lineas(Dibujo, Lineas) :-
    is_list(Dibujo),
    \+ ( Dibujo = [C|_], ( integer(C) ; atom(C), atom_length(C, 1) ) ),
    !,
    maplist(linea, Dibujo, Lineas).
lineas(Dibujo, Lineas) :-
    linea(Dibujo, Texto),
    split_string(Texto, "\n", "", Lineas).

linea(Texto0, Texto) :-
    (   catch(text_to_string(Texto0, Texto), error(_, _), fail)
    ->  true
    ;   format(string(Texto), "~w", [Texto0])
    ).

filas(S, _, S) :-
    S = [[_|_]|_],
    !.
filas(S, Ancho, Filas) :-
    corta(S, Ancho, Filas).

corta([], _, []) :- !.
corta(S, Ancho, [Fila|Filas]) :-
    length(Fila, Ancho),
    append(Fila, Resto, S),
    corta(Resto, Ancho, Filas).

%!  en_linea(+Retrato, -Texto) is det.
%
%   The same on one line: the rows of a board with `|` between them.

en_linea(texto(Texto), Texto).
en_linea(lineas(Lineas), Texto) :-
    atomic_list_concat(Lineas, '|', Atomo),
    atom_string(Atomo, Texto).
en_linea(tablero(Filas), Texto) :-
    filas_de_tablero(Filas, 0, Lineas),
    atomic_list_concat(Lineas, '|', Atomo),
    format(string(Texto), "[~w]", [Atomo]).
