% Las jarras: con una de 5 litros y otra de 3, sin marcas, dejar 4 litros en la grande.
%
%   ?- jarras(P).
%   P = [llena(grande), pasa(grande,chica), vacia(chica), ...]
%
%   ?- resuelve(anchura, j(0,0), R, [objetivo(j(_,7))]).
%   R = sin_solucion(agotado(16)).

:- use_module(library(rumbo)).

jarras(Plan) :-
    plan(anchura, j(0,0), Plan).

meta(j(4,_)).

% j(Grande,Chica): los litros que hay en cada una.
expandir(j(_,C), llena(grande), j(5,C)).
expandir(j(G,_), llena(chica),  j(G,3)).
expandir(j(_,C), vacia(grande), j(0,C)).
expandir(j(G,_), vacia(chica),  j(G,0)).
expandir(j(G,C), pasa(grande,chica), j(G1,C1)) :-
    T is min(G, 3-C),
    T > 0,
    G1 is G-T,
    C1 is C+T.
expandir(j(G,C), pasa(chica,grande), j(G1,C1)) :-
    T is min(C, 5-G),
    T > 0,
    G1 is G+T,
    C1 is C-T.
