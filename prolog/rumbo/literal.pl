:- module(rumbo_literal,
          [ plan/3,              % :Modo, +S0, -Plan
            expandir/3,          % +S0, ?Accion, ?S1
            buscar/4,            % :Modo, +Nodos, +Visitados, -Plan
            busca_limite/5,      % :N, +Max, +S0, +Plan0, -Plan
            initial1/1,          % -S0
            initial2/1,          % -S0
            initial3/1           % -S0
          ]).
:- use_module(puerta, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(error), [must_be/2, domain_error/2, type_error/2,
                               instantiation_error/1, existence_error/2]).
:- use_module(library(lists), [append/3, member/2, reverse/2]).
:- use_module(library(ordsets), [ord_subtract/3, ord_union/3]).

/** <module> The practical "Resolviendo el 8 puzzle" in plain Prolog

The practical as its text says it, to be read.  It is also what the compiled
library is tested against, and what answers where the compiled part is missing:
same answers, same order, same errors, only slower.

A board is a list of nine numbers, row by row, 0 the blank.  Moves are of the
blank: n, e, w, s, tried in this order.

The file has three parts: the practical; whose expandir/3 and meta/1 it uses;
what it accepts.  In the first part the last argument is the problem: the
8-puzzle, or the expandir/3 and meta/1 of the student's module that asks.
*/

:- meta_predicate
    plan(:, +, -),
    buscar(:, +, +, -),
    busca_limite(:, +, +, +, -).


                 /*******************************
                 *        THE PRACTICAL         *
                 *******************************/

%!  initial1(-S0) is det.
%!  initial2(-S0) is det.
%!  initial3(-S0) is det.
%
%   The three boards of the practical: 5, 6 and 12 moves from the goal.

initial1([1,2,3,7,4,6,5,0,8]).
initial2([4,1,3,7,2,5,0,8,6]).
initial3([1,6,2,3,0,8,4,7,5]).

tablero_meta([1,2,3,4,5,6,7,8,0]).

%   plan(+Modo, +S0, -Plan, +Problema): Plan as one of the three algorithms finds it.

plan(anchura, S0, Plan, Problema) :-
    buscar(anchura, [nodo([],S0)], [], Plan, Problema).
plan(profund, S0, Plan, Problema) :-
    buscar(profund, [nodo([],S0)], [], Plan, Problema).
plan(iter, S0, Plan, Problema) :-
    profundiza(0, S0, [S0], [S0], Plan, Problema).

%   buscar(+Modo, +Nodos, +Visitados, -Plan, +Problema): take the first node.  A goal
%   ends the search; a visited state is passed over; any other is expanded.

buscar(Modo, [nodo(P,S)|Nodos], Visitados, Plan, Problema) :-
    (   meta(S, Problema)
    ->  reverse(P, Plan)
    ;   memberchk(S, Visitados)
    ->  buscar(Modo, Nodos, Visitados, Plan, Problema)
    ;   findall(nodo([A|P],S1), expandir(S, A, S1, Problema), Expandidos),
        abrir(Modo, Expandidos, Nodos, Nodos1),
        buscar(Modo, Nodos1, [S|Visitados], Plan, Problema)
    ).

abrir(profund, Expandidos, Nodos, Nodos1) :- append(Expandidos, Nodos, Nodos1).
abrir(anchura, Expandidos, Nodos, Nodos1) :- append(Nodos, Expandidos, Nodos1).

%   busca_limite(+N, +Max, +S0, +Plan0, -Plan, +Problema): backtracking to depth Max.

busca_limite(N, Max, S0, Plan0, Plan, Problema) :-
    N =< Max,
    (   meta(S0, Problema)
    ->  reverse(Plan0, Plan)
    ;   expandir(S0, A, S1, Problema),
        N1 is N+1,
        busca_limite(N1, Max, S1, [A|Plan0], Plan, Problema)
    ).

%   profundiza(+Max, +S0, +Nivel, +Vistos, -Plan, +Problema): busca_limite/6 with Max,
%   Max+1, ... until there is a plan.  Nivel are the states first met at depth
%   Max, Vistos those met so far: once a level has no new state, there is no
%   plan at all, and the search ends where the text alone would go on for ever.

profundiza(Max, S0, _, _, Plan, Problema) :-
    busca_limite(0, Max, S0, [], Plan0, Problema),
    !,
    Plan = Plan0.
profundiza(Max, S0, Nivel, Vistos, Plan, Problema) :-
    findall(S1, ( member(S, Nivel), expandir(S, _, S1, Problema) ), Hijos),
    sort(Hijos, Ordenados),
    ord_subtract(Ordenados, Vistos, Nuevos),
    Nuevos \== [],
    ord_union(Vistos, Nuevos, Vistos1),
    Max1 is Max+1,
    profundiza(Max1, S0, Nuevos, Vistos1, Plan, Problema).

%   mover(+S0, ?Accion, ?S1): the moves of the 8-puzzle.  To the north is the tile
%   three places before the blank, to the west the one just before it in its row.
%   (A bound Accion picks its clause where it comes first.)

mover(S0, Accion, S1) :- hueco(Accion, S0, S1).

hueco(n, S0, S1) :- norte(S0, S1).
hueco(e, S0, S1) :- este(S0, S1).
hueco(w, S0, S1) :- oeste(S0, S1).
hueco(s, S0, S1) :- sur(S0, S1).

norte([X,B,C,0|Resto], [0,B,C,X|Resto]) :- !.
norte([A|Resto], [A|Resto1]) :- norte(Resto, Resto1).

sur([0,B,C,X|Resto], [X,B,C,0|Resto]) :- !.
sur([A|Resto], [A|Resto1]) :- sur(Resto, Resto1).

este([0,X,C|Resto], [X,0,C|Resto]) :- !.
este([A,0,X|Resto], [A,X,0|Resto]) :- !.
este([A,B,C|Resto], [A,B,C|Resto1]) :- este(Resto, Resto1).

oeste([X,0,C|Resto], [0,X,C|Resto]) :- !.
oeste([A,X,0|Resto], [A,0,X|Resto]) :- !.
oeste([A,B,C|Resto], [A,B,C|Resto1]) :- oeste(Resto, Resto1).

%   resoluble(+S0): half of the boards never reach the goal.  A move of the blank
%   keeps the parity of the pairs of tiles that stand the wrong way round.

resoluble(S0) :-
    aggregate_all(count, invertidas(S0), Pares),
    Pares mod 2 =:= 0.

invertidas(S0) :-
    append(_, [X|Detras], S0),
    X > 0,
    member(Y, Detras),
    Y > 0,
    X > Y.


                 /*******************************
                 *      WHOSE EXPANDIR/3?       *
                 *******************************/

expandir(S0, Accion, S1, problema(Mover,_)) :- call(Mover, S0, Accion, S1).

meta(S, problema(_,Meta)) :- \+ \+ call(Meta, S).

%   problem(+M, -Problem): the moves and the goal that hold in module M, each the
%   student's where there is one, else those of the 8-puzzle.

problem(M, problema(Mover,Meta)) :-
    (   own(M, expandir(_,_,_)) -> Mover = expandir_de(M)  ; Mover = mover ),
    (   own(M, meta(_))         -> Meta = M:meta           ; Meta = tablero_meta ).

expandir_de(M, S0, Accion, S1) :-
    M:expandir(S0, Accion, S1),
    must_be_term(S1).

%   own(+M, :Head): Head is visible in M, is not this library's and does not only
%   come down from `user`, where it may belong to another exercise.

own(M, Head) :-
    predicate_property(M:Head, defined),
    definition(M, Head, Owner),
    \+ of_this_library(Owner),
    (   Owner == M -> true
    ;   M == user  -> true
    ;   definition(user, Head, Owner) -> imports(M, Head)
    ;   true
    ).

definition(M, Head, Owner) :-
    (   predicate_property(M:Head, imported_from(Owner0))
    ->  Owner = Owner0
    ;   Owner = M
    ).

imports(M, Head) :-
    functor(Head, Name, Arity),
    source_file_property(File, load_context(M, _, _)),
    module_property(Exporter, file(File)),
    module_property(Exporter, exports(PIs)),
    memberchk(Name/Arity, PIs),
    !.

of_this_library(rumbo).
of_this_library(Module) :- sub_atom(Module, 0, _, _, rumbo_).


                 /*******************************
                 *       WHAT IT ACCEPTS        *
                 *******************************/

%!  plan(:Modo, +S0, -Plan) is semidet.
%
%   Plan is the list of moves from S0 to the goal, first move first.  Modo is
%   `anchura` or `iter` (the first of the shortest plans, in the order of the
%   moves) or `profund`.  Fails when there is no plan.
%
%   ```
%   ?- plan(anchura, [4,1,3,7,2,5,8,0,6], P).
%   P = [w, n, n, e, s, e, s].
%   ```
%
%   @error domain_error(modo, Modo) for any other mode, domain_error(tablero, S0)
%   when S0 is no permutation of 0..8, existence_error(procedure, M:meta/1) when
%   the states are no boards and M says no goal.

plan(M:Modo, S0, Plan) :-
    must_be_one_of([anchura,profund,iter], Modo),
    problem(M, Problem),
    must_be_state(Problem, M, S0),
    possible(Problem, S0),
    plan(Modo, S0, Plan, Problem).

%   Parity speaks of the moves and the goal of the 8-puzzle only.

possible(Problem, S0) :-
    (   Problem = problema(mover, tablero_meta)
    ->  resoluble(S0)
    ;   true
    ).

%!  expandir(+S0, ?Accion, ?S1) is nondet.
%
%   S1 is the board after moving the blank of S0 one place: `n`, `e`, `w`, `s`,
%   in this order.  Deterministic when Accion is bound.
%
%   ```
%   ?- expandir([4,1,3,7,2,5,8,0,6], w, S).
%   S = [4, 1, 3, 7, 2, 5, 0, 8, 6].
%   ```

expandir(S0, Accion, S1) :-
    must_be_board(S0),
    mover(S0, Accion, S1).

%!  buscar(:Modo, +Nodos, +Visitados, -Plan) is semidet.
%
%   Breadth-first (`anchura`) or depth-first (`profund`) search from the nodes
%   `nodo(P,S)`, P the moves made so far, last one first.  The states of Visitados
%   are not expanded.  Fails when no node is left.
%
%   ```
%   ?- buscar(anchura, [nodo([w],[1,2,3,4,5,6,7,0,8])], [], P).
%   P = [w, e].
%   ```

buscar(M:Modo, Nodos, Visitados, Plan) :-
    must_be_one_of([anchura,profund], Modo),
    problem(M, Problem),
    must_be(list, Nodos),
    maplist(must_be_node(Problem, M), Nodos),
    must_be(list, Visitados),
    maplist(must_be_visited(Problem), Visitados),
    buscar(Modo, Nodos, Visitados, Plan, Problem).

%!  busca_limite(:N, +Max, +S0, +Plan0, -Plan) is nondet.
%
%   Backtracking search from S0, at depth N, down to depth Max; Plan0 are the
%   moves made so far, last one first.  On backtracking the next plan within the
%   limit.  A goal is not expanded.
%
%   ```
%   ?- busca_limite(0, 2, [1,2,3,4,5,6,7,0,8], [], P).
%   P = [e] ;
%   false.
%   ```

busca_limite(M:N, Max, S0, Plan0, Plan) :-
    must_be(integer, N),
    must_be(integer, Max),
    problem(M, Problem),
    must_be_state(Problem, M, S0),
    must_be(list, Plan0),
    busca_limite(N, Max, S0, Plan0, Plan, Problem).

must_be_one_of(Modos, Modo) :-
    must_be(nonvar, Modo),
    (   memberchk(Modo, Modos)
    ->  true
    ;   domain_error(modo, Modo)
    ).

must_be_node(Problem, M, Node) :-
    must_be(nonvar, Node),
    (   Node = nodo(P,S)
    ->  must_be(list, P),
        must_be_state(Problem, M, S)
    ;   type_error(nodo, Node)
    ).

must_be_visited(Problem, S) :-
    (   Problem = problema(mover,_)
    ->  must_be_board(S)
    ;   must_be_term(S)
    ).

must_be_state(problema(mover,_), _, S) :-
    !,
    must_be_board(S).
must_be_state(problema(_,tablero_meta), M, S) :-
    must_be_term(S),
    \+ is_board(S),
    !,
    existence_error(procedure, M:meta/1).
must_be_state(_, _, S) :-
    must_be_term(S).

must_be_term(S) :-
    (   \+ acyclic_term(S) -> type_error(acyclic_term, S)
    ;   ground(S)          -> true
    ;   instantiation_error(S)
    ).

must_be_board(S) :-
    must_be(list, S),
    maplist(must_be(integer), S),
    (   is_board(S)
    ->  true
    ;   domain_error(tablero, S)
    ).

is_board(S) :-
    is_list(S),
    msort(S, [0,1,2,3,4,5,6,7,8]).

:- rumbo_puerta:abre(rumbo_literal).
