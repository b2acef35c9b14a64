:- encoding(utf8).
% El problema de las jarras (A,B,C): con dos jarras sin marcas, de A y de B litros, y un grifo,
% dejar C litros en la primera. Búsqueda en anchura.
%
%   ?- jarras((4,3,2), S).
%   S = [(0,0), (0,3), (3,0), (3,3), (4,2), (0,2), (2,0)] ;
%   S = [(0,0), (4,0), (1,3), (1,0), (0,1), (4,1), (2,3)] ...

:- use_module(library(rumbo/busqueda)).

jarras(Problema, Solucion) :-
    jarras(Problema, Solucion, []).

jarras(Problema, Solucion, Opciones) :-
    busca_anchura(sucesores(Problema), es_final(Problema), [(0,0)], Estado, Opciones),
    reverse(Estado, Solucion).

% Un estado es el camino recorrido, la última configuración la primera.
es_final((_,_,C), [(C,_)|_]).

sucesores(Problema, [C|Cs], Estados) :-
    findall([C1,C|Cs],
            ( vierte(Problema, C, C1),
              \+ memberchk(C1, [C|Cs])
            ),
            Estados).

vierte((A,_,_), (X,Y), (A,Y)) :- X < A.                                       % llena la primera
vierte((_,B,_), (X,Y), (X,B)) :- Y < B.                                       % llena la segunda
vierte(_, (X,Y), (0,Y)) :- X > 0.                                             % vacía la primera
vierte(_, (X,Y), (X,0)) :- Y > 0.                                             % vacía la segunda
vierte((A,_,_), (X,Y), (A,Y1)) :- X < A, Y > 0, X+Y > A, Y1 is Y-(A-X).       % de la segunda a la primera
vierte((_,B,_), (X,Y), (X1,B)) :- X > 0, Y < B, X+Y > B, X1 is X-(B-Y).       % de la primera a la segunda
vierte((A,_,_), (X,Y), (X1,0)) :- Y > 0, X+Y =< A, X1 is X+Y.                 % toda la segunda a la primera
vierte((_,B,_), (X,Y), (0,Y1)) :- X > 0, X+Y =< B, Y1 is X+Y.                 % toda la primera a la segunda
