:- module(rumbo_practica,
          [ buscar/4,              % :Modo, +Nodos, +Visitados, -Plan
            busca_limite/5,        % :N, +Max, +S0, +Plan0, -Plan
            initial1/1,            % -S0
            initial2/1,            % -S0
            initial3/1             % -S0
          ]).
:- use_module(errores).
:- use_module(nucleo, [busca/8, busca_limite/4]).
:- use_module(limites).
:- use_module(problema).
:- autoload(library(apply), [maplist/2, maplist/4]).
:- autoload(library(lists), [append/3, reverse/2, nth0/3]).

:- meta_predicate
    buscar(:, +, +, -),
    busca_limite(:, +, +, +, -).

/** <module> The practical "Resolviendo el 8 puzzle"

buscar/4 and busca_limite/5 of the practical, and its three boards; plan/3 and
expandir/3 belong to it too.  library(rumbo/literal) says all of it in plain
Prolog, with the same answers.
*/

%!  buscar(:Modo, +Nodos, +Visitados, -Plan) is semidet.
%
%   Breadth-first (`anchura`) or depth-first (`profund`) search from the nodes
%   `nodo(P,S)`, P the moves made so far, last move first.  The states of Visitados
%   count as expanded.  Plan is executable: first move first.  Fails when no node is
%   left.  Same plan and same expansions as the list algorithm of the practical.
%
%   ```
%   ?- buscar(anchura, [nodo([w],[1,2,3,4,5,6,7,0,8])], [], P).
%   P = [w, e].
%   ```
%
%   @error domain_error(modo, Modo), also for `iter`; type_error(nodo, Nodo)

buscar(M:Modo, Nodos, Visitados, Plan) :-
    modo_ciego(Modo),
    debe_ser_lista(Nodos, nodos),
    debe_ser_lista(Visitados, visitados),
    maplist(nodo, Nodos, Previos, Estados),
    busca_desde(Estados, Previos, Visitados, M, Modo, Plan).

busca_desde([], _, _, _, _, _) :-
    !,
    fail.
busca_desde([S|Estados], Previos, Visitados, M, Modo, Plan) :-
    problema(M, S, [], sin_costes, _, _, Problema),
    maplist(estado(M), Estados),
    maplist(estado(M), Visitados),
    espacio(Problema, Espacio),
    limites([], Limites),
    busca(modo(Modo, 0), Espacio, [S|Estados], Visitados, Limites, false, no,
          salida(Desenlace, Raiz, Movimientos, _, _, _)),
    (   Desenlace = limite(_)
    ->  falla(resource_error(Desenlace), plan)
    ;   Desenlace == solucion
    ),
    nth0(Raiz, Previos, Previo),
    reverse(Previo, Hechos),
    append(Hechos, Movimientos, Plan).

modo_ciego(Modo) :-
    debe_estar_dado(Modo, modo),
    (   memberchk(Modo, [anchura, profund])
    ->  true
    ;   falla(domain_error(modo, Modo), modos([anchura, profund]))
    ).

nodo(Nodo, Previo, Estado) :-
    debe_estar_dado(Nodo, nodos),
    (   Nodo = nodo(Previo, Estado)
    ->  debe_ser_lista(Previo, plan)
    ;   falla(type_error(nodo, Nodo), nodos)
    ).

%   estado(+M, +S): S can be a state of the problem of M.

estado(M, S) :-
    problema(M, S, [], sin_costes, _, _, _).

%!  busca_limite(:N, +Max, +S0, +Plan0, -Plan) is nondet.
%
%   Backtracking search from S0, at depth N, down to depth Max: no visited list, no
%   pruning.  Plan0 are the moves made so far, last move first; Plan is executable.
%   On backtracking the next plan within the limit, depth-first in the order of the
%   moves.  A goal is not expanded further; N > Max fails.
%
%   ```
%   ?- busca_limite(0, 2, [1,2,3,4,5,6,7,0,8], [], P).
%   P = [e] ;
%   false.
%   ```

busca_limite(M:N, Max, S0, Plan0, Plan) :-
    debe_ser_entero(N, profundidad),
    debe_ser_entero(Max, profundidad),
    debe_ser_lista(Plan0, plan),
    problema(M, S0, [], sin_costes, S, _, Problema),
    N =< Max,
    \+ sin_paridad(Problema, S),
    Profundidad is min(Max-N, 0xffffffff),
    espacio(Problema, Espacio),
    busca_limite(Espacio, S, Profundidad, Movimientos),
    reverse(Plan0, Hechos),
    append(Hechos, Movimientos, Plan).

%!  initial1(-S0) is det.
%!  initial2(-S0) is det.
%!  initial3(-S0) is det.
%
%   The three boards of the practical: 5, 6 and 12 moves from the goal.

initial1([1,2,3,7,4,6,5,0,8]).
initial2([4,1,3,7,2,5,0,8,6]).
initial3([1,6,2,3,0,8,4,7,5]).
