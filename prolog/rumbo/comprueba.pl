:- encoding(utf8).
:- module(rumbo_comprueba,
          [ comprueba/3,           % :S0, +Plan, -Veredicto
            comprueba/4,           % :S0, +Plan, -Veredicto, :Opciones
            muestra_plan/2,        % :S0, +Plan
            muestra_plan/3         % :S0, +Plan, :Opciones
          ]).
:- use_module(dibujo, [escribe_filas/1, filas_de_tablero/3]).
:- use_module(errores).
:- use_module(nucleo).
:- use_module(opciones).
:- use_module(limites).
:- use_module(problema).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [append/3, member/2, nth0/3, reverse/2]).
:- autoload(library(option), [option/2]).

:- meta_predicate
    comprueba(:, +, -),
    comprueba(:, +, -, :),
    muestra_plan(:, +),
    muestra_plan(:, +, :).

/** <module> Plans looked at: are they right, what do they do
*/

%!  comprueba(:S0, +Plan, -Veredicto) is det.
%!  comprueba(:S0, +Plan, -Veredicto, :Opciones) is det.
%
%   Veredicto says what Plan, a list of moves, does from S0: `optimo(Coste)`;
%   `valido(Coste, CosteOptimo)`: it reaches the goal, but not at least cost;
%   `ilegal(Paso, Accion, Estado)`: the first move that cannot be made, counted from
%   1, and where; `no_llega(Estado)`: it ends in Estado, which is no goal.
%
%   Where a move has several outcomes the plan is legal if one path is, and the
%   cheapest counts.  Moves, goal and costs are found as for plan/3; the optimum
%   never rests on a heuristic of the student's.
%
%   ```
%   ?- comprueba([1,2,3,4,5,6,7,0,8], [w,e,e], V).
%   V = valido(3, 1).
%   ```
%
%   @error resource_error(Limite) when a limit is reached while the optimum is sought

comprueba(M:S0, Plan, Veredicto) :-
    comprueba_(M, S0, Plan, Veredicto, []).

comprueba(M:S0, Plan, Veredicto, _:Opciones) :-
    comprueba_(M, S0, Plan, Veredicto, Opciones).

comprueba_(M, S0, Plan, Veredicto, Opciones0) :-
    opciones_validas(Opciones0, [busqueda]),
    debe_ser_plan(Plan),
    problema(M, S0, Opciones0, ciega, S, Opciones, Problema),
    espacio(Problema, Espacio),
    recorre(Plan, 1, Espacio, [S-0], Fin),
    veredicto(Fin, Espacio, S, Opciones, Veredicto0),
    Veredicto = Veredicto0.

debe_ser_plan(Plan) :-
    debe_ser_lista(Plan, plan),
    (   ground(Plan)
    ->  true
    ;   falla(instantiation_error, plan)
    ).

%   recorre(+Plan, +Paso, +Espacio, +Donde, -Fin): Donde are the states where the
%   plan can be, each with its least cost.

recorre([], _, _, Donde, fin(Donde)).
recorre([Accion|Plan], Paso, Espacio, Donde, Fin) :-
    findall(S1-C1, avanza(Espacio, Donde, Accion, S1, C1), Todos),
    (   Todos == []
    ->  Donde = [S-_|_],
        Fin = ilegal(Paso, Accion, S)
    ;   baratos(Todos, Donde1),
        Paso1 is Paso+1,
        recorre(Plan, Paso1, Espacio, Donde1, Fin)
    ).

avanza(Espacio, Donde, Accion, S1, C1) :-
    member(S-C, Donde),
    sucesores(Espacio, S, Sucesores),
    member(sucesor(Accion1, S1, Coste), Sucesores),
    Accion1 == Accion,
    C1 is C+Coste.

%   baratos(+Pares, -Baratos): of each state only the cheapest, the cheapest first.

baratos([Par], [Par]) :- !.
baratos(Pares, Baratos) :-
    foldl(el_mas_barato, Pares, [], Baratos0),
    sort(2, @=<, Baratos0, Baratos).

el_mas_barato(S-C, Pares0, Pares) :-
    (   append(Antes, [S1-C1|Despues], Pares0),
        S1 == S
    ->  (   C < C1
        ->  append(Antes, [S-C|Despues], Pares)
        ;   Pares = Pares0
        )
    ;   Pares = [S-C|Pares0]
    ).

veredicto(ilegal(Paso, Accion, S), _, _, _, ilegal(Paso, Accion, S)).
veredicto(fin(Donde), Espacio, S0, Opciones, Veredicto) :-
    (   member(S-Coste, Donde),
        es_meta(Espacio, S)
    ->  optimo(Espacio, S0, Opciones, Optimo),
        (   Coste =:= Optimo
        ->  Veredicto = optimo(Coste)
        ;   Veredicto = valido(Coste, Optimo)
        )
    ;   Donde = [S-_|_],
        Veredicto = no_llega(S)
    ).

%   optimo(...): native boards with the library's own heuristic, all else with none.

optimo(Espacio, S0, Opciones, Optimo) :-
    limites(Opciones, Limites),
    (   Espacio = tablero(Ancho, Alto, Meta, Orden, Filas, _)
    ->  Espacio1 = tablero(Ancho, Alto, Meta, Orden, Filas, manhattan),
        Modo = a_estrella
    ;   Espacio1 = Espacio,
        Modo = coste_uniforme
    ),
    busca(modo(Modo, 1), Espacio1, [S0], [], Limites, false, no,
          salida(Desenlace, _, _, _, Optimo, _)),
    sin_limite(Desenlace, Opciones),
    (   Desenlace == agotado               % yet the plan reaches a goal
    ->  falla(domain_error(normaliza, S0), mezcla)
    ;   true
    ).

%!  muestra_plan(:S0, +Plan) is det.
%!  muestra_plan(:S0, +Plan, :Opciones) is det.
%
%   Prints S0 and, for each move of Plan, the move and the state it leads to: boards
%   as boards, other states as terms, nothing abbreviated.  No goal is needed.
%
%   ```
%   ?- muestra_plan([1,2,3,4,5,6,7,0,8], [e]).
%   1 2 3
%   4 5 6
%   7   8
%
%   e
%   1 2 3
%   4 5 6
%   7 8
%   true.
%   ```
%
%   @error domain_error(movimiento, Accion) for a move that cannot be made

muestra_plan(M:S0, Plan) :-
    muestra_plan_(M, S0, Plan, []).

muestra_plan(M:S0, Plan, _:Opciones) :-
    muestra_plan_(M, S0, Plan, Opciones).

muestra_plan_(M, S0, Plan, Opciones0) :-
    opciones_validas(Opciones0, [busqueda]),
    debe_ser_plan(Plan),
    problema(M, S0, Opciones0, movimientos, S, Opciones, Problema),
    espacio(Problema, Espacio),
    pasos(Plan, Espacio, S, Pasos),
    escribe_estado(S, Opciones),
    forall(member(Accion-S1, Pasos),
           ( nl,
             print(Accion), nl,
             escribe_estado(S1, Opciones) )).

%   pasos(+Plan, +Espacio, +S, -Pasos): all of it before anything is printed, so that an
%   illegal move prints nothing.

pasos(Plan, Espacio, S, Pasos) :-
    niveles(Plan, 1, Espacio, [S-0], [], Niveles),
    reverse(Plan, Al_reves),
    vuelve(Al_reves, Niveles, 0, [], Pasos).

%   niveles(+Plan, +Paso, +Espacio, +Donde, +Antes, -Niveles): where the plan may be after
%   each move, the last first: states, each with the place in the level before of one that
%   it comes from.

niveles([], _, _, Donde, Antes, [Donde|Antes]).
niveles([Accion|Plan], Paso, Espacio, Donde, Antes, Niveles) :-
    findall(S1-I,
            ( nth0(I, Donde, S-_),
              sucesores(Espacio, S, Sucesores),
              member(sucesor(Accion1, S1, _), Sucesores),
              Accion1 == Accion ),
            Todos),
    (   Todos = [_|_]
    ->  unicos(Todos, Donde1),
        Paso1 is Paso+1,
        niveles(Plan, Paso1, Espacio, Donde1, [Donde|Antes], Niveles)
    ;   Donde = [S0-_|_],
        falla(domain_error(movimiento, Accion), paso(Paso, S0))
    ).

unicos([Par], [Par]) :- !.
unicos(Pares, Unicos) :-
    foldl(unico, Pares, [], Al_reves),
    reverse(Al_reves, Unicos).

unico(S-I, Pares, Pares1) :-
    (   member(S1-_, Pares),
        S1 == S
    ->  Pares1 = Pares
    ;   Pares1 = [S-I|Pares]
    ).

vuelve([], _, _, Pasos, Pasos).
vuelve([Accion|Plan], [Nivel|Niveles], I, Pasos0, Pasos) :-
    nth0(I, Nivel, S-J),
    vuelve(Plan, Niveles, J, [Accion-S|Pasos0], Pasos).

escribe_estado(S, Opciones) :-
    (   es_tablero_de(S, Opciones, Ancho)
    ->  filas_de_tablero(S, Ancho, Filas),
        escribe_filas(Filas)
    ;   print(S), nl
    ).

es_tablero_de(S, Opciones, Ancho) :-
    (   option(tablero(Ancho*Alto), Opciones) -> true ; true ),
    catch(tablero(S, Ancho, Alto), error(_, _), fail).
