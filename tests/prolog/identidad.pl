:- encoding(utf8).
:- module(test_identidad, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(rumbo)).

/** <module> What is a state: any ground, acyclic term, identical as in ==

Every term of a list leads to every other, so that a search that confused two of
them, or changed one on its way through the store, would be seen.
*/

termino(T) :-
    member(T, [ 0, 1, 1.0, '1', "1", [1], [0'1], ['1'], ["1"], -1, -1.0, 0.0, -0.0, 223, 224, 255, 256,
                -128, 2147483648, 9223372036854775807, -9223372036854775808,
                1.0e308, 5.0e-324, 0.1, a, 'A', '', "", '[]', [], '{}', {}, {a}, '.', '|', ' ', 'á', "á", 'ñandú',
                '日本', "日本", '🏁', "🏁", 'a\000\b', "a\000\b", "a\000\", "\000\", '\000\', "a", [a], [a|b], [a,b], [a,b|c],
                [[]], [[],[]], '[]'([]), f, f(a), f("a"), f(1), f(1.0), f(a,b), g(a), f([a]), f(f(a)),
                'f('(a), - , -(1), 1-1, 1-1.0, 1-"1", a:b, (a:-b), (a,b), 'a,b', 'hello world', "hello world",
                [0,1,2,3,4,5,6,7,8], [0,1,2,3,4,5,6,7,8.0], [0,1,2,3,4,5,6,7,256], [0,1,2,3,4,5,6,7|8],
                [1,[2,[3]]], [[1,2],3], t([1,2],[3]), t([1],[2,3]), t([1,2,3],[]), t([],[1,2,3]) ]).
termino(T) :- T is 2**64.
termino(T) :- T is 2**64+1.
termino(T) :- T is -(2**64).
termino(T) :- T is 2**4000.
termino(T) :- T is 1 rdiv 3.
termino(T) :- T is -1 rdiv 3.
termino(T) :- T is 2**70 rdiv 3.
termino(T) :- T is inf.
termino(T) :- T is -inf.
termino(T) :- T is nan.
termino(T) :- compound_name_arguments(T, f, []).
termino(T) :- compound_name_arguments(T, '[]', []).
termino(T) :- compound_name_arguments(T, '[]', [a]).
termino(T) :- dict_create(T, k, [x-1]).
termino(T) :- dict_create(T, k, [x-1.0]).
termino(T) :- dict_create(T, k, [x-1,y-"2"]).
termino(T) :- dict_create(T, j, [x-1]).
termino(T) :- dict_create(T, k, []).
termino(T) :- numlist(1, 300, T).
termino(T) :- numlist(1, 300, L), append(L, cola, T).
termino(T) :- length(Cs, 70000), maplist(=(0'x), Cs), string_codes(T, Cs).
termino(T) :- length(Cs, 70000), maplist(=(0'x), Cs), atom_codes(T, Cs).
termino(T) :- stream_property(T, alias(user_error)).
termino(T) :- stream_property(T, alias(user_input)).

:- dynamic guardado/2.

prepara(N) :-
    retractall(guardado(_,_)),
    findall(T, termino(T), Ts0),
    sort(Ts0, Ts),
    forall(nth0(I, Ts, T), assertz(guardado(I,T))),
    length(Ts, N).

%   The ring of all terms: from each to the next and to itself.

anillo(S, A, T) :-
    donde(S, I),
    ( A = quieto, T = S ; A = S, J is I+1, guardado(J, T) ).

donde(S, I) :- guardado(I, T), T == S, !.

ultimo(S) :- donde(S, I), J is I+1, \+ guardado(J, _).

modo(Modo) :-
    member(Modo, [anchura,profund,iter,coste_uniforme,voraz,a_estrella,ida_estrella,haz(3),
                  escalada,pila(test_identidad:cero)]).
cero(_, 0).

:- begin_tests(identidad).

test(every_term_is_a_state_of_its_own_and_comes_back_as_it_was,
     [forall(modo(Modo)), true(Fallos-E == []-N)]) :-
    prepara(N),
    guardado(0, S0),
    resuelve(Modo, S0, solucion(Plan),
             [ sucesor(test_identidad:anillo(antes,accion,despues)), meta(test_identidad:ultimo),
               estados(Estados), estadisticas(D) ]),
    E = D.estados,
    findall(I-S, ( nth0(I, Estados, S), guardado(I, T), T \== S ), Fallos1),
    findall(I-A, ( nth0(I, Plan, A), guardado(I, T), T \== A ), Fallos2),
    length(Estados, N),
    append(Fallos1, Fallos2, Fallos).
test(order_of_keys_in_a_dict_does_not_matter, P == []) :-
    dict_create(A, k, [x-1,y-2]),
    dict_create(B, k, [y-2,x-1]),
    plan(anchura, A, P, [sucesor(test_identidad:anillo(antes,accion,despues)), objetivo(B)]).
test(shared_and_unshared_parts_are_the_same, E == 1) :-
    resuelve(anchura, f(g(1),g(1)), sin_solucion(_),
             [ sucesor(test_identidad:comparte(antes,accion,despues)), objetivo(nunca),
               estadisticas(D) ]),
    E = D.estados.
test(minus_zero_is_another_state, R == sin_solucion(agotado(2))) :-
    resuelve(anchura, 0.0, R, [sucesor(test_identidad:cambia_signo(antes,accion,despues)), objetivo(nunca)]).
test(a_dict_without_a_tag_is_not_ground, error(instantiation_error)) :-
    dict_create(D, _, [x-1]),
    plan(anchura, D, _, [sucesor(test_identidad:anillo(antes,accion,despues)), objetivo(x)]).
test(a_term_a_million_deep, [true(B == si)]) :-
    hondo(1000000, 0, T),
    plan(anchura, T, [pela,pela], [sucesor(test_identidad:pela(antes,accion,despues)), meta(test_identidad:dos_menos(T)), estados([_,_,U])]),
    T = f(f(U1)),
    ( U1 == U -> B = si ; B = no ).
test(a_term_a_million_deep_on_the_left, [true(B == si)]) :-
    hondo_izquierda(1000000, 0, T),
    plan(a_estrella, T, [pela], [sucesor(test_identidad:pela_g(antes,accion,despues)), meta(test_identidad:una_menos(T)), estados([_,U])]),
    T = g(U1,_),
    ( U1 == U -> B = si ; B = no ).
test(a_list_of_200000_elements, [true(N-X == 199998-3)]) :-
    numlist(1, 200000, L),
    plan(anchura, L, [quita,quita], [sucesor(test_identidad:quita(antes,accion,despues)), meta([[3|_]]>>true), estados([_,_,U])]),
    length(U, N),
    U = [X|_].
test(a_list_of_200000_elements_of_every_kind, [true(N-X == 199998-"3")]) :-
    findall(S, ( between(1, 200000, I), format(string(S), "~d", [I]) ), L),
    plan(anchura, L, [quita,quita], [sucesor(test_identidad:quita(antes,accion,despues)), meta([["3"|_]]>>true), estados([_,_,U])]),
    length(U, N),
    U = [X|_].
test(a_wide_term, [true(A == 100000)]) :-
    functor(T, f, 100000),
    T =.. [_|Args],
    maplist(=(x), Args),
    plan(anchura, T, [cambia], [sucesor(test_identidad:cambia_primero(antes,accion,despues)), meta([U]>>arg(1, U, y)), estados([_,V])]),
    functor(V, _, A).
test(attributed_variables_are_not_ground, error(instantiation_error)) :-
    put_attr(X, test_identidad, 1),
    plan(anchura, f(X), _, [sucesor(test_identidad:anillo(antes,accion,despues)), objetivo(x)]).
test(a_move_with_variables_names_itself, true(D = sucesor(a,ir(_),b))) :-
    catch(plan(anchura, a, _, [sucesor(test_identidad:mal_nombrado(antes,accion,despues)), objetivo(b)]),
          error(instantiation_error, rumbo(D)), true).
test(a_successor_with_variables_names_state_and_move, true(D = sucesor(a,ir,f(_)))) :-
    catch(plan(anchura, a, _, [sucesor(test_identidad:con_variables(antes,accion,despues)), objetivo(b)]),
          error(instantiation_error, rumbo(D)), true).
test(a_cyclic_successor_names_the_move, [forall(modo(Modo)), true(D-F == sucesor(a,gira)-ok)]) :-
    catch(plan(Modo, a, _, [sucesor(test_identidad:gira(antes,accion,despues)), objetivo(b)]),
          error(type_error(acyclic_term,_), rumbo(sucesor(S,A,_))), ( D = sucesor(S,A), F = ok )).
test(cyclic_terms_of_every_form,
     [ forall(member(Forma, [lista,compuesto,cola,profundo,ancho])), error(type_error(acyclic_term,_)) ]) :-
    plan(anchura, inicio(Forma), _, [sucesor(test_identidad:ciclo(antes,accion,despues)), objetivo(b)]).
test(a_cyclic_start, [forall(modo(Modo)), error(type_error(acyclic_term,_))]) :-
    X = f(a,X),
    plan(Modo, X, _, [sucesor(test_identidad:gira(antes,accion,despues)), objetivo(b)]).
test(cyclic_moves, error(type_error(acyclic_term,_))) :-
    plan(anchura, a, _, [sucesor(test_identidad:accion_ciclica(antes,accion,despues)), objetivo(b)]).

:- end_tests(identidad).

comparte(f(X,_), parte, f(X,X)).
comparte(f(g(N),_), copia, f(g(N),g(N))).
cambia_signo(X, menos, Y) :- Y is -X.
pela(f(X), pela, X).
pela_g(g(X,_), pela, X).
dos_menos(T, S) :- T = f(f(U)), U == S.
una_menos(T, S) :- T = g(U,_), U == S.
hondo(0, T, T) :- !.
hondo(N, T0, T) :- N1 is N-1, hondo(N1, f(T0), T).
hondo_izquierda(0, T, T) :- !.
hondo_izquierda(N, T0, T) :- N1 is N-1, hondo_izquierda(N1, g(T0,x), T).
quita([_|L], quita, L).
cambia_primero(T, cambia, U) :- T =.. [F,_|Args], U =.. [F,y|Args].
mal_nombrado(a, ir(_), b).
con_variables(a, ir, f(_)).
gira(a, gira, X) :- X = f(X).
accion_ciclica(a, A, b) :- A = g(A).
ciclo(inicio(lista), a, X) :- X = [1,2|X].
ciclo(inicio(compuesto), a, X) :- X = f(1,X,2).
ciclo(inicio(cola), a, [1,2|X]) :- X = f(X).
ciclo(inicio(profundo), a, T) :- hondo(10000, X, T), X = T.
ciclo(inicio(ancho), a, t(A,A,B)) :- A = [B,B|A], B = h(A,B).
