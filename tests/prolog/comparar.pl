:- encoding(utf8).
:- module(test_comparar, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(csv)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).
:- use_module(library(occurs)).
:- use_module(library(sgml)).
:- use_module(library(yall)).
:- use_module(library(aggregate)).

/* A small map with costs, as a student writes it, in a module of its own. */

mapa:expandir(a, ir(b), b).
mapa:expandir(a, ir(c), c).
mapa:expandir(b, ir(d), d).
mapa:expandir(c, ir(d), d).
mapa:meta(d).
mapa:coste(S, _, S1, C) :- memberchk(S-S1-C, [a-b-1, a-c-2, b-d-9, c-d-3]).

/* A goal one move away, a goal that is not there, and a space without an end. */

:- problema(corto, [inicial(a), sucesor(paso(antes,despues)), objetivo(b)]).
:- problema(nada,  [inicial(b), sucesor(paso(antes,despues)), objetivo(c)]).
:- problema(arbolito, [inicial(1), sucesor(doble(antes,despues)), objetivo(-1)]).
:- problema(largo, [inicial(0), sucesor(mas(antes,despues)), objetivo(-1)]).

paso(a, b).
'<b>'(_, 0).
mas(N, N1) :- N1 is N+1.
doble(N, N1) :- N < 4, member(D, [0,1]), N1 is 2*N+D.
cero(_, 0).
coja(N, 0) :- N =\= 1.
lanza(_, _) :- throw(basta).
largo(S, H) :- expandir([1,2], S, H).
guarda([_,x], y).

salida(Idioma, Goal, Texto) :-
    current_prolog_flag(message_language, Antes),
    setup_call_cleanup(set_prolog_flag(message_language, Idioma),
                       with_output_to(string(Texto), Goal),
                       set_prolog_flag(message_language, Antes)).

lineas(Texto, Lineas) :-
    split_string(Texto, "\n", "", Todas),
    exclude(==(""), Todas, Lineas).

tablero([4,1,3,7,2,5,8,0,6]).
imposible([2,1,3,4,5,6,7,8,0]).

:- begin_tests(comparar).

test(the_rows_tell_what_the_search_counts) :-
    tablero(S0),
    comparar(S0, [anchura,iter,a_estrella(manhattan)], [filas(Filas)]),
    length(Filas, 3),
    forall(member(Fila, Filas),
           ( resuelve(Fila.modo, S0, R, [estadisticas(D), coste(C)]),
             Fila.resultado == R, Fila.coste == C, Fila.plan == D.profundidad,
             Fila.expandidos == D.expandidos, Fila.generados == D.generados,
             Fila.abiertos_max == D.abiertos_max, Fila.memoria == D.memoria )).
test(rows_for_programs_print_nothing, T == "") :-
    tablero(S0),
    salida(es, comparar(S0, [anchura], [filas(_)]), T).
test(a_mode_that_hits_its_limit_has_a_row, R-P-C-E == limite(nodos(5))-no-no-5) :-
    tablero(S0),
    comparar(S0, [anchura], [nodos_max(5), filas([Fila])]),
    R = Fila.resultado, P = Fila.plan, C = Fila.coste, E = Fila.expandidos.
test(an_unsolvable_board_has_a_row, R == sin_solucion(paridad)) :-
    imposible(S0),
    comparar(S0, [anchura], [filas([Fila])]),
    R = Fila.resultado.
test(several_boards_are_compared_board_by_board,
     Que == [1-anchura, 1-iter, 2-anchura, 2-iter]) :-
    tablero(S1), imposible(S2),
    comparar([S1,S2], [anchura,iter], [filas(Filas)]),
    findall(N-M, ( member(F, Filas), get_dict(tablero, F, N), get_dict(modo, F, M) ), Que).
test(a_board_in_rows_is_one_board, Que == [1]) :-
    comparar([[4,1,3],[7,2,5],[8,0,6]], [anchura], [filas(Filas)]),
    maplist(get_dict(tablero), Filas, Que).
test(a_list_of_one_board_is_a_board, E == [4,1,3,7,2,5,8,0,6]) :-
    comparar([[4,1,3,7,2,5,8,0,6]], [anchura], [filas([Fila])]),
    E = Fila.estado.
test(boards_of_another_size_take_their_size_from_the_option, Ls == [1,2]) :-
    comparar([[1,2,3,4,0,5],[1,2,0,4,5,3]], [anchura], [tablero(3*2), filas(Filas)]),
    maplist(get_dict(tablero), Filas, Ls).
test(the_text_has_a_row_a_mode_with_the_outcome_in_words) :-
    tablero(S0),
    salida(es, comparar(S0, [anchura,voraz(manhattan)], [nodos_max(10)]), T),
    lineas(T, [Titulos,Primera,Segunda]),
    split_string(Titulos, " ", " ", Ts0), exclude(==(""), Ts0, Ts),
    Ts == ["modo","plan","coste","expandidos","generados","abiertos","segundos","memoria","resultado"],
    sub_string(Primera, 0, _, _, "anchura "),
    sub_string(Primera, _, _, 0, "  límite de nodos (10)"),
    sub_string(Segunda, 0, _, _, "voraz(manhattan) "),
    sub_string(Segunda, _, _, 0, "  solución").
test(the_columns_are_aligned, Columnas = [_]) :-
    tablero(S0),
    salida(es, comparar(S0, [anchura,profund,iter], []), T),
    lineas(T, [_|Filas]),
    findall(N, ( member(Fila, Filas), sub_string(Fila, N, _, 0, "solución") ), Ns),
    length(Ns, 3),
    sort(Ns, Columnas).
test(each_limit_in_words, [forall(member(Idioma-Opcion-Palabras,
         [ es-nodos_max(2)-"límite de nodos (2)", en-nodos_max(2)-"node (2) limit",
           es-profundidad_max(2)-"límite de profundidad (2)", en-profundidad_max(2)-"depth (2) limit",
           es-haz-"límite de anchura del haz (1)", en-haz-"beam width (1) limit",
           es-escalada-"la escalada se quedó sin hijos nuevos", en-escalada-"hill climbing ran out of new children",
           es-tiempo_max(0)-"límite de tiempo (0 s)", es-memoria_max(1)-"límite de memoria (0.0 KiB)" ]))]) :-
    (   memberchk(Opcion-Modo, [haz-haz(1), escalada-escalada])
    ->  Que = comparar(test_comparar:problema(arbolito), [Modo], [heuristica(test_comparar:cero)])
    ;   Que = comparar(test_comparar:problema(largo), [anchura], [Opcion])
    ),
    salida(Idioma, Que, T),
    once(sub_string(T, _, _, _, Palabras)).
test(no_plan_in_words, [forall(member(Idioma-Palabras, [es-"no hay plan (paridad)", en-"no plan (parity)"]))]) :-
    imposible(S0),
    salida(Idioma, comparar(S0, [anchura], []), T),
    once(sub_string(T, _, _, _, Palabras)).
test(the_csv_reads_back, Filas == [ f(1,anchura,7,7,solucion), f(1,'a_estrella(manhattan)',7,7,solucion),
                                    f(2,anchura,'','','sin_solucion(paridad)'),
                                    f(2,'a_estrella(manhattan)','','','sin_solucion(paridad)') ]) :-
    tablero(S1), imposible(S2),
    salida(en, comparar([S1,S2], [anchura,a_estrella(manhattan)], [formato(csv)]), T),
    setup_call_cleanup(open_string(T, In), csv_read_stream(In, [Cabeza|Rows], []), close(In)),
    Cabeza == row(tablero, estado, modo, plan, coste, expandidos, generados, abiertos_max, segundos, memoria, resultado),
    maplist([row(N,_,M,P,C,_,_,_,_,_,R), f(N,M,P,C,R)]>>true, Rows, Filas).
test(the_markdown_table_has_as_many_cells_in_each_row, Cuentas == [10]) :-
    tablero(S0),
    salida(es, comparar(S0, [anchura,iter], [formato(markdown)]), T),
    lineas(T, Lineas),
    length(Lineas, 4),
    findall(N, ( member(L, Lineas), aggregate_all(count, sub_string(L, _, 1, _, "|"), N) ), Ns),
    sort(Ns, Cuentas).
test(the_html_is_a_table, Filas-Celdas == 2-18) :-
    tablero(S0),
    salida(es, comparar(S0, [anchura,iter], [formato(html)]), T),
    setup_call_cleanup(open_string(T, In),
                       load_html(stream(In), DOM, [syntax_errors(quiet)]),
                       close(In)),
    findall(x, ( sub_term(E, DOM), nonvar(E), E = element(tr, _, Hs), memberchk(element(td,_,_), Hs) ), Xs),
    length(Xs, Filas),
    findall(x, ( sub_term(E, DOM), nonvar(E), E = element(td, _, _) ), Cs),
    length(Cs, Celdas).
test(what_html_takes_for_markup_is_escaped) :-
    salida(es, comparar(test_comparar:problema(corto), [a_estrella('<b>')], [formato(html)]), T),
    \+ sub_string(T, _, _, _, "<b>"),
    once(sub_string(T, _, _, _, "&lt;b&gt;")).
test(a_problem_of_the_student_s, Costes == [10,5]) :-
    comparar(mapa:a, [anchura,coste_uniforme], [filas(Filas)]),
    maplist(get_dict(coste), Filas, Costes).
test(named_problems_side_by_side, Que == [1-solucion([paso]), 2-sin_solucion(agotado(1))]) :-
    comparar(test_comparar:[problema(corto), problema(nada)], [anchura], [filas(Filas)]),
    findall(N-R, ( member(F, Filas), get_dict(tablero, F, N), get_dict(resultado, F, R) ), Que).
test(a_result_of_one_search_makes_no_sense, [forall(member(O, [estados(_), coste(_), estadisticas(_)])),
                                             error(domain_error(opcion, _))]) :-
    tablero(S0),
    comparar(S0, [anchura], [O]).
test(no_choice_point_is_left, Det == true) :-
    with_output_to(string(_), call_cleanup(comparar([2,1,3,4,5,6,7,8,0], [anchura,iter]), Det=true)).

test(a_mode_that_lacks_an_option_has_a_row, R-E == falta(predecesor)-0) :-
    Opciones = [sucesor(test_comparar:mas(antes,despues)), meta(==(3))],
    comparar(0, [bidireccional,anchura], [filas([F,G])|Opciones]),
    R = F.resultado, E = F.expandidos,
    G.resultado = solucion(_),
    salida(es, comparar(0, [bidireccional,anchura], Opciones), T),
    sub_string(T, _, _, _, "falta la opción predecesor"),
    !.

%   A mode that ends in an error.

test(an_error_of_one_mode_has_a_row, Que == [anchura-solucion, a_estrella(coja)-error, a_estrella(no_existe)-error, iter-solucion]) :-
    comparar(0, [anchura,a_estrella(coja),a_estrella(no_existe),iter],
             [sucesor(mas(antes,despues)), meta(==(3)), filas(Filas)]),
    findall(M-R, ( member(F, Filas), M = F.modo, functor(F.resultado, R, 1) ), Que).
test(a_problem_that_does_not_exist_among_others, Rs == [solucion,error]) :-
    comparar(test_comparar:[problema(corto), problema(nadie)], [anchura], [filas(Filas)]),
    findall(R, ( member(F, Filas), functor(F.resultado, R, 1) ), Rs).
test(the_row_of_an_error_is_empty, E-G-A-P-C-S == 0-0-0-no-no-0.0) :-
    comparar(0, [anchura,a_estrella(coja)], [sucesor(mas(antes,despues)), meta(==(3)), filas([_,F])]),
    F.resultado = error(error(existence_error(heuristica,1), rumbo(heuristica(1,_)))),
    E = F.expandidos, G = F.generados, A = F.abiertos_max, P = F.plan, C = F.coste, S = F.segundos.
test(the_table_says_the_error_on_one_line,
     [forall(member(Idioma-Palabras, [ es-"  error: la heurística falla en el estado 1", en-"  error: the heuristic fails in state 1" ]))]) :-
    salida(Idioma, comparar(0, [a_estrella(coja),anchura], [sucesor(mas(antes,despues)), meta(==(3))]), T),
    lineas(T, [_,Linea,Otra]),
    once(sub_string(Linea, _, _, _, Palabras)),
    sub_string(Otra, 0, _, _, "anchura").
test(of_a_long_error_the_table_says_the_first_line, [true(N == 3)]) :-
    salida(es, comparar([4,1,3,7,2,5,8,0,6], [anchura,a_estrella(largo)], []), T),
    lineas(T, Lineas),
    length(Lineas, N).
test(when_all_are_errors_the_first_is_raised, error(existence_error(heuristica,1), rumbo(heuristica(1,_)))) :-
    comparar(0, [a_estrella(coja),voraz(no_existe)], [sucesor(mas(antes,despues)), meta(==(3))]).
test(what_is_thrown_to_end_the_search_ends_all, throws(basta)) :-
    comparar(0, [anchura,a_estrella(lanza)], [sucesor(mas(antes,despues)), meta(==(3))]).
test(a_bad_board_among_good_ones, error(domain_error(tablero,[1,2,3,4,5,6,7,8,8]), rumbo(tablero(2)))) :-
    tablero(S0),
    comparar([S0,[1,2,3,4,5,6,7,8,8],S0], [anchura]).
test(a_bad_board_in_rows_is_one_bad_board, error(domain_error(tablero,[[3,1,2,0]|_]), rumbo(sin_expandir(_,_)))) :-
    comparar([[3,1,2,0],[4,5,6,7],[8,9,10,11],[12,13,14,14]], [anchura]).
test(a_state_of_ones_own_that_holds_a_board, R == solucion([guarda])) :-
    tablero(S0),
    comparar([S0,x], [anchura], [sucesor(guarda(antes,despues)), objetivo(y), filas([F])]),
    R = F.resultado.

test(exchanged_arguments, error(domain_error(modo,4), rumbo(comparar_al_reves))) :-
    comparar([anchura], [4,1,3,7,2,5,8,0,6]).

test(bad_input, [ forall(member(S0-Modos-Opciones-E,
                      [ [1,2]-[anchura]-[]-domain_error(tablero, [1,2]),
                        [4,1,3,7,2,5,8,0,6]-[bfs]-[]-domain_error(modo, bfs),
                        [4,1,3,7,2,5,8,0,6]-anchura-[]-type_error(list, anchura),
                        [4,1,3,7,2,5,8,0,6]-[anchura]-[formato(pdf)]-domain_error(opcion, formato(pdf)),
                        [4,1,3,7,2,5,8,0,6]-_-[]-instantiation_error ])),
                  throws(error(E, _)) ]) :-
    comparar(S0, Modos, Opciones).

:- end_tests(comparar).
