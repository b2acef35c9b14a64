:- encoding(utf8).
% El problema del calendario: N participantes, N-1 días, cada uno juega cada día y con cada rival una vez.
% El calendario es una matriz: fila, participante; columna, día; 0, sin decidir. Búsqueda en profundidad.
%
%   ?- calendario(6, C).
%   C = [[2,3,4,5,6], [1,4,5,6,3], [5,1,6,4,2], [6,2,1,3,5], [3,6,2,1,4], [4,5,3,2,1]] ...

:- use_module(library(rumbo/busqueda)).

calendario(N, Calendario) :-
    calendario(N, Calendario, []).

calendario(N, Calendario, Opciones) :-
    Dias is N-1,
    length(Vacio, N),
    maplist(fila_vacia(Dias), Vacio),
    busca_profundidad(sucesores(N), completo, Vacio, Calendario, Opciones).

fila_vacia(Dias, Fila) :-
    length(Fila, Dias),
    maplist(=(0), Fila).

completo(Calendario) :-
    \+ ( member(Fila, Calendario), memberchk(0, Fila) ).

% El primer hueco, de I en el día J, se llena con cada rival K que está libre ese día.
sucesores(N, Calendario, Calendarios) :-
    once(casilla(Calendario, I, J, 0)),
    findall(C2,
            ( between(1, N, K),
              K =\= I,
              casilla(Calendario, K, J, 0),
              \+ casilla(Calendario, I, _, K),
              pon(Calendario, I, J, K, C1),
              pon(C1, K, J, I, C2)
            ),
            Calendarios).

casilla(Calendario, I, J, X) :-
    nth1(I, Calendario, Fila),
    nth1(J, Fila, X).

pon(Calendario, I, J, X, Calendario1) :-
    nth1(I, Calendario, Fila, Otras),
    nth1(J, Fila, _, Resto),
    nth1(J, Fila1, X, Resto),
    nth1(I, Calendario1, Fila1, Otras).
