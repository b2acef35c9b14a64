:- module(test_planes, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).
:- use_module(practical_facts).

:- begin_tests(planes_facts).

test(as_many_different_plans_as_known,
     [ forall(( plan8(Id, Board, _, Known), member(Modo, [anchura,iter]) )),
       true(Number-Id == Known-Id) ]) :-
    findall(Plan, planes(Modo, Board, Plan), Plans),
    sort(Plans, Different),
    same_length(Plans, Different),
    length(Different, Number).
test(the_first_is_that_of_plan,
     [ forall(( plan8_corto(Id, Order, Known), member(Modo, [anchura,iter]) )),
       true(First == Known) ]) :-
    board(Id, Board),
    directions(Order, Ds),
    once(planes(Modo, Board, First, [orden(Ds)])).

:- end_tests(planes_facts).
