:- encoding(utf8).
:- module(rumbo_reinas,
          [ soluciones_nr/2,       % +N, -Soluciones
            soluciones_nr/3,       % +N, -Soluciones, +Opciones
            primera_solucion_nr/2, % +N, -Solucion
            primera_solucion_nr/3, % +N, -Solucion, +Opciones
            n_soluciones_nr/2,     % +N, -K
            n_soluciones_nr/3,     % +N, -K, +Opciones
            solucion_nr/2,         % +N, -Solucion
            solucion_nr/3,         % +N, -Solucion, +Opciones
            sucesores_nr/2,        % +Nodo, -Nodos
            sucesores_nr/3,        % +Nodo, -Nodos, +Opciones
            es_final_nr/1,         % +Nodo
            valida/2,              % +Parcial, +Posicion
            muestra_reinas/1       % +Solucion
          ]).
:- use_module(puerta).
:- use_module(mensajes).
:- use_module(curso).
:- use_module(limites, [limites/2]).
:- use_module(dibujo).
:- use_module(errores).
:- use_module(nucleo, [cuenta_reinas/3, reinas/4]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, numlist/3]).
:- autoload(library(option), [option/3]).

/** <module> The n queens by breadth-first search

The exercise "El problema de las n reinas (mediante búsqueda por anchura en
espacios de estados)".  A solution is `[1-R1, 2-R2, ...]`, column-row; a node is
`(Columna, N, Parcial)`: the next column, the size of the board and the queens of
the columns before.

Options: `orden(haskell)` (the default), in which the published Haskell finds the
solutions, or `orden(python)`, in which the published Python does; the limits
`nodos_max(N)`, `tiempo_max(Segundos)` and `memoria_max(Bytes)`.  A limit reached is
a `resource_error(limite(_))`.
*/

%!  soluciones_nr(+N, -Soluciones) is det.
%!  soluciones_nr(+N, -Soluciones, +Opciones) is det.
%
%   All solutions for N queens, in the order of the search.
%
%   ```
%   ?- soluciones_nr(4, S).
%   S = [[1-3, 2-1, 3-4, 4-2], [1-2, 2-4, 3-1, 4-3]].
%   ```
%
%   @error type_error(integer, N), domain_error(not_less_than_one, N)

soluciones_nr(N, Soluciones) :-
    soluciones_nr(N, Soluciones, []).

soluciones_nr(N, Soluciones, Opciones) :-
    findall(S, solucion_nr(N, S, Opciones), Soluciones0),
    Soluciones = Soluciones0.

%!  primera_solucion_nr(+N, -Solucion) is semidet.
%!  primera_solucion_nr(+N, -Solucion, +Opciones) is semidet.
%
%   The first solution; fails for the boards that have none, 2 and 3.
%
%   ```
%   ?- primera_solucion_nr(8, S), muestra_reinas(S).
%   ```

primera_solucion_nr(N, Solucion) :-
    primera_solucion_nr(N, Solucion, []).

primera_solucion_nr(N, Solucion, Opciones) :-
    once(solucion_nr(N, Solucion0, Opciones)),
    Solucion = Solucion0.

%!  n_soluciones_nr(+N, -K) is det.
%!  n_soluciones_nr(+N, -K, +Opciones) is det.
%
%   N queens have K solutions: counted with bit masks, half of them by the mirror.
%   Here `nodos_max` limits the placements looked at.
%
%   ```
%   ?- n_soluciones_nr(14, K).
%   K = 365596.
%   ```

n_soluciones_nr(N, K) :-
    n_soluciones_nr(N, K, []).

n_soluciones_nr(N, K, Opciones) :-
    lado(N),
    opciones(Opciones),
    limites(Opciones, Limites),
    cuenta_reinas(N, Limites, Salida),
    salida(Salida, Opciones, K).

%!  solucion_nr(+N, -Solucion) is nondet.
%!  solucion_nr(+N, -Solucion, +Opciones) is nondet.
%
%   The solutions one by one, each when it is asked for, in the order of soluciones_nr/2.

solucion_nr(N, Solucion) :-
    solucion_nr(N, Solucion, []).

solucion_nr(N, Solucion, Opciones) :-
    lado(N),
    opciones(Opciones),
    option(orden(Orden), Opciones, haskell),
    limites(Opciones, Limites),
    reinas(N, Orden, Limites, Salida),
    salida(Salida, Opciones, Solucion).

salida(solucion(Solucion), _, Solucion).
salida(limite(Limite), Opciones, _) :-
    limite_alcanzado(Limite, Opciones).

opciones(Opciones) :-
    opciones_admitidas(Opciones, [orden-uno_de([haskell,python])]).

lado(N) :-
    debe_ser_entero(N, n),
    (   N >= 1
    ->  true
    ;   falla(domain_error(not_less_than_one, N), n)
    ).

%!  sucesores_nr(+Nodo, -Nodos) is det.
%!  sucesores_nr(+Nodo, -Nodos, +Opciones) is det.
%
%   The nodes with one more queen, by row.  The list is the same in both orders: they
%   differ in how it enters the queue.
%
%   ```
%   ?- sucesores_nr((1,4,[]), Ns).
%   Ns = [(2,4,[1-1]), (2,4,[1-2]), (2,4,[1-3]), (2,4,[1-4])].
%   ```
%
%   @error type_error(nodo_nr, Nodo)

sucesores_nr(Nodo, Nodos) :-
    sucesores_nr(Nodo, Nodos, []).

sucesores_nr(Nodo, Nodos, Opciones) :-
    opciones(Opciones),
    nodo(Nodo, C, N, Parcial),
    C1 is C+1,
    findall((C1,N,Parcial1),
            ( between(1, N, R),
              no_amenazada(Parcial, C, R),
              append(Parcial, [C-R], Parcial1)
            ),
            Nodos0),
    Nodos = Nodos0.

%!  es_final_nr(+Nodo) is semidet.
%
%   Every column of the board has its queen.

es_final_nr(Nodo) :-
    nodo(Nodo, C, N, _),
    C > N.

%!  valida(+Parcial, +Posicion) is semidet.
%
%   No queen of Parcial attacks Posicion; columns are taken to differ.
%
%   ```
%   ?- valida([1-1], 2-3).
%   true.
%   ```
%
%   @error type_error(posicion, P)

valida(Parcial, Posicion) :-
    posiciones(Parcial),
    posicion(Posicion),
    Posicion = C-R,
    no_amenazada(Parcial, C, R).

no_amenazada([], _, _).
no_amenazada([C1-R1|Parcial], C, R) :-
    R1 =\= R,
    C1+R1 =\= C+R,
    C1-R1 =\= C-R,
    no_amenazada(Parcial, C, R).

nodo(Nodo, C, N, Parcial) :-
    debe_estar_dado(Nodo, nodo),
    (   Nodo = (C,N,Parcial)
    ->  debe_ser_entero(C, nodo),
        debe_ser_entero(N, nodo),
        posiciones(Parcial)
    ;   falla(type_error(nodo_nr, Nodo), nodo)
    ).

posiciones(Parcial) :-
    debe_ser_lista(Parcial, reinas),
    forall(member(P, Parcial), posicion(P)).

posicion(P) :-
    debe_estar_dado(P, posicion),
    (   P = C-R
    ->  debe_ser_entero(C, posicion),
        debe_ser_entero(R, posicion)
    ;   falla(type_error(posicion, P), posicion)
    ).

%!  muestra_reinas(+Solucion) is det.
%
%   Draws the board, row 1 above, as many rows and columns as queens.
%
%   ```
%   ?- muestra_reinas([1-3,2-1,3-4,4-2]).
%   . Q . .
%   . . . Q
%   Q . . .
%   . . Q .
%   ```
%
%   @error domain_error(posicion, P) for a queen outside the board

muestra_reinas(Solucion) :-
    posiciones(Solucion),
    length(Solucion, N),
    forall(member(P, Solucion), dentro(N, P)),
    numlist(1, N, Lados),
    maplist(fila(Solucion, Lados), Lados, Filas),
    escribe_filas(Filas).

dentro(N, C-R) :-
    (   between(1, N, C),
        between(1, N, R)
    ->  true
    ;   falla(domain_error(posicion, C-R), posicion)
    ).

fila(Solucion, Columnas, R, Fila) :-
    maplist(casilla(Solucion, R), Columnas, Casillas),
    atomics_to_string(Casillas, Fila).

casilla(Solucion, R, C, Casilla) :-
    (   memberchk(C-R, Solucion)
    ->  Casilla = 'Q'
    ;   Casilla = '.'
    ).

atomics_to_string(Casillas, Fila) :-
    atomic_list_concat(Casillas, ' ', Atomo),
    atom_string(Atomo, Fila).

:- rumbo_puerta:abre(rumbo_reinas).
