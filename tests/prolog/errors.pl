:- module(test_errors, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/literal), []).
:- use_module(library(rumbo/ocho_puzzle), []).
:- use_module(library(rumbo/reinas), []).
:- use_module(library(rumbo/busqueda), []).
:- use_module(library(rumbo/puzzle_pila), []).

version(rumbo).
version(rumbo_literal).

goal([1,2,3,4,5,6,7,8,0]).

%   The table of errors: what is wrong with a board, and what is said of it.

bad_board(_,                              instantiation_error).
bad_board([1,2,3|_],                      instantiation_error).
bad_board([1,2,3,4,5,6,7,8,0|_],          instantiation_error).
bad_board([1,2,3,4,_,6,7,8,0],            instantiation_error).
bad_board(tablero,                        type_error(list,tablero)).
bad_board(123456780,                      type_error(list,123456780)).
bad_board("123456780",                    type_error(list,"123456780")).
bad_board(t(1,2,3,4,5,6,7,8,0),           type_error(list,_)).
bad_board([1,2,3|4],                      type_error(list,_)).
bad_board([1,2,3,4,a,6,7,8,0],            type_error(integer,a)).
bad_board([1,2,3,4,5.0,6,7,8,0],          type_error(integer,5.0)).
bad_board([1,2,3,4,"5",6,7,8,0],          type_error(integer,"5")).
bad_board([1,2,3,4,f(_),6,7,8,0],         type_error(integer,f(_))).
bad_board([],                             domain_error(tablero,_)).
bad_board([1,2,3,4,5,6,7,0],              domain_error(tablero,_)).
bad_board([1,2,3,4,5,6,7,8,9,0],          domain_error(tablero,_)).
bad_board([1,2,3,4,5,6,7,8,8],            domain_error(tablero,_)).
bad_board([1,2,3,4,5,6,7,7,0],            domain_error(tablero,_)).
bad_board([1,2,3,4,5,6,7,9,0],            domain_error(tablero,_)).
bad_board([1,2,3,4,5,6,7,8,9],            domain_error(tablero,_)).
bad_board([1,2,3,4,5,6,7,8,-1],           domain_error(tablero,_)).
bad_board([0,0,0,0,0,0,0,0,0],            domain_error(tablero,_)).
bad_board([1,2,3,4,5,6,7,B,0],            domain_error(tablero,_)) :- B is 8+2**64.

%   Every predicate that takes a board.

with_board(expandir(B,_,_), B).
with_board(expandir(B,n,_), B).
with_board(plan(plain:anchura,B,_), B).
with_board(plan(plain:profund,B,_), B).
with_board(plan(plain:iter,B,_), B).
with_board(buscar(plain:anchura,[nodo([],B)],[],_), B).
with_board(buscar(plain:profund,[nodo([n],B)],[],_), B).
with_board(buscar(plain:profund,[nodo([],G),nodo([],B)],[],_), B) :- goal(G).
with_board(busca_limite(plain:0,3,B,[],_), B).

%   What else may be wrong.

bad_call(plan(plain:_,G,_),                  instantiation_error) :- goal(G).
bad_call(plan(plain:ancho,G,_),              domain_error(modo,ancho)) :- goal(G).
bad_call(plan(plain:'Anchura',G,_),          domain_error(modo,'Anchura')) :- goal(G).
bad_call(plan(plain:7,G,_),                  domain_error(modo,7)) :- goal(G).
bad_call(plan(plain:"iter",G,_),             domain_error(modo,"iter")) :- goal(G).
bad_call(plan(plain:f(x),G,_),               domain_error(modo,f(x))) :- goal(G).
bad_call(plan(plain:[],G,_),                 domain_error(modo,[])) :- goal(G).

bad_call(buscar(plain:_,[],[],_),            instantiation_error).
bad_call(buscar(plain:ancho,[],[],_),        domain_error(modo,ancho)).
bad_call(buscar(plain:iter,[],[],_),         domain_error(modo,iter)).
bad_call(buscar(plain:iter,[nodo([],G)],[],_), domain_error(modo,iter)) :- goal(G).
bad_call(buscar(plain:anchura,_,[],_),       instantiation_error).
bad_call(buscar(plain:anchura,[nodo([],G)|_],[],_), instantiation_error) :- goal(G).
bad_call(buscar(plain:anchura,nodos,[],_),   type_error(list,nodos)).
bad_call(buscar(plain:anchura,[nodo([],G)|x],[],_), type_error(list,_)) :- goal(G).
bad_call(buscar(plain:anchura,[_],[],_),     instantiation_error).
bad_call(buscar(plain:anchura,[G],[],_),     type_error(nodo,_)) :- goal(G).
bad_call(buscar(plain:anchura,[nodo],[],_),  type_error(nodo,nodo)).
bad_call(buscar(plain:anchura,[nodo(G)],[],_), type_error(nodo,_)) :- goal(G).
bad_call(buscar(plain:anchura,[nodo([],G,0)],[],_), type_error(nodo,_)) :- goal(G).
bad_call(buscar(plain:anchura,[n([],G)],[],_), type_error(nodo,_)) :- goal(G).
bad_call(buscar(plain:anchura,[[]-G],[],_),  type_error(nodo,_)) :- goal(G).
bad_call(buscar(plain:profund,[nodo([],G),7],[],_), type_error(nodo,7)) :- goal(G).
bad_call(buscar(plain:anchura,[nodo(_,G)],[],_), instantiation_error) :- goal(G).
bad_call(buscar(plain:anchura,[nodo([n|_],G)],[],_), instantiation_error) :- goal(G).
bad_call(buscar(plain:anchura,[nodo([],G)],_,_), instantiation_error) :- goal(G).
bad_call(buscar(plain:anchura,[nodo([],G)],[G|_],_), instantiation_error) :- goal(G).
bad_call(buscar(plain:anchura,[nodo([],G)],v,_), type_error(list,v)) :- goal(G).

bad_call(busca_limite(plain:_,3,G,[],_),     instantiation_error) :- goal(G).
bad_call(busca_limite(plain:a,3,G,[],_),     type_error(integer,a)) :- goal(G).
bad_call(busca_limite(plain:0.0,3,G,[],_),   type_error(integer,0.0)) :- goal(G).
bad_call(busca_limite(plain:0,_,G,[],_),     instantiation_error) :- goal(G).
bad_call(busca_limite(plain:0,inf,G,[],_),   type_error(integer,inf)) :- goal(G).
bad_call(busca_limite(plain:0,3.0,G,[],_),   type_error(integer,3.0)) :- goal(G).
bad_call(busca_limite(plain:0,1+2,G,[],_),   type_error(integer,1+2)) :- goal(G).
bad_call(busca_limite(plain:0,3,G,_,_),      instantiation_error) :- goal(G).
bad_call(busca_limite(plain:0,3,G,[n|_],_),  instantiation_error) :- goal(G).
bad_call(busca_limite(plain:0,3,G,p,_),      type_error(list,p)) :- goal(G).
bad_call(busca_limite(plain:0,3,G,[n|p],_),  type_error(list,_)) :- goal(G).

bad_options(_,                               instantiation_error).
bad_options([orden([n,e,w,s])|_],            instantiation_error).
bad_options([_],                             instantiation_error).
bad_options([orden(_)],                      instantiation_error).
bad_options(opciones,                        type_error(list,opciones)).
bad_options([ordem([n,e,w,s])],              domain_error(opcion,_)).
bad_options([orden],                         domain_error(opcion,_)).
bad_options([orden(n,e)],                    domain_error(opcion,_)).
bad_options([7],                             domain_error(opcion,_)).
bad_options([orden(news)],                   domain_error(opcion,_)).
bad_options([orden([n,e,w])],                domain_error(opcion,_)).
bad_options([orden([n,e,w,n])],              domain_error(opcion,_)).
bad_options([orden([n,e,w,s,s])],            domain_error(opcion,_)).
bad_options([orden([n,e,w,o])],              domain_error(opcion,_)).
bad_options([paridad(quizas)],               domain_error(opcion,_)).

%   The formal part of what Goal throws.

formal(Goal, Formal) :-
    catch(( Goal -> Formal = success ; Formal = failure ), error(Formal, _), true).

text_of(Goal, Text) :-
    text_of(en, Goal, Text).

text_of(Language, Goal, Text) :-
    catch(( Goal, fail ), Error, true),
    current_prolog_flag(message_language, Before),
    setup_call_cleanup(set_prolog_flag(message_language, Language),
                       text_of_error(Error, Text),
                       set_prolog_flag(message_language, Before)).

text_of_error(Error, Text) :-
    phrase('$messages':translate_message(Error), Lines),
    with_output_to(string(Text0),
                   ( current_output(Out), print_message_lines(Out, '', Lines) )),
    string_lower(Text0, Text).

says(Text, Word) :-
    sub_string(Text, _, _, _, Word),
    !.

:- begin_tests(error_table).

test(board,
     [ forall(( version(V), with_board(Goal, B), bad_board(B, Formal) )),
       true(subsumes_term(Formal, Thrown)) ]) :-
    formal(V:Goal, Thrown).
test(call,
     [ forall(( version(V), bad_call(Goal, Formal) )),
       true(subsumes_term(Formal, Thrown)) ]) :-
    formal(V:Goal, Thrown).
test(options,
     [ forall(( member(Modo, [anchura,profund,iter]), bad_options(Options, Formal) )),
       true(subsumes_term(Formal, Thrown)) ]) :-
    goal(Board),
    formal(plan(Modo, Board, _, Options), Thrown).
test(a_cyclic_board,
     [forall(( version(V), with_board(Goal, B) )), error(type_error(list,_))]) :-
    B = [1,2,3|B],
    V:Goal.
test(a_malformed_node_behind_a_goal_is_still_seen,
     [forall(version(V)), error(domain_error(tablero,_))]) :-
    goal(Goal),
    V:buscar(plain:anchura, [nodo([],Goal),nodo([],[1,2])], [], _).
test(a_partial_plan_that_is_no_list_is_a_type_error,
     [forall(version(V)), error(type_error(_,_))]) :-
    goal(Goal),
    V:buscar(plain:anchura, [nodo(plan,Goal)], [], _).

:- end_tests(error_table).

:- begin_tests(error_messages).

test(an_unknown_mode_lists_the_modes, forall(member(Modo, [anchura,profund,iter]))) :-
    goal(Board),
    text_of(plan(ancho, Board, _), Text),
    says(Text, Modo).
test(an_unknown_mode_is_named) :-
    goal(Board),
    text_of(plan(ancho, Board, _), Text),
    says(Text, "ancho").
test(an_option_gets_its_nearest_name) :-
    goal(Board),
    text_of(plan(anchura, Board, _, [ordem([n,e,w,s])]), Text),
    says(Text, "ordem"),
    says(Text, "orden").
test(a_missing_goal_says_what_to_define) :-
    text_of(plan(sin_meta:anchura, 0, _), Text),
    says(Text, "meta").


said(plan(anchura,B,_,[traza]),        B, "parentheses").
said(plan(anchura,B,_,[traza]),        B, "how many expansions").
said(plan(anchura,B,_,[meta(21)]),     B, "objetivo(state)").
said(plan(anchura,B,_,[nodos_max(a)]), B, "an integer, 0 or more").
said(plan(anchura,B,_,[tablero(1*9)]), B, "width*height").
said(plan(anchura,B,_,[orden([n])]),   B, "[n,e,w,s]").
said(planes(voraz,B,_),                B, "planes does not take mode voraz").
said(diagnostica(B,_),                 B, "diagnostica(s0, [], list)").
said(comparar([anchura],B),            B, "the state first").
said(paso(3,_),                        _, "explora/3").
said((explora(anchura,B,E), fin(E), paso(E,_)), B, "closed").
said(patrones_construye(6-6-3,[hilos(1000)]), _, "256").
said(visor([puerto(70000)]),           _, "1 to 65535").
said(tablero_aleatorio(_,[pasos(100000000000)]), _, "10000000").

%   Options of another predicate.

said(plan(anchura,B,_,[semilla(3)]),   B, "option semilla is for tablero_aleatorio/2, not for this predicate").
said(plan(anchura,B,_,[semilla]),      B, "option semilla is for tablero_aleatorio/2").
said(plan(anchura,B,_,[formato(csv)]), B, "option formato is for comparar/3").
said(visor([semilla(3)]),              _, "option semilla is for tablero_aleatorio/2").
said(resoluble(B,[nodos_max(3)]),      B, "option nodos_max is for the searches (plan/4").
said(resoluble(B,[orden([n,e,s,w])]),  B, "option orden is for the searches").
said(patrones_construye(6-6-3,[tablero(4*4)]), _, "the searches (plan/4, resuelve/4...), resoluble/2 and tablero_aleatorio/2").
said(plan(anchura,B,_,[semila(3)]),    B, "unknown option: semila(3)").
said(resoluble(B,[ancho(3)]),          B, "unknown option: ancho(3); those of this predicate are objetivo and tablero").
said(plan(anchura,B,_,[nodos_max(_)]), B, "option nodos_max: a value is missing").

%   Boards of another size, and no boards.

said(plan(anchura,B16,_,[objetivo(B)]),  B, "not a board of the size asked for: [1,2,3,4,5,6,7,8,0] is 3×3") :- flat(4, B16).
said(plan(anchura,B,_,[objetivo([[1,2],[3,0]])]), B, "[[1,2],[3,0]] is 2×2").
said(plan(anchura,B,_,[tablero(4*4)]),   B, "[1,2,3,4,5,6,7,8,0] is 3×3\n").
said(manhattan(B,[0,1,2,3],_),           B, "not a board of the size asked for: [1,2,3,4,5,6,7,8,0] is 3×3").
said(patrones_construye(6-6-3,[objetivo(B)]), B, "is 3×3").
said(expandir([1,1,1,0],_,_),            _, "a 2×2 board has the numbers from 0 to 3").
said(expandir([1,2,3,4,5,6,7,8,8],_,_),  _, "a 3×3 board has the numbers from 0 to 8").
said(expandir(S,_,_),                    _, "a 4×4 board has the numbers from 0 to 15") :- numlist(1, 16, S).
said(expandir(S,_,_),                    _, "a 5×5 board has the numbers from 0 to 24") :- numlist(1, 25, S).
said(expandir([[1,2,3],[4,5,5]],_,_),    _, "a 3×2 board has the numbers from 0 to 5").
said(expandir([[1,2,3],[4,0]],_,_),      _, "all rows of the same length").
said(expandir([[1,2,3,0]],_,_),          _, "2 rows and columns or more").
said(expandir([1,2,3,4,5,0],_,_),        _, "this list has 6; a board of another shape is a list of rows").
said(plan(anchura,[1,2],_),              _, "without an expandir/3").

%   The exercises of the course.

said(rumbo_reinas:solucion_nr(8,_,[orden(foo)]),    _, "option orden does not take the value foo; it takes haskell or python").
said(rumbo_reinas:solucion_nr(8,_,[ordne(python)]), _, "did you mean orden?").
said(rumbo_reinas:solucion_nr(8,_,[profundidad_max(3)]), _, "option profundidad_max is for the searches").
said(rumbo_reinas:n_soluciones_nr(-1,_),            _, "the number of queens: must be 1 or more, and is -1").
said(rumbo_reinas:n_soluciones_nr(10000000000,_),   _, "too large").
said(rumbo_reinas:muestra_reinas([1-1,2-9]),        _, "the position: outside the board: 2-9").
said(rumbo_ocho_puzzle:solucion_8puzzle([[2,8,3],[1,6,4],[7,0,5]],_,[empates(x)]), _,
     "option empates does not take the value x; it takes lifo, fifo or total").
said(rumbo_busqueda:busca_pm([_,[]]>>true,==(1),1,_,[comparacion(3)]), _,
     "option comparacion does not take the value 3; it takes the name of a predicate").
said(rumbo_pila:resuelve_pila(foo,B,_),             B, "unknown heuristic: foo\nthe heuristics are: [piezas_fuera_de_lugar").
said(rumbo_pila:resuelve_pila(suma_de_distancias,[[0,1,2],[3,4,5],[6,7,8]],_), _, "a list of nine numbers").

%   Explorations.

said(paso(_,_),                        _, "the exploration is missing: it is what explora/3 gives").
said(fin(_),                           _, "the exploration is missing").
said(( explora(anchura,0,E,[sucesor(test_errors:steps(b,antes,despues)),objetivo(2)]), b_setval(b,E), paso(E,_) ), _,
     "making a step").
said(( explora(anchura,0,E,[sucesor(test_errors:breaks(antes,despues)),objetivo(2)]), catch(paso(E,_),ball,true), paso(E,_) ), _,
     "an error or an interrupt cut a step short").
said(explora(anchura,B,_,[estados(_)]), B, "explora: option estados").
said(explora(anchura,B,_,foo),         B, "expected a list, found foo").
said(arbol(anchura,B,texto,[traza(true)]), B, "arbol: option traza(true)").
said(arbol(anchura,B,texto,foo),       B, "expected a list, found foo").
said(arbol(anchura,B,svg(7)),          B, "the destination: expected the name of a file, found 7").

%   Predicates and problems that are not there.

said(plan(a_estrella(manhatan),B,_),   B, "there is no predicate manhatan/2 in module test_errors; there is something like it: manhattan/2").
said(plan(anchura,0,_,[sucesor(stesp(b,antes,despues)),objetivo(2)]), _, "there is something like it: steps/3").
said(plan(anchura,0,_,[sucesor(steps(antes,despues)),objetivo(2)]),   _, "there is something like it: steps/3").
said(plan(anchura,0,_,[sucesor(zzz(antes,despues)),objetivo(2)]),     _, "there is no predicate zzz/2 in module test_errors\n").
said(Goal,                             _, "there is no problem called nadie in module test_errors") :-
    member(Goal, [ plan(anchura,problema(nadie),_), arbol(anchura,problema(nadie),texto),
                   comparar(problema(nadie),[anchura]) ]).
said(plan(anchura,problema(nadie),_),  _, ":- problema(nadie, [inicial(s0), ...]).").
said(plan(anchura,problema(sin_inicial),_), _, "put inicial(s0)").

%   Moves, costs and heuristics of the student's.

said(plan(sin_paso:anchura,0,_),       _, "from 0 a move that has no value leads to 1\n").
said(plan(anchura,0,_,[sucesor(test_errors:steps_by(antes,accion,despues)),objetivo(2)]), _,
     "which has unbound variables, leads to 1\n").
said(plan(abierto:anchura,inicio,_),   _, "successor not ground: from inicio the move sigue leads to f(_").
said(plan(con_coste:coste_uniforme,0,_), _,
     "the cost predicate fails for the move mas from 0 to 1\nwithout the option coste_accion(g) it is con_coste:coste/4, because it is there; if that is not meant, give the option or rename it").
said(plan(con_h:a_estrella,0,_),       _, "the heuristic fails in state 0").
said(plan(con_h:a_estrella,0,_),       _, "without the option heuristica(g) it is con_h:heuristica/2, because it is there").

said(comparar(B,anchura),              B, "the list of modes: expected a list, found anchura").
said(tableros(a,_),                    _, "the distance: expected an integer, found a").
said(tableros(-1,_),                   _, "the distance: must be 0 or more, and is -1").
said(problema(3,[]),                   _, "the name of the problem: expected an atom, found 3").

dicho(plan(anchura,B,_,[semilla(3)]),  B, "la opción semilla es de tablero_aleatorio/2, no de este predicado").
dicho(plan(anchura,B16,_,[objetivo(B)]), B, "no es un tablero del tamaño que se pide: [1,2,3,4,5,6,7,8,0] es de 3×3") :- flat(4, B16).
dicho(expandir(S,_,_),                 _, "un tablero de 4×4 tiene los números del 0 al 15") :- numlist(1, 16, S).
dicho(rumbo_reinas:solucion_nr(8,_,[orden(foo)]), _, "admite haskell o python").
dicho(rumbo_reinas:n_soluciones_nr(0,_), _, "el número de reinas: debe ser 1 o más y es 0").
dicho(paso(_,_),                       _, "falta la exploración: es la que da explora/3").
dicho(( explora(anchura,0,E,[sucesor(test_errors:steps(b,antes,despues)),objetivo(2)]), b_setval(b,E), paso(E,_) ), _,
      "está dando un paso").
dicho(plan(a_estrella(manhatan),B,_),  B, "no existe el predicado manhatan/2 en el módulo test_errors; hay algo parecido: manhattan/2").
dicho(plan(anchura,problema(nadie),_), _, "no hay ningún problema que se llame nadie").
dicho(arbol(anchura,B,svg(7)),         B, "el destino: se esperaba el nombre de un fichero y es 7").
dicho(plan(anchura,B,_,[meta(_)]),     B, "la opción meta: falta un valor").
dicho(plan(sin_paso:anchura,0,_),      _, "desde 0 se llega a 1 con un movimiento que no tiene valor\n").
dicho(plan(con_coste:coste_uniforme,0,_), _, "sin la opción coste_accion(g) es con_coste:coste/4, porque está ahí; si no es lo que quieres, da la opción o cámbiale el nombre").

test(what_a_message_says, forall(said(Goal, Board, Words))) :-
    goal(Board),
    text_of(Goal, Text),
    says(Text, Words).
test(what_a_message_says_in_spanish, forall(dicho(Goal, Board, Words))) :-
    goal(Board),
    text_of(es, Goal, Text),
    says(Text, Words).
test(an_option_of_another_predicate, error(domain_error(opcion, semilla(3)), rumbo(_))) :-
    goal(Board),
    plan(anchura, Board, _, [semilla(3)]).
test(results_of_a_search_are_not_those_of_a_step,
     [ forall(member(Option, [traza(true), observador(nobody), estados(_), coste(_), estadisticas(_)])),
       error(domain_error(opcion, _), rumbo(_)) ]) :-
    goal(Board),
    explora(anchura, Board, _, [Option]).

:- end_tests(error_messages).

flat(Side, Board) :-
    Last is Side*Side-1,
    numlist(1, Last, Tiles),
    append(Tiles, [0], Board).

steps(b, N, N1) :- b_getval(b, E), paso(E, _), N1 is N+1.

steps_by(N, f(_), N1) :- N1 is N+1.

breaks(_, _) :- throw(ball).

:- problema(sin_inicial, [objetivo(2)]).

/* A student's own problems. */

sin_meta:expandir(N, mas, N1) :- N < 10, N1 is N+1.

abierto:expandir(_, sigue, f(_)).
abierto:meta(fin).

ciclico:expandir(_, sigue, X) :- X = f(X).
ciclico:meta(fin).

sin_paso:expandir(N, _, N1) :- N < 5, N1 is N+1.
sin_paso:meta(5).

con_coste:expandir(N, mas, N1) :- N < 5, N1 is N+1.
con_coste:meta(5).
con_coste:coste(_, _, _, _) :- fail.

con_h:expandir(N, mas, N1) :- N < 5, N1 is N+1.
con_h:meta(5).
con_h:heuristica(_, _) :- fail.

lanza:expandir(0, mas, 1).
lanza:expandir(1, mas, _) :- throw(bola(roja)).
lanza:meta(2).

lanza_meta:expandir(0, mas, 1).
lanza_meta:meta(N) :- N == 1, throw(bola(azul)).

despiste:expandir(N, mas, N1) :- N1 is N+uno.
despiste:meta(2).

falta:expandir(N, mas, N1) :- no_existe(N, N1).
falta:meta(2).

search(anchura, M, S0, plan(M:anchura,S0,_)).
search(profund, M, S0, plan(M:profund,S0,_)).
search(iter, M, S0, plan(M:iter,S0,_)).
search(buscar, M, S0, buscar(M:anchura,[nodo([],S0)],[],_)).
search(busca_limite, M, S0, busca_limite(M:0,5,S0,[],_)).

:- begin_tests(errors_of_ones_own_problem).

test(no_goal_defined,
     [forall(( version(V), search(_, sin_meta, 0, Goal) )), error(existence_error(_,_))]) :-
    V:Goal.
test(start_with_variables,
     [forall(( version(V), search(_, lanza, f(_), Goal) )), error(instantiation_error)]) :-
    V:Goal.
test(unbound_start,
     [forall(( version(V), search(_, lanza, _, Goal) )), error(instantiation_error)]) :-
    V:Goal.
test(cyclic_start,
     [forall(( version(V), member(How, [anchura,profund,iter,buscar,busca_limite]) )),
      error(type_error(acyclic_term,_))]) :-
    X = f(X),
    search(How, lanza, X, Goal),
    V:Goal.
test(successor_with_variables,
     [forall(( version(V), search(_, abierto, inicio, Goal) )), error(instantiation_error)]) :-
    V:Goal.
test(cyclic_successor,
     [forall(( version(V), search(_, ciclico, inicio, Goal) )),
      error(type_error(acyclic_term,_))]) :-
    V:Goal.
test(exception_of_expandir_arrives_unchanged,
     [forall(( version(V), search(_, lanza, 0, Goal) )), throws(bola(roja))]) :-
    V:Goal.
test(exception_of_meta_arrives_unchanged,
     [forall(( version(V), search(_, lanza_meta, 0, Goal) )), throws(bola(azul))]) :-
    V:Goal.
test(slip_in_arithmetic,
     [forall(( version(V), search(_, despiste, 0, Goal) )),
      error(type_error(evaluable,uno/0))]) :-
    V:Goal.
test(undefined_predicate_called,
     [forall(( version(V), search(_, falta, 0, Goal) )),
      error(existence_error(procedure,_))]) :-
    V:Goal.
test(partial_list_of_nodes,
     [forall(version(V)), error(instantiation_error)]) :-
    V:buscar(lanza:anchura, [nodo([],0)|_], [], _).
test(state_with_variables_in_a_node,
     [forall(version(V)), error(instantiation_error)]) :-
    V:buscar(lanza:anchura, [nodo([],2),nodo([],f(_))], [], _).

:- end_tests(errors_of_ones_own_problem).
