:- encoding(utf8).
:- module(rumbo_mensajes,
          [ avisos/1,              % +Hallazgos
            primera_linea/2,       % +Error, -Texto
            idioma/1               % -L
          ]).
:- use_module(modulos, [propio/2]).
:- use_module(opciones, [admitida/3, opcion/2, opcion_de/2]).
:- use_module(palabras).
:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(lists), [append/2, member/2, numlist/3]).

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
prolog:message(error(existence_error(procedure, PI), context(system:'$c_call_prolog'/0, _))) -->
    { idioma(L) },
    sin_predicado(L, PI).
prolog:message(error(permission_error(_, exploracion, _), _)) -->
    { idioma(L) },
    di(L, 'esa exploración está dando un paso: hasta que acabe no puede dar otro ni cerrarse, tampoco desde sus propios predicados ni desde otro hilo'-[],
          'that exploration is making a step: until it is over it can neither make another nor be closed, not by its own predicates nor by another thread either'-[]).
prolog:message(error(representation_error(tablero_de_reinas), _)) -->
    { idioma(L) },
    di(L, 'ese número de reinas es demasiado grande'-[], 'that number of queens is too large'-[]).
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
error(L, domain_error(opcion, Opcion), sin_resultados(explora)) -->
    !,
    di(L, 'explora: la opción ~p es de plan/4 y resuelve/4; aquí paso/2 da cada suceso y, al final, el resultado'-[Opcion],
          'explora: option ~p is for plan/4 and resuelve/4; here paso/2 gives each event and, at the end, the result'-[Opcion]).
error(L, domain_error(opcion, Opcion), sin_resultados(arbol)) -->
    !,
    di(L, 'arbol: la opción ~p es de plan/4 y resuelve/4; arbol solo dibuja'-[Opcion],
          'arbol: option ~p is for plan/4 and resuelve/4; arbol only draws'-[Opcion]).
error(L, domain_error(tablero, T), tamano) -->
    !,
    di(L, 'la distancia exacta solo se conoce en tableros de hasta nueve casillas, y la meta es: ~p'-[T],
          'the exact distance is known for boards of up to nine cells only, and the goal is: ~p'-[T]).
error(L, domain_error(opcion, distancia(D)), tamano) -->
    !,
    di(L, 'distancia(~w): la distancia exacta solo se conoce en tableros de hasta nueve casillas; en los mayores, pasos(~w)'-[D,D],
          'distancia(~w): the exact distance is known for boards of up to nine cells only; for larger ones, pasos(~w)'-[D,D]).
error(L, domain_error(patrones, ''), tamano) -->
    !,
    di(L, 'no hay bases de patrones para tableros de ese tamaño, solo para 4×4 y 5×5'-[],
          'there are no pattern databases for boards of that size, only for 4×4 and 5×5'-[]).
error(L, domain_error(patrones, Cuales), tamano) -->
    !,
    di(L, 'no hay bases de patrones ~w para tableros de ese tamaño'-[Cuales],
          'there are no pattern databases ~w for boards of that size'-[Cuales]),
    las_bases(L).
error(L, domain_error(patrones, Cuales), bases) -->
    !,
    di(L, 'no hay bases de patrones ~q'-[Cuales], 'there are no pattern databases ~q'-[Cuales]),
    las_bases(L).
error(L, domain_error(heuristica, exacta), tamano) -->
    !,
    di(L, 'exacta solo existe para tableros de hasta nueve casillas'-[],
          'exacta exists for boards of up to nine cells only'-[]).
error(L, domain_error(heuristica, distancia_andada), tamano) -->
    !,
    di(L, 'distancia_andada solo existe para tableros de hasta 4×4, y para los de 5×2, 5×3, 2×5 y 3×5'-[],
          'distancia_andada exists for boards of up to 4×4, and of 5×2, 5×3, 2×5 and 3×5, only'-[]).
error(L, domain_error(_, Que), tamano) -->
    !,
    di(L, '~w no existe para tableros de ese tamaño'-[Que], '~w does not exist for boards of that size'-[Que]).
error(L, domain_error(opcion, Opcion), inicial) -->
    !,
    di(L, 'el estado inicial ya es el segundo argumento; ~p es para problema(Nombre)'-[Opcion],
          'the start is the second argument already; ~p is for problema(Name)'-[Opcion]).
error(L, domain_error(opcion, Opcion), valor(Tipo)) -->
    !,
    valor_erroneo(L, Opcion, Tipo).
error(L, domain_error(opcion, Opcion), opciones(Admitidas)) -->
    !,
    opcion_erronea(L, Opcion, Admitidas).
error(L, domain_error(opcion, Opcion), _) -->
    { compound(Opcion),
      compound_name_arity(Opcion, Nombre, 1),
      opcion(Nombre, Tipo)
    },
    !,
    valor_erroneo(L, Opcion, Tipo).
error(L, type_error(list, problema(Nombre)), sin_expandir(M, problema(Nombre))) -->
    { atom(Nombre) },
    !,
    di(L, 'no hay ningún problema que se llame ~q en el módulo ~w; se define en su fichero con  :- problema(~q, [inicial(S0), ...]).'-[Nombre,M,Nombre],
          'there is no problem called ~q in module ~w; it is defined in its file by  :- problema(~q, [inicial(S0), ...]).'-[Nombre,M,Nombre]).
error(L, type_error(list, problema(Nombre)), sin_expandir(_, problema(Nombre))) -->
    !,
    di(L, 'problema(Nombre) lleva el nombre de un problema, un átomo, y es: ~p'-[problema(Nombre)],
          'problema(Name) takes the name of a problem, an atom, and is: ~p'-[problema(Nombre)]).
error(L, existence_error(inicial, Nombre), problema) -->
    !,
    di(L, 'el problema ~q no dice por qué estado empieza: pon inicial(S0) en su definición'-[Nombre],
          'the problem ~q does not say which state it starts from: put inicial(S0) into its definition'-[Nombre]).
error(L, domain_error(tablero, T), sin_expandir(_, _)) -->
    { es_tablero(T, _, _) },
    !,
    no_es_tablero(L, T).
error(L, Formal, sin_expandir(M, S)) -->
    !,
    error(L, Formal, tablero(S)),
    [ nl ],
    di(L, 'sin un expandir/3 en el módulo ~w los estados son tableros; si los tuyos son otra cosa, define expandir/3, o da la opción sucesor(Forma)'-[M],
          'without an expandir/3 in module ~w states are boards; if yours are something else, define expandir/3, or give the option sucesor(Shape)'-[M]).
error(L, domain_error(tablero, T), tablero(N)) -->
    { integer(N) },
    !,
    di(L, 'el n.º ~d de la lista: '-[N], 'number ~d of the list: '-[N]),
    no_es_tablero(L, T).
error(L, domain_error(tablero, T), tablero_plano) -->
    !,
    di(L, 'aquí un tablero es una lista de nueve números, sin filas, y es: ~p'-[T],
          'a board is a list of nine numbers here, not of rows, and is: ~p'-[T]).
error(L, domain_error(tablero, T), _) -->
    !,
    no_es_tablero(L, T).
error(L, domain_error(heuristica, H), heuristicas(Todas)) -->
    !,
    di(L, 'heurística desconocida: ~p'-[H], 'unknown heuristic: ~p'-[H]),
    [ nl ],
    di(L, 'las heurísticas son: ~p'-[Todas], 'the heuristics are: ~p'-[Todas]).
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
error(L, existence_error(procedure, PI), _) -->
    !,
    sin_predicado(L, PI).
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
    di(L, 'no se puede escribir el fichero de patrones ~w'-[Fichero], 'the pattern file ~w cannot be written'-[Fichero]),
    [ nl ],
    di(L, 'elige otra carpeta, en la que se pueda escribir y haya sitio, con setenv(\'XDG_CACHE_HOME\', \'/una/carpeta\')'-[],
          'choose another folder, which can be written and has room, by setenv(\'XDG_CACHE_HOME\', \'/a/folder\')'-[]).
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
error(L, existence_error(procedure, _:PI), falta(Parecidos)) -->
    !,
    di(L, 'no existe ~p'-[PI], '~p does not exist'-[PI]),
    quiza(L, Parecidos).
error(L, existence_error(sucesor, _), predecesor(S,S1)) -->
    !,
    di(L, 'predecesor dice que de ~p se llega a ~p, y ningún movimiento de sucesor lo hace'-[S,S1],
          'predecesor says that ~p leads to ~p, and no move of sucesor does'-[S,S1]).
error(L, domain_error(normaliza, _), mezcla) -->
    !,
    di(L, 'el plan llega a una meta que la búsqueda del óptimo no encuentra: ¿da normaliza la misma forma a una meta y a un estado que no lo es, o cambian los predicados de respuesta?'-[],
          'the plan reaches a goal that the search of the optimum does not find: does normaliza give one form to a goal and to a state that is none, or do the predicates change their answers?'-[]).
error(L, existence_error(forma_normal, _), forma_normal(S)) -->
    !,
    di(L, 'normaliza falla para ~p: ha de dar una forma a todo estado'-[S], 'normaliza fails for ~p: it has to give every state a form'-[S]).
error(L, instantiation_error, sucesor(S,A,S1)) -->
    !,
    sin_valor(L, S, A, S1).
error(L, type_error(acyclic_term,_), sucesor(S,A,_)) -->
    !,
    di(L, 'desde ~p el movimiento ~p lleva a un término cíclico'-[S,A], 'from ~p the move ~p leads to a cyclic term'-[S,A]).
error(L, Formal, coste(S,A,S1,C)) -->
    !,
    coste(L, Formal, S-A-S1, C).
error(L, Formal, heuristica(S,V)) -->
    !,
    heuristica(L, Formal, S, V).
error(L, _, forma_normal(S,C)) -->
    !,
    di(L, 'normaliza: la forma normal de ~p debe ser un término básico, y es: ~p'-[S,C],
          'normaliza: the normal form of ~p must be a ground term, and is: ~p'-[S,C]).
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
    di(L, 'esa exploración ya ha acabado: la cerró fin/1, o un error o una interrupción cortó un paso'-[],
          'that exploration has ended: fin/1 closed it, or an error or an interrupt cut a step short'-[]).
error(L, instantiation_error, exploracion) -->
    !,
    di(L, 'falta la exploración: es la que da explora/3'-[], 'the exploration is missing: it is what explora/3 gives'-[]).
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
error(L, system_error(dot(Estado)), _) -->
    !,
    di(L, 'el programa dot, de Graphviz, no dibujó el árbol: terminó con ~p; pide texto o dot, o un árbol menor con nodos_max'-[Estado],
          'the program dot, of Graphviz, did not draw the tree: it ended with ~p; ask for texto or dot, or for a smaller tree by nodos_max'-[Estado]).
error(L, Formal, Que) -->
    { nombre(L, Que, Nombre) },
    general(L, Formal, Nombre).

%   no_es_tablero(+L, +T)//: T is no board, or one of another size than is asked for.

no_es_tablero(L, T) -->
    { es_tablero(T, Ancho, Alto) },
    !,
    di(L, 'no es un tablero del tamaño que se pide: ~p es de ~d×~d'-[T,Ancho,Alto],
          'not a board of the size asked for: ~p is ~d×~d'-[T,Ancho,Alto]).
no_es_tablero(L, T) -->
    di(L, 'no es un tablero: ~p'-[T], 'not a board: ~p'-[T]),
    [ nl ],
    consejo(L, T).

consejo(L, T) -->
    { forma(T, Ancho, Alto, _),
      lados(Ancho, Alto)
    },
    !,
    numeros(L, Ancho, Alto).
consejo(L, [[_|_]|_]) -->
    !,
    di(L, 'un tablero por filas tiene de 2 filas y columnas en adelante, hasta 64 casillas, y todas las filas del mismo largo'-[],
          'a board in rows has 2 rows and columns or more, up to 64 cells, and all rows of the same length'-[]).
consejo(L, T) -->
    numeros(L, 3, 3),
    otra_forma(L, T).

numeros(L, Ancho, Alto) -->
    { N is Ancho*Alto-1 },
    di(L, 'un tablero de ~d×~d tiene los números del 0 al ~d, cada uno una vez, fila por fila; 0 es el hueco'-[Ancho,Alto,N],
          'a ~d×~d board has the numbers from 0 to ~d, each once, row by row; 0 is the blank'-[Ancho,Alto,N]).

%   otra_forma(+L, +T)//: flat boards that are no square need their shape.

otra_forma(L, T) -->
    { is_list(T),
      length(T, N),
      N > 3
    },
    !,
    [ nl ],
    di(L, 'esta lista tiene ~d; un tablero de otra forma va como lista de filas, o con la opción tablero(Ancho*Alto)'-[N],
          'this list has ~d; a board of another shape is a list of rows, or has the option tablero(Width*Height)'-[N]).
otra_forma(_, _) --> [].

%   forma(+T, -Ancho, -Alto, -Plano) is semidet: T is rows of one length, or as long as a
%   square; Plano are its cells.

forma(T, Ancho, Alto, Plano) :-
    is_list(T),
    (   T = [Fila|_],
        is_list(Fila)
    ->  maplist(is_list, T),
        maplist(length, T, Largos),
        sort(Largos, [Ancho]),
        length(T, Alto),
        append(T, Plano)
    ;   Plano = T,
        length(T, N),
        between(2, 8, Ancho),
        N =:= Ancho*Ancho
    ->  Alto = Ancho
    ).

lados(Ancho, Alto) :-
    Ancho >= 2, Alto >= 2, Ancho*Alto =< 64.

es_tablero(T, Ancho, Alto) :-
    forma(T, Ancho, Alto, Plano),
    lados(Ancho, Alto),
    Ultima is Ancho*Alto-1,
    numlist(0, Ultima, Fichas),
    msort(Plano, Fichas).

las_bases(L) -->
    [ nl ],
    di(L, 'las que hay, escritas así: 6-6-3 y 7-8 (tableros de 4×4) y 6-6-6-6 (5×5)'-[],
          'those there are, written like this: 6-6-3 and 7-8 (4×4 boards) and 6-6-6-6 (5×5)'-[]).

%   sin_predicado(+L, +PI)//: a predicate that was named and is not there.

sin_predicado(L, PI) -->
    { ( PI = M:Nombre/Aridad -> true ; PI = Nombre/Aridad, M = user ),
      parecidos(M, Nombre/Aridad, Parecidos)
    },
    di(L, 'no existe el predicado ~q'-[Nombre/Aridad], 'there is no predicate ~q'-[Nombre/Aridad]),
    (   { M == user }
    ->  []
    ;   di(L, ' en el módulo ~q'-[M], ' in module ~q'-[M])
    ),
    (   { Parecidos == [] }
    ->  []
    ;   { phrase(enumera(L, y, Parecidos), Nombres) },
        di(L, '; hay algo parecido: '-[], '; there is something like it: '-[]),
        Nombres
    ).

parecidos(M, Nombre/Aridad, Parecidos) :-
    findall(Otro/A, ( conocido(M, Otro/A), parecido(Nombre/Aridad, Otro/A) ), Todos),
    sort(Todos, Parecidos).

parecido(Nombre/A0, Nombre/A)  :- A0 =\= A.
parecido(Nombre/A, Otro/A)     :- Otro \== Nombre, atom(Nombre), atom(Otro), dwim_match(Nombre, Otro).

conocido(_, H/2) :-
    member(H, [ fuera_de_lugar, manhattan, conflicto_lineal, distancia_andada, patrones, exacta ]).
conocido(M, Nombre/A) :-
    current_predicate(M:Nombre/A),
    functor(Cabeza, Nombre, A),
    predicate_property(M:Cabeza, file(_)),
    \+ predicate_property(M:Cabeza, imported_from(_)).

di(es, Texto, _) --> [ Texto ].
di(en, _, Texto) --> [ Texto ].

general(L, instantiation_error, Que) -->
    !,
    di(L, '~w: falta un valor (hay una variable)'-[Que], '~w: a value is missing (there is a variable)'-[Que]).
general(L, type_error(Tipo, Valor), Que) -->
    !,
    { tipo(L, Tipo, Nombre) },
    di(L, '~w: se esperaba ~w y es ~p'-[Que,Nombre,Valor], '~w: expected ~w, found ~p'-[Que,Nombre,Valor]).
general(L, domain_error(not_less_than_one, Valor), Que) -->
    !,
    di(L, '~w: debe ser 1 o más y es ~p'-[Que,Valor], '~w: must be 1 or more, and is ~p'-[Que,Valor]).
general(L, domain_error(not_less_than_zero, Valor), Que) -->
    !,
    di(L, '~w: debe ser 0 o más y es ~p'-[Que,Valor], '~w: must be 0 or more, and is ~p'-[Que,Valor]).
general(L, domain_error(posicion, Valor), Que) -->
    !,
    di(L, '~w: fuera del tablero: ~p'-[Que,Valor], '~w: outside the board: ~p'-[Que,Valor]).
general(L, domain_error(_, Valor), Que) -->
    !,
    di(L, '~w: valor no admitido: ~p'-[Que,Valor], '~w: value not allowed: ~p'-[Que,Valor]).
general(L, existence_error(comparacion, A-B), Que) -->
    !,
    di(L, '~w: el predicado falla con ~p y ~p; debe dar <, = o >'-[Que,A,B],
          '~w: the predicate fails for ~p and ~p; it must give <, = or >'-[Que,A,B]).
general(L, existence_error(_, Valor), Que) -->
    !,
    di(L, '~w: no existe: ~p'-[Que,Valor], '~w: does not exist: ~p'-[Que,Valor]).
general(_, Formal, Que) -->
    [ '~w: ~p'-[Que,Formal] ].

%   sin_valor(+L, +S, +A, +S1)//: a state, or the move to it, has variables.

sin_valor(L, S, A, S1) -->
    { ground(S1) },
    !,
    (   { var(A) }
    ->  di(L, 'desde ~p se llega a ~p con un movimiento que no tiene valor'-[S,S1],
              'from ~p a move that has no value leads to ~p'-[S,S1])
    ;   di(L, 'desde ~p se llega a ~p con el movimiento ~p, que tiene variables sin valor'-[S,S1,A],
              'from ~p the move ~p, which has unbound variables, leads to ~p'-[S,A,S1])
    ).
sin_valor(L, S, A, S1) -->
    di(L, 'sucesor no básico: desde ~p el movimiento ~p lleva a ~p, que tiene variables sin valor'-[S,A,S1],
          'successor not ground: from ~p the move ~p leads to ~p, which has unbound variables'-[S,A,S1]).

coste(L, domain_error(_,_), S-A-S1, C) -->
    !,
    di(L, 'coste negativo: el movimiento ~p de ~p a ~p cuesta ~p; los costes deben ser 0 o más'-[A,S,S1,C],
          'negative cost: the move ~p from ~p to ~p costs ~p; costs must be 0 or more'-[A,S,S1,C]).
coste(L, existence_error(_,_), S-A-S1, _) -->
    !,
    di(L, 'el predicado del coste falla en el movimiento ~p de ~p a ~p'-[A,S,S1],
          'the cost predicate fails for the move ~p from ~p to ~p'-[A,S,S1]),
    por_estar_ahi(L, coste/4, coste_accion).
coste(L, _, S-A-S1, C) -->
    di(L, 'el coste del movimiento ~p de ~p a ~p debe ser un número, y es ~p'-[A,S,S1,C],
          'the cost of the move ~p from ~p to ~p must be a number, and is ~p'-[A,S,S1,C]),
    por_estar_ahi(L, coste/4, coste_accion).

heuristica(L, existence_error(_,_), S, _) -->
    !,
    di(L, 'la heurística falla en el estado ~p; para decir que desde ahí no se llega, da inf'-[S],
          'the heuristic fails in state ~p; to say that no goal can be reached from it, give inf'-[S]),
    por_estar_ahi(L, heuristica/2, heuristica).
heuristica(L, _, S, V) -->
    di(L, 'la heurística del estado ~p debe ser un número (o inf), y es ~p'-[S,V],
          'the heuristic of state ~p must be a number (or inf), and is ~p'-[S,V]),
    por_estar_ahi(L, heuristica/2, heuristica).

%   por_estar_ahi(+L, +PI, +Opcion)//: PI may have been taken from the student's module
%   without being meant; the error does not say whether it was.

por_estar_ahi(L, PI, Opcion) -->
    { findall(M:PI, suyo(M, PI), Suyos),
      Suyos = [_|_],
      phrase(enumera(L, o, Suyos), Nombres)
    },
    !,
    [ nl ],
    di(L, 'sin la opción ~w(G) es '-[Opcion], 'without the option ~w(G) it is '-[Opcion]),
    Nombres,
    di(L, ', porque está ahí; si no es lo que quieres, da la opción o cámbiale el nombre'-[],
          ', because it is there; if that is not meant, give the option or rename it'-[]).
por_estar_ahi(_, _, _) --> [].

suyo(M, Nombre/Aridad) :-
    current_module(M),
    functor(Cabeza, Nombre, Aridad),
    '$c_current_predicate'(_, M:Cabeza),
    \+ predicate_property(M:Cabeza, imported_from(_)),
    propio(M, Nombre/Aridad).

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
    { memoria(B, M) },
    di(L, 'límite de memoria (~w) alcanzado: no se sabe si hay plan; sube memoria_max, o usa iter o ida_estrella'-[M],
          'memory limit (~w) reached: whether there is a plan is not known; raise memoria_max, or use iter or ida_estrella'-[M]).
limite(L, haz(K)) -->
    di(L, 'el haz de ancho ~w dejó nodos fuera y no encontró plan: no se sabe si lo hay; ensánchalo'-[K],
          'the beam of width ~w left nodes out and found no plan: whether there is one is not known; widen it'-[K]).
limite(L, escalada) -->
    di(L, 'la escalada se quedó sin hijos nuevos: no se sabe si hay plan'-[],
          'hill climbing ran out of new children: whether there is a plan is not known'-[]).

%   valor_erroneo(+L, +Opcion, +Tipo)//: Opcion takes no such value.

valor_erroneo(L, coste(Valor), _) -->
    !,
    di(L, 'coste(C) da el coste del plan, y ~p no es un número; el predicado del coste va en coste_accion(~p)'-[Valor,Valor],
          'coste(C) gives the cost of the plan, and ~p is no number; the cost predicate goes into coste_accion(~p)'-[Valor,Valor]).
valor_erroneo(L, Opcion, Tipo) -->
    { Opcion =.. [Nombre,Valor] },
    di(L, 'la opción ~w no admite el valor ~p'-[Nombre,Valor], 'option ~w does not take the value ~p'-[Nombre,Valor]),
    se_espera(L, Tipo),
    en_su_lugar(L, Nombre).

%   opcion_erronea(+L, +Opcion, +Admitidas)//: none of Admitidas.

opcion_erronea(L, Opcion, Admitidas) -->
    { nombre_de_opcion(Opcion, Nombre),
      admitida(Admitidas, Nombre, Tipo)
    },
    !,
    di(L, 'la opción ~w lleva un valor entre paréntesis, y solo uno: ~p'-[Nombre,Opcion],
          'option ~w takes a value in parentheses, and one only: ~p'-[Nombre,Opcion]),
    se_espera(L, Tipo).
opcion_erronea(L, Opcion, _) -->
    { nombre_de_opcion(Opcion, Nombre),
      opcion_de(Nombre, Grupos),
      maplist(de_quien(L), Grupos, Quienes),
      phrase(enumera(L, y, Quienes), Dueno)
    },
    !,
    di(L, 'la opción ~w es de '-[Nombre], 'option ~w is for '-[Nombre]),
    Dueno,
    di(L, ', no de este predicado'-[], ', not for this predicate'-[]).
opcion_erronea(L, Opcion, Admitidas) -->
    di(L, 'opción desconocida: ~p'-[Opcion], 'unknown option: ~p'-[Opcion]),
    parecida(L, Opcion, Admitidas).

nombre_de_opcion(Opcion, Nombre) :-
    (   compound(Opcion)
    ->  compound_name_arity(Opcion, Nombre, _)
    ;   Nombre = Opcion
    ),
    atom(Nombre).

de_quien(L, Grupo, Quien) :-
    quien(Grupo, Es, En),
    en_idioma(L, Es, En, Quien).

quien(busqueda,  'las búsquedas (plan/4, resuelve/4...)', 'the searches (plan/4, resuelve/4...)').
quien(fichas,    'resoluble/2', 'resoluble/2').
quien(patrones,  'patrones_construye/2', 'patrones_construye/2').
quien(aleatorio, 'tablero_aleatorio/2', 'tablero_aleatorio/2').
quien(comparar,  'comparar/3', 'comparar/3').
quien(visor,     'visor/1', 'visor/1').

%   parecida(+L, +Opcion, +Admitidas)//: the nearest name, or all where they are few.

parecida(L, Opcion, Admitidas) -->
    { nombre_de_opcion(Opcion, Nombre),
      admitida(Admitidas, Otra, _),
      dwim_match(Nombre, Otra)
    },
    !,
    di(L, '; ¿querías decir ~w?'-[Otra], '; did you mean ~w?'-[Otra]).
parecida(L, _, Admitidas) -->
    { findall(Nombre, admitida(Admitidas, Nombre, _), Nombres),
      length(Nombres, N),
      N < 9,
      phrase(enumera(L, y, Nombres), Todas)
    },
    !,
    di(L, '; las de este predicado son '-[], '; those of this predicate are '-[]),
    Todas.
parecida(_, _, _) --> [].

%   se_espera(+L, +Tipo)//: what values an option of that type takes.

se_espera(L, uno_de(Valores)) -->
    !,
    { phrase(enumera(L, o, Valores), Todos) },
    di(L, '; admite '-[], '; it takes '-[]),
    Todos.
se_espera(L, Tipo) -->
    { espera(Tipo, Es, En) },
    !,
    di(L, '; admite ~w'-[Es], '; it takes ~w'-[En]).
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
           (   phrase(hallazgo(L, Hallazgo), Partes),
               lineas_de(Partes, Lineas),
               atomic_list_concat(Lineas, '; ', Linea),
               format("~w~n", [Linea])
           )).

%   quiza(+L, +PIs)//: the nearest of what there is.

quiza(_, []) --> [].
quiza(L, [PI|_]) -->
    di(L, '; ¿querías decir ~p?'-[PI], '; did you mean ~p?'-[PI]).

hallazgo(L, falta(PI, Otros)) -->
    di(L, 'falta ~w'-[PI], '~w is missing'-[PI]),
    que_hacer(L, PI),
    (   { Otros == [] }
    ->  []
    ;   { phrase(enumera(L, o, Otros), Nombres) },
        di(L, '; ¿será '-[], '; could it be '-[]),
        Nombres,
        di(L, '?'-[], '?'-[])
    ).
hallazgo(L, quiza(PI, Buscado)) -->
    di(L, '~w no se usa; ¿querías decir ~w?'-[PI,Buscado], '~w is not used; did you mean ~w?'-[PI,Buscado]).
hallazgo(L, tablero_mal(S)) -->
    no_es_tablero(L, S).
hallazgo(L, estado_no_basico(S)) -->
    di(L, 'el estado inicial tiene variables: ~p'-[S], 'the start has variables: ~p'-[S]).
hallazgo(L, meta_liga(S)) -->
    di(L, 'la meta da valor a las variables de ~p'-[S], 'the goal binds the variables of ~p'-[S]).
hallazgo(L, error(S, E)) -->
    { en_una_linea(E, Texto) },
    di(L, 'error en el estado ~p: ~w'-[S,Texto], 'error in state ~p: ~w'-[S,Texto]).
hallazgo(L, sucesor_no_basico(S, A, S1)) -->
    sin_valor(L, S, A, S1).
hallazgo(L, normaliza_rara(S, E)) -->
    del_estado(L, normaliza, S, E).
hallazgo(L, normaliza_junta(S1, S2)) -->
    di(L, 'normaliza da la misma forma a ~p, que es meta, y a ~p, que no lo es'-[S1,S2],
          'normaliza gives one form to ~p, which is a goal, and to ~p, which is none'-[S1,S2]).
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
    { var(C) },
    !,
    di(L, 'el coste no tiene valor: de ~p con ~p a ~p'-[S,A,S1], 'the cost has no value: from ~p by ~p to ~p'-[S,A,S1]).
hallazgo(L, coste_raro(S, A, S1, C)) -->
    di(L, 'el coste no es un número, es ~p: de ~p con ~p a ~p'-[C,S,A,S1],
          'the cost is no number but ~p: from ~p by ~p to ~p'-[C,S,A,S1]).
hallazgo(L, coste_falla(S, A, S1)) -->
    di(L, 'el predicado del coste falla: de ~p con ~p a ~p'-[S,A,S1],
          'the cost predicate fails: from ~p by ~p to ~p'-[S,A,S1]),
    por_estar_ahi(L, coste/4, coste_accion).
hallazgo(L, paridad(S)) -->
    di(L, 'desde ~p no hay plan: por la paridad de sus fichas no se llega a la meta'-[S],
          'no plan leads from ~p to the goal: its tiles have the other parity'-[S]).
hallazgo(L, sin_meta(1)) -->
    !,
    di(L, 'el único estado que hay no es meta'-[], 'the only state there is is no goal'-[]).
hallazgo(L, sin_meta(N)) -->
    di(L, 'ninguno de los ~d estados es meta'-[N], 'none of the ~d states is a goal'-[N]).
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
    del_estado(L, heuristica, S, E).
hallazgo(L, heuristica_negativa(S, H)) -->
    di(L, 'heurística negativa: en ~p vale ~p, y la búsqueda la toma por 0'-[S,H],
          'negative heuristic: at ~p it is ~p, which a search takes for 0'-[S,H]).
hallazgo(L, espacio(1, completo)) -->
    !,
    di(L, 'el espacio tiene 1 estado'-[], 'the space has 1 state'-[]).
hallazgo(L, espacio(N, completo)) -->
    di(L, 'el espacio tiene ~d estados'-[N], 'the space has ~d states'-[N]).
hallazgo(L, espacio(1, parcial)) -->
    !,
    di(L, 'visto 1 estado; puede haber más'-[], '1 state seen; there may be more'-[]).
hallazgo(L, espacio(N, parcial)) -->
    di(L, 'vistos ~d estados; puede haber más'-[N], '~d states seen; there may be more'-[N]).
hallazgo(L, ramificacion(B)) -->
    di(L, 'ramificación media: ~2f sucesores por estado'-[B], 'branching: ~2f successors a state on average'-[B]).

%!  primera_linea(+Error, -Texto) is det.
%
%   The first line of the message of an error.

primera_linea(E, Texto) :-
    lineas(E, [Texto|_]).

%   que_hacer(+L, +PI)//: how else the library can be told.

que_hacer(L, expandir/3) -->
    !,
    di(L, ': defínelo, o di con sucesor(Forma) cuál de los tuyos da los sucesores'-[],
          ': define it, or say with sucesor(Shape) which of yours gives the successors'-[]).
que_hacer(L, meta/1) -->
    !,
    di(L, ': defínelo, o da la opción meta(G) u objetivo(Estado)'-[],
          ': define it, or give the option meta(G) or objetivo(State)'-[]).
que_hacer(_, _) --> [].

%   del_estado(+L, +Que, +S, +Error)//: the message of an error, which names the state
%   itself where it is one of the library's.

del_estado(L, Que, S, E) -->
    { en_una_linea(E, Texto) },
    (   { E = error(_, C), nonvar(C), C = rumbo(_) }
    ->  [ '~w'-[Texto] ]
    ;   { nombre(L, Que, Nombre) },
        di(L, '~w, en ~p: ~w'-[Nombre,S,Texto], '~w, at ~p: ~w'-[Nombre,S,Texto])
    ).

%   en_una_linea(+Error, -Atom): the message of an error on one line.

en_una_linea(E, Texto) :-
    lineas(E, Lineas),
    atomic_list_concat(Lineas, '; ', Texto).

lineas(E, Lineas) :-
    phrase('$messages':translate_message(E), Partes),
    lineas_de(Partes, Lineas).

%   lineas_de(+Partes, -Lineas): what messages are made of, as it is printed.

lineas_de(Partes, Lineas) :-
    with_output_to(string(Texto), print_message_lines(current_output, '', Partes)),
    split_string(Texto, "\n", "\n ", Lineas).
