:- encoding(utf8).
% El granjero, el lobo, la cabra y el repollo: en qué orilla (i o d) está cada uno. Búsqueda en profundidad.
%
%   ?- granjero(S).
%   S = [(i,i,i,i), (d,i,d,i), (i,i,d,i), (d,d,d,i), ...

:- use_module(library(rumbo/busqueda)).

granjero(Solucion) :-
    granjero(Solucion, []).

granjero(Solucion, Opciones) :-
    busca_profundidad(sucesores, es_final, [(i,i,i,i)], Camino, Opciones),
    reverse(Camino, Solucion).

es_final([(d,d,d,d)|_]).

sucesores([E|Es], Caminos) :-
    findall([E1,E|Es],
            ( cruza(E, E1),
              seguro(E1),
              \+ memberchk(E1, Es)
            ),
            Caminos).

cruza((G,L,C,R), (G1,L,C,R)) :- opuesta(G, G1).
cruza((G,L,C,R), (G1,L1,C,R)) :- opuesta(G, G1), opuesta(L, L1).
cruza((G,L,C,R), (G1,L,C1,R)) :- opuesta(G, G1), opuesta(C, C1).
cruza((G,L,C,R), (G1,L,C,R1)) :- opuesta(G, G1), opuesta(R, R1).

% Sin el granjero, la cabra no puede quedarse ni con el lobo ni con el repollo.
seguro((G,L,C,R)) :-
    (   G == C
    ->  true
    ;   C \== L,
        C \== R
    ).

opuesta(i, d).
opuesta(d, i).
