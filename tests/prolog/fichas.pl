:- module(test_fichas, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(aggregate)).
:- use_module(library(assoc)).
:- use_module(library(pairs)).
:- use_module(library(rumbo)).
:- use_module(oraculo_fichas).

/** <module> Heuristics, parity and boards to play with, against slow versions of them
*/

%   No meta/1 here: the searches below would take it for theirs.

ordenado([1,2,3,4,5,6,7,8,0]).

objetivo([1,2,3,4,5,6,7,8,0]).
objetivo([1,2,3,8,0,4,7,6,5]).
objetivo([0,1,2,3,4,5,6,7,8]).
objetivo([5,1,7,2,4,0,8,6,3]).

%   muestra(+Objetivo, -S, -D): three boards of each distance.

muestra(Objetivo, S, D) :-
    muestras(Objetivo, Pares),
    member(S-D, Pares).

:- table muestras/2.

muestras(Objetivo, Pares) :-
    findall(S-D, de_cada_distancia(Objetivo, S, D), Pares).

de_cada_distancia(Objetivo, S, D) :-
    between(0, 31, D),
    tableros(D, Ss, [objetivo(Objetivo)]),
    length(Ss, N),
    I1 is N//3, I2 is 2*N//3,
    sort([0,I1,I2], Is),
    member(I, Is),
    nth0(I, Ss, S).

lenta(fuera_de_lugar, fuera).
lenta(manhattan, distancias).
lenta(conflicto_lineal, conflictos).
lenta(distancia_andada, andada).

consistente(exacta).
consistente(H) :- lenta(H, _).

:- begin_tests(heuristicas).

test(each_is_its_slow_version, [forall(( lenta(H,Lenta), objetivo(G) )), true(Malos == [])]) :-
    findall(S-V-V1,
            ( muestra(G, S, _), call(H, S, G, V), call(Lenta, 3, S, G, V1), V \== V1 ),
            Malos).
test(rows_and_flat_lists_are_one_board, [forall(( consistente(H), objetivo(G) )), true(Malos == [])]) :-
    filas(3, G, GF),
    findall(S,
            ( muestra(G, S, _), filas(3, S, SF), call(H, S, G, V),
              \+ ( call(H, SF, GF, V), call(H, SF, G, V), call(H, S, GF, V) ) ),
            Malos).
test(without_a_goal_the_ordered_board_is_meant, [forall(consistente(H)), true(Malos == [])]) :-
    ordenado(G),
    findall(S,
            ( muestra(G, S, _), filas(3, S, SF), call(H, S, G, V),
              \+ ( call(H, S, V), call(H, SF, V) ) ),
            Malos).
test(none_is_above_the_distance, [forall(( consistente(H), objetivo(G) )), true(Malos == [])]) :-
    findall(S-V, ( muestra(G, S, D), call(H, S, G, V), V > D ), Malos).
test(a_move_changes_each_by_one_at_most, [forall(( consistente(H), objetivo(G) )), true(Malos == [])]) :-
    findall(S-S1,
            ( muestra(G, S, _), call(H, S, G, V), vecino(3, S, _, S1), call(H, S1, G, V1), abs(V-V1) > 1,
              H \== conflicto_lineal ),
            Malos).
test(exacta_is_the_distance_of_the_graded_boards, [forall(objetivo(G)), true(Malos == [])]) :-
    findall(S-D, ( muestra(G, S, D), \+ exacta(S, G, D) ), Malos).
test(from_each_board_a_move_leads_one_nearer_and_none_leads_elsewhere,
     [forall(objetivo(G)), true(Malos == [])]) :-
    findall(S,
            ( muestra(G, S, D), D > 0,
              findall(X, ( vecino(3, S, _, S1), exacta(S1, G, D1), X is D1-D ), Xs),
              sort(Xs, Distintos),
              \+ memberchk(Distintos, [[-1],[-1,1]]) ),
            Malos).
test(exacta_is_inf_where_the_goal_cannot_be_reached, V-V1 == inf-inf) :-
    exacta([2,1,3,4,5,6,7,8,0], V),
    exacta([[1,2],[4,3],[0,5]], V1).
test(known_values, Vs == [7,7,7,7,7]) :-
    S = [4,1,3,7,2,5,8,0,6],
    findall(V, ( consistente(H), call(H, S, V) ), Vs).
test(known_values_of_a_larger_board, Vs == [15,41,43,43]) :-
    % the first of Korf's boards, R. E. Korf 1985
    S = [14,13,15,7,11,12,9,5,6,0,2,1,4,8,10,3],
    numlist(0, 15, G),
    findall(V, ( lenta(H, _), call(H, S, G, V) ), Vs).
test(a_value_that_is_given_is_compared, fail) :-
    manhattan([4,1,3,7,2,5,8,0,6], 6).

rectangulo(3, [[1,2,3],[4,5,0]], 360).
rectangulo(3, [[1,2,3],[0,4,5]], 360).
rectangulo(2, [[1,2],[3,4],[5,0]], 360).
rectangulo(4, [[1,2,3,4],[5,6,7,0]], 20160).
rectangulo(2, [[1,2],[3,0]], 12).

test(every_board_of_a_rectangle,
     [ forall(rectangulo(Ancho, Filas, Cuantos)), true(N-Malos == Cuantos-[]) ]) :-
    append(Filas, G),
    espacio(Ancho, G, Pares),
    length(Pares, N),
    length(Filas, Alto),
    findall(exacta(S), ( member(S-D, Pares), filas(Ancho, S, F), \+ exacta(F, Filas, D) ), Malos1),
    findall(H-S,
            ( lenta(H, _), member(S-D, Pares), filas(Ancho, S, F), call(H, F, Filas, V), V > D ),
            Malos2),
    findall(D-S,
            ( aggregate_all(max(D0), member(_-D0, Pares), Max),
              between(0, Max, D),
              tableros(D, Ts, [tablero(Ancho*Alto),objetivo(G)]),
              findall(T, member(T-D, Pares), Esperados),
              msort(Ts, Orden),
              Orden \== Esperados,
              S = Ts ),
            Malos3),
    append([Malos1,Malos2,Malos3], Malos).
test(the_slow_versions_on_rectangles,
     [ forall(( rectangulo(Ancho, Filas, Cuantos), Cuantos =< 360, lenta(H, Lenta) )), true(Malos == []) ]) :-
    append(Filas, G),
    espacio(Ancho, G, Pares),
    findall(S,
            ( nth0(I, Pares, S-_), I mod 3 =:= 0, filas(Ancho, S, F), call(H, F, Filas, V),
              \+ call(Lenta, Ancho, S, G, V) ),
            Malos).

:- end_tests(heuristicas).

:- begin_tests(heuristicas_errores).

de_dos(H) :- member(H, [fuera_de_lugar,manhattan,conflicto_lineal,distancia_andada,exacta,patrones]).

test(a_variable, [forall(de_dos(H)), error(instantiation_error)]) :- call(H, _, _).
test(a_hole, [forall(de_dos(H)), error(instantiation_error)]) :- call(H, [1,2,3,4,_,6,7,8,0], _).
test(no_list, [forall(de_dos(H)), error(type_error(list,foo))]) :- call(H, foo, _).
test(no_number, [forall(de_dos(H)), error(type_error(integer,a))]) :- call(H, [1,2,3,4,a,6,7,8,0], _).
test(no_board, [forall(de_dos(H)), error(domain_error(tablero,_))]) :- call(H, [1,2,3,4,4,6,7,8,0], _).
test(no_goal, [forall(de_dos(H)), error(domain_error(tablero,[1,2]))]) :-
    call(H, [1,2,3,4,5,6,7,8,0], [1,2], _).
test(a_goal_of_another_size, [forall(de_dos(H)), error(domain_error(tablero,_))]) :-
    numlist(0, 15, G),
    call(H, [1,2,3,4,5,6,7,8,0], G, _).
test(exacta_of_more_than_nine_cells, error(domain_error(heuristica,exacta))) :-
    exacta([[1,2,3,4,5],[6,7,8,9,0]], _).
test(distancia_andada_of_25_cells, error(domain_error(heuristica,distancia_andada))) :-
    numlist(0, 24, S),
    distancia_andada(S, S, _).
%   The boards that it is for, wherever the blank's goal is.

de_hasta_4x4_o_5x3(Ancho*Alto) :-
    Menor is min(Ancho, Alto),
    Mayor is max(Ancho, Alto),
    ( Mayor =< 4 -> true ; Mayor =:= 5, Menor =< 3 ).

test(distancia_andada_is_for_these_boards,
     [ forall(( between(2, 10, Ancho), between(2, 10, Alto), Ancho*Alto =< 64 )), true(Malos == []) ]) :-
    Ultima is Ancho*Alto-1,
    numlist(1, Ultima, Fichas),
    findall(Hueco,
            ( member(Hueco, [0,Ultima]), length(Antes, Hueco),
              append(Antes, Despues, Fichas), append(Antes, [0|Despues], S), filas(Ancho, S, F),
              (   de_hasta_4x4_o_5x3(Ancho*Alto)
              ->  \+ distancia_andada(F, F, 0)
              ;   \+ catch(distancia_andada(F, F, _), error(domain_error(heuristica,_),_), true)
              ) ),
            Malos).
test(patrones_of_nine_cells, error(domain_error(patrones,_))) :-
    patrones([1,2,3,4,5,6,7,8,0], _).

dice(Idioma, Goal, Texto) :-
    current_prolog_flag(message_language, Antes),
    catch(Goal, E, true),
    setup_call_cleanup(set_prolog_flag(message_language, Idioma),
                       message_to_codes_(E, Texto),
                       set_prolog_flag(message_language, Antes)).

message_to_codes_(E, Texto) :-
    phrase('$messages':translate_message(E), Lineas),
    with_output_to(string(Texto), print_message_lines(current_output, '', Lineas)).

mensaje(exacta(S,_), es, "exacta solo existe para tableros de hasta nueve casillas\n") :- numlist(0, 15, S).
mensaje(exacta(S,_), en, "exacta exists for boards of up to nine cells only\n") :- numlist(0, 15, S).
mensaje(plan(a_estrella(exacta),S,_,[objetivo(S)]), es, "exacta solo existe para tableros de hasta nueve casillas\n") :- numlist(0, 15, S).
mensaje(distancia_andada(S,_), es, "distancia_andada solo existe para tableros de hasta 4×4, y para los de 5×2, 5×3, 2×5 y 3×5\n") :- numlist(0, 24, S).
mensaje(plan(ida_estrella(distancia_andada),S,_,[objetivo(S)]), en, "distancia_andada exists for boards of up to 4×4, and of 5×2, 5×3, 2×5 and 3×5, only\n") :- numlist(0, 24, S).
mensaje(patrones([1,2,3,4,5,6,7,8,0],_), es, "no hay bases de patrones para tableros de ese tamaño, solo para 4×4 y 5×5\n").
mensaje(patrones([1,2,3,4,5,6,7,8,0],_), en, "there are no pattern databases for boards of that size, only for 4×4 and 5×5\n").
mensaje(patrones_construye(Cuales,[]), en, Dicho) :-
    member(Cuales-Escrito, [ foo-"foo", (5-5-5)-"5-5-5", (6-6)-"6-6", (8-7)-"8-7", (7-7)-"7-7",
                             '6-6-3'-"'6-6-3'", "6-6-3"-"\"6-6-3\"" ]),
    format(string(Dicho), "there are no pattern databases ~s~nthose there are, written like this: 6-6-3 and 7-8 (4×4 boards) and 6-6-6-6 (5×5)~n", [Escrito]).
mensaje(patrones_construye(7-7,[]), es, "no hay bases de patrones 7-7\nlas que hay, escritas así: 6-6-3 y 7-8 (tableros de 4×4) y 6-6-6-6 (5×5)\n").
mensaje(plan(a_estrella(patrones(6-6-3)),[1,2,3,4,5,6,7,0,8],_), en,
        "there are no pattern databases 6-6-3 for boards of that size\nthose there are, written like this: 6-6-3 and 7-8 (4×4 boards) and 6-6-6-6 (5×5)\n").
mensaje(tablero_aleatorio(_,[tablero(4*4),distancia(3)]), es,
        "distancia(3): la distancia exacta solo se conoce en tableros de hasta nueve casillas; en los mayores, pasos(3)\n").
mensaje(tablero_aleatorio(_,[tablero(4*4),distancia(3)]), en,
        "distancia(3): the exact distance is known for boards of up to nine cells only; for larger ones, pasos(3)\n").
mensaje(tableros(1,_,[objetivo([[1,2,3,4,5],[6,7,8,9,0]])]), en,
        "the exact distance is known for boards of up to nine cells only, and the goal is: [[1,2,3,4,5],[6,7,8,9,0]]\n").

test(what_a_size_lacks_is_said, [forall(mensaje(Goal, Idioma, Dicho)), true(Texto == Dicho)]) :-
    dice(Idioma, Goal, Texto).

:- end_tests(heuristicas_errores).

:- begin_tests(resoluble).

forma(3, 2, [1,2,3,4,5,0]).
forma(2, 3, [1,2,3,4,0,5]).
forma(2, 2, [1,2,3,0]).

test(exactly_the_boards_that_are_met, [forall(forma(Ancho, Alto, G)), true(Malos == [])]) :-
    espacio(Ancho, G, Pares),
    list_to_assoc(Pares, Alcanza),
    msort(G, Fichas),
    findall(S,
            ( permutation(Fichas, S),
              filas(Ancho, S, F),
              (   get_assoc(S, Alcanza, _)
              ->  \+ ( resoluble(S, [tablero(Ancho*Alto),objetivo(G)]), resoluble(F, [objetivo(G)]) )
              ;   resoluble(S, [tablero(Ancho*Alto),objetivo(G)])
              ) ),
            Malos).
test(a_move_keeps_it_and_exchanging_two_tiles_does_not,
     [forall(member(Lado-Ancho*Alto, [3-3*3,4-4*4,5-5*5,4-4*3,3-3*4,8-8*8])), true(Malos == [])]) :-
    findall(N,
            ( between(1, 20, N),
              tablero_aleatorio(S, [semilla(N),tablero(Ancho*Alto)]),
              \+ ( O = [tablero(Ancho*Alto)],
                   resoluble(S, O),
                   forall(vecino(Lado, S, _, S1), resoluble(S1, O)),
                   maplist(uno_por_dos, S, Cambiado),
                   \+ resoluble(Cambiado, O) ) ),
            Malos).
uno_por_dos(1, 2) :- !.
uno_por_dos(2, 1) :- !.
uno_por_dos(X, X).

test(loyds_board, fail) :-
    resoluble([1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0]).
test(to_another_goal, fail) :-
    resoluble([1,2,3,4,5,6,7,8,0], [objetivo([1,2,3,8,0,4,7,6,5])]).
test(to_another_goal_in_rows) :-
    resoluble([1,2,3,4,5,6,7,8,0], [objetivo([[1,2,3],[4,0,5],[7,8,6]])]).
test(an_unknown_option, error(domain_error(opcion,tablro(3*3)))) :-
    resoluble([1,2,3,4,5,6,7,8,0], [tablro(3*3)]).
test(a_size_that_is_none, error(domain_error(opcion,tablero(1*9)))) :-
    resoluble([1,2,3,4,5,6,7,8,0], [tablero(1*9)]).
test(another_size, error(domain_error(tablero,_))) :-
    resoluble([1,2,3,4,5,6,7,8,0], [tablero(4*4)]).

:- end_tests(resoluble).

:- begin_tests(tablero_aleatorio).

test(a_seed_is_a_board_on_each_machine, S == [3,5,4,1,7,0,2,8,6]) :-
    tablero_aleatorio(S, [semilla(1)]).
test(a_seed_is_a_board_on_each_machine, S == [2,1,4,3,5,0]) :-
    tablero_aleatorio(S, [semilla(1),tablero(3*2)]).
test(different_seeds_give_different_boards, N == 50) :-
    findall(S, ( between(1, 50, I), tablero_aleatorio(S, [semilla(I),tablero(4*4)]) ), Ss),
    sort(Ss, Distintos),
    length(Distintos, N).
test(any_integer_is_a_seed, Iguales == si) :-
    forall(member(N, [9223372036854775808, -9223372036854775809, 100000000000000000000]),
           tablero_aleatorio(_, [semilla(N)])),
    forall(member(N, [1, -1, 9223372036854775807]),
           ( M is N+(1<<64), L is N-(1<<70),
             tablero_aleatorio(S, [semilla(N)]),
             tablero_aleatorio(S, [semilla(M)]),
             tablero_aleatorio(S, [semilla(L)]) )),
    Iguales = si.
test(without_a_seed_boards_differ) :-
    findall(S, ( between(1, 5, _), tablero_aleatorio(S, [tablero(5*5)]) ), Ss),
    sort(Ss, [_,_|_]).
test(a_distance_is_exact, [forall(objetivo(G)), true(Malos == [])]) :-
    findall(D,
            ( between(0, 30, D),
              \+ ( tablero_aleatorio(S, [semilla(D),distancia(D),objetivo(G)]),
                   exacta(S, G, D),
                   plan(anchura, S, P, [objetivo(G)]),
                   length(P, D) ) ),
            Malos).
test(the_deepest_boards, Ss == [[6,4,7,8,5,0,3,2,1],[8,6,7,2,5,4,3,0,1]]) :-
    findall(S, ( between(1, 20, I), tablero_aleatorio(S, [semilla(I),distancia(31)]) ), Ss0),
    sort(Ss0, Ss).
test(no_board_is_that_far, [forall(member(D, [32,1000,4294967316,100000000000000000000])), fail]) :-
    tablero_aleatorio(_, [distancia(D)]).
test(a_walk_is_no_farther_than_its_steps, Malos == []) :-
    findall(N,
            ( between(0, 24, N),
              \+ ( tablero_aleatorio(S, [semilla(N),pasos(N),tablero(4*4)]),
                   length(S, 16),
                   plan(ida_estrella, S, P),
                   length(P, L), L =< N, (N-L) mod 2 =:= 0 ) ),
            Malos).
test(a_short_walk_takes_nothing_back, Ls == [1,1,2,2,3,3,4,4]) :-
    findall(L,
            ( between(1, 4, N), member(I, [1,2]),
              tablero_aleatorio(S, [semilla(I),pasos(N),tablero(4*4)]),
              plan(anchura, S, P), length(P, L) ),
            Ls).
test(a_rectangle_can_be_solved, [forall(member(T, [2*2,2*3,5*2,4*3,3*5]))]) :-
    forall(between(1, 10, N),
           ( tablero_aleatorio(S, [semilla(N),tablero(T)]),
             resoluble(S, [tablero(T)]) )).
test(rows_where_the_goal_has_rows, S = [[_,_,_],[_,_,_]]) :-
    tablero_aleatorio(S, [semilla(3),objetivo([[1,2,3],[0,4,5]])]),
    resoluble(S, [objetivo([[1,2,3],[0,4,5]])]).
test(a_goal_of_another_size, error(domain_error(tablero,_))) :-
    tablero_aleatorio(_, [tablero(4*4),objetivo([1,2,3,4,5,6,7,8,0])]).
test(exact_distances_of_large_boards, error(domain_error(opcion,distancia(3)))) :-
    tablero_aleatorio(_, [tablero(4*4),distancia(3)]).
test(bad_values,
     [ forall(member(O, [semilla(a),distancia(-1),pasos(-1),pasos(1.5),tablero(9),tablero(9*9),semila(1)])),
       error(domain_error(opcion,O)) ]) :-
    tablero_aleatorio(_, [O]).

:- end_tests(tablero_aleatorio).

:- begin_tests(tableros).

test(all_of_a_distance, Ns == [1,2,4,8,16,20,39]) :-
    findall(N, ( between(0, 6, D), tableros(D, Ts), length(Ts, N) ), Ns).
test(the_deepest, Ts == [[6,4,7,8,5,0,3,2,1],[8,6,7,2,5,4,3,0,1]]) :-
    tableros(31, Ts).
test(as_many_as_the_distribution_says, Ns == Cuentas) :-
    G = [1,2,3,8,0,4,7,6,5],
    distribucion(G, Cuentas),
    findall(N, ( between(0, 31, D), tableros(D, Ts, [objetivo(G)]), length(Ts, N), N > 0 ), Ns).
test(none_is_that_far, [forall(member(D, [32,4294967296,100000000000000000000])), true(Ts == [])]) :-
    tableros(D, Ts).
test(rows_where_the_goal_has_rows, Ts == [[[1,2,3],[4,0,5]],[[1,2,0],[4,5,3]]]) :-
    tableros(1, Ts0, [objetivo([[1,2,3],[4,5,0]])]),
    msort(Ts0, Ts1), reverse(Ts1, Ts).
test(a_rectangle, Ts == [[1,2,0,4,5,3],[1,2,3,4,0,5]]) :-
    tableros(1, Ts0, [tablero(3*2)]),
    msort(Ts0, Ts).
test(a_large_board, error(domain_error(tablero,_))) :-
    tableros(3, _, [tablero(4*4)]).
test(a_distance_that_is_none, error(type_error(integer,a))) :-
    tableros(a, _).
test(a_distance_below_zero, error(domain_error(not_less_than_zero,-1))) :-
    tableros(-1, _).
test(no_distance, error(instantiation_error)) :-
    tableros(_, _).

:- end_tests(tableros).
