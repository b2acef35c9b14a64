:- module(test_expandir, []).
:- use_module(library(plunit)).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/literal), []).
:- use_module(random_inputs).

version(rumbo).
version(rumbo_literal).

:- begin_tests(expandir).

test(gives_the_answers_of_the_practical_in_its_order,
     [forall(version(V)),
      all(A-S == [ n-[4,1,3,7,0,5,8,2,6],
                   e-[4,1,3,7,2,5,8,6,0],
                   w-[4,1,3,7,2,5,0,8,6] ])]) :-
    V:expandir([4,1,3,7,2,5,8,0,6], A, S).
test(tries_n_e_w_s, [forall(version(V)), all(A == [n,e,w,s])]) :-
    V:expandir([1,2,3,4,0,5,6,7,8], A, _).
test(keeps_a_choice_point_while_a_direction_is_untried,
     [forall(version(V)), all(A-Det == [n-false,e-false,w-false])]) :-
    call_cleanup(V:expandir([4,1,3,7,2,5,8,0,6], A, _), Det0 = true),
    ( Det0 == true -> Det = true ; Det = false ).
test(leaves_no_choice_point_after_the_last_direction,
     [forall(version(V)), all(A-Det == [e-false,s-true])]) :-
    call_cleanup(V:expandir([0,1,2,3,4,5,6,7,8], A, _), Det0 = true),
    ( Det0 == true -> Det = true ; Det = false ).
test(is_det_with_a_bound_direction,
     [forall(( version(V), member(A, [n,e,w,s]) )), true(Det == true)]) :-
    call_cleanup(V:expandir([1,2,3,4,0,5,6,7,8], A, _), Det = true).
test(checks_a_bound_move, forall(version(V))) :-
    V:expandir([4,1,3,7,2,5,8,0,6], w, [4,1,3,7,2,5,0,8,6]).
test(fails_for_a_direction_off_the_board, [forall(version(V)), fail]) :-
    V:expandir([4,1,3,7,2,5,8,0,6], s, _).
test(fails_for_an_atom_that_is_no_direction, [forall(version(V)), fail]) :-
    V:expandir([4,1,3,7,2,5,8,0,6], norte, _).
test(finds_the_direction_between_two_boards,
     [forall(version(V)), all(A == [w])]) :-
    V:expandir([4,1,3,7,2,5,8,0,6], A, [4,1,3,7,2,5,0,8,6]).
test(goes_on_to_a_later_direction_when_an_earlier_one_does_not_unify,
     [forall(version(V)), all(A-X == [s-7])]) :-
    V:expandir([1,2,3,4,0,5,6,7,8], A, [1,2,3,4,X,5,6,0,_]).
test(completes_a_partial_board, [forall(version(V)), all(A-T == [e-[8,6,0]])]) :-
    V:expandir([4,1,3,7,2,5,8,0,6], A, [4,1,3,7,2,5|T]),
    T = [_,6,_].
test(fails_for_a_successor_that_is_no_board, [forall(version(V)), fail]) :-
    V:expandir([4,1,3,7,2,5,8,0,6], _, tablero).
test(agrees_with_the_literal_version_on_thousands_of_boards, Differing == []) :-
    seed(20240101),
    findall(B,
            ( between(1, 10000, _),
              any_board(B),
              findall(A-S, rumbo:expandir(B, A, S), Fast),
              findall(A-S, rumbo_literal:expandir(B, A, S), Slow),
              Fast \== Slow
            ),
            Differing).
test(every_move_is_undone_by_its_opposite, Differing == []) :-
    seed(20240102),
    findall(B-A,
            ( between(1, 2000, _),
              any_board(B),
              rumbo:expandir(B, A, S),
              opposite(A, O),
              \+ rumbo:expandir(S, O, B)
            ),
            Differing).

opposite(n, s).
opposite(s, n).
opposite(e, w).
opposite(w, e).

:- end_tests(expandir).

:- begin_tests(boards_of_the_practical).

test(initial1, [forall(version(V)), true(S == [1,2,3,7,4,6,5,0,8])]) :- V:initial1(S).
test(initial2, [forall(version(V)), true(S == [4,1,3,7,2,5,0,8,6])]) :- V:initial2(S).
test(initial3, [forall(version(V)), true(S == [1,6,2,3,0,8,4,7,5])]) :- V:initial3(S).

:- end_tests(boards_of_the_practical).
