% Repartir bolas de colores en dos cajas: el orden dentro de una caja no importa.
:- use_module(library(rumbo)).

distintos(N) :-
    resuelve(anchura, [a,b,c]-[], sin_solucion(agotado(N)),
             [ sucesor(pasa(antes,accion,despues)), objetivo(nunca) ]).

distintos_sin_orden(N) :-
    resuelve(anchura, [a,b,c]-[], sin_solucion(agotado(N)),
             [ sucesor(pasa(antes,accion,despues)), objetivo(nunca), normaliza(ordena) ]).

camino(Ss) :-
    resuelve(anchura, [a,b,c]-[], solucion(_),
             [ sucesor(pasa(antes,accion,despues)), meta(cruzadas), normaliza(ordena), estados(Ss) ]).

cruzadas([_]-[_,_]).

pasa(A-B, de_izq(X), A1-[X|B]) :- select(X, A, A1).
pasa(A-B, de_der(X), [X|A]-B1) :- select(X, B, B1).

ordena(A-B, A1-B1) :- msort(A, A1), msort(B, B1).
