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
:- use_module(recorrido).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2]).
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
    recorre(Plan, Espacio, S, Fin),
    veredicto(Fin, Espacio, S, Opciones, Veredicto0),
    Veredicto = Veredicto0.

debe_ser_plan(Plan) :-
    debe_ser_lista(Plan, plan),
    (   ground(Plan)
    ->  true
    ;   falla(instantiation_error, plan)
    ).

veredicto(ilegal(Paso, Accion, S), _, _, _, ilegal(Paso, Accion, S)).
veredicto(fin([Nivel|_]), Espacio, S0, Opciones, Veredicto) :-
    (   member(lugar(S,Coste,_), Nivel),
        es_meta(Espacio, S)
    ->  optimo(Espacio, S0, Opciones, Optimo),
        (   iguales(Coste, Optimo)
        ->  Veredicto = optimo(Coste)
        ;   Veredicto = valido(Coste, Optimo)
        )
    ;   Nivel = [lugar(S,_,_)|_],
        Veredicto = no_llega(S)
    ).

%   iguales(+C1, +C2): sums of floats depend on the order in which they are made.

iguales(C1, C2) :-
    (   ( float(C1) ; float(C2) )
    ->  abs(C1-C2) =< 1.0e-9*max(abs(C1), abs(C2))
    ;   C1 =:= C2
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
    recorre(Plan, Espacio, S, Fin),
    (   Fin = ilegal(Paso, Accion, S1)
    ->  falla(domain_error(movimiento, Accion), paso(Paso, S1))
    ;   Fin = fin([[Lugar|_]|_]),
        arg(1, Fin, Niveles),
        camino(Niveles, Lugar, [_|Estados]),
        escribe_estado(S, Opciones),
        maplist(escribe_paso(Opciones), Plan, Estados)
    ).

escribe_paso(Opciones, Accion, S) :-
    nl,
    print(Accion), nl,
    escribe_estado(S, Opciones).

escribe_estado(S, Opciones) :-
    (   es_tablero_de(S, Opciones, Ancho)
    ->  filas_de_tablero(S, Ancho, Filas),
        escribe_filas(Filas)
    ;   print(S), nl
    ).

es_tablero_de(S, Opciones, Ancho) :-
    (   option(tablero(Ancho*Alto), Opciones) -> true ; true ),
    catch(tablero(S, Ancho, Alto), error(_, _), fail).
