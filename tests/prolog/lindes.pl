:- module(test_lindes, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(time)).
:- use_module(library(rumbo)).

/** <module> Where options, shapes and modes meet: what one says and another must not lose
*/

mas1(N, mas, M) :- N < 10, M is N+1.
mas1_y_coste(N, mas, M, C) :- mas1(N, mas, M), C = 3.
es3(S) :- S == 3.
cinco(5).

%   A tree: each node has three children.

hijo_de(N, M) :- member(K, [1,2,3]), N < 1000, M is N*4+K.
padre_de(M, N) :- M > 0, N is (M-1)//4.
hijo_caro(N, M, 3) :- hijo_de(N, M).

%   For the threads, which call them by name.

cuenta_o_sale(3, _, _) :- !, thread_exit(adios).
cuenta_o_sale(N, s, M) :- M is N+1.
h_que_sale(3, _) :- !, thread_exit(adios).
h_que_sale(_, 0).

:- begin_tests(bidireccional).

test(moves_of_the_goals_side_are_those_of_the_successor, P-V == [hijo_de,hijo_de,hijo_de,hijo_de,hijo_de]-optimo(5)) :-
    Os = [sucesor(hijo_de(antes,despues)), objetivo(487)],
    plan(bidireccional, 0, P, [predecesor(padre_de(despues,antes))|Os]),
    comprueba(0, P, V, Os).
test(costs_of_the_goals_side_are_those_of_the_successor, P-C == [hijo_caro,hijo_caro,hijo_caro,hijo_caro,hijo_caro]-15) :-
    plan(bidireccional, 0, P, [ sucesor(hijo_caro(antes,despues,coste)), predecesor(padre_de(despues,antes)),
                                objetivo(487), coste(C) ]).
test(of_several_moves_one_that_leads_there, V == optimo(2)) :-
    Os = [sucesor([hijo_de(antes,despues),mas1(antes,accion,despues)]), objetivo(9)],
    plan(bidireccional, 0, P, [predecesor(padre_de(despues,antes))|Os]),
    comprueba(0, P, V, Os).
test(a_predecessor_that_the_successor_denies, error(existence_error(sucesor, 1), rumbo(predecesor(1, 487)))) :-
    plan(bidireccional, 0, _, [sucesor(hijo_de(antes,despues)), predecesor(salta(despues,antes)), objetivo(487)]).
test(a_goal_that_only_tests_is_searched_for_forwards, P-R == [mas,mas,mas]-sin_solucion(agotado(4))) :-
    plan(bidireccional, 0, P, [sucesor(mas1(antes,accion,despues)), predecesor(mas1(antes,accion,despues)), meta(es3)]),
    resuelve(bidireccional, 7, R, [sucesor(mas1(antes,accion,despues)), predecesor(mas1(antes,accion,despues)), meta(es3)]).
test(a_goal_with_variables_too, P-P0 == []-[]) :-
    plan(bidireccional, [1,2,3,4,5,6,0,7,8], P, [objetivo([1,_,_,_,_,_,_,_,_])]),
    plan(bidireccional, 3, P0, [sucesor(mas1(antes,accion,despues)), predecesor(mas1(antes,accion,despues)), meta(es3)]).
test(a_goal_that_enumerates, P == [mas,mas,mas,mas,mas]) :-
    plan(bidireccional, 0, P, [sucesor(mas1(antes,accion,despues)), predecesor(mas1(antes,accion,despues)), meta(cinco)]).

salta(487, 1).

:- end_tests(bidireccional).

:- begin_tests(formas_y_filtros).

mueve_a(N, mueve, [M,K]) :- N < 10, M is N+1, K is N+2.
en_lista(5, nil) :- !.
en_lista(N, [M]) :- M is N+1.
o_nil(N, mas, M) :- N < 5, M is N+1.
o_nil(_, nada, nil).
positivo(N) :- N > 0.

test(a_move_for_all_the_children, P == [mueve,mueve]) :-
    plan(anchura, 0, P, [sucesor(mueve_a(antes,accion,hijos)), objetivo(4)]).
test(a_mark_for_no_children, R == sin_solucion(agotado(6))) :-
    resuelve(anchura, 0, R, [sucesor(en_lista(antes,hijos)), imposible(nil), objetivo(9)]).
test(no_list_and_no_mark, error(type_error(list, nil), _)) :-
    resuelve(anchura, 0, _, [sucesor(en_lista(antes,hijos)), imposible([]), objetivo(9)]).
test(marks_go_before_filters, [forall(permutation([valido(positivo),imposible(nil)], Fs)), P == [mas,mas,mas]]) :-
    plan(anchura, 0, P, [sucesor(o_nil(antes,accion,despues)), objetivo(3)|Fs]).

filtro(no_valido(prohibido)).
filtro(valido(permitido)).
filtro(imposible([1,2,3,4,5,6,7,0,8])).

prohibido([1,2,3,4,5,6,7,0,8]).
permitido(S) :- S \== [1,2,3,4,5,6,7,0,8].

%   The straight way to the goal leads over the board that is left out.

test(filters_hold_for_boards, [setup(rodeo(L)), forall(( filtro(F), member(M, [anchura,iter,a_estrella,ida_estrella,bidireccional]) )),
                               true(N == L)]) :-
    plan(M, [1,2,3,4,5,6,0,7,8], P, [F,estados(Es)]),
    \+ memberchk([1,2,3,4,5,6,7,0,8], Es),
    length(P, N).

rodeo(L) :-
    plan(anchura, [1,2,3,4,5,6,0,7,8], P, [sucesor(expandir(antes,accion,despues)), no_valido(prohibido)]),
    length(P, L).

:- end_tests(formas_y_filtros).

:- begin_tests(problemas_con_nombre).

:- problema(cuenta, [inicial(0), sucesor(mas1(antes,accion,despues)), meta(dos)]).
dos(2).
siete(7).

test(the_goal_of_the_query_wins, [forall(member(O-N, [objetivo(5)-5, meta(siete)-7])), L == N]) :-
    plan(anchura, problema(cuenta), P, [O]),
    length(P, L).
test(the_start_of_the_query_wins, P == [mas]) :-
    plan(anchura, problema(cuenta), P, [inicial(1)]).
test(a_start_beside_a_start, error(domain_error(opcion, inicial(1)))) :-
    plan(anchura, 0, _, [inicial(1),sucesor(mas1(antes,accion,despues)),objetivo(3)]).

coste(_, _, _, 1).

test(a_cost_in_the_shape_wins_over_coste_4, C == 9) :-
    plan(coste_uniforme, 0, _, [sucesor(mas1_y_coste(antes,accion,despues,coste)), objetivo(3), coste(C)]).
test(coste_accion_wins_over_both, C == 3) :-
    plan(coste_uniforme, 0, _, [ sucesor(mas1_y_coste(antes,accion,despues,coste)), coste_accion(coste),
                                 objetivo(3), coste(C) ]).
test(constraints_of_a_pattern_hold, P == [mas]) :-
    dif(X, 0),
    plan(anchura, 0, P, [sucesor(mas1(antes,accion,despues)), objetivo(X)]).
test(constraints_of_a_pattern_of_a_board_hold, P == [e]) :-
    dif(X, 8),
    plan(anchura, [1,2,3,4,5,6,7,0,8], P, [objetivo([1,2,3,4,_,6,7,_,X])]).

:- end_tests(problemas_con_nombre).

:- begin_tests(planes_con_tope).

corto(1, x, 3). corto(1, y, 2).
caro(a, a, c, 2). caro(a, b, b, 1). caro(b, c, c, 1). caro(c, d, g, 1).

mejores(anchura). mejores(iter). mejores(coste_uniforme). mejores(a_estrella). mejores(ida_estrella).

test(what_lies_beside_the_goal_is_no_matter, [forall(mejores(M)), all(P == [[y]])]) :-
    planes(M, 1, P, [sucesor(corto(antes,accion,despues)), objetivo(2), profundidad_max(1)]).
test(no_plan_is_longer, [forall(member(M, [coste_uniforme,a_estrella,ida_estrella])), all(P == [[a,d]])]) :-
    planes(M, a, P, [sucesor(caro(antes,accion,despues,coste)), objetivo(g), profundidad_max(2)]).
test(both_are_best, all(P == [[a,d],[b,c,d]])) :-
    planes(coste_uniforme, a, P, [sucesor(caro(antes,accion,despues,coste)), objetivo(g), profundidad_max(3)]).
test(none_is_short_enough, error(resource_error(limite(profundidad(1))))) :-
    planes(coste_uniforme, a, _, [sucesor(caro(antes,accion,despues,coste)), objetivo(g), profundidad_max(1)]).

:- end_tests(planes_con_tope).

:- begin_tests(varios_desenlaces).

azar(s, a, x). azar(s, a, y). azar(y, b, g). azar(g, c, g).

test(a_plan_is_shown_along_a_path_that_it_has, T == "s\n\na\ny\n\nb\ng\n\nc\ng\n") :-
    with_output_to(string(T), muestra_plan(s, [a,b,c], [sucesor(azar(antes,accion,despues))])).
test(no_path_has_the_move, error(domain_error(movimiento, b), _)) :-
    muestra_plan(s, [a,b,b], [sucesor(azar(antes,accion,despues))]).

junta(b, k) :- !.
junta(c, k) :- !.
junta(X, X).
tres(a, x, b). tres(a, y, c). tres(b, z, d).

test(a_normal_form_that_joins_goal_and_no_goal, error(domain_error(normaliza, a), rumbo(mezcla))) :-
    comprueba(a, [y], _, [sucesor(tres(antes,accion,despues)), objetivo(c), normaliza(junta)]).
test(no_normal_form, error(existence_error(forma_normal, a), rumbo(forma_normal(a)))) :-
    plan(anchura, a, _, [sucesor(tres(antes,accion,despues)), objetivo(d), normaliza([_,_]>>fail)]).

:- end_tests(varios_desenlaces).

:- begin_tests(numeros).

paso(s, a, m, C) :- nb_getval(lindes_c, C).
paso(m, b, g, D) :- nb_getval(lindes_d, D).

test(sums_are_those_of_prolog,
     [ forall(( member(C0, [1r10, 1r3, 2**64+2**11+1, 2**64+2**11, -(-(2**70))+1, 7r11*10**20, 1 rdiv 10**320, (2**53+1)*2**20+1]),
                member(D, [0.0, 1.0e-10, 1.0e300]) )),
       true(C =:= S) ]) :-
    C1 is C0, S is C1+D,
    nb_setval(lindes_c, C1), nb_setval(lindes_d, D),
    plan(coste_uniforme, s, _, [sucesor(paso(antes,accion,despues,coste)), objetivo(g), coste(C)]).
test(a_sum_that_no_float_holds, [forall(member(C-D, [2**1100-0.0, 1.0e308-1.0e308])), error(evaluation_error(float_overflow))]) :-
    C1 is C,
    nb_setval(lindes_c, C1), nb_setval(lindes_d, D),
    plan(coste_uniforme, s, _, [sucesor(paso(antes,accion,despues,coste)), objetivo(g)]).

:- end_tests(numeros).

:- begin_tests(muchas_listas).

lleva(s(N,L), x, s(M,L)) :- N < 2, M is N+1.

test(a_state_of_many_lists, [forall(member(N, [4999,5000,10000,100000])), true(P == [x,x])]) :-
    findall([a], between(1, N, _), L),
    plan(anchura, s(0,L), P, [sucesor(lleva(antes,accion,despues)), objetivo(s(2,_))]).
test(lists_in_lists, true(P == [x,x])) :-
    numlist(1, 20000, Ns),
    foldl([_,L0,[L0]]>>true, Ns, [], L),
    plan(anchura, s(0,L), P, [sucesor(lleva(antes,accion,despues)), objetivo(s(2,_))]).

:- end_tests(muchas_listas).

:- begin_tests(diagnostico).

malos(0, a, f(_)). malos(0, b, 1). malos(1, c, 1).
caros(0, a, 1, -2). caros(0, b, 2, x). caros(0, c, 3, 1). caros(3, d, 3, 1).
liga(s(1)).
suma(s(N), mas, s(M)) :- N < 3, M is N+1.
rara(0, _) :- !, throw(error(type_error(number,x),_)).
rara(_, x).

test(one_bad_successor_hides_no_other, [true(( memberchk(sucesor_no_basico(0,a,f(_)), L), memberchk(bucle(1,c), L), memberchk(espacio(2,parcial), L) ))]) :-
    diagnostica(0, [sucesor(malos(antes,accion,despues)), objetivo(7)], L).
test(bad_costs_hide_no_other, [true(( memberchk(coste_negativo(0,a,1,-2), L), memberchk(coste_raro(0,b,2,x), L), memberchk(bucle(3,d), L) ))]) :-
    diagnostica(0, [sucesor(caros(antes,accion,despues,coste)), objetivo(7)], L).
test(a_goal_of_an_option_binds, true(Ns == [estado_no_basico,meta_liga])) :-
    diagnostica(s(_), [sucesor(suma(antes,accion,despues)), meta(liga)], L),
    findall(N, ( member(H, L), functor(H, N, _) ), Ns).
test(what_is_missing_wherever_it_is_named,
     [ forall(member(O, [ heuristica(manhatan), valido(posit), no_valido(posit), meta(esmeta), coste_accion(csto), normaliza(norm),
                          sucesor([malos(antes,accion,despues),malso(antes,accion,despues)]),
                          sucesor(aplicable(pued(antes,accion))+aplica(malos(antes,accion,despues))) ])),
       true(L = [falta(_,_)|_]) ]) :-
    diagnostica(0, [O,sucesor(malos(antes,accion,despues)),objetivo(7)], L).
test(the_first_strange_value, true(S == 0)) :-
    diagnostica(0, [sucesor(mas1(antes,accion,despues)), objetivo(5), heuristica(rara)], L),
    memberchk(heuristica_rara(S, _), L).
test(a_predicate_that_does_not_exist_is_told_at_once,
     [ forall(member(M-O-PI, [ a_estrella(manhatan)-[]-(manhatan/2), anchura-[meta(esmeta)]-(esmeta/1),
                               anchura-[sucesor(exp(antes,accion,despues))]-(exp/3) ])),
       error(existence_error(procedure, _:PI), rumbo(falta(_))) ]) :-
    plan(M, [1,2,3,4,5,6,7,0,8], _, O).

:- end_tests(diagnostico).

:- begin_tests(recorridos).

mov(a, ir, b, 0.1). mov(b, ir, c, 0.2). mov(c, ir, d, 0.3).
mov(a, volar, e, 0.3). mov(e, volar, f, 0.2). mov(f, volar, d, 0.1).

test(sums_of_floats_in_another_order_are_as_good, [forall(member(P, [[ir,ir,ir],[volar,volar,volar]])), true(V = optimo(_))]) :-
    comprueba(a, P, V, [sucesor(mov(antes,accion,despues,coste)), objetivo(d)]).
test(but_a_dearer_plan_is_not, V == valido(7, 6)) :-
    comprueba(a, [x,z], V, [sucesor(dos_vias(antes,accion,despues,coste)), objetivo(c)]).
dos_vias(a, x, b, 6). dos_vias(a, y, b, 5). dos_vias(b, z, c, 1).

test(each_plan_has_its_cost_and_states,
     all(P-C-Es == [[i,i]-7-[a,b,d],[j,i]-7-[a,c,d]])) :-
    planes(coste_uniforme, a, P, [sucesor(rombo(antes,accion,despues,coste)), objetivo(d), coste(C), estados(Es)]).
rombo(a, i, b, 3). rombo(a, j, c, 5). rombo(b, i, d, 4). rombo(c, i, d, 2).

test(of_several_outcomes_the_states_of_a_path_to_the_goal, all(Es == [[s,y,g]])) :-
    planes(anchura, s, _, [sucesor(azar2(antes,accion,despues)), objetivo(g), estados(Es)]).
azar2(s, a, x). azar2(s, a, y). azar2(y, b, g).

test(counters_of_several_plans_there_are_none, error(domain_error(opcion, estadisticas(_)))) :-
    planes(anchura, s, _, [sucesor(azar2(antes,accion,despues)), objetivo(g), estadisticas(_)]).

:- end_tests(recorridos).

:- begin_tests(tableros_con_forma).

test(a_random_board_of_that_shape_is_solvable,
     [forall(( member(T, [8*2,2*8,4*9,9*4,2*32,32*2,16*4,4*4,6*6,8*8]), between(1, 10, N) ))]) :-
    tablero_aleatorio(S, [tablero(T), semilla(N)]),
    resoluble(S, [tablero(T)]).
test(a_walk_of_a_few_moves_is_not_far, [forall(( member(T, [8*2,2*8,4*9]), between(1, 10, N) ))]) :-
    tablero_aleatorio(S, [tablero(T), pasos(4), semilla(N)]),
    plan(ida_estrella, S, P, [tablero(T)]),
    length(P, L),
    L =< 4.
test(a_pattern_comes_in_the_shape_of_the_start, [forall(member(S-G, [ [[1,2,3],[4,5,6],[7,0,8]]-[1,2,3,4,5,6,_,_,0],
                                                                     [1,2,3,4,5,6,7,0,8]-[[1,2,3],[4,5,6],[_,_,0]] ])),
                                               true(P == [e])]) :-
    plan(anchura, S, P, [objetivo(G)]).

test(a_whole_weight_is_searched_natively, [forall(( member(M, [a_estrella,ida_estrella]), member(W, [1,2,5]) )), true(P-C-E == P1-C1-E1)]) :-
    S = [8,6,7,2,5,4,3,0,1],
    plan(M, S, P, [peso(W), coste(C), estadisticas(D)]),
    W1 is float(W),
    plan(M, S, P1, [peso(W1), coste(C1), estadisticas(D1)]),
    ( M-W == ida_estrella-1 -> E = igual, E1 = igual ; E = D.expandidos, E1 = D1.expandidos ).

:- end_tests(tableros_con_forma).

:- begin_tests(problema_sin_definir).

:- problema(otro, [inicial(0), sucesor(mas1(antes,accion,despues)), objetivo(3)]).

test(in_a_module_that_defines_others, error(type_error(list, problema(nada)), rumbo(sin_expandir(_, problema(nada))))) :-
    plan(anchura, problema(nada), _).
test(an_unbound_name, error(instantiation_error)) :-
    plan(anchura, problema(_), _).

expandir(N, mas, M) :- mas1(N, mas, M).
meta(3).

:- end_tests(problema_sin_definir).

:- begin_tests(hilos_y_limpieza).

test(a_thread_may_end_inside_a_search,
     [ forall(member(G, [ plan(anchura,0,_,[sucesor(test_lindes:cuenta_o_sale(antes,accion,despues)), objetivo(9)]),
                          plan(a_estrella(test_lindes:h_que_sale),0,_,[sucesor(test_lindes:mas1(antes,accion,despues)), objetivo(9)]),
                          findall(P, planes(anchura,0,P,[sucesor(test_lindes:cuenta_o_sale(antes,accion,despues)), objetivo(9)]), _) ])),
       true(S == exited(adios)) ]) :-
    thread_create(G, T),
    thread_join(T, S).
test(a_thread_may_be_ended_in_a_native_search, true(S == exited(adios))) :-
    thread_create(plan(a_estrella, [14,15,8,12,10,11,9,13,2,6,5,1,3,7,4,0], _, [memoria_max(400000000)]), T),
    thread_signal(T, thread_exit(adios)),
    thread_join(T, S).

al_cerrar(_, H) :- setup_call_cleanup(true, member(H, [1,2,3]), throw(al_cerrar)).
meta_al_cerrar(_) :- setup_call_cleanup(true, member(_, [1,2,3]), throw(al_cerrar)).
coste_al_cerrar(_, _, _, C) :- setup_call_cleanup(true, member(C, [1,2,3]), throw(al_cerrar)).
mira(_) :- setup_call_cleanup(true, member(_, [1,2,3]), throw(al_cerrar)).

test(what_a_cleanup_throws_comes_through,
     [ forall(member(M-O, [ a_estrella(al_cerrar)-objetivo(3), anchura-meta(meta_al_cerrar), anchura-normaliza(al_cerrar),
                            coste_uniforme-coste_accion(coste_al_cerrar), anchura-observador(mira) ])),
       throws(al_cerrar) ]) :-
    plan(M, 0, _, [O,sucesor(mas1(antes,accion,despues)),objetivo(3)]).

:- end_tests(hilos_y_limpieza).

:- begin_tests(grandes).

%   g does not grow where a large float absorbs the cost.

arco(a, ab, b). arco(b, bc, c). arco(c, cb, b). arco(c, cd, d).
absorbe(a, _, _, 1.0e17) :- !.
absorbe(_, _, _, 1.0).

test(absorbed_costs_are_free_moves, all(P == [[ab,bc,cd]])) :-
    planes(coste_uniforme, a, P, [sucesor(arco(antes,accion,despues)), coste_accion(absorbe), objetivo(d)]).

doble(S, f(S,S)).
compartido(0, a) :- !.
compartido(N, f(T,T)) :- M is N-1, compartido(M, T).

test(a_term_of_shared_parts_can_be_interrupted, throws(time_limit_exceeded)) :-
    compartido(60, T),
    call_with_time_limit(0.2, plan(anchura, T, _, [sucesor(doble(antes,despues)), objetivo(no), memoria_max(1000000000000)])).
test(a_term_of_shared_parts_keeps_to_the_limit, [forall(member(S, [60,24])), true(R == limite(memoria(10000000)))]) :-
    compartido(S, T),
    resuelve(anchura, T, R, [sucesor(doble(antes,despues)), objetivo(no), memoria_max(10000000)]).
test(successors_of_shared_parts_too, R == limite(memoria(10000000))) :-
    resuelve(anchura, a, R, [sucesor(doble(antes,despues)), objetivo(no), memoria_max(10000000)]).

atomo(N, a, M) :- atom(N), atom_length(N, L), L1 is L+100000, length(Cs, L1), maplist(=(0'x), Cs), atom_codes(M, Cs).
caro(N, a, M, C) :- M is N+1, C is 1<<1000000+N.

test(texts_of_atoms_count, R == limite(memoria(3000000))) :-
    resuelve(anchura, x, R, [sucesor(atomo(antes,accion,despues)), objetivo(no), memoria_max(3000000)]).
test(digits_of_numbers_count, R == limite(memoria(3000000))) :-
    resuelve(coste_uniforme, 0, R, [sucesor(caro(antes,accion,despues,coste)), objetivo(no), memoria_max(3000000)]).

movimiento_largo(N, m(N,L), M) :- M is N+1, length(L, 2000), maplist(=(abc), L).

largos([sucesor(movimiento_largo(antes,accion,despues)), objetivo(no), memoria_max(2000000)]).

test(moves_count_in_distributions, error(resource_error(limite(memoria(2000000))))) :-
    largos(Os),
    distribucion(0, _, Os).
test(moves_count_in_steps, error(resource_error(limite(memoria(2000000))))) :-
    largos(Os),
    agota(Os).

agota(Os) :-
    explora(anchura, 0, B, Os),
    repeat,
    paso(B, S),
    \+ functor(S, expande, _),
    !,
    throw(error(resource_error(S), _)).

enorme(N, a, M) :- N < 10**20000+50, M is N+1.

test(large_numbers_are_given_back) :-
    S0 is 10**20000,
    Os = [sucesor(enorme(antes,accion,despues)), objetivo(no)],
    forall(between(1, 3, _), resuelve(anchura, S0, _, Os)),
    residente(Antes),
    forall(between(1, 100, _), resuelve(anchura, S0, _, Os)),
    residente(Despues),
    assertion(Despues-Antes < 20000).

%   residente(-KiB): what the process has in memory.

residente(KiB) :-
    read_file_to_string('/proc/self/status', Texto, []),
    split_string(Texto, "\n", "", Lineas),
    member(Linea, Lineas),
    string_concat("VmRSS:", Resto, Linea),
    split_string(Resto, " ", "\t ", Partes),
    member(Parte, Partes),
    number_string(KiB, Parte),
    !.

:- end_tests(grandes).

:- begin_tests(hijos_sin_fin).

%   One state has successors without end: the limits are looked at among them.

sin_fin(N, s(K), M) :- between(1, inf, K), M is N+K.
sin_fin_lista(N, Ms) :- repeat, Ms = [N].

cada(M) :- member(M, [ anchura,profund,iter,coste_uniforme,a_estrella,ida_estrella,voraz,haz(3),escalada ]).

test(in_each_mode, [forall(( cada(M), member(O-L, [tiempo_max(0.05)-tiempo(0.05), memoria_max(5000000)-memoria(5000000)]) )),
                    true(R == limite(L))]) :-
    resuelve(M, 1, R, [sucesor(sin_fin(antes,accion,despues)), objetivo(nunca), O]).
test(in_lists_of_successors, R == limite(tiempo(0.05))) :-
    resuelve(anchura, 1, R, [sucesor(sin_fin_lista(antes,hijos)), objetivo(nunca), tiempo_max(0.05)]).
test(in_all_plans, [forall(member(M, [anchura,profund,coste_uniforme])), error(resource_error(limite(tiempo(0.05))))]) :-
    planes(M, 1, _, [sucesor(sin_fin(antes,accion,despues)), objetivo(nunca), tiempo_max(0.05)]).
test(in_steps, S == limite(memoria(5000000))) :-
    explora(anchura, 1, B, [sucesor(sin_fin(antes,accion,despues)), objetivo(nunca), memoria_max(5000000)]),
    paso(B, S).
test(in_the_distribution, error(resource_error(limite(memoria(5000000))))) :-
    distribucion(1, _, [sucesor(sin_fin(antes,accion,despues)), memoria_max(5000000)]).

:- end_tests(hijos_sin_fin).

:- begin_tests(tiempo).

%   Between two answers time stands still for the search.

lento(N, a(K), M) :- N < 4, between(1, 3, K), M is N+1.

test(the_time_of_whoever_asks_does_not_count, [forall(member(M, [anchura,profund])), true(N == 9)]) :-
    aggregate_all(count,
                  ( planes(M, 0, _, [sucesor(lento(antes,accion,despues)), objetivo(2), tiempo_max(1)]),
                    espera(0.2) ),
                  N).
test(nor_between_two_steps, true(S = expande(2,_,_,_,_,_,_))) :-
    explora(anchura, 0, B, [sucesor(lento(antes,accion,despues)), objetivo(4), tiempo_max(1)]),
    paso(B, _),
    espera(1.5),
    paso(B, S),
    fin(B).

%   Time passes while this asks for it.

espera(Segundos) :-
    get_time(T0),
    repeat,
    get_time(T),
    T-T0 > Segundos,
    !.

:- end_tests(tiempo).
