:- module(test_module_rule, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/literal), []).

version(rumbo).
version(rumbo_literal).

/* Each module is one that a student might have. */

%   Both of one's own: jugs of 5 and 3 litres, 4 to be measured.

jarras:expandir(j(_,B), llena(5), j(5,B)).
jarras:expandir(j(A,_), llena(3), j(A,3)).
jarras:expandir(j(_,B), vacia(5), j(0,B)).
jarras:expandir(j(A,_), vacia(3), j(A,0)).
jarras:expandir(j(A,B), vierte(5,3), j(A1,B1)) :- T is min(A, 3-B), A1 is A-T, B1 is B+T.
jarras:expandir(j(A,B), vierte(3,5), j(A1,B1)) :- T is min(B, 5-A), A1 is A+T, B1 is B-T.
jarras:meta(j(4,_)).
jarras:con_dos(j(2,_)).

%   Both imported from another module of the student's.

:- jarras:export(jarras:expandir/3).
:- jarras:export(jarras:meta/1).
:- importador:import(jarras:expandir/3).
:- importador:import(jarras:meta/1).

%   Moves of one's own on boards, no goal: only the moves of the first column.

columna:expandir([0,B,C,D|T], s, [D,B,C,0|T]).
columna:expandir([A,B,C,0,E,F,G|T], s, [A,B,C,G,E,F,0|T]).

%   Native moves, a goal of one's own.

otra_meta:meta([0,1,2,3,4,5,6,7,8]).

%   Native moves, a goal that is of another problem.

ajena:meta(j(4,_)).

%   A goal of one's own that many boards meet.

esquina:meta([0|_]).

%   Moves of one's own, no goal.

sin_su_meta:expandir(N, mas, N1) :- N < 10, N1 is N+1.

%   An expandir of another arity is another predicate.

otra_aridad:expandir(_, _) :- throw(llamada).
otra_aridad:meta(_, _) :- throw(llamada).

example([4,1,3,7,2,5,8,0,6]).

:- begin_tests(module_rule).

test(ones_own_expandir_and_meta_are_used,
     [ forall(( version(V), member(M, [jarras,importador]), member(Modo, [anchura,iter]) )),
       true(P == [llena(5),vierte(5,3),vacia(3),vierte(5,3),llena(5),vierte(5,3)]) ]) :-
    V:plan(M:Modo, j(0,0), P).
test(profund_follows_the_order_of_ones_own_clauses,
     [ forall(( version(V), member(M, [jarras,importador]) )),
       true(P == [llena(5),llena(3),vacia(5),vierte(3,5),llena(3),vierte(3,5),vacia(5),
                  vierte(3,5),llena(3),vierte(3,5)]) ]) :-
    V:plan(M:profund, j(0,0), P).
test(buscar_uses_ones_own,
     [forall(( version(V), member(M, [jarras,importador]) )), true(P == [antes,vierte(5,3)])]) :-
    V:buscar(M:anchura, [nodo([antes],j(5,2))], [], P).
test(busca_limite_uses_ones_own,
     [ forall(( version(V), member(M, [jarras,importador]) )),
       all(P == [[vierte(5,3)]]) ]) :-
    V:busca_limite(M:0, 1, j(5,2), [], P).
test(states_of_another_module_stay_boards, [forall(version(V)), true(P == [w,n,n,e,s,e,s])]) :-
    example(S0),
    V:plan(plain:anchura, S0, P).
test(a_predicate_of_another_arity_is_no_expandir,
     [forall(version(V)), true(P == [w,n,n,e,s,e,s])]) :-
    example(S0),
    V:plan(otra_aridad:anchura, S0, P).
test(moves_of_ones_own_on_boards_have_the_goal_of_the_practical,
     [forall(( version(V), member(Modo, [anchura,profund,iter]) )), fail]) :-
    V:plan(columna:Modo, [0,2,3,1,5,6,4,7,8], _).
test(moves_of_ones_own_reach_the_goal_of_the_practical,
     [forall(( version(V), member(Modo, [anchura,profund,iter]) )), true(P == [])]) :-
    V:plan(columna:Modo, [1,2,3,4,5,6,7,8,0], P).
test(moves_of_ones_own_have_no_parity,
     [forall(version(V)), all(P == [[a]])]) :-
    V:busca_limite(saltos:0, 3, [2,1,3,4,5,6,7,8,0], [], P).
test(moves_of_ones_own_solve_a_board_without_parity,
     [forall(( version(V), member(Modo, [anchura,profund,iter]) )), true(P == [a])]) :-
    V:plan(saltos:Modo, [2,1,3,4,5,6,7,8,0], P).
test(a_goal_of_ones_own_for_native_moves,
     [forall(( version(V), member(Modo, [anchura,iter]) )), true(P == [n,w])]) :-
    V:plan(otra_meta:Modo, [1,4,2,3,0,5,6,7,8], P0),
    P = P0.
test(a_goal_met_by_many_boards,
     [forall(( version(V), member(Modo, [anchura,iter]) )), true(P == [n,w])]) :-
    V:plan(esquina:Modo, [8,7,6,5,0,4,3,2,1], P).
test(a_goal_of_another_problem_is_used_for_boards_too,
     [forall(version(V)), fail]) :-
    V:busca_limite(ajena:0, 8, [1,2,3,4,5,6,7,0,8], [], _).
test(without_a_goal_an_existence_error,
     [ forall(( version(V), member(Modo, [anchura,profund,iter]) )),
       error(existence_error(_,_)) ]) :-
    V:plan(sin_su_meta:Modo, 0, _).
test(the_exported_expandir_is_the_native_one, forall(version(V))) :-
    example(S0),
    once(jarras:expandir(j(0,0), llena(5), _)),
    V:expandir(S0, w, [4,1,3,7,2,5,0,8,6]).
test(one_module_does_not_disturb_another, [forall(version(V)), true(P-Q == [vierte(5,3)]-[e])]) :-
    V:plan(jarras:anchura, j(5,2), P),
    V:plan(plain:anchura, [1,2,3,4,5,6,7,0,8], Q).

saltos:expandir([A,B|T], a, [B,A|T]).

:- end_tests(module_rule).

:- begin_tests(goal_options).

test(meta_wins_over_ones_own, P == [llena(5),vierte(5,3)]) :-
    plan(jarras:anchura, j(0,0), P, [meta(jarras:con_dos)]).
test(objetivo_wins_over_ones_own, P == [llena(5),vierte(5,3)]) :-
    plan(jarras:anchura, j(0,0), P, [objetivo(j(2,_))]).
test(meta_wins_over_objetivo, P == [llena(5),vierte(5,3)]) :-
    plan(jarras:anchura, j(0,0), P, [objetivo(j(5,3)), meta(jarras:con_dos)]).
test(objetivo_gives_the_boards_back_to_who_has_another_goal, P == [e]) :-
    plan(ajena:anchura, [1,2,3,4,5,6,7,0,8], P, [objetivo([1,2,3,4,5,6,7,8,0])]).
test(objetivo_is_matched_on_a_copy, A == []) :-
    plan(jarras:anchura, j(0,0), _, [objetivo(j(2,X))]),
    term_variables(X, Vs),
    ( Vs == [X] -> A = [] ; A = X ).
test(another_goal_board_for_native_moves, P == [w]) :-
    plan(plain:anchura, [1,2,3,4,5,6,7,8,0], P, [objetivo([1,2,3,4,5,6,7,0,8])]).

:- end_tests(goal_options).
