:- module(test_formas, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).

/** <module> The successor in the student's own shape

The same jugs (5 and 3 litres, 4 wanted) in each shape: the same plan, the same
order, the same counters.
*/

vierte(A/B, Accion, A1/B1) :- jarra(A, B, Accion, A1, B1).

jarra(_, B, llena(5), 5, B).
jarra(A, _, llena(3), A, 3).
jarra(_, B, vacia(5), 0, B).
jarra(A, _, vacia(3), A, 0).
jarra(A, B, pasa(5,3), A1, B1) :- T is min(A, 3-B), T > 0, A1 is A-T, B1 is B+T.
jarra(A, B, pasa(3,5), A1, B1) :- T is min(B, 5-A), T > 0, A1 is A+T, B1 is B-T.

%   Other arrangements of it.

al_reves(Despues, _, Accion, Antes) :- vierte(Antes, Accion, Despues).
con_coste(_, C, Antes, Despues, A) :- vierte(Antes, A, Despues), C = 1.
con_constantes(Grande, f(Chica,_), Antes, A, Despues) :- Grande == 5, Chica == 3, vierte(Antes, A, Despues).
hijos(Antes, Hijos) :- findall(A-S, vierte(Antes, A, S), Hijos).
hijos_al_reves(Hijos, Antes) :- hijos(Antes, Hijos).
estados(Antes, Estados) :- findall(S, vierte(Antes, _, S), Estados).
puede(Antes, A) :- vierte(Antes, A, _).
hace(A, Antes, Despues) :- vierte(Antes, A, Despues).
o_nada(Antes, A, Despues) :- vierte(Antes, A, Despues).
o_nada(_, pierde, nil).
o_nada(_, rompe, []).

llena5(A/B, 5/B) :- A < 6.
llena3(A/_, A/3).
vacia5(_/B, 0/B).
vacia3(A/_, A/0).
de5a3(S, S1) :- vierte(S, pasa(5,3), S1).
de3a5(S, S1) :- vierte(S, pasa(3,5), S1).

una_direccion(D, Antes, Despues) :- vierte(Antes, D, Despues).

rebosa(A/B, Accion, Despues) :- vierte(A/B, Accion, Despues).
rebosa(A/B, derrama, A1/B) :- A1 is A+10.
cabe(A/B) :- A =< 5, ( B =< 3 ; B < 4 ).
no_cabe(A/_) :- ( A > 5 ; A >= 6 ).

forma(sucesor(vierte(antes,accion,despues)), []).
forma(sucesor(al_reves(despues,_,accion,antes)), []).
forma(sucesor(con_coste(_,coste,antes,despues,accion)), []).
forma(sucesor(con_coste(_,_,antes,despues,accion)), []).
forma(sucesor(con_constantes(5,f(3,x),antes,accion,despues)), []).
forma(sucesor([vierte(antes,accion,despues)]), []).
forma(sucesor(hijos(antes,hijos)), []).
forma(sucesor(hijos_al_reves(hijos,antes)), []).
forma(sucesor([hijos(antes,hijos)]), []).
forma(sucesor(aplicable(puede(antes,accion))+aplica(hace(accion,antes,despues))), []).
forma(sucesor([aplicable(puede(antes,accion))+aplica(hace(accion,antes,despues))]), []).
forma(sucesor(o_nada(antes,accion,despues)), [imposible(nil), imposible([])]).
forma(sucesor(rebosa(antes,accion,despues)), [valido(cabe)]).
forma(sucesor(rebosa(antes,accion,despues)), [no_valido(no_cabe)]).
forma(sucesor(rebosa(antes,accion,despues)), [valido(test_formas:cabe), no_valido(test_formas:no_cabe)]).
forma(sucesor(test_formas:vierte(antes,accion,despues)), []).
forma(sucesor([test_formas:hijos(antes,hijos)]), []).

modo(Modo) :- member(Modo, [anchura,profund,iter,coste_uniforme,voraz,a_estrella,ida_estrella]).

respuesta(Modo, Opciones, r(Plan,Estados,Coste,E,G,D)) :-
    plan(Modo, 0/0, Plan,
         [estados(Estados),coste(Coste),estadisticas(St),meta([4/_]>>true)|Opciones]),
    E-G-D = St.expandidos-St.generados-St.duplicados.

sin_acciones(r(P,Ss,C,E,G,D), r(L,Ss,C,E,G,D)) :- length(P, L).

todas(Nombre, r(P,_,_,_,_,_)) :- sort(P, [Nombre]).

:- begin_tests(formas).

test(the_same_answer_in_each_shape,
     [forall(( modo(Modo), forma(Forma, Mas) )), true(R == R0)]) :-
    respuesta(Modo, [sucesor(vierte(antes,accion,despues))], R0),
    respuesta(Modo, [Forma|Mas], R).
test(without_accion_the_move_is_the_name_of_the_predicate,
     [ forall(( modo(Modo), member(F-N, [ vierte(antes,_,despues)-vierte, estados(antes,hijos)-estados,
                                           con_coste(_,coste,antes,despues,_)-con_coste ]) )),
       true(R == R0) ]) :-
    respuesta(Modo, [sucesor(vierte(antes,accion,despues))], R1),
    sin_acciones(R1, R0),
    respuesta(Modo, [sucesor(F)], R2),
    todas(N, R2),
    sin_acciones(R2, R).
test(a_list_of_predicates_one_a_move,
     [forall(modo(Modo)), true(R == R0)]) :-
    respuesta(Modo, [sucesor(vierte(antes,accion,despues))], R1),
    sin_acciones(R1, R0),
    respuesta(Modo, [sucesor([llena5(antes,despues),llena3(antes,despues),vacia5(antes,despues),
                              vacia3(antes,despues),de5a3(antes,despues),de3a5(antes,despues)])], R2),
    sin_acciones(R2, R).
test(the_moves_of_a_list_have_the_names_of_the_predicates, P == [llena5,de5a3,vacia3,de5a3,llena5,de5a3]) :-
    plan(anchura, 0/0, P,
         [ meta([4/_]>>true),
           sucesor([llena5(antes,despues),llena3(antes,despues),vacia5(antes,despues),
                    vacia3(antes,despues),de5a3(antes,despues),de3a5(antes,despues)]) ]).
test(a_list_with_a_constant_a_direction, P == P0) :-
    plan(anchura, 0/0, P0, [sucesor(vierte(antes,accion,despues)), meta([4/_]>>true)]),
    findall(una_direccion(D,antes,despues), member(D, [llena(5),llena(3),vacia(5),vacia(3),pasa(5,3),pasa(3,5)]), Fs),
    plan(anchura, 0/0, P1, [sucesor(Fs), meta([4/_]>>true)]),
    same_length(P1, P0),
    sort(P1, [una_direccion]),
    P = P0.
test(the_cost_of_a_shape, C == 30) :-
    plan(coste_uniforme, 0/0, _,
         [sucesor(caro(antes,accion,despues,coste)), meta([4/_]>>true), coste(C)]).
test(the_cost_of_hijos_and_of_lists_is_1_where_none_is_told, C == 6) :-
    plan(coste_uniforme, 0/0, _, [sucesor([hijos(antes,hijos)]), meta([4/_]>>true), coste(C)]).
test(a_list_where_one_shape_has_costs, C == 11) :-
    plan(coste_uniforme, a, _,
         [ sucesor([tren(antes,despues,coste), pie(antes,despues)]), objetivo(c), coste(C) ]).
test(aplica_may_tell_the_cost, C == 30) :-
    plan(coste_uniforme, 0/0, _,
         [ sucesor(aplicable(puede(antes,accion))+aplica(caro(antes,accion,despues,coste))),
           meta([4/_]>>true), coste(C) ]).
test(children_that_are_pairs_themselves, P == [pares,pares]) :-
    plan(anchura, 0-0, P, [sucesor(pares(antes,hijos)), objetivo(1-1)]).
test(pairs_of_a_move_and_a_pair, P == [derecha,arriba]) :-
    plan(anchura, 0-0, P, [sucesor(mueve(antes,hijos)), objetivo(1-1)]).
test(children_that_are_no_list, error(type_error(list,nada))) :-
    plan(anchura, 0, _, [sucesor(mal(antes,hijos)), objetivo(1)]).
test(a_partial_list_of_children, error(_)) :-
    plan(anchura, 0, _, [sucesor(a_medias(antes,hijos)), objetivo(1)]).
test(a_predicate_that_does_not_exist, error(existence_error(procedure,_))) :-
    plan(anchura, 0, _, [sucesor(no_existe_en_parte_alguna(antes,accion,despues)), objetivo(1)]).
test(the_shape_stays_as_it_was, [true(F == f(antes,X,despues))]) :-
    F = f(antes,X,despues),
    catch(plan(anchura, 0, _, [sucesor(F), objetivo(1)]), _, true).
test(filters_leave_no_bindings, P == [llena(5)]) :-
    plan(anchura, 0/0, P, [sucesor(vierte(antes,accion,despues)), valido([_/_]>>true), objetivo(5/_)]).
test(a_filter_that_throws, throws(basta)) :-
    plan(anchura, 0/0, _, [sucesor(vierte(antes,accion,despues)), valido([_]>>throw(basta)), objetivo(4/_)]).
test(an_impossible_successor_does_not_count_as_generated, G == G0) :-
    plan(anchura, 0/0, _, [sucesor(vierte(antes,accion,despues)), objetivo(4/_), estadisticas(D0)]),
    plan(anchura, 0/0, _, [sucesor(o_nada(antes,accion,despues)), imposible(nil), imposible([]),
                           objetivo(4/_), estadisticas(D)]),
    G0 = D0.generados,
    G = D.generados.

:- end_tests(formas).

caro(S, A, S1, 5) :- vierte(S, A, S1).
tren(a, b, 10).
pie(b, c).
pares(X-Y, Hijos) :- X1 is X+1, Y1 is Y+1, Hijos = [X1-Y, X-Y1].
mueve(X-Y, Hijos) :- X1 is X+1, Y1 is Y+1, Hijos = [derecha-(X1-Y), arriba-(X-Y1)].
mal(_, nada).
a_medias(_, [a-1|_]).

%   problema/2: the options of a problem under a name.

:- problema(jarras, [ inicial(0/0), sucesor(vierte(antes,accion,despues)), objetivo(4/_) ]).
:- problema(sin_inicio, [ sucesor(vierte(antes,accion,despues)), objetivo(4/_) ]).

jugs([llena(5),pasa(5,3),vacia(3),pasa(5,3),llena(5),pasa(5,3)]).

rio:expandir(izquierda, cruza, derecha).
rio:expandir(derecha, vuelve, izquierda).
rio:meta(derecha).
rio:heuristica(izquierda, 1).
rio:heuristica(derecha, 0).
:- problema(rio:rio, [inicial(izquierda)]).
es_esta_orilla(izquierda).

doble1:expandir(0, uno, 1).
doble2:expandir(0, dos, 1).
:- problema(doble1:doble, [inicial(0), objetivo(1)]).
:- problema(doble2:doble, [inicial(0), objetivo(1)]).

:- begin_tests(problema).

test(the_problem_in_every_mode, [forall(member(M, [anchura,iter,coste_uniforme,a_estrella])), true(P == P0)]) :-
    jugs(P0),
    plan(M, problema(jarras), P).
test(in_every_predicate, true(R-V-N == solucion(P0)-optimo(6)-1)) :-
    jugs(P0),
    resuelve(anchura, problema(jarras), R),
    comprueba(problema(jarras), P0, V),
    findall(P, planes(anchura, problema(jarras), P), Ps),
    length(Ps, N).
test(options_of_the_query_win, P == [llena(5)]) :-
    plan(anchura, problema(jarras), P, [objetivo(5/0)]).
test(a_problem_without_a_start, error(existence_error(inicial,sin_inicio))) :-
    plan(anchura, problema(sin_inicio), _).
test(a_later_definition_takes_the_place_of_the_earlier, P == [llena(3)]) :-
    problema(otra, [inicial(0/0), sucesor(vierte(antes,accion,despues)), objetivo(4/_)]),
    problema(otra, [inicial(0/0), sucesor(vierte(antes,accion,despues)), objetivo(0/3)]),
    plan(anchura, problema(otra), P).
test(a_problem_of_another_module_is_found_where_there_is_but_one, P == [cruza]) :-
    plan(anchura, problema(rio), P).
test(its_own_predicates_are_used_not_those_of_who_asks, P-N == [cruza]-1) :-
    resuelve(a_estrella, problema(rio), solucion(P), [estadisticas(D)]),
    N = D.expandidos.
test(goals_of_the_query_are_those_of_who_asks, P == []) :-
    plan(anchura, problema(rio), P, [meta(es_esta_orilla)]).
test(a_name_that_several_modules_define_is_nobodys_elsewhere, error(type_error(list,problema(doble)))) :-
    plan(anchura, problema(doble), _).
test(each_module_has_its_own, P1-P2 == [uno]-[dos]) :-
    plan(doble1:anchura, problema(doble), P1),
    plan(doble2:anchura, problema(doble), P2).
test(an_unbound_name, error(instantiation_error)) :-
    problema(_, []).
test(a_name_that_is_no_atom, error(type_error(atom,f(x)))) :-
    problema(f(x), []).
test(an_unknown_option_in_the_definition, error(domain_error(opcion,_))) :-
    problema(mala, [inicio(0)]).
test(a_state_that_looks_like_a_problem_but_is_none, P == [sigue]) :-
    plan(anchura, problema(nadie), P, [sucesor(cambia(antes,accion,despues)), objetivo(problema(alguien))]).

:- end_tests(problema).

cambia(problema(nadie), sigue, problema(alguien)).

%   Predecessors.

abre(X, mas, Y) :- X < 12, Y is X+1.
abre(X, doble, Y) :- X > 0, X < 7, Y is X*2.
cierra(Y, mas, X) :- Y > 0, X is Y-1.
cierra(Y, doble, X) :- Y > 0, Y mod 2 =:= 0, X is Y//2.
mas(X, Y) :- abre(X, mas, Y).
doble(X, Y) :- abre(X, doble, Y).
menos(Y, X) :- cierra(Y, mas, X).
mitad(Y, X) :- cierra(Y, doble, X).
no_es_8(X) :- X =\= 8.
no_es_10(X) :- X =\= 10.

:- begin_tests(predecesores).

test(one_predicate, N == 5) :-
    plan(bidireccional, 0, P, [sucesor(abre(antes,accion,despues)), predecesor(cierra(despues,accion,antes)), objetivo(10)]),
    length(P, N).
test(a_list_of_predicates, N == 5) :-
    plan(bidireccional, 0, P, [ sucesor([mas(antes,despues),doble(antes,despues)]),
                                predecesor([menos(despues,antes),mitad(despues,antes)]), objetivo(10) ]),
    length(P, N).
test(filters_hold_backwards_too, fail) :-
    plan(bidireccional, 0, _,
         [ sucesor(abre(antes,accion,despues)), predecesor(cierra(despues,accion,antes)), objetivo(9),
           valido(no_es_8) ]).
test(a_way_round_what_is_not_valid, Ss == [0,1,2,4,5,10]) :-
    resuelve(bidireccional, 0, solucion(_),
             [ sucesor(abre(antes,accion,despues)), predecesor(cierra(despues,accion,antes)), objetivo(10),
               no_valido([X]>>memberchk(X, [6,9])), valido([X]>>(X =\= 8)), estados(Ss) ]).
test(a_goal_that_is_not_valid_cannot_be_reached, fail) :-
    plan(bidireccional, 0, _,
         [ sucesor(abre(antes,accion,despues)), predecesor(cierra(despues,accion,antes)), objetivo(10),
           valido(no_es_10) ]).
test(a_start_that_is_not_valid_is_where_it_begins, N == 1) :-
    plan(bidireccional, 10, P,
         [ sucesor(abre(antes,accion,despues)), predecesor(cierra(despues,accion,antes)), objetivo(11),
           valido(no_es_10) ]),
    length(P, N).
test(costs_that_the_predecessor_does_not_tell, C == 50) :-
    plan(bidireccional, 0, _,
         [ sucesor(abre_caro(antes,accion,despues,coste)), predecesor(cierra(despues,accion,antes)),
           objetivo(10), coste(C) ]).
test(a_shape_that_tells_no_predecessor, [forall(member(F, [cierra(antes,accion), f(antes,hijos), [], 3])), error(domain_error(opcion,predecesor(_)))]) :-
    plan(bidireccional, 0, _, [sucesor(abre(antes,accion,despues)), predecesor(F), objetivo(10)]).

:- end_tests(predecesores).

abre_caro(X, A, Y, 10) :- abre(X, A, Y).
