:- module(oraculo_grafos,
          [ grafo/2,               % +Clase, -S0
            clase/1,               % -Clase
            problema_grafo/2,      % +Que, -Opciones
            describe_grafo/1,      % -Hechos
            alcanzables/2,         % +S0, -Estados
            alcanzables_vivos/2,   % +S0, -Estados
            coste_minimo/2,        % +S0, -Coste
            coste_minimo_vivo/2,   % +S0, -Coste
            pasos_minimos/2,       % +S0, -Pasos
            coste_con_pasos/3,     % +S0, +Pasos, -Coste
            recorrido/4,           % +S0, +Plan, +Estados, -Coste
            palabras/3,            % +S0, +Que, -Planes
            busca/3                % +Modo, +S0, -Resultado
          ]).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(random)).

/** <module> Random graphs, and the plain-Prolog reference for them

The graph at hand is in module `azar`: arco(S,A,T,C), fin(S) and estima(S,H).
Everything here is the slow and obvious version: paths are lists, open lists are
lists that are scanned for their least element, distances are relaxed until
nothing changes.
*/

:- dynamic azar:arco/4, azar:fin/1, azar:estima/2.


                 /*******************************
                 *            GRAPHS            *
                 *******************************/

%!  clase(-Clase) is nondet.
%
%   What kind of costs the moves of a graph have.  Floats are multiples of 1/4, so
%   that sums are exact in any order.

clase(unidad).
clase(enteros).
clase(ceros).
clase(flotantes).
clase(racionales).
clase(enormes).
clase(mezcla).

coste(unidad, 1).
coste(enteros, C)    :- random_between(1, 6, C).
coste(ceros, C)      :- random_between(0, 2, C).
coste(flotantes, C)  :- random_between(0, 12, N), C is N/4.0.
coste(racionales, C) :- random_between(0, 9, N), random_between(1, 7, D), C is N rdiv D.
coste(enormes, C)    :- random_between(0, 3, N), random_between(0, 3, K), C is N*2**70+K.
coste(mezcla, C)     :- random_member(Clase, [enteros,ceros,flotantes,cuartos]), coste(Clase, C).
coste(cuartos, C)    :- random_between(0, 9, N), C is N rdiv 4.

vertice(V) :-
    member(V, [ 0, 1, 1.0, '1', "1", -1, a, 'á b', f(1), f(1.0), f(x,"y"), [], '[]',
                [a,1], [[]], x-y, [1,2,3], [1,2,300] ]).

%!  grafo(+Clase, -S0) is det.
%
%   Makes the next random graph, with an estimate for each vertex that is not above
%   the true cost and as a rule not consistent; S0 is where to begin.  A dead end may
%   be said to be one (`inf`).

grafo(Clase, S0) :-
    retractall(azar:arco(_,_,_,_)),
    retractall(azar:fin(_)),
    retractall(azar:estima(_,_)),
    findall(V, vertice(V), Todos),
    random_permutation(Todos, Barajados),
    random_between(1, 9, N),
    length(Vertices, N),
    append(Vertices, _, Barajados),
    (   maybe(0.6) -> suelto(Clase, N, Vertices) ; escalera(Clase, Vertices) ),
    forall(member(V, Vertices),
           ( estimacion(V, H), assertz(azar:estima(V,H)) )),
    Vertices = [S0|_].

%   suelto(...): arcs from anywhere to anywhere.

suelto(Clase, N, Vertices) :-
    Arcos is N*2+1,
    forall(( between(1, Arcos, _), maybe(0.75) ),
           ( random_member(S, Vertices),
             random_member(T, Vertices),
             coste(Clase, C),
             arco_nuevo(S, T, C) )),
    forall(( between(1, 2, _), maybe(0.6) ),
           ( random_member(G, Vertices), assertz(azar:fin(G)) )).

%   escalera(...): many ways forward, the long ones often the cheap ones.

escalera(Clase, Vertices) :-
    forall(( append(_, [S|Detras], Vertices), append(Antes, [T|_], Detras) ),
           ( length(Antes, Salto),
             (   ( Salto =:= 0 ; maybe(0.4) )
             ->  coste_de_salto(Salto, Clase, C),
                 arco_nuevo(S, T, C)
             ;   true
             ) )),
    last(Vertices, G),
    assertz(azar:fin(G)).

coste_de_salto(_, unidad, C) :- !, C = 1.
coste_de_salto(Salto, Clase, C) :-
    findall(K, ( between(0, Salto, _), coste(Clase, K) ), Ks),
    sum_list(Ks, C).

arco_nuevo(S, T, C) :-
    random_member(A, [ir, volver, salto(2), "texto", 7]),
    assertz(azar:arco(S,A,T,C)).

estimacion(V, H) :-
    (   coste_minimo(V, Resto)
    ->  random_member(K, [-1,0,0,2,3,4,4]),
        parte(K, Resto, H)
    ;   random_member(H, [inf, inf, 0, 3, 1000])
    ).

parte(-1, _, -5) :- !.
parte(K, Resto, H) :-
    (   float(Resto) -> H is Resto*K/4
    ;   maybe        -> H is Resto*K rdiv 4
    ;   H is floor(Resto*K rdiv 4)
    ).

%!  problema_grafo(+Que, -Opciones) is det.
%
%   The graph as a problem: `ciego`, with costs (`costes`) or with the estimates as
%   well (`informado`).

problema_grafo(ciego, [ sucesor(azar:arco(antes,accion,despues,_)), meta(azar:fin) ]).
problema_grafo(costes, [ sucesor(azar:arco(antes,accion,despues,coste)), meta(azar:fin) ]).
problema_grafo(informado,
               [ sucesor(azar:arco(antes,accion,despues,coste)), meta(azar:fin),
                 heuristica(azar:estima), predecesor(azar:arco(antes,accion,despues,_)) ]).

%!  describe_grafo(-Hechos) is det.
%
%   To be shown with a test that fails.

describe_grafo(Hechos) :-
    findall(arco(S,A,T,C), azar:arco(S,A,T,C), Arcos),
    findall(fin(S), azar:fin(S), Fines),
    findall(estima(S,H), azar:estima(S,H), Estimas),
    append([Arcos,Fines,Estimas], Hechos).


                 /*******************************
                 *          REFERENCE           *
                 *******************************/

%!  alcanzables(+S0, -Estados) is det.
%!  alcanzables_vivos(+S0, -Estados) is det.
%
%   The states that a search without a goal meets; in the second case what the
%   estimate calls a dead end is met but not passed.

alcanzables(S0, Estados)       :- alcanza([S0], [S0], pasa_siempre, Estados).
alcanzables_vivos(S0, Estados) :- alcanza([S0], [S0], vivo, Estados).

alcanza([], Estados, _, Estados).
alcanza([S|Ss], Vistos, Pasa, Estados) :-
    findall(T, ( call(Pasa, S), azar:arco(S,_,T,_), \+ memberchk_id(T, Vistos) ), Ts0),
    sin_repetir(Ts0, Ts),
    append(Ss, Ts, Cola),
    append(Ts, Vistos, Vistos1),
    alcanza(Cola, Vistos1, Pasa, Estados).

pasa_siempre(_).
vivo(S) :- once(azar:estima(S, H)), H \== inf.

memberchk_id(X, [Y|Ys]) :- ( X == Y -> true ; memberchk_id(X, Ys) ).

sin_repetir([], []).
sin_repetir([X|Xs], Ys) :-
    exclude(==(X), Xs, Xs1),
    Ys = [X|Ys1],
    sin_repetir(Xs1, Ys1).

%!  coste_minimo(+S0, -Coste) is semidet.
%!  coste_minimo_vivo(+S0, -Coste) is semidet.
%
%   The least cost of a plan; in the second case of one that passes no dead end.

coste_minimo(S0, Coste)      :- menor_coste(S0, pasa_siempre, Coste).
coste_minimo_vivo(S0, Coste) :- vivo(S0), menor_coste(S0, vivo, Coste).

menor_coste(S0, Pasa, Coste) :-
    relaja([S0-0], Pasa, Distancias),
    findall(C, ( member(S-C, Distancias), once(azar:fin(S)) ), Cs),
    minimo(Cs, Coste).

minimo([C|Cs], Min) :- foldl([X,Y,Z]>>( X < Y -> Z = X ; Z = Y ), Cs, C, Min).

relaja(D0, Pasa, D) :-
    (   member(S-C, D0),
        azar:arco(S, _, T, K),
        call(Pasa, T),
        C1 is C+K,
        mejora(D0, T, C1, D1)
    ->  relaja(D1, Pasa, D)
    ;   D = D0
    ).

mejora([], T, C, [T-C]).
mejora([S-C0|D0], T, C, D) :-
    (   S == T
    ->  C < C0,
        D = [S-C|D0]
    ;   D = [S-C0|D1],
        mejora(D0, T, C, D1)
    ).

%!  pasos_minimos(+S0, -Pasos) is semidet.
%
%   The fewest moves of a plan.

pasos_minimos(S0, Pasos) :-
    capa([S0], [S0], 0, Pasos).

capa(Capa, Vistos, N, Pasos) :-
    Capa = [_|_],
    (   member(S, Capa), azar:fin(S)
    ->  Pasos = N
    ;   findall(T, ( member(S, Capa), azar:arco(S,_,T,_), \+ memberchk_id(T, Vistos) ), Ts0),
        sin_repetir(Ts0, Ts),
        append(Ts, Vistos, Vistos1),
        N1 is N+1,
        capa(Ts, Vistos1, N1, Pasos)
    ).

%!  coste_con_pasos(+S0, +Pasos, -Coste) is semidet.
%
%   The least cost of a plan of at most Pasos moves that passes no dead end.

coste_con_pasos(S0, Pasos, Coste) :-
    vivo(S0),
    findall(C, camino(S0, Pasos, 0, C), Cs),
    minimo(Cs, Coste).

camino(S, _, C, C) :- azar:fin(S), !.
camino(S, Pasos, C0, C) :-
    Pasos > 0,
    Pasos1 is Pasos-1,
    azar:arco(S, _, T, K),
    vivo(T),
    C1 is C0+K,
    camino(T, Pasos1, C1, C).

%!  recorrido(+S0, +Plan, +Estados, -Coste) is nondet.
%
%   Plan leads through Estados to a goal, at Coste.

recorrido(S0, Plan, [S|Ss], Coste) :-
    S == S0,
    sigue(Plan, S, Ss, 0, Coste).

sigue([], S, [], C, C) :- once(azar:fin(S)).
sigue([A|Plan], S, [T|Ts], C0, C) :-
    azar:arco(S, A1, T1, K),
    A1-T1 == A-T,
    C1 is C0+K,
    sigue(Plan, T, Ts, C1, C).

%!  palabras(+S0, +Que, -Planes) is det.
%
%   The different plans, Que being `todos`, `cortos` (of the fewest moves) or
%   `baratos` (of the least cost): the moves of every path that repeats no state and
%   ends at the first goal it meets.  In the order of the moves, depth-first.

palabras(S0, Que, Planes) :-
    limite(Que, S0, Limite),
    !,
    findall(P, palabra([camino([S0],0,0)], Limite, P), Planes).
palabras(_, _, []).

limite(todos, _, ninguno).
limite(cortos, S0, pasos(N)) :- pasos_minimos(S0, N).
limite(baratos, S0, coste(C)) :- coste_minimo(S0, C).

palabra(Caminos, Limite, Palabra) :-
    partition(en_meta, Caminos, Llegados, Vivos),
    (   once(( member(C, Llegados), dentro(Limite, C) )),
        Palabra = []
    ;   findall(A-C1, paso(Vivos, A, C1), Pasos),
        pairs_keys(Pasos, Todas),
        sin_repetir(Todas, Acciones),
        member(A, Acciones),
        findall(C1, ( member(A1-C1, Pasos), A1 == A ), Caminos1),
        Palabra = [A|Palabra1],
        palabra(Caminos1, Limite, Palabra1)
    ).

en_meta(camino([S|_],_,_)) :- once(azar:fin(S)).

dentro(ninguno, _).
dentro(pasos(N), camino(_,N,_)).
dentro(coste(C), camino(_,_,C1)) :- C1 =:= C.

paso(Caminos, A, camino([T,S|Ss],N1,C1)) :-
    member(camino([S|Ss],N,C), Caminos),
    azar:arco(S, A, T, K),
    \+ memberchk_id(T, [S|Ss]),
    N1 is N+1,
    C1 is C+K.


                 /*******************************
                 *   THE STRATEGIES, COUNTED    *
                 *******************************/

%!  busca(+Modo, +S0, -Resultado) is det.
%
%   Resultado is `r(Fin, Estados, Cuentas)`: Fin `solucion(Plan)`, `agotado` or
%   `incompleto`; Estados those along the plan; Cuentas is
%   `c(Expandidos, Generados, Duplicados, Reabiertos, Estados, AbiertosMax)`.
%
%   A node is `n(S, Acciones, Estados, G)`, the last first.

busca(anchura, S0, R) :-
    N = n(S0,[],[S0],0),
    anchura([N], [S0], c(0,0,0,0,1,1), R).
busca(profund, S0, R) :-
    N = n(S0,[],[S0],0),
    profund([N], [S0], [], c(0,0,0,0,1,1), R).
busca(coste_uniforme, S0, R) :- mejor_primero(g, S0, R).
busca(voraz, S0, R)          :- mejor_primero(h, S0, R).
busca(a_estrella, S0, R)     :- mejor_primero(f(1), S0, R).
busca(a_estrella(W), S0, R)  :- mejor_primero(f(W), S0, R).
busca(pila, S0, R) :-
    (   h(S0, _) -> Pila = [n(S0,[],[S0],0)] ; Pila = [] ),
    length(Pila, N),
    pila(Pila, [S0], c(0,0,0,0,1,N), R).
busca(haz(K), S0, R) :-
    (   h(S0, _) -> Nivel = [n(S0,[],[S0],0)] ; Nivel = [] ),
    length(Nivel, N),
    haz(Nivel, K, [], [S0], [S0], entero, c(0,0,0,0,1,N), R).
busca(escalada, S0, R) :- busca(haz(1), S0, R).

meta(n(S,As0,Ss0,_), r(solucion(As),Ss,_)) :-
    once(azar:fin(S)),
    reverse(As0, As),
    reverse(Ss0, Ss).

hijos(n(S,As,Ss,G), Hijos) :-
    findall(n(T,[A|As],[T|Ss],G1), ( azar:arco(S,A,T,K), G1 is G+K ), Hijos).

h(S, H) :-
    once(azar:estima(S, H0)),
    H0 \== inf,
    ( H0 < 0 -> H = 0 ; H = H0 ).

expandido(c(E,G,D,R,N,M), c(E1,G,D,R,N,M))    :- E1 is E+1.
generado(c(E,G,D,R,N,M), c(E,G1,D,R,N,M))     :- G1 is G+1.
duplicado(c(E,G,D,R,N,M), c(E,G,D1,R,N,M))    :- D1 is D+1.
reabierto(c(E,G,D,R,N,M), c(E,G,D,R1,N,M))    :- R1 is R+1.
nuevo(c(E,G,D,R,N,M), c(E,G,D,R,N1,M))        :- N1 is N+1.
abiertos(K, c(E,G,D,R,N,M), c(E,G,D,R,N,M1))  :- M1 is max(K,M).

%   Breadth-first: what is known is not put on the queue.

anchura([], _, C, r(agotado,_,C)).
anchura([N|Cola], Conocidos, C, R) :-
    (   meta(N, R)
    ->  arg(3, R, C)
    ;   hijos(N, Hijos),
        expandido(C, C1),
        foldl(encola, Hijos, Cola-Conocidos-C1, Cola1-Conocidos1-C2),
        length(Cola1, K),
        abiertos(K, C2, C3),
        anchura(Cola1, Conocidos1, C3, R)
    ).

encola(Hijo, Cola-Conocidos-C, Cola1-Conocidos1-C2) :-
    Hijo = n(S,_,_,_),
    generado(C, C1),
    (   memberchk_id(S, Conocidos)
    ->  duplicado(C1, C2),
        Cola1-Conocidos1 = Cola-Conocidos
    ;   nuevo(C1, C2),
        append(Cola, [Hijo], Cola1),
        Conocidos1 = [S|Conocidos]
    ).

%   Depth-first with the visited list of the practical: visited is what was expanded.

profund([], _, _, C, r(agotado,_,C)).
profund([N|Pila], Conocidos, Visitados, C, R) :-
    N = n(S,_,_,_),
    (   meta(N, R)
    ->  arg(3, R, C)
    ;   memberchk_id(S, Visitados)
    ->  profund(Pila, Conocidos, Visitados, C, R)
    ;   hijos(N, Hijos),
        expandido(C, C1),
        foldl(cuenta_hijo, Hijos, Conocidos-C1, Conocidos1-C2),
        exclude(visitado([S|Visitados]), Hijos, Nuevos),
        append(Nuevos, Pila, Pila1),
        length(Pila1, K),
        abiertos(K, C2, C3),
        profund(Pila1, Conocidos1, [S|Visitados], C3, R)
    ).

visitado(Visitados, n(S,_,_,_)) :- memberchk_id(S, Visitados).

cuenta_hijo(n(S,_,_,_), Conocidos-C, Conocidos1-C2) :-
    generado(C, C1),
    (   memberchk_id(S, Conocidos)
    ->  duplicado(C1, C2),
        Conocidos1 = Conocidos
    ;   nuevo(C1, C2),
        Conocidos1 = [S|Conocidos]
    ).

%   Best-first.  Open is a list of e(Primero,Empate,Turno,Nodo); Tabla has for each
%   state the least g and whether it is open, closed or dead.

mejor_primero(Orden, S0, R) :-
    N = n(S0,[],[S0],0),
    list_to_assoc([S0-t(0,muerto)], Tabla0),
    entra(Orden, N, [], Abiertos, Tabla0, Tabla, 0, Turno),
    length(Abiertos, K),
    mejor_primero(Abiertos, Orden, Tabla, Turno, c(0,0,0,0,1,K), R).

mejor_primero([], _, _, _, C, r(agotado,_,C)) :- !.
mejor_primero(Abiertos, Orden, Tabla, Turno, C, R) :-
    menor(Abiertos, E),
    exclude(==(E), Abiertos, Abiertos1),
    E = e(_,_,_,N),
    N = n(S,_,_,G),
    (   meta(N, R)
    ->  arg(3, R, C)
    ;   put_assoc(S, Tabla, t(G,cerrado), Tabla1),
        hijos(N, Hijos),
        expandido(C, C1),
        foldl(trata(Orden), Hijos, m(Abiertos1,Tabla1,Turno,C1), m(Abiertos2,Tabla2,Turno2,C2)),
        length(Abiertos2, K),
        abiertos(K, C2, C3),
        mejor_primero(Abiertos2, Orden, Tabla2, Turno2, C3, R)
    ).

trata(Orden, N, m(Ab0,T0,Tu0,C0), m(Ab,T,Tu,C)) :-
    N = n(S,_,_,G),
    generado(C0, C1),
    (   get_assoc(S, T0, t(G0,Estado))
    ->  duplicado(C1, C2),
        (   mejora_estado(Orden, Estado, G, G0)
        ->  ( Estado == cerrado -> reabierto(C2, C) ; C = C2 ),
            exclude(del_estado(S), Ab0, Ab1),
            entra(Orden, N, Ab1, Ab, T0, T, Tu0, Tu)
        ;   m(Ab0,T0,Tu0,C2) = m(Ab,T,Tu,C)
        )
    ;   nuevo(C1, C),
        entra(Orden, N, Ab0, Ab, T0, T, Tu0, Tu)
    ).

mejora_estado(Orden, Estado, G, G0) :-
    Orden \== h,
    Estado \== muerto,
    G < G0.

del_estado(S, e(_,_,_,n(S1,_,_,_))) :- S1 == S.

entra(Orden, N, Ab0, Ab, T0, T, Tu0, Tu) :-
    N = n(S,_,_,G),
    (   clave(Orden, S, G, Primero, Empate)
    ->  Ab = [e(Primero,Empate,Tu0,N)|Ab0],
        put_assoc(S, T0, t(G,abierto), T),
        Tu is Tu0+1
    ;   Ab = Ab0,
        put_assoc(S, T0, t(G,muerto), T),
        Tu = Tu0
    ).

clave(g, _, G, G, 0).
clave(h, S, _, H, 0) :- h(S, H).
clave(f(W), S, G, F, H) :- h(S, H), F is G+W*H.

menor([E|Es], Menor) :- foldl([X,Y,Z]>>( antes(X, Y) -> Z = X ; Z = Y ), Es, E, Menor).

antes(e(A,B,T,_), e(A1,B1,T1,_)) :-
    (   A =\= A1 -> A < A1
    ;   B =\= B1 -> B < B1
    ;   T < T1
    ).

%   The stack search: marked when pushed, least h on top, then the least state.

pila([], _, C, r(agotado,_,C)).
pila([N|Pila], Conocidos, C, R) :-
    (   meta(N, R)
    ->  arg(3, R, C)
    ;   hijos(N, Hijos),
        expandido(C, C1),
        foldl(encola, Hijos, []-Conocidos-C1, Nuevos0-Conocidos1-C2),
        findall(v(H,S)-H1, ( member(H1, Nuevos0), H1 = n(S,_,_,_), h(S, H) ), Pares0),
        predsort(por_h, Pares0, Pares),
        pairs_values(Pares, Nuevos),
        append(Nuevos, Pila, Pila1),
        length(Pila1, K),
        abiertos(K, C2, C3),
        pila(Pila1, Conocidos1, C3, R)
    ).

por_h(O, v(H1,S1)-_, v(H2,S2)-_) :-
    (   H1 =\= H2 -> ( H1 < H2 -> O = (<) ; O = (>) )
    ;   compare(O, S1, S2)
    ).

%   Beam search, one node of the level after the other.

haz([], _, Hijos, EnHaz, Conocidos, Entero, C, R) :-
    !,
    siguiente_nivel(Hijos, Entero, EnHaz, Conocidos, C, R).
haz([N|Nivel], K, Hijos, EnHaz, Conocidos, Entero, C, R) :-
    (   meta(N, R)
    ->  arg(3, R, C)
    ;   hijos(N, Hijos1),
        expandido(C, C1),
        foldl(candidato(EnHaz), Hijos1, Hijos-Conocidos-C1, Hijos2-Conocidos1-C2),
        length(Nivel, A),
        length(Hijos2, B),
        Abiertos is A+B,
        abiertos(Abiertos, C2, C3),
        (   Nivel == []
        ->  ordena(Hijos2, Ordenados),
            primeros(K, Ordenados, Nivel1, Entero, Entero1),
            (   Nivel1 == []
            ->  siguiente_nivel([], Entero1, EnHaz, Conocidos1, C3, R)
            ;   findall(S, member(n(S,_,_,_), Nivel1), Ss),
                append(Ss, EnHaz, EnHaz1),
                haz(Nivel1, K, [], EnHaz1, Conocidos1, Entero1, C3, R)
            )
        ;   haz(Nivel, K, Hijos2, EnHaz, Conocidos1, Entero, C3, R)
        )
    ).

siguiente_nivel(_, entero, _, _, C, r(agotado,_,C)).
siguiente_nivel(_, podado, _, _, C, r(incompleto,_,C)).

candidato(EnHaz, N, Hijos-Conocidos-C, Hijos1-Conocidos1-C2) :-
    N = n(S,_,_,_),
    generado(C, C1),
    (   memberchk_id(S, Conocidos)
    ->  duplicado(C1, C2),
        Conocidos1 = Conocidos
    ;   nuevo(C1, C2),
        Conocidos1 = [S|Conocidos]
    ),
    (   \+ memberchk_id(S, EnHaz),
        \+ ( member(n(S1,_,_,_), Hijos), S1 == S ),
        h(S, _)
    ->  append(Hijos, [N], Hijos1)
    ;   Hijos1 = Hijos
    ).

ordena(Nodos, Ordenados) :-
    findall(H-I-N, ( nth1(I, Nodos, N), N = n(S,_,_,_), h(S, H) ), Con),
    predsort(por_turno, Con, Con1),
    findall(N, member(_-_-N, Con1), Ordenados).

por_turno(O, H1-I1-_, H2-I2-_) :-
    (   H1 =\= H2 -> ( H1 < H2 -> O = (<) ; O = (>) )
    ;   compare(O, I1, I2)
    ).

primeros(K, Nodos, Primeros, Entero0, Entero) :-
    (   length(Primeros, K),
        append(Primeros, [_|_], Nodos)
    ->  Entero = podado
    ;   Primeros = Nodos,
        Entero = Entero0
    ).
