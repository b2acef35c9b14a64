:- encoding(utf8).
:- module(rumbo_recorrido,
          [ recorre/4,             % +Plan, +Espacio, +S0, -Fin
            camino/3               % +Niveles, +Lugar, -Estados
          ]).
:- use_module(nucleo).
:- autoload(library(lists), [append/3, member/2, nth0/3]).
:- autoload(library(apply), [foldl/4]).

/** <module> Where a plan leads

A move may have several outcomes, so a plan may be at several places after each
move.  A place is `lugar(S, C, I)`: a state, the least cost to it, and the position,
in the level before, of the place that it is reached from at that cost.
*/

%!  recorre(+Plan, +Espacio, +S0, -Fin) is det.
%
%   Fin is `fin(Niveles)`, the places after each move, the last level first and in each
%   the cheapest place first; or `ilegal(Paso, Accion, S)`: the first move that cannot be
%   made, counted from 1, and where.

recorre(Plan, Espacio, S0, Fin) :-
    recorre(Plan, 1, Espacio, [[lugar(S0,0,0)]], Fin).

recorre([], _, _, Niveles, fin(Niveles)).
recorre([Accion|Plan], Paso, Espacio, [Nivel|Niveles], Fin) :-
    findall(Lugar, avanza(Espacio, Nivel, Accion, Lugar), Todos),
    (   Todos == []
    ->  Nivel = [lugar(S,_,_)|_],
        Fin = ilegal(Paso, Accion, S)
    ;   baratos(Todos, Baratos),
        Paso1 is Paso+1,
        recorre(Plan, Paso1, Espacio, [Baratos,Nivel|Niveles], Fin)
    ).

avanza(Espacio, Nivel, Accion, lugar(S1, C1, I)) :-
    nth0(I, Nivel, lugar(S, C, _)),
    sucesores(Espacio, S, Sucesores),
    member(sucesor(Accion1, S1, Coste), Sucesores),
    Accion1 == Accion,
    C1 is C+Coste.

%   baratos(+Lugares, -Baratos): of each state only the cheapest, the cheapest first.

baratos([Lugar], [Lugar]) :- !.
baratos(Lugares, Baratos) :-
    foldl(el_mas_barato, Lugares, [], Baratos0),
    sort(2, @=<, Baratos0, Baratos).

el_mas_barato(lugar(S,C,I), Lugares0, Lugares) :-
    (   append(Antes, [lugar(S1,C1,I1)|Despues], Lugares0),
        S1 == S
    ->  (   C < C1
        ->  append(Antes, [lugar(S,C,I)|Despues], Lugares)
        ;   append(Antes, [lugar(S1,C1,I1)|Despues], Lugares)
        )
    ;   append(Lugares0, [lugar(S,C,I)], Lugares)
    ).

%!  camino(+Niveles, +Lugar, -Estados) is det.
%
%   Estados are the states from the start to Lugar, a place of the first of Niveles.

camino([_|Niveles], Lugar, Estados) :-
    camino(Niveles, Lugar, [], Estados).

camino([], lugar(S,_,_), Estados, [S|Estados]).
camino([Nivel|Niveles], lugar(S,_,I), Estados0, Estados) :-
    nth0(I, Nivel, Lugar),
    camino(Niveles, Lugar, [S|Estados0], Estados).
