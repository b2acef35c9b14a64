:- encoding(utf8).
:- module(rumbo_explora,
          [ explora/3,             % :Modo, +S0, -B
            explora/4,             % :Modo, +S0, -B, :Opciones
            paso/2,                % +B, -Suceso
            fin/1                  % +B
          ]).
:- use_module(errores).
:- use_module(estrategia).
:- use_module(nucleo, [explora/6, paso/3, fin/1 as cierra]).
:- use_module(opciones, [opciones_sin/3]).
:- use_module(limites).
:- use_module(problema, [espacio/2]).

:- meta_predicate
    explora(:, +, -),
    explora(:, +, -, :).

/** <module> A search step by step
*/

%!  explora(:Modo, +S0, -B) is det.
%!  explora(:Modo, +S0, -B, :Opciones) is det.
%
%   Opens the search of plan/4 without making a step.  B, a blob, is advanced by
%   paso/2 and closed by fin/1; garbage collection closes it too.  Parity is not
%   looked at: the search is there to be seen.  Opciones are those of plan/4 that say
%   what the problem is and how far the search may go.
%
%   ```
%   ?- explora(anchura, [1,2,3,4,5,6,7,0,8], B), paso(B, Suceso), fin(B).
%   ```
%
%   @error domain_error(opcion, Opcion), also for `traza`, `observador` and the results
%   of one search (`estados`, `coste`, `estadisticas`), and those of plan/4

explora(M:Modo, S0, B) :-
    explora_(M, Modo, S0, B, []).

explora(M:Modo, S0, B, _:Opciones) :-
    explora_(M, Modo, S0, B, Opciones).

explora_(M, Modo, S0, B, Opciones0) :-
    opciones_sin(Opciones0, [traza, observador, estados, coste, estadisticas],
                 sin_resultados(explora)),
    prepara(M, Modo, S0, [observador(explora)|Opciones0], Nombre, S, Opciones, Problema),
    espacio(Problema, Espacio),
    limites(Opciones, Limites),
    parametro(Nombre, Opciones, Parametro),
    explora(modo(Nombre, Parametro), Espacio, S, Limites, Nombre-Opciones, B).

%!  paso(+B, -Suceso) is det.
%
%   Suceso is what the search does next:
%
%     - `expande(N, Estado, Profundidad, G, H, Abiertos, Hijos)`: the Nth expansion;
%       H is `no` where the strategy has none; Hijos a list of
%       `hijo(Accion, Estado, Coste, Destino)`, Destino what became of it: `nuevo`,
%       `visitado`, `pendiente`, `mejorado`, `reabierto`, `mas_caro`, `sin_salida`;
%     - `cota(N)`: an iteration begins, with this bound;
%     - at the end, and from then on, the result as resuelve/4 gives it.
%
%   @error existence_error(exploracion, B) after fin/1, and after an error or an
%   interrupt that came in the middle of a step
%   @error permission_error(paso, exploracion, B) in the middle of a step of B

paso(B, Suceso) :-
    debe_estar_dado(B, exploracion),
    paso(B, Suceso0, Nombre-Opciones),
    (   functor(Suceso0, salida, 6)
    ->  resultado(Suceso0, Nombre, Opciones, Suceso)
    ;   Suceso = Suceso0
    ).

%!  fin(+B) is det.
%
%   Closes the search and gives its memory back.  Closing it again does nothing.

fin(B) :-
    debe_estar_dado(B, exploracion),
    cierra(B).
