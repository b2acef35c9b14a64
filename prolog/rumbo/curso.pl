:- module(rumbo_curso,
          [ opciones_admitidas/2,  % +Opciones, +Admitidas
            limite_alcanzado/2,    % +Limite, +Opciones
            da_estadisticas/4      % +Opciones, +Contadores, +Profundidad, +Modo
          ]).
:- use_module(errores).
:- use_module(limites, [limite/3]).
:- autoload(library(lists), [member/2]).
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
    debe_ser_lista(Opciones, opciones),
    forall(member(Opcion, Opciones), opcion_admitida(Opcion, Admitidas)).

opcion_admitida(Opcion, _) :-
    var(Opcion),
    !,
    falla(instantiation_error, opciones).
opcion_admitida(Opcion, Admitidas) :-
    compound(Opcion),
    compound_name_arguments(Opcion, Nombre, [Valor]),
    (   member(Nombre-Tipo, Admitidas) -> true ; tope(Nombre, Tipo) ),
    !,
    (   Tipo == salida
    ->  true
    ;   var(Valor)
    ->  falla(instantiation_error, Nombre)
    ;   es(Tipo, Valor)
    ->  true
    ;   falla(domain_error(opcion, Opcion), opciones)
    ).
opcion_admitida(Opcion, _) :-
    falla(domain_error(opcion, Opcion), opciones).

tope(nodos_max, natural).
tope(tiempo_max, segundos).
tope(memoria_max, natural).

es(uno_de(Valores), Valor) :- memberchk(Valor, Valores).
es(natural, Valor)  :- integer(Valor), Valor >= 0.
es(segundos, Valor) :- number(Valor), Valor >= 0.
es(booleano, Valor) :- memberchk(Valor, [true, false]).
es(llamable, Valor) :- strip_module(Valor, _, G), callable(G).

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
