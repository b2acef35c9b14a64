:- module(rumbo_motor,
          [ plan/3,                % :Modo, +S0, -Plan
            plan/4,                % :Modo, +S0, -Plan, :Opciones
            resuelve/3,            % :Modo, +S0, -Resultado
            resuelve/4,            % :Modo, +S0, -Resultado, :Opciones
            planes/3,              % :Modo, +S0, -Plan
            planes/4,              % :Modo, +S0, -Plan, :Opciones
            distribucion/2,        % :S0, -Cuentas
            distribucion/3         % :S0, -Cuentas, :Opciones
          ]).
:- use_module(errores).
:- use_module(estrategia).
:- use_module(nucleo).
:- use_module(opciones).
:- use_module(limites).
:- use_module(problema).
:- use_module(recorrido).
:- use_module(traza, [con_traza/6]).
:- autoload(library(lists), [member/2]).
:- autoload(library(option), [option/2]).

:- meta_predicate
    plan(:, +, -),
    plan(:, +, -, :),
    resuelve(:, +, -),
    resuelve(:, +, -, :),
    planes(:, +, -),
    planes(:, +, -, :),
    distribucion(:, -),
    distribucion(:, -, :).

/** <module> The engine: any problem, every strategy, three outcomes
*/

%!  plan(:Modo, +S0, -Plan) is semidet.
%!  plan(:Modo, +S0, -Plan, :Opciones) is semidet.
%
%   Plan is a list of moves that leads from S0 to the goal, first move first, as the
%   strategy Modo finds it.  Fails when it is proved that there is none.
%
%   Modo is one of `anchura`, `profund`, `iter`, `coste_uniforme`, `voraz`,
%   `a_estrella`, `ida_estrella`, `haz(K)`, `escalada`, `pila(H)`, `bidireccional`;
%   `voraz(H)`, `a_estrella(H)` and `ida_estrella(H)` stand for the option
%   `heuristica(H)`.
%
%   Moves, goal, costs and heuristic are those of the module the call comes from
%   (expandir/3, meta/1, coste/4, heuristica/2, where it has them), or of the
%   options; without an expandir/3 S0 is a board and the moves are the blank's.
%
%   Options that say what the problem is: `sucesor(Forma)`, `meta(G)`,
%   `objetivo(Patron)`, `coste_accion(G)`, `heuristica(H)`, `normaliza(G)`,
%   `predecesor(Forma)`, `imposible(Marca)`, `valido(G)`, `no_valido(G)`; for boards
%   `orden(Direcciones)`, `tablero(Ancho*Alto)`, `paridad(Bool)`.
%
%   Options for the search: `peso(W)`, `profundidad_max(N)`, `nodos_max(N)`,
%   `tiempo_max(Segundos)`, `memoria_max(Bytes)`, `traza(true)` or `traza(N)`,
%   `observador(G)`, `progreso(Bool)`.
%
%   Options for results: `estados(Lista)`, `coste(C)`, `estadisticas(Dict)`.
%
%   ```
%   ?- plan(anchura, [4,1,3,7,2,5,8,0,6], P).
%   P = [w, n, n, e, s, e, s].
%   ```
%
%   @error domain_error(modo, Modo), domain_error(opcion, Opcion)
%   @error resource_error(Limite) when a limit was reached: nothing is known then
%   @error those of the start: see expandir/3 for boards

plan(M:Modo, S0, Plan) :-
    plan_(M, Modo, S0, Plan, []).

plan(M:Modo, S0, Plan, _:Opciones) :-
    plan_(M, Modo, S0, Plan, Opciones).

plan_(M, Modo, S0, Plan, Opciones) :-
    resuelve_(M, Modo, S0, Resultado, Opciones),
    (   Resultado = solucion(Plan0)
    ->  Plan = Plan0
    ;   Resultado = limite(_)
    ->  falla(resource_error(Resultado), plan)
    ).

%!  resuelve(:Modo, +S0, -Resultado) is det.
%!  resuelve(:Modo, +S0, -Resultado, :Opciones) is det.
%
%   As plan/4, but says how the search ended: `solucion(Plan)`; `sin_solucion(paridad)`
%   or `sin_solucion(agotado(N))`, N different states met: there is no plan; or
%   `limite(L)`: L was reached and nothing is known.  L is `profundidad(N)`,
%   `nodos(N)`, `tiempo(S)` or `memoria(B)`; also `haz(K)` and `escalada`, where the
%   strategy itself has left out what could have led to a plan.
%
%   ```
%   ?- resuelve(anchura, [2,1,3,4,5,6,7,8,0], R).
%   R = sin_solucion(paridad).
%   ```

resuelve(M:Modo, S0, Resultado) :-
    resuelve_(M, Modo, S0, Resultado, []).

resuelve(M:Modo, S0, Resultado, _:Opciones) :-
    resuelve_(M, Modo, S0, Resultado, Opciones).

resuelve_(M, Modo, S0, Resultado, Opciones0) :-
    prepara(M, Modo, S0, Opciones0, Nombre, S, Opciones, Problema),
    (   sin_paridad(Problema, S)
    ->  Salida = salida(paridad, _, _, _, _, contadores(0,0,0,0,0,0,0,0.0,0))
    ;   espacio(Problema, Espacio),
        limites(Opciones, Limites),
        con_estados(Opciones, ConEstados),
        parametro(Nombre, Opciones, Parametro),
        con_traza(M, Nombre, Opciones, Espacio, Observador,
                  busca(modo(Nombre, Parametro), Espacio, [S], [], Limites, ConEstados,
                        Observador, Salida))
    ),
    salidas(Salida, Modo, Opciones),
    resultado(Salida, Nombre, Opciones, Resultado0),
    Resultado = Resultado0.

con_estados(Opciones, ConEstados) :-
    (   option(estados(_), Opciones) -> ConEstados = true ; ConEstados = false ).

%   salidas(+Salida, +Modo, +Opciones): the results that options ask for.

salidas(salida(_, _, Plan, Estados, Coste, Contadores), Modo, Opciones) :-
    (   option(estados(Estados0), Opciones) -> Estados0 = Estados ; true ),
    (   option(coste(Coste0), Opciones) -> Coste0 = Coste ; true ),
    (   option(estadisticas(Dict0), Opciones)
    ->  estadisticas(Contadores, Plan, Modo, Dict),
        Dict0 = Dict
    ;   true
    ).

estadisticas(contadores(Expandidos, Generados, Duplicados, Reabiertos, Estados,
                        AbiertosMax, Iteraciones, Segundos, Memoria), Plan, Modo,
             estadisticas{ expandidos: Expandidos, generados: Generados,
                           duplicados: Duplicados, reabiertos: Reabiertos,
                           estados: Estados, abiertos_max: AbiertosMax,
                           profundidad: Profundidad, iteraciones: Iteraciones,
                           segundos: Segundos, memoria: Memoria, modo: Modo }) :-
    (   var(Plan) -> Profundidad = 0 ; length(Plan, Profundidad) ).

%!  planes(:Modo, +S0, -Plan) is nondet.
%!  planes(:Modo, +S0, -Plan, :Opciones) is nondet.
%
%   Plan is each different best plan once: of the fewest moves for `anchura` and
%   `iter`, of least cost for `coste_uniforme`, `a_estrella` and `ida_estrella`; for
%   `profund` every plan that repeats no state.  In the order of the moves,
%   depth-first; each ends at the first goal it meets.  The options `coste(C)` and
%   `estados(Lista)` are those of each plan.
%
%   ```
%   ?- findall(P, planes(anchura, [7,2,1,8,0,3,5,4,6], P), Ps), length(Ps, N).
%   N = 3, ...
%   ```
%
%   @error domain_error(modo, Modo) for the other strategies

planes(M:Modo, S0, Plan) :-
    planes_(M, Modo, S0, Plan, []).

planes(M:Modo, S0, Plan, _:Opciones) :-
    planes_(M, Modo, S0, Plan, Opciones).

planes_(M, Modo, S0, Plan, Opciones0) :-
    modo_valido(Modo, Nombre, _),
    Modos = [anchura, iter, profund, coste_uniforme, a_estrella, ida_estrella],
    (   memberchk(Nombre, Modos)
    ->  true
    ;   falla(domain_error(modo, Modo), modos_de(planes, Modos))
    ),
    prepara(M, Modo, S0, Opciones0, Nombre, S, Opciones, Problema),
    \+ sin_paridad(Problema, S),
    espacio(Problema, Espacio),
    limites(Opciones, Limites),
    (   member(estadisticas(E), Opciones)
    ->  falla(domain_error(opcion, estadisticas(E)), planes)
    ;   true
    ),
    (   ( option(estados(_), Opciones) ; option(coste(_), Opciones) )
    ->  planes(modo(Nombre, 1), Espacio, S, Limites, Plan0),
        salidas_del_plan(Espacio, S, Plan0, Opciones),
        Plan = Plan0
    ;   planes(modo(Nombre, 1), Espacio, S, Limites, Plan)
    ).

salidas_del_plan(Espacio, S, Plan, Opciones) :-
    recorre(Plan, Espacio, S, fin(Niveles)),
    Niveles = [Nivel|_],
    member(Lugar, Nivel),
    arg(1, Lugar, Fin),
    es_meta(Espacio, Fin),
    !,
    (   option(coste(Coste), Opciones) -> arg(2, Lugar, Coste) ; true ),
    (   option(estados(Estados), Opciones) -> camino(Niveles, Lugar, Estados) ; true ).

%!  distribucion(:S0, -Cuentas) is det.
%!  distribucion(:S0, -Cuentas, :Opciones) is det.
%
%   Cuentas are the numbers of states 0, 1, 2, ... moves away from S0, as breadth-first
%   search meets them; no goal is asked for.
%
%   ```
%   ?- distribucion([1,2,3,4,5,6,7,8,0], Cuentas), sum_list(Cuentas, N).
%   N = 181440, ...
%   ```
%
%   @error resource_error(Limite) when a limit was reached

distribucion(M:S0, Cuentas) :-
    distribucion_(M, S0, Cuentas, []).

distribucion(M:S0, Cuentas, _:Opciones) :-
    distribucion_(M, S0, Cuentas, Opciones).

distribucion_(M, S0, Cuentas, Opciones0) :-
    opciones_validas(Opciones0, [busqueda]),
    problema(M, S0, Opciones0, movimientos, S, Opciones, Problema),
    espacio(Problema, Espacio),
    limites(Opciones, Limites),
    distribucion(Espacio, S, Limites, salida(Desenlace, Cuentas0)),
    sin_limite(Desenlace, Opciones),
    Cuentas = Cuentas0.
