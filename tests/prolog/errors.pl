:- module(test_errors, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/literal), []).

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
    catch(( Goal, fail ), Error, true),
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

test(what_a_message_says, forall(said(Goal, Board, Words))) :-
    goal(Board),
    text_of(Goal, Text),
    says(Text, Words).

:- end_tests(error_messages).

/* A student's own problems. */

sin_meta:expandir(N, mas, N1) :- N < 10, N1 is N+1.

abierto:expandir(_, sigue, f(_)).
abierto:meta(fin).

ciclico:expandir(_, sigue, X) :- X = f(X).
ciclico:meta(fin).

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
