:- encoding(utf8).
:- module(rumbo_ramas,
          [ contexto/4,            % +Nombre, +Opciones, +Espacio, -Contexto
            destino/6,             % +Contexto, +Cota, +Profundidad, +G, +Hijo, -Visto
            valor_f/4,             % +Contexto, +G, +H, -F
            ramas/2,               % +Contexto, -Ramas
            raiz/3,                % +Contexto, +S0, -Cambio
            crece/4,               % +Suceso, +Ramas0, -Ramas, -Cambios
            camino/4,              % +Espacio, +S0, +Plan, -Estados
            se_queda/1             % ?Destino
          ]).
:- use_module(nucleo, [sucesores/3, es_meta/2, estimacion/3]).
:- autoload(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- autoload(library(lists), [member/2, selectchk/3]).
:- autoload(library(option), [option/3]).

/** <module> The tree that a search grows, event by event

From the events of paso/2 to changes of a tree, for whoever draws it:

  - `cota(N)`: an iteration begins, and with it a tree of its own;
  - `raiz(Id, Estado, G, H)`;
  - `hijo(Id, Padre, Accion, Estado, G, H, Destino)`: a child of Padre;
  - `expande(Id, N, Profundidad, G, H, Abiertos)`: node Id is the Nth expanded;
  - `descarta(Id, Porque)`: node Id, until now open, is dropped after all: `superado`,
    another way to its state was cheaper, or `fuera_del_haz`;
  - `fin(Resultado)`: the end, as resuelve/4 gives it.

H is `no` where the strategy has none.  Ids are integers from 0.
*/

%!  contexto(+Nombre, +Opciones, +Espacio, -Contexto) is det.
%
%   What must be known of a search to understand its events.

contexto(Nombre, Opciones, Espacio,
         contexto(Nombre, Peso, Ancho, Tope, Espacio)) :-
    option(peso(Peso), Opciones, 1),
    ( Nombre == escalada -> Ancho = 1 ; option(ancho(Ancho), Opciones, inf) ),
    option(profundidad_max(Tope), Opciones, inf).

%!  valor_f(+Contexto, +G, +H, -F) is det.
%
%   F is what the open list is ordered by, `no` where there is no h.

valor_f(_, _, no, no) :- !.
valor_f(_, _, inf, inf) :- !.
valor_f(contexto(_, Peso, _, _, _), G, H, F) :-
    F is G+Peso*H.

%!  destino(+Contexto, +Cota, +Profundidad, +G, +Hijo, -Visto) is det.
%
%   Visto is `visto(G1, H1, Destino)` for Hijo = `hijo(Accion, Estado, Coste, Destino0)`
%   of a node expanded at Profundidad with G.  A child that is kept but lies below the
%   bound of this iteration, which the engine finds when it takes it, is told as
%   `demasiado_hondo` (iter) or `sobre_la_cota` (IDA*).

destino(Contexto, Cota, Profundidad, G, hijo(_, S, Coste, Destino0), visto(G1, H1, Destino)) :-
    Contexto = contexto(Modo, _, _, Tope, _),
    G1 is G+Coste,
    (   Destino0 == visitado
    ->  H1 = no
    ;   estimada(Contexto, S, H1)
    ),
    (   se_queda(Destino0)
    ->  Profundidad1 is Profundidad+1,
        valor_f(Contexto, G1, H1, F1),
        corte(Modo, Cota, Tope, Profundidad1, F1, Destino0, Destino)
    ;   Destino = Destino0
    ).

corte(iter, Cota, _, P, _, _, demasiado_hondo) :- P >= Cota, !.
corte(_, _, Tope, P, _, _, demasiado_hondo)    :- P >= Tope, !.
corte(ida_estrella, _, _, _, inf, _, sin_salida) :- !.
corte(ida_estrella, Cota, _, _, F, _, sobre_la_cota) :- F > Cota, !.
corte(_, _, _, _, _, Destino, Destino).

estimada(contexto(Modo, _, _, _, Espacio), S, H) :-
    (   informada(Modo)
    ->  estimacion(Espacio, S, H)
    ;   H = no
    ).

informada(Modo) :-
    memberchk(Modo, [voraz, a_estrella, ida_estrella, haz, escalada, pila]).

%!  se_queda(?Destino) is nondet.
%
%   A child of this destiny waits to be expanded.

se_queda(nuevo).
se_queda(pendiente).
se_queda(mejorado).
se_queda(reabierto).

%!  ramas(+Contexto, -Ramas) is det.
%!  crece(+Suceso, +Ramas0, -Ramas, -Cambios) is det.
%
%   Ramas is a search that has not begun; Suceso, of paso/2, makes Cambios of the tree.

%   ramas(Contexto, Siguiente, Esperan, Cota, Capa): Siguiente is the next Id, Esperan
%   maps a state to the nodes `espera(Id, Profundidad)` that wait with it, the last
%   first; Capa is `capa(Profundidad, [Id-S-H, ...])`, a level of the beam, last first.

ramas(Contexto, ramas(Contexto, 0, Esperan, inf, capa(1, []))) :-
    empty_assoc(Esperan).

crece(cota(N), ramas(Contexto, Id, _, _, _), Ramas, [cota(N)]) :-
    !,
    ramas(Contexto, ramas(_, _, Esperan, _, Capa)),
    Ramas = ramas(Contexto, Id, Esperan, N, Capa).
crece(expande(N, S, P, G, H, Abiertos, Hijos), Ramas0, Ramas, Cambios) :-
    !,
    recorta(P, Ramas0, Ramas1, Cambios, Cambios1),
    toma(S, P, G, H, Id, Ramas1, Ramas2, Cambios1, [expande(Id, N, P, G, H, Abiertos)|Cambios2]),
    P1 is P+1,
    brotan(Hijos, Id, P1, G, Ramas2, Ramas, Cambios2).
crece(Resultado, Ramas, Ramas, [fin(Resultado)]).

%   toma(...): the node of S that is expanded; one that was not generated is a root.

toma(S, P, _, _, Id, ramas(C, Sig, Esperan0, Cota, Capa), ramas(C, Sig, Esperan, Cota, Capa),
     Cambios, Cambios) :-
    get_assoc(S, Esperan0, [Primero|Otros]),
    !,
    (   selectchk(espera(Id0, P), [Primero|Otros], Quedan)
    ->  Id = Id0
    ;   Primero = espera(Id, _),
        Quedan = Otros
    ),
    put_assoc(S, Esperan0, Quedan, Esperan).
toma(S, _, G, H, Sig, ramas(C, Sig, Esperan, Cota, Capa), ramas(C, Sig1, Esperan, Cota, Capa),
     [raiz(Sig, S, G, H)|Cambios], Cambios) :-
    Sig1 is Sig+1.

brotan([], _, _, _, Ramas, Ramas, []).
brotan([Hijo|Hijos], Padre, P1, G, Ramas0, Ramas, Cambios) :-
    Ramas0 = ramas(C, Id, Esperan0, Cota, Capa0),
    Hijo = hijo(Accion, S, _, _),
    P is P1-1,
    destino(C, Cota, P, G, Hijo, visto(G1, H1, Destino)),
    Cambios = [hijo(Id, Padre, Accion, S, G1, H1, Destino)|Cambios1],
    Id1 is Id+1,
    (   se_queda(Destino)
    ->  espera(Destino, S, espera(Id, P1), Esperan0, Esperan, Cambios1, Cambios2),
        en_capa(Id-S-H1, Capa0, Capa)
    ;   Esperan = Esperan0,
        Capa = Capa0,
        Cambios2 = Cambios1
    ),
    brotan(Hijos, Padre, P1, G, ramas(C, Id1, Esperan, Cota, Capa), Ramas, Cambios2).

espera(Destino, S, Nodo, Esperan0, Esperan, Cambios, Cambios1) :-
    (   get_assoc(S, Esperan0, Otros) -> true ; Otros = [] ),
    (   Destino == mejorado
    ->  descartados(Otros, superado, Cambios, Cambios1),
        Nodos = [Nodo]
    ;   Cambios1 = Cambios,
        Nodos = [Nodo|Otros]
    ),
    put_assoc(S, Esperan0, Nodos, Esperan).

descartados([], _, Cambios, Cambios).
descartados([espera(Id, _)|Nodos], Porque, [descarta(Id, Porque)|Cambios0], Cambios) :-
    descartados(Nodos, Porque, Cambios0, Cambios).

en_capa(Nodo, capa(P, Nodos), capa(P, [Nodo|Nodos])).

%   recorta(...): when the beam goes down to the level P, all but its best are dropped.

recorta(P, ramas(C, Sig, Esperan0, Cota, capa(P, Nodos)),
        ramas(C, Sig, Esperan, Cota, capa(P1, [])), Cambios0, Cambios) :-
    C = contexto(_, _, Ancho, _, _),
    integer(Ancho),
    P > 0,
    !,
    P1 is P+1,
    reverse_keyed(Nodos, PorH),
    keysort(PorH, Ordenados),
    tras(Ancho, Ordenados, Sobran),
    quita(Sobran, Esperan0, Esperan, Cambios0, Cambios).
recorta(_, Ramas, Ramas, Cambios, Cambios).

reverse_keyed(Nodos, PorH) :-
    reverse_keyed(Nodos, [], PorH).

reverse_keyed([], PorH, PorH).
reverse_keyed([Id-S-H|Nodos], PorH0, PorH) :-
    reverse_keyed(Nodos, [H-(Id-S)|PorH0], PorH).

tras(0, Lista, Lista) :- !.
tras(_, [], []) :- !.
tras(N, [_|Lista], Resto) :-
    N1 is N-1,
    tras(N1, Lista, Resto).

quita([], Esperan, Esperan, Cambios, Cambios).
quita([_-(Id-S)|Nodos], Esperan0, Esperan, [descarta(Id, fuera_del_haz)|Cambios0], Cambios) :-
    get_assoc(S, Esperan0, Todos),
    selectchk(espera(Id, _), Todos, Quedan),
    put_assoc(S, Esperan0, Quedan, Esperan1),
    quita(Nodos, Esperan1, Esperan, Cambios0, Cambios).

%!  raiz(+Contexto, +S0, -Cambio) is det.
%
%   Cambio shows the start of a search that ended before its first expansion.

raiz(Contexto, S0, raiz(0, S0, 0, H)) :-
    estimada(Contexto, S0, H).

%!  camino(+Espacio, +S0, +Plan, -Estados) is semidet.
%
%   The states that Plan goes through, from S0 to a goal.

camino(Espacio, S, Plan, Estados) :-
    once(camino_(Plan, Espacio, S, Estados)).

camino_([], Espacio, S, [S]) :-
    es_meta(Espacio, S).
camino_([Accion|Plan], Espacio, S, [S|Estados]) :-
    sucesores(Espacio, S, Sucesores),
    member(sucesor(Accion1, S1, _), Sucesores),
    Accion1 == Accion,
    camino_(Plan, Espacio, S1, Estados).
