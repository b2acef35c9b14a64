% Primero se pregunta qué se puede hacer y luego se hace: aplicable/2 y aplica/3.
:- use_module(library(rumbo)).

solucion(Modo, S0, Plan) :-
    plan(Modo, S0, Plan,
         [ sucesor(aplicable(puedo(antes,accion)) + aplica(hago(accion,antes,despues))),
           objetivo([verde,verde,'_',rojo,rojo]) ]).

% Ranas: las verdes miran a la izquierda y las rojas a la derecha; avanzan una piedra o saltan a otra rana.
puedo(S, avanza(I)) :- nth1(I, S, Rana), delante(Rana, D), J is I+D, nth1(J, S, '_').
puedo(S, salta(I))  :- nth1(I, S, Rana), delante(Rana, D), J is I+2*D, nth1(J, S, '_').

hago(avanza(I), S0, S) :- mueve(S0, I, 1, S).
hago(salta(I), S0, S)  :- mueve(S0, I, 2, S).

mueve(S0, I, Pasos, S) :-
    nth1(I, S0, Rana),
    delante(Rana, D),
    J is I+Pasos*D,
    findall(X, ( nth1(K, S0, X0),
                 (   K =:= I -> X = '_'
                 ;   K =:= J -> X = Rana
                 ;   X = X0
                 ) ), S).

delante(rojo, 1).
delante(verde, -1).
