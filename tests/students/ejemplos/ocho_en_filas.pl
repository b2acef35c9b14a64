% El 8-puzzle con el tablero por filas, mis movimientos y mi heurística.
%
%   ?- ocho(a_estrella, [[4,1,3],[7,2,5],[8,hueco,6]], P).
%   P = [izquierda, arriba, arriba, derecha, abajo, derecha, abajo].

:- use_module(library(rumbo)).

ocho(Modo, Tablero, Plan) :-
    plan(Modo, Tablero, Plan).

meta([[1,2,3],[4,5,6],[7,8,hueco]]).

expandir(S0, arriba, S)    :- append(Antes, [F0,G0|Detras], S0), cambian(F0, G0, F, G), append(Antes, [F,G|Detras], S).
expandir(S0, abajo, S)     :- append(Antes, [F0,G0|Detras], S0), cambian(G0, F0, G, F), append(Antes, [F,G|Detras], S).
expandir(S0, izquierda, S) :- append(Antes, [F0|Detras], S0), va_a_la_izquierda(F0, F), append(Antes, [F|Detras], S).
expandir(S0, derecha, S)   :- append(Antes, [F0|Detras], S0), va_a_la_izquierda(F, F0), append(Antes, [F|Detras], S).

% cambian(F0, G0, F, G): el hueco está en G0 y pasa a F, en la misma columna.
cambian([X|F], [hueco|G], [hueco|F], [X|G]) :- !.
cambian([X|F0], [Y|G0], [X|F], [Y|G]) :- cambian(F0, G0, F, G).

va_a_la_izquierda([X,hueco|Fila], [hueco,X|Fila]).
va_a_la_izquierda([X,Y|Fila0], [X|Fila]) :- va_a_la_izquierda([Y|Fila0], Fila).

% Distancia de Manhattan.
heuristica(S, H) :-
    findall(D,
            ( nth0(I, S, Fila),
              nth0(J, Fila, N),
              integer(N),
              D is abs(I-(N-1)//3) + abs(J-(N-1) mod 3)
            ),
            Ds),
    sum_list(Ds, H).
