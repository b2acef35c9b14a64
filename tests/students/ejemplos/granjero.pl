% El granjero, el lobo, la cabra y la col.
%
%   ?- granjero(anchura, P).
%   P = [lleva(cabra), va_solo, lleva(lobo), lleva(cabra), lleva(col), va_solo, lleva(cabra)].

:- use_module(library(rumbo)).

granjero(Modo, Plan) :-
    plan(Modo, o(i,i,i,i), Plan).

meta(o(d,d,d,d)).

% o(Granjero,Lobo,Cabra,Col): la orilla (i o d) en que está cada uno.
expandir(S0, Accion, S) :-
    cruza(S0, Accion, S),
    \+ peligro(S).

cruza(o(G,L,C,R), va_solo, o(G1,L,C,R))       :- enfrente(G, G1).
cruza(o(G,G,C,R), lleva(lobo), o(G1,G1,C,R))  :- enfrente(G, G1).
cruza(o(G,L,G,R), lleva(cabra), o(G1,L,G1,R)) :- enfrente(G, G1).
cruza(o(G,L,C,G), lleva(col), o(G1,L,C,G1))   :- enfrente(G, G1).

enfrente(i, d).
enfrente(d, i).

peligro(o(G,X,X,_)) :- X \== G.
peligro(o(G,_,X,X)) :- X \== G.
