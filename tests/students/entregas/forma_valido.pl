% Misioneros y caníbales: cruza/3 no mira si alguien acaba comido; de eso se encarga peligroso/1.
:- use_module(library(rumbo)).

solucion(Modo, Plan) :-
    plan(Modo, e(3,3,izq), Plan,
         [ sucesor(cruza(antes,accion,despues)), no_valido(peligroso), objetivo(e(0,0,der)) ]).

solucion_al_reves(Modo, Plan) :-
    plan(Modo, e(3,3,izq), Plan,
         [ sucesor(cruza(antes,accion,despues)), valido(existe), no_valido(peligroso),
           objetivo(e(0,0,der)) ]).

cruza(e(M,C,izq), va(DM,DC), e(M1,C1,der)) :- barca(DM, DC), M1 is M-DM, C1 is C-DC.
cruza(e(M,C,der), vuelve(DM,DC), e(M1,C1,izq)) :- barca(DM, DC), M1 is M+DM, C1 is C+DC.

barca(2, 0).
barca(0, 2).
barca(1, 1).
barca(1, 0).
barca(0, 1).

existe(e(M,C,_)) :- between(0, 3, M), between(0, 3, C).

peligroso(S) :- \+ existe(S).
peligroso(e(M,C,_)) :- M > 0, C > M.
peligroso(e(M,C,_)) :- M < 3, 3-C > 3-M.
