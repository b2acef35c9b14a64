% El caballo en un tablero de 3x3. Cuando el salto se sale del tablero mi predicado devuelve nil.
:- use_module(library(rumbo)).

saltos(De, A, Plan) :-
    plan(anchura, De, Plan, [ sucesor(salto(antes,accion,despues)), imposible(nil), objetivo(A) ]).

salto(X/Y, DX/DY, S) :-
    member(DX/DY, [1/2,2/1,2/(-1),1/(-2),(-1)/(-2),(-2)/(-1),(-2)/1,(-1)/2]),
    X1 is X+DX,
    Y1 is Y+DY,
    (   between(1, 3, X1),
        between(1, 3, Y1)
    ->  S = X1/Y1
    ;   S = nil
    ).
