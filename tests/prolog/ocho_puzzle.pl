:- module(test_ocho_puzzle, []).
:- use_module(library(plunit)).
:- use_module(library(time)).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/ocho_puzzle)).
:- use_module(oraculo_ocho_puzzle, []).
:- load_files(datos_ocho:'../data/exercitium_8puzzle.txt', [silent(true)]).

%!  facts(?Empates, ?Id, ?Tablero, ?Longitud, ?Expandidos)
%
%   The three columns of the data file by the name of their ties here.

facts(lifo, Id, T, L, X) :- datos_ocho:puzzle8(Id, T, _, L, _, _), datos_ocho:puzzle8_exp(Id, X, _, _).
facts(fifo, Id, T, L, X) :- datos_ocho:puzzle8(Id, T, _, _, L, _), datos_ocho:puzzle8_exp(Id, _, X, _).
facts(total, Id, T, L, X) :- datos_ocho:puzzle8(Id, T, _, _, _, L), datos_ocho:puzzle8_exp(Id, _, _, X).

orden_de(hs_2023, lifo).
orden_de(hs_2024, fifo).
orden_de(py, total).

:- begin_tests(ocho_puzzle_datos).

test(goal_board, [forall(datos_ocho:objetivo(T)), true(T0 == T)]) :-
    tablero_final(T0).
test(length_and_expansions, [forall(facts(E, _, T, L, X)), true(L0-X0 == L-X)]) :-
    solucion_8puzzle(T, Ts, [empates(E), estadisticas(D)]),
    length(Ts, L0),
    X0 = D.expandidos.
test(whole_answer,
     [forall(( datos_ocho:puzzle8_sol(Id, O, Ts), orden_de(O, E), datos_ocho:puzzle8(Id, T, _, _, _, _) )),
      true(Ts0 == Ts)]) :-
    solucion_8puzzle(T, Ts0, [empates(E)]).
test(default_ties_are_lifo, [forall(datos_ocho:puzzle8_sol(Id, hs_2023, Ts)), true(Ts0 == Ts)]) :-
    datos_ocho:puzzle8(Id, T, _, _, _, _),
    solucion_8puzzle(T, Ts0).
test(optimum_is_the_shortest_plan_of_the_engine,
     [forall(datos_ocho:puzzle8(_, T, Optimo, _, _, _)), true(L == Optimo)]) :-
    tablero_final(Final),
    plan(anchura, T, Plan, [objetivo(Final)]),
    length(Plan, L).
test(never_shorter_than_the_optimum,
     [forall(( datos_ocho:puzzle8(_, T, Optimo, _, _, _), member(E, [lifo,fifo,total]) ))]) :-
    solucion_8puzzle(T, Ts, [empates(E)]),
    length(Ts, L),
    L > Optimo.

:- end_tests(ocho_puzzle_datos).

:- begin_tests(ocho_puzzle_texto).

test(solution_of_the_first_example,
     true(Ts == [[[0,1,3],[8,2,4],[7,6,5]], [[1,0,3],[8,2,4],[7,6,5]], [[1,2,3],[8,0,4],[7,6,5]]])) :-
    solucion_8puzzle([[0,1,3],[8,2,4],[7,6,5]], Ts).
test(length_of_the_second_example, true(L == 21)) :-
    solucion_8puzzle([[2,6,3],[5,0,4],[1,7,8]], Ts),
    length(Ts, L).
test(python_test,
     true(Ts == [[[8,1,3],[0,2,4],[7,6,5]], [[0,1,3],[8,2,4],[7,6,5]],
                 [[1,0,3],[8,2,4],[7,6,5]], [[1,2,3],[8,0,4],[7,6,5]]])) :-
    solucion_8puzzle([[8,1,3],[0,2,4],[7,6,5]], Ts, [empates(total)]).
test(initial_state, true(E == [[[0,1,3],[8,2,4],[7,6,5]]])) :-
    inicial([[0,1,3],[8,2,4],[7,6,5]], E).
test(final_state) :-
    es_final([[[1,2,3],[8,0,4],[7,6,5]], [[1,0,3],[8,2,4],[7,6,5]]]).
test(not_a_final_state, fail) :-
    es_final([[[1,0,3],[8,2,4],[7,6,5]], [[1,2,3],[8,0,4],[7,6,5]]]).
test(successors_of_a_state,
     true(Es == [[[[2,0,3],[8,1,4],[7,6,5]], [[2,1,3],[8,0,4],[7,6,5]]],
                 [[[2,1,3],[8,6,4],[7,0,5]], [[2,1,3],[8,0,4],[7,6,5]]],
                 [[[2,1,3],[0,8,4],[7,6,5]], [[2,1,3],[8,0,4],[7,6,5]]],
                 [[[2,1,3],[8,4,0],[7,6,5]], [[2,1,3],[8,0,4],[7,6,5]]]])) :-
    sucesores([[[2,1,3],[8,0,4],[7,6,5]]], Es).
test(python_successors_of_the_first_board,
     true(Es == [[[[8,1,3],[0,2,4],[7,6,5]], [[0,1,3],[8,2,4],[7,6,5]]],
                 [[[1,0,3],[8,2,4],[7,6,5]], [[0,1,3],[8,2,4],[7,6,5]]]])) :-
    sucesores([[[0,1,3],[8,2,4],[7,6,5]]], Es).
test(python_successors_of_the_second_state,
     true(Es == [[[[1,2,3],[8,0,4],[7,6,5]], [[1,0,3],[8,2,4],[7,6,5]], [[0,1,3],[8,2,4],[7,6,5]]],
                 [[[1,3,0],[8,2,4],[7,6,5]], [[1,0,3],[8,2,4],[7,6,5]], [[0,1,3],[8,2,4],[7,6,5]]]])) :-
    sucesores([[[1,0,3],[8,2,4],[7,6,5]], [[0,1,3],[8,2,4],[7,6,5]]], Es).
test(heuristics_beside_the_python_successors, true(Hs == [4,2,0,4])) :-
    maplist(heuristica,
            [[[8,1,3],[0,2,4],[7,6,5]], [[1,0,3],[8,2,4],[7,6,5]],
             [[1,2,3],[8,0,4],[7,6,5]], [[1,3,0],[8,2,4],[7,6,5]]],
            Hs).
test(successor_boards,
     true(Ts == [[[2,0,3],[8,1,4],[7,6,5]], [[2,1,3],[8,6,4],[7,0,5]],
                 [[2,1,3],[0,8,4],[7,6,5]], [[2,1,3],[8,4,0],[7,6,5]]])) :-
    tableros_sucesores([[2,1,3],[8,0,4],[7,6,5]], Ts).
test(neighbours_of_the_centre, true(Ps == [1-2,3-2,2-1,2-3])) :-
    posiciones_vecinas(2-2, Ps).
test(neighbours_of_a_side, true(Ps == [2-2,1-1,1-3])) :-
    posiciones_vecinas(1-2, Ps).
test(neighbours_of_a_corner, true(Ps == [2-1,1-2])) :-
    posiciones_vecinas(1-1, Ps).
test(position_of_the_blank, true(P == 2-2)) :-
    posicion_hueco([[2,1,3],[8,0,4],[7,6,5]], P).
test(position_of_a_tile, true(P == 2-3)) :-
    posicion_elemento([[2,1,3],[8,0,4],[7,6,5]], 4, P).
test(swap, true(T == [[2,0,3],[8,1,4],[7,6,5]])) :-
    intercambia([[2,1,3],[8,0,4],[7,6,5]], 1-2, 2-2, T).
test(heuristic_counts_the_blank, true(H == 4)) :-
    heuristica([[0,1,3],[8,2,4],[7,6,5]], H).
test(distance, true(D == 8)) :-
    distancia(2-7, 4-1, D).

:- end_tests(ocho_puzzle_texto).

:- begin_tests(ocho_puzzle_conducta).

%   Boards whose literal search stays short enough for a sorted list.
breve(T, E) :- facts(E, _, T, _, X), X =< 140.

test(equals_the_literal_program, [forall(breve(T, E)), true(Ts-X == Ts1-X1)]) :-
    oraculo_ocho_puzzle:solucion(T, E, Ts1, X1),
    solucion_8puzzle(T, Ts, [empates(E), estadisticas(D)]),
    X = D.expandidos.
test(successors_like_the_literal_ones, [forall(datos_ocho:puzzle8(_, T, _, _, _, _)), true(Ts == Lentos)]) :-
    oraculo_ocho_puzzle:tableros_sucesores(T, Lentos),
    tableros_sucesores(T, Ts).
test(heuristic_like_the_literal_one, [forall(datos_ocho:puzzle8(_, T, _, _, _, _)), true(H == Lenta)]) :-
    oraculo_ocho_puzzle:heuristica(T, Lenta),
    heuristica(T, H).
test(a_board_of_the_other_half_fails, [forall(member(E, [lifo,fifo,total])), fail]) :-
    solucion_8puzzle([[2,1,3],[8,0,4],[7,6,5]], _, [empates(E)]).
test(successors_drop_the_boards_of_their_own_path, true(Es == [])) :-
    sucesores([[[0,1,3],[8,2,4],[7,6,5]], [[1,0,3],[8,2,4],[7,6,5]], [[8,1,3],[0,2,4],[7,6,5]]], Es).
test(node_limit, error(resource_error(limite(nodos(51))))) :-
    solucion_8puzzle([[2,6,3],[5,0,4],[1,7,8]], _, [nodos_max(51)]).
test(exactly_enough_nodes, true(L == 21)) :-
    solucion_8puzzle([[2,6,3],[5,0,4],[1,7,8]], Ts, [nodos_max(52)]),
    length(Ts, L).
test(memory_limit, error(resource_error(limite(memoria(100))))) :-
    solucion_8puzzle([[2,6,3],[5,0,4],[1,7,8]], _, [memoria_max(100)]).
test(time_limit_is_accepted) :-
    solucion_8puzzle([[2,6,3],[5,0,4],[1,7,8]], _, [tiempo_max(60)]).
test(position_of_any_tile, all(X-P == [2-(1-1),1-(1-2),3-(1-3),8-(2-1),0-(2-2),4-(2-3),7-(3-1),6-(3-2),5-(3-3)])) :-
    posicion_elemento([[2,1,3],[8,0,4],[7,6,5]], X, P).
test(goal_board_is_recognised) :-
    tablero_final([[1,2,3],[8,0,4],[7,6,5]]).

:- end_tests(ocho_puzzle_conducta).

:- begin_tests(ocho_puzzle_errores).

test(unbound_board, error(instantiation_error)) :-
    solucion_8puzzle(_, _).
test(unbound_tile, error(instantiation_error)) :-
    solucion_8puzzle([[_,1,3],[8,2,4],[7,6,5]], _).
test(partial_row, error(instantiation_error)) :-
    solucion_8puzzle([[0,1,3],[8,2|_],[7,6,5]], _).
test(not_a_list, error(type_error(list, tablero))) :-
    solucion_8puzzle(tablero, _).
test(row_that_is_no_list, error(type_error(list, 0))) :-
    solucion_8puzzle([0,1,3,8,2,4,7,6,5], _).
test(tile_that_is_no_integer, error(type_error(integer, a))) :-
    solucion_8puzzle([[a,1,3],[8,2,4],[7,6,5]], _).
test(repeated_tile, error(domain_error(tablero, [[1,1,3],[8,2,4],[7,6,5]]))) :-
    solucion_8puzzle([[1,1,3],[8,2,4],[7,6,5]], _).
test(two_rows, error(domain_error(tablero, [[0,1,3],[8,2,4]]))) :-
    solucion_8puzzle([[0,1,3],[8,2,4]], _).
test(long_row, error(domain_error(tablero, _))) :-
    solucion_8puzzle([[0,1,3,8],[2,4],[7,6,5]], _).
test(nine_is_no_tile, error(domain_error(tablero, _))) :-
    solucion_8puzzle([[9,1,3],[8,2,4],[7,6,5]], _).
test(cyclic_board, error(_)) :-
    T = [[0,1,3]|T],
    solucion_8puzzle(T, _).
test(unknown_ties, error(domain_error(opcion, empates(azar)))) :-
    solucion_8puzzle([[0,1,3],[8,2,4],[7,6,5]], _, [empates(azar)]).
test(unknown_option, error(domain_error(opcion, empate(lifo)))) :-
    solucion_8puzzle([[0,1,3],[8,2,4],[7,6,5]], _, [empate(lifo)]).
test(empty_state, error(type_error(estado, []))) :-
    sucesores([], _).
test(heuristic_of_no_board, error(domain_error(tablero, _))) :-
    heuristica([[0,0,0],[0,0,0],[0,0,0]], _).
test(position_out_of_the_board, error(domain_error(posicion, 0-1))) :-
    posiciones_vecinas(0-1, _).
test(swap_out_of_the_board, error(domain_error(posicion, 4-1))) :-
    intercambia([[0,1,3],[8,2,4],[7,6,5]], 1-1, 4-1, _).

:- end_tests(ocho_puzzle_errores).
