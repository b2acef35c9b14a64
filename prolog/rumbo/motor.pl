:- module(rumbo_motor,
          [ plan/3,                % :Modo, +S0, -Plan
            plan/4,                % :Modo, +S0, -Plan, :Opciones
            resuelve/3,            % :Modo, +S0, -Resultado
            resuelve/4             % :Modo, +S0, -Resultado, :Opciones
          ]).
:- use_module(errores).
:- use_module(nucleo).
:- use_module(opciones).
:- use_module(problema).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(lists), [append/3]).

:- meta_predicate
    plan(:, +, -),
    plan(:, +, -, :),
    resuelve(:, +, -),
    resuelve(:, +, -, :).

/** <module> The engine: any problem, every strategy, three outcomes
*/

%!  plan(:Modo, +S0, -Plan) is semidet.
%!  plan(:Modo, +S0, -Plan, :Opciones) is semidet.
%
%   Plan is a list of moves that leads from S0 to the goal, first move first, as the
%   strategy Modo finds it.  Fails when it is proved that there is none.
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
%   `limite(L)`, L one of `profundidad(N)`, `nodos(N)`, `tiempo(S)`, `memoria(B)`.

resuelve(M:Modo, S0, Resultado) :-
    resuelve_(M, Modo, S0, Resultado, []).

resuelve(M:Modo, S0, Resultado, _:Opciones) :-
    resuelve_(M, Modo, S0, Resultado, Opciones).

resuelve_(M, Modo, S0, Resultado, Opciones0) :-
    modo_valido(Modo, Nombre, Extra),
    opciones_validas(Opciones0, [busqueda]),
    append(Extra, Opciones0, Opciones),
    uso(Nombre, Uso),
    problema(M, S0, Opciones, Uso, S, Problema),
    (   sin_paridad(Problema, S)
    ->  Salida = salida(paridad, _, _, _, _, contadores(0,0,0,0,0,0,0,0.0,0))
    ;   espacio(Problema, Espacio),
        limites(Opciones, Limites),
        con_estados(Opciones, ConEstados),
        parametro(Nombre, Opciones, Parametro),
        busca(modo(Nombre, Parametro), Espacio, [S], [], Limites, ConEstados, Salida)
    ),
    salidas(Salida, Modo, Opciones),
    resultado(Salida, Opciones, Resultado0),
    Resultado = Resultado0.

uso(Nombre, Uso) :-
    (   memberchk(Nombre, [anchura, profund, iter, coste_uniforme, bidireccional])
    ->  Uso = ciega
    ;   Uso = informada
    ).

parametro(haz, Opciones, K) :- !, option(ancho(K), Opciones).
parametro(_, Opciones, Peso) :- option(peso(Peso), Opciones, 1).

con_estados(Opciones, ConEstados) :-
    (   option(estados(_), Opciones) -> ConEstados = true ; ConEstados = false ).

resultado(salida(Desenlace, _, Plan, _, _, Contadores), Opciones, Resultado) :-
    resultado_(Desenlace, Plan, Contadores, Opciones, Resultado).

resultado_(solucion, Plan, _, _, solucion(Plan)).
resultado_(paridad, _, _, _, sin_solucion(paridad)).
resultado_(agotado, _, Contadores, _, sin_solucion(agotado(N))) :-
    arg(5, Contadores, N).
resultado_(limite(memoria(B)), _, _, _, limite(memoria(B))).
resultado_(limite(profundidad), _, _, Opciones, limite(profundidad(N))) :-
    option(profundidad_max(N), Opciones).
resultado_(limite(nodos), _, _, Opciones, limite(nodos(N))) :-
    option(nodos_max(N), Opciones).
resultado_(limite(tiempo), _, _, Opciones, limite(tiempo(S))) :-
    option(tiempo_max(S), Opciones).

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
