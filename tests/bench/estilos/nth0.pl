:- encoding(utf8).
% A good student's moves: find the blank, then its neighbour, then exchange both.

expandir(S, Accion, S1) :-
    nth0(P, S, 0),
    !,
    mueve(Accion, P, Q),
    nth0(Q, S, Ficha),
    cambia(S, 0, P, Q, Ficha, S1).

mueve(n, P, Q) :- P > 2, Q is P-3.
mueve(e, P, Q) :- P mod 3 < 2, Q is P+1.
mueve(w, P, Q) :- P mod 3 > 0, Q is P-1.
mueve(s, P, Q) :- P < 6, Q is P+3.

cambia([], _, _, _, _, []).
cambia([X|Xs], I, P, Q, Ficha, [Y|Ys]) :-
    (   I =:= P -> Y = Ficha
    ;   I =:= Q -> Y = 0
    ;   Y = X
    ),
    I1 is I+1,
    cambia(Xs, I1, P, Q, Ficha, Ys).
