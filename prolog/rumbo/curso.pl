:- module(rumbo_curso,
          [ opciones_admitidas/2,  % +Opciones, +Admitidas
            topes/2,               % +Opciones, -Topes
            limite_alcanzado/2,    % +Limite, +Opciones
            con_sus_topes/3,       % +Limite, +Opciones, -Termino
            da_estadisticas/4      % +Opciones, +Contadores, +Profundidad, +Modo
          ]).
:- use_module(errores).
:- autoload(library(lists), [member/2]).
:- autoload(library(option), [option/2, option/3]).

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

%!  topes(+Opciones, -Topes) is det.
%
%   Topes is `topes(Nodos, Segundos, Bytes)`, `inf` where there is none.

topes(Opciones, topes(Nodos, Segundos, Bytes)) :-
    option(nodos_max(Nodos), Opciones, inf),
    option(tiempo_max(Segundos), Opciones, inf),
    option(memoria_max(Bytes), Opciones, inf).

%!  limite_alcanzado(+Limite, +Opciones) is erroneous.
%
%   A search ended at Limite: what it looked for is not known.

limite_alcanzado(Limite, Opciones) :-
    con_sus_topes(Limite, Opciones, Termino),
    falla(resource_error(limite(Termino)), limite).

%!  con_sus_topes(+Limite, +Opciones, -Termino) is det.
%
%   Termino says which limit and how much it was.

con_sus_topes(nodos, Opciones, nodos(N)) :-
    option(nodos_max(N), Opciones).
con_sus_topes(tiempo, Opciones, tiempo(S)) :-
    option(tiempo_max(S), Opciones).
con_sus_topes(memoria(B), _, memoria(B)).

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
