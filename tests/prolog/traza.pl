:- encoding(utf8).
:- module(test_traza, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).
:- use_module(library(yall)).

traza(Idioma, Goal, Lineas) :-
    current_prolog_flag(message_language, Antes),
    setup_call_cleanup(set_prolog_flag(message_language, Idioma),
                       with_output_to(string(Texto), ignore(Goal)),
                       set_prolog_flag(message_language, Antes)),
    split_string(Texto, "\n", "", Todas),
    exclude(==(""), Todas, Lineas).

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

%   The numbered lines: those of expansions.

expansiones(Lineas, Ns) :-
    findall(N, ( member(Linea, Lineas),
                 split_string(Linea, " ", " ", Partes0), exclude(==(""), Partes0, [Primera|_]),
                 catch(number_string(N, Primera), _, fail),
                 \+ sub_string(Linea, 0, _, _, "...") ), Ns).

:- begin_tests(traza).

test(a_line_for_each_expansion_in_each_mode, [forall(modo(Modo)), Ns == Todas]) :-
    tablero(S0),
    traza(es, resuelve(Modo, S0, _, [traza(100000), estadisticas(D)]), Lineas),
    expansiones(Lineas, Ns),
    numlist(1, D.expandidos, Todas).
test(the_plan_is_the_same_with_and_without, [forall(modo(Modo)), R1 == R2]) :-
    tablero(S0),
    resuelve(Modo, S0, R1),
    with_output_to(string(_), resuelve(Modo, S0, R2, [traza(true)])).
test(no_line_is_longer_than_80_columns, [forall(( modo(Modo), member(L, [es,en]) )), Largas == []]) :-
    tablero(S0),
    traza(L, resuelve(Modo, S0, _, [traza(true)]), Lineas),
    findall(Linea, ( member(Linea, Lineas), string_length(Linea, N), N > 80 ), Largas).
test(long_states_are_cut, Largos == [80]) :-
    traza(es, plan(anchura, s("un estado tan largo que en una línea de ochenta columnas no hay manera de que quepa"), _,
                   [sucesor(test_traza:nada(antes,despues)), meta(==(s)), traza(true)]), [_|Lineas]),
    maplist(string_length, Lineas, Largos).
test(why_a_child_was_dropped, [forall(member(Modo-Opciones-L-Motivo,
        [ anchura-[]-es-"s visitado", anchura-[]-en-"s visited",
          iter-[]-es-"n,e,w demasiado hondo", iter-[]-en-"n,e,w too deep",
          ida_estrella(manhattan)-[]-es-"n,e f sobre la cota", ida_estrella(manhattan)-[]-en-"e f above the bound",
          ida_estrella(manhattan)-[]-es-"e más caro", ida_estrella(manhattan)-[]-en-"e costlier",
          anchura-[profundidad_max(2)]-es-"n,e,w demasiado hondo" ]))]) :-
    tablero(S0),
    traza(L, resuelve(Modo, S0, _, [traza(true)|Opciones]), Lineas),
    once(( member(Linea, Lineas), sub_string(Linea, _, _, _, Motivo) )).
test(what_the_beam_leaves_out, [forall(member(Modo, [haz(1), haz(2), haz(3), escalada])), true(Dichos == Dibujados)]) :-
    S0 = [8,1,3,4,0,2,7,6,5],
    Opciones = [nodos_max(20), heuristica(manhattan)],
    traza(es, resuelve(Modo, S0, limite(nodos(20)), [traza(true)|Opciones]), Lineas),
    aggregate_all(sum(N), ( member(Linea, Lineas), dejados(Linea, N) ), Dichos),
    traza(es, arbol(Modo, S0, texto, Opciones), Dibujo),
    aggregate_all(count, ( member(Rama, Dibujo), sub_string(Rama, _, _, 0, "fuera del haz") ), Dibujados),
    Dibujados > 0.
test(the_first_of_the_same_h_stay, Ultimas == ["n,w fuera del haz","n visitado; w fuera del haz"]) :-
    traza(es, resuelve(haz(2), [8,1,3,4,0,2,7,6,5], _, [traza(true), heuristica(manhattan), nodos_max(6)]), Lineas),
    findall(U, ( member(L, Lineas), sub_string(L, I, _, _, "x "), J is I+2, sub_string(L, J, _, 0, U), once(sub_string(U, _, _, _, "fuera")) ), Us),
    Us = [Primera,_,Ultima], Ultimas = [Primera,Ultima].
test(beside_a_goal_too, Caidos == ["n fuera del haz","n fuera del haz; w visitado"]) :-
    traza(es, plan(escalada, [1,2,3,4,5,6,0,7,8], _, [traza(true), heuristica(manhattan)]), Lineas),
    findall(U, ( member(L, Lineas), sub_string(L, I, _, _, "x "), J is I+2, sub_string(L, J, _, 0, U) ), Caidos).
test(of_a_level_cut_by_the_amount, Ns == [1,2]) :-
    traza(es, resuelve(haz(3), [8,1,3,4,0,2,7,6,5], _, [traza(2), heuristica(manhattan), nodos_max(20)]), Lineas),
    expansiones(Lineas, Ns),
    once(( member(L, Lineas), sub_string(L, _, _, _, "x w fuera del haz") )).
test(a_dead_end_says_so) :-
    traza(es, resuelve(voraz(test_traza:sin_fin), 0, _,
                       [sucesor(test_traza:mas(antes,despues)), meta(==(9)), traza(true)]), Lineas),
    once(( member(Linea, Lineas), sub_string(Linea, _, _, 0, "x mas sin salida") )).
test(the_amount_is_limited, Ns-Ultimas == [1,2,3]-1) :-
    tablero(S0),
    traza(es, plan(anchura, S0, _, [traza(3)]), Lineas),
    expansiones(Lineas, Ns),
    aggregate_all(count, ( member(L, Lineas), sub_string(L, 0, _, _, "... 165 expansiones más") ), Ultimas).
test(true_is_a_hundred_expansions, N == 100) :-
    tablero(S0),
    traza(es, plan(anchura, S0, _, [traza(true)]), Lineas),
    expansiones(Lineas, Ns),
    length(Ns, N).
test(false_is_silent, Lineas == []) :-
    tablero(S0),
    traza(es, plan(anchura, S0, _, [traza(false)]), Lineas).
test(a_search_cut_by_an_error_shows_what_it_did, Ns == [1,2]) :-
    traza(es, catch(plan(anchura, 0, _, [sucesor(test_traza:rompe(antes,despues)), meta(==(9)), traza(true)]),
                    roto, true), Lineas),
    expansiones(Lineas, Ns).
test(an_observer_beside_the_trace_hears_the_same_events, Con == Sin) :-
    tablero(S0),
    sucesos(S0, [], Sin),
    with_output_to(string(_), sucesos(S0, [traza(2)], Con)).
test(a_search_within_a_traced_search, Ns == [1,2,1,2]) :-
    traza(es, plan(anchura, 0, _, [sucesor(test_traza:busca_dentro(antes,despues)), meta(==(2)), traza(true)]), Lineas),
    expansiones(Lineas, Ns).
test(bad_values, [forall(member(V, [si, -1, 1.5])), error(domain_error(opcion, traza(V)))]) :-
    tablero(S0),
    plan(anchura, S0, _, [traza(V)]).
test(an_observer_may_be_a_lambda, N == Expandidos) :-
    nb_setval(suma, 0),
    plan(anchura, [1,2,3,4,5,6,0,7,8], _, [observador(test_traza:([E]>>cuenta(E))), estadisticas(D)]),
    nb_getval(suma, N),
    Expandidos = D.expandidos.

:- end_tests(traza).

%   dejados(+Linea, -N): so many moves led out of the beam.

dejados(Linea, N) :-
    sub_string(Linea, Antes, _, _, " fuera del haz"),
    sub_string(Linea, 0, Antes, _, Principio),
    split_string(Principio, " ", "", Palabras),
    last(Palabras, Movimientos),
    split_string(Movimientos, ",", "", Ms),
    length(Ms, N).

sucesos(S0, Opciones, Sucesos) :-
    nb_setval(sucesos, []),
    plan(a_estrella(manhattan), S0, _, [observador(test_traza:apunta)|Opciones]),
    nb_getval(sucesos, Sucesos).

apunta(E) :-
    nb_getval(sucesos, Es),
    nb_setval(sucesos, [E|Es]).

cuenta(E) :-
    ( functor(E, expande, _) -> nb_getval(suma, N0), N is N0+1, nb_setval(suma, N) ; true ).

nada(_, _) :- fail.

mas(N, N1) :- member(D, [1,2]), N1 is N+D.

sin_fin(N, H) :- ( N =:= 2 -> H = inf ; H is 9-N ).

rompe(0, 1).
rompe(1, 2) :- throw(roto).

busca_dentro(N, N1) :-
    N1 is N+1,
    (   N =:= 0
    ->  plan(anchura, [1,2,3,4,5,6,7,0,8], _, [traza(true)])
    ;   true
    ).
