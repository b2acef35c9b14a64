:- encoding(utf8).
% El árbol de expansión mínimo de un grafo no dirigido por el algoritmo de Prim, como búsqueda en escalada.
% Un grafo es grafo(Nodos, Aristas), con aristas (X,Y,Peso).
%
%   ?- grafo(g1, G), prim(G, Aristas).
%   Aristas = [(2,4,55), (1,3,34), (2,5,32), (1,2,12)].

:- use_module(library(rumbo/busqueda)).

grafo(g1, grafo([1,2,3,4,5],
                [(1,2,12),(1,3,34),(1,5,78),(2,4,55),(2,5,32),(3,4,61),(3,5,44),(4,5,93)])).
grafo(g2, grafo([1,2,3,4,5],
                [(1,2,13),(1,3,11),(1,5,78),(2,4,12),(2,5,32),(3,4,14),(3,5,44),(4,5,93)])).
grafo(g3, grafo([1,2,3,4,5,6,7],
                [(1,2,5),(1,3,9),(1,5,15),(1,6,6),(2,3,7),(3,4,8),(3,5,7),(4,5,5),(5,6,3),(5,7,9),(6,7,11)])).
grafo(g4, grafo([1,2,3,4,5,6,7],
                [(1,2,5),(1,3,9),(1,5,15),(1,6,6),(2,3,7),(3,4,8),(3,5,1),(4,5,5),(5,6,3),(5,7,9),(6,7,11)])).

prim(Grafo, Arbol) :-
    prim(Grafo, Arbol, []).

% Un estado es (Peso,Dentro,Fuera,Arbol); Peso es el de la última arista: la escalada elige la más ligera.
prim(grafo([Nodo|Nodos],Aristas), Arbol, Opciones) :-
    busca_escalada(sucesores(Aristas), es_final, (0,[Nodo],Nodos,[]), (_,_,[],Arbol), Opciones).

es_final((_,_,[],_)).

sucesores(Aristas, (_,Dentro,Fuera,Arbol), Estados) :-
    findall((Peso,[Y|Dentro],Resto,[(X,Y,Peso)|Arbol]),
            ( member(X, Dentro),
              member(Y, Fuera),
              arista(Aristas, X, Y, Peso),
              selectchk(Y, Fuera, Resto)
            ),
            Estados).

arista(Aristas, X, Y, Peso) :- memberchk((X,Y,Peso), Aristas), !.
arista(Aristas, X, Y, Peso) :- memberchk((Y,X,Peso), Aristas).
