:- module(random_inputs,
          [ seed/1,              % +Seed
            any_board/1,         % -Board
            board_near/3,        % +Board0, +MaxMoves, -Board
            ball/4,              % +Board, +Radius, -Inside, -Rim
            solvable/1,          % +Board
            some/3,              % +MaxLength, +Choices, -List
            outcome/3            % :Goal, +Template, -Outcome
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(ordsets), [ord_subtract/3, ord_union/3]).
:- use_module(library(random), [random_between/3, random_member/2, random_permutation/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(library(rumbo/literal), []).

/** <module> Seeded random inputs for the differential tests */

:- meta_predicate outcome(0, ?, -).

seed(Seed) :-
    set_random(seed(Seed)).

any_board(Board) :-
    random_permutation([0,1,2,3,4,5,6,7,8], Board).

%!  board_near(+Board0, +MaxMoves, -Board) is det.
%
%   Board is at the end of a random walk of at most MaxMoves moves.

board_near(Board0, MaxMoves, Board) :-
    random_between(0, MaxMoves, Moves),
    walk(Moves, Board0, Board).

walk(0, Board, Board) :- !.
walk(N, Board0, Board) :-
    findall(B, rumbo_literal:expandir(Board0, _, B), Bs),
    random_member(Board1, Bs),
    N1 is N-1,
    walk(N1, Board1, Board).

%!  ball(+Board, +Radius, -Inside, -Rim) is det.
%
%   Inside are the boards less than Radius moves away, Rim those at Radius moves:
%   with Rim visited, no search from Inside gets out.

ball(Board, Radius, Inside, Rim) :-
    ball_(Radius, [Board], [], Inside, Rim).

ball_(0, Rim, Inside, Inside, Rim) :- !.
ball_(R, Level, Inside0, Inside, Rim) :-
    ord_union(Inside0, Level, Inside1),
    findall(B, ( member(L, Level), rumbo_literal:expandir(L, _, B) ), Bs0),
    sort(Bs0, Bs),
    ord_subtract(Bs, Inside1, Next),
    R1 is R-1,
    ball_(R1, Next, Inside1, Inside, Rim).

%   Counted without the library: the goal is reached only from an even number of
%   inversions.

solvable(Board) :-
    findall(x, ( append(_, [X|Xs], Board), X > 0, member(Y, Xs), Y > 0, X > Y ), Pairs),
    length(Pairs, N),
    N mod 2 =:= 0.

%!  some(+MaxLength, +Choices, -List) is det.
%
%   A random list, repetitions allowed.

some(MaxLength, Choices, List) :-
    random_between(0, MaxLength, Length),
    length(List, Length),
    maplist(one_of(Choices), List).

one_of(Choices, X) :-
    random_member(X, Choices).

%!  outcome(:Goal, +Template, -Outcome) is det.
%
%   Everything that can be seen of Goal: its first answers, in order, and how it
%   ended.

outcome(Goal, Template, Outcome) :-
    catch(( findall(Template, limit(200, Goal), Answers),
            Outcome = answers(Answers)
          ),
          error(Formal, _),
          Outcome = error(Formal)).
