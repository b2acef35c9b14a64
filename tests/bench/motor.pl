:- encoding(utf8).
% The engine over a student's predicates beside bare loops of the same calls and beside pure Prolog, in one run:
%
%     swipl --stack-limit=1g -p library=prolog -p foreign=build -g main -t halt tests/bench/motor.pl
%
% Figures are CPU seconds, the median of the rounds; within a row all were taken in turns. Ratios are what counts.
:- use_module(library(rumbo)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(yall)).

:- prolog_load_context(directory, Carpeta),
   asserta(carpeta(Carpeta)).

estilo(nth0).
estilo(posicion).

%   Each file once in the module of each style, under a name of its own: Prolog keeps a file's clauses in one module.

carga(Estilo) :-
    carpeta(Carpeta),
    atom_concat('estilos/', Estilo, Moves),
    forall(member(Nombre, [Moves,'rivals/anchura','rivals/informada']),
           ( format(atom(Fichero), "~w/~w.pl", [Carpeta,Nombre]),
             format(atom(Id), "~w en ~w", [Nombre,Estilo]),
             setup_call_cleanup(open(Fichero, read, Entrada, [encoding(utf8)]),
                                load_files(Estilo:Id, [stream(Entrada), silent(true)]),
                                close(Entrada)) )).

main :-
    forall(estilo(Estilo), carga(Estilo)),
    format("| what | engine | beside | | ratio |~n|---|---|---|---|---|~n"),
    todos_los_tableros(Todos),
    forall(estilo(Estilo), anchura(Estilo, Todos)),
    forall(estilo(Estilo), expandir(Estilo, Todos)),
    forall(estilo(Estilo), informada(Estilo)),
    tamanos,
    largo.

%   cronos(+Goals, -Medians): each goal in turn, some rounds.

cronos(Metas, Medianas) :-
    findall(Ts, ( between(1, 5, _), maplist(segundos, Metas, Ts) ), Rondas),
    clumped_columns(Rondas, Columnas),
    maplist(mediana, Columnas, Medianas).

clumped_columns([[]|_], []) :- !.
clumped_columns(Filas, [Columna|Columnas]) :-
    maplist([[X|Xs],X,Xs]>>true, Filas, Columna, Resto),
    clumped_columns(Resto, Columnas).

segundos(Meta, T) :-
    garbage_collect,
    statistics(cputime, T0),
    ( \+ \+ call(Meta) -> true ; throw(falla(Meta)) ),
    statistics(cputime, T1),
    T is T1-T0.

mediana(Ts, M) :-
    msort(Ts, Ordenados),
    length(Ts, N),
    I is N // 2,
    nth0(I, Ordenados, M).

fila(Que, Motor, Rival, T) :-
    Razon is Motor/T,
    format("| ~w | ~3f s | ~w | ~3f s | ~2f |~n", [Que,Motor,Rival,T,Razon]).

todos_los_tableros(Todos) :-
    resuelve(anchura, [1,2,3,4,5,6,7,8,0], _,
             [meta(user:nada), paridad(false), observador(user:apunta)]),
    findall(S, retract(tablero(S)), Todos).

:- dynamic tablero/1.

nada(_) :- fail.

apunta(expande(S,_,_,_,_)) :- !, assertz(tablero(S)).
apunta(_).

bucle(M, Estados) :- forall(member(S, Estados), forall(M:expandir(S,_,_), true)).

anchura(M, Todos) :-
    S0 = [1,2,3,4,5,6,7,8,0],
    cronos([ motor_anchura(M), bucle(M, Todos), M:con_tries(S0), M:con_clausulas(S0), M:con_assoc(S0) ],
           [Motor,Bucle,Tries,Clausulas,Assoc]),
    format(atom(Que), "181,440 boards breadth-first, ~w", [M]),
    fila(Que, Motor, 'bare loop of the same calls', Bucle),
    fila(Que, Motor, tries, Tries),
    fila(Que, Motor, 'asserted, atom as key', Clausulas),
    fila(Que, Motor, 'library(assoc)', Assoc),
    resuelve(anchura, S0, _, [meta(user:nada), sucesor(M:expandir(antes,accion,despues)), estadisticas(E)]),
    Bytes is E.memoria/E.estados,
    format("| ~w | ~1f bytes a state | | | |~n", [Que,Bytes]).

motor_anchura(M) :-
    resuelve(anchura, [1,2,3,4,5,6,7,8,0], sin_solucion(agotado(181440)),
             [ meta(user:nada), sucesor(M:expandir(antes,accion,despues)) ]).

%   The library's expandir/3 called from Prolog, as a student's own search does.

expandir(M, Todos) :-
    cronos([ bucle(rumbo, Todos), bucle(M, Todos) ], [Nuestro,Suyo]),
    format(atom(Suyos), "~w, plain Prolog", [M]),
    fila('expandir/3 of the library, 181,440 boards', Nuestro, Suyos, Suyo).

informada(M) :-
    S0 = [8,6,7,2,5,4,3,0,1],
    forall(member(Modo-Rival, [a_estrella-a_estrella, ida_estrella-ida_estrella]),
           ( llamadas(M, Modo, S0, Expandidos, Estimados),
             Par =.. [Rival,S0,_],
             cronos([ motor_informada(M, Modo, S0), solo_llamadas(M, Expandidos, Estimados), M:Par ],
                    [Motor,Llamadas,Prolog]),
             format(atom(Que), "~w, 31 moves, ~w", [Modo,M]),
             fila(Que, Motor, 'the calls alone', Llamadas),
             fila(Que, Motor, 'plain Prolog', Prolog) )).

motor_informada(M, Modo, S0) :-
    opciones(M, Opciones),
    resuelve(Modo, S0, solucion(Plan), Opciones),
    length(Plan, 31).

opciones(M, [ objetivo([1,2,3,4,5,6,7,8,0]), sucesor(M:expandir(antes,accion,despues)),
              heuristica(M:heuristica) ]).

%   What the engine calls: expandir/3 for each expansion, heuristica/2 once for each state.

llamadas(M, Modo, S0, Expandidos, Estimados) :-
    opciones(M, Opciones),
    retractall(tablero(_)),
    retractall(generado(_)),
    resuelve(Modo, S0, _, [observador(user:apunta_todo)|Opciones]),
    findall(S, retract(tablero(S)), Expandidos),
    findall(S, retract(generado(S)), Generados),
    sort([S0|Generados], Estimados).

:- dynamic generado/1.

apunta_todo(expande(S,_,_,_,_)) :- !, assertz(tablero(S)).
apunta_todo(genera(_,S,_,_))    :- !, assertz(generado(S)).
apunta_todo(_).

solo_llamadas(M, Expandidos, Estimados) :-
    bucle(M, Expandidos),
    forall(member(S, Estimados), M:heuristica(S, _)).

%   Cost a state as the space grows: a binary tree of integers.

tamanos :-
    forall(member(N, [10000,100000,1000000]),
           ( cronos([arbol(N)], [T]),
             Micro is T/N*1.0e6,
             format("| binary tree of ~D integers, breadth-first | ~3f s | ~2f µs a state | | |~n", [N,T,Micro]) )).

arbol(N) :-
    resuelve(anchura, 1, sin_solucion(agotado(N)), [meta(user:nada), sucesor(user:hijo(N,antes,accion,despues))]).

hijo(Max, N, d, M) :- M is 2*N,   M =< Max.
hijo(Max, N, i, M) :- M is 2*N+1, M =< Max.

largo :-
    forall(member(N, [50000,100000,200000]),
           ( cronos([recta(N)], [T]),
             Micro is T/N*1.0e6,
             format("| a plan of ~D moves, breadth-first | ~3f s | ~2f µs a move | | |~n", [N,T,Micro]) )).

recta(N) :-
    resuelve(anchura, 0, solucion(Plan), [objetivo(N), sucesor(user:sigue(antes,mas,despues))]),
    length(Plan, N).

sigue(N, mas, M) :- M is N+1.
