% El mundo de los bloques: un estado es la lista de las torres, cada una de arriba abajo; el orden de las
% torres no importa, así que se guardan ordenadas.
%
%   ?- bloques([[c,a],[b]], [[a,b,c]], P).
%   P = [pon(c,mesa), pon(b,c), pon(a,b)].

:- use_module(library(rumbo)).

bloques(De, A, Plan) :-
    msort(De, S0),
    plan(a_estrella, S0, Plan,
         [ objetivo(A), heuristica(mal_puestos(A)) ]).

expandir(Torres, pon(X,mesa), S) :-
    select([X|Torre], Torres, Resto),
    Torre \== [],
    msort([[X],Torre|Resto], S).
expandir(Torres, pon(X,Y), S) :-
    select([X|Torre], Torres, Resto0),
    select([Y|Otra], Resto0, Resto),
    (   Torre == []
    ->  msort([[X,Y|Otra]|Resto], S)
    ;   msort([[X,Y|Otra],Torre|Resto], S)
    ).

% Un bloque cuyo soporte no es el que debe tendrá que moverse.
mal_puestos(Meta, S, H) :-
    findall(X, ( soporte(S, X, Y), \+ soporte(Meta, X, Y) ), Xs),
    length(Xs, H).

soporte(Torres, X, Y) :-
    member(Torre, Torres),
    append(_, [X|Debajo], Torre),
    ( Debajo = [Y|_] -> true ; Y = mesa ).
