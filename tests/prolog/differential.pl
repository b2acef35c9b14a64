:- module(test_differential, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/literal), []).
:- use_module(random_inputs).

/** <module> library(rumbo) against the literal version

Each test makes many inputs from one seed and gathers those on which the two
versions differ in anything that can be seen: answers, their order, failure,
error.
*/

goal([1,2,3,4,5,6,7,8,0]).

%!  differing(+Seed, +Times, :Make, -Inputs) is det.
%
%   Make(Goal, Template) gives a random query.

:- meta_predicate differing(+, +, 2, -).

differing(Seed, Times, Make, Inputs) :-
    seed(Seed),
    findall(differ(Goal, Fast, Slow),
            ( between(1, Times, _),
              once(call(Make, Goal, Template)),
              outcome(rumbo:Goal, Template, Fast),
              outcome(rumbo_literal:Goal, Template, Slow),
              Fast \== Slow
            ),
            Inputs).

move(A) :- random_member(A, [n,e,w,s]).

%   plan/3

short_plan(plan(plain:Modo,Board,P), P) :-
    random_member(Modo, [anchura,iter]),
    goal(Goal),
    board_near(Goal, 8, Board).

bound_plan(plan(plain:Modo,Board,P), P) :-
    short_plan(plan(plain:Modo,Board,P0), _),
    once(rumbo_literal:plan(plain:Modo, Board, P0)),
    random_member(How, [same,prefix,longer,other]),
    bound(How, P0, P).

bound(same, P, P).
bound(prefix, P0, P) :- append(Prefix, _, P0), maybe, append(Prefix, _, P).
bound(prefix, _, _).
bound(longer, P0, P) :- move(A), append(P0, [A], P).
bound(other, P0, P) :- same_length(P0, P), maplist(move, P).

unsolvable_plan(plan(plain:Modo,Board,P), P) :-
    random_member(Modo, [anchura,profund,iter]),
    repeat,
    any_board(Board),
    \+ solvable(Board),
    !.

%   buscar/4 in a ball whose rim is visited: both versions can exhaust it.

confined_nodes(buscar(plain:Modo,Nodes,Visited,P), P) :-
    random_member(Modo, [anchura,profund]),
    centre(Centre),
    random_between(1, 6, Radius),
    ball(Centre, Radius, Inside, Rim),
    nodes_among(Inside, Rim, Nodes),
    some(3, Inside, Some),
    append(Rim, Some, Visited0),
    random_permutation(Visited0, Visited).

centre(Board) :- maybe(0.6), !, goal(Goal), board_near(Goal, 8, Board).
centre(Board) :- any_board(Board).

nodes_among(Inside, Rim, Nodes) :-
    random_between(0, 6, Number),
    length(Nodes0, Number),
    maplist(node_among(Inside, Rim), Nodes0),
    with_duplicates(Nodes0, Nodes).

node_among(Inside, Rim, Node) :-
    ( maybe(0.9) -> random_member(S, Inside) ; random_member(S, Rim) ),
    some(4, [n,e,w,s,antes,x], P),
    Node = nodo(P,S).

%   Open search for a goal that is near: the way of the first node is kept free of
%   visited states.

open_nodes(buscar(plain:anchura,Nodes,Visited,P), P) :-
    goal(Goal),
    random_between(1, 4, Number),
    length(Nodes, Number),
    maplist(node_near(Goal), Nodes),
    Nodes = [nodo(_,S)|_],
    way(S, Way),
    random_between(0, 5, V),
    length(Near, V),
    maplist(board_near(Goal, 5), Near),
    subtract(Near, Way, Visited).

way(S, Way) :-
    rumbo_literal:plan(plain:anchura, S, Plan),
    foldl(step, Plan, [S], Way).

step(A, [S0|Ss], [S1,S0|Ss]) :-
    rumbo_literal:expandir(S0, A, S1).

node_near(Goal, nodo(P,S)) :-
    board_near(Goal, 6, S),
    some(3, [n,e,w,s], P).

%   busca_limite/5

limited(busca_limite(plain:N,Max,Board,Plan0,P), P) :-
    random_between(-2, 3, N),
    random_between(-1, 7, Depth),
    Max is N+Depth,
    centre(Board),
    some(3, [n,e,w,s,antes], Plan0).

limited_bound(busca_limite(plain:N,Max,Board,Plan0,P), P) :-
    limited(busca_limite(plain:N,Max,Board,Plan0,P), P),
    move(A),
    reverse(Plan0, Before),
    append(Before, [A|_], P).

/* A student's problem: random graphs over terms of every kind. */

:- dynamic grafo:arco/3, grafo:fin/1.

grafo:expandir(S, A, T) :- grafo:arco(S, A, T).
grafo:meta(S) :- grafo:fin(S).

vertex(V) :-
    member(V, [0, 1, 1.0, '1', "1", -1, a, 'á b', f(1), f(1.0), f(x,"y"), [], '[]', [a,1], [[]], x-y]).

make_graph(Vertices) :-
    retractall(grafo:arco(_,_,_)),
    retractall(grafo:fin(_)),
    findall(V, vertex(V), All),
    random_permutation(All, Permuted),
    random_between(1, 8, N),
    length(Vertices, N),
    append(Vertices, _, Permuted),
    Arcs is N*2,
    forall(( between(1, Arcs, _), maybe(0.7) ),
           ( random_member(S, Vertices),
             random_member(T, Vertices),
             random_member(A, [ir, volver, salto(2), "texto", 7]),
             assertz(grafo:arco(S,A,T)) )),
    forall(( between(1, 2, _), maybe(0.5) ),
           ( random_member(G, Vertices), assertz(grafo:fin(G)) )).

graph_plan(plan(grafo:Modo,S0,P), P) :-
    make_graph(Vertices),
    random_member(Modo, [anchura,profund,iter]),
    random_member(S0, Vertices).

graph_nodes(buscar(grafo:Modo,Nodes,Visited,P), P) :-
    make_graph(Vertices),
    random_member(Modo, [anchura,profund]),
    random_between(0, 4, Number),
    length(Nodes0, Number),
    maplist(vertex_node(Vertices), Nodes0),
    with_duplicates(Nodes0, Nodes),
    some(2, Vertices, Visited).

vertex_node(Vertices, nodo(P,S)) :-
    random_member(S, Vertices),
    some(3, [ir,antes,9], P).

graph_limited(busca_limite(grafo:N,Max,S0,Plan0,P), P) :-
    make_graph(Vertices),
    random_between(0, 2, N),
    random_between(0, 6, Max),
    random_member(S0, Vertices),
    some(2, [antes,ir], Plan0).

with_duplicates([], []) :- !.
with_duplicates(Nodes0, Nodes) :-
    some(2, Nodes0, Again),
    append(Nodes0, Again, Nodes).

:- begin_tests(differential).

test(plan_by_anchura_and_iter, Differing == []) :-
    differing(1001, 1000, short_plan, Differing).
test(plan_with_a_bound_plan, Differing == []) :-
    differing(1002, 400, bound_plan, Differing).
test(plan_of_unsolvable_boards, Differing == []) :-
    differing(1003, 1500, unsolvable_plan, Differing).
test(buscar_shut_in_by_visited_states, Differing == []) :-
    differing(1004, 2000, confined_nodes, Differing).
test(buscar_from_several_nodes, Differing == []) :-
    differing(1005, 1000, open_nodes, Differing).
test(busca_limite_every_plan_in_order, Differing == []) :-
    differing(1006, 1500, limited, Differing).
test(busca_limite_with_a_bound_plan, Differing == []) :-
    differing(1007, 500, limited_bound, Differing).
test(plan_over_random_graphs, Differing == []) :-
    differing(1008, 3000, graph_plan, Differing).
test(buscar_over_random_graphs, Differing == []) :-
    differing(1009, 3000, graph_nodes, Differing).
test(busca_limite_over_random_graphs, Differing == []) :-
    differing(1010, 2000, graph_limited, Differing).

:- end_tests(differential).

/* That the inputs above are worth their name. */

ends(Make, Seed, Times, Solved, Failed) :-
    seed(Seed),
    findall(End,
            ( between(1, Times, _),
              once(call(Make, Goal, _)),
              ( rumbo_literal:Goal -> End = solved ; End = failed )
            ),
            Ends),
    include(==(solved), Ends, S),
    include(==(failed), Ends, F),
    length(S, Solved),
    length(F, Failed).

:- begin_tests(random_inputs).

test(each_kind_of_query_both_succeeds_and_fails,
     [forall(member(Make, [ confined_nodes, limited, bound_plan,
                            graph_plan, graph_nodes, graph_limited ])),
      true(( Solved >= 20, Failed >= 10 ))]) :-
    ends(Make, 77, 200, Solved, Failed).

:- end_tests(random_inputs).
