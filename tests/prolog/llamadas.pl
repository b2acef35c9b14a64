:- module(test_llamadas, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(library(rumbo)).

/** <module> How the student's predicates are called, and what is left when they have been

Every strategy, every callback; exceptions, failures, choice points, cleanups,
searches inside searches, interrupts.
*/

modo(Modo) :-
    member(Modo, [ anchura, profund, iter, coste_uniforme, voraz, a_estrella, ida_estrella,
                   haz(3), escalada, pila(test_llamadas:estima), bidireccional ]).
con_h(Modo) :- member(Modo, [voraz, a_estrella, ida_estrella, haz(3), escalada]).

%   A small tree of numbers.

hijo(N, izq, M) :- N < 100, M is 2*N+1.
hijo(N, der, M) :- N < 100, M is 2*N+2.
padre(N, A, M) :- M > 0, N is (M-1)//2, ( M mod 2 =:= 1 -> A = izq ; A = der ).
estima(_, 0).

base([ sucesor(test_llamadas:hijo(antes,accion,despues)), predecesor(test_llamadas:padre(antes,accion,despues)) ]).

%   Exceptions of every shape, thrown in the third call.

bola(basta).
bola(f(_,x)).
bola(f(X,X,_)).
bola(error(type_error(integer,a), _)).
bola(error(type_error(integer,a), context(foo/2,_))).
bola(error(mio(X), [X|_])).
bola("texto").
bola(7).
bola(E) :- E = error(existence_error(procedure, no:existe/3), no:existe/3).

:- dynamic cuenta/1, visto/1.

tercera(Bola) :-
    ( retract(cuenta(N0)) -> true ; N0 = 0 ),
    N is N0+1,
    assertz(cuenta(N)),
    ( N >= 3 -> throw(Bola) ; true ).

s_lanza(B, N, A, M) :- tercera(B), hijo(N, A, M).
m_lanza(B, _) :- tercera(B), fail.
h_lanza(B, _, 0) :- tercera(B).
c_lanza(B, _, _, _, 1) :- tercera(B).
n_lanza(B, S, S) :- tercera(B).
v_lanza(B, _) :- tercera(B).
p_lanza(B, N, A, M) :- tercera(B), padre(N, A, M).

lanzador(sucesor, Modo, B, [sucesor(test_llamadas:s_lanza(B,antes,accion,despues)), objetivo(90),
                      predecesor(test_llamadas:padre(antes,accion,despues))]) :- modo(Modo), Modo \== bidireccional.
lanzador(meta, Modo, B, [meta(test_llamadas:m_lanza(B))|Base]) :- modo(Modo), Modo \== bidireccional, base(Base).
lanzador(heuristica, Modo, B, [heuristica(test_llamadas:h_lanza(B)), objetivo(90)|Base]) :- con_h(Modo), base(Base).
lanzador(coste, Modo, B, [coste_accion(test_llamadas:c_lanza(B)), objetivo(90)|Base]) :- modo(Modo), base(Base).
lanzador(normaliza, Modo, B, [normaliza(test_llamadas:n_lanza(B)), objetivo(90)|Base]) :- modo(Modo), base(Base).
lanzador(valido, Modo, B, [valido(test_llamadas:v_lanza(B)), objetivo(90)|Base]) :- modo(Modo), base(Base).
lanzador(observador, Modo, B, [observador(test_llamadas:v_lanza(B)), objetivo(90)|Base]) :- modo(Modo), base(Base).
lanzador(predecesor, bidireccional, B, [predecesor(test_llamadas:p_lanza(B,antes,accion,despues)), objetivo(90)|Base]) :- base(Base).

siguiente_va_bien :-
    plan(anchura, 0, [der,der], [sucesor(test_llamadas:hijo(antes,accion,despues)), objetivo(6)]).

:- begin_tests(excepciones).

test(a_ball_arrives_unchanged_and_the_next_query_works,
     [ forall(( lanzador(Que, Modo, x, _), bola(Bola) )), true(Cogida =@= Bola) ]) :-
    retractall(test_llamadas:cuenta(_)),
    once(lanzador(Que, Modo, Bola, Opciones)),
    catch(( resuelve(Modo, 0, _, Opciones), Cogida = ninguna ), Cogida, true),
    siguiente_va_bien.
test(an_undefined_predicate_inside, [forall(modo(Modo)), error(existence_error(procedure,_:no_existe_nada/1))]) :-
    resuelve(Modo, 0, _, [ sucesor(test_llamadas:llama_a_nadie(antes,accion,despues)), objetivo(90),
                           predecesor(test_llamadas:padre(antes,accion,despues)) ]).
test(a_stack_overflow_inside, [forall(modo(Modo)), error(resource_error(_))]) :-
    setup_call_cleanup(
        ( current_prolog_flag(stack_limit, L0), set_prolog_flag(stack_limit, 20000000) ),
        resuelve(Modo, 0, _, [ sucesor(test_llamadas:sin_fondo(antes,accion,despues)), objetivo(90),
                               predecesor(test_llamadas:padre(antes,accion,despues)) ]),
        set_prolog_flag(stack_limit, L0)).
test(planes_on_backtracking, throws(basta)) :-
    retractall(test_llamadas:cuenta(_)),
    forall(planes(profund, 0, _, [sucesor(test_llamadas:s_lanza(basta,antes,accion,despues)), objetivo(2)]), true).

:- end_tests(excepciones).

llama_a_nadie(_, _, _) :- no_existe_nada(1).
sin_fondo(N, A, M) :- longitud_infinita([N|_], A, M).
longitud_infinita(L, A, M) :- longitud_infinita([L,L|L], A, M), x(A, M).
x(_, _).
:- dynamic no_existe_nada/2.

%   Choice points, bindings, order of the calls, cleanups.

con_puntos(N, A, M) :- ( member(X, [1,2]), member(Y, [1,2]) ), hijo(N, A0, M), X-Y == 1-1, ( A = A0 ; fail ; fail ).
meta_con_puntos(M) :- member(X, [6,M,8,M]), X == M, M == 7.
estima_con_puntos(_, H) :- member(H, [3,2,1]).
coste_con_puntos(_, _, _, C) :- member(C, [1,5,9]).
normal_con_puntos(S, K) :- member(K, [S,S,otro]).
meta_que_ata(_-X) :- X = 7.

limpia(N, A, M) :-
    setup_call_cleanup(assertz(visto(abre(N))), hijo(N, A, M), assertz(visto(cierra(N)))).

:- begin_tests(llamadas).

test(choice_points_of_every_callback, [forall(modo(Modo)), true(N-C == 3-3)]) :-
    meta_para(Modo, Meta),
    plan(Modo, 0, P,
         [ sucesor(test_llamadas:con_puntos(antes,accion,despues)), Meta,
           heuristica(test_llamadas:estima_con_puntos),
           coste_accion(test_llamadas:coste_con_puntos), normaliza(test_llamadas:normal_con_puntos),
           predecesor(test_llamadas:padre(antes,accion,despues)), coste(C) ]),
    length(P, N).
test(no_choice_point_is_left, [forall(modo(Modo)), true(Det == true)]) :-
    base(Base),
    call_cleanup(plan(Modo, 0, _, [objetivo(7)|Base]), Det = true).
test(a_goal_test_leaves_no_bindings, Ss == [a-1,a-7]) :-
    resuelve(anchura, a-1, solucion(_),
             [ sucesor(test_llamadas:sube(antes,accion,despues)), meta(test_llamadas:meta_que_ata), estados(Ss) ]).
test(each_state_is_expanded_once_in_order, Ns == Ordenados) :-
    retractall(test_llamadas:visto(_)),
    resuelve(anchura, 0, sin_solucion(_),
             [ sucesor(test_llamadas:apunta(antes,accion,despues)), objetivo(nunca) ]),
    findall(N, test_llamadas:visto(N), Ns),
    sort(Ns, Ordenados).
test(output_comes_once_and_in_order, T == "0 1 2 3 4 5 6 ") :-
    with_output_to(string(T),
        resuelve(anchura, 0, _, [ nodos_max(7), objetivo(nunca), sucesor(test_llamadas:escribe(antes,accion,despues)) ])).
test(cleanups_run, [forall(modo(Modo)), true(Abiertos == Cerrados)]) :-
    retractall(test_llamadas:visto(_)),
    ignore(catch(resuelve(Modo, 0, _, [ sucesor(test_llamadas:limpia(antes,accion,despues)), meta(test_llamadas:m_lanza(basta)),
                           predecesor(test_llamadas:padre(antes,accion,despues)), nodos_max(20), objetivo(77) ]), _, true)),
    aggregate_all(count, test_llamadas:visto(abre(_)), Abiertos),
    aggregate_all(count, test_llamadas:visto(cierra(_)), Cerrados).
test(cleanups_run_when_the_successor_is_no_state, Abiertos-Cerrados == 1-1) :-
    retractall(test_llamadas:visto(_)),
    catch(plan(anchura, 0, _, [ sucesor(test_llamadas:limpia_mal(antes,accion,despues)), objetivo(77) ]), _, true),
    aggregate_all(count, test_llamadas:visto(abre(_)), Abiertos),
    aggregate_all(count, test_llamadas:visto(cierra(_)), Cerrados).
test(a_search_inside_a_goal_test_inside_a_search, P-E == [der,der,der]-E) :-
    plan(anchura, 0, P, [ sucesor(test_llamadas:hijo(antes,accion,despues)), meta(test_llamadas:meta_que_busca), estadisticas(D) ]),
    E = D.expandidos.
test(a_search_inside_every_callback_of_every_mode, [forall(modo(Modo)), true(P == P0)]) :-
    base(Base),
    plan(Modo, 0, P0, [objetivo(7),heuristica(test_llamadas:estima)|Base]),
    plan(Modo, 0, P,
         [ sucesor(test_llamadas:busca_hijo(antes,accion,despues)), objetivo(7),
           heuristica(test_llamadas:estima_buscando), coste_accion(test_llamadas:coste_buscando),
           predecesor(test_llamadas:padre(antes,accion,despues)) ]).
test(planes_interleaved, Pares == [[izq]-[der],[izq]-[izq,der]]) :-
    findall(P-Q,
            ( planes(profund, 0, P, [sucesor(test_llamadas:hijo(antes,accion,despues)), objetivo(1)]),
              planes(profund, 0, Q, [sucesor(test_llamadas:hijo(antes,accion,despues)), meta([M]>>memberchk(M,[2,4]))]) ),
            Pares0),
    msort(Pares0, Pares).
test(nothing_is_asserted, Antes == Despues) :-
    findall(M:H, ( member(M, [test_llamadas,user]), predicate_property(M:H, dynamic), \+ predicate_property(M:H, imported_from(_)) ), Antes0),
    base(Base),
    forall(modo(Modo), plan(Modo, 0, _, [objetivo(7)|Base])),
    findall(M:H, ( member(M, [test_llamadas,user]), predicate_property(M:H, dynamic), \+ predicate_property(M:H, imported_from(_)) ), Despues0),
    maplist(length, [Antes0,Despues0], [Antes,Despues]).
test(the_student_may_change_its_facts_during_the_search, R = solucion(_)) :-
    retractall(test_llamadas:visto(_)),
    resuelve(anchura, 0, R, [ sucesor(test_llamadas:reapunta(antes,accion,despues)), objetivo(50) ]).
test(garbage_collection_during_the_search, [forall(modo(Modo)), true(N == 3)]) :-
    plan(Modo, 0, P, [ sucesor(test_llamadas:barre(antes,accion,despues)), objetivo(7),
                       predecesor(test_llamadas:padre(antes,accion,despues)) ]),
    length(P, N).

:- end_tests(llamadas).

%   A goal that bidirectional search can ask for.

meta_para(bidireccional, objetivo(7)) :- !.
meta_para(_, meta(test_llamadas:meta_con_puntos)).

escribe(N, A, M) :- format("~w ", [N]), hijo(N, A, M).
limpia_mal(N, A, f(_)) :- limpia(N, A, _).
sube(_-X, sube, a-Y) :- X < 9, Y is X+6.
apunta(N, A, M) :- assertz(visto(N)), hijo(N, A, M).
reapunta(N, A, M) :- retractall(visto(_)), assertz(visto(N)), hijo(N, A, M).
meta_que_busca(M) :-
    plan(a_estrella, 0, P,
         [ sucesor(test_llamadas:hijo(antes,accion,despues)), meta(test_llamadas:meta_interior) ]),
    length(P, N),
    N =:= 3,
    M =:= 14.
meta_interior(M) :-
    plan(iter, 0, P, [ sucesor(test_llamadas:hijo(antes,accion,despues)), objetivo(6) ]),
    length(P, 2),
    M =:= 13.
busca_hijo(N, A, M) :-
    planes(anchura, N, [A], [sucesor(test_llamadas:hijo(antes,accion,despues)), meta(test_llamadas:uno_de([2*N+1,2*N+2]))]),
    hijo(N, A, M).
uno_de(Es, M) :- member(E, Es), M =:= E.
estima_buscando(N, H) :-
    ( plan(profund, N, P, [sucesor(test_llamadas:hijo(antes,accion,despues)), objetivo(N)]) -> length(P, H) ; H = 1 ).
coste_buscando(N, _, M, C) :-
    plan(iter, N, P, [sucesor(test_llamadas:hijo(antes,accion,despues)), objetivo(M)]),
    length(P, C).
barre(N, A, M) :- hijo(N, A, M), garbage_collect, garbage_collect_atoms.

%   Interrupts.  Nothing here asserts how fast they are: only that they come through.

sin_fin(N, mas, M) :- M is N+1.
sin_fin(N, otra, M) :- M is N+1000000007.
atras(N, mas, M) :- N is M-1.

%   Tells when the search is well on its way.

avisa(Hilo, N, A, M) :-
    ( N =:= 3 -> empieza(Hilo) ; true ),
    sin_fin(N, A, M).
avisa_atras(Hilo, N, A, M) :-
    ( M =:= -9 -> empieza(Hilo) ; true ),
    atras(N, A, M).
empieza(Hilo) :-
    thread_self(Yo),
    thread_send_message(Hilo, empiezo(Yo)).

:- begin_tests(interrupciones).

test(a_time_limit_comes_through_and_the_next_query_works, [forall(modo(Modo)), throws(time_limit_exceeded)]) :-
    call_cleanup(
        call_with_time_limit(0.05,
            resuelve(Modo, 0, _, [ sucesor(test_llamadas:sin_fin(antes,accion,despues)), objetivo(-1),
                                   predecesor(test_llamadas:atras(antes,accion,despues)) ])),
        siguiente_va_bien).
test(a_time_limit_in_native_searches, [forall(member(Modo, [anchura,iter,ida_estrella,a_estrella,coste_uniforme,bidireccional])), throws(time_limit_exceeded)]) :-
    call_with_time_limit(0.05, resuelve(Modo, [15,14,13,12,11,10,9,8,7,6,5,4,3,1,2,0], _, [])).
test(a_time_limit_in_planes, throws(time_limit_exceeded)) :-
    call_with_time_limit(0.05, forall(planes(profund, 0, _, [ sucesor(test_llamadas:sin_fin(antes,accion,despues)), objetivo(-1) ]), true)).
test(a_signal_of_another_thread, [forall(modo(Modo)), true(Fin-Bola == true-alto)]) :-
    thread_self(Yo),
    thread_create(( catch(resuelve(Modo, 0, _, [ sucesor(test_llamadas:avisa(Yo,antes,accion,despues)), objetivo(-1),
                                                 predecesor(test_llamadas:avisa_atras(Yo,antes,accion,despues)) ]), B, true),
                    thread_send_message(Yo, cogida(B)) ), Hilo),
    thread_get_message(empiezo(Hilo)),
    thread_signal(Hilo, throw(alto)),
    thread_get_message(cogida(Bola)),
    thread_join(Hilo, Fin).
test(an_inference_limit, R == inference_limit_exceeded) :-
    call_with_inference_limit(
        resuelve(anchura, 0, _, [ sucesor(test_llamadas:sin_fin(antes,accion,despues)), objetivo(-1) ]), 100000, R).

:- end_tests(interrupciones).
