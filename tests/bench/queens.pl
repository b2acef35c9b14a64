:- module(bench_queens, [main/0]).
:- use_module(library(rumbo/reinas)).

/** <module> The n queens from Prolog: a plain count beside n_soluciones_nr/2 and soluciones_nr/2

    swipl -O -p library=prolog -p foreign=build -g main -t halt tests/bench/queens.pl
*/

main :-
    format("~t~w~4|~t~w~16|~t~w~32|~t~w~48|~n", [n, 'plain (s)', 'n_soluciones_nr', 'soluciones_nr']),
    forall(between(6, 14, N), linea(N)).

linea(N) :-
    (   N =< 10 -> tiempo(cuenta(N, K), Plano), format(string(Texto), "~6f", [Plano]) ; Texto = "" ),
    tiempo(n_soluciones_nr(N, K), Contado),
    (   N =< 12
    ->  tiempo(( soluciones_nr(N, Ss), length(Ss, K) ), Buscado),
        format(string(Texto2), "~6f", [Buscado])
    ;   Texto2 = ""
    ),
    format("~t~d~4|~t~w~16|~t~6f~32|~t~w~48|~n", [N, Texto, Contado, Texto2]).

:- meta_predicate tiempo(0, -).

tiempo(G, Segundos) :-
    statistics(cputime, T0),
    once(G),
    statistics(cputime, T),
    Segundos is T-T0.

%   cuenta(+N, -K): rows by backtracking, each queen checked against those placed: a good student's count.

cuenta(N, K) :-
    numlist(1, N, Filas),
    aggregate_all(count, coloca(Filas, [], _), K).

coloca([], Rs, Rs).
coloca(Filas, Rs0, Rs) :-
    select(R, Filas, Resto),
    segura(Rs0, R, 1),
    coloca(Resto, [R|Rs0], Rs).

segura([], _, _).
segura([R1|Rs], R, D) :-
    R1 =\= R+D,
    R1 =\= R-D,
    D1 is D+1,
    segura(Rs, R, D1).
