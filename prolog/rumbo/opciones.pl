:- module(rumbo_opciones,
          [ opciones_validas/2,    % +Opciones, +Grupos
            opcion/2,              % ?Nombre, ?Tipo
            opcion_con_modulo/1,   % +Nombre
            modo_valido/3,         % +Modo, -Nombre, -Extra
            modos/1                % -Modos
          ]).
:- use_module(errores).
:- autoload(library(apply), [maplist/2]).

/** <module> Modes and options: which there are and what they take
*/

%!  opciones_validas(+Opciones, +Grupos) is det.
%
%   Opciones is a list of options, each of one of Grupos (`busqueda` for what a
%   search takes) with a value of its type.
%
%   @error domain_error(opcion, Opcion) for an unknown option or value; the message
%   names the nearest option there is

opciones_validas(Opciones, Grupos) :-
    debe_ser_lista(Opciones, opciones),
    maplist(opcion_valida(Grupos), Opciones).

opcion_valida(_, Opcion) :-
    var(Opcion),
    !,
    falla(instantiation_error, opciones).
opcion_valida(Grupos, Opcion) :-
    (   compound(Opcion),
        compound_name_arguments(Opcion, Nombre, [Valor]),
        opcion(Nombre, Grupo, Tipo),
        memberchk(Grupo, Grupos)
    ->  valor_valido(Tipo, Valor, Opcion)
    ;   opcion_erronea(Opcion)
    ).

opcion_erronea(Opcion) :-
    falla(domain_error(opcion, Opcion), opciones).

%   valor_valido(+Tipo, +Valor, +Opcion): results are free, whatever they hold.

valor_valido(salida, _, _) :- !.
valor_valido(coste, Valor, _) :- var(Valor), !.
valor_valido(termino, _, _) :- !.
valor_valido(_, Valor, Opcion) :-
    var(Valor),
    !,
    Opcion =.. [Nombre|_],
    falla(instantiation_error, Nombre).
valor_valido(Tipo, Valor, Opcion) :-
    (   es(Tipo, Valor)
    ->  true
    ;   opcion_erronea(Opcion)
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
es(idioma, Valor)   :- memberchk(Valor, [es, en]).
es(formato, Valor)  :- memberchk(Valor, [texto, csv, markdown, html]).
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
opcion(idioma,          visor,    idioma).
opcion(formato,         comparar, formato).
opcion(filas,           comparar, salida).

%!  opcion(?Nombre, ?Tipo) is nondet.
%
%   There is an option of that name, with a value of that type.

opcion(Nombre, Tipo) :- opcion(Nombre, _, Tipo).

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
