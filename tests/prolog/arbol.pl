:- encoding(utf8).
:- module(test_arbol, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(pairs)).
:- use_module(library(process)).
:- use_module(library(random)).
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

%   arboles(+Texto, -Arboles): the trees of a drawing, each a list of n(Depth, Move, Mark).

arboles(Texto, Arboles) :-
    lineas(Texto, Lineas),
    append(Dibujo, [""|_], Lineas),
    !,
    maplist(nodo, Dibujo, Nodos),
    separa(Nodos, Arboles).

nodo(Linea, n(P, Accion, Marca)) :-
    (   once(sub_string(Linea, Antes, _, Quedan, "─ "))
    ->  P is Antes//3+1,
        sub_string(Linea, _, Quedan, 0, Resto),
        partes(Resto, [Accion,Marca|_])
    ;   P = 0,
        Accion = no,
        partes(Linea, [Marca|_])
    ).

partes(Texto, Partes) :-
    split_string(Texto, " ", "", Partes0),
    exclude(==(""), Partes0, Partes).

separa([], []).
separa([Raiz|Nodos], [[Raiz|Ramas]|Arboles]) :-
    append(Ramas, Otros, Nodos),
    \+ ( Otros = [n(P,_,_)|_], P > 0 ),
    !,
    separa(Otros, Arboles).

%   estrellas(+Arbol, -Acciones): the moves along the stars of a tree, which have to be a
%   path down from its root; all of it but its end was expanded.

estrellas(Arbol, Acciones) :-
    findall(P-(A-M), ( member(n(P, A, M), Arbol), sub_string(M, 0, 1, _, "*") ), Pares),
    pairs_keys_values(Pares, Ps, AMs),
    length(Ps, N),
    N1 is N-1,
    numlist(0, N1, Ps),
    pairs_keys_values(AMs, [no|Acciones0], Marcas),
    append(Expandidos, [_], Marcas),
    \+ memberchk("*", Expandidos),
    maplist(atom_string, Acciones, Acciones0).

marcados(Arboles, Acciones) :-
    append(Anteriores, [Ultimo], Arboles),
    \+ ( member(Arbol, Anteriores), member(n(_, _, M), Arbol), ( M == "o" ; sub_string(M, 0, 1, _, "*") ) ),
    estrellas(Ultimo, Acciones),
    !.

%   marcado(+Nombre, +Modo, +Opciones, -Plan, -Marcado): what plan/4 finds from node 1 of a
%   graph, and what arbol/4 stars.

marcado(Nombre, Modo, Opciones0, Plan, Marcado) :-
    Arista = arista(Nombre,antes,accion,despues,coste),
    Opciones = [sucesor(test_arbol:Arista), predecesor(test_arbol:Arista), objetivo(9), nodos_max(1000)|Opciones0],
    resuelve(Modo, 1, Resultado, Opciones),
    ( Resultado = solucion(Plan0) -> Plan = Plan0 ; Plan = no ),
    dibujo(es, arbol(Modo, 1, texto, Opciones), Texto),
    arboles(Texto, Arboles),
    (   Plan == no
    ->  ( sub_string(Texto, _, _, _, "\n*1") -> Marcado = mal ; Marcado = no )
    ;   Modo == bidireccional,
        Arboles = [Ida,Vuelta],
        estrellas(Ida, Acciones1),
        estrellas(Vuelta, Acciones2)
    ->  reverse(Acciones2, Acciones3),
        append(Acciones1, Acciones3, Marcado)
    ;   marcados(Arboles, Marcado0)
    ->  Marcado = Marcado0
    ;   Marcado = mal
    ).

mal_marcados(Nombre, Todas, Mal) :-
    findall(Modo-Opciones-Plan-Marcado,
            ( modo_de_grafo(Modo), member(Opciones, Todas),
              marcado(Nombre, Modo, Opciones, Plan, Marcado), Marcado \== Plan ),
            Mal).

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
test(the_stars_are_the_plan, [forall(grafo(Nombre, _)), Mal == []]) :-
    mal_marcados(Nombre, [[],[profundidad_max(3)]], Mal).
test(the_stars_are_the_plan_in_any_graph, [forall(between(1, 40, Semilla)), Mal == []]) :-
    al_azar(Semilla, Aristas),
    setup_call_cleanup(asserta(grafo(azar, Aristas), Ref),
                       mal_marcados(azar, [[]], Mal),
                       erase(Ref)).
test(the_first_move_to_a_state_is_taken_and_the_other_waits, T ==
"*1  1  g=0
├─ a  *2  2  g=1
│  ├─ c  *  3  g=2
│  └─ d  o  3  g=2
└─ b  o  2  g=1

profund: plan de 2 movimientos; 5 nodos
* plan   n.º: expandido   o abierto   x descartado
") :-
    dibujo(es, arbol(profund, 1, texto, [sucesor(test_arbol:arista(dobles,antes,accion,despues,_)), objetivo(3)]), T).
test(what_waits_with_an_expanded_state_is_dropped, [forall(member(Modo-Linea, [iter-"b  x  2  g=1  visitado", ida_estrella-"b  x  2  g=1 h=0 f=1  más caro"]))]) :-
    dibujo(es, arbol(Modo, 1, texto, [sucesor(test_arbol:arista(dobles,antes,accion,despues,_)), objetivo(0)]), T),
    once(sub_string(T, _, _, _, Linea)).
test(a_start_that_is_a_goal_is_the_plan, [forall(modo(Modo)), Arboles == [[n(0, no, "*")]]]) :-
    dibujo(es, arbol(Modo, [1,2,3,4,5,6,7,8,0], texto), T),
    arboles(T, Arboles).
test(states_of_one_normal_form_are_one, [forall(member(Modo, [anchura,profund,iter,coste_uniforme,a_estrella(test_arbol:nula)])), Marcado == Plan]) :-
    Opciones = [sucesor(test_arbol:par(antes,accion,despues)), meta(test_arbol:par_lleno), normaliza(msort)],
    resuelve(Modo, [0,0], solucion(Plan), Opciones),
    dibujo(es, arbol(Modo, [0,0], texto, Opciones), T),
    arboles(T, Arboles),
    marcados(Arboles, Marcado).
test(it_leaves_no_choice_point, [forall(modo(Modo)), Det == true]) :-
    with_output_to(string(_), ( call_cleanup(arbol(Modo, [1,2,3,4,5,6,0,7,8], texto), Det = true), ( var(Det) -> Det = false ; true ) )).
test(what_the_beam_leaves_out_beside_a_goal_is_dropped) :-
    dibujo(es, arbol(haz(1), 1, texto, [sucesor(test_arbol:arista(lados,antes,accion,despues,_)), objetivo(9), heuristica(test_arbol:h)]), T),
    once(sub_string(T, _, _, _, "b  x  2")).
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
test(a_limit_in_words, [forall(member(Modo-Opcion-L-Dicho,
                                      [ anchura-profundidad_max(1)-es-"anchura: límite de profundidad (1); 3 nodos",
                                        anchura-profundidad_max(1)-en-"anchura: depth (1) limit; 3 nodes",
                                        anchura-nodos_max(1)-es-"anchura: parada tras 1 expansión (nodos_max); 3 nodos",
                                        anchura-nodos_max(1)-en-"anchura: stopped after 1 expansion (nodos_max); 3 nodes",
                                        haz(1)-nodos_max(9)-es-"haz(1): límite de anchura del haz (1); 4 nodos",
                                        escalada-nodos_max(9)-es-"escalada: la escalada se quedó sin hijos nuevos; 4 nodos",
                                        escalada-nodos_max(9)-en-"escalada: hill climbing ran out of new children; 4 nodes" ]))]) :-
    dibujo(L, arbol(Modo, j(0), texto, [sucesor(sube(accion,antes,despues)), objetivo(j(9)), heuristica(nula), Opcion]), T),
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

/* Graphs, from 1 to 9: several moves between two nodes, the same move twice, one move to several nodes, dearer and
   cheaper ways, cycles, no way at all. */

:- dynamic grafo/2.

grafo(dobles,   [a(1,a,2,1), a(1,b,2,1), a(2,c,3,1), a(2,d,3,1), a(3,e,9,1)]).
grafo(gemelos,  [a(1,a,2,1), a(1,a,2,1), a(2,b,9,1), a(2,b,9,1)]).
grafo(costes,   [a(1,a,2,5), a(1,a,2,3), a(1,b,2,1), a(2,a,3,2), a(2,a,3,0), a(3,a,9,4), a(3,b,9,1)]).
grafo(dudosos,  [a(1,a,2,1), a(1,a,3,1), a(2,b,4,1), a(3,b,9,1), a(3,b,1,1)]).
grafo(reabre,   [a(1,a,2,1), a(1,b,3,4), a(2,a,3,1), a(2,b,1,1), a(3,a,4,1), a(3,b,4,1), a(4,a,9,1), a(4,b,2,0)]).
grafo(vueltas,  [a(1,a,3,1), a(1,b,2,1), a(2,a,3,1), a(2,b,3,1), a(3,a,1,1), a(3,b,4,1), a(4,a,2,1), a(4,b,9,1)]).
grafo(lados,    [a(1,a,9,1), a(1,b,2,1), a(1,c,9,1)]).
grafo(sin_plan, [a(1,a,2,1), a(1,b,2,1), a(2,a,1,1), a(2,b,3,1)]).

modo_de_grafo(Modo) :-
    member(Modo, [ anchura, profund, iter, coste_uniforme, voraz(test_arbol:h), a_estrella(test_arbol:h),
                   a_estrella(test_arbol:nula), ida_estrella(test_arbol:h), ida_estrella(test_arbol:nula),
                   haz(1), haz(2), escalada, pila(test_arbol:h), bidireccional ]).

arista(Nombre, S, A, S1, C) :-
    grafo(Nombre, Aristas),
    !,
    member(a(S,A,S1,C), Aristas).

h(N, H) :- H is (9-N)*3 mod 5.

nula(_, 0).

al_azar(Semilla, Aristas) :-
    set_random(seed(Semilla)),
    random_between(8, 22, N),
    findall(a(S,A,S1,C),
            ( between(1, N, _), random_between(1, 8, S), random_member(A, [a,b,c]),
              random_member(S1, [2,3,4,5,6,7,8,9,S]), random_between(0, 3, C) ),
            Aristas).

par([X,Y], izquierda, [X1,Y]) :- X < 2, X1 is X+1.
par([X,Y], derecha, [X,Y1]) :- Y < 2, Y1 is Y+1.

par_lleno([2,1]).

echa(1, j(N), j(N1)) :- N < 3, N1 is N+1.

sube(1, j(0), j(1)).
sube(2, j(0), j(2)).
sube(3, j(1), j(3)).
sube(3, j(2), j(4)).

nunca(_, _) :- fail.

va(ir(b), a, b, 1).
va(ir(d), a, d, 9).
va(ir(d), b, d, 2).

pintor:expandir(j(0), llena, j(1)).
pintor:meta(j(1)).
pintor:dibuja(j(_), "agua\n~~~~").
