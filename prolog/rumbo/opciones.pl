:- module(rumbo_opciones,
          [ opciones_validas/2,    % +Opciones, +Admitidas
            opciones_sin/3,        % +Opciones, +Nombres, +Detalle
            opcion/2,              % ?Nombre, ?Tipo
            opcion_de/2,           % +Nombre, -Grupos
            admitida/3,            % +Admitidas, ?Nombre, ?Tipo
            opcion_con_modulo/1,   % +Nombre
            modo_valido/3,         % +Modo, -Nombre, -Extra
            modos/1                % -Modos
          ]).
:- use_module(errores).
:- autoload(library(apply), [maplist/2]).
:- autoload(library(lists), [member/2]).

/** <module> Modes and options: which there are and what they take
*/

%!  opciones_validas(+Opciones, +Admitidas) is det.
%
%   Opciones is a list of options that Admitidas has, each with a value of its type.
%   Admitidas are groups (`busqueda` for what a search takes) and pairs `Nombre-Tipo`.
%
%   @error domain_error(opcion, Opcion) for an unknown option or value; the message
%   names the nearest option there is, or whose it is

opciones_validas(Opciones, Admitidas) :-
    debe_ser_lista(Opciones, opciones),
    maplist(opcion_valida(Admitidas), Opciones).

opcion_valida(_, Opcion) :-
    var(Opcion),
    !,
    falla(instantiation_error, opciones).
opcion_valida(Admitidas, Opcion) :-
    (   compound(Opcion),
        compound_name_arguments(Opcion, Nombre, [Valor]),
        admitida(Admitidas, Nombre, Tipo)
    ->  valor_valido(Tipo, Valor, Opcion)
    ;   falla(domain_error(opcion, Opcion), opciones(Admitidas))
    ).

%!  admitida(+Admitidas, ?Nombre, ?Tipo) is nondet.
%
%   Admitidas has an option of that name, with a value of that type.

admitida(Admitidas, Nombre, Tipo) :-
    member(Admitida, Admitidas),
    (   Admitida = Nombre0-Tipo0
    ->  Nombre = Nombre0,
        Tipo = Tipo0
    ;   opcion(Nombre, Admitida, Tipo)
    ).

%!  opciones_sin(+Opciones, +Nombres, +Detalle) is det.
%
%   Opciones is a list without any option of Nombres, which the caller has no use for.
%
%   @error domain_error(opcion, Opcion) with Detalle

opciones_sin(Opciones, Nombres, Detalle) :-
    debe_ser_lista(Opciones, opciones),
    (   member(Opcion, Opciones),
        compound(Opcion),
        compound_name_arity(Opcion, Nombre, 1),
        memberchk(Nombre, Nombres)
    ->  falla(domain_error(opcion, Opcion), Detalle)
    ;   true
    ).

%   valor_valido(+Tipo, +Valor, +Opcion): results are free, whatever they hold.

valor_valido(salida, _, _) :- !.
valor_valido(coste, Valor, _) :- var(Valor), !.
valor_valido(termino, _, _) :- !.
valor_valido(_, Valor, Opcion) :-
    var(Valor),
    !,
    Opcion =.. [Nombre|_],
    falla(instantiation_error, opcion(Nombre)).
valor_valido(Tipo, Valor, Opcion) :-
    (   es(Tipo, Valor)
    ->  true
    ;   falla(domain_error(opcion, Opcion), valor(Tipo))
    ).

es(llamable, Valor) :- strip_module(Valor, _, G), callable(G).
es(forma, Valor)    :- strip_module(Valor, _, G), callable(G).
es(booleano, Valor) :- memberchk(Valor, [true, false]).
es(entero, Valor)   :- integer(Valor).
es(natural, Valor)  :- integer(Valor), Valor >= 0.
es(puerto, Valor)   :- integer(Valor), Valor >= 1, Valor =< 65535.
es(segundos, Valor) :- number(Valor), Valor >= 0.
es(hilos, Valor)    :- integer(Valor), Valor >= 0, Valor =< 256.
es(pasos, Valor)    :- integer(Valor), Valor >= 0, Valor =< 10_000_000.
es(peso, Valor)     :- number(Valor), Valor >= 0, Valor < inf.
es(coste, Valor)    :- number(Valor).
es(orden, Valor)    :- ground(Valor), is_list(Valor), msort(Valor, [e,n,s,w]).
es(traza, Valor)    :- ( memberchk(Valor, [true, false]) -> true ; integer(Valor), Valor >= 0 ).
es(uno_de(Valores), Valor) :- memberchk(Valor, Valores).
es(tablero, Ancho*Alto) :-
    integer(Ancho), integer(Alto), Ancho >= 2, Alto >= 2, Ancho*Alto =< 64.

%   opcion(?Nombre, ?Grupo, ?Tipo)

opcion(meta,            busqueda, llamable).
opcion(objetivo,        busqueda, termino).
opcion(sucesor,         busqueda, forma).
opcion(coste_accion,    busqueda, llamable).
opcion(heuristica,      busqueda, llamable).
opcion(normaliza,       busqueda, llamable).
opcion(predecesor,      busqueda, forma).
opcion(imposible,       busqueda, termino).
opcion(valido,          busqueda, llamable).
opcion(no_valido,       busqueda, llamable).
opcion(orden,           busqueda, orden).
opcion(tablero,         busqueda, tablero).
opcion(paridad,         busqueda, booleano).
opcion(peso,            busqueda, peso).
opcion(profundidad_max, busqueda, natural).
opcion(nodos_max,       busqueda, natural).
opcion(tiempo_max,      busqueda, segundos).
opcion(memoria_max,     busqueda, natural).
opcion(observador,      busqueda, llamable).
opcion(traza,           busqueda, traza).
opcion(progreso,        busqueda, booleano).
opcion(inicial,         busqueda, termino).
opcion(objetivo,        fichas,    termino).
opcion(tablero,         fichas,    tablero).
opcion(objetivo,        patrones,  termino).
opcion(hilos,           patrones,  hilos).
opcion(progreso,        patrones,  booleano).
opcion(fichero,         patrones,  salida).
opcion(objetivo,        aleatorio, termino).
opcion(tablero,         aleatorio, tablero).
opcion(semilla,         aleatorio, entero).
opcion(distancia,       aleatorio, natural).
opcion(pasos,           aleatorio, pasos).
opcion(estados,         busqueda, salida).
opcion(coste,           busqueda, coste).
opcion(estadisticas,    busqueda, salida).
opcion(puerto,          visor,    puerto).
opcion(abre,            visor,    booleano).
opcion(idioma,          visor,    uno_de([es,en])).
opcion(formato,         comparar, uno_de([texto,csv,markdown,html])).
opcion(filas,           comparar, salida).

%!  opcion(?Nombre, ?Tipo) is nondet.
%
%   There is an option of that name, with a value of that type.

opcion(Nombre, Tipo) :- opcion(Nombre, _, Tipo).

%!  opcion_de(+Nombre, -Grupos) is semidet.
%
%   There is an option of that name, in these groups.

opcion_de(Nombre, [Grupo|Grupos]) :-
    findall(G, opcion(Nombre, G, _), [Grupo|Grupos]).

%!  opcion_con_modulo(+Nombre) is semidet.
%
%   The value of the option names predicates.

opcion_con_modulo(Nombre) :-
    opcion(Nombre, _, Tipo),
    memberchk(Tipo, [llamable,forma]).

%!  modo_valido(+Modo, -Nombre, -Extra) is det.
%
%   Nombre is the name of a mode and Extra the options or the number it came with:
%   `a_estrella(H)` stands for `a_estrella` with `heuristica(H)`.
%
%   @error domain_error(modo, Modo); the message lists the modes

modo_valido(Modo, Nombre, Extra) :-
    debe_estar_dado(Modo, modo),
    (   modo(Modo, Nombre, Extra)
    ->  true
    ;   Modo =.. [Nombre0,Valor],
        var(Valor),
        memberchk(Nombre0, [haz, pila, voraz, a_estrella, ida_estrella])
    ->  falla(instantiation_error, modo)
    ;   modos(Modos),
        falla(domain_error(modo, Modo), modos(Modos))
    ).

%!  modos(-Modos) is det.
%
%   As the messages show them.

modos([ anchura, profund, iter, coste_uniforme, voraz, a_estrella, ida_estrella,
        haz('K'), escalada, pila('H'), bidireccional ]).

modo(Modo, Modo, []) :-
    memberchk(Modo, [ anchura, profund, iter, coste_uniforme, voraz, a_estrella,
                      ida_estrella, escalada, bidireccional ]).
modo(haz(K), haz, [ancho(K)]) :- integer(K), K > 0.
modo(pila(H), pila, [heuristica(H)]) :- con_heuristica(H).
modo(a_estrella(H), a_estrella, [heuristica(H)]) :- con_heuristica(H).
modo(ida_estrella(H), ida_estrella, [heuristica(H)]) :- con_heuristica(H).
modo(voraz(H), voraz, [heuristica(H)]) :- con_heuristica(H).

con_heuristica(H) :- es(llamable, H).
