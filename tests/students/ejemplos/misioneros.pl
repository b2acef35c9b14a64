% Misioneros y caníbales: tres y tres cruzan el río en una barca de dos; donde haya misioneros, los caníbales
% no pueden ser más.
%
%   ?- misioneros(P), length(P, N).
%   N = 11, ...

:- use_module(library(rumbo)).

misioneros(Plan) :-
    plan(anchura, rio(3,3,izquierda), Plan).

meta(rio(0,0,derecha)).

% rio(M,C,Barca): los que quedan en la orilla izquierda, y dónde está la barca.
expandir(rio(M,C,izquierda), ida(DM,DC), rio(M1,C1,derecha)) :-
    barca(DM, DC),
    M1 is M-DM,
    C1 is C-DC,
    seguro(M1, C1).
expandir(rio(M,C,derecha), vuelta(DM,DC), rio(M1,C1,izquierda)) :-
    barca(DM, DC),
    M1 is M+DM,
    C1 is C+DC,
    seguro(M1, C1).

barca(1, 0).
barca(0, 1).
barca(1, 1).
barca(2, 0).
barca(0, 2).

seguro(M, C) :-
    between(0, 3, M),
    between(0, 3, C),
    ( M =:= 0 ; M =:= 3 ; M =:= C ),
    !.

% Cada ida y vuelta deja a una persona más al otro lado, y la última ida a dos.
heuristica(rio(M,C,izquierda), H) :- H is max(0, 2*(M+C)-3).
heuristica(rio(M,C,derecha), H)   :- H is 2*(M+C).
