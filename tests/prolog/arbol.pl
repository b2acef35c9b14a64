:- encoding(utf8).
:- module(test_arbol, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(process)).
:- use_module(library(rumbo)).
:- use_module(library(sgml)).

dibujo(L, Goal, Texto) :-
    current_prolog_flag(message_language, Antes),
    setup_call_cleanup(set_prolog_flag(message_language, L),
                       with_output_to(string(Texto), Goal),
                       set_prolog_flag(message_language, Antes)).

lineas(Texto, Lineas) :-
    split_string(Texto, "\n", "", Lineas).

tablero([4,1,3,7,2,5,8,0,6]).

modo(anchura).
modo(profund).
modo(iter).
modo(coste_uniforme).
modo(voraz(manhattan)).
modo(a_estrella(manhattan)).
modo(ida_estrella(manhattan)).
modo(haz(2)).
modo(escalada).
modo(pila(manhattan)).
modo(bidireccional).

sin_graphviz :- \+ con_graphviz.
con_graphviz :-
    absolute_file_name(path(dot), _, [access(execute), file_errors(fail)]).

%   The numbers of expansion of a drawing, in order.

expandidos(Texto, Ns) :-
    lineas(Texto, Lineas),
    findall(N, ( member(Linea, Lineas), once(sub_string(Linea, A, _, _, "  [")),
                 sub_string(Linea, 0, A, _, Antes), split_string(Antes, " ", "", Partes), last(Partes, Marca),
                 split_string(Marca, "", "*", [Numero]), catch(number_string(N, Numero), _, fail) ), Ns0),
    sort(Ns0, Ns).

:- begin_tests(arbol).

test(the_text_of_a_small_search, T ==
"*1  [1 2 3|4 5 6|  7 8]  g=0 h=2 f=2
├─ n  o  [1 2 3|  5 6|4 7 8]  g=1 h=3 f=4
└─ e  *2  [1 2 3|4 5 6|7   8]  g=1 h=1 f=2
   ├─ n  o  [1 2 3|4   6|7 5 8]  g=2 h=2 f=4
   ├─ e  *  [1 2 3|4 5 6|7 8  ]  g=2 h=0 f=2
   └─ w  x  [1 2 3|4 5 6|  7 8]  g=2 h=2 f=4  más caro

a_estrella(manhattan): plan de 2 movimientos; 6 nodos
* plan   n.º: expandido   o abierto   x descartado
") :-
    dibujo(es, arbol(a_estrella(manhattan), [1,2,3,4,5,6,0,7,8], texto), T).
test(every_expansion_has_its_node, [forall(modo(Modo)), Ns == Todos]) :-
    tablero(S0),
    dibujo(es, arbol(Modo, S0, texto, [nodos_max(400)]), T),
    resuelve(Modo, S0, _, [observador(test_arbol:nada), estadisticas(D), nodos_max(400)]),
    numlist(1, D.expandidos, Todos),
    expandidos(T, Ns).
test(the_plan_is_marked_from_start_to_goal, [forall(( modo(Modo), Modo \== bidireccional, Modo \== profund )), Marcados == Pasos]) :-
    tablero(S0),
    dibujo(es, arbol(Modo, S0, texto, [nodos_max(400)]), T),
    resuelve(Modo, S0, solucion(Plan), [observador(test_arbol:nada)]),
    length(Plan, N), Pasos is N+1,
    lineas(T, Lineas),
    aggregate_all(count, ( member(L, Lineas), sub_string(L, _, _, _, "*"), once(sub_string(L, _, _, _, "g=")) ), Marcados).
test(both_ends_of_a_bidirectional_plan_are_marked, Raices == 2) :-
    dibujo(es, arbol(bidireccional, [1,2,3,4,5,6,0,7,8], texto), T),
    lineas(T, Lineas),
    aggregate_all(count, ( member(L, Lineas), sub_string(L, 0, _, _, "*"), once(sub_string(L, _, _, _, "g=")) ), Raices).
test(an_iteration_has_a_tree_of_its_own, Raices == 2) :-
    dibujo(es, arbol(iter, [1,2,3,4,5,6,0,7,8], texto), T),
    lineas(T, Lineas),
    aggregate_all(count, ( member(L, Lineas), sub_string(L, _, _, 0, "[1 2 3|4 5 6|  7 8]  g=0") ), Raices).
test(what_the_beam_leaves_out_is_dropped) :-
    tablero(S0),
    dibujo(es, arbol(haz(1), S0, texto), T),
    once(sub_string(T, _, _, _, "fuera del haz")).
test(a_limit_is_told_and_draws_what_there_is, Ns == [1,2,3]) :-
    tablero(S0),
    dibujo(es, arbol(anchura, S0, texto, [nodos_max(3)]), T),
    once(sub_string(T, _, _, _, "parada tras 3 expansiones (nodos_max)")),
    expandidos(T, Ns).
test(the_start_is_drawn_where_nothing_is_expanded,
     [ forall(( modo(Modo),
                member(S0-Opciones-Marca, [ [1,2,3,4,5,6,7,8,0]-[]-"*", [1,2,3,4,5,6,7,8,0]-[nodos_max(0)]-_,
                                            [1,2,3,4,5,6,0,7,8]-[nodos_max(0)]-"o" ]) )) ]) :-
    dibujo(es, arbol(Modo, S0, texto, Opciones), T),
    lineas(T, [Raiz,"",Pie|_]),
    once(sub_string(Raiz, _, _, _, "g=0")),
    ( nonvar(Marca) -> once(sub_string(Raiz, 0, _, _, Marca)) ; true ),
    once(sub_string(Pie, _, _, 0, "; 1 nodo")).
test(a_limit_in_words, [forall(member(L-Dicho, [es-"anchura: límite de profundidad (1); 3 nodos", en-"anchura: depth (1) limit; 3 nodes"]))]) :-
    dibujo(L, arbol(anchura, [1,2,3,4,5,6,0,7,8], texto, [profundidad_max(1)]), T),
    once(sub_string(T, _, _, _, Dicho)).
test(bad_options, [forall(member(Os-E, [ foo-type_error(list, foo), _-instantiation_error,
                                                                        [_]-instantiation_error ])),
                                                  throws(error(E, _))]) :-
    arbol(anchura, [1,2,3,4,5,6,0,7,8], texto, Os).
test(results_of_a_search_make_no_sense, [forall(member(O, [traza(true), observador(nada), estados(_), coste(_), estadisticas(_)])),
                                         error(domain_error(opcion, _))]) :-
    arbol(anchura, [1,2,3,4,5,6,0,7,8], texto, [O]).
test(a_hundred_expansions_where_nothing_is_said) :-
    tablero(S0),
    dibujo(en, arbol(anchura, S0, texto), T),
    once(sub_string(T, _, _, _, "stopped after 100 expansions")).
test(states_of_the_student_s_as_text, T == Esperado) :-
    dibujo(es, arbol(anchura, j(0), texto, [sucesor(test_arbol:echa(accion,antes,despues)), meta(==(j(2)))]), T),
    Esperado = "*1  j(0)  g=0\n└─ 1  *2  j(1)  g=1\n   └─ 1  *  j(2)  g=2\n\nanchura: plan de 2 movimientos; 3 nodos\n* plan   n.º: expandido   o abierto   x descartado\n".
test(drawn_by_dibuja_where_the_module_has_it) :-
    dibujo(es, arbol(pintor:anchura, j(0), texto), T),
    once(sub_string(T, 0, _, _, "*1  agua|~~~~")).
test(an_improved_node_replaces_the_costlier_one) :-
    dibujo(es, arbol(test_arbol:coste_uniforme, a, texto, [sucesor(test_arbol:va(accion,antes,despues,coste)), meta(==(d))]), T),
    once(sub_string(T, _, _, _, "x  d  g=9  superado")),
    once(sub_string(T, _, _, _, "*  d  g=3")).
test(in_a_file, Leido == Directo) :-
    tmp_file_stream(F, S, [encoding(utf8), extension(txt)]), close(S),
    dibujo(es, arbol(iter, [1,2,3,4,5,6,0,7,8], texto), Directo),
    dibujo(es, arbol(iter, [1,2,3,4,5,6,0,7,8], texto(F)), Nada),
    Nada == "",
    setup_call_cleanup(open(F, read, In, [encoding(utf8)]), read_string(In, _, Leido), close(In)),
    delete_file(F).
test(dot_tells_the_classes_apart_by_style, [forall(member(Estilo, ["peripheries=2", "style=\"solid\"", "style=\"dashed\"", "style=\"dotted\""]))]) :-
    tablero(S0),
    dibujo(es, arbol(anchura, S0, dot, [nodos_max(200)]), T),
    once(sub_string(T, _, _, _, Estilo)).
test(dot_quotes_what_is_markup) :-
    dibujo(es, arbol(anchura, '<b>&', dot, [sucesor(test_arbol:nunca(antes,despues)), meta(==(x))]), T),
    once(sub_string(T, _, _, _, "'&lt;b&gt;&amp;'")),
    \+ sub_string(T, _, _, _, "<b>").
test(svg_has_a_node_a_state_and_an_edge_a_move, [condition(con_graphviz), forall(modo(Modo)), Nodos-Aristas == N-A]) :-
    tablero(S0),
    dibujo(es, arbol(Modo, S0, svg, [nodos_max(30)]), Svg),
    dibujo(es, arbol(Modo, S0, texto, [nodos_max(30)]), T),
    setup_call_cleanup(open_string(Svg, In), load_xml(stream(In), DOM, [space(remove)]), close(In)),
    findall(C, ( sub_term(E, DOM), nonvar(E), E = element(_, As, _), is_list(As), memberchk(class=C, As) ), Cs),
    aggregate_all(count, member(node, Cs), Nodos),
    aggregate_all(count, member(edge, Cs), Aristas),
    lineas(T, Lineas),
    aggregate_all(count, ( member(L, Lineas), once(sub_string(L, _, _, _, "g=")) ), N),
    aggregate_all(count, ( member(L, Lineas), once(sub_string(L, _, _, _, "g=")), once(sub_string(L, _, _, _, "─ ")) ), A).
test(without_graphviz_the_error_is_clear, throws(error(existence_error(programa, dot), _))) :-
    getenv('PATH', Antes),
    setup_call_cleanup(setenv('PATH', '/nonexistent'),
                       dibujo(es, arbol(iter, [1,2,3,4,5,6,0,7,8], svg), _),
                       setenv('PATH', Antes)).
test(a_graphviz_that_fails,
     [ forall(( member(Guion-Estado, ["exit 3"-exit(3), "exit 0"-exit(0), "cat >/dev/null; exit 1"-exit(1), "kill -9 $$"-killed(9)]),
                member(N, [3,150]) )),
       true(E-Palabras == error(system_error(dot(Estado)), rumbo(arbol))-true) ]) :-
    tablero(S0),
    con_dot(Guion, catch(dibujo(es, arbol(anchura, S0, svg, [nodos_max(N)]), _), E, true)),
    phrase('$messages':translate_message(E), Lineas),
    with_output_to(string(T), print_message_lines(current_output, '', Lineas)),
    ( sub_string(T, _, _, _, "Graphviz") -> Palabras = true ; Palabras = T ).
test(bad_destinations, [forall(member(D-E, [ pdf-domain_error(destino, pdf), svg(7)-type_error(text, 7),
                                             _-instantiation_error, svg(_)-instantiation_error ])),
                        throws(error(E, _))]) :-
    arbol(anchura, [1,2,3,4,5,6,0,7,8], D).
test(bad_searches, [forall(member(M-S-E, [ bfs-[1,2,3,4,5,6,0,7,8]-domain_error(modo, bfs),
                                           anchura-[1,2]-domain_error(tablero, [1,2]) ])),
                    throws(error(E, _))]) :-
    arbol(M, S, texto).

:- end_tests(arbol).

nada(_).

%   con_dot(+Guion, :Goal): Goal, with a program `dot` that the shell reads from Guion.

:- meta_predicate con_dot(+, 0).

con_dot(Guion, Goal) :-
    tmp_file(dot, Carpeta),
    make_directory(Carpeta),
    directory_file_path(Carpeta, dot, Programa),
    setup_call_cleanup(open(Programa, write, Out), format(Out, "#!/bin/sh~n~s~n", [Guion]), close(Out)),
    process_create(path(chmod), ['+x', Programa], []),
    getenv('PATH', Antes),
    atomic_list_concat([Carpeta, Antes], ':', Despues),
    setup_call_cleanup(setenv('PATH', Despues),
                       once(Goal),
                       ( setenv('PATH', Antes), delete_directory_and_contents(Carpeta) )).

echa(1, j(N), j(N1)) :- N < 3, N1 is N+1.

nunca(_, _) :- fail.

va(ir(b), a, b, 1).
va(ir(d), a, d, 9).
va(ir(d), b, d, 2).

pintor:expandir(j(0), llena, j(1)).
pintor:meta(j(1)).
pintor:dibuja(j(_), "agua\n~~~~").
