:- module(test_busqueda, []).
:- use_module(library(plunit)).
:- use_module(library(random)).
:- use_module(library(solution_sequences)).
:- use_module(library(rumbo/busqueda)).
:- use_module(oraculo_busqueda).
:- load_files(datos_otros:'../data/exercitium_otros.txt', [silent(true)]).

%   Each example file in a module of its own, as the files of nine students.
:- load_files(jarras:'../students/ejercicios/jarras.pl', []).
:- load_files(granjero:'../students/ejercicios/granjero.pl', []).
:- load_files(domino:'../students/ejercicios/domino.pl', []).
:- load_files(suma0:'../students/ejercicios/suma0.pl', []).
:- load_files(mochila:'../students/ejercicios/mochila.pl', []).
:- load_files(fichas:'../students/ejercicios/fichas.pl', []).
:- load_files(calendario:'../students/ejercicios/calendario.pl', []).
:- load_files(cambio:'../students/ejercicios/cambio.pl', []).
:- load_files(prim:'../students/ejercicios/prim.pl', []).

estilo(hs, haskell, lifo).
estilo(hs_2023, haskell, lifo).
estilo(hs_2024, haskell, fifo).
estilo(py, python, fifo).

%   Ties are for the searches with a comparison only.
empates_de(anchura, _, []).
empates_de(profundidad, _, []).
empates_de(pm, T, [empates(T)]).
empates_de(escalada, T, [empates(T)]).

:- begin_tests(busqueda_datos).

test(jugs, [forall(( datos_otros:jarras(E, P, K, Tres), estilo(E, O, _) )), true(K0-Tres0 == K-Tres)]) :-
    findall(S, jarras:jarras(P, S, [orden(O)]), Ss),
    length(Ss, K0),
    findall(S, limit(3, member(S, Ss)), Tres0).
test(farmer, [forall(( datos_otros:granjero(E, Ss), estilo(E, O, _) )), true(Ss0 == Ss)]) :-
    findall(S, granjero:granjero(S, [orden(O)]), Ss0).
test(dominoes, [forall(( datos_otros:domino(E, Fs, Ss), estilo(E, O, _) )), true(Ss0 == Ss)]) :-
    findall(S, domino:domino(O, Fs, S), Ss0).
test(subsets_of_sum_0, [forall(( datos_otros:suma0(E, Ns, Ss), estilo(E, O, _) )), true(Ss0 == Ss)]) :-
    suma0:suma0(O, Ns, Ss0).
test(knapsack, [forall(( datos_otros:mochila(E, Os, L, S, V), estilo(E, O, _) )), true(S0-V0 == S-V)]) :-
    mochila:mochila(Os, L, S0, V0, [orden(O)]).
test(tiles, [forall(( datos_otros:fichas(E, B, M, N, S), S \== [], estilo(E, O, T) )), true(S0 == S)]) :-
    empates_de(B, T, Mas),
    once(fichas:fichas(B, M, N, S0, [orden(O)|Mas])).
test(league, [forall(( datos_otros:calendario(E, N, K, Primero), estilo(E, O, _) )), true(K0-P0 == K-Primero)]) :-
    findall(C, calendario:calendario(N, C, [orden(O)]), Cs),
    length(Cs, K0),
    findall(C, limit(1, member(C, Cs)), P0).
test(coins, [forall(( datos_otros:cambio(E, N, Ms), estilo(E, O, T) )), true(Ms0 == Ms)]) :-
    cambio:cambio(N, Ms0, [orden(O), empates(T)]).
test(minimum_spanning_tree, [forall(( datos_otros:prim(E, G, As), estilo(E, O, T) )), true(As0 == As)]) :-
    prim:grafo(G, Grafo),
    prim:prim(Grafo, As0, [orden(O), empates(T)]).

:- end_tests(busqueda_datos).

:- begin_tests(busqueda_texto).

test(jugs_4_3_2,
     true(Tres == [[(0,0),(0,3),(3,0),(3,3),(4,2),(0,2),(2,0)],
                   [(0,0),(4,0),(1,3),(1,0),(0,1),(4,1),(2,3)],
                   [(0,0),(0,3),(3,0),(4,0),(1,3),(1,0),(0,1),(4,1),(2,3)]])) :-
    findall(S, limit(3, jarras:jarras((4,3,2), S)), Tres).
test(jugs_15_10_5, true(Ls == [3,5,5,7,7,7,8,9])) :-
    findall(L, ( jarras:jarras((15,10,5), S), length(S, L) ), Ls).
test(jugs_15_10_4, fail) :-
    jarras:jarras((15,10,4), _).
test(farmer_first, true(S == [(i,i,i,i),(d,i,d,i),(i,i,d,i),(d,d,d,i),(i,d,i,i),(d,d,i,d),(i,d,i,d),(d,d,d,d)])) :-
    once(granjero:granjero(S)).
test(farmer_has_two, true(K == 2)) :-
    aggregate_all(count, granjero:granjero(_), K).
test(dominoes_two_ways, all(S == [[(4,1),(1,2),(2,3)], [(3,2),(2,1),(1,4)]])) :-
    domino:domino([(1,2),(2,3),(1,4)], S).
test(dominoes_with_a_double, all(S == [[(4,1),(1,1),(1,2)], [(2,1),(1,1),(1,4)]])) :-
    domino:domino([(1,2),(1,1),(1,4)], S).
test(dominoes_in_a_row, all(S == [[(1,2),(2,3),(3,4)], [(4,3),(3,2),(2,1)]])) :-
    domino:domino([(1,2),(3,4),(2,3)], S).
test(dominoes_that_do_not_fit, fail) :-
    domino:domino([(1,2),(2,3),(5,4)], _).
test(sum_0_of_five, true(Ss == [[-3,-2,5]])) :-
    suma0:suma0([-7,-3,-2,5,8], Ss).
test(sum_0_of_six, true(Ss == [[-7,-3,-2,-1,5,8],[-7,-1,8],[-3,-2,5]])) :-
    suma0:suma0([-7,-3,-2,5,8,-1], Ss).
test(sum_0_of_none, true(Ss == [])) :-
    suma0:suma0([-7,-3,1,5,8], Ss).
test(knapsack_of_8, true(S-V == [(5,10),(3,5)]-15)) :-
    mochila:mochila([(2,3),(3,5),(4,6),(5,10)], 8, S, V).
test(knapsack_of_10, true(S-V == [(3,5),(3,5),(2,3),(2,3)]-16)) :-
    mochila:mochila([(2,3),(3,5),(5,6)], 10, S, V).
test(knapsack_of_35, true(S-V == [(6,13),(6,13),(6,13),(6,13),(6,13),(3,6),(2,4)]-75)) :-
    mochila:mochila([(8,15),(15,10),(3,6),(6,13),(2,4),(4,8),(5,6),(7,7)], 35, S, V).
test(knapsack_with_fractions, true(S-V == [(3,4.4),(3,4.4),(2,2.8),(2,2.8)]-14.4)) :-
    mochila:mochila([(2,2.8),(3,4.4),(5,6.1)], 10, S, V).
test(tiles_depth_first,
     true(S == [[b,b,h,v,v],[b,h,b,v,v],[h,b,b,v,v],[v,b,b,h,v],[v,b,h,b,v],[v,h,b,b,v],
                [h,v,b,b,v],[b,v,h,b,v],[b,h,v,b,v],[h,b,v,b,v],[b,b,v,h,v],[b,b,v,v,h],
                [b,h,v,v,b],[h,b,v,v,b],[v,b,h,v,b],[v,h,b,v,b],[h,v,b,v,b],[b,v,h,v,b],
                [b,v,v,h,b],[h,v,v,b,b],[v,h,v,b,b],[v,v,h,b,b]])) :-
    once(fichas:fichas(profundidad, 2, 2, S)).
test(tiles_breadth_first,
     true(S == [[b,b,h,v,v],[b,b,v,v,h],[b,h,v,v,b],[b,v,v,h,b],[h,v,v,b,b],[v,v,h,b,b]])) :-
    once(fichas:fichas(anchura, 2, 2, S)).
test(tiles_best_first_and_hill_climbing_as_in_the_text,
     [forall(member(B, [pm,escalada])),
      true(S == [[b,b,h,v,v],[b,h,b,v,v],[b,v,b,h,v],[h,v,b,b,v],[v,h,b,b,v],[v,v,b,b,h],[v,v,b,h,b],[v,v,h,b,b]])]) :-
    once(fichas:fichas(B, 2, 2, S)).
test(tiles_best_first_and_hill_climbing_as_in_the_checks_of_the_text,
     [forall(member(B, [pm,escalada])),
      true(S == [[b,b,h,v,v],[b,b,v,v,h],[b,h,v,v,b],[b,v,v,h,b],[h,v,v,b,b],[v,v,h,b,b]])]) :-
    once(fichas:fichas(B, 2, 2, S, [empates(fifo)])).
test(league_of_six_first, true(C == [[2,3,4,5,6],[1,4,5,6,3],[5,1,6,4,2],[6,2,1,3,5],[3,6,2,1,4],[4,5,3,2,1]])) :-
    once(calendario:calendario(6, C)).
test(league_of_five_has_none, fail) :-
    calendario:calendario(5, _).
test(coins_of_199, true(Ms == [2,2,5,20,20,50,100])) :-
    cambio:cambio(199, Ms).
test(trees_of_the_text,
     [forall(member(G-As, [g1-[(2,4,55),(1,3,34),(2,5,32),(1,2,12)],
                           g2-[(2,5,32),(2,4,12),(1,2,13),(1,3,11)],
                           g3-[(5,7,9),(2,3,7),(5,4,5),(6,5,3),(1,6,6),(1,2,5)],
                           g4-[(5,7,9),(5,4,5),(5,3,1),(6,5,3),(1,6,6),(1,2,5)]])),
      true(As0 == As)]) :-
    prim:grafo(G, Grafo),
    prim:prim(Grafo, As0).

:- end_tests(busqueda_texto).

:- begin_tests(busqueda_conducta).

%   Random trees: a state is a list of digits, its successors depend on a seed; a clumsy key makes many ties.
suc(Semilla, Ds, Hijos) :-
    length(Ds, L),
    (   L >= 5
    ->  Hijos = []
    ;   foldl([D,A0,A]>>(A is (A0*7+D+3) mod 101), Ds, Semilla, A),
        N is A mod 4,
        findall([D|Ds], ( between(1, N, I), D is (A*I) mod 10 ), Hijos)
    ).

fin([D|Ds]) :-
    0 is D mod 3,
    length(Ds, L),
    L >= 1.

por_suma(Orden, A, B) :-
    sum_list(A, SA), sum_list(B, SB),
    KA is SA mod 5, KB is SB mod 5,
    compare(Orden, KA, KB).

variante(S, O) :- between(1, 60, S), member(O, [haskell,python]).

test(breadth_first_like_the_literal_one, [forall(variante(S, O)), true(Ss == Lentas)]) :-
    anchura(suc(S), fin, [S], O, Lentas),
    findall(X, busca_anchura(suc(S), fin, [S], X, [orden(O)]), Ss).
test(depth_first_like_the_literal_one, [forall(variante(S, O)), true(Ss == Lentas)]) :-
    profundidad(suc(S), fin, [S], O, Lentas),
    findall(X, busca_profundidad(suc(S), fin, [S], X, [orden(O)]), Ss).
test(best_first_like_the_literal_one,
     [forall(( variante(S, O), member(T, [lifo,fifo]), member(C, [compare,por_suma]) )), true(Ss == Lentas)]) :-
    primero_mejor(suc(S), fin, C, [S], O, T, Lentas),
    findall(X, busca_pm(suc(S), fin, [S], X, [orden(O), empates(T), comparacion(C)]), Ss).
test(hill_climbing_like_the_literal_one,
     [forall(( variante(S, O), member(T, [lifo,fifo]), member(C, [compare,por_suma]) )), true(Ss == Lentas)]) :-
    escalada(suc(S), fin, C, [S], O, T, Lentas),
    findall(X, busca_escalada(suc(S), fin, [S], X, [orden(O), empates(T), comparacion(C)]), Ss).

cuenta_atras(N, []) :- N =< 0, !.
cuenta_atras(N, [M]) :- M is N-1.

naturales(N, [N1]) :- N1 is N+1.
par(N) :- 0 is N mod 2.

test(solutions_come_lazily_from_an_infinite_space, [forall(member(B-Esperados, [busca_anchura-[2,4,6]])), true(Ns == Esperados)]) :-
    findall(N, limit(3, sin_fin(B, N)), Ns).

%   An even number is a solution and has no successors: start from the odd ones beside it.
sin_fin(B, N) :- call(B, impares, par, 1, N).

impares(N, [P,M]) :- P is N+1, M is N+2.

test(no_choice_point_after_the_only_solution) :-
    busca_anchura(cuenta_atras, ==(0), 3, 0).
test(failing_successors_are_none, [forall(member(B, [busca_anchura,busca_profundidad,busca_pm,busca_escalada])), fail]) :-
    call(B, [_,_]>>fail, ==(1), 0, _).
test(no_solution_fails, [forall(member(B, [busca_anchura,busca_profundidad,busca_pm,busca_escalada])), fail]) :-
    call(B, cuenta_atras, ==(7), 3, _).
test(hill_climbing_gives_one_solution, true(N == 1)) :-
    aggregate_all(count, busca_escalada(impares, par, 1, _), N).
test(order_of_haskell_reverses_siblings, all(X == [c,b,a])) :-
    busca_anchura([r,[a,b,c]]>>true, \==(r), r, X).
test(order_of_python_keeps_siblings, all(X == [a,b,c])) :-
    busca_anchura([r,[a,b,c]]>>true, \==(r), r, X, [orden(python)]).
test(default_comparison_is_the_standard_order, all(X == [a,b,c])) :-
    busca_pm([r,[c,a,b]]>>true, \==(r), r, X).
test(repeated_states_are_kept, all(X == [a,a])) :-
    busca_anchura([r,[a,a]]>>true, \==(r), r, X).
test(goal_does_not_bind_the_state, all(X == [f(1)])) :-
    busca_anchura([_,[]]>>true, [f(_)]>>true, f(1), X).
test(search_within_a_search, all(X-Y == [2-2,2-4,4-2,4-4])) :-
    limit(4, ( limit(2, busca_anchura(impares, par, 1, X)), limit(2, busca_anchura(impares, par, 1, Y)) )).

test(node_limit, error(resource_error(limite(nodos(10))))) :-
    busca_anchura(naturales, ==(-1), 0, _, [nodos_max(10)]).
test(exactly_enough_nodes) :-
    busca_anchura(cuenta_atras, ==(0), 10, 0, [nodos_max(10)]).
test(memory_limit, error(resource_error(limite(memoria(100000))))) :-
    busca_anchura(naturales, ==(-1), 0, _, [memoria_max(100000)]).
test(time_limit, error(resource_error(limite(tiempo(0.05))))) :-
    busca_anchura(naturales, ==(-1), 0, _, [tiempo_max(0.05)]).
test(hill_climbing_has_limits_too, error(resource_error(limite(nodos(10))))) :-
    busca_escalada(naturales, ==(-1), 0, _, [nodos_max(10)]).

:- end_tests(busqueda_conducta).

:- begin_tests(busqueda_errores).

procedimiento(busca_anchura).
procedimiento(busca_profundidad).
procedimiento(busca_pm).
procedimiento(busca_escalada).

test(unbound_successors, [forall(procedimiento(B)), error(instantiation_error)]) :-
    call(B, _, ==(1), 0, _).
test(successors_that_do_not_exist, [forall(procedimiento(B)), error(existence_error(procedure, _))]) :-
    call(B, no_definido_en_parte_alguna, ==(1), 0, _).
test(unbound_start, [forall(procedimiento(B)), error(instantiation_error)]) :-
    call(B, [_,[]]>>true, ==(1), _, _).
test(successor_that_is_not_ground, [forall(procedimiento(B)), error(instantiation_error)]) :-
    call(B, [_,[f(_)]]>>true, ==(1), 0, _).
test(successors_that_are_no_list, [forall(procedimiento(B)), error(type_error(list, uno))]) :-
    call(B, [_,uno]>>true, ==(1), 0, _).
test(successors_that_are_a_partial_list, [forall(procedimiento(B)), error(instantiation_error)]) :-
    call(B, [_,[1|_]]>>true, ==(1), 0, _).
test(an_exception_passes_unchanged, [forall(procedimiento(B)), throws(basta)]) :-
    call(B, [_,_]>>throw(basta), ==(1), 0, _).
test(an_exception_of_the_goal_passes_unchanged, [forall(procedimiento(B)), throws(basta)]) :-
    call(B, [_,[]]>>true, [_]>>throw(basta), 0, _).
test(an_exception_of_the_comparison_passes_unchanged, throws(basta)) :-
    busca_pm([N,[M,M]]>>(M is N+1), ==(5), 0, _, [comparacion([_,_,_]>>throw(basta))]).
test(a_comparison_that_says_something_else, error(domain_error(orden, mayor))) :-
    busca_pm([N,[M,M]]>>(M is N+1), ==(5), 0, _, [comparacion([mayor,_,_]>>true)]).
test(a_comparison_that_fails, error(existence_error(comparacion, _))) :-
    busca_pm([N,[M,M]]>>(M is N+1), ==(5), 0, _, [comparacion([_,_,_]>>fail)]).
test(unknown_option, error(domain_error(opcion, ordenes(python)))) :-
    busca_anchura([_,[]]>>true, ==(1), 0, _, [ordenes(python)]).
test(unknown_order, error(domain_error(opcion, orden(lisp)))) :-
    busca_anchura([_,[]]>>true, ==(1), 0, _, [orden(lisp)]).
test(unknown_ties, error(domain_error(opcion, empates(total)))) :-
    busca_pm([_,[]]>>true, ==(1), 0, _, [empates(total)]).
test(comparison_where_there_is_none, error(domain_error(opcion, comparacion(_)))) :-
    busca_anchura([_,[]]>>true, ==(1), 0, _, [comparacion(compare)]).

:- end_tests(busqueda_errores).
