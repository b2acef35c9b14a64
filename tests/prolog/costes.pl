:- module(test_costes, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).

/** <module> Costs and heuristics: which are taken, what is said of the others */

%   A row of places 0, 1, 2, ... with a cost each, and a way that is wrong at 1.

paso(S, sigue, T, 1) :- S < 5, T is S+1.

coste_malo(_, instantiation_error).
coste_malo(caro, type_error(number,caro)).
coste_malo("3", type_error(number,"3")).
coste_malo(1+2, type_error(number,1+2)).
coste_malo(inf, type_error(number,inf)).
coste_malo([3], type_error(number,[3])).
coste_malo(C, type_error(number,_)) :- C is nan.
coste_malo(-1, domain_error(coste_no_negativo,-1)).
coste_malo(-0.25, domain_error(coste_no_negativo,-0.25)).
coste_malo(C, domain_error(coste_no_negativo,C)) :- C is -1 rdiv 3.
coste_malo(C, domain_error(coste_no_negativo,C)) :- C is -(2**80).
coste_malo(C, domain_error(coste_no_negativo,_)) :- C is -inf.

%   The bad cost by way of each thing that can tell costs.

modo_todo(Modo) :-
    member(Modo, [ anchura, profund, iter, coste_uniforme, voraz, a_estrella, ida_estrella,
                   haz(3), escalada, pila(test_costes:nada), bidireccional ]).

nada(_, 0).

con_coste(sucesor, C, [sucesor(test_costes:va(C,antes,accion,despues,coste))]).
con_coste(coste_accion, C, [sucesor(test_costes:va(0,antes,accion,despues,_)),
                            coste_accion(test_costes:cuesta(C))]).

va(C, S, salta, T, C1) :-
    S < 5,
    T is S+1,
    ( S =:= 1 -> C1 = C ; C1 = 1 ).

vuelve(T, salta, S) :- T > 0, S is T-1.

cuesta(C, S, salta, T, C1) :-
    T =:= S+1,
    ( S =:= 1 -> C1 = C ; C1 = 1 ).

meta_cinco(5).

problema_con(Como, C, Opciones) :-
    con_coste(Como, C, Opciones0),
    append(Opciones0, [ meta(test_costes:meta_cinco),
                        predecesor(test_costes:vuelve(despues,accion,antes)) ], Opciones).

lanza(Goal, Error) :-
    catch(( Goal, Error = ninguno ), Error, true).

%   The part of an error's context that the messages use.

contexto(error(_, rumbo(Detalle)), Detalle).

texto(Error, Texto) :-
    phrase('$messages':translate_message(Error), Lineas),
    with_output_to(string(Texto),
                   ( current_output(S), print_message_lines(S, '', Lineas) )).

nombra(Texto, Cosas) :-
    forall(member(Cosa, Cosas),
           ( format(string(T), "~w", [Cosa]), once(sub_string(Texto, _, _, _, T)) )).

:- begin_tests(costes).

test(a_bad_cost_is_an_error_in_every_mode,
     [ forall(( modo_todo(Modo), con_coste(Como, x, _), coste_malo(C, Formal) )),
       true(subsumes_term(Formal, Lanzado)) ]) :-
    problema_con(Como, C, Opciones),
    lanza(resuelve(Modo, 0, _, Opciones), error(Lanzado, _)).
test(the_error_names_state_move_successor_and_cost,
     [forall(con_coste(Como, x, _)), true(Detalle == coste(1,salta,2,-7))]) :-
    problema_con(Como, -7, Opciones),
    lanza(resuelve(a_estrella, 0, _, Opciones), Error),
    contexto(Error, Detalle).
test(the_message_names_them_too, [forall(con_coste(Como, x, _))]) :-
    problema_con(Como, -7, Opciones),
    lanza(resuelve(coste_uniforme, 0, _, Opciones), Error),
    texto(Error, Texto),
    nombra(Texto, [1, salta, 2, -7]).
test(a_cost_predicate_that_fails,
     [forall(modo_todo(Modo)), error(existence_error(coste,_))]) :-
    resuelve(Modo, 0, _,
             [ sucesor(test_costes:va(0,antes,accion,despues,_)),
               coste_accion(test_costes:cuesta_a_veces), meta(test_costes:meta_cinco),
               predecesor(test_costes:vuelve(despues,accion,antes)) ]).
test(planes_says_the_same, [forall(coste_malo(C, Formal)), true(subsumes_term(Formal, Lanzado))]) :-
    problema_con(sucesor, C, Opciones),
    lanza(forall(planes(coste_uniforme, 0, _, Opciones), true), error(Lanzado, _)).
test(comprueba_says_the_same, [forall(coste_malo(C, Formal)), true(subsumes_term(Formal, Lanzado))]) :-
    problema_con(sucesor, C, Opciones),
    lanza(comprueba(0, [salta,salta,salta,salta,salta], _, Opciones), error(Lanzado, _)).

test(integers_stay_integers, Coste == 7) :-
    suma([1,2,4], Coste).
test(a_sum_beyond_64_bits_is_exact, Coste =:= 3*2**62) :-
    C is 2**62,
    suma([C,C,C], Coste).
test(big_integers_are_exact, Coste =:= 3**100+3**90+1) :-
    A is 3**100,
    B is 3**90,
    suma([A,B,1], Coste).
test(rationals_are_exact, Coste == S) :-
    S is 1 rdiv 2 + 1 rdiv 3 + 1 rdiv 7,
    A is 1 rdiv 2,
    B is 1 rdiv 3,
    C is 1 rdiv 7,
    suma([A,B,C], Coste).
test(rationals_that_add_up_to_an_integer_give_one, Coste == 1) :-
    A is 1 rdiv 2,
    suma([A,A], Coste).
test(one_float_makes_a_float, Coste == 4.5) :-
    suma([1,2,1.5], Coste).
test(zero_is_a_cost, Coste == 0) :-
    suma([0,0], Coste).
test(an_infinite_cost_is_a_number, Coste =:= inf) :-
    C is inf,
    suma([1,C], Coste).
test(the_modes_that_count_moves_give_the_sum_of_the_costs_of_their_plan,
     [forall(member(Modo, [anchura,profund,iter])), true(Plan-Coste == [cara]-9)]) :-
    resuelve(Modo, a, solucion(Plan),
             [ sucesor(test_costes:camino(antes,accion,despues,coste)), objetivo(z), coste(Coste) ]).
test(the_modes_that_add_costs_find_the_cheap_way,
     [forall(member(Modo, [coste_uniforme,a_estrella,ida_estrella])), true(Plan-Coste == [lenta,lenta,lenta]-3)]) :-
    resuelve(Modo, a, solucion(Plan),
             [ sucesor(test_costes:camino(antes,accion,despues,coste)), objetivo(z), coste(Coste) ]).
test(coste_accion_wins_over_the_cost_of_the_successor, Coste == 100) :-
    resuelve(coste_uniforme, a, solucion([cara]),
             [ sucesor(test_costes:camino(antes,accion,despues,coste)), objetivo(z), coste(Coste),
               coste_accion([_,_,T,C]>>(T == z -> C = 100 ; C = 200)) ]).

:- end_tests(costes).

cuesta_a_veces(S, _, _, 1) :- S < 2.

camino(a, cara, z, 9).
camino(a, lenta, b, 1).
camino(b, lenta, c, 1).
camino(c, lenta, z, 1).

suma(Costes, Coste) :-
    length(Costes, N),
    resuelve(coste_uniforme, 0, solucion(Plan),
             [ sucesor(test_costes:fila(Costes,antes,accion,despues,coste)),
               objetivo(N), coste(Coste) ]),
    length(Plan, N).

fila(Costes, S, sigue, T, C) :-
    nth0(S, Costes, C),
    T is S+1.

%   Heuristics.

con_h(a_estrella).
con_h(ida_estrella).
con_h(voraz).
con_h(haz(2)).
con_h(escalada).

sin_h(anchura).
sin_h(profund).
sin_h(iter).
sin_h(coste_uniforme).
sin_h(bidireccional).

h_mala(_, instantiation_error).
h_mala(lejos, type_error(number,lejos)).
h_mala("3", type_error(number,"3")).
h_mala(2+1, type_error(number,2+1)).
h_mala([], type_error(number,[])).
h_mala(infinito, type_error(number,infinito)).
h_mala(H, type_error(number,_)) :- H is nan.

estima(H, S, V) :- ( S =:= 2 -> V = H ; V is 5-S ).
estima_a_veces(S, V) :- S < 2, V is 5-S.

problema_h(H, [ sucesor(test_costes:paso(antes,accion,despues,coste)),
                meta(test_costes:meta_cinco), heuristica(test_costes:H),
                predecesor(test_costes:vuelve(despues,accion,antes)) ]).

:- begin_tests(heuristicas).

test(a_bad_estimate_is_an_error,
     [ forall(( con_h(Modo), h_mala(H, Formal) )), true(subsumes_term(Formal, Lanzado)) ]) :-
    problema_h(estima(H), Opciones),
    lanza(resuelve(Modo, 0, _, Opciones), error(Lanzado, _)).
test(the_error_names_the_state, Detalle == heuristica(2,lejos)) :-
    problema_h(estima(lejos), Opciones),
    lanza(resuelve(a_estrella, 0, _, Opciones), Error),
    contexto(Error, Detalle).
test(a_heuristic_that_fails, [forall(con_h(Modo)), error(existence_error(heuristica,2))]) :-
    problema_h(estima_a_veces, Opciones),
    resuelve(Modo, 0, _, Opciones).
test(pila_checks_it_too, error(existence_error(heuristica,2))) :-
    problema_h(nada, Opciones),
    resuelve(pila(test_costes:estima_a_veces), 0, _, Opciones).
test(modes_without_a_heuristic_do_not_ask_it, [forall(sin_h(Modo)), true(N == 5)]) :-
    problema_h(estima(lejos), Opciones),
    plan(Modo, 0, Plan, Opciones),
    length(Plan, N).
test(inf_is_a_dead_end, [forall(( con_h(Modo), member(H, [inf,I]) )), true(R == sin_solucion(agotado(3)))]) :-
    I is inf,
    problema_h(estima(H), Opciones),
    resuelve(Modo, 0, R, Opciones).
test(a_start_that_is_a_dead_end, [forall(con_h(Modo)), true(R == sin_solucion(agotado(1)))]) :-
    problema_h(estima(inf), Opciones),
    resuelve(Modo, 2, R, Opciones).
test(below_zero_counts_as_zero, [forall(( member(H, [-3,-0.5,M]), con_h(Modo) )), true(Plan-C == Plan0-C0)]) :-
    M is -inf,
    problema_h(estima(H), Opciones),
    problema_h(estima(0), Opciones0),
    plan(Modo, 0, Plan, [estadisticas(D)|Opciones]),
    plan(Modo, 0, Plan0, [estadisticas(D0)|Opciones0]),
    C = D.expandidos,
    C0 = D0.expandidos.
test(estimates_may_be_of_any_number,
     [forall(( con_h(Modo), member(E, [2.5, 5 rdiv 2, 3**90, 0.0]) )), true(N == 5)]) :-
    H is E,
    problema_h(estima(H), Opciones),
    plan(Modo, 0, Plan, Opciones),
    length(Plan, N).
test(without_a_heuristic_h_is_0, [forall(con_h(Modo)), true(N == 5)]) :-
    plan(Modo, 0, Plan, [ sucesor(test_costes:paso(antes,accion,despues,coste)), objetivo(5) ]),
    length(Plan, N).
test(seven_and_seven_point_nought_tie, Plan == [primero]) :-
    plan(coste_uniforme, i, Plan,
         [ sucesor(test_costes:empate(antes,accion,despues,coste)), meta([X]>>memberchk(X,[f1,f2])) ]).
test(a_weight_of_0_is_uniform_cost, [true(E-G == E1-G1)]) :-
    problema_h(estima(1), Opciones),
    plan(a_estrella, 0, _, [peso(0),estadisticas(D)|Opciones]),
    plan(coste_uniforme, 0, _, [estadisticas(D1)|Opciones]),
    E-G = D.expandidos-D.generados,
    E1-G1 = D1.expandidos-D1.generados.

:- end_tests(heuristicas).

empate(i, primero, f1, 7.0).
empate(i, segundo, f2, 7).
