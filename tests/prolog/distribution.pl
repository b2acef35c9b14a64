:- module(test_distribution, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(ordsets)).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/literal), []).

/** <module> How many boards are how far from the goal */

%   The library's one call: Counts are the numbers of boards 0, 1, 2, ... moves
%   from Goal.

depths(Goal, Counts) :-
    rumbo:distribucion(Goal, Counts).

%   Level by level in plain Prolog.  Moves can be undone, so a successor of a level
%   is in the level before it or in the next one.

levels(Level, Before, [Count|Counts]) :-
    length(Level, Count),
    findall(S1, ( member(S, Level), rumbo_literal:mover(S, _, S1) ), Successors0),
    sort(Successors0, Successors),
    ord_subtract(Successors, Before, Next),
    (   Next == []
    ->  Counts = []
    ;   levels(Next, Level, Counts)
    ).

goal([1,2,3,4,5,6,7,8,0]).

:- begin_tests(distribution).

test(all_181440_boards_by_their_depth,
     Counts == [ 1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512,
                 4485, 5638, 9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560,
                 6274, 3910, 760, 221, 2 ]) :-
    goal(Goal),
    depths(Goal, Counts).
test(half_of_the_permutations_are_reached, Sum == 181440) :-
    goal(Goal),
    depths(Goal, Counts),
    sum_list(Counts, Sum).
test(agrees_with_plain_prolog_level_by_level, Counts == Slow) :-
    goal(Goal),
    depths(Goal, Counts),
    levels([Goal], [], Slow).
test(agrees_for_a_goal_with_the_blank_in_the_middle, Counts == Slow) :-
    Goal = [1,2,3,8,0,4,7,6,5],
    depths(Goal, Counts),
    levels([Goal], [], Slow).

:- end_tests(distribution).
