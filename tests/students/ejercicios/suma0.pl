:- encoding(utf8).
% El problema de suma cero: los subconjuntos no vacíos de una lista de números cuya suma es 0.
% Búsqueda en profundidad.
%
%   ?- suma0([-7,-3,-2,5,8,-1], Ss).
%   Ss = [[-7,-3,-2,-1,5,8], [-7,-1,8], [-3,-2,5]].

:- use_module(library(rumbo/busqueda)).
:- use_module(library(solution_sequences)).

suma0(Numeros, Subconjuntos) :-
    suma0(haskell, Numeros, Subconjuntos).

% suma0(Estilo, Numeros, Subconjuntos): en el orden de la solución en Haskell o de la solución en Python,
% que quita de una vez todas las copias del número elegido.
suma0(Estilo, Numeros, Subconjuntos) :-
    findall(Xs, distinct(Xs, subconjunto(Estilo, Numeros, Xs)), Subconjuntos).

subconjunto(Estilo, Numeros, Ordenado) :-
    busca_profundidad(sucesores(Estilo), es_final, estado([],0,Numeros), estado(Xs,_,_), [orden(Estilo)]),
    msort(Xs, Ordenado).

es_final(estado([_|_],0,_)).

sucesores(Estilo, estado(Xs,S,Ns), Estados) :-
    findall(estado([N|Xs],S1,Resto),
            ( member(N, Ns),
              S1 is S+N,
              quita(Estilo, N, Ns, Resto)
            ),
            Estados).

quita(haskell, N, Ns, Resto) :- selectchk(N, Ns, Resto).
quita(python, N, Ns, Resto) :- delete(Ns, N, Resto).
