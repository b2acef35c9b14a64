:- encoding(utf8).
:- module(rumbo_mensajes, []).
:- use_module(opciones, [nombre_opcion/1]).

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

%   idioma(-L): `es` or `en`.

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

error(L, domain_error(modo, Modo), modos(Modos)) -->
    !,
    di(L, 'modo desconocido: ~p'-[Modo], 'unknown mode: ~p'-[Modo]),
    [ nl ],
    di(L, 'los modos son: ~w'-[Modos], 'the modes are: ~w'-[Modos]).
error(L, domain_error(opcion, Opcion), _) -->
    !,
    opcion_erronea(L, Opcion).
error(L, domain_error(tablero, T), _) -->
    !,
    di(L, 'no es un tablero: ~p'-[T], 'not a board: ~p'-[T]),
    [ nl ],
    di(L, 'un tablero de 3×3 tiene los números del 0 al 8, cada uno una vez, fila por fila; 0 es el hueco'-[],
          'a 3×3 board has the numbers from 0 to 8, each once, row by row; 0 is the blank'-[]).
error(L, type_error(nodo, N), _) -->
    !,
    di(L, 'no es un nodo: ~p; un nodo es nodo(P,S), P la lista de movimientos ya hechos (el último primero) y S el estado'-[N],
          'not a node: ~p; a node is nodo(P,S), P the list of the moves made (last one first) and S the state'-[N]).
error(L, existence_error(procedure, M:meta/1), sin_meta(S)) -->
    !,
    di(L, 'no se sabe qué estado es la meta a partir de ~p: define meta/1 en el módulo ~w, o da la opción meta(P) u objetivo(Estado)'-[S,M],
          'which state is the goal from ~p is not known: define meta/1 in module ~w, or give the option meta(P) or objetivo(State)'-[S,M]).
error(L, type_error(list, S), sin_expandir(M)) -->
    !,
    di(L, 'el estado ~p no es un tablero (una lista), y en el módulo ~w no hay un expandir/3 que diga sus sucesores; defínelo, o da la opción sucesor(Forma)'-[S,M],
          'the state ~p is no board (a list), and module ~w has no expandir/3 that tells its successors; define it, or give the option sucesor(Shape)'-[S,M]).
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
error(L, Formal, Que) -->
    { nombre(L, Que, Nombre) },
    general(L, Formal, Nombre).

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
tipo(es, integer, 'un entero') :- !.
tipo(es, number, 'un número') :- !.
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

opcion_erronea(L, Opcion) -->
    { compound(Opcion),
      compound_name_arity(Opcion, Nombre, 1),
      nombre_opcion(Nombre)
    },
    !,
    { arg(1, Opcion, Valor) },
    di(L, 'la opción ~w no admite el valor ~p'-[Nombre,Valor], 'option ~w does not take the value ~p'-[Nombre,Valor]).
opcion_erronea(L, Opcion) -->
    di(L, 'opción desconocida: ~p'-[Opcion], 'unknown option: ~p'-[Opcion]),
    parecida(L, Opcion).

parecida(L, Opcion) -->
    { callable(Opcion),
      functor(Opcion, Nombre, _),
      nombre_opcion(Otra),
      dwim_match(Nombre, Otra)
    },
    !,
    di(L, '; ¿querías decir ~w?'-[Otra], '; did you mean ~w?'-[Otra]).
parecida(_, _) --> [].
