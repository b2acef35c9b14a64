:- encoding(utf8).
:- module(rumbo_palabras,
          [ desenlace/3,           % +L, +Resultado, -Texto
            memoria/2,             % +Bytes, -Texto
            tipo/3,                % +L, +Tipo, -Nombre
            nombre/3,              % +L, +Que, -Nombre
            enumera//3,            % +L, +Nexo, +Cosas
            en_idioma/4            % +L, +Es, +En, -Texto
          ]).

/** <module> Words, in Spanish and English, for what the messages and tables name
*/

%!  desenlace(+L, +Resultado, -Texto) is det.
%
%   How a search ended, in a few words.

desenlace(L, Resultado, Texto) :-
    once(phrase(desenlace(L, Resultado), Partes)),
    atomic_list_concat(Partes, Atomo),
    atom_string(Atomo, Texto).

desenlace(es, solucion(_))              --> ["solución"].
desenlace(en, solucion(_))              --> ["solution"].
desenlace(es, sin_solucion(paridad))    --> ["no hay plan (paridad)"].
desenlace(en, sin_solucion(paridad))    --> ["no plan (parity)"].
desenlace(es, sin_solucion(agotado(N))) --> ["no hay plan (", N, " estados vistos)"].
desenlace(en, sin_solucion(agotado(N))) --> ["no plan (", N, " states seen)"].
desenlace(es, falta(Opcion))            --> ["falta la opción ", Opcion].
desenlace(en, falta(Opcion))            --> ["option ", Opcion, " is missing"].
desenlace(es, limite(escalada))         --> ["la escalada se quedó sin hijos nuevos"].
desenlace(en, limite(escalada))         --> ["hill climbing ran out of new children"].
desenlace(es, limite(Limite))           --> ["límite de "], tope(es, Limite).
desenlace(en, limite(Limite))           --> tope(en, Limite), [" limit"].

tope(es, profundidad(N)) --> ["profundidad (", N, ")"].
tope(en, profundidad(N)) --> ["depth (", N, ")"].
tope(es, nodos(N))       --> ["nodos (", N, ")"].
tope(en, nodos(N))       --> ["node (", N, ")"].
tope(es, tiempo(S))      --> ["tiempo (", S, " s)"].
tope(en, tiempo(S))      --> ["time (", S, " s)"].
tope(es, memoria(B))     --> { memoria(B, M) }, ["memoria (", M, ")"].
tope(en, memoria(B))     --> { memoria(B, M) }, ["memory (", M, ")"].
tope(es, haz(K))         --> ["anchura del haz (", K, ")"].
tope(en, haz(K))         --> ["beam width (", K, ")"].

%!  memoria(+Bytes, -Texto) is det.

memoria(Bytes, Texto) :-
    (   Bytes < 1048576
    ->  K is Bytes/1024,
        format(string(Texto), "~1f KiB", [K])
    ;   M is Bytes/1048576,
        format(string(Texto), "~1f MiB", [M])
    ).

%!  tipo(+L, +Tipo, -Nombre) is det.
%
%   What the type of a type_error is called.

tipo(L, Tipo, Nombre) :-
    (   tipo_(Tipo, Es, En)
    ->  en_idioma(L, Es, En, Nombre)
    ;   Nombre = Tipo
    ).

tipo_(list,         'una lista', 'a list').
tipo_(integer,      'un entero', 'an integer').
tipo_(number,       'un número', 'a number').
tipo_(atom,         'un átomo', 'an atom').
tipo_(string,       'un texto', 'a string').
tipo_(text,         'el nombre de un fichero', 'the name of a file').
tipo_(callable,     'el nombre de un predicado', 'the name of a predicate').
tipo_(acyclic_term, 'un término acíclico', 'an acyclic term').
tipo_(exploracion,  'una exploración abierta con explora/3', 'an exploration opened with explora/3').
tipo_(posicion,     'un par de números (como 2-3)', 'a pair of numbers (as 2-3)').
tipo_(nodo_nr,      '(Columna,N,Reinas)', '(Column,N,Queens)').
tipo_(estado,       'una lista de tableros que no esté vacía', 'a list of boards that is not empty').

%!  nombre(+L, +Que, -Nombre) is det.
%
%   What an argument or an option is called, Que the detail of an error.

nombre(L, opcion(Opcion), Nombre) :-
    !,
    en_idioma(L, 'la opción ~w', 'option ~w', Formato),
    format(atom(Nombre), Formato, [Opcion]).
nombre(L, Que, Nombre) :-
    (   ( compound(Que) -> compound_name_arity(Que, Funtor, _) ; Funtor = Que ),
        nombre_(Funtor, Es, En)
    ->  en_idioma(L, Es, En, Nombre)
    ;   Nombre = Que
    ).

nombre_(tablero,     'el tablero', 'the board').
nombre_(estado,      'el estado', 'the state').
nombre_(objetivo,    'el objetivo', 'the goal').
nombre_(exploracion, 'la exploración', 'the exploration').
nombre_(modo,        'el modo', 'the mode').
nombre_(modos,       'la lista de modos', 'the list of modes').
nombre_(opciones,    'las opciones', 'the options').
nombre_(nodo,        'el nodo', 'the node').
nombre_(nodos,       'la lista de nodos', 'the list of nodes').
nombre_(visitados,   'la lista de visitados', 'the list of visited states').
nombre_(hijos,       'los hijos', 'the children').
nombre_(plan,        'el plan', 'the plan').
nombre_(profundidad, 'la profundidad', 'the depth').
nombre_(distancia,   'la distancia', 'the distance').
nombre_(destino,     'el destino', 'the destination').
nombre_(patrones,    'las bases de patrones', 'the pattern databases').
nombre_(problema,    'el nombre del problema', 'the name of the problem').
nombre_(heuristica,  'la heurística', 'the heuristic').
nombre_(n,           'el número de reinas', 'the number of queens').
nombre_(reinas,      'las reinas', 'the queens').
nombre_(posicion,    'la posición', 'the position').
nombre_(sucesores,   'los sucesores', 'the successors').
nombre_(es_final,    'el predicado de la meta', 'the predicate of the goal').
nombre_(comparacion, 'la comparación', 'the comparison').
nombre_(visor,       'el visor', 'the viewer').

%!  enumera(+L, +Nexo, +Cosas)// is det.
%
%   A list in words: a, b y c.  Nexo is `y` or `o`.

enumera(_, _, [X]) -->
    !,
    [ '~w'-[X] ].
enumera(L, Nexo, [X,Y]) -->
    !,
    { nexo(L, Nexo, Palabra) },
    [ '~w ~w ~w'-[X,Palabra,Y] ].
enumera(L, Nexo, [X|Xs]) -->
    [ '~w, '-[X] ],
    enumera(L, Nexo, Xs).

nexo(es, Nexo, Nexo).
nexo(en, y, and).
nexo(en, o, or).

%!  en_idioma(+L, +Es, +En, -Texto) is det.

en_idioma(es, Es, _, Es).
en_idioma(en, _, En, En).
