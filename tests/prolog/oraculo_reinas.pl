:- module(oraculo_reinas,
          [ soluciones/3,         % +N, +Orden, -Soluciones
            cuenta/2              % +N, -K
          ]).
:- use_module(oraculo_busqueda).

/** <module> The queens exactly as the exercise writes them

A node is nodo(Columna, N, Parcial): the next column to fill, the size of the board and the queens so far,
kept in the order of their columns. Slow, and right by inspection.
*/

soluciones(N, Orden, Soluciones) :-
    anchura(sucesores, final, nodo(1,N,[]), Orden, Nodos),
    findall(Sol, member(nodo(_,_,Sol), Nodos), Soluciones).

final(nodo(C,N,_)) :- C > N.

sucesores(nodo(C,N,Sol), Sucesores) :-
    findall(nodo(C1,N,Sol1),
            ( between(1, N, R),
              no_amenazada(Sol, C-R),
              C1 is C+1,
              append(Sol, [C-R], Sol1)
            ),
            Sucesores).

no_amenazada(Sol, C-R) :-
    forall(member(C1-R1, Sol),
           ( R1 =\= R, C1+R1 =\= C+R, C1-R1 =\= C-R )).

%!  cuenta(+N, -K) is det.
%
%   Backtracking over the rows of each column, nothing else.

cuenta(N, K) :-
    numlist(1, N, Filas),
    aggregate_all(count, completa(1, N, Filas, []), K).

completa(C, N, _, _) :- C > N, !.
completa(C, N, Filas, Sol) :-
    member(R, Filas),
    no_amenazada(Sol, C-R),
    C1 is C+1,
    completa(C1, N, Filas, [C-R|Sol]).
