:- encoding(utf8).
% El problema del dominó: colocar todas las fichas en fila de modo que casen. Búsqueda en profundidad.
%
%   ?- domino([(1,2),(2,3),(1,4)], S).
%   S = [(4,1), (1,2), (2,3)] ;
%   S = [(3,2), (2,1), (1,4)].

:- use_module(library(rumbo/busqueda)).

domino(Fichas, Solucion) :-
    domino(haskell, Fichas, Solucion).

% domino(Estilo, Fichas, Solucion): en el orden de la solución en Haskell o de la solución en Python,
% que quita de una vez todas las fichas iguales a la colocada.
domino(Estilo, Fichas, Solucion) :-
    busca_profundidad(sucesores(Estilo), es_final, estado(Fichas,[]), estado([],Solucion), [orden(Estilo)]).

es_final(estado([],_)).

sucesores(Estilo, estado(Fs,Puestas), Estados) :-
    findall(estado(Resto,[Puesta|Puestas]),
            ( coloca(Puestas, Fs, Ficha, Puesta),
              quita(Estilo, Ficha, Fs, Resto)
            ),
            Estados).

% Se construye de derecha a izquierda: la ficha nueva casa con la primera puesta.
coloca([], Fs, (A,B), (A,B)) :- member((A,B), Fs), A \== B.
coloca([], Fs, (A,B), (B,A)) :- member((A,B), Fs).
coloca([(X,_)|_], Fs, (U,X), (U,X)) :- member((U,X), Fs), U \== X.
coloca([(X,_)|_], Fs, (X,V), (V,X)) :- member((X,V), Fs), V \== X.
coloca([(X,_)|_], Fs, (X,X), (X,X)) :- member((X,X), Fs).

quita(haskell, Ficha, Fs, Resto) :- selectchk(Ficha, Fs, Resto).
quita(python, Ficha, Fs, Resto) :- delete(Fs, Ficha, Resto).
