:- encoding(utf8).
:- module(test_diagnostico, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).

/** <module> diagnostica/2,3: what it finds, and what it must not find
*/

/* Students' modules, each with something that is not as it should be. */

objetivos:expandir(N, mas, M) :- N < 3, M is N+1.
objetivos:objetivo(3).
objetivos:dibuja(N, T) :- format(string(T), "~w", [N]).

varios:expandir(N, mas, M) :- N < 3, M is N+1.
varios:uno(1).
varios:dos(2).
varios:tres(3).
varios:cuatro(4).

cerca:expandir(N, mas, M) :- N < 3, M is N+1.
cerca:uno(1).
cerca:metas(3).

mover:mover(N, mas, M) :- N < 3, M is N+1.
mover:meta(3).
mover:coste(_, _, _, 1).

tablero_mal_escrito:metas([1,2,3,4,5,6,7,0,8]).
tablero_mal_escrito:expandr(S, A, S1) :- expandir(S, A, S1).
tablero_mal_escrito:heuristca(_, 0).
tablero_mal_escrito:costs(_, _, _, 1).
tablero_mal_escrito:coste(_, _, _, 1).

de_ayuda:beta(N) :- N > 0.
de_ayuda:alfa(N) :- beta(N).

sin_paso:expandir(N, _, M) :- N < 5, M is N+1.
sin_paso:meta(5).

cuesta:expandir(N, mas, M) :- N < 3, M is N+1.
cuesta:meta(3).
cuesta:coste(0, _, _, 1).
cuesta:coste(1, _, _, 1) :- fail.
cuesta:coste(2, _, _, 1).

solo_bucle:expandir(a, gira, a).
solo_bucle:meta(b).

flecha(a, b). flecha(b, c). flecha(c, a).
sube(N, mas, M) :- N < 9, M is N+1.
sin_fin(N, mas, M) :- M is N+1.
dos_caras(p(A,B), cambia, p(B,A)).
dos_caras(p(A,B), mas, p(C,B)) :- A < 3, C is A+1.
ordena(p(A,B), p(C,D)) :- msort([A,B], [C,D]).
un_dos(p(1,0)).
no_ordena(p(A,B), N) :- A < 2, ordena(p(A,B), N).
ordena_mal(p(A,B), p(_,C)) :- C is A+B.
ordena_roto(_, _) :- throw(error(type_error(par, x), _)).
raiz(N, M) :- N < 3, M is N+1.
h_raiz(N, H) :- H is (3-N)*sqrt(2)*(1+1.0e-15).
h_de_mas(N, H) :- H is (3-N)*sqrt(2)*(1+1.0e-6).
c_raiz(_, _, _, C) :- C is sqrt(2).
h_negativa(N, H) :- H is 1-N.
h_texto(_, mucho).
una_de_mas(N, H) :- H is 5-N.
cuesta_mal(_, _, _, _).

:- problema(sin_la_meta, [inicial(0), sucesor(sube(antes,accion,despues))]).
:- problema(no_tablero,  [inicial([1,2,3,4,5,6,7,8,8]), objetivo([1,2,3,4,5,6,7,8,0])]).
:- problema(con_otro,    [inicial(0), sucesor(suve(antes,accion,despues)), objetivo(3)]).
:- problema(con_variable, [inicial(f(_)), sucesor(sube(antes,accion,despues)), objetivo(3)]).

dicho(Idioma, Goal, Lineas) :-
    current_prolog_flag(message_language, Antes),
    setup_call_cleanup(set_prolog_flag(message_language, Idioma),
                       with_output_to(string(Texto), Goal),
                       set_prolog_flag(message_language, Antes)),
    split_string(Texto, "\n", "", Todas),
    exclude(==(""), Todas, Lineas).

dice(Idioma, S0, Opciones, Palabras) :-
    dicho(Idioma, diagnostica(S0, Opciones), Lineas),
    member(Linea, Lineas),
    sub_string(Linea, _, _, _, Palabras),
    !.

clases(Hallazgos, Clases) :-
    findall(C, ( member(H, Hallazgos), functor(H, C, _) ), Clases).

:- begin_tests(falta).

test(what_may_be_the_goal, L == [falta(meta/1, [objetivo/1])]) :-
    diagnostica(objetivos:0, [], L).
test(three_at_most, L == [falta(meta/1, [uno/1,dos/1,tres/1])]) :-
    diagnostica(varios:0, [], L).
test(a_near_name_alone, L == [falta(meta/1, [metas/1])]) :-
    diagnostica(cerca:0, [], L).
test(what_may_give_the_successors, L == [falta(expandir/3, [mover/3])]) :-
    diagnostica(mover:0, [], L).
test(what_to_do, [forall(member(Idioma-S0-Palabras,
        [ es-(objetivos:0)-"falta meta/1: defínelo, o da la opción meta(G) u objetivo(Estado); ¿será objetivo/1?",
          en-(objetivos:0)-"meta/1 is missing: define it, or give the option meta(G) or objetivo(State); could it be objetivo/1?",
          en-(varios:0)-"could it be uno/1, dos/1 or tres/1?",
          es-(mover:0)-"falta expandir/3: defínelo, o di con sucesor(Forma) cuál de los tuyos da los sucesores; ¿será mover/3?" ]))]) :-
    dice(Idioma, S0, [], Palabras).
test(in_a_named_problem, [forall(member(P-L0, [ sin_la_meta-[falta(meta/1,_)], con_otro-[falta(suve/3,[sube/3])],
                                                 no_tablero-[tablero_mal([1,2,3,4,5,6,7,8,8])|_],
                                                 con_variable-[estado_no_basico(f(_))] ])),
                          true(subsumes_term(L0, L))]) :-
    diagnostica(test_diagnostico:problema(P), [], L).
test(a_problem_that_is_not_there_is_an_error, error(type_error(list, problema(nadie)), _)) :-
    diagnostica(test_diagnostico:problema(nadie), [], _).
test(no_board, [forall(member(S-Os, [ [1,2,3,4,5,6,7,8,8]-[], [1,2,3,3]-[], [1,2,3,4,5,6]-[], [[1,2,3],[4,5,5]]-[], [[1,2],[0]]-[],
                                      [1,2,3,4,5,0,0,0,0,0]-[tablero(5*2)], [1,2,3,4,5,6,7,8,0]-[tablero(4*4)] ])),
                true(L == [tablero_mal(S)])]) :-
    diagnostica(nadie:S, Os, L).
test(no_board_or_a_state_of_moves_that_are_not_seen, L == [tablero_mal([1,2,3,3]), falta(expandir/3,[mover/3])]) :-
    diagnostica(mover:[1,2,3,3], [], L).
test(no_board_in_words, [forall(member(I-P, [ es-"no es un tablero: [1,2,3,4,5,6,7,8,8]; un tablero de 3×3 tiene los números del 0 al 8",
                                              en-"not a board: [1,2,3,4,5,6,7,8,8]; a 3×3 board has the numbers from 0 to 8" ]))]) :-
    dice(I, nadie:[1,2,3,4,5,6,7,8,8], [], P).
test(a_board_of_a_shape_that_is_given, true(\+ ( member(H, L), memberchk(H, [falta(_,_),tablero_mal(_)]) ))) :-
    diagnostica(nadie:[1,2,3,4,0,5], [tablero(3*2), nodos_max(5)], L).
test(numbers_that_are_a_students_states, true(\+ memberchk(tablero_mal(_), L))) :-
    diagnostica([1,2,3,4], [sucesor(nth0(0,antes,despues)), objetivo(x)], L).
test(names_that_are_almost_looked_for, L1 == [expandr/3-(expandir/3), heuristca/2-(heuristica/2), metas/1-(meta/1)]) :-
    diagnostica(tablero_mal_escrito:[1,2,3,4,5,6,7,0,8], [nodos_max(5)], L),
    findall(A-B, member(quiza(A,B), L), L0),
    msort(L0, L1).
test(an_option_says_it, true(Bs == [expandir/3])) :-
    diagnostica(tablero_mal_escrito:[1,2,3,4,5,6,7,0,8], [nodos_max(5), meta(metas), heuristica(heuristca)], L),
    findall(B, member(quiza(_,B), L), Bs).
test(what_is_used_is_no_slip, true(\+ memberchk(quiza(_,_), L))) :-
    diagnostica(de_ayuda:[1,2,3,4,5,6,7,0,8], [nodos_max(5)], L).
test(in_words, forall(member(I-P, [ es-"metas/1 no se usa; ¿querías decir meta/1?", en-"metas/1 is not used; did you mean meta/1?" ]))) :-
    dice(I, tablero_mal_escrito:[1,2,3,4,5,6,7,0,8], [nodos_max(5)], P).

:- end_tests(falta).

:- begin_tests(normaliza).

base([sucesor(test_diagnostico:dos_caras(antes,accion,despues))]).

test(states_of_one_form_are_one, [forall(member(Os-N, [ [normaliza(test_diagnostico:ordena)]-4, []-16 ])), true(Espacio-Busca == espacio(N,completo)-agotado(N))]) :-
    base(Base),
    append([objetivo(x)|Base], Os, Todas),
    diagnostica(p(0,0), Todas, L),
    resuelve(anchura, p(0,0), sin_solucion(Busca), Todas),
    member(Espacio, L),
    functor(Espacio, espacio, 2), !.
test(of_the_students_module, N == 3) :-
    diagnostica(con_normaliza:0, [], L),
    memberchk(espacio(N,completo), L).
test(a_goal_and_a_state_that_is_none, true(S1-S2 == p(1,0)-p(0,1))) :-
    base(Base),
    diagnostica(p(0,0), [normaliza(test_diagnostico:ordena), meta(test_diagnostico:un_dos)|Base], L),
    memberchk(normaliza_junta(S1, S2), L).
test(no_such_where_the_goal_is_symmetric, true(\+ memberchk(normaliza_junta(_,_), L))) :-
    base(Base),
    diagnostica(p(0,0), [normaliza(test_diagnostico:ordena), objetivo(p(1,1))|Base], L).
test(it_fails, true(S-E == p(2,0)-existence_error(forma_normal,p(2,0)))) :-
    base(Base),
    diagnostica(p(0,0), [normaliza(test_diagnostico:no_ordena), objetivo(x)|Base], L),
    memberchk(normaliza_rara(S, error(E,_)), L),
    memberchk(espacio(_, parcial), L).
test(it_gives_variables, true(S-E == p(0,0)-instantiation_error)) :-
    base(Base),
    diagnostica(p(0,0), [normaliza(test_diagnostico:ordena_mal), objetivo(x)|Base], L),
    memberchk(normaliza_rara(S, error(E,_)), L).
test(it_raises, true(S-E == p(0,0)-type_error(par,x))) :-
    base(Base),
    diagnostica(p(0,0), [normaliza(test_diagnostico:ordena_roto), objetivo(x)|Base], L),
    memberchk(normaliza_rara(S, error(E,_)), L).
test(it_is_no_cost, [forall(member(G, [no_ordena,ordena_mal,ordena_roto])), true(\+ ( member(C, [coste_raro(_,_,_,_),error(_,_)]), memberchk(C, L) ))]) :-
    base(Base),
    diagnostica(p(0,0), [normaliza(test_diagnostico:G), objetivo(x)|Base], L).
test(in_words, [forall(member(I-G-P, [ es-no_ordena-"normaliza falla para p(2,0)", en-ordena_mal-"the normal form of p(0,0) must be a ground term",
                                       en-ordena_roto-"normaliza, at p(0,0): ", es-ordena-"normaliza da la misma forma a p(1,0), que es meta, y a p(0,1), que no lo es" ]))]) :-
    base(Base),
    dice(I, p(0,0), [normaliza(test_diagnostico:G), meta(test_diagnostico:un_dos)|Base], P).

:- end_tests(normaliza).

con_normaliza:expandir(N, mas, M) :- M is (N+1) mod 9.
con_normaliza:meta(9).
con_normaliza:normaliza(N, M) :- M is N mod 3.

:- begin_tests(heuristica).

camino([sucesor(test_diagnostico:raiz(antes,despues)), coste_accion(test_diagnostico:c_raiz), objetivo(3)]).

test(rounding_is_no_fault, true(\+ ( member(C, [no_admisible(_,_,_),no_consistente(_,_,_,_,_,_)]), memberchk(C, L) ))) :-
    camino(Os),
    diagnostica(1, [heuristica(test_diagnostico:h_raiz)|Os], L).
test(more_than_rounding_is, true(S == 1)) :-
    camino(Os),
    diagnostica(1, [heuristica(test_diagnostico:h_de_mas)|Os], L),
    memberchk(no_admisible(S,_,_), L).
test(integers_are_compared_as_they_are, true(H-R == 5-4)) :-
    diagnostica(0, [sucesor(test_diagnostico:sube(antes,accion,despues)), objetivo(4), heuristica(test_diagnostico:una_de_mas)], L),
    memberchk(no_admisible(0,H,R), L).
test(below_zero, true(S-H == 2-(-1))) :-
    diagnostica(0, [sucesor(test_diagnostico:sube(antes,accion,despues)), objetivo(4), heuristica(test_diagnostico:h_negativa)], L),
    memberchk(heuristica_negativa(S,H), L).
test(the_state_is_named_once, N == 1) :-
    dicho(en, diagnostica(0, [sucesor(test_diagnostico:sube(antes,accion,despues)), objetivo(4), heuristica(test_diagnostico:h_texto)]), Lineas),
    member(Linea, Lineas),
    sub_string(Linea, _, _, _, "must be a number"), !,
    findall(x, sub_string(Linea, _, _, _, "state 0"), Xs),
    length(Xs, N).

:- end_tests(heuristica).

:- begin_tests(espacio).

test(the_time_is_up, true(T < 3)) :-
    get_time(T0),
    diagnostica(0, [sucesor(test_diagnostico:sin_fin(antes,accion,despues)), objetivo(x), nodos_max(100000000), tiempo_max(0.2)], L),
    get_time(T1),
    T is T1-T0,
    memberchk(espacio(_,parcial), L).
test(no_time_at_all, L == [espacio(1,parcial)]) :-
    diagnostica(0, [sucesor(test_diagnostico:sin_fin(antes,accion,despues)), objetivo(x), tiempo_max(0)], L).
test(no_state_is_a_goal, true(N == 3)) :-
    diagnostica(a, [sucesor(test_diagnostico:flecha(antes,despues)), objetivo(z)], L),
    memberchk(sin_meta(N), L).
test(not_where_some_were_not_seen, [forall(member(Os, [[nodos_max(2)], [nodos_max(0)]])), true(\+ memberchk(sin_meta(_), L))]) :-
    diagnostica(a, [sucesor(test_diagnostico:flecha(antes,despues)), objetivo(z)|Os], L).
test(parity, [forall(member(Os-Si, [[]-si, [paridad(false)]-no, [objetivo([2,1,3,4,5,6,7,0,8])]-no])), true(Hay == Si)]) :-
    diagnostica(nadie:[2,1,3,4,5,6,7,8,0], [nodos_max(5)|Os], L),
    ( memberchk(paridad(_), L) -> Hay = si ; Hay = no ).
test(in_words, [forall(member(I-S-Os-P, [ es-(solo_bucle:a)-[]-"el espacio tiene 1 estado", en-(solo_bucle:a)-[]-"the space has 1 state",
                                          es-(solo_bucle:a)-[]-"el único estado que hay no es meta", en-a-[]-"none of the 3 states is a goal",
                                          es-a-[nodos_max(0)]-"visto 1 estado; puede haber más",
                                          en-(nadie:[2,1,3,4,5,6,7,8,0])-[nodos_max(5)]-"no plan leads from [2,1,3,4,5,6,7,8,0] to the goal" ]))]) :-
    ( S == a -> Todas = [sucesor(test_diagnostico:flecha(antes,despues)), objetivo(z)|Os] ; Todas = Os ),
    dice(I, S, Todas, P).

:- end_tests(espacio).

:- begin_tests(movimientos).

test(a_cost_that_fails, L1 == [coste_falla(1,mas,2)]) :-
    diagnostica(cuesta:0, [], L),
    findall(H, ( member(H, L), functor(H, C, _), sub_atom(C, 0, _, _, coste) ), L1).
test(a_cost_that_fails_in_words, forall(member(I-P, [ es-"el predicado del coste falla: de 1 con mas a 2", en-"the cost predicate fails: from 1 by mas to 2" ]))) :-
    dice(I, cuesta:0, [], P).
test(a_cost_without_a_value, forall(member(I-P, [ es-"el coste no tiene valor", en-"the cost has no value" ]))) :-
    dice(I, 0, [sucesor(test_diagnostico:sube(antes,accion,despues)), objetivo(3), coste_accion(test_diagnostico:cuesta_mal)], P).
test(a_move_without_a_value, true(S-S1 == 0-1)) :-
    diagnostica(sin_paso:0, [], L),
    memberchk(sucesor_no_basico(S,_,S1), L).
test(a_move_without_a_value_in_words, forall(member(I-P, [ es-"desde 0 se llega a 1 con un movimiento que no tiene valor",
                                                           en-"from 0 a move that has no value leads to 1" ]))) :-
    dice(I, sin_paso:0, [], P).

:- end_tests(movimientos).
