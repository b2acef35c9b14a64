:- encoding(utf8).
:- module(rumbo_ramas,
          [ contexto/4,            % +Nombre, +Opciones, +Espacio, -Contexto
            destino/6,             % +Contexto, +Cota, +Profundidad, +G, +Hijo, -Visto
            valor_f/4,             % +Contexto, +G, +H, -F
            ramas/3,               % +Contexto, +S0, -Ramas
            crece/4,               % +B, +Ramas0, -Ramas, -Cambios
            se_queda/1             % ?Destino
          ]).
:- use_module(estrategia, [resultado/4]).
:- use_module(nucleo, [estimacion/3, paso/3]).
:- autoload(library(apply), [foldl/4, include/3, maplist/3]).
:- autoload(library(assoc), [del_assoc/4, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- autoload(library(lists), [append/3, last/2, member/2, reverse/2, same_length/2]).
:- autoload(library(option), [option/3]).

/** <module> The tree that a search grows, event by event

From the steps of a search to changes of a tree, for whoever draws it:

  - `cota(N)`: an iteration begins, and with it a tree of its own;
  - `raiz(Id, Estado, G, H)`;
  - `hijo(Id, Padre, Accion, Estado, G, H, Destino)`: a child of Padre;
  - `expande(Id, N, Profundidad, G, H, Abiertos)`: node Id is the Nth expanded;
  - `descarta(Id, Porque)`: node Id, until now open, is dropped after all: `superado`,
    another way to its state was cheaper, `fuera_del_haz`, or `visitado` or `mas_caro`,
    its state was expanded while it waited;
  - `fin(Resultado, Ids, Estados)`: the end, as resuelve/4 gives it; with a plan Ids are
    its nodes, from the start on, and Estados its states, else both are empty.  Where a
    search from both ends has met there are two nodes.

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

%!  ramas(+Contexto, +S0, -Ramas) is det.
%!  crece(+B, +Ramas0, -Ramas, -Cambios) is det.
%
%   Ramas is the tree of a search from S0 that has not begun; the next step of the
%   exploration B makes Cambios of it.

%   ramas(Contexto, S0, Siguiente, Cota, Esperan, Capa, Familia): Siguiente is the next
%   Id.  Esperan are the nodes that wait: `cola(Assoc)` maps a state to the one node that
%   waits with it; where several may, `pila(Lista)` is what the search has stacked,
%   `espera(Id, Clave, Profundidad, G)`, on top what it takes next.  Capa is
%   `capa(Profundidad, [Id-Clave-H, ...])`, a level of the beam, last first.  Familia is
%   `familia(Raices, Hijos)`: Raices are Id-Clave, last first, and Hijos maps an expanded
%   node to its children `nace(Id, Accion, Clave, G, H, Destino)` that a plan may go
%   through.  Clave is a state's normal form.

ramas(Contexto, S0, ramas(Contexto, S0, 0, inf, Esperan, capa(1, []), familia([], Hijos))) :-
    empty_assoc(Hijos),
    (   por_pila(Contexto, _)
    ->  Esperan = pila([])
    ;   Esperan = cola(Hijos)
    ).

%   por_pila(+Contexto, -Porque): a state may wait several times, and is passed over once
%   it has been expanded, or expanded at less cost.

por_pila(contexto(profund, _, _, _, _), visitado).
por_pila(contexto(iter, _, _, _, _), visitado).
por_pila(contexto(ida_estrella, _, _, _, _), mas_caro).

crece(B, Ramas0, Ramas, Cambios) :-
    paso(B, Suceso, Nombre-Opciones),
    (   functor(Suceso, salida, 6)
    ->  resultado(Suceso, Nombre, Opciones, Resultado),
        arg(4, Suceso, Estados),
        acaba(Resultado, Estados, Ramas0, Ramas, Cambios, [])
    ;   sigue(Suceso, Ramas0, Ramas, Cambios)
    ).

sigue(cota(N), ramas(C, S0, Sig, _, Esperan0, _, _), ramas(C, S0, Sig, N, Esperan, Capa, Familia),
      Cambios) :-
    ramas(C, S0, ramas(_, _, _, _, Esperan, Capa, Familia)),
    se_vacia(C, Esperan0, _, Cambios, [cota(N)]).
sigue(expande(N, S, P, G, H, Abiertos, Hijos0), Ramas0, Ramas, Cambios0) :-
    recorta(P, Ramas0, Ramas1, Cambios0, Cambios1),
    clave(Ramas1, S, Clave),
    toma(Clave, P, G, Id, Encima, Ramas1, Ramas2),
    (   Encima = raiz
    ->  raiz(S, Clave, G, H, Id, Ramas2, Ramas3, Cambios1, Cambios2),
        Cambios2 = [expande(Id, N, P, G, H, Abiertos)|Cambios3]
    ;   Ramas3 = Ramas2,
        Cambios1 = [expande(Id, N, P, G, H, Abiertos)|Cambios2],
        arg(1, Ramas2, C),
        caen(Encima, C, Cambios2, Cambios3)
    ),
    brotan(Hijos0, Id, P, G, Hijos, Ramas3, Ramas4, Cambios3, Cambios4),
    esperan(Id, Hijos, P, Ramas4, Ramas, Cambios4, []).

%   clave(+Ramas, +S, -Clave)

clave(ramas(contexto(_, _, _, _, Espacio), _, _, _, _, _, _), S, Clave) :-
    (   Espacio = espacio(_, _, _, _, llamada(M, Nombre, Papeles), _)
    ->  maplist(papel(S, Clave0), Papeles, Argumentos),
        Normal =.. [Nombre|Argumentos],
        once(M:Normal),
        Clave = Clave0
    ;   Clave = S
    ).

papel(S, _, antes, S) :- !.
papel(_, V, valor, V) :- !.
papel(_, _, constante(T), T).

%   toma(...): the node that is expanded, and what lay above it; `raiz` where none waits.

toma(Clave, P, G, Id, Encima, ramas(C, S0, Sig, Cota, Esperan0, Capa, Familia),
     ramas(C, S0, Sig, Cota, Esperan, Capa, Familia)) :-
    saca(Esperan0, Clave, P, G, Id, Encima, Esperan),
    !.
toma(_, _, _, _, raiz, Ramas, Ramas).

saca(cola(Cola0), Clave, _, _, Id, [], cola(Cola)) :-
    del_assoc(Clave, Cola0, Id, Cola).
saca(pila(Pila0), Clave, P, G, Id, Encima, pila(Pila)) :-
    append(Encima, [espera(Id, Clave0, P, G0)|Pila], Pila0),
    Clave0 == Clave,
    G0 =:= G.

raiz(S, Clave, G, H, Sig, ramas(C, S0, Sig, Cota, Esperan, Capa, familia(Raices, Hijos)),
     ramas(C, S0, Sig1, Cota, Esperan, Capa, familia([Sig-Clave|Raices], Hijos)),
     [raiz(Sig, S, G, H)|Cambios], Cambios) :-
    Sig1 is Sig+1.

%   caen(...): these waited on the stack and were passed over.

caen([], _, Cambios, Cambios).
caen([espera(Id, _, _, _)|Nodos], C, [descarta(Id, Porque)|Cambios0], Cambios) :-
    por_pila(C, Porque),
    caen(Nodos, C, Cambios0, Cambios).

se_vacia(C, pila(Pila), pila([]), Cambios0, Cambios) :-
    !,
    caen(Pila, C, Cambios0, Cambios).
se_vacia(_, Esperan, Esperan, Cambios, Cambios).

%   brotan(...): Hijos are those that wait, or lie at the bound and may be the goal.

brotan([], _, _, _, [], Ramas, Ramas, Cambios, Cambios).
brotan([Hijo|Otros], Padre, P, G, Hijos, Ramas0, Ramas, Cambios0, Cambios) :-
    Ramas0 = ramas(C, S0, Id, Cota, Esperan, Capa, Familia),
    Hijo = hijo(Accion, S, _, _),
    destino(C, Cota, P, G, Hijo, visto(G1, H1, Destino)),
    Cambios0 = [hijo(Id, Padre, Accion, S, G1, H1, Destino)|Cambios1],
    Id1 is Id+1,
    (   ( se_queda(Destino) ; Destino == demasiado_hondo )
    ->  clave(Ramas0, S, Clave),
        Hijos = [nace(Id, Accion, Clave, G1, H1, Destino)|Hijos1]
    ;   Hijos = Hijos1
    ),
    brotan(Otros, Padre, P, G, Hijos1, ramas(C, S0, Id1, Cota, Esperan, Capa, Familia), Ramas, Cambios1, Cambios).

esperan(Padre, Hijos, P, ramas(C, S0, Sig, Cota, Esperan0, Capa0, familia(Raices, Familia0)),
        ramas(C, S0, Sig, Cota, Esperan, Capa, familia(Raices, Familia)), Cambios0, Cambios) :-
    put_assoc(Padre, Familia0, Hijos, Familia),
    include(espera, Hijos, Nuevos),
    P1 is P+1,
    entran(Esperan0, Nuevos, P1, Esperan, Cambios0, Cambios),
    foldl(en_capa, Nuevos, Capa0, Capa).

espera(nace(_, _, _, _, _, Destino)) :- se_queda(Destino), !.

en_capa(nace(Id, _, Clave, _, H, _), capa(P, Nodos), capa(P, [Id-Clave-H|Nodos])).

entran(pila(Pila0), Hijos, P, pila(Pila), Cambios, Cambios) :-
    findall(espera(Id, Clave, P, G), member(nace(Id, _, Clave, G, _, _), Hijos), Encima),
    append(Encima, Pila0, Pila).
entran(cola(Cola0), Hijos, _, cola(Cola), Cambios0, Cambios) :-
    encolan(Hijos, Cola0, Cola, Cambios0, Cambios).

encolan([], Cola, Cola, Cambios, Cambios).
encolan([nace(Id, _, Clave, _, _, Destino)|Hijos], Cola0, Cola, Cambios0, Cambios) :-
    (   Destino == mejorado,
        get_assoc(Clave, Cola0, Peor)
    ->  Cambios0 = [descarta(Peor, superado)|Cambios1]
    ;   Cambios1 = Cambios0
    ),
    put_assoc(Clave, Cola0, Id, Cola1),
    encolan(Hijos, Cola1, Cola, Cambios1, Cambios).

%   recorta(...): when the beam goes down to the level P, all but its best are dropped.

recorta(P, ramas(C, S0, Sig, Cota, cola(Cola0), capa(P, Nodos), Familia),
        ramas(C, S0, Sig, Cota, cola(Cola), capa(P1, []), Familia), Cambios0, Cambios) :-
    C = contexto(_, _, Ancho, _, _),
    integer(Ancho),
    P > 0,
    !,
    P1 is P+1,
    findall(H-(Id-Clave), member(Id-Clave-H, Nodos), PorH0),
    reverse(PorH0, PorH),
    keysort(PorH, Ordenados),
    tras(Ancho, Ordenados, Sobran),
    quita(Sobran, Cola0, Cola, Cambios0, Cambios).
recorta(_, Ramas, Ramas, Cambios, Cambios).

tras(0, Lista, Lista) :- !.
tras(_, [], []) :- !.
tras(N, [_|Lista], Resto) :-
    N1 is N-1,
    tras(N1, Lista, Resto).

quita([], Cola, Cola, Cambios, Cambios).
quita([_-(Id-Clave)|Nodos], Cola0, Cola, [descarta(Id, fuera_del_haz)|Cambios0], Cambios) :-
    del_assoc(Clave, Cola0, _, Cola1),
    quita(Nodos, Cola1, Cola, Cambios0, Cambios).

%   acaba(+Resultado, +Estados, ...): what still lies on the stack was passed over, or is
%   below the goal, or is left by a limit.

acaba(solucion(Plan), Estados, Ramas0, Ramas, Cambios0, Cambios) :-
    !,
    length(Plan, P),
    recorta(P, Ramas0, Ramas1, Cambios0, Cambios1),
    con_raiz(solucion(Plan), Ramas1, Ramas2, Cambios1, Cambios2),
    del_plan(Plan, Estados, Ramas2, Ids),
    sobre_la_meta(Ids, Ramas2, Ramas, Cambios2, [fin(solucion(Plan), Ids, Estados)|Cambios]).
acaba(Resultado, _, Ramas0, Ramas, Cambios0, Cambios) :-
    con_raiz(Resultado, Ramas0, Ramas1, Cambios0, Cambios1),
    (   ( Resultado = sin_solucion(_) ; Resultado = limite(profundidad(_)) )
    ->  Ramas1 = ramas(C, S0, Sig, Cota, Esperan0, Capa, Familia),
        se_vacia(C, Esperan0, Esperan, Cambios1, Cambios2),
        Ramas = ramas(C, S0, Sig, Cota, Esperan, Capa, Familia)
    ;   Ramas = Ramas1,
        Cambios2 = Cambios1
    ),
    Cambios2 = [fin(Resultado, [], [])|Cambios].

%   con_raiz(...): the start of a search that ended before it expanded anything, as it is
%   a goal or by a limit.

con_raiz(Resultado, Ramas0, Ramas, Cambios0, Cambios) :-
    Ramas0 = ramas(Contexto, S0, Sig, _, _, _, familia([], _)),
    (   Sig =:= 0
    ->  true
    ;   Resultado = solucion(_)
    ),
    !,
    estimada(Contexto, S0, H),
    clave(Ramas0, S0, Clave),
    raiz(S0, Clave, 0, H, _, Ramas0, Ramas, Cambios0, Cambios).
con_raiz(_, Ramas, Ramas, Cambios, Cambios).

sobre_la_meta(Ids, ramas(C, S0, Sig, Cota, pila(Pila0), Capa, Familia),
              ramas(C, S0, Sig, Cota, pila(Pila), Capa, Familia), Cambios0, Cambios) :-
    last(Ids, Meta),
    append(Encima, [espera(Meta, _, _, _)|Pila], Pila0),
    !,
    caen(Encima, C, Cambios0, Cambios).
sobre_la_meta(_, Ramas, Ramas, Cambios, Cambios).

%   del_plan(+Plan, +Estados, +Ramas, -Ids): down from the start and, where the search
%   came from the goal as well, down from there.

del_plan(Plan, Estados, Ramas, Ids) :-
    Ramas = ramas(_, _, _, _, _, _, familia(Raices, _)),
    maplist(clave(Ramas), Estados, Claves),
    once(append(Metas, [Inicio-_], Raices)),
    baja(Plan, Claves, Ramas, Inicio, Ida),
    (   Metas == []
    ->  Ids = Ida
    ;   vuelta(Ida, Plan, Claves, Ramas, Metas, Vuelta),
        append(Ida, Vuelta, Ids)
    ).

baja([Accion|Plan], [_|Claves], Ramas, Id, Ids) :-
    Claves = [Clave|_],
    hijo_del_plan(Plan, Ramas, Id, Accion, Clave, Hijo),
    !,
    Ids = [Id|Ids1],
    baja(Plan, Claves, Ramas, Hijo, Ids1).
baja(_, _, _, Id, [Id]).

%   hijo_del_plan(...): of children that differ in the cost alone the search goes on from
%   the last that it kept; but the first on a stack is the goal.

hijo_del_plan(Plan, ramas(_, _, _, _, Esperan, _, familia(_, Familia)), Id, Accion, Clave, Hijo) :-
    get_assoc(Id, Familia, Hijos),
    findall(H, ( member(nace(H, Accion1, Clave1, _, _, _), Hijos), Accion1 == Accion, Clave1 == Clave ), Iguales),
    (   Esperan = cola(_)
    ->  last(Iguales, Hijo)
    ;   Plan == []
    ->  Iguales = [Hijo|_]
    ;   include(expandido(Familia), Iguales, Expandidos),
        last(Expandidos, Hijo)
    ).

expandido(Familia, Id) :-
    get_assoc(Id, Familia, _).

%   vuelta(...): from where the two sides met to the goal, where that has a node.

vuelta(Ida, Plan, Claves, Ramas, Metas, Vuelta) :-
    same_length([_|Hechas], Ida),
    append(Hechas, Acciones0, Plan),
    reverse(Acciones0, Acciones),
    reverse(Claves, [Ultima|DelFinal]),
    (   member(Meta-Clave, Metas),
        Clave == Ultima
    ->  baja(Acciones, [Ultima|DelFinal], Ramas, Meta, Vuelta0),
        reverse(Vuelta0, Vuelta)
    ;   Vuelta = []
    ).
