% Las jarras con mis argumentos en mi orden: primero a dónde llego, luego cómo y al final de dónde vengo.
:- use_module(library(rumbo)).

solucion(Plan) :-
    plan(anchura, jarras(0,0), Plan,
         [ sucesor(llego(despues,accion,antes)), objetivo(jarras(4,_)) ]).

llego(jarras(5,B), llenar(grande), jarras(_,B)).
llego(jarras(A,3), llenar(chica), jarras(A,_)).
llego(jarras(0,B), vaciar(grande), jarras(_,B)).
llego(jarras(A,0), vaciar(chica), jarras(A,_)).
llego(jarras(A1,B1), pasar(grande,chica), jarras(A,B)) :-
    T is min(A, 3-B),
    T > 0,
    A1 is A-T,
    B1 is B+T.
llego(jarras(A1,B1), pasar(chica,grande), jarras(A,B)) :-
    T is min(B, 5-A),
    T > 0,
    A1 is A+T,
    B1 is B-T.
