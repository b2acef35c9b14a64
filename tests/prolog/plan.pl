:- module(test_plan, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/literal), []).
:- use_module(practical_facts).
:- use_module(random_inputs).

%   Where a plan leads, move by move.

follow([], Board, Board).
follow([A|As], Board0, Board) :-
    rumbo_literal:mover(Board0, A, Board1),
    !,
    follow(As, Board1, Board).

goal([1,2,3,4,5,6,7,8,0]).

reaches_goal(Board, Plan) :-
    goal(Goal),
    follow(Plan, Board, Goal).

prefix_of(N, List, Prefix) :-
    length(List, L),
    K is min(N, L),
    length(Prefix, K),
    append(Prefix, _, List),
    !.

suffix_of(N, List, Suffix) :-
    length(List, L),
    K is min(N, L),
    length(Suffix, K),
    append(_, Suffix, List),
    !.

:- begin_tests(plan_of_the_practical).

test(the_example_of_the_text, P == [w,n,n,e,s,e,s]) :-
    plan(anchura, [4,1,3,7,2,5,8,0,6], P).
test(start_equal_to_goal_gives_the_empty_plan,
     [forall(member(Modo, [anchura,profund,iter])), true(P == [])]) :-
    plan(Modo, [1,2,3,4,5,6,7,8,0], P).
test(a_bound_plan_is_unified,
     [forall(member(Modo, [anchura,iter]))]) :-
    plan(Modo, [4,1,3,7,2,5,8,0,6], [w,n,n|_]).
test(another_bound_plan_fails,
     [ forall(( member(Modo, [anchura,iter]),
                member(P, [[w,n,n,e,s,e], [n,w|_], [], [w,e,w,n,n,e,s,e,s]]) )),
       fail ]) :-
    plan(Modo, [4,1,3,7,2,5,8,0,6], P).
test(a_bound_plan_that_is_not_the_first_fails, fail) :-
    plan8_corto(22, snew, P),
    board(22, Board),
    plan(anchura, Board, P).
test(a_plan_of_the_wrong_type_fails,
     [ forall(( member(Modo, [anchura,iter,profund]), member(P, [plan, 7, [w|n], "wnn", f(_)]) )),
       fail ]) :-
    plan(Modo, [1,2,3,7,4,6,0,5,8], P).
test(an_unsolvable_board_fails,
     [forall(member(Modo, [anchura,profund,iter])), fail]) :-
    plan(Modo, [1,2,3,4,5,6,8,7,0], _).
test(half_of_the_boards_fail_at_once, Differing == []) :-
    seed(20240201),
    findall(Board-Modo,
            ( between(1, 1000, _),
              any_board(Board),
              \+ solvable(Board),
              member(Modo, [anchura,profund,iter]),
              plan(Modo, Board, _)
            ),
            Differing).
test(the_whole_search_of_an_unsolvable_board_is_still_to_be_had,
     E-R == 181440-sin_solucion(agotado(181440))) :-
    Board = [1,2,3,4,5,6,8,7,0],
    \+ plan(anchura, Board, _, [paridad(false)]),
    resuelve(anchura, Board, R, [paridad(false), estadisticas(D)]),
    E = D.expandidos.

:- end_tests(plan_of_the_practical).

:- begin_tests(plan_facts).

test(anchura_finds_the_shortest_length,
     [forall(plan8(_, Board, Optimal, _)), true(Length == Optimal)]) :-
    plan(anchura, Board, Plan),
    length(Plan, Length).
test(the_shortest_plans_are_as_many_as_known,
     [forall(( plan8(_, Board, Optimal, Known), Optimal =< 13 )), true(Number == Known)]) :-
    aggregate_all(count, busca_limite(0, Optimal, Board, [], _), Number).
test(anchura_gives_the_known_plan_in_each_order,
     [forall(plan8_corto(Id, Order, Known)), true(Plan == Known)]) :-
    board(Id, Board),
    directions(Order, Ds),
    plan(anchura, Board, Plan, [orden(Ds)]).
test(iter_gives_the_known_plan_in_each_order,
     [forall(plan8_corto(Id, Order, Known)), true(Plan == Known)]) :-
    board(Id, Board),
    directions(Order, Ds),
    plan(iter, Board, Plan, [orden(Ds)]).
test(anchura_expands_the_known_number,
     [forall(plan8_anchura(Id, Order, Known, _)), true(Expanded == Known)]) :-
    board(Id, Board),
    directions(Order, Ds),
    plan(anchura, Board, _, [orden(Ds), estadisticas(D)]),
    Expanded = D.expandidos.
test(profund_gives_the_known_plan_in_each_order,
     [ forall(plan8_profund(Id, Order, KnownLength, KnownFirst, KnownLast, KnownExpanded, _)),
       true(t(Length,First,Last,Expanded) ==
            t(KnownLength,KnownFirst,KnownLast,KnownExpanded)) ]) :-
    board(Id, Board),
    directions(Order, Ds),
    plan(profund, Board, Plan, [orden(Ds), estadisticas(D)]),
    reaches_goal(Board, Plan),
    length(Plan, Length),
    prefix_of(10, Plan, First),
    suffix_of(5, Plan, Last),
    Expanded = D.expandidos.
test(news_is_the_order_without_the_option,
     [ forall(( member(Modo, [anchura,profund,iter]), member(Id, [1,5,22]) )),
       true(Plan == News) ]) :-
    board(Id, Board),
    plan(Modo, Board, Plan),
    plan(Modo, Board, News, [orden([n,e,w,s])]).

:- end_tests(plan_facts).

/* The literal version of each order: a problem module with an expandir/3 of its
   own, which also counts.  Nodes taken are goal tests; nodes expanded are calls of
   expandir/3. */

:- dynamic in_order:order/1.
:- dynamic in_order:count/2.

in_order:expandir(S0, A, S1) :-
    in_order:tally(expanded),
    in_order:order(Ds),
    member(A, Ds),
    rumbo_literal:mover(S0, A, S1).

in_order:meta(S) :-
    in_order:tally(taken),
    test_plan:goal(S).

in_order:tally(What) :-
    (   retract(in_order:count(What, N0)) -> true ; N0 = 0 ),
    N is N0+1,
    assertz(in_order:count(What, N)).

literal(Modo, Board, Order, Plan, Expanded, Taken) :-
    directions(Order, Ds),
    retractall(in_order:order(_)),
    assertz(in_order:order(Ds)),
    retractall(in_order:count(_,_)),
    rumbo_literal:plan(in_order:Modo, Board, Plan),
    counted(expanded, Expanded),
    counted(taken, Taken).

counted(What, N) :-
    (   in_order:count(What, N0) -> N = N0 ; N = 0 ).

%   The visited list makes the literal version quadratic: facts that take seconds
%   are left to the compiled one.

quick(Expanded, Taken) :-
    Expanded*Taken < 4 000 000.

:- begin_tests(plan_facts_of_the_literal_version).

test(anchura,
     [ forall(( plan8_anchura(Id, Order, KE, KT), quick(KE, KT) )),
       true(p(Plan,Expanded,Taken) == p(Known,KE,KT)) ]) :-
    board(Id, Board),
    plan8_corto(Id, Order, Known),
    literal(anchura, Board, Order, Plan, Expanded, Taken).
test(profund,
     [ forall(( plan8_profund(Id, Order, KL, KFirst, KLast, KE, KT), quick(KE, KT) )),
       true(p(Length,First,Last,Expanded,Taken) == p(KL,KFirst,KLast,KE,KT)) ]) :-
    board(Id, Board),
    literal(profund, Board, Order, Plan, Expanded, Taken),
    length(Plan, Length),
    prefix_of(10, Plan, First),
    suffix_of(5, Plan, Last).
test(iter,
     [ forall(( plan8_corto(Id, Order, Known), length(Known, L), L =< 9 )),
       true(Plan == Known) ]) :-
    board(Id, Board),
    literal(iter, Board, Order, Plan, _, _).

:- end_tests(plan_facts_of_the_literal_version).
