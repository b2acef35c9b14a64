% El puente y la linterna: cuatro personas cruzan de noche, de dos en dos como mucho, al paso del más lento,
% y la linterna tiene que volver.
%
%   ?- puente(P, Minutos).
%   Minutos = 17, ...

:- use_module(library(rumbo)).

puente(Plan, Minutos) :-
    plan(a_estrella, puente([1,2,5,10],[],aqui), Plan, [coste(Minutos)]).

meta(puente([],_,_)).

% puente(Aqui,Alla,Linterna): cada persona es lo que tarda; las listas, ordenadas.
expandir(puente(Aqui,Alla,aqui), cruzan(Quienes), puente(Aqui1,Alla1,alla)) :-
    grupo(Aqui, Quienes, Aqui1),
    append(Quienes, Alla, Alla0),
    msort(Alla0, Alla1).
expandir(puente(Aqui,Alla,alla), vuelven(Quienes), puente(Aqui1,Alla1,aqui)) :-
    grupo(Alla, Quienes, Alla1),
    append(Quienes, Aqui, Aqui0),
    msort(Aqui0, Aqui1).

grupo(Personas, [X], Resto) :-
    select(X, Personas, Resto).
grupo(Personas, [X,Y], Resto) :-
    select(X, Personas, Personas1),
    select(Y, Personas1, Resto),
    X =< Y.

coste(_, Accion, _, Minutos) :-
    arg(1, Accion, Quienes),
    max_list(Quienes, Minutos).

% Alguien tiene que cruzar con el más lento.
heuristica(puente([],_,_), 0) :- !.
heuristica(puente(Aqui,_,_), H) :- max_list(Aqui, H).
