:- module(test_determinism, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/literal), []).

version(rumbo).
version(rumbo_literal).

%   Problems whose own predicates leave choice points behind.

cuenta:expandir(N, A, N1) :- ( A = mas, N1 is N+1 ; A = doble, N1 is N*2 ), N1 =< 20.
cuenta:expandir(_, vuelve, 0).
cuenta:meta(11).
cuenta:meta(X) :- member(X, [11,11,12]).
cuenta:meta(_) :- fail.

sin_salida:expandir(N, mas, N1) :- N1 is (N+1) mod 5.
sin_salida:expandir(_, nada, _) :- fail.
sin_salida:meta(7).

det(plan(plain:M,[4,1,3,7,2,5,8,0,6],_)) :- member(M, [anchura,iter]).
det(plan(plain:profund,[1,2,3,7,4,6,0,5,8],_)).
det(plan(plain:M,[1,2,3,4,5,6,7,8,0],_)) :- member(M, [anchura,profund,iter]).
det(plan(plain:anchura,[4,1,3,7,2,5,8,0,6],[w,n,n,e,s,e,s])).
det(plan(plain:anchura,[6,3,2,7,8,5,1,0,4],_)) :- fail.
det(plan(cuenta:M,1,_)) :- member(M, [anchura,profund,iter]).
det(buscar(plain:anchura,[nodo([],[4,1,3,7,2,5,8,0,6])],[],_)).
det(buscar(plain:profund,[nodo([],[1,2,3,7,4,6,0,5,8])],[],_)).
det(buscar(plain:M,[nodo([n],[1,2,3,4,5,6,7,8,0]),nodo([],[1,2,3,4,5,6,7,8,0])],[],_)) :-
    member(M, [anchura,profund]).
det(buscar(cuenta:M,[nodo([],1),nodo([],2)],[5],_)) :- member(M, [anchura,profund]).
det(expandir([1,2,3,4,0,5,6,7,8],A,_)) :- member(A, [n,e,w,s]).
det(initial1(_)).
det(initial2(_)).
det(initial3(_)).

failing(plan(plain:M,[2,1,3,4,5,6,7,8,0],_)) :- member(M, [anchura,profund,iter]).
failing(plan(sin_salida:M,0,_)) :- member(M, [anchura,profund,iter]).
failing(buscar(plain:M,[],[],_)) :- member(M, [anchura,profund]).
failing(buscar(sin_salida:M,[nodo([],0),nodo([],3),nodo([],0)],[],_)) :-
    member(M, [anchura,profund]).
failing(buscar(plain:M,[nodo([],S)],[S],_)) :-
    S = [1,2,3,4,5,6,7,0,8],
    member(M, [anchura,profund]).
failing(busca_limite(plain:1,0,[1,2,3,4,5,6,7,8,0],[],_)).
failing(busca_limite(plain:0,4,[4,1,3,7,2,5,8,0,6],[],_)).
failing(busca_limite(sin_salida:0,6,0,[],_)).

%   The chapter's predicates with options.

det4(plan(plain:M,[4,1,3,7,2,5,8,0,6],_,[])) :- member(M, [anchura,iter]).
det4(plan(cuenta:M,1,_,[estadisticas(_)])) :- member(M, [anchura,profund,iter]).
det4(resuelve(plain:M,[2,1,3,4,5,6,7,8,0],_)) :- member(M, [anchura,profund,iter]).
det4(resuelve(cuenta:M,1,_)) :- member(M, [anchura,profund,iter]).
det4(resuelve(sin_salida:M,0,_,[])) :- member(M, [anchura,profund,iter]).

:- begin_tests(determinism).

test(no_choice_point_after_success,
     [forall(( version(V), det(Goal) )), true(Det == true)]) :-
    call_cleanup(V:Goal, Det = true).
test(no_choice_point_after_success_with_options,
     [forall(det4(Goal)), true(Det == true)]) :-
    call_cleanup(Goal, Det = true).
test(failure, [forall(( version(V), failing(Goal) )), fail]) :-
    V:Goal.
test(busca_limite_gives_each_plan_in_order_then_fails,
     [ forall(version(V)),
       all(P == [[n,s,e],[e],[w,e,e]]) ]) :-
    V:busca_limite(plain:0, 3, [1,2,3,4,5,6,7,0,8], [], P).
test(busca_limite_starts_from_the_plan_so_far,
     [forall(version(V)), all(P == [[a,b,n,s,e],[a,b,e],[a,b,w,e,e]])]) :-
    V:busca_limite(plain:2, 5, [1,2,3,4,5,6,7,0,8], [b,a], P).
test(busca_limite_takes_a_bound_plan,
     [forall(version(V)), true(Plans == [[w,e,e]])]) :-
    findall([w|P], V:busca_limite(plain:0, 3, [1,2,3,4,5,6,7,0,8], [], [w|P]), Plans).
test(busca_limite_can_be_cut, forall(version(V))) :-
    once(V:busca_limite(plain:0, 9, [1,2,3,4,5,6,7,0,8], [], _)).
test(busca_limite_at_a_goal_gives_only_the_plan_so_far,
     [forall(version(V)), all(P == [[w,e]])]) :-
    V:busca_limite(plain:0, 6, [1,2,3,4,5,6,7,8,0], [e,w], P).
test(busca_limite_below_zero, [forall(version(V)), all(P == [[e]])]) :-
    V:busca_limite(plain:(-5), -4, [1,2,3,4,5,6,7,0,8], [], P).

:- end_tests(determinism).
