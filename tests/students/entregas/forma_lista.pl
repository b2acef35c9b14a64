% El 8-puzzle con un predicado para cada dirección, el tablero como término t/9.
:- use_module(library(rumbo)).

solucion(Modo, S0, Plan) :-
    plan(Modo, S0, Plan,
         [ sucesor([ arriba(antes,despues), abajo(antes,despues),
                     izquierda(antes,despues), derecha(antes,despues) ]),
           objetivo(t(1,2,3,4,5,6,7,8,0)) ]).

arriba(S0, S)    :- hueco(S0, I), I > 3, J is I-3, cambia(S0, I, J, S).
abajo(S0, S)     :- hueco(S0, I), I < 7, J is I+3, cambia(S0, I, J, S).
izquierda(S0, S) :- hueco(S0, I), I mod 3 =\= 1, J is I-1, cambia(S0, I, J, S).
derecha(S0, S)   :- hueco(S0, I), I mod 3 =\= 0, J is I+1, cambia(S0, I, J, S).

hueco(S, I) :- arg(I, S, 0), !.

cambia(S0, I, J, S) :-
    S0 =.. [t|L0],
    nth1(J, L0, Ficha),
    findall(X, ( nth1(K, L0, X0),
                 (   K =:= I -> X = Ficha
                 ;   K =:= J -> X = 0
                 ;   X = X0
                 ) ), L),
    S =.. [t|L].
