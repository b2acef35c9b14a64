:- encoding(utf8).
:- module(rumbo_menu_pila, [puzzle_3x3/0]).
:- use_module(dibujo).
:- use_module(pila).
:- autoload(library(apply), [exclude/3, maplist/3]).
:- autoload(library(lists), [nth0/3, numlist/3]).
:- autoload(library(readutil), [read_line_to_string/2]).

/** <module> The menu of the 3×3 puzzle with three heuristics and a stack

Whatever is typed, it answers in words and asks again; the end of the input ends it.
*/

%!  puzzle_3x3 is det.
%
%   The menu of the exercise: reads a board and answers with what is chosen, until it is
%   told to end or the input ends.  From the shell:
%
%   ```
%   swipl -g "use_module(library(rumbo/puzzle_pila)),puzzle_3x3" -t halt
%   ```

puzzle_3x3 :-
    format("Puzzle 3x3 con tres heurísticas. La meta es:~n"),
    dibuja([0,1,2,3,4,5,6,7,8]),
    setup_call_cleanup(prompt(Antes, ''), pide_tablero, prompt(_, Antes)).

pide_tablero :-
    format("~nTablero inicial (nueve números, fila por fila; 0 es el hueco; salir, para acabar): "),
    lee_linea(Linea),
    con_tablero(Linea).

con_tablero(Linea) :-
    (   fin(Linea)
    ->  format("~nHasta luego.~n")
    ;   tablero_de_linea(Linea, S)
    ->  pide_opcion(S)
    ;   format("No es un tablero: hacen falta los números del 0 al 8, cada uno una vez, como 1 2 3 4 0 5 6 7 8.~n"),
        pide_tablero
    ).

pide_opcion(S) :-
    nl,
    dibuja(S),
    format("~n 1) Piezas fuera de lugar~n"),
    format(" 2) Suma de distancias fuera de lugar~n"),
    format(" 3) 2 por número de regresos directos~n"),
    format(" 4) Tabla de las tres~n"),
    format(" 5) Otro tablero~n"),
    format(" 6) Los hijos de este tablero y el orden en que se meten en la pila~n"),
    format(" 0) Salir~n"),
    format("Opción: "),
    lee_linea(Linea),
    con_opcion(Linea, S).

con_opcion(Linea, S) :-
    (   fin(Linea)
    ->  format("~nHasta luego.~n")
    ;   split_string(Linea, "", " \t\r", [Opcion]),
        opcion(Opcion, S, Sigue)
    ->  call(Sigue)
    ;   format("No es una opción: escribe un número del 0 al 6.~n"),
        pide_opcion(S)
    ).

opcion("0", _, format("Hasta luego.~n")).
opcion("1", S, rumbo_menu_pila:resuelve(S, piezas_fuera_de_lugar)).
opcion("2", S, rumbo_menu_pila:resuelve(S, suma_de_distancias)).
opcion("3", S, rumbo_menu_pila:resuelve(S, regresos_directos)).
opcion("4", S, rumbo_menu_pila:tabla(S)).
opcion("5", _, rumbo_menu_pila:pide_tablero).
opcion("6", S, rumbo_menu_pila:paso(S)).

:- public resuelve/2, tabla/1, paso/1.

resuelve(S, Heuristica) :-
    resultado_pila(Heuristica, S, Resultado, [estadisticas(D)]),
    escribe_resultado(Resultado, D),
    pide_opcion(S).

escribe_resultado(solucion(Estados), D) :-
    forall(nth0(I, Estados, S), escribe_estado(I, S)),
    cuantos(D.profundidad, "1 movimiento", "~d movimientos", Movimientos),
    cuantos(D.expandidos, "1 estado sacado", "~d estados sacados", Sacados),
    cuantos(D.estados, "1 insertado", "~d insertados", Insertados),
    format("~nSolución en ~s: ~s de la pila, ~s.~n", [Movimientos, Sacados, Insertados]).
escribe_resultado(sin_solucion(_), _) :-
    format("Este tablero no tiene solución: desde él no se llega a la meta.~n").
escribe_resultado(limite(_), D) :-
    format("La búsqueda llegó a su límite con ~d estados sacados: no se sabe si hay solución.~n",
           [D.expandidos]).

escribe_estado(I, S) :-
    format("~nEstado ~d~n", [I]),
    dibuja(S).

cuantos(1, Uno, _, Uno) :- !.
cuantos(N, _, Varios, Texto) :-
    format(string(Texto), Varios, [N]).

tabla(S) :-
    format("~nHeurística~t~40||~tMovimientos~13+~tSacados~10+~tInsertados~12+~n"),
    fila_de_tabla("Piezas fuera de lugar", piezas_fuera_de_lugar, S),
    fila_de_tabla("Suma de distancias fuera de lugar", suma_de_distancias, S),
    fila_de_tabla("2 por número de regresos directos", regresos_directos, S),
    pide_opcion(S).

fila_de_tabla(Nombre, Heuristica, S) :-
    resultado_pila(Heuristica, S, Resultado, [estadisticas(D)]),
    (   Resultado = solucion(_)
    ->  format("~s~t~40||~t~d~13+~t~d~10+~t~d~12+~n", [Nombre, D.profundidad, D.expandidos, D.estados])
    ;   Resultado = sin_solucion(_)
    ->  format("~s~t~40||  no tiene solución~n", [Nombre])
    ;   format("~s~t~40||  llegó a su límite~n", [Nombre])
    ).

paso(S) :-
    nl,
    muestra_paso_pila(piezas_fuera_de_lugar, S),
    pide_opcion(S).

lee_linea(Linea) :-
    flush_output,
    read_line_to_string(current_input, Linea).

fin(end_of_file).
fin(Linea) :-
    string(Linea),
    split_string(Linea, "", " \t\r", [Palabra]),
    string_lower(Palabra, Minusculas),
    memberchk(Minusculas, ["salir", "q"]).

%   tablero_de_linea(+Linea, -S): nine numbers between blanks, commas or brackets.

tablero_de_linea(Linea, S) :-
    split_string(Linea, " ,\t[]", " ,\t\r[].", Partes),
    exclude(==(""), Partes, Cifras),
    maplist(cifra, Cifras, S),
    numlist(0, 8, Fichas),
    msort(S, Fichas).

cifra(Texto, N) :-
    catch(number_string(N, Texto), error(_, _), fail),
    integer(N).

dibuja(S) :-
    filas_de_tablero(S, Filas),
    escribe_filas(Filas).
