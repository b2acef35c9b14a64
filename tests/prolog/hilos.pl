:- module(test_hilos, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(thread)).
:- use_module(library(time)).
:- use_module(library(rumbo)).

/** <module> Searches in several threads, memory over many calls, small stacks */

paso(N, A, M) :- N < 2000, atom_number(A0, N), ( atom_concat(suma_, A0, A), M is N+1 ; atom_concat(dobla_, A0, A), M is N*2 ).
estima(N, H) :- H is max(0, 1000-N)/1000.

consulta(1, plan(anchura,1,P,[sucesor(test_hilos:paso(antes,accion,despues)),objetivo(1000)]), P).
consulta(2, plan(a_estrella,1,P,[sucesor(test_hilos:paso(antes,accion,despues)),objetivo(777),heuristica(test_hilos:estima)]), P).
consulta(3, plan(iter,1,P,[sucesor(test_hilos:paso(antes,accion,despues)),objetivo(300)]), P).
consulta(4, plan(anchura,[4,1,3,7,2,5,8,0,6],P,[]), P).
consulta(5, plan(ida_estrella,[8,6,7,2,5,4,3,0,1],P,[]), P).
consulta(6, findall(P0,planes(coste_uniforme,1,P0,[sucesor(test_hilos:paso(antes,accion,despues)),objetivo(96)]),P), P).
consulta(7, catch(plan(profund,1,P,[sucesor(test_hilos:paso(antes,accion,despues)),meta([X]>>(X > 500, throw(alto(X))))]), P, true), P).
consulta(8, resuelve(coste_uniforme,1,P,[sucesor(test_hilos:paso(antes,accion,despues)),objetivo(-1),nodos_max(200)]), P).

respuesta(I, P) :- consulta(I, Goal, P), ( call(Goal) -> true ; P = fallo ).

:- begin_tests(hilos).

test(two_hundred_searches_on_eight_threads_give_the_answers_of_one, Distintas == []) :-
    findall(I-P, ( between(1, 8, I), respuesta(I, P) ), Esperadas),
    thread_create(barre, Barrendero),
    findall(I, ( between(1, 200, K), I is K mod 8+1 ), Is),
    en_ocho_hilos(Is, Ps),
    thread_send_message(Barrendero, fin),
    thread_join(Barrendero, true),
    findall(I-P, ( nth1(K, Is, I), nth1(K, Ps, P), memberchk(I-E, Esperadas), P \== E ), Distintas).
test(two_searches_of_one_problem_at_once, R1-R2 == sin_solucion(agotado(2001))-sin_solucion(agotado(2001))) :-
    concurrent(2, [ test_hilos:agota(R1), test_hilos:agota(R2) ], []).

:- end_tests(hilos).

barre :-
    (   thread_peek_message(fin)
    ->  thread_get_message(fin)
    ;   garbage_collect_atoms,
        barre
    ).

en_ocho_hilos(Is, Ps) :-
    metas(Is, Ps, Metas),
    concurrent(8, Metas, []).

metas([], [], []).
metas([I|Is], [P|Ps], [test_hilos:respuesta(I,P)|Ms]) :- metas(Is, Ps, Ms).

agota(R) :- resuelve(anchura, 0, R, [sucesor(test_hilos:cuenta(antes,accion,despues)), objetivo(nunca)]).
cuenta(N, mas, M) :- N < 2000, M is N+1.

%   Memory: what a process holds after many searches ended in every way.

residente(MiB) :-
    paginas_residentes('/proc/self/statm', Paginas),
    MiB is Paginas*4/1024.

paginas_residentes(File, Paginas) :-
    setup_call_cleanup(open(File, read, S), read_string(S, _, Texto), close(S)),
    split_string(Texto, " ", "\n", [_,Residente|_]),
    number_string(Paginas, Residente).

acaba(exito)     :- plan(anchura, 1, _, [sucesor(test_hilos:paso(antes,accion,despues)),objetivo(1000)]).
acaba(fallo)     :- \+ plan(anchura, 1, _, [sucesor(test_hilos:paso(antes,accion,despues)),objetivo(-1)]).
acaba(excepcion) :- catch(plan(anchura, 1, _, [sucesor(test_hilos:paso(antes,accion,despues)),meta([X]>>( X =:= 1999, throw(x) ))]), x, true).
acaba(error)     :- catch(plan(anchura, 1, _, [sucesor(test_hilos:paso(antes,accion,despues)),meta([X]>>( X =:= 1999, _ is a+b ))]), error(_,_), true).
acaba(limite)    :- resuelve(coste_uniforme, 1, limite(_), [sucesor(test_hilos:paso(antes,accion,despues)),objetivo(-1),nodos_max(1500)]).
acaba(corte)     :- planes(profund, 1, _, [sucesor(test_hilos:paso(antes,accion,despues)),objetivo(40)]), !.
acaba(tiempo)    :- catch(call_with_time_limit(0.01, plan(iter, [15,14,13,12,11,10,9,8,7,6,5,4,3,1,2,0], _)), time_limit_exceeded, true).
acaba(enormes)   :- resuelve(coste_uniforme, 1, _, [sucesor(test_hilos:enorme(antes,accion,despues,coste)),objetivo(400)]).

enorme(N, A, M, C) :- N < 500, paso(N, A, M), C is 2**80+N.

:- begin_tests(memoria).

test(memory_is_flat_over_many_searches,
     [forall(clause(test_hilos:acaba(Como), _)), true(Crece < 12)]) :-
    repite(15, Como),
    residente(A),
    repite(60, Como),
    residente(B),
    Crece is B-A.

:- end_tests(memoria).

repite(N, Como) :-
    forall(between(1, N, _), once(acaba(Como))),
    garbage_collect,
    garbage_collect_atoms,
    trim_stacks.
