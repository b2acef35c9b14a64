:- module(practical_facts,
          [ plan8/4,             % Id, Board, Optimal, NumberOfShortestPlans
            plan8_corto/3,       % Id, Order, Plan
            plan8_anchura/4,     % Id, Order, Expanded, Taken
            plan8_profund/7,     % Id, Order, Length, First10, Last5, Expanded, Taken
            board/2,             % +Id, -Board
            directions/2         % +Order, -Directions
          ]).

/** <module> The facts of tests/data/plan_8puzzle.txt

Made by an independent program; the head of the data file says what they mean.
*/

:- include('../data/plan_8puzzle.txt').

board(Id, Board) :-
    once(plan8(Id, Board, _, _)).

directions(Order, Directions) :-
    atom_chars(Order, Directions).
