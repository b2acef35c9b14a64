% Problems that never end, for the interrupts.
:- use_module(library(rumbo)).

expandir(N, suma, M) :- M is N+1.
expandir(N, dobla, M) :- M is N*2+1.

meta(_) :- fail.

% Moves of the library, a goal that no board meets.

nativo:meta(_) :- fail.
