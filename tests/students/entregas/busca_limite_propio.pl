%% busca_limite/5 con comprobación de ciclos a mi manera; lo demás, de la biblioteca
:- use_module(library(rumbo)).
:- use_module(library(lists), [memberchk/2, reverse/2]).

busca_limite(N, Max, S0, Plan0, Plan) :-
    busca_limite(N, Max, S0, [S0], Plan0, Plan).

busca_limite(_, _, [1,2,3,4,5,6,7,8,0], _, Plan0, Plan) :-
    reverse(Plan0, Plan).
busca_limite(N, Max, S, Camino, Plan0, Plan) :-
    S \== [1,2,3,4,5,6,7,8,0],
    N < Max,
    expandir(S, M, S1),
    \+ memberchk(S1, Camino),
    succ(N, N1),
    busca_limite(N1, Max, S1, [S1|Camino], [M|Plan0], Plan).
