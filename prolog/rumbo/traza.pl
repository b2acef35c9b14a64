:- encoding(utf8).
:- module(rumbo_traza,
          [ con_traza/6,           % +M, +Nombre, +Opciones, +Espacio, -Observador, :Goal
            motivo/3               % +L, +Destino, -Texto
          ]).
:- use_module(mensajes, [idioma/1]).
:- use_module(ramas, [contexto/4, destino/6, valor_f/4, se_queda/1]).
:- use_module(formas, [llamada/4]).
:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(lists), [append/2, list_to_set/2, member/2, reverse/2]).
:- autoload(library(option), [option/2]).

:- meta_predicate con_traza(+, +, +, +, -, 0).

/** <module> The trace of a search: a line an expansion

The option `traza(true)`, or `traza(N)` for N expansions instead of 100, makes
plan/4 and resuelve/4 print what they expand: its number, depth, g, h, f, how many
nodes are open, the state, and which children were dropped and why.  Lines are of
at most 80 columns; what does not fit goes on below.

```
?- plan(iter, [1,2,3,4,5,6,0,7,8], P, [traza(true)]).
```

It is an observer like any other; the engine knows nothing of it.  The option
`observador(G)` of plan/4 and resuelve/4 calls G with one argument more, once an event:

  - `expande(Estado, Profundidad, G, H, Abiertos)`: a node is expanded; H is `no` where
    the strategy has none, Abiertos how many others are open;
  - `genera(Accion, Estado, Coste, Destino)`: a successor of the node expanded last;
    Coste is that of the move, Destino what became of it, as paso/2 says;
  - `meta(Estado, Profundidad, G, H, Abiertos)`: a goal is taken (not by
    `bidireccional`, which ends where its two sides meet);
  - `cota(N)`: an iteration begins, with this bound (`iter`, `ida_estrella`).

G may fail, which changes nothing; what it throws ends the search.

```
?- plan(anchura, [1,2,3,4,5,6,7,0,8], P, [observador([E]>>(print(E), nl))]).
```
*/

%   trazado(Id, Traza): a trace on its way, the latest first (a student's predicate may
%   search in turn).  Traza is `traza(Contexto, Tope, N, Cota, Pendientes)`: Tope lines at
%   most, N expansions so far, Pendientes those without a line yet, the last first, each
%   `expande(N, Nodo, Hijos)` with its children, the last first.  Only the last gathers
%   children; others wait in a beam until the level is over, which says which of them stay.

:- thread_local trazado/2.

lineas_por_defecto(100).
columnas(80).

%!  con_traza(+M, +Nombre, +Opciones, +Espacio, -Observador, :Goal) is semidet.
%
%   Calls Goal with Observador bound to what the engine is to call with each event, or
%   `no`: the trace, where Opciones have one, and the student's `observador(G)`.

con_traza(M, Nombre, Opciones, Espacio, Observador, Goal) :-
    (   option(traza(Traza), Opciones),
        Traza \== false
    ->  tope(Traza, Tope),
        contexto(Nombre, Opciones, Espacio, Contexto),
        ( option(observador(G), Opciones) -> Otro = M:G ; Otro = no ),
        flag(rumbo_traza, Id, Id+1),
        Observador = llamada(rumbo_traza, observa, [constante(Id), constante(Otro), valor]),
        setup_call_cleanup(
            asserta(trazado(Id, traza(Contexto, Tope, 0, inf, []))),
            ( encabeza, Goal ),
            termina(Id))
    ;   (   option(observador(G), Opciones)
        ->  llamada(M, G, [valor], Observador)
        ;   Observador = no
        ),
        call(Goal)
    ).

tope(true, Tope) :- !, lineas_por_defecto(Tope).
tope(N, N).

:- public observa/3.

observa(Id, Otro, Suceso) :-
    retract(trazado(Id, Traza0)),
    !,
    sigue(Suceso, Traza0, Traza),
    asserta(trazado(Id, Traza)),
    (   Otro == no
    ->  true
    ;   call(Otro, Suceso)
    ).

sigue(genera(Accion, S, Coste, Destino), traza(C, Tope, N, Cota, Ps0), traza(C, Tope, N, Cota, Ps)) :-
    !,
    (   Ps0 = [expande(N, Nodo, Hijos)|Otros]
    ->  Ps = [expande(N, Nodo, [hijo(Accion, S, Coste, Destino)|Hijos])|Otros]
    ;   Ps = Ps0
    ).
sigue(Suceso, traza(C, Tope, N, Cota, Ps0), Traza) :-
    (   en_el_nivel(Suceso, C, Ps0)
    ->  Ps = Ps0
    ;   escribe_pendientes(Ps0, Suceso, C, Tope, Cota),
        Ps = []
    ),
    empieza(Suceso, C, Tope, N, Cota, Ps, Traza).

empieza(cota(Cota), C, Tope, N, _, Ps, traza(C, Tope, N, Cota, Ps)) :-
    (   N < Tope
    ->  idioma(L),
        palabra(L, cota, Palabra),
        format("-- ~w ~w~n", [Palabra,Cota])
    ;   true
    ).
empieza(expande(S, P, G, H, Abiertos), C, Tope, N0, Cota, Ps0, traza(C, Tope, N, Cota, Ps)) :-
    N is N0+1,
    (   ( N =< Tope ; Ps0 = [_|_] )
    ->  Ps = [expande(N, nodo(S, P, G, H, Abiertos), [])|Ps0]
    ;   Ps = []
    ).
empieza(meta(S, P, G, H, Abiertos), C, Tope0, N, Cota, Ps, traza(C, Tope, N, Cota, Ps)) :-
    avisa_de_mas(N, Tope0),
    Tope is max(N, Tope0),
    linea(C, meta, nodo(S, P, G, H, Abiertos), '').

%   en_el_nivel(+Suceso, +Contexto, +Pendientes): one more of the level of a beam.

en_el_nivel(expande(_, P, _, _, _), Contexto, [expande(_, nodo(_, P, _, _, _), _)|_]) :-
    ancho(Contexto, _).

%   escribe_pendientes(+Pendientes, +Suceso, +Contexto, +Tope, +Cota): the lines before
%   Suceso.

escribe_pendientes([], _, _, _, _) :- !.
escribe_pendientes(Al_reves, Suceso, C, Tope, Cota) :-
    reverse(Al_reves, Pendientes),
    maplist(vistos(C, Cota), Pendientes, Vistos),
    append(Vistos, Todos),
    (   ancho(C, Ancho),
        mas_abajo(Suceso, Al_reves)
    ->  elige(Ancho, Todos)
    ;   elige(inf, Todos)
    ),
    maplist(escribe_pendiente(C, Tope), Pendientes, Vistos).

escribe_pendiente(C, Tope, expande(N, Nodo, _), Vistos) :-
    (   N =< Tope
    ->  findall(Destino-Accion, ( member(hijo(Accion, _, _, Destino), Vistos), \+ se_queda(Destino) ), Caidos),
        caidos(Caidos, Texto),
        linea(C, N, Nodo, Texto)
    ;   true
    ).

mas_abajo(Suceso, [expande(_, nodo(_, P0, _, _, _), _)|_]) :-
    compound(Suceso),
    arg(2, Suceso, P),
    P > P0.

%   vistos(+Contexto, +Cota, +Pendiente, -Vistos): each child as hijo(Accion, Destino0, H,
%   Destino), Destino unbound: it is Destino0 unless a beam leaves the child out.

vistos(C, Cota, expande(_, nodo(_, P, G, _, _), Al_reves), Vistos) :-
    reverse(Al_reves, Hijos),
    findall(hijo(Accion, Destino0, H, _),
            ( member(Hijo, Hijos),
              Hijo = hijo(Accion, _, _, _),
              destino(C, Cota, P, G, Hijo, visto(_, H, Destino0)) ),
            Vistos).

%   elige(+Ancho, ?Vistos): of those that wait the best stay, ties first in.

elige(Ancho, Vistos) :-
    esperan(Vistos, Esperan),
    (   integer(Ancho)
    ->  keysort(Esperan, Ordenados),
        sobran(Ancho, Ordenados)
    ;   true
    ),
    maplist(como_se_dijo, Vistos).

%   esperan(+Vistos, -Esperan): H-Destino of those that wait; of equal numbers keysort/2
%   would put floats first.

esperan([], []).
esperan([hijo(_, Destino0, H0, Destino)|Vistos], Esperan) :-
    (   se_queda(Destino0),
        number(H0)
    ->  H is rational(H0),
        Esperan = [H-Destino|Esperan1]
    ;   Esperan = Esperan1
    ),
    esperan(Vistos, Esperan1).

sobran(_, []) :- !.
sobran(0, [_-fuera_del_haz|Peores]) :-
    !,
    sobran(0, Peores).
sobran(Quedan, [_|Esperan]) :-
    Quedan1 is Quedan-1,
    sobran(Quedan1, Esperan).

como_se_dijo(hijo(_, Destino0, _, Destino)) :-
    ( var(Destino) -> Destino = Destino0 ; true ).

ancho(contexto(_, _, Ancho, _, _), Ancho) :-
    integer(Ancho).

termina(Id) :-
    retract(trazado(Id, traza(C, Tope, N, Cota, Pendientes))),
    !,
    escribe_pendientes(Pendientes, fin, C, Tope, Cota),
    avisa_de_mas(N, Tope).

avisa_de_mas(N, Tope) :-
    Mas is N-Tope,
    (   Mas > 0
    ->  idioma(L),
        de_mas(L, Mas)
    ;   true
    ).

de_mas(es, N) :- format("... ~d expansiones más; para verlas, traza(N) con N mayor~n", [N]).
de_mas(en, N) :- format("... ~d more expansions; to see them, traza(N) with a larger N~n", [N]).

%   caidos(+Caidos, -Texto): the moves whose children were dropped, by reason.

caidos(Caidos, Texto) :-
    idioma(L),
    findall(Destino, member(Destino-_, Caidos), Destinos0),
    list_to_set(Destinos0, Destinos),
    findall(Parte,
            ( member(Destino, Destinos),
              findall(A, member(Destino-A, Caidos), As),
              maplist(texto, As, Textos),
              atomic_list_concat(Textos, ',', Acciones),
              motivo(L, Destino, Motivo),
              format(string(Parte), "~w ~w", [Acciones,Motivo]) ),
            Partes),
    atomic_list_concat(Partes, '; ', Texto).

texto(T, Texto) :-
    format(string(Texto), "~W", [T, [quoted(true), portray(true), numbervars(true)]]).

%!  motivo(+L, +Destino, -Texto) is det.
%
%   Why a child was dropped, in words.

motivo(es, visitado,        "visitado").
motivo(es, mas_caro,        "más caro").
motivo(es, demasiado_hondo, "demasiado hondo").
motivo(es, sobre_la_cota,   "f sobre la cota").
motivo(es, sin_salida,      "sin salida").
motivo(es, fuera_del_haz,   "fuera del haz").
motivo(es, superado,        "superado").
motivo(en, visitado,        "visited").
motivo(en, mas_caro,        "costlier").
motivo(en, demasiado_hondo, "too deep").
motivo(en, sobre_la_cota,   "f above the bound").
motivo(en, sin_salida,      "dead end").
motivo(en, fuera_del_haz,   "outside the beam").
motivo(en, superado,        "bettered").

palabra(es, cota, "cota").
palabra(en, cota, "bound").


                 /*******************************
                 *           THE LINES          *
                 *******************************/

encabeza :-
    idioma(L),
    titulos(L, Titulos),
    format("~t~w~5|~t ~w~11|~t ~w~15|~t ~w~19|~t ~w~23|~t ~w~31|  ~w~n", Titulos).

titulos(es, ["n.º", "prof.", g, h, f, "abiert.", estado]).
titulos(en, ["no.", "depth", g, h, f, "open", state]).

%   linea(+Contexto, +N, +Nodo, +Caidos): a line; where state and reasons do not fit
%   beside each other the reasons go below, and what is too long is cut there.

linea(C, N, nodo(S, P, G, H0, Abiertos), Caidos) :-
    valor_f(C, G, H0, F0),
    raya(H0, H),
    raya(F0, F),
    format(string(Cabeza), "~t~w~5|~t ~w~11|~t ~w~15|~t ~w~19|~t ~w~23|~t ~w~31|  ",
           [N,P,G,H,F,Abiertos]),
    texto(S, Estado),
    (   Caidos == ''
    ->  format(string(Linea), "~s~s", [Cabeza,Estado]),
        escribe_cortada(Linea)
    ;   format(string(Linea), "~s~s  x ~w", [Cabeza,Estado,Caidos]),
        columnas(Columnas),
        string_length(Linea, Largo),
        (   Largo =< Columnas
        ->  format("~s~n", [Linea])
        ;   string_concat(Cabeza, Estado, Primera),
            escribe_cortada(Primera),
            format(string(Segunda), "~t~33|x ~w", [Caidos]),
            escribe_cortada(Segunda)
        )
    ).

raya(no, "-") :- !.
raya(V, V).

escribe_cortada(Linea) :-
    columnas(Columnas),
    string_length(Linea, Largo),
    (   Largo =< Columnas
    ->  format("~s~n", [Linea])
    ;   N is Columnas-3,
        sub_string(Linea, 0, N, _, Corta),
        format("~s...~n", [Corta])
    ).
