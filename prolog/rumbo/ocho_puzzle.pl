:- module(rumbo_ocho_puzzle,
          [ solucion_8puzzle/2,    % +Tablero, -Tableros
            solucion_8puzzle/3,    % +Tablero, -Tableros, +Opciones
            inicial/2,             % +Tablero, -Estado
            es_final/1,            % +Estado
            tablero_final/1,       % ?Tablero
            sucesores/2,           % +Estado, -Estados
            tableros_sucesores/2,  % +Tablero, -Tableros
            posiciones_vecinas/2,  % +Posicion, -Posiciones
            posicion_hueco/2,      % +Tablero, -Posicion
            posicion_elemento/3,   % +Tablero, ?Elemento, ?Posicion
            intercambia/4,         % +Tablero, +P1, +P2, -Tablero1
            heuristica/2,          % +Tablero, -H
            distancia/3            % +P1, +P2, -D
          ]).
:- use_module(puerta).
:- use_module(mensajes).
:- use_module(curso).
:- use_module(limites, [limites/2]).
:- use_module(errores).
:- use_module(nucleo, [misma_paridad/4, ocho_puzzle/4, tablero/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, nth1/3]).
:- autoload(library(option), [option/3]).

/** <module> The 8-puzzle by best-first search

The exercise "El problema del 8 puzzle".  A board is a list of three rows, 0 the
blank; the goal is `[[1,2,3],[8,0,4],[7,6,5]]`.  A state is the path that led to it, a
list of boards, the last one first; a successor that is in its own path already is
dropped, and there is no closed list.  The least heuristic goes first, then the
shorter path: not an optimal search, and its answers depend on what happens to equal
states (option `empates`).
*/

%!  solucion_8puzzle(+Tablero, -Tableros) is semidet.
%!  solucion_8puzzle(+Tablero, -Tableros, +Opciones) is semidet.
%
%   Tableros leads from Tablero to the goal.  Fails, by parity, for the boards from which
%   no way leads there.
%
%   Options: `empates(E)`, among states of equal heuristic and length: `lifo` (the
%   default), the last one first, as the published Haskell with the compiler of its day;
%   `fifo`, with today's; `total`, the lesser path, as the published Python.  The limits
%   `nodos_max(N)`, `tiempo_max(Segundos)`, `memoria_max(Bytes)`; `estadisticas(Dict)`.
%
%   ```
%   ?- solucion_8puzzle([[0,1,3],[8,2,4],[7,6,5]], Ts).
%   Ts = [[[0,1,3],[8,2,4],[7,6,5]], [[1,0,3],[8,2,4],[7,6,5]], [[1,2,3],[8,0,4],[7,6,5]]].
%   ```
%
%   @error instantiation_error, type_error(list, T), type_error(integer, Ficha),
%   domain_error(tablero, Tablero) when it is no board
%   @error resource_error(limite(L)) when a limit was reached: nothing is known then

solucion_8puzzle(Tablero, Tableros) :-
    solucion_8puzzle(Tablero, Tableros, []).

solucion_8puzzle(Tablero, Tableros, Opciones) :-
    opciones_admitidas(Opciones, [empates-uno_de([lifo,fifo,total]), estadisticas-salida]),
    tablero_valido(Tablero),
    tablero_final(Final),
    misma_paridad(Tablero, Final, 3, 3),
    option(empates(Empates), Opciones, lifo),
    limites(Opciones, Limites),
    ocho_puzzle(Tablero, Empates, Limites, salida(Desenlace, Tableros0, Contadores)),
    (   Desenlace = limite(Limite)
    ->  limite_alcanzado(Limite, Opciones)
    ;   Desenlace == solucion
    ),
    length(Tableros0, Longitud),
    Profundidad is Longitud-1,
    da_estadisticas(Opciones, Contadores, Profundidad, primero_mejor),
    Tableros = Tableros0.

%!  inicial(+Tablero, -Estado) is det.
%
%   The state at the start: the path of one board.

inicial(Tablero, [Tablero]) :-
    tablero_valido(Tablero).

%!  es_final(+Estado) is semidet.
%
%   The last board of the path is the goal.

es_final(Estado) :-
    estado_valido(Estado),
    Estado = [Tablero|_],
    tablero_final(Tablero).

%!  tablero_final(?Tablero) is semidet.

tablero_final([[1,2,3],[8,0,4],[7,6,5]]).

%!  sucesores(+Estado, -Estados) is det.
%
%   The paths with one board more, blank up, down, left, right, but for those that would
%   come back to a board of their own.
%
%   @error type_error(estado, Estado)

sucesores(Estado, Estados) :-
    estado_valido(Estado),
    Estado = [Tablero|_],
    tableros_sucesores(Tablero, Tableros),
    findall([T|Estado],
            ( member(T, Tableros),
              \+ memberchk(T, Estado)
            ),
            Estados0),
    Estados = Estados0.

%!  tableros_sucesores(+Tablero, -Tableros) is det.
%
%   The boards after one move: blank up, down, left, right.
%
%   ```
%   ?- tableros_sucesores([[0,1,3],[8,2,4],[7,6,5]], Ts).
%   Ts = [[[8,1,3],[0,2,4],[7,6,5]], [[1,0,3],[8,2,4],[7,6,5]]].
%   ```

tableros_sucesores(Tablero, Tableros) :-
    posicion_hueco(Tablero, P),
    posiciones_vecinas(P, Vecinas),
    maplist(intercambia(Tablero, P), Vecinas, Tableros).

%!  posiciones_vecinas(+Posicion, -Posiciones) is det.
%
%   The positions above, below, left and right of Posicion, a pair row-column, from 1.
%
%   ```
%   ?- posiciones_vecinas(1-2, Ps).
%   Ps = [2-2, 1-1, 1-3].
%   ```
%
%   @error domain_error(posicion, Posicion) outside the board

posiciones_vecinas(Posicion, Posiciones) :-
    posicion_del_tablero(Posicion),
    findall(P, vecina(Posicion, P), Posiciones0),
    Posiciones = Posiciones0.

vecina(I-J, I1-J) :- I > 1, I1 is I-1.
vecina(I-J, I1-J) :- I < 3, I1 is I+1.
vecina(I-J, I-J1) :- J > 1, J1 is J-1.
vecina(I-J, I-J1) :- J < 3, J1 is J+1.

%!  posicion_hueco(+Tablero, -Posicion) is det.

posicion_hueco(Tablero, Posicion) :-
    once(posicion_elemento(Tablero, 0, Posicion)).

%!  posicion_elemento(+Tablero, ?Elemento, ?Posicion) is nondet.
%
%   Elemento is at Posicion; deterministic when Elemento is given.
%
%   ```
%   ?- posicion_elemento([[2,1,3],[8,0,4],[7,6,5]], 4, P).
%   P = 2-3.
%   ```

posicion_elemento(Tablero, Elemento, Posicion) :-
    tablero_valido(Tablero),
    (   var(Elemento)
    ->  elemento(Tablero, Elemento, Posicion)
    ;   once(elemento(Tablero, Elemento, Posicion0)),
        Posicion = Posicion0
    ).

elemento(Tablero, Elemento, I-J) :-
    nth1(I, Tablero, Fila),
    nth1(J, Fila, Elemento).

%!  intercambia(+Tablero, +P1, +P2, -Tablero1) is det.
%
%   Tablero1 has the elements at P1 and P2 exchanged.

intercambia(Tablero, P1, P2, Tablero1) :-
    tablero_valido(Tablero),
    posicion_del_tablero(P1),
    posicion_del_tablero(P2),
    once(elemento(Tablero, A1, P1)),
    once(elemento(Tablero, A2, P2)),
    maplist(maplist(cambia(A1, A2)), Tablero, Tablero1).

cambia(A1, A2, X, Y) :-
    (   X == A1 -> Y = A2
    ;   X == A2 -> Y = A1
    ;   Y = X
    ).

%!  heuristica(+Tablero, -H) is det.
%
%   The sum of the distances of all nine numbers, the blank included, to their places.
%
%   ```
%   ?- heuristica([[0,1,3],[8,2,4],[7,6,5]], H).
%   H = 4.
%   ```

heuristica(Tablero, H) :-
    tablero_valido(Tablero),
    tablero_final(Final),
    aggregate_all(sum(D),
                  ( elemento(Tablero, X, P),
                    once(elemento(Final, X, P1)),
                    distancia(P, P1, D)
                  ),
                  H).

%!  distancia(+P1, +P2, -D) is det.
%
%   Rows and columns between two positions.
%
%   ```
%   ?- distancia(2-7, 4-1, D).
%   D = 8.
%   ```

distancia(P1, P2, D) :-
    posicion(P1, I1, J1),
    posicion(P2, I2, J2),
    D is abs(I1-I2) + abs(J1-J2).

posicion(P, I, J) :-
    debe_estar_dado(P, posicion),
    (   P = I-J
    ->  debe_ser_entero(I, posicion),
        debe_ser_entero(J, posicion)
    ;   falla(type_error(posicion, P), posicion)
    ).

posicion_del_tablero(P) :-
    posicion(P, I, J),
    (   between(1, 3, I),
        between(1, 3, J)
    ->  true
    ;   falla(domain_error(posicion, P), posicion)
    ).

estado_valido(Estado) :-
    debe_ser_lista(Estado, estado),
    (   Estado == []
    ->  falla(type_error(estado, Estado), estado)
    ;   forall(member(Tablero, Estado), tablero_valido(Tablero))
    ).

tablero_valido(Tablero) :-
    debe_ser_lista(Tablero, tablero(Tablero)),
    forall(member(Fila, Tablero), debe_ser_lista(Fila, tablero(Tablero))),
    tablero(Tablero, 3, 3).

:- rumbo_puerta:abre(rumbo_ocho_puzzle).
