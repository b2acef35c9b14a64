:- module(test_limites, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).

/** <module> Limits, options and modes: what each mode does when it may not go on */

modo(Modo) :-
    member(Modo, [ anchura, profund, iter, coste_uniforme, voraz, a_estrella, ida_estrella,
                   haz(3), escalada, pila(test_limites:h), bidireccional ]).

%   Numbers without end, the goal 1000 steps away on the other side of a wall.

sin_fin(N, mas, M) :- M is N+1.
hacia_atras(M, mas, N) :- N is M-1.
h(_, 0).
lejos(-1).

sin_fin([ sucesor(test_limites:sin_fin(antes,accion,despues)), objetivo(-1),
          predecesor(test_limites:hacia_atras(despues,accion,antes)) ]).

%   A successor that takes its time: so that a time limit is reached early.

lento(N, mas, M) :- M is N+1, numlist(1, 2000, Ns), sum_list(Ns, _).

tablero_dificil([8,6,7,2,5,4,3,0,1]).

:- begin_tests(limites).

test(nodos_max_in_every_mode, [forall(modo(Modo)), true(R-E == limite(nodos(57))-57)]) :-
    sin_fin(Opciones),
    resuelve(Modo, 0, R, [nodos_max(57),estadisticas(D)|Opciones]),
    E = D.expandidos.
test(nodos_max_0_allows_only_a_start_that_is_the_goal,
     [forall(modo(Modo)), true(R-P == limite(nodos(0))-[])]) :-
    sin_fin(Opciones),
    resuelve(Modo, 0, R, [nodos_max(0)|Opciones]),
    plan(Modo, -1, P, [nodos_max(0)|Opciones]).
test(profundidad_max_in_every_mode,
     [forall(( modo(Modo), hasta_9(Modo, N) )), true(R-E == limite(profundidad(9))-N)]) :-
    sin_fin(Opciones),
    resuelve(Modo, 0, R, [profundidad_max(9),estadisticas(D)|Opciones]),
    E = D.expandidos.
test(tiempo_max_in_every_mode, [forall(modo(Modo)), true(R == limite(tiempo(0.01)))]) :-
    resuelve(Modo, 0, R,
             [ tiempo_max(0.01), sucesor(test_limites:lento(antes,accion,despues)), objetivo(-1),
               predecesor(test_limites:hacia_atras(despues,accion,antes)) ]).
test(tiempo_max_0, [forall(modo(Modo)), true(R == limite(tiempo(0)))]) :-
    sin_fin(Opciones),
    resuelve(Modo, 0, R, [tiempo_max(0)|Opciones]).
test(memoria_max_in_every_mode_that_stores_what_it_meets,
     [forall(modo(Modo)), true(R-S == limite(memoria(300000))-si)]) :-
    sin_fin(Opciones),
    resuelve(Modo, 0, R, [memoria_max(300000),estadisticas(D)|Opciones]),
    ( D.memoria > 200000 -> S = si ; S = D.memoria ).
test(a_limit_is_no_failure_of_plan, [forall(modo(Modo)), error(resource_error(limite(nodos(5))))]) :-
    sin_fin(Opciones),
    plan(Modo, 0, _, [nodos_max(5)|Opciones]).
test(limits_of_native_boards,
     [ forall(( member(Modo, [anchura,profund,iter,coste_uniforme,voraz,a_estrella,
                              bidireccional]),
                member(Opcion-L, [nodos_max(20)-nodos(20), profundidad_max(4)-profundidad(4),
                                  tiempo_max(0)-tiempo(0), memoria_max(100)-memoria(100)]) )),
       true(R == limite(L)) ]) :-
    tablero_dificil(B),
    resuelve(Modo, B, R, [Opcion]).
test(without_a_plan_the_results_are_unbound,
     [forall(modo(Modo)), true(( var(Estados), var(Coste), E == 3 ))]) :-
    sin_fin(Opciones),
    resuelve(Modo, 0, limite(_), [nodos_max(3),estados(Estados),coste(Coste),estadisticas(D)|Opciones]),
    E = D.expandidos.
test(parity_counts_nothing, R-Cuentas == sin_solucion(paridad)-[0]) :-
    resuelve(anchura, [2,1,3,4,5,6,7,8,0], R, [estadisticas(D)]),
    dict_pairs(D, _, Pares),
    findall(N, ( member(Clave-N, Pares), \+ memberchk(Clave, [modo,segundos]) ), Ns),
    sort(Ns, Cuentas).
test(without_parity_every_board_is_met, R-E == sin_solucion(agotado(181440))-181440) :-
    resuelve(anchura, [2,1,3,4,5,6,7,8,0], R, [paridad(false),estadisticas(D)]),
    E = D.expandidos.
test(planes_raises_limits, [forall(member(Modo, [anchura,iter,profund,coste_uniforme,a_estrella,ida_estrella])),
                            error(resource_error(limite(nodos(5))))]) :-
    sin_fin(Opciones),
    planes(Modo, 0, _, [nodos_max(5)|Opciones]).
test(comprueba_raises_limits, error(resource_error(limite(nodos(2))))) :-
    sin_fin(Opciones0),
    once(select(objetivo(_), Opciones0, objetivo(5), Opciones)),
    comprueba(0, [mas,mas,mas,mas,mas], _, [nodos_max(2)|Opciones]).
test(a_plan_on_the_limit_is_found,
     [forall(( member(Modo, [anchura,iter,ida_estrella,profund]), member(N-Cual, [5-si, 6-si, 4-no]) )),
      true(Que == Cual)]) :-
    sin_fin(Opciones0),
    once(select(objetivo(_), Opciones0, objetivo(5), Opciones)),
    resuelve(Modo, 0, R, [profundidad_max(N)|Opciones]),
    ( R = solucion([mas,mas,mas,mas,mas]) -> Que = si ; R == limite(profundidad(N)) -> Que = no ).

:- end_tests(limites).

%   The places 0 to 8 are expanded once; by iterative deepening in each iteration
%   that reaches them (ida_estrella also tries the bound 0, where iter only looks).

hasta_9(iter, 45) :- !.
hasta_9(ida_estrella, 54) :- !.
hasta_9(_, 9).

%   Options and modes.

opcion_mala(nodos_maxx(5), domain_error(opcion,_)).
opcion_mala(nodos_max(-1), domain_error(opcion,_)).
opcion_mala(nodos_max(2.0), domain_error(opcion,_)).
opcion_mala(nodos_max(muchos), domain_error(opcion,_)).
opcion_mala(nodos_max(_), instantiation_error).
opcion_mala(profundidad_max(-3), domain_error(opcion,_)).
opcion_mala(tiempo_max(-0.5), domain_error(opcion,_)).
opcion_mala(tiempo_max(pronto), domain_error(opcion,_)).
opcion_mala(memoria_max(1.5), domain_error(opcion,_)).
opcion_mala(peso(-1), domain_error(opcion,_)).
opcion_mala(peso(mucho), domain_error(opcion,_)).
opcion_mala(meta(7), domain_error(opcion,_)).
opcion_mala(meta(_), instantiation_error).
opcion_mala(sucesor(3), domain_error(opcion,_)).
opcion_mala(sucesor(f(a,b)), domain_error(opcion,_)).
opcion_mala(sucesor(f(antes,accion)), domain_error(opcion,_)).
opcion_mala(sucesor(f(antes,antes,despues)), domain_error(opcion,_)).
opcion_mala(sucesor(f(antes,despues,despues)), domain_error(opcion,_)).
opcion_mala(sucesor([]), domain_error(opcion,_)).
opcion_mala(sucesor([f(antes)]), domain_error(opcion,_)).
opcion_mala(sucesor(_), instantiation_error).
opcion_mala(heuristica(1.5), domain_error(opcion,_)).
opcion_mala(normaliza("f"), domain_error(opcion,_)).
opcion_mala(tablero(3), domain_error(opcion,_)).
opcion_mala(tablero(1*5), domain_error(opcion,_)).
opcion_mala(tablero(9*9), domain_error(opcion,_)).
opcion_mala(orden([n,n,e,s]), domain_error(opcion,_)).
opcion_mala(paridad(si), domain_error(opcion,_)).
opcion_mala(progreso(1), domain_error(opcion,_)).
opcion_mala(f(_,_), domain_error(opcion,_)).
opcion_mala(meta, domain_error(opcion,_)).
opcion_mala(3.5, domain_error(opcion,_)).
opcion_mala("nodos", domain_error(opcion,_)).
opcion_mala([], domain_error(opcion,_)).

modo_malo(_, instantiation_error).
modo_malo(anchurra, domain_error(modo,_)).
modo_malo(haz, domain_error(modo,_)).
modo_malo(haz(0), domain_error(modo,_)).
modo_malo(haz(-1), domain_error(modo,_)).
modo_malo(haz(2.0), domain_error(modo,_)).
modo_malo(haz(a), domain_error(modo,_)).
modo_malo(a_estrella(h,h), domain_error(modo,_)).
modo_malo(a_estrella(3), domain_error(modo,_)).
modo_malo(pila, domain_error(modo,_)).
modo_malo(42, domain_error(modo,_)).
modo_malo("anchura", domain_error(modo,_)).

texto(Goal, Texto) :-
    catch(( Goal, fail ), Error, true),
    phrase('$messages':translate_message(Error), Lineas),
    with_output_to(string(Texto),
                   ( current_output(S), print_message_lines(S, '', Lineas) )).

formal(Goal, Formal) :-
    catch(( Goal -> Formal = exito ; Formal = fallo ), error(Formal,_), true).

con_opciones(resuelve(anchura,0,_,Os), Os).
con_opciones(plan(a_estrella,0,_,Os), Os).
con_opciones(planes(anchura,0,_,Os), Os).
con_opciones(comprueba(0,[],_,Os), Os).
con_opciones(muestra_plan(0,[],Os), Os).

:- begin_tests(opciones_y_modos).

test(bad_options,
     [ forall(( con_opciones(Goal, [Opcion,sucesor(test_limites:sin_fin(antes,accion,despues)),objetivo(0)]),
                opcion_mala(Opcion, Formal) )),
       true(subsumes_term(Formal, Lanzado)) ]) :-
    formal(Goal, Lanzado).
test(bad_modes, [forall(modo_malo(Modo, Formal)), true(subsumes_term(Formal, Lanzado))]) :-
    formal(resuelve(Modo, 0, _, [sucesor(test_limites:sin_fin(antes,accion,despues)),objetivo(0)]), Lanzado).
test(partial_and_improper_lists_of_options,
     [ forall(( con_opciones(Goal, Os), member(Os-Formal, [ [objetivo(0)|_]-instantiation_error,
                                                            [objetivo(0)|x]-type_error(list,_),
                                                            [_]-instantiation_error ]) )),
       true(subsumes_term(Formal, Lanzado)) ]) :-
    formal(Goal, Lanzado).
test(a_cyclic_list_of_options, error(type_error(list,_))) :-
    Os = [objetivo(0)|Os],
    resuelve(anchura, 0, _, Os).
test(an_unknown_option_gets_the_nearest_name,
     [ forall(member(Mala-Buena, [ nodo_max(5)-nodos_max, meda(x)-meta, tiempomax(2)-tiempo_max,
                                   heuristca(h)-heuristica, sucesr(f)-sucesor ])) ]) :-
    texto(resuelve(anchura, 0, _, [Mala]), Texto),
    once(sub_string(Texto, _, _, _, Buena)).
test(planes_takes_only_the_modes_that_it_says,
     [ forall(member(Modo, [voraz,haz(3),escalada,pila(test_limites:h),bidireccional])),
       error(domain_error(modo,Modo)) ]) :-
    planes(Modo, 0, _, [sucesor(test_limites:sin_fin(antes,accion,despues)), objetivo(3)]).
test(a_ground_goal_that_is_no_board, error(domain_error(tablero,foo))) :-
    plan(anchura, [1,2,3,4,5,6,7,8,0], _, [objetivo(foo)]).
test(a_goal_board_of_another_size, error(domain_error(tablero,_))) :-
    plan(anchura, [1,2,3,4,5,6,7,8,0], _, [objetivo([1,2,3,0])]).
test(a_goal_with_variables_is_a_pattern_without_parity_nor_heuristic, [P-R == [n]-solucion([n])]) :-
    plan(anchura, [1,2,3,4,0,5,6,7,8], P, [objetivo([_,0|_])]),
    resuelve(a_estrella, [1,2,3,4,0,5,6,7,8], R, [objetivo([_,0|_])]).
test(a_pattern_stays_free, true(var(X))) :-
    plan(anchura, [1,2,3,4,0,5,6,7,8], _, [objetivo([_,X|_])]).
test(a_mode_with_a_heuristic_is_short_for_the_option,
     [forall(member(Modo, [a_estrella,ida_estrella,voraz])), true(E == E1)]) :-
    B = [1,6,0,7,8,2,5,3,4],
    Corto =.. [Modo, fuera_de_lugar],
    plan(Corto, B, _, [estadisticas(D)]),
    plan(Modo, B, _, [heuristica(fuera_de_lugar),estadisticas(D1)]),
    E = D.expandidos,
    E1 = D1.expandidos.
test(bidireccional_needs_predecesor, error(existence_error(opcion,predecesor))) :-
    plan(bidireccional, 0, _, [sucesor(test_limites:sin_fin(antes,accion,despues)), objetivo(3)]).
test(the_dictionary_of_statistics_has_these_keys_in_every_mode,
     [ forall(modo(Modo)),
       true(Claves == [ abiertos_max, duplicados, estados, expandidos, generados, iteraciones,
                        memoria, modo, profundidad, reabiertos, segundos ]) ]) :-
    sin_fin(Opciones),
    resuelve(Modo, 0, _, [nodos_max(3),estadisticas(D)|Opciones]),
    dict_keys(D, Claves).
test(profundidad_is_that_of_the_plan_and_modo_the_mode, P-M == 7-anchura) :-
    plan(anchura, [4,1,3,7,2,5,8,0,6], _, [estadisticas(D)]),
    P = D.profundidad,
    M = D.modo.
test(iteraciones_of_iterative_deepening, N == 8) :-
    plan(iter, [4,1,3,7,2,5,8,0,6], _, [estadisticas(D)]),
    N = D.iteraciones.
test(results_that_do_not_fit_fail, [forall(member(O, [estados([]), coste(99), estadisticas(7)])), fail]) :-
    plan(anchura, [4,1,3,7,2,5,8,0,6], _, [O]).

:- end_tests(opciones_y_modos).

dict_keys(D, Claves) :-
    dict_pairs(D, _, Pares),
    findall(K, member(K-_, Pares), Claves0),
    msort(Claves0, Claves).
