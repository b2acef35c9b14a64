:- encoding(utf8).
:- module(test_puzzle_pila, []).
:- use_module(library(plunit)).
:- use_module(library(time)).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/puzzle_pila)).
:- use_module(oraculo_pila, []).
:- load_files(datos_pila:'../data/pila_heuristicas.txt', [silent(true)]).

heuristica(1, piezas_fuera_de_lugar).
heuristica(2, suma_de_distancias).
heuristica(3, regresos_directos).
heuristica(31, regresos_directos(sumados)).
heuristica(32, regresos_directos(solos)).

:- begin_tests(puzzle_pila_datos).

test(popped_inserted_and_moves,
     [forall(( datos_pila:pila(_, S, _, N, P, I, M), heuristica(N, H) )), true(P0/I0/M0/L == P/I/M/M)]) :-
    resuelve_pila(H, S, [_|Pasos], [estadisticas(D)]),
    P0 = D.expandidos, I0 = D.estados, M0 = D.profundidad,
    length(Pasos, L).
test(other_readings_of_the_third,
     [forall(( datos_pila:pila_alt(_, S, N, P, I, M), heuristica(N, H) )), true(P0/I0/M0 == P/I/M)]) :-
    resuelve_pila(H, S, _, [estadisticas(D)]),
    P0 = D.expandidos, I0 = D.estados, M0 = D.profundidad.
test(children_in_the_order_of_pushing,
     [forall(( datos_pila:pila_hijos(S, N, Hs), heuristica(N, H) )), true(Hs0 == Hs)]) :-
    hijos_pila(H, S, Hs0).
test(whole_path,
     [forall(( datos_pila:pila_camino(Id, N, Ss), heuristica(N, H), datos_pila:pila(Id, S, _, N, _, _, _) )),
      true(Ss0 == Ss)]) :-
    resuelve_pila(H, S, Ss0).
test(optimum_is_the_shortest_plan_of_the_engine,
     [forall(datos_pila:pila(_, S, O, 1, _, _, _)), true(L == O)]) :-
    plan(anchura, S, Plan, [objetivo([0,1,2,3,4,5,6,7,8])]),
    length(Plan, L).
test(no_path_is_shorter_than_the_optimum, [forall(( datos_pila:pila(_, S, O, N, _, _, _), heuristica(N, H) ))]) :-
    resuelve_pila(H, S, Ss),
    length(Ss, L),
    L > O.
test(every_state_is_inserted_where_there_is_no_solution,
     [forall(( datos_pila:pila_sin_solucion(S, I), heuristica(N, H), N =< 3 )), true(R == sin_solucion(agotado(I)))]) :-
    resultado_pila(H, S, R, [paridad(false)]).
test(no_solution_fails, [forall(( datos_pila:pila_sin_solucion(S, _), heuristica(_, H) )), fail]) :-
    resuelve_pila(H, S, _).
test(no_solution_is_known_by_parity, [forall(datos_pila:pila_sin_solucion(S, _)), true(R == sin_solucion(paridad))]) :-
    resultado_pila(suma_de_distancias, S, R, []).

:- end_tests(puzzle_pila_datos).

:- begin_tests(puzzle_pila_texto).

ejemplo([1,2,3,4,0,5,6,7,8]).

test(values_of_the_four_children, true(Vs == [4,5,5,3])) :-
    maplist(piezas_fuera_de_lugar,
            [[1,0,3,4,2,5,6,7,8], [1,2,3,4,5,0,6,7,8], [1,2,3,4,7,5,6,0,8], [1,2,3,0,4,5,6,7,8]],
            Vs).
test(order_in_which_the_children_are_pushed,
     true(Hs == [[1,2,3,4,7,5,6,0,8]-5, [1,2,3,4,5,0,6,7,8]-5, [1,0,3,4,2,5,6,7,8]-4, [1,2,3,0,4,5,6,7,8]-3])) :-
    ejemplo(S),
    hijos_pila(piezas_fuera_de_lugar, S, Hs).
test(blank_is_not_out_of_place, true(V == 1)) :-
    piezas_fuera_de_lugar([1,0,2,3,4,5,6,7,8], V).
test(top_of_the_stack_is_the_next_state, true(Siguiente == [1,2,3,0,4,5,6,7,8])) :-
    ejemplo(S),
    resuelve_pila(piezas_fuera_de_lugar, S, [S,Siguiente|_]).
test(example_is_printed_step_by_step, true(Texto == Esperado)) :-
    ejemplo(S),
    with_output_to(string(Texto), muestra_paso_pila(piezas_fuera_de_lugar, S)),
    Esperado = "\c
Estado que se saca de la pila:
1 2 3
4   5
6 7 8

Hijos, en el orden en que se meten en la pila:
1 2 3    1 2 3    1   3    1 2 3
4 7 5    4 5      4 2 5      4 5
6   8    6 7 8    6 7 8    6 7 8
  5        5        4        3

Queda en el tope, y es el siguiente:
1 2 3
  4 5
6 7 8
".

:- end_tests(puzzle_pila_texto).

:- begin_tests(puzzle_pila_conducta).

breve(S, N, H) :- datos_pila:pila(_, S, _, N, _, I, _), I < 1000, heuristica(N, H).
breve(S, N, H) :- datos_pila:pila_alt(_, S, N, _, I, _), I < 1000, heuristica(N, H).

test(equals_the_literal_program, [forall(breve(S, N, H)), true(Ss/P/I == Ss1/P1/I1)]) :-
    oraculo_pila:resuelve(N, S, Ss1, P1, I1),
    resuelve_pila(H, S, Ss, [estadisticas(D)]),
    P = D.expandidos, I = D.estados.
test(children_like_the_literal_ones,
     [forall(( datos_pila:pila(_, S, _, 1, _, _, _), heuristica(N, H) )), true(Hs == Lentos)]) :-
    oraculo_pila:hijos(N, S, Lentos),
    hijos_pila(H, S, Hs).
test(heuristics_are_predicates_too, true(G/H/FD == 5/7/(12/0))) :-
    piezas_fuera_de_lugar([1,2,3,4,7,5,6,0,8], G),
    suma_de_distancias([1,2,3,4,7,5,6,0,8], H),
    regresos_directos([1,2,3,4,7,5,6,0,8], FD).
test(a_bound_answer_is_checked, fail) :-
    resuelve_pila(piezas_fuera_de_lugar, [0,1,2,3,4,5,6,7,8], [otro]).
test(node_limit, error(resource_error(limite(nodos(13))))) :-
    resuelve_pila(piezas_fuera_de_lugar, [1,2,3,4,0,5,6,7,8], _, [nodos_max(13)]).
test(exactly_enough_nodes, true(L == 15)) :-
    resuelve_pila(piezas_fuera_de_lugar, [1,2,3,4,0,5,6,7,8], Ss, [nodos_max(14)]),
    length(Ss, L).
test(limit_is_a_result, true(R == limite(nodos(13)))) :-
    resultado_pila(piezas_fuera_de_lugar, [1,2,3,4,0,5,6,7,8], R, [nodos_max(13)]).
test(solution_is_a_result, true(R == solucion([[0,1,2,3,4,5,6,7,8]]))) :-
    resultado_pila(piezas_fuera_de_lugar, [0,1,2,3,4,5,6,7,8], R, []).

:- end_tests(puzzle_pila_conducta).

:- begin_tests(puzzle_pila_menu).

%   What the menu prints when these lines are typed and the input ends.
charla(Lineas, Texto) :-
    atomics_to_string_lines(Lineas, Entrada),
    setup_call_cleanup(
        ( open_string(Entrada, In), stream_property(Antes, alias(user_input)), set_input(In) ),
        with_output_to(string(Texto), puzzle_3x3),
        ( set_input(Antes), close(In) )).

atomics_to_string_lines(Lineas, Texto) :-
    atomic_list_concat(Lineas, '\n', Atomo),
    string_concat(Atomo, "\n", Texto).

dice(Texto, Parte) :-
    sub_string(Texto, _, _, _, Parte),
    !.

test(solves_with_each_heuristic, [forall(member(Opcion, ['1','2','3']))]) :-
    charla(['1 2 3 4 0 5 6 7 8', Opcion, '0'], T),
    dice(T, "14 movimientos"),
    dice(T, "14 estados sacados"),
    dice(T, "29 insertados").
test(prints_the_whole_path) :-
    charla(['[1,4,2,3,0,5,6,7,8]', '1', '0'], T),
    dice(T, "1 4 2\n3   5\n6 7 8\n"),
    dice(T, "1   2\n3 4 5\n6 7 8\n"),
    dice(T, "  1 2\n3 4 5\n6 7 8\n").
test(table_of_the_three) :-
    charla(['1,0,5,3,2,4,6,7,8', '4', '0'], T),
    dice(T, "55"), dice(T, "107"), dice(T, "148"), dice(T, "274"), dice(T, "145"), dice(T, "202"), dice(T, "372"), dice(T, "201").
test(bad_boards_are_asked_again) :-
    charla(['hola', '1 2 3', '1 1 2 3 4 5 6 7 8', '9 1 2 3 4 5 6 7 8', 'f(', '', '3 1 2 0 4 5 6 7 8', '1', '0'], T),
    dice(T, "1 movimiento").
test(bad_options_are_asked_again) :-
    charla(['3 1 2 0 4 5 6 7 8', 'x', '17', '-1', '', '1', '0'], T),
    dice(T, "1 movimiento").
test(board_without_solution) :-
    charla(['0 2 1 3 4 5 6 7 8', '1', '4', '0'], T),
    dice(T, "no tiene solución").
test(end_of_input_ends_it_at_the_board) :-
    charla([], _).
test(end_of_input_ends_it_at_the_options) :-
    charla(['3 1 2 0 4 5 6 7 8'], _).
test(another_board) :-
    charla(['3 1 2 0 4 5 6 7 8', '5', '1 4 2 3 0 5 6 7 8', '1', '0'], T),
    dice(T, "2 movimientos").

:- end_tests(puzzle_pila_menu).

:- begin_tests(puzzle_pila_errores).

test(unbound_heuristic, error(instantiation_error)) :-
    resuelve_pila(_, [0,1,2,3,4,5,6,7,8], _).
test(unknown_heuristic, error(domain_error(heuristica, manhatan))) :-
    resuelve_pila(manhatan, [0,1,2,3,4,5,6,7,8], _).
test(unknown_reading, error(domain_error(heuristica, regresos_directos(otros)))) :-
    resuelve_pila(regresos_directos(otros), [0,1,2,3,4,5,6,7,8], _).
test(unbound_board, error(instantiation_error)) :-
    resuelve_pila(suma_de_distancias, _, _).
test(unbound_tile, error(instantiation_error)) :-
    resuelve_pila(suma_de_distancias, [0,1,2,3,4,5,6,7,_], _).
test(not_a_list, error(type_error(list, tablero))) :-
    resuelve_pila(suma_de_distancias, tablero, _).
test(not_an_integer, error(type_error(integer, a))) :-
    resuelve_pila(suma_de_distancias, [a,1,2,3,4,5,6,7,8], _).
test(short_board, error(domain_error(tablero, [0,1,2]))) :-
    resuelve_pila(suma_de_distancias, [0,1,2], _).
test(repeated_tile, error(domain_error(tablero, [1,1,2,3,4,5,6,7,8]))) :-
    resuelve_pila(suma_de_distancias, [1,1,2,3,4,5,6,7,8], _).
test(heuristic_of_no_board, error(domain_error(tablero, []))) :-
    piezas_fuera_de_lugar([], _).
test(unknown_option, error(domain_error(opcion, nodos(3)))) :-
    resuelve_pila(suma_de_distancias, [0,1,2,3,4,5,6,7,8], _, [nodos(3)]).

:- end_tests(puzzle_pila_errores).
