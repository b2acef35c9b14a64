:- module(test_interrupts, []).
:- use_module(library(plunit)).
:- use_module(library(time)).
:- use_module(library(thread)).
:- use_module(library(rumbo)).

/** <module> Time limits, thread signals and limits of inference get through

The searches below never end by themselves.
*/

sin_fin:expandir(N, suma, M) :- M is N+1.
sin_fin:expandir(N, dobla, M) :- M is N*2+1.
sin_fin:meta(_) :- fail.

sin_meta_alcanzable:meta(_) :- fail.

endless(plan(sin_fin:anchura,1,_)).
endless(plan(sin_fin:profund,1,_)).
endless(plan(sin_fin:iter,1,_)).
endless(buscar(sin_fin:anchura,[nodo([],1)],[],_)).
endless(buscar(sin_fin:profund,[nodo([],1)],[],_)).
endless(busca_limite(sin_fin:0,1000,1,[],_)).
endless(busca_limite(sin_meta_alcanzable:0,1000,[1,2,3,4,5,6,7,8,0],[],_)).

the_next_query_works :-
    plan(anchura, [4,1,3,7,2,5,8,0,6], [w,n,n,e,s,e,s]).

:- begin_tests(interrupts).

test(a_time_limit_ends_the_search,
     [forall(endless(Goal)), true(Ball == time_limit_exceeded)]) :-
    catch(call_with_time_limit(0.1, rumbo:Goal), Ball, true),
    the_next_query_works.
test(a_thread_signal_ends_the_search,
     [forall(endless(Goal)), true(Status == exception(basta))]) :-
    thread_self(Me),
    thread_create(( thread_send_message(Me, started), rumbo:Goal ), Id),
    thread_get_message(started),
    thread_signal(Id, throw(basta)),
    thread_join(Id, Status),
    the_next_query_works.
test(an_inference_limit_ends_a_search_over_ones_own_predicates,
     [forall(( endless(Goal), Goal \= busca_limite(sin_meta_alcanzable:_,_,_,_,_) )),
      true(Result == inference_limit_exceeded)]) :-
    call_with_inference_limit(rumbo:Goal, 10000, Result),
    the_next_query_works.
test(a_time_limit_in_one_thread_leaves_another_alone, Answers == [time_limit_exceeded,plan([w,n,n,e,s,e,s])]) :-
    concurrent_maplist(in_thread, [endless,short], Answers).

in_thread(endless, Ball) :-
    catch(call_with_time_limit(0.2, rumbo:plan(sin_fin:iter, 1, _)), Ball, true).
in_thread(short, plan(P)) :-
    forall(between(1, 200, _), plan(iter, [1,6,2,3,0,8,4,7,5], _)),
    plan(anchura, [4,1,3,7,2,5,8,0,6], P).

:- end_tests(interrupts).
