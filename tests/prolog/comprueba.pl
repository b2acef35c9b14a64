:- module(test_comprueba, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(rumbo)).
:- use_module(oraculo_grafos).
:- use_module(random_inputs, [seed/1]).

/** <module> comprueba/3,4 and muestra_plan/2,3 */

%   What a plan is worth, by the definition: walk all its paths.

veredicto(S0, Plan, Veredicto) :-
    anda(Plan, 1, S0, [S0-0], Veredicto).

anda([], _, S0, Donde, Veredicto) :-
    findall(C, ( member(S-C, Donde), once(azar:fin(S)) ), Cs),
    (   Cs = [C0|Cs0]
    ->  foldl([X,Y,Z]>>( X < Y -> Z = X ; Z = Y ), Cs0, C0, C),
        coste_minimo(S0, Optimo),
        (   C =:= Optimo
        ->  Veredicto = optimo(C)
        ;   Veredicto = valido(C,Optimo)
        )
    ;   findall(S, member(S-_, Donde), Ss),
        Veredicto = no_llega(Ss)
    ).
anda([A|Plan], N, S0, Donde, Veredicto) :-
    findall(T-C, ( member(S-C0, Donde), azar:arco(S,A1,T,K), A1 == A, C is C0+K ), Donde1),
    (   Donde1 == []
    ->  findall(S, member(S-_, Donde), Ss),
        Veredicto = ilegal(N,A,Ss)
    ;   N1 is N+1,
        anda(Plan, N1, S0, Donde1, Veredicto)
    ).

%   A plan to be looked at: a random walk, or random moves, or the best one.

un_plan(S0, Plan) :-
    random_between(0, 5, N),
    random_member(Como, [paseo,paseo,azar,bueno]),
    un_plan(Como, N, S0, Plan).

un_plan(azar, N, _, Plan) :-
    length(Plan, N),
    maplist([A]>>random_member(A, [ir,volver,salto(2),"texto",7,otra]), Plan).
un_plan(paseo, N, S, Plan) :-
    (   N > 0,
        findall(A-T, azar:arco(S,A,T,_), ATs),
        ATs \== []
    ->  random_member(A-T, ATs),
        N1 is N-1,
        Plan = [A|Plan1],
        un_plan(paseo, N1, T, Plan1)
    ;   Plan = []
    ).
un_plan(bueno, _, S, Plan) :-
    problema_grafo(costes, Opciones),
    random_member(Modo, [coste_uniforme,anchura,profund]),
    ( plan(Modo, S, Plan0, Opciones) -> Plan = Plan0 ; Plan = [] ).

igual(Veredicto, Veredicto1) :-
    Veredicto == Veredicto1,
    !.
igual(optimo(C), optimo(C1)) :- C =:= C1.
igual(valido(C,O), valido(C1,O1)) :- C =:= C1, O =:= O1.
igual(no_llega(S), no_llega(Ss)) :- memberchk_eq(S, Ss).
igual(ilegal(N,A,S), ilegal(N,A1,Ss)) :- A == A1, memberchk_eq(S, Ss).

memberchk_eq(X, Ys) :- member(Y, Ys), X == Y, !.

:- begin_tests(comprueba).

test(random_plans_of_random_graphs, Fallos == []) :-
    seed(3001),
    findall(Plan-Dicho-Esperado,
            ( between(1, 1500, _),
              random_member(Clase, [unidad,enteros,ceros,flotantes,racionales,enormes,mezcla]),
              grafo(Clase, S0),
              un_plan(S0, Plan),
              veredicto(S0, Plan, Esperado),
              problema_grafo(informado, Opciones),
              comprueba(S0, Plan, Dicho, Opciones),
              \+ igual(Dicho, Esperado)
            ),
            Fallos).
test(an_optimal_plan_of_the_practical, V == optimo(7)) :-
    comprueba([4,1,3,7,2,5,8,0,6], [w,n,n,e,s,e,s], V).
test(a_plan_that_is_longer, V == valido(3,1)) :-
    comprueba([1,2,3,4,5,6,7,0,8], [w,e,e], V).
test(a_move_off_the_board, V == ilegal(2,s,[1,2,3,4,5,6,7,8,0])) :-
    comprueba([1,2,3,4,5,6,7,0,8], [e,s,n], V).
test(a_plan_that_stops_early, V == no_llega([4,1,3,7,2,5,0,8,6])) :-
    comprueba([4,1,3,7,2,5,8,0,6], [w], V).
test(a_move_that_is_none, V == ilegal(1,arriba,[1,2,3,4,5,6,7,0,8])) :-
    comprueba([1,2,3,4,5,6,7,0,8], [arriba], V).
test(the_empty_plan_at_the_goal, V == optimo(0)) :-
    comprueba([1,2,3,4,5,6,7,8,0], [], V).
test(the_optimum_never_rests_on_the_heuristic_of_the_student, V == valido(9,3)) :-
    comprueba(a, [cara], V,
              [ sucesor(test_comprueba:camino(antes,accion,despues,coste)), objetivo(z),
                heuristica(test_comprueba:engano) ]).
test(a_verdict_that_is_not_this_one, fail) :-
    comprueba([1,2,3,4,5,6,7,0,8], [e], optimo(2)).
test(a_bound_verdict) :-
    comprueba([1,2,3,4,5,6,7,0,8], [e], optimo(1)).
test(an_unbound_plan, error(instantiation_error)) :-
    comprueba([1,2,3,4,5,6,7,0,8], _, _).
test(a_partial_plan, error(instantiation_error)) :-
    comprueba([1,2,3,4,5,6,7,0,8], [e|_], _).
test(a_plan_with_a_variable, error(instantiation_error)) :-
    comprueba([1,2,3,4,5,6,7,0,8], [_], _).
test(a_plan_that_is_no_list, error(type_error(list,plan))) :-
    comprueba([1,2,3,4,5,6,7,0,8], plan, _).
test(a_cyclic_plan, error(type_error(list,_))) :-
    P = [e|P],
    comprueba([1,2,3,4,5,6,7,0,8], P, _).
test(a_plan_of_20000_moves_in_little_time, V == optimo(20000)) :-
    numlist(1, 20000, Ns),
    findall(mas, member(_, Ns), Plan),
    comprueba(0, Plan, V, [sucesor(test_comprueba:cuenta(antes,accion,despues)), objetivo(20000)]).

:- end_tests(comprueba).

cuenta(N, mas, M) :- M is N+1.

camino(a, cara, z, 9).
camino(a, lenta, b, 1).
camino(b, lenta, c, 1).
camino(c, lenta, z, 1).
engano(b, 1000) :- !.
engano(_, 0).

imprime(Goal, Texto) :- with_output_to(string(Texto), Goal).

:- begin_tests(muestra_plan).

test(a_board, Lineas == ["1 2 3","4 5 6","7   8","","e","1 2 3","4 5 6","7 8",""]) :-
    imprime(muestra_plan([1,2,3,4,5,6,7,0,8], [e]), T),
    split_string(T, "\n", " ", Lineas).
test(nothing_is_abbreviated, [true(N == 0)]) :-
    numlist(1, 15, Fichas),
    append(Fichas, [0], B),
    imprime(muestra_plan(B, [n,w,s,e]), T),
    findall(x, sub_string(T, _, _, _, "..."), Xs),
    length(Xs, N).
test(long_terms_are_whole, [true(N == 0)]) :-
    numlist(1, 200, L),
    imprime(muestra_plan(e(L), [], [sucesor(test_comprueba:cuenta(antes,accion,despues))]), T),
    findall(x, sub_string(T, _, _, _, "..."), Xs),
    length(Xs, N).
test(states_of_ones_own_and_no_goal_needed, T == "0\n\nmas\n1\n\nmas\n2\n") :-
    imprime(muestra_plan(0, [mas,mas], [sucesor(test_comprueba:cuenta(antes,accion,despues))]), T).
test(an_illegal_move_prints_nothing, T-E == ""-domain_error(movimiento,s)) :-
    imprime(catch(muestra_plan([1,2,3,4,5,6,7,0,8], [e,s]), error(E,_), true), T).
test(the_empty_plan, T == "a\n") :-
    imprime(muestra_plan(a, [], [sucesor(test_comprueba:cuenta(antes,accion,despues))]), T).

:- end_tests(muestra_plan).
