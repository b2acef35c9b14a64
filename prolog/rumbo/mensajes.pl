:- encoding(utf8).
:- module(rumbo_mensajes,
          [ avisos/1,              % +Hallazgos
            idioma/1               % -L
          ]).
:- use_module(opciones, [opcion/2]).

/** <module> What the library says, in Spanish or English

The language is the one of the flag `message_language` or, where that is
`default`, of the locale: Spanish where it begins with `es`, English elsewhere.

Each error says what was wrong with what, and what to do about it.
*/

:- multifile prolog:message//1.

prolog:message(error(Formal, Contexto)) -->
    { nonvar(Contexto),
      Contexto = rumbo(Detalle),
      idioma(L)
    },
    error(L, Formal, Detalle).
prolog:message(rumbo(sin_compilar)) -->
    { idioma(L) },
    sin_compilar(L).
prolog:message(rumbo(visor(Url))) -->
    { idioma(L) },
    di(L, 'Rumbo: el visor está en ~w (visor_fin. lo para)'-[Url], 'Rumbo: the viewer is at ~w (visor_fin. stops it)'-[Url]).

%!  idioma(-L) is det.
%
%   The language in which the library speaks: `es` or `en`.

idioma(L) :-
    (   '$messages':current_message_lang(Actual),
        sub_atom(Actual, 0, 2, _, es)
    ->  L = es
    ;   L = en
    ).

sin_compilar(es) -->
    [ 'Rumbo: falta la parte compilada; responde la versión literal, más lenta. Para compilarla: cmake --preset release && cmake --build --preset release' ].
sin_compilar(en) -->
    [ 'Rumbo: the compiled part is missing; the literal version answers, more slowly. To build it: cmake --preset release && cmake --build --preset release' ].

%   error(+L, +Formal, +Detalle)//

error(L, domain_error(modo, Modo), modos_de(Predicado, Modos)) -->
    !,
    di(L, '~w no admite el modo ~p'-[Predicado,Modo], '~w does not take mode ~p'-[Predicado,Modo]),
    [ nl ],
    di(L, 'los que admite son: ~w'-[Modos], 'it takes: ~w'-[Modos]).
error(L, domain_error(modo, Modo), comparar_al_reves) -->
    !,
    di(L, 'modo desconocido: ~p; en comparar/2,3 va primero el estado y después la lista de modos'-[Modo],
          'unknown mode: ~p; comparar/2,3 takes the state first, then the list of modes'-[Modo]).
error(L, domain_error(modo, Modo), modos(Modos)) -->
    !,
    di(L, 'modo desconocido: ~p'-[Modo], 'unknown mode: ~p'-[Modo]),
    [ nl ],
    di(L, 'los modos son: ~w'-[Modos], 'the modes are: ~w'-[Modos]).
error(L, domain_error(opcion, Opcion), de_una_busqueda) -->
    !,
    di(L, 'comparar: la opción ~p es de una sola búsqueda; los resultados de todas los da filas(Filas)'-[Opcion],
          'comparar: option ~p belongs to a single search; filas(Rows) gives the results of all'-[Opcion]).
error(L, domain_error(tablero, T), tamano) -->
    !,
    di(L, 'la distancia exacta solo se conoce en tableros de hasta nueve casillas, y la meta es: ~p'-[T],
          'the exact distance is known for boards of up to nine cells only, and the goal is: ~p'-[T]).
error(L, domain_error(patrones, ''), tamano) -->
    !,
    di(L, 'no hay bases de patrones para tableros de ese tamaño'-[], 'there are no pattern databases for boards of that size'-[]).
error(L, domain_error(_, Que), tamano) -->
    !,
    di(L, '~w no existe para tableros de ese tamaño'-[Que], '~w does not exist for boards of that size'-[Que]).
error(L, domain_error(opcion, Opcion), _) -->
    !,
    opcion_erronea(L, Opcion).
error(L, Formal, sin_expandir(M, S)) -->
    !,
    error(L, Formal, tablero(S)),
    [ nl ],
    di(L, 'sin un expandir/3 en el módulo ~w los estados son tableros; si los tuyos son otra cosa, define expandir/3, o da la opción sucesor(Forma)'-[M],
          'without an expandir/3 in module ~w states are boards; if yours are something else, define expandir/3, or give the option sucesor(Shape)'-[M]).
error(L, domain_error(tablero, T), _) -->
    !,
    di(L, 'no es un tablero: ~p'-[T], 'not a board: ~p'-[T]),
    [ nl ],
    di(L, 'un tablero de 3×3 tiene los números del 0 al 8, cada uno una vez, fila por fila; 0 es el hueco'-[],
          'a 3×3 board has the numbers from 0 to 8, each once, row by row; 0 is the blank'-[]),
    otra_forma(L, T).
error(L, type_error(nodo, N), _) -->
    !,
    di(L, 'no es un nodo: ~p; un nodo es nodo(P,S), P la lista de movimientos ya hechos (el último primero) y S el estado'-[N],
          'not a node: ~p; a node is nodo(P,S), P the list of the moves made (last one first) and S the state'-[N]).
error(L, existence_error(procedure, M:meta/1), sin_meta(S)) -->
    !,
    di(L, 'no se sabe qué estado es la meta a partir de ~p: define meta/1 en el módulo ~w, o da la opción meta(P) u objetivo(Estado)'-[S,M],
          'which state is the goal from ~p is not known: define meta/1 in module ~w, or give the option meta(P) or objetivo(State)'-[S,M]).
error(L, existence_error(procedure, M:heuristica/2), pila_sin_heuristica) -->
    !,
    di(L, 'pila necesita una heurística: define heuristica/2 en el módulo ~w, o da la opción heuristica(H)'-[M],
          'pila needs a heuristic: define heuristica/2 in module ~w, or give the option heuristica(H)'-[M]).
error(L, existence_error(patrones, Cuales), patrones(_, Fichero)) -->
    !,
    di(L, 'la base de patrones ~w no está construida (~w); constrúyela con patrones_construye(~w, []) o, si el hueco de la meta no está en una esquina, con patrones_construye(~w, [objetivo(Meta)])'-[Cuales,Fichero,Cuales,Cuales],
          'the pattern database ~w has not been built (~w); build it with patrones_construye(~w, []) or, where the blank of the goal is in no corner, with patrones_construye(~w, [objetivo(Goal)])'-[Cuales,Fichero,Cuales,Cuales]).
error(L, permission_error(_, patrones, Cuales), patrones(_, Fichero)) -->
    !,
    di(L, 'el fichero de patrones ~w está dañado o no es de esta versión: ~w; constrúyelo de nuevo con patrones_construye(~w, [])'-[Cuales,Fichero,Cuales],
          'the pattern file of ~w is damaged or of another version: ~w; build it again with patrones_construye(~w, [])'-[Cuales,Fichero,Cuales]).
error(L, permission_error(write, patrones, Fichero), _) -->
    !,
    di(L, 'no se puede escribir el fichero de patrones ~w'-[Fichero], 'the pattern file ~w cannot be written'-[Fichero]).
error(L, domain_error(movimiento, A), paso(N, S)) -->
    !,
    di(L, 'paso ~d: el movimiento ~p no se puede hacer en ~p'-[N,A,S],
          'step ~d: the move ~p cannot be made in ~p'-[N,A,S]).
error(L, existence_error(opcion, predecesor), _) -->
    !,
    di(L, 'bidireccional necesita saber qué lleva a un estado: da la opción predecesor(Forma)'-[],
          'bidireccional needs to know what leads to a state: give the option predecesor(Shape)'-[]).
error(L, existence_error(foreign_library, _), sin_compilar) -->
    !,
    sin_compilar(L).
error(L, resource_error(limite(Limite)), _) -->
    !,
    limite(L, Limite).
error(L, instantiation_error, sucesor(S,A,S1)) -->
    !,
    di(L, 'sucesor no básico: desde ~p el movimiento ~p lleva a ~p, que tiene variables sin valor'-[S,A,S1],
          'successor not ground: from ~p the move ~p leads to ~p, which has unbound variables'-[S,A,S1]).
error(L, type_error(acyclic_term,_), sucesor(_,A,_)) -->
    !,
    di(L, 'el movimiento ~p lleva a un término cíclico'-[A], 'the move ~p leads to a cyclic term'-[A]).
error(L, Formal, coste(S,A,S1,C)) -->
    !,
    coste(L, Formal, S-A-S1, C).
error(L, Formal, heuristica(S,V)) -->
    !,
    heuristica(L, Formal, S, V).
error(L, Formal, forma_normal(S,C)) -->
    !,
    { Formal = existence_error(_,_) -> K = falla ; K = C },
    di(L, 'normaliza: la forma normal de ~p debe ser un término básico, y es: ~p'-[S,K],
          'normaliza: the normal form of ~p must be a ground term, and is: ~p'-[S,K]).
error(L, domain_error(destino, Destino), destinos) -->
    !,
    di(L, 'arbol: destino desconocido: ~p'-[Destino], 'arbol: unknown destination: ~p'-[Destino]),
    [ nl ],
    di(L, 'los destinos son: texto, dot, svg, texto(Fichero), dot(Fichero) y svg(Fichero)'-[],
          'the destinations are: texto, dot, svg, texto(File), dot(File) and svg(File)'-[]).
error(L, syntax_error(estado), estado(Texto)) -->
    !,
    di(L, 'no es un término de Prolog: ~w'-[Texto], 'not a Prolog term: ~w'-[Texto]).
error(L, syntax_error(estado), sobra(Texto)) -->
    !,
    di(L, 'después del punto hay algo más: ~w'-[Texto], 'there is more after the full stop: ~w'-[Texto]).
error(L, existence_error(estado, _), inicial) -->
    !,
    di(L, 'falta el estado de partida'-[], 'the start state is missing'-[]).
error(L, instantiation_error, diagnostica_lista) -->
    !,
    di(L, 'diagnostica(S0, Opciones) escribe lo que encuentra; la lista la da diagnostica(S0, [], Lista)'-[],
          'diagnostica(S0, Options) prints what it finds; diagnostica(S0, [], List) gives the list'-[]).
error(L, existence_error(exploracion, _), _) -->
    !,
    di(L, 'esa exploración ya está cerrada con fin/1'-[], 'that exploration is closed already, by fin/1'-[]).
error(L, existence_error(busqueda, _), _) -->
    !,
    di(L, 'esa búsqueda ya está cerrada'-[], 'that search is closed already'-[]).
error(L, resource_error(busquedas), _) -->
    !,
    di(L, 'hay demasiadas búsquedas abiertas en el visor; cierra alguna pestaña'-[],
          'too many searches are open in the viewer; close a tab'-[]).
error(L, resource_error(tiempo), visor) -->
    !,
    di(L, 'un paso de la búsqueda tarda demasiado: ¿se queda en un bucle algún predicado tuyo?'-[],
          'a step of the search takes too long: does a predicate of yours loop?'-[]).
error(L, permission_error(open, puerto, P), puerto(eaddrinuse, _)) -->
    !,
    di(L, 'el puerto ~d está ocupado: da otro con puerto(P), o quita la opción y el visor toma uno libre'-[P],
          'port ~d is taken: give another one with puerto(P), or leave the option out and the viewer takes a free one'-[P]).
error(L, permission_error(open, puerto, P), puerto(_, Texto)) -->
    !,
    di(L, 'el puerto ~d no se puede abrir (~w): da otro con puerto(P), o quita la opción y el visor toma uno libre'-[P,Texto],
          'port ~d cannot be opened (~w): give another one with puerto(P), or leave the option out and the viewer takes a free one'-[P,Texto]).
error(L, existence_error(fichero, d3), _) -->
    !,
    di(L, 'falta la biblioteca d3, con la que dibuja el visor; instálala (en Debian: apt install libjs-d3)'-[],
          'the library d3, which the viewer draws with, is missing; install it (on Debian: apt install libjs-d3)'-[]).
error(L, existence_error(tablero, D), distancia) -->
    !,
    di(L, 'no hay ningún tablero a ~w movimientos de la meta'-[D], 'no board is ~w moves away from the goal'-[D]).
error(L, existence_error(programa, dot), _) -->
    !,
    di(L, 'falta el programa dot, de Graphviz, que dibuja el SVG; instálalo (en Debian: apt install graphviz) o pide texto o dot'-[],
          'the program dot, of Graphviz, which draws the SVG, is missing; install it (on Debian: apt install graphviz) or ask for texto or dot'-[]).
error(L, existence_error(campo, Campo), campo(_)) -->
    !,
    di(L, 'falta el campo ~w'-[Campo], 'field ~w is missing'-[Campo]).
error(L, domain_error(idioma, _), campo(Campo)) -->
    !,
    di(L, 'el campo ~w debe ser es o en'-[Campo], 'field ~w must be es or en'-[Campo]).
error(L, type_error(Tipo, _), campo(Campo)) -->
    !,
    { tipo(L, Tipo, Nombre) },
    di(L, 'el campo ~w debe ser ~w'-[Campo,Nombre], 'field ~w must be ~w'-[Campo,Nombre]).
error(L, Formal, Que) -->
    { nombre(L, Que, Nombre) },
    general(L, Formal, Nombre).

%   otra_forma(+L, +T)//: boards that are no square need their shape.

otra_forma(L, T) -->
    { is_list(T),
      length(T, N),
      N > 3,
      \+ memberchk(N, [4,9,16,25,36,49,64]),
      \+ memberchk([_|_], T)
    },
    !,
    [ nl ],
    di(L, 'de otra forma: como lista de filas, o con la opción tablero(Ancho*Alto)'-[],
          'of another shape: as a list of rows, or with the option tablero(Width*Height)'-[]).
otra_forma(_, _) --> [].

di(es, Texto, _) --> [ Texto ].
di(en, _, Texto) --> [ Texto ].

general(L, instantiation_error, Que) -->
    !,
    di(L, '~w: falta un valor (hay una variable)'-[Que], '~w: a value is missing (there is a variable)'-[Que]).
general(L, type_error(Tipo, Valor), Que) -->
    !,
    { tipo(L, Tipo, Nombre) },
    di(L, '~w: se esperaba ~w y es ~p'-[Que,Nombre,Valor], '~w: expected ~w, found ~p'-[Que,Nombre,Valor]).
general(L, domain_error(_, Valor), Que) -->
    !,
    di(L, '~w: valor no admitido: ~p'-[Que,Valor], '~w: value not allowed: ~p'-[Que,Valor]).
general(L, existence_error(Clase, Valor), Que) -->
    !,
    di(L, '~w: no existe: ~w ~p'-[Que,Clase,Valor], '~w: does not exist: ~w ~p'-[Que,Clase,Valor]).
general(_, Formal, Que) -->
    [ '~w: ~p'-[Que,Formal] ].

tipo(es, list, 'una lista') :- !.
tipo(es, string, 'un texto') :- !.
tipo(en, string, 'a string') :- !.
tipo(es, integer, 'un entero') :- !.
tipo(es, number, 'un número') :- !.
tipo(es, exploracion, 'una exploración abierta con explora/3') :- !.
tipo(en, exploracion, 'an exploration opened with explora/3') :- !.
tipo(es, acyclic_term, 'un término acíclico') :- !.
tipo(en, list, 'a list') :- !.
tipo(en, integer, 'an integer') :- !.
tipo(en, number, 'a number') :- !.
tipo(en, acyclic_term, 'an acyclic term') :- !.
tipo(_, Tipo, Tipo).

nombre(es, tablero(_), 'el tablero') :- !.
nombre(en, tablero(_), 'the board') :- !.
nombre(es, estado(_), 'el estado') :- !.
nombre(en, estado(_), 'the state') :- !.
nombre(es, exploracion, 'la exploración') :- !.
nombre(en, exploracion, 'the exploration') :- !.
nombre(es, modo, 'el modo') :- !.
nombre(en, modo, 'the mode') :- !.
nombre(es, opciones, 'las opciones') :- !.
nombre(en, opciones, 'the options') :- !.
nombre(es, nodos, 'la lista de nodos') :- !.
nombre(en, nodos, 'the list of nodes') :- !.
nombre(es, visitados, 'la lista de visitados') :- !.
nombre(en, visitados, 'the list of visited states') :- !.
nombre(es, plan, 'el plan') :- !.
nombre(en, plan, 'the plan') :- !.
nombre(es, profundidad, 'la profundidad') :- !.
nombre(en, profundidad, 'the depth') :- !.
nombre(_, Que, Que).

coste(L, domain_error(_,_), S-A-S1, C) -->
    !,
    di(L, 'coste negativo: el movimiento ~p de ~p a ~p cuesta ~p; los costes deben ser 0 o más'-[A,S,S1,C],
          'negative cost: the move ~p from ~p to ~p costs ~p; costs must be 0 or more'-[A,S,S1,C]).
coste(L, existence_error(_,_), S-A-S1, _) -->
    !,
    di(L, 'el predicado del coste falla en el movimiento ~p de ~p a ~p'-[A,S,S1],
          'the cost predicate fails for the move ~p from ~p to ~p'-[A,S,S1]).
coste(L, _, S-A-S1, C) -->
    di(L, 'el coste del movimiento ~p de ~p a ~p debe ser un número, y es ~p'-[A,S,S1,C],
          'the cost of the move ~p from ~p to ~p must be a number, and is ~p'-[A,S,S1,C]).

heuristica(L, existence_error(_,_), S, _) -->
    !,
    di(L, 'la heurística falla en el estado ~p; para decir que desde ahí no se llega, da inf'-[S],
          'the heuristic fails in state ~p; to say that no goal can be reached from it, give inf'-[S]).
heuristica(L, _, S, V) -->
    di(L, 'la heurística del estado ~p debe ser un número (o inf), y es ~p'-[S,V],
          'the heuristic of state ~p must be a number (or inf), and is ~p'-[S,V]).

limite(L, profundidad(N)) -->
    di(L, 'límite de profundidad (~w) alcanzado: no se sabe si hay plan; sube profundidad_max'-[N],
          'depth limit (~w) reached: whether there is a plan is not known; raise profundidad_max'-[N]).
limite(L, nodos(N)) -->
    di(L, 'límite de nodos expandidos (~w) alcanzado: no se sabe si hay plan; sube nodos_max'-[N],
          'limit of expanded nodes (~w) reached: whether there is a plan is not known; raise nodos_max'-[N]).
limite(L, tiempo(S)) -->
    di(L, 'límite de tiempo (~w s) alcanzado: no se sabe si hay plan; sube tiempo_max'-[S],
          'time limit (~w s) reached: whether there is a plan is not known; raise tiempo_max'-[S]).
limite(L, memoria(B)) -->
    { M is B/1048576 },
    di(L, 'límite de memoria (~1f MiB) alcanzado: no se sabe si hay plan; sube memoria_max, o usa iter o ida_estrella'-[M],
          'memory limit (~1f MiB) reached: whether there is a plan is not known; raise memoria_max, or use iter or ida_estrella'-[M]).
limite(L, haz(K)) -->
    di(L, 'el haz de ancho ~w dejó nodos fuera y no encontró plan: no se sabe si lo hay; ensánchalo'-[K],
          'the beam of width ~w left nodes out and found no plan: whether there is one is not known; widen it'-[K]).
limite(L, escalada) -->
    di(L, 'la escalada se quedó sin hijos nuevos: no se sabe si hay plan'-[],
          'hill climbing ran out of new children: whether there is a plan is not known'-[]).

opcion_erronea(L, coste(Valor)) -->
    !,
    di(L, 'coste(C) da el coste del plan, y ~p no es un número; el predicado del coste va en coste_accion(~p)'-[Valor,Valor],
          'coste(C) gives the cost of the plan, and ~p is no number; the cost predicate goes into coste_accion(~p)'-[Valor,Valor]).
opcion_erronea(L, Opcion) -->
    { compound(Opcion),
      compound_name_arity(Opcion, Nombre, 1),
      opcion(Nombre, Tipo)
    },
    !,
    { arg(1, Opcion, Valor) },
    di(L, 'la opción ~w no admite el valor ~p'-[Nombre,Valor], 'option ~w does not take the value ~p'-[Nombre,Valor]),
    se_espera(L, Tipo),
    en_su_lugar(L, Nombre).
opcion_erronea(L, Opcion) -->
    { callable(Opcion),
      functor(Opcion, Nombre, _),
      opcion(Nombre, Tipo)
    },
    !,
    di(L, 'la opción ~w lleva un valor entre paréntesis, y solo uno: ~p'-[Nombre,Opcion],
          'option ~w takes a value in parentheses, and one only: ~p'-[Nombre,Opcion]),
    se_espera(L, Tipo).
opcion_erronea(L, Opcion) -->
    di(L, 'opción desconocida: ~p'-[Opcion], 'unknown option: ~p'-[Opcion]),
    parecida(L, Opcion).

parecida(L, Opcion) -->
    { callable(Opcion),
      functor(Opcion, Nombre, _),
      opcion(Otra, _),
      dwim_match(Nombre, Otra)
    },
    !,
    di(L, '; ¿querías decir ~w?'-[Otra], '; did you mean ~w?'-[Otra]).
parecida(_, _) --> [].

%   se_espera(+L, +Tipo)//: what values an option of that type takes.

se_espera(L, Tipo) -->
    { espera(Tipo, Es, En) },
    !,
    di(L, '; se espera ~w'-[Es], '; it takes ~w'-[En]).
se_espera(_, _) --> [].

espera(llamable, 'el nombre de un predicado', 'the name of a predicate').
espera(forma,    'la forma del predicado, como mov(accion,antes,despues)', 'the shape of the predicate, as mov(accion,antes,despues)').
espera(booleano, 'true o false', 'true or false').
espera(entero,   'un entero', 'an integer').
espera(natural,  'un entero, 0 o más', 'an integer, 0 or more').
espera(puerto,   'un entero de 1 a 65535', 'an integer from 1 to 65535').
espera(segundos, 'un número de segundos, 0 o más', 'a number of seconds, 0 or more').
espera(hilos,    'un entero de 0 (uno por núcleo) a 256', 'an integer from 0 (one a core) to 256').
espera(pasos,    'un entero de 0 a 10000000', 'an integer from 0 to 10000000').
espera(peso,     'un número, 0 o más', 'a number, 0 or more').
espera(orden,    'las cuatro direcciones, como [n,e,w,s]', 'the four directions, as [n,e,w,s]').
espera(traza,    'true, false o cuántas expansiones se muestran', 'true, false or how many expansions are shown').
espera(idioma,   'es o en', 'es or en').
espera(formato,  'texto, csv, markdown o html', 'texto, csv, markdown or html').
espera(tablero,  'Ancho*Alto, los dos 2 o más y hasta 64 casillas, como 4*4', 'Width*Height, both at least 2 and up to 64 cells, as 4*4').

%   en_su_lugar(+L, +Nombre)//: the option that does take a state.

en_su_lugar(L, meta) -->
    !,
    di(L, '; para un estado concreto: objetivo(Estado)'-[], '; for a certain state: objetivo(State)'-[]).
en_su_lugar(_, _) --> [].


                 /*******************************
                 *        DIAGNOSTICS           *
                 *******************************/

%!  avisos(+Hallazgos) is det.
%
%   Prints what diagnostica/2 has found, a line each.

avisos(Hallazgos) :-
    idioma(L),
    forall(member(Hallazgo, Hallazgos),
           (   phrase(hallazgo(L, Hallazgo), [Texto-Argumentos]),
               format(Texto, Argumentos),
               nl
           )).

hallazgo(L, falta(PI, [])) -->
    di(L, 'falta ~w'-[PI], '~w is missing'-[PI]).
hallazgo(L, falta(PI, [P|Ps])) -->
    di(L, 'falta ~w; hay algo parecido: ~w'-[PI,[P|Ps]], '~w is missing; there is something like it: ~w'-[PI,[P|Ps]]).
hallazgo(L, estado_no_basico(S)) -->
    di(L, 'el estado inicial tiene variables: ~p'-[S], 'the start has variables: ~p'-[S]).
hallazgo(L, meta_liga(S)) -->
    di(L, 'la meta da valor a las variables de ~p'-[S], 'the goal binds the variables of ~p'-[S]).
hallazgo(L, error(S, E)) -->
    { en_una_linea(E, Texto) },
    di(L, 'error en el estado ~p: ~w'-[S,Texto], 'error in state ~p: ~w'-[S,Texto]).
hallazgo(L, sucesor_no_basico(S, A, S1)) -->
    di(L, 'sucesor no básico: de ~p con ~p a ~p'-[S,A,S1], 'successor not ground: from ~p by ~p to ~p'-[S,A,S1]).
hallazgo(L, mismo_estado(S, As, S1)) -->
    di(L, 'varios movimientos llevan de ~p al mismo estado ~p: ~p'-[S,S1,As],
          'several moves lead from ~p to the same state ~p: ~p'-[S,S1,As]).
hallazgo(L, bucle(S, A)) -->
    di(L, 'el movimiento ~p no cambia el estado ~p'-[A,S], 'the move ~p does not change the state ~p'-[A,S]).
hallazgo(L, repetido(S, A, S1)) -->
    di(L, 'el movimiento ~p de ~p a ~p sale dos veces'-[A,S,S1], 'the move ~p from ~p to ~p is given twice'-[A,S,S1]).
hallazgo(L, coste_negativo(S, A, S1, C)) -->
    di(L, 'coste negativo ~p: de ~p con ~p a ~p'-[C,S,A,S1], 'negative cost ~p: from ~p by ~p to ~p'-[C,S,A,S1]).
hallazgo(L, coste_raro(S, A, S1, C)) -->
    di(L, 'el coste no es un número, es ~p: de ~p con ~p a ~p'-[C,S,A,S1],
          'the cost is no number but ~p: from ~p by ~p to ~p'-[C,S,A,S1]).
hallazgo(L, meta_inicial(S)) -->
    di(L, 'el estado inicial ya es meta: ~p'-[S], 'the start is a goal already: ~p'-[S]).
hallazgo(L, heuristica_en_meta(S, H)) -->
    di(L, 'la heurística no es 0 en la meta ~p, es ~p'-[S,H], 'the heuristic is not 0 at the goal ~p but ~p'-[S,H]).
hallazgo(L, no_admisible(S, H, Real)) -->
    di(L, 'heurística no admisible: en ~p vale ~p y hay un plan de coste ~p'-[S,H,Real],
          'heuristic not admissible: at ~p it is ~p, and there is a plan of cost ~p'-[S,H,Real]).
hallazgo(L, no_consistente(S, A, S1, H, C, H1)) -->
    di(L, 'heurística no consistente: ~p en ~p, pero ~p con coste ~p lleva a ~p, donde vale ~p'-[H,S,A,C,S1,H1],
          'heuristic not consistent: ~p at ~p, but ~p at cost ~p leads to ~p, where it is ~p'-[H,S,A,C,S1,H1]).
hallazgo(L, heuristica_rara(S, E)) -->
    { en_una_linea(E, Texto) },
    di(L, 'la heurística de ~p: ~w'-[S,Texto], 'the heuristic of ~p: ~w'-[S,Texto]).
hallazgo(L, espacio(N, completo)) -->
    di(L, 'el espacio tiene ~d estados'-[N], 'the space has ~d states'-[N]).
hallazgo(L, espacio(N, parcial)) -->
    di(L, 'vistos ~d estados; hay más'-[N], '~d states seen; there are more'-[N]).
hallazgo(L, ramificacion(B)) -->
    di(L, 'ramificación media: ~2f sucesores por estado'-[B], 'branching: ~2f successors a state on average'-[B]).

%   en_una_linea(+Error, -Atom): the message of an error on one line.

en_una_linea(E, Texto) :-
    phrase('$messages':translate_message(E), Lineas),
    with_output_to(string(Texto0), print_message_lines(current_output, '', Lineas)),
    split_string(Texto0, "\n", "\n ", Partes),
    atomic_list_concat(Partes, ' ', Texto).
