% Robot en una cuadrícula. mueve/5 dice también la orientación y un comentario, que para el plan no importan.
:- use_module(library(rumbo)).

ruta(De, A, Plan) :-
    plan(anchura, De, Plan, [ sucesor(mueve(_,antes,accion,_,despues)), objetivo(A) ]).

mueve(este,  X-Y, derecha,   'se ve la ventana', X1-Y)  :- X < 4, X1 is X+1, libre(X1-Y).
mueve(norte, X-Y, arriba,    'se ve la puerta',  X-Y1)  :- Y < 4, Y1 is Y+1, libre(X-Y1).
mueve(oeste, X-Y, izquierda, _SinComentario,     X1-Y)  :- X > 1, X1 is X-1, libre(X1-Y).
mueve(sur,   X-Y, abajo,     _SinComentario,     X-Y1)  :- Y > 1, Y1 is Y-1, libre(X-Y1).

libre(Casilla) :- \+ pared(Casilla).

pared(2-1).
pared(2-2).
pared(3-4).
