:- module(rumbo_curso,
          [ opciones_admitidas/2,  % +Opciones, +Admitidas
            limite_alcanzado/2,    % +Limite, +Opciones
            da_estadisticas/4      % +Opciones, +Contadores, +Profundidad, +Modo
          ]).
:- use_module(errores).
:- use_module(limites, [limite/3]).
:- use_module(opciones, [opciones_validas/2]).
:- autoload(library(option), [option/2]).

/** <module> What the exercises of the course share: their options and their limits
*/

%!  opciones_admitidas(+Opciones, +Admitidas) is det.
%
%   Opciones is a list of options, each admitted with its value: Admitidas has for
%   each `Nombre-Tipo`, Tipo `uno_de(Valores)`, `natural`, `segundos`, `booleano`,
%   `llamable` or `salida`.  The limits are always admitted.
%
%   @error domain_error(opcion, Opcion)

opciones_admitidas(Opciones, Admitidas) :-
    opciones_validas(Opciones, [ nodos_max-natural, tiempo_max-segundos, memoria_max-natural
                               | Admitidas ]).

%!  limite_alcanzado(+Limite, +Opciones) is erroneous.
%
%   A search ended at Limite: what it looked for is not known.

limite_alcanzado(Limite, Opciones) :-
    limite(Limite, Opciones, Termino),
    falla(resource_error(limite(Termino)), limite).

%!  da_estadisticas(+Opciones, +Contadores, +Profundidad, +Modo) is semidet.
%
%   Unifies the option `estadisticas(Dict)`, where it is given, with the counters.

da_estadisticas(Opciones, Contadores, Profundidad, Modo) :-
    (   option(estadisticas(Dict0), Opciones)
    ->  Contadores = contadores(Expandidos, Generados, Duplicados, Reabiertos, Estados,
                                AbiertosMax, Iteraciones, Segundos, Memoria),
        Dict0 = estadisticas{ expandidos: Expandidos, generados: Generados,
                              duplicados: Duplicados, reabiertos: Reabiertos,
                              estados: Estados, abiertos_max: AbiertosMax,
                              profundidad: Profundidad, iteraciones: Iteraciones,
                              segundos: Segundos, memoria: Memoria, modo: Modo }
    ;   true
    ).
