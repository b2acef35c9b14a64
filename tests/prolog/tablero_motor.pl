:- module(test_tablero_motor, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(readutil)).
:- use_module(library(time)).
:- use_module(library(rumbo)).
:- use_module(oraculo_fichas).

/** <module> Native boards in the engine: as the same problem through the student's predicates
*/

%   The same problem with moves, goal and heuristic of a student's own.

estudiante:expandir(S, A, S1)     :- oraculo_fichas:vecino_nesw(S, A, S1).
estudiante:meta([1,2,3,4,5,6,7,8,0]).
estudiante:heuristica(S, V)       :- oraculo_fichas:distancias(3, S, [1,2,3,4,5,6,7,8,0], V).

estudiante:manhattan(S, V)        :- estudiante:heuristica(S, V).

nada(_).

modo(anchura). modo(profund). modo(iter). modo(coste_uniforme). modo(voraz). modo(a_estrella).
modo(ida_estrella). modo(haz(5)). modo(escalada). modo(pila(manhattan)). modo(bidireccional).

modo_con(M) :- modo(M).
modo_con(M) :-
    member(H, [fuera_de_lugar,conflicto_lineal,distancia_andada,exacta]),
    member(M, [voraz(H),a_estrella(H),ida_estrella(H)]).

inicio([4,1,3,7,2,5,8,0,6]).
inicio([1,2,3,4,5,6,7,8,0]).
inicio([1,3,0,4,2,5,7,8,6]).
inicio([0,1,3,4,2,6,7,5,8]).

opciones([]).
opciones([orden([s,w,e,n])]).
opciones([objetivo([1,2,3,8,0,4,7,6,5])]).

%   What depends on neither time nor memory; what IDA* over boards counts is its own
%   affair: it keeps no table.

resultado(M, Modo, S, O, R, C, Cuentas) :-
    resuelve(M:Modo, S, R, [coste(C),estadisticas(D)|O]),
    findall(K-V,
            ( member(K, [expandidos,generados,duplicados,reabiertos,estados,abiertos_max,profundidad,iteraciones]),
              \+ ( functor(Modo, ida_estrella, _), K \== profundidad ),
              get_dict(K, D, V) ),
            Cuentas).

longitud(solucion(P), N) :- !, length(P, N).
longitud(R, R).

:- begin_tests(tablero_motor).

test(native_moves_are_the_same_moves_through_callbacks,
     [ forall(( modo_con(Modo), opciones(O) )), true(Malos == []) ]) :-
    findall(S-R-R1,
            ( inicio(S), once(( \+ memberchk(objetivo(_), O) ; resoluble(S, O) )),
              Todas = [nodos_max(3000)|O],
              resultado(limpio, Modo, S, Todas, R, C, Ns),
              resultado(limpio, Modo, S, [observador(test_tablero_motor:nada)|Todas], R1, C1, Ns1),
              \+ ( R-C-Ns =@= R1-C1-Ns1 ) ),
            Malos).
test(native_moves_are_a_students_own,
     [ forall(( modo(Modo), Modo \== bidireccional )), true(Malos == []) ]) :-
    findall(S-R-R1,
            ( inicio(S),
              resultado(limpio, Modo, S, [nodos_max(1000)], R, C, Ns),
              resultado(estudiante, Modo, S, [nodos_max(1000)], R1, C1, Ns1),
              \+ ( R-C-Ns =@= R1-C1-Ns1 ) ),
            Malos).
test(rows_are_flat_lists_in_another_form, [forall(modo(Modo)), true(Malos == [])]) :-
    G = [1,2,3,8,0,4,7,6,5],
    filas(3, G, GF),
    findall(S-Meta,
            ( inicio(S), resoluble(S, [objetivo(G)]), filas(3, S, SF), member(Meta, [G,GF]),
              member(Mas, [[],[observador(test_tablero_motor:nada)]]),
              O = [nodos_max(5000)|Mas],
              resuelve(limpio:Modo, S, R, [objetivo(G),estados(Es)|O]),
              resuelve(limpio:Modo, SF, R1, [objetivo(Meta),estados(EsF)|O]),
              \+ ( R == R1,
                   ( var(Es) -> var(EsF) ; maplist(filas(3), Es, EsF) ) ) ),
            Malos).
test(the_states_are_those_of_the_plan, [forall(modo(Modo)), true(Malos == [])]) :-
    findall(S,
            ( inicio(S),
              resuelve(limpio:Modo, S, solucion(P), [estados(Es),coste(C),nodos_max(50000)]),
              \+ ( length(P, C), recorre(P, Es), Es = [S|_], last(Es, [1,2,3,4,5,6,7,8,0]) ) ),
            Malos).

recorre([], [_]).
recorre([A|As], [S,S1|Ss]) :- vecino(3, S, A, S1), !, recorre(As, [S1|Ss]).

rectangulo(3*2, [1,2,3,4,5,0]).
rectangulo(2*3, [1,0,2,3,4,5]).
rectangulo(4*2, [1,2,3,4,5,6,7,0]).
rectangulo(2*5, [1,2,3,4,5,6,7,8,9,0]).
rectangulo(5*2, [1,2,3,4,0,5,6,7,8,9]).

test(on_rectangles_all_strategies_that_find_the_shortest_agree,
     [ forall(rectangulo(T, G)), true(Malos == []) ]) :-
    T = Ancho*_,
    findall(N,
            ( between(1, 5, N),
              tablero_aleatorio(S, [semilla(N),pasos(25),tablero(T),objetivo(G)]),
              O = [tablero(T),objetivo(G)],
              plan(limpio:anchura, S, P, O), length(P, L),
              filas(Ancho, S, SF), filas(Ancho, G, GF),
              \+ ( forall(member(Modo, [iter,bidireccional,coste_uniforme,a_estrella,ida_estrella,
                                        a_estrella(conflicto_lineal),ida_estrella(conflicto_lineal),
                                        a_estrella(distancia_andada),ida_estrella(distancia_andada),
                                        a_estrella(fuera_de_lugar)]),
                          ( plan(limpio:Modo, S, P1, O), length(P1, L),
                            plan(limpio:Modo, SF, P1, [objetivo(GF)]) )) ) ),
            Malos).

%   Too far from the goal for all of these searches.

lejano([14,13,15,7,11,12,9,5,6,0,2,1,4,8,10,3]).

limite_de([nodos_max(1)], nodos(1)).
limite_de([profundidad_max(3)], profundidad(3)).
limite_de([tiempo_max(0)], tiempo(0)).

test(limits_are_results_in_each_mode,
     [ forall(( modo(Modo), limite_de(O, L), \+ excepto(Modo, L) )), true(R == limite(L)) ]) :-
    lejano(S),
    resuelve(limpio:Modo, S, R, [paridad(false)|O]).

test(no_time_is_no_time_for_an_easy_board, [forall(modo(Modo)), true(R-R0 == limite(tiempo(0))-solucion([]))]) :-
    resuelve(limpio:Modo, [1,2,3,4,5,6,0,7,8], R, [tiempo_max(0)]),
    resuelve(limpio:Modo, [1,2,3,4,5,6,7,8,0], R0, [tiempo_max(0)]).

%   What these leave out by themselves is named first.

excepto(haz(_), profundidad(_)).
excepto(escalada, profundidad(_)).
%   No breadth-first search judges the 24-puzzle: one heuristic finds the plan, another proves it the shortest.

test(ten_easy_boards_of_the_24_puzzle_are_solved, true(Malos == [])) :-
    numlist(1, 24, Fichas), append(Fichas, [0], Meta),
    findall(Semilla,
            ( between(1, 10, Semilla),
              tablero_aleatorio(S, [semilla(Semilla),tablero(5*5),pasos(60)]),
              \+ ( resuelve(limpio:ida_estrella(conflicto_lineal), S, solucion(P), [estados(Es)]),
                   length(P, N), N =< 60,
                   last(Es, Meta),
                   Menos is N-1,
                   resuelve(limpio:ida_estrella(manhattan), S, R, [profundidad_max(Menos)]),
                   R == limite(profundidad(Menos)) ) ),
            Malos).
test(a_large_board_ends_politely, R == limite(nodos(20000))) :-
    tablero_aleatorio(S, [semilla(7),tablero(5*5)]),
    resuelve(limpio:ida_estrella, S, R, [nodos_max(20000)]).
test(parity_says_no_in_each_mode, [forall(modo(Modo)), true(R-N == sin_solucion(paridad)-0)]) :-
    resuelve(limpio:Modo, [2,1,3,4,5,6,7,8,0], R, [estadisticas(D)]),
    N = D.expandidos.

test(a_time_limit_gets_through,
     [ forall(member(Modo, [anchura,iter,a_estrella(fuera_de_lugar),ida_estrella(fuera_de_lugar),ida_estrella(manhattan),
                            ida_estrella(conflicto_lineal),ida_estrella(distancia_andada)])),
       true(Ball-P == time_limit_exceeded-[w,n,n,e,s,e,s]) ]) :-
    muy_lejano(S, G),
    catch(call_with_time_limit(0.05, plan(limpio:Modo, S, _, [objetivo(G)])), Ball, true),
    plan(limpio:anchura, [4,1,3,7,2,5,8,0,6], P).

%   80 moves, the most there are (A. Brüngger, A. Marzetta, K. Fukuda, J. Nievergelt, 1999).

muy_lejano([0,12,9,13,15,11,10,14,3,7,2,5,4,8,6,1], [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0]).

test(twenty_thousand_calls_hold_no_memory) :-
    llama(2000),
    residente(Antes),
    llama(20000),
    residente(Despues),
    assertion(Despues-Antes < 1000).

llama(N) :-
    forall(between(1, N, _), plan(limpio:anchura, [4,1,3,7,2,5,8,0,6], _)).

%   residente(-KiB): what the process has in memory.

residente(KiB) :-
    read_file_to_string('/proc/self/status', Texto, []),
    split_string(Texto, "\n", "", Lineas),
    member(Linea, Lineas),
    string_concat("VmRSS:", Resto, Linea),
    !,
    split_string(Resto, " ", "\t ", Partes),
    member(Parte, Partes),
    number_string(KiB, Parte),
    !.

:- end_tests(tablero_motor).

:- begin_tests(korf).

%   korf(-Id, -Longitud, -Nodos, -S): those of the fewest nodes first.

korf(Id, Longitud, Nodos, S) :-
    module_property(test_tablero_motor, file(Fichero)),
    file_directory_name(Fichero, Carpeta),
    atom_concat(Carpeta, '/../data/korf100.txt', Datos),
    read_file_to_string(Datos, Texto, []),
    split_string(Texto, "\n", "", Lineas),
    findall(N-k(I,L,S0),
            ( member(Linea, Lineas), Linea \== "", \+ sub_string(Linea, 0, _, _, "#"),
              split_string(Linea, " ", " ", Partes),
              maplist(numero, Partes, [I,L,N|S0]) ),
            Ks0),
    keysort(Ks0, Ks),
    length(Faciles, 10),
    append(Faciles, _, Ks),
    member(Nodos-k(Id,Longitud,S), Faciles).

numero(Parte, N) :- number_string(N, Parte).

test(ida_star_is_korfs,
     [forall(korf(Id, Longitud, Nodos, S)), true(Id-L-N == Id-Longitud-Nodos)]) :-
    numlist(0, 15, G),
    plan(limpio:ida_estrella(manhattan), S, P, [objetivo(G),orden([n,w,e,s]),estadisticas(D)]),
    length(P, L),
    N is D.generados+1.

:- end_tests(korf).
