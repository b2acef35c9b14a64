:- module(test_reinas, []).
:- use_module(library(plunit)).
:- use_module(library(time)).
:- use_module(library(solution_sequences)).
:- use_module(library(rumbo/reinas)).
:- use_module(library(rumbo/busqueda)).
:- use_module(oraculo_reinas, []).
:- load_files(datos_reinas:'../data/exercitium_reinas.txt', [silent(true)]).

orden_de(anchura_haskell, haskell).
orden_de(anchura_python, python).

pila_de(profundidad_haskell, haskell).
pila_de(profundidad_python, python).

:- begin_tests(reinas_datos).

test(count_is_the_published_one, [forall(datos_reinas:reinas_cuenta(N, K)), true(K0 == K)]) :-
    n_soluciones_nr(N, K0).
test(all_solutions_are_as_many,
     [forall(( datos_reinas:reinas_cuenta(N, K), member(O, [haskell,python]) )), true(K0 == K)]) :-
    soluciones_nr(N, Ss, [orden(O)]),
    length(Ss, K0).
test(kth_solution_of_breadth_first,
     [forall(( datos_reinas:reinas(B, N, I, S), orden_de(B, O) )), true(S0 == S)]) :-
    soluciones_nr(N, Ss, [orden(O)]),
    nth1(I, Ss, S0).
test(kth_solution_taken_lazily,
     [forall(( datos_reinas:reinas(B, N, I, S), orden_de(B, O) )), true(S0 == S)]) :-
    call_nth(solucion_nr(N, S0, [orden(O)]), I).
test(first_solution_is_the_first_of_the_data,
     [forall(( datos_reinas:reinas(B, N, 1, S), orden_de(B, O) )), true(S0 == S)]) :-
    primera_solucion_nr(N, S0, [orden(O)]).
test(kth_solution_of_depth_first_with_the_same_successors,
     [forall(( datos_reinas:reinas(B, N, I, S), pila_de(B, O) )), true(S0 == S)]) :-
    call_nth(busca_profundidad(sucesores_nr, es_final_nr, (1,N,[]), (_,_,S0), [orden(O)]), I).
test(kth_solution_of_breadth_first_with_the_general_procedure,
     [forall(( datos_reinas:reinas(B, N, I, S), orden_de(B, O), N =< 7 )), true(S0 == S)]) :-
    call_nth(busca_anchura(sucesores_nr, es_final_nr, (1,N,[]), (_,_,S0), [orden(O)]), I).

:- end_tests(reinas_datos).

:- begin_tests(reinas_texto).

test(first_three_of_eight,
     true(Tres == [[1-8,2-4,3-1,4-3,5-6,6-2,7-7,8-5],
                   [1-8,2-3,3-1,4-6,5-2,6-5,7-7,8-4],
                   [1-8,2-2,3-5,4-3,5-1,6-7,7-4,8-6]])) :-
    soluciones_nr(8, [A,B,C|_]),
    Tres = [A,B,C].
test(first_of_eight, true(S == [1-8,2-4,3-1,4-3,5-6,6-2,7-7,8-5])) :-
    primera_solucion_nr(8, S).
test(eight_has_92, true(K == 92)) :-
    n_soluciones_nr(8, K).
test(same_diagonal_is_not_valid, fail) :-
    valida([1-1], 2-2).
test(a_knights_move_is_valid) :-
    valida([1-1], 2-3).
test(successors_of_the_empty_board,
     true(Es == [(2,4,[1-1]), (2,4,[1-2]), (2,4,[1-3]), (2,4,[1-4])])) :-
    sucesores_nr((1,4,[]), Es).
test(python_first_three_of_five,
     true(Tres == [[1-1,2-3,3-5,4-2,5-4], [1-1,2-4,3-2,4-5,5-3], [1-2,2-4,3-1,4-3,5-5]])) :-
    soluciones_nr(5, [A,B,C|_], [orden(python)]),
    Tres = [A,B,C].
test(five_has_10, true(K == 10)) :-
    n_soluciones_nr(5, K).

:- end_tests(reinas_texto).

:- begin_tests(reinas_conducta).

test(equals_the_literal_program,
     [forall(( between(1, 7, N), member(O, [haskell,python]) )), true(Ss == Lentas)]) :-
    oraculo_reinas:soluciones(N, O, Lentas),
    soluciones_nr(N, Ss, [orden(O)]).
test(counts_like_backtracking, [forall(between(1, 8, N)), true(K == Lenta)]) :-
    oraculo_reinas:cuenta(N, Lenta),
    n_soluciones_nr(N, K).
test(fourteen_queens, true(K == 365596)) :-
    n_soluciones_nr(14, K).
test(lazy_solutions_are_all_solutions, [forall(member(N, [1,2,4,6,8])), true(Una_a_una == Ss)]) :-
    findall(S, solucion_nr(N, S), Una_a_una),
    soluciones_nr(N, Ss).
test(no_choice_point_after_the_last_solution, true(Det == [false,true])) :-
    findall(D,
            ( call_cleanup(solucion_nr(4, _), Fin=true),
              ( Fin == true -> D = true ; D = false )
            ),
            Det).
test(no_choice_point_when_it_is_the_only_one) :-
    solucion_nr(1, [1-1]).
test(a_cut_leaves_the_search, true(S == [1-8,2-4,3-1,4-3,5-6,6-2,7-7,8-5])) :-
    once(solucion_nr(8, S)).
test(two_have_none, [forall(member(N, [2,3])), true(Ss-K == []-0)]) :-
    soluciones_nr(N, Ss),
    n_soluciones_nr(N, K).
test(first_of_none_fails, [forall(member(N, [2,3])), fail]) :-
    primera_solucion_nr(N, _).
test(lazy_solution_of_none_fails, [forall(member(N, [2,3])), fail]) :-
    solucion_nr(N, _).
test(a_given_solution_is_checked) :-
    once(solucion_nr(4, [1-2,2-4,3-1,4-3])).
test(a_wrong_solution_fails, fail) :-
    solucion_nr(4, [1-1,2-2,3-3,4-4]).
test(a_final_node) :-
    es_final_nr((5,4,[1-3,2-1,3-4,4-2])).
test(not_a_final_node, fail) :-
    es_final_nr((4,4,[1-3,2-1,3-4])).
test(successors_are_listed_by_row_in_both_orders,
     [forall(member(O, [haskell,python])), true(Es == [(3,4,[1-1,2-3]), (3,4,[1-1,2-4])])]) :-
    sucesores_nr((2,4,[1-1]), Es, [orden(O)]).
test(board_as_text, true(Texto == ". Q . .\n. . . Q\nQ . . .\n. . Q .\n")) :-
    with_output_to(string(Texto), muestra_reinas([1-3,2-1,3-4,4-2])).
test(node_limit_is_an_error, error(resource_error(limite(nodos(1000))))) :-
    soluciones_nr(100, _, [nodos_max(1000)]).
test(node_limit_is_an_error_when_lazy, error(resource_error(limite(nodos(10))))) :-
    solucion_nr(20, _, [nodos_max(10)]).
test(exactly_enough_nodes, true(K == 2)) :-
    soluciones_nr(4, Ss, [nodos_max(15)]),
    length(Ss, K).
test(one_node_short, error(resource_error(limite(nodos(14))))) :-
    soluciones_nr(4, _, [nodos_max(14)]).
test(memory_limit_is_an_error, error(resource_error(limite(memoria(1000000))))) :-
    primera_solucion_nr(64, _, [memoria_max(1000000)]).
test(time_limit_is_an_error, error(resource_error(limite(tiempo(0.05))))) :-
    soluciones_nr(30, _, [tiempo_max(0.05)]).
test(time_limit_of_the_count, error(resource_error(limite(tiempo(0.05))))) :-
    n_soluciones_nr(30, _, [tiempo_max(0.05)]).
test(huge_board_with_a_node_limit, error(resource_error(limite(nodos(10))))) :-
    n_soluciones_nr(100000, _, [nodos_max(10)]).
test(call_with_time_limit_gets_through, throws(time_limit_exceeded)) :-
    call_with_time_limit(0.05, n_soluciones_nr(25, _)).
test(call_with_time_limit_gets_through_breadth_first, throws(time_limit_exceeded)) :-
    call_with_time_limit(0.05, soluciones_nr(25, _)).

:- end_tests(reinas_conducta).

:- begin_tests(reinas_errores).

con(N, soluciones_nr(N, _)).
con(N, soluciones_nr(N, _, [])).
con(N, primera_solucion_nr(N, _)).
con(N, solucion_nr(N, _)).
con(N, n_soluciones_nr(N, _)).

test(unbound, [forall(con(_, G)), error(instantiation_error)]) :- call(G).
test(atom, [forall(con(ocho, G)), error(type_error(integer, ocho))]) :- call(G).
test(float, [forall(con(8.0, G)), error(type_error(integer, 8.0))]) :- call(G).
test(zero, [forall(con(0, G)), error(domain_error(not_less_than_one, 0))]) :- call(G).
test(negative, [forall(con(-1, G)), error(domain_error(not_less_than_one, -1))]) :- call(G).
test(too_big_for_any_machine, [forall(con(100000000000000000000, G)), error(representation_error(_))]) :-
    call(G).
test(unknown_order, error(domain_error(opcion, orden(lisp)))) :-
    soluciones_nr(4, _, [orden(lisp)]).
test(unknown_option, error(domain_error(opcion, ordn(python)))) :-
    soluciones_nr(4, _, [ordn(python)]).
test(options_not_a_list, error(type_error(list, orden(python)))) :-
    soluciones_nr(4, _, orden(python)).
test(unbound_options, error(instantiation_error)) :-
    soluciones_nr(4, _, _).
test(bad_limit, error(domain_error(opcion, nodos_max(-3)))) :-
    soluciones_nr(4, _, [nodos_max(-3)]).
test(not_a_node, error(type_error(nodo_nr, algo))) :-
    sucesores_nr(algo, _).
test(not_a_position, error(type_error(posicion, 3))) :-
    valida([3], 1-1).
test(queens_of_a_board_that_are_no_list, error(type_error(list, 1-2))) :-
    muestra_reinas(1-2).

:- end_tests(reinas_errores).
