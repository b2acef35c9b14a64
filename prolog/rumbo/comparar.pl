:- encoding(utf8).
:- module(rumbo_comparar,
          [ comparar/2,            % :S0, +Modos
            comparar/3             % :S0, +Modos, :Opciones
          ]).
:- use_module(errores).
:- use_module(mensajes, [idioma/1, primera_linea/2]).
:- use_module(modulos, [propio/2]).
:- use_module(motor, [resuelve/4]).
:- use_module(nucleo, [tablero/3]).
:- use_module(opciones).
:- use_module(palabras, [desenlace/3, memoria/2]).
:- autoload(library(apply), [foldl/4, maplist/2, maplist/3, maplist/4, partition/4]).
:- autoload(library(csv), [csv_write_stream/3]).
:- autoload(library(http/html_write), [html//1, print_html/1]).
:- autoload(library(lists), [max_list/2, member/2, append/3]).
:- autoload(library(option), [option/2, option/3]).

:- meta_predicate
    comparar(:, +),
    comparar(:, +, :).

/** <module> The strategies side by side: one row for each, with what it found and what it took
*/

%!  comparar(:S0, +Modos) is det.
%!  comparar(:S0, +Modos, :Opciones) is det.
%
%   Solves S0 in each mode of the list Modos and prints a row for each: length and
%   cost of the plan, nodes expanded and generated, most open at a time, seconds,
%   memory and how it ended; a mode that hits its limit has a row too, and so has one
%   that lacks an option (`bidireccional` without `predecesor`) or ends in an error.
%   S0 may also be a list of boards, or of `problema(Nombre)`, and is then compared
%   board by board; where the states are the student's own it is one state.
%
%   Opciones are those of resuelve/4, for every mode, and
%
%     - `formato(F)`: `texto` (default), `csv`, `markdown` or `html`.  In `csv` the
%       result is a term, the memory is in bytes and nothing depends on the language;
%     - `filas(-Dicts)`: the rows as dicts `fila{tablero:N, estado:S0, modo:Modo,
%       resultado:R, plan:L, coste:C, expandidos:E, generados:G, abiertos_max:A,
%       segundos:T, memoria:B, estadisticas:D}`, where plan, its length, and coste are
%       `no` without a plan; `resultado` is that of resuelve/4, `falta(Opcion)`, or
%       `error(E)`, E what was raised.  Nothing is printed then, unless there is a
%       formato(F).
%
%   ```
%   ?- comparar([4,1,3,7,2,5,8,0,6], [anchura, iter, a_estrella(manhattan)]).
%   ?- comparar([4,1,3,7,2,5,8,0,6], [anchura], [filas([Fila])]), X = Fila.plan.
%   X = 7, ...
%   ```
%
%   @error domain_error(modo, Modo), domain_error(opcion, Opcion), also for the
%   results of one search (`estados`, `coste`, `estadisticas`)
%   @error domain_error(tablero, S) for an S among boards that is none
%   @error those of resuelve/4: the first one, where each row would be an error

comparar(S0, Modos) :-
    comparar_(S0, Modos, []).

comparar(S0, Modos, _:Opciones) :-
    comparar_(S0, Modos, Opciones).

comparar_(M:S0, Modos, Opciones0) :-
    opciones_validas(Opciones0, [busqueda,comparar]),
    partition(de_comparar, Opciones0, Opciones, DeBusqueda),
    opciones_sin(DeBusqueda, [estados, coste, estadisticas], de_una_busqueda),
    debe_ser_lista(Modos, modos),
    no_al_reves(S0, Modos),
    forall(member(Modo, Modos), modo_valido(Modo, _, _)),
    problemas(M, S0, DeBusqueda, Problemas),
    findall(Fila,
            ( nth_member(N, Problemas, Problema),
              member(Modo, Modos),
              fila(M, N, Problema, Modo, DeBusqueda, Fila) ),
            Filas),
    alguna_sin_error(Filas),
    entrega(Opciones, Problemas, Filas).

%   no_al_reves(+S0, +Modos): the arguments are not exchanged.

no_al_reves(S0, Modos) :-
    (   is_list(S0),
        S0 = [Primero|_],
        es_modo(Primero),
        Modos = [Modo|_],
        \+ es_modo(Modo)
    ->  falla(domain_error(modo, Modo), comparar_al_reves)
    ;   true
    ).

es_modo(Modo) :-
    catch(modo_valido(Modo, _, _), error(_, _), fail).

de_comparar(formato(_)).
de_comparar(filas(_)).

nth_member(N, Lista, X) :-
    nth_member(Lista, 1, N, X).

nth_member([X0|Xs], N0, N, X) :-
    (   N = N0, X = X0
    ;   N1 is N0+1,
        nth_member(Xs, N1, N, X)
    ).

%   alguna_sin_error(+Filas): what is wrong with every mode is an error of the question.

alguna_sin_error(Filas) :-
    (   Filas = [Primera|_],
        Primera.resultado = error(E),
        forall(member(Fila, Filas), Fila.resultado = error(_))
    ->  throw(E)
    ;   true
    ).

%   problemas(+M, +S0, +Opciones, -Problemas): several where S0 is a list of boards or of
%   problems.  A board in rows is a list of lists too, but none of its rows is a board.

problemas(M, S0, Opciones, Problemas) :-
    (   is_list(S0),
        S0 = [_|_],
        \+ tablero_de(Opciones, S0),
        partition(varios(Opciones), S0, [_|_], Otros)
    ->  (   Otros == []
        ->  Problemas = S0
        ;   debe_ser_estado(M, Opciones, S0, Otros),
            Problemas = [S0]
        )
    ;   Problemas = [S0]
    ).

%   debe_ser_estado(+M, +Opciones, +S0, +Otros): S0 holds boards, and Otros that are none:
%   a state of the student's, or the rows of a square.

debe_ser_estado(M, Opciones, S0, [Otro|_]) :-
    (   option(sucesor(_), Opciones)
    ->  true
    ;   propio(M, expandir/3)
    ->  true
    ;   cuadrado(S0)
    ->  true
    ;   nth_member(N, S0, S),
        S == Otro
    ->  falla(domain_error(tablero, Otro), tablero(N))
    ).

cuadrado(Filas) :-
    length(Filas, N),
    forall(member(Fila, Filas), ( is_list(Fila), length(Fila, N) )).

varios(_, S) :-
    nonvar(S),
    S = problema(_),
    !.
varios(Opciones, S) :-
    tablero_de(Opciones, S).

tablero_de(Opciones, S) :-
    ( option(tablero(Ancho*Alto), Opciones) -> true ; true ),
    catch(tablero(S, Ancho, Alto), error(_, _), fail).

fila(M, N, S0, Modo, Opciones, Fila) :-
    catch(resuelve(M:Modo, S0, Resultado,
                   M:[estadisticas(D), coste(Coste0)|Opciones]),
          error(Formal, Contexto),
          sin_nada(Formal, Contexto, Modo, Resultado, D)),
    (   Resultado = solucion(_)
    ->  Plan = D.profundidad,
        Coste = Coste0
    ;   Plan = no,
        Coste = no
    ),
    Fila = fila{ tablero: N, estado: S0, modo: Modo, resultado: Resultado,
                 plan: Plan, coste: Coste, expandidos: D.expandidos,
                 generados: D.generados, abiertos_max: D.abiertos_max,
                 segundos: D.segundos, memoria: D.memoria, estadisticas: D }.

%   A mode that asks for what this problem does not give, or ends in an error, has a row
%   too, with nothing in it.

sin_nada(Formal, Contexto, Modo, Resultado, D) :-
    (   Formal = existence_error(opcion, Falta)
    ->  Resultado = falta(Falta)
    ;   Resultado = error(error(Formal, Contexto))
    ),
    D = estadisticas{ modo: Modo, expandidos: 0, generados: 0, abiertos_max: 0,
                      segundos: 0.0, memoria: 0 }.

entrega(Opciones, Problemas, Filas) :-
    (   option(filas(Filas0), Opciones)
    ->  (   option(formato(Formato), Opciones)
        ->  escribe(Formato, Problemas, Filas)
        ;   true
        ),
        Filas0 = Filas
    ;   option(formato(Formato), Opciones, texto),
        escribe(Formato, Problemas, Filas)
    ).


                 /*******************************
                 *          THE FORMATS         *
                 *******************************/

escribe(texto, Problemas, Filas) :-
    titulos(Titulos),
    maplist(celdas, Filas, Celdas),
    anchos([Titulos|Celdas], Anchos),
    forall(nth_member(N, Problemas, S0),
           ( encabezado(N, Problemas, S0),
             escribe_linea(Anchos, Titulos),
             forall(( nth_member(I, Filas, Fila), Fila.tablero == N ),
                    ( nth_member(I, Celdas, Cs),
                      !,
                      escribe_linea(Anchos, Cs)
                    ; true )) )).
escribe(csv, _, Filas) :-
    Titulos =.. [row, tablero, estado, modo, plan, coste, expandidos, generados,
                 abiertos_max, segundos, memoria, resultado],
    maplist(fila_csv, Filas, Rows),
    current_output(Salida),
    csv_write_stream(Salida, [Titulos|Rows], []).
escribe(markdown, Problemas, Filas) :-
    titulos(Titulos0),
    con_tablero(Problemas, "", Titulos0, Titulos),
    escribe_markdown(Titulos),
    maplist(alineacion, Titulos0, Rayas0),
    con_tablero(Problemas, "---:", Rayas0, Rayas),
    escribe_markdown(Rayas),
    forall(member(Fila, Filas),
           ( celdas(Fila, Celdas0),
             con_tablero(Problemas, Fila.tablero, Celdas0, Celdas),
             escribe_markdown(Celdas) )).
escribe(html, Problemas, Filas) :-
    titulos(Titulos0),
    con_tablero(Problemas, "", Titulos0, Titulos),
    findall(tr(Celdas),
            ( member(Fila, Filas),
              celdas(Fila, Celdas0),
              con_tablero(Problemas, Fila.tablero, Celdas0, Celdas1),
              findall(td(C), member(C, Celdas1), Celdas) ),
            Cuerpo),
    findall(th(scope(col), T), member(T, Titulos), Cabeza),
    phrase(html(table(class(rumbo), [thead(tr(Cabeza)), tbody(Cuerpo)])), Tokens),
    print_html(Tokens),
    nl.

con_tablero([_], _, Celdas, Celdas) :- !.
con_tablero(_, N, Celdas, [Texto|Celdas]) :-
    format(string(Texto), "~w", [N]).

encabezado(_, [_], _) :- !.
encabezado(N, _, S0) :-
    ( N > 1 -> nl ; true ),
    format("~d. ~p~n", [N, S0]).

%   titulos(-Titulos): of the columns that celdas/2 fills.

titulos(Titulos) :-
    idioma(L),
    titulos(L, Titulos).

titulos(es, ["modo", "plan", "coste", "expandidos", "generados", "abiertos", "segundos",
             "memoria", "resultado"]).
titulos(en, ["mode", "plan", "cost", "expanded", "generated", "open", "seconds",
             "memory", "outcome"]).

alineacion("modo", ":---") :- !.
alineacion("mode", ":---") :- !.
alineacion("resultado", ":---") :- !.
alineacion("outcome", ":---") :- !.
alineacion(_, "---:").

celdas(Fila, Celdas) :-
    format(string(Modo), "~p", [Fila.modo]),
    format(string(Segundos), "~4f", [Fila.segundos]),
    memoria(Fila.memoria, Memoria),
    idioma(L),
    en_palabras(Fila.resultado, L, Resultado),
    numero(Fila.plan, Plan),
    numero(Fila.coste, Coste),
    numero(Fila.expandidos, Expandidos),
    numero(Fila.generados, Generados),
    numero(Fila.abiertos_max, Abiertos),
    Celdas = [Modo, Plan, Coste, Expandidos, Generados, Abiertos, Segundos, Memoria,
              Resultado].

en_palabras(error(E), _, Texto) :-
    !,
    primera_linea(E, Linea),
    format(string(Texto), "error: ~s", [Linea]).
en_palabras(Resultado, L, Texto) :-
    desenlace(L, Resultado, Texto).

numero(no, "-") :- !.
numero(N, Texto) :-
    format(string(Texto), "~w", [N]).

%   escribe_linea(+Anchos, +Celdas): first and last column to the left, numbers to the
%   right.

escribe_linea([Ancho|Anchos], [Modo|Celdas]) :-
    format("~w~t~*|", [Modo, Ancho]),
    escribe_numeros(Celdas, Anchos).

escribe_numeros([Ultima], [_]) :-
    !,
    format("  ~w~n", [Ultima]).
escribe_numeros([Celda|Celdas], [Ancho|Anchos]) :-
    format(string(Numero), "~t~w~*|", [Celda, Ancho]),
    format("  ~s", [Numero]),
    escribe_numeros(Celdas, Anchos).

anchos([Fila|Filas], Anchos) :-
    maplist(string_length, Fila, Anchos0),
    foldl(ensancha, Filas, Anchos0, Anchos).

ensancha(Fila, Anchos0, Anchos) :-
    maplist(string_length, Fila, Largos),
    maplist(mayor, Largos, Anchos0, Anchos).

mayor(A, B, C) :- C is max(A, B).

escribe_markdown(Celdas) :-
    forall(member(Celda, Celdas),
           ( split_string(Celda, "|", "", Partes),
             atomic_list_concat(Partes, '\\|', SinBarras),
             format("| ~w ", [SinBarras]) )),
    format("|~n").

fila_csv(Fila, Row) :-
    format(atom(Estado), "~q", [Fila.estado]),
    format(atom(Modo), "~q", [Fila.modo]),
    resultado_csv(Fila.resultado, Resultado),
    vacio(Fila.plan, Plan),
    vacio(Fila.coste, Coste),
    Row =.. [row, Fila.tablero, Estado, Modo, Plan, Coste, Fila.expandidos, Fila.generados,
             Fila.abiertos_max, Fila.segundos, Fila.memoria, Resultado].

resultado_csv(solucion(_), solucion) :- !.
resultado_csv(Resultado, Texto) :-
    format(atom(Texto), "~q", [Resultado]).

vacio(no, '') :- !.
vacio(N, N).
