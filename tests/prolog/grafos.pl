:- module(test_grafos, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(rumbo)).
:- use_module(oraculo_grafos).
:- use_module(random_inputs, [seed/1]).

/** <module> Every strategy on random graphs against the plain-Prolog reference

Costs of every kind, zero costs, inconsistent estimates, cycles, goals that cannot be
reached, dead ends.  Each test gathers the graphs on which something differs.
*/

%!  fallos(+Semilla, +Veces, :Comprueba, -Fallos) is det.
%
%   Comprueba(S0, Fallo) is true of a graph when something is wrong with the answers
%   for it.

:- meta_predicate fallos(+, +, 2, -).

fallos(Semilla, Veces, Comprueba, Fallos) :-
    seed(Semilla),
    findall(Fallo-Clase-S0-Hechos,
            ( between(1, Veces, _),
              clase(Clase),
              grafo(Clase, S0),
              call(Comprueba, S0, Fallo),
              describe_grafo(Hechos)
            ),
            Fallos).

%   What the three kinds of mode ask of a problem.

modo(anchura, ciego).
modo(profund, ciego).
modo(iter, ciego).
modo(coste_uniforme, costes).
modo(voraz, informado).
modo(a_estrella, informado).
modo(ida_estrella, informado).

responde(Modo, S0, Mas, r(Resultado,Estados,Coste,Cuentas)) :-
    que(Modo, Que),
    problema_grafo(Que, Opciones0),
    append(Mas, [estados(Estados),coste(Coste),estadisticas(D)|Opciones0], Opciones),
    resuelve(Modo, S0, Resultado, Opciones),
    Cuentas = c(D.expandidos, D.generados, D.duplicados, D.reabiertos, D.estados, D.abiertos_max).

que(Modo, Que) :- ( modo(Modo, Que0) -> Que = Que0 ; Que = informado ).

%   Verdict, cost and plan.

optimo_mal(Modo, S0, Modo-Respuesta) :-
    responde(Modo, S0, [], Respuesta),
    \+ como_debe(Modo, S0, Respuesta).

como_debe(Modo, S0, r(solucion(Plan),Estados,Coste,_)) :-
    recorrido(S0, Plan, Estados, Suma),
    medida(Modo, Plan, Suma, Medida),
    Medida =:= Coste,
    minimo(Modo, S0, Minimo),
    !,
    ( Minimo == cualquiera -> true ; Coste =:= Minimo ).
como_debe(Modo, S0, r(sin_solucion(agotado(N)),Estados,Coste,_)) :-
    var(Estados),
    var(Coste),
    \+ minimo(Modo, S0, _),
    ( que(Modo, informado) -> alcanzables_vivos(S0, Todos) ; alcanzables(S0, Todos) ),
    length(Todos, N).

medida(Modo, Plan, Suma, Medida) :-
    (   que(Modo, ciego) -> length(Plan, Medida) ; Medida = Suma ).

minimo(anchura, S0, N)        :- pasos_minimos(S0, N).
minimo(iter, S0, N)           :- pasos_minimos(S0, N).
minimo(profund, S0, cualquiera) :- coste_minimo(S0, _).
minimo(coste_uniforme, S0, C) :- coste_minimo(S0, C).
minimo(voraz, S0, cualquiera) :- coste_minimo_vivo(S0, _).
minimo(a_estrella, S0, C)     :- coste_minimo_vivo(S0, C).
minimo(ida_estrella, S0, C)   :- coste_minimo_vivo(S0, C).

%   The whole of the answer, counters included.

cuentas_mal(Modo, S0, Modo-Respuesta-Esperado) :-
    modo_con_h(Modo, Llamada),
    responde(Llamada, S0, [], Respuesta),
    busca(Modo, S0, Esperado),
    \+ igual(Respuesta, Esperado).
cuentas_mal(peso, S0, W-Respuesta-Esperado) :-
    random_member(W, [0, 2, 1.5, 5]),
    responde(a_estrella, S0, [peso(W)], Respuesta),
    busca(a_estrella(W), S0, Esperado),
    \+ igual(Respuesta, Esperado).

modo_con_h(Modo, Llamada) :-
    Modo \== peso,
    ( Modo == pila -> Llamada = pila(azar:estima) ; Llamada = Modo ).

igual(r(solucion(Plan),Estados,_,Cuentas), r(solucion(Plan1),Estados1,Cuentas1)) :-
    Plan-Estados-Cuentas == Plan1-Estados1-Cuentas1.
igual(r(sin_solucion(agotado(N)),_,_,Cuentas), r(agotado,_,Cuentas)) :-
    arg(5, Cuentas, N).
igual(r(limite(_),_,_,Cuentas), r(incompleto,_,Cuentas)).

%   Bidirectional search on graphs whose arcs are told backwards too.

bidireccional_mal(S0, Respuesta) :-
    responde(bidireccional, S0, [], Respuesta),
    \+ (   Respuesta = r(solucion(Plan),Estados,_,_)
       ->  once(recorrido(S0, Plan, Estados, _)),
           pasos_minimos(S0, N),
           length(Plan, N)
       ;   Respuesta = r(sin_solucion(agotado(_)),_,_,_),
           \+ pasos_minimos(S0, _)
       ).

%   planes/3

planes_mal(Modo, S0, Modo-Planes-Esperados) :-
    que(Modo, Que),
    problema_grafo(Que, Opciones),
    findall(P, planes(Modo, S0, P, Opciones), Planes),
    todos(Modo, Todos),
    palabras(S0, Todos, Esperados),
    (   varios_finales
    ->  msort(Planes, Ordenados),
        msort(Esperados, Ordenados1),
        Ordenados \== Ordenados1
    ;   Planes \== Esperados
    ).

todos(anchura, cortos).
todos(iter, cortos).
todos(profund, todos).
todos(coste_uniforme, baratos).
todos(a_estrella, baratos).
todos(ida_estrella, baratos).

%   A move with several outcomes: the order of the plans is then not settled by that
%   of the moves alone.

varios_finales :-
    azar:arco(S, A, T, _),
    azar:arco(S, A1, T1, _),
    A1 == A,
    T1 \== T,
    !.

primero_mal(Modo, S0, Modo-Plan-Primero) :-
    problema_grafo(ciego, Opciones),
    \+ varios_finales,
    findall(P, limit(1, planes(Modo, S0, P, Opciones)), Primero),
    findall(P, plan(Modo, S0, P, Opciones), Plan),
    Primero \== Plan.

%   Limits

hondura_mal(S0, Modo-N-Respuesta) :-
    random_between(0, 4, N),
    random_member(Modo, [anchura,iter,ida_estrella,profund,coste_uniforme,voraz,a_estrella,
                         haz(2),escalada,bidireccional,pila(azar:estima)]),
    responde(Modo, S0, [profundidad_max(N)], Respuesta),
    \+ hondura_bien(Modo, N, S0, Respuesta).

hondura_bien(Modo, N, S0, r(solucion(Plan),Estados,Coste,_)) :-
    length(Plan, L),
    L =< N,
    recorrido(S0, Plan, Estados, Suma),
    medida(Modo, Plan, Suma, Medida),
    Medida =:= Coste,
    !,
    (   memberchk(Modo, [anchura,iter,bidireccional]) -> pasos_minimos(S0, L)
    ;   Modo == ida_estrella -> coste_con_pasos(S0, N, Minimo), Coste =:= Minimo
    ;   true
    ).
hondura_bien(Modo, _, S0, r(sin_solucion(agotado(_)),_,_,_)) :-
    (   que(Modo, informado), Modo \== bidireccional
    ->  \+ coste_minimo_vivo(S0, _)
    ;   \+ coste_minimo(S0, _)
    ).
hondura_bien(Modo, N, S0, r(limite(Limite),_,_,_)) :-
    (   Limite = profundidad(N1)
    ->  N1 == N,
        (   memberchk(Modo, [anchura,iter,bidireccional])
        ->  \+ ( pasos_minimos(S0, L), L =< N )
        ;   Modo == ida_estrella
        ->  \+ coste_con_pasos(S0, N, _)
        ;   true
        )
    ;   Limite == haz(2), Modo == haz(2)
    ;   Limite == escalada, Modo == escalada
    ).

nodos_mal(S0, Modo-N-Libre-Respuesta) :-
    random_between(0, 6, N),
    random_member(Modo, [anchura,profund,iter,coste_uniforme,voraz,a_estrella,ida_estrella,
                         haz(2),escalada,bidireccional,pila(azar:estima)]),
    responde(Modo, S0, [], Libre),
    responde(Modo, S0, [nodos_max(N)], Respuesta),
    Libre = r(_,_,_,c(Expandidos,_,_,_,_,_)),
    (   Expandidos =< N
    ->  Respuesta \== Libre,
        \+ Respuesta =@= Libre
    ;   \+ Respuesta = r(limite(nodos(N)),_,_,c(N,_,_,_,_,_))
    ).

:- begin_tests(grafos).

test(verdict_plan_and_cost, [forall(modo(Modo,_)), true(Fallos == [])]) :-
    fallos(2001, 250, optimo_mal(Modo), Fallos).
test(plan_states_and_counters_of_the_strategy_in_plain_prolog,
     [ forall(member(Modo, [ anchura, profund, coste_uniforme, voraz, a_estrella, peso,
                             pila, haz(1), haz(2), haz(5), escalada ])),
       true(Fallos == []) ]) :-
    fallos(2002, 120, cuentas_mal(Modo), Fallos).
test(bidireccional_finds_a_shortest_plan, Fallos == []) :-
    fallos(2003, 200, bidireccional_mal, Fallos).
test(planes_gives_each_best_plan_once_in_order, [forall(todos(Modo,_)), true(Fallos == [])]) :-
    fallos(2004, 80, planes_mal(Modo), Fallos).
test(the_first_of_planes_is_that_of_plan, [forall(member(Modo, [anchura,iter])), true(Fallos == [])]) :-
    fallos(2005, 100, primero_mal(Modo), Fallos).
test(profundidad_max_in_every_mode, Fallos == []) :-
    fallos(2006, 700, hondura_mal, Fallos).
test(nodos_max_allows_exactly_so_many_expansions, Fallos == []) :-
    fallos(2007, 600, nodos_mal, Fallos).

:- end_tests(grafos).

%   That the graphs are worth their name.

cuantos(Semilla, Cosa, Meta, N) :-
    seed(Semilla),
    findall(x, ( between(1, 100, _), clase(Cosa), grafo(Cosa, S0), call(Meta, S0) ), Xs),
    length(Xs, N).

con_plan_largo(S0)  :- pasos_minimos(S0, N), N >= 2.
sin_plan(S0)        :- \+ pasos_minimos(S0, _).
con_varios(S0)      :- palabras(S0, baratos, [_,_|_]).
con_reapertura(S0)  :- busca(a_estrella, S0, r(_,_,C)), arg(4, C, N), N > 0.
con_muertos(S0)     :- alcanzables(S0, Ss), member(S, Ss), once(azar:estima(S, inf)), !.

:- begin_tests(grafos_al_azar).

test(graphs_of_every_sort_come_up,
     [forall(member(Meta, [con_plan_largo,sin_plan,con_varios,con_reapertura,con_muertos])),
      true(N >= 15)]) :-
    cuantos(77, _, Meta, N).

:- end_tests(grafos_al_azar).
