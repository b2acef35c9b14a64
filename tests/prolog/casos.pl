:- encoding(utf8).
:- module(test_casos, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(rumbo)).

/** <module> Problems that people really had with searches of their own

Each test is one that somebody brought up somewhere: what went wrong there, and what has
to happen here.
*/

clasica([1,2,3,8,0,4,7,6,5]).

%   otro_proceso(+Opciones, +Entorno, +Texto, -Salida): what Texto, a file of a
%   student's with a goal `prueba`, prints in a swipl of its own.

otro_proceso(Opciones, Entorno, Texto, Salida) :-
    absolute_file_name(library(rumbo), Libreria, [file_type(prolog), access(read)]),
    file_directory_name(Libreria, Carpeta),
    absolute_file_name(foreign(rumbo), Objeto, [file_type(executable), access(read)]),
    file_directory_name(Objeto, Construido),
    format(atom(L), "library=~w", [Carpeta]),
    format(atom(F), "foreign=~w", [Construido]),
    setup_call_cleanup(
        ( tmp_file_stream(Fichero, S, [extension(pl), encoding(utf8)]),
          format(S, ":- encoding(utf8).~n:- use_module(library(rumbo)).~n~w~n", [Texto]),
          close(S) ),
        ( append([Opciones, ['-f',none,'--no-packs','-q','-p',L,'-p',F,
                             '-g','catch((prueba->true;writeln(falla)),E,print_message(error,E))','-t',halt,Fichero]], Args),
          current_prolog_flag(executable, Swipl),
          process_create(Swipl, Args, [environment(Entorno), stdin(null), stdout(pipe(Out)), stderr(pipe(Err)), process(P)]),
          set_stream(Out, encoding(utf8)),
          read_string(Out, _, Salida0),
          read_string(Err, _, Quejas),
          close(Out),
          close(Err),
          process_wait(P, Estado) ),
        delete_file(Fichero)),
    Salida = Salida0-Quejas-Estado.

:- begin_tests(casos).

%   Best-first search of the 8-puzzle ran out of the global stack.

test(informed_search_of_any_board_in_a_small_stack, X == "10 10 true"-""-exit(0)) :-
    otro_proceso(['--stack-limit=32m'], [],
        "prueba :- B = [2,8,1,4,0,3,7,6,5], O = [objetivo([1,2,3,8,0,4,7,6,5])],
             plan(a_estrella, B, P1, O), length(P1, N1),
             plan(ida_estrella, B, P2, O), length(P2, N2),
             plan(voraz, B, P3, O), ( length(P3, N3), N3 >= 10 -> T = true ; T = false ),
             format(\"~w ~w ~w\", [N1,N2,T]).", X).
test(the_whole_8_puzzle_of_a_student_in_a_small_stack, X == "sin_solucion(agotado(181440))"-""-exit(0)) :-
    otro_proceso(['--stack-limit=32m'], [],
        "expandir(S0, A, S) :- nth0(H, S0, 0), mueve(H, A, J), nth0(J, S0, F), maplist(cambia(F), S0, S).
         mueve(H, n, J) :- H >= 3, J is H-3.
         mueve(H, s, J) :- H < 6, J is H+3.
         mueve(H, w, J) :- H mod 3 > 0, J is H-1.
         mueve(H, e, J) :- H mod 3 < 2, J is H+1.
         cambia(F, X, Y) :- ( X =:= 0 -> Y = F ; X =:= F -> Y = 0 ; Y = X ).
         prueba :- resuelve(anchura, [1,2,3,4,5,6,7,8,0], R, [objetivo(ninguno)]), write(R).", X).
test(a_plan_of_200000_moves_in_a_small_stack, X == "200000 200001 200000"-""-exit(0)) :-
    otro_proceso(['--stack-limit=32m'], [],
        "expandir(N, mas, M) :- M is N+1.
         meta(200000).
         prueba :- plan(anchura, 0, P, [estados(Ss),coste(C)]), length(P, N), length(Ss, M), format(\"~w ~w ~w\", [N,M,C]).", X).

%   An unsolvable board: the solver never came back.

test(an_unsolvable_board_is_known_at_once,
     [forall(member(M, [anchura,profund,iter,a_estrella,ida_estrella])), true(R == sin_solucion(paridad))]) :-
    clasica(G),
    resuelve(M, [2,1,3,8,0,4,7,6,5], R, [objetivo(G)]).

%   Iterative deepening on a finite space without a plan.

circulo(a, ab, b, 1).
circulo(b, ba, a, 1).
circulo(b, bc, c, 1).
circulo(c, ca, a, 1).

test(a_finite_space_is_exhausted, [forall(member(M, [anchura,profund,iter,coste_uniforme,a_estrella,ida_estrella])), true(R == sin_solucion(agotado(3)))]) :-
    resuelve(M, a, R, [sucesor(circulo(antes,accion,despues,coste)), objetivo(z)]).

%   Depth-first search ran away in an infinite space.

test(a_limit_on_nodes_in_an_infinite_space, R == limite(nodos(5000))) :-
    resuelve(profund, 0, R, [sucesor(recta(antes,accion,despues)), objetivo(-3), nodos_max(5000)]).
test(a_limit_on_depth_finds_what_lies_within, P == [menos,menos,menos]) :-
    plan(profund, 0, P, [sucesor(recta(antes,accion,despues)), objetivo(-3), profundidad_max(10)]).
test(iterative_deepening_needs_none, P == [menos,menos,menos]) :-
    plan(iter, 0, P, [sucesor(recta(antes,accion,despues)), objetivo(-3)]).

%   The plan came out backwards.

flecha(a, x, b, 1).
flecha(a, w, e, 1).
flecha(b, y, c, 1).
flecha(c, z, d, 1).

test(plans_run_from_the_start_to_the_goal,
     [forall(member(M, [anchura,profund,iter,coste_uniforme,voraz,a_estrella,ida_estrella])), true(P-Ss-C == [x,y]-[a,b,c]-2)]) :-
    resuelve(M, a, solucion(P), [sucesor(flecha(antes,accion,despues,coste)), objetivo(c), estados(Ss), coste(C)]).

%   The same plan again and again on backtracking.

doble(s, l, p).
doble(s, r, q).
doble(s, l, p).
doble(p, r, t).
doble(q, l, t).

test(each_different_plan_once, [forall(member(M, [anchura,iter,profund,coste_uniforme])), all(P == [[l,r],[r,l]])]) :-
    planes(M, s, P, [sucesor(doble(antes,accion,despues)), objetivo(t)]).

%   A* with a heuristic that is admissible but not consistent gave 14 instead of 13.

inconsistente(u, uv, v, 4).
inconsistente(u, uw, w, 1).
inconsistente(w, wx, x, 1).
inconsistente(x, xv, v, 1).
inconsistente(v, vz, z, 10).
h_inconsistente(u, 0).
h_inconsistente(v, 0).
h_inconsistente(w, 9).
h_inconsistente(x, 8).
h_inconsistente(z, 0).

test(closed_states_are_reopened, [forall(member(M, [a_estrella,ida_estrella,coste_uniforme])), true(P-C == [uw,wx,xv,vz]-13)]) :-
    plan(M, u, P, [sucesor(inconsistente(antes,accion,despues,coste)), objetivo(z), coste(C),
                   heuristica(h_inconsistente)]).

%   Cycles of cost zero hung the search.

gratis(a, ab, b, 0).
gratis(b, ba, a, 0).
gratis(b, bb, b, 0).
gratis(b, bc, c, 1).

test(free_cycles_end, [forall(member(M, [coste_uniforme,a_estrella,ida_estrella])), all(P == [[ab,bc]])]) :-
    planes(M, a, P, [sucesor(gratis(antes,accion,despues,coste)), objetivo(c)]).
test(free_cycles_without_a_plan_end, [forall(member(M, [coste_uniforme,a_estrella,ida_estrella])), true(R == sin_solucion(agotado(3)))]) :-
    resuelve(M, a, R, [sucesor(gratis(antes,accion,despues,coste)), objetivo(z)]).

%   Negative costs.

negativo(m, mn, n, -3).
negativo(n, nm, m, 1).
negativo(n, no, o, 2).

test(a_negative_cost_is_told, [forall(member(M, [coste_uniforme,a_estrella,ida_estrella])), error(domain_error(coste_no_negativo,-3), rumbo(coste(m,mn,n,-3)))]) :-
    plan(M, m, _, [sucesor(negativo(antes,accion,despues,coste)), objetivo(o)]).

%   A slip in the successor was taken for "no plan".

test(a_slip_reaches_the_user, [forall(member(M, [anchura,profund,iter,a_estrella])), error(type_error(evaluable,nuevo/0))]) :-
    plan(M, j(0,0), _, [sucesor(despiste(antes,accion,despues)), objetivo(j(4,_))]).

%   A goal with a variable stayed bound after the first test.

test(a_pattern_is_matched_anew_each_time, P-P1 == [llena5,pasa,vacia3,pasa,llena5,pasa]-[llena5,pasa,vacia3,pasa,llena5,pasa]) :-
    O = [sucesor(jarra(antes,accion,despues)), objetivo(j(4,_))],
    plan(anchura, j(0,0), P, O),
    plan(anchura, j(0,0), P1, O).

%   Successors with variables in them.

test(a_successor_that_is_not_ground_is_told, error(instantiation_error, rumbo(sucesor(mono(puerta,suelo),va(puerta,_),mono(_,suelo))))) :-
    plan(anchura, mono(puerta,suelo), _, [sucesor(mono(antes,accion,despues)), objetivo(mono(centro,suelo))]).

%   The same set written in several orders.

test(a_normal_form_makes_them_one, A-B == 21-10) :-
    S0 = [granjero,lobo,cabra,col]-[],
    estados_de(S0, [], A),
    estados_de(S0, [normaliza(ordenada)], B).

%   Boards printed with dots.

test(a_printed_plan_has_no_dots, N == 0) :-
    numlist(1, 15, L), append(L, [0], S),
    with_output_to(string(T), muestra_plan(S, [w,w,n,e,s,e])),
    findall(x, sub_string(T, _, _, _, ".."), Xs),
    length(Xs, N).

%   How many nodes were expanded?

test(counters_are_exact, E-G-D == 6-6-0) :-
    plan(anchura, 0, [d,d], [sucesor(arbol(antes,accion,despues)), objetivo(6), estadisticas(St)]),
    E-G-D = St.expandidos-St.generados-St.duplicados.

%   Does the blank move, or the tile?  All the moves there are.

test(the_blank_moves, P == [s]) :-
    clasica(G),
    plan(anchura, [1,0,3,8,2,4,7,6,5], P, [objetivo(G)]).
test(all_24_moves, N == 24) :-
    findall(x, ( nth0(I, [0,1,2,3,4,5,6,7,8], I), numlist(1, 8, T), length(A, I), append(A, Z, T), append(A, [0|Z], B), expandir(B, _, _) ), Xs),
    length(Xs, N).

%   Another goal board, other sizes.

test(heuristic_and_parity_follow_the_goal, [forall(member(M, [anchura,iter,a_estrella,ida_estrella,bidireccional])), true(P == [w])]) :-
    plan(M, [1,0,2,3,4,5,6,7,8], P, [objetivo([0,1,2,3,4,5,6,7,8])]).
test(rectangles, [forall(member(s(W,H,S,G,N), [ s(3,2,[4,5,0,1,2,3],[1,2,3,4,5,0],21), s(4,2,[0,7,2,1,4,3,6,5],[1,2,3,4,5,6,7,0],36),
                                                 s(2,3,[2,1,4,3,0,5],[1,2,3,4,5,0],21) ])), true(N1 == N)]) :-
    plan(a_estrella, S, P, [tablero(W*H), objetivo(G)]),
    length(P, N1).
test(parity_of_a_rectangle, R == sin_solucion(paridad)) :-
    resuelve(anchura, [2,1,3,4,5,0], R, [tablero(3*2), objetivo([1,2,3,4,5,0])]).
test(a_15_puzzle, [forall(member(M, [a_estrella,ida_estrella])), true(N == 22)]) :-
    plan(M, [5,3,1,2, 6,9,8,4, 0,7,15,11, 13,10,14,12], P),
    length(P, N).
test(a_15_puzzle_blindly_stops_at_its_limit, R == limite(nodos(20000))) :-
    resuelve(anchura, [5,3,1,2, 6,9,8,4, 0,7,15,11, 13,10,14,12], R, [nodos_max(20000)]).

%   The start is the goal.

test(the_empty_plan_is_an_answer, [forall(member(M, [anchura,profund,iter,coste_uniforme,voraz,a_estrella,ida_estrella,haz(2),escalada,bidireccional])), true(P-Det == []-true)]) :-
    clasica(G),
    call_cleanup(plan(M, G, P, [objetivo(G)]), Det = true).

%   Lists written anew by the student, and not as the library knows them.

test(predicates_of_the_students_own_are_not_the_librarys, X == "12"-""-exit(0)) :-
    otro_proceso([], [],
        "mia(member(_,_)). mia(append(_,_)). mia(append(_,_,_)). mia(reverse(_,_)). mia(nth0(_,_,_)). mia(last(_,_)).
         mia(select(_,_,_)). mia(numlist(_,_,_)). mia(max_list(_,_)). mia(sum_list(_,_)). mia(list_to_set(_,_)).
         mia(maplist(_,_)). mia(maplist(_,_,_)). mia(maplist(_,_,_,_)). mia(foldl(_,_,_,_)). mia(foldl(_,_,_,_,_)).
         mia(include(_,_,_)). mia(exclude(_,_,_)). mia(partition(_,_,_,_)). mia(option(_,_)). mia(option(_,_,_)).
         mia(get_assoc(_,_,_)). mia(put_assoc(_,_,_,_)). mia(empty_assoc(_)).
         mia(>>(_,_,_)). mia(>>(_,_,_,_)). mia(>>(_,_,_,_,_)). mia(>>(_,_,_,_,_,_)).
         term_expansion(mias, Cs) :- findall((H :- throw(mia(H))), mia(H), Cs).
         mias.
         va(N, mas, M) :- N < 5, M is N+1.
         h(N, H) :- H is 4-N.
         calla(G) :- with_output_to(string(T), G), T \\== \"\".
         di(G) :- catch(G, E, message_to_codes(E)).
         message_to_codes(E) :- phrase('$messages':translate_message(E), L), print_message_lines(current_output, '', L).
         prueba :- B = [4,1,3,7,2,5,8,0,6], P = [sucesor(va(antes,accion,despues)), objetivo(3), heuristica(h)],
             Gs = [ comparar(B, [anchura,iter]), comparar(B, [anchura], [formato(csv)]), comparar(B, [iter], [formato(html)]),
                    diagnostica(0, P), diagnostica(B, [nodos_max(30)]), diagnostica(x, []), muestra_plan(B, [w,n]),
                    arbol(anchura, B, texto), arbol(iter, 0, dot, P), plan(haz(2), B, _, [traza(true)]),
                    di(plan(foo, B, _)), di(plan(anchura, B, _, [foo(1)])) ],
             aggregate_all(count, (lists:member(G, Gs), once(calla(G))), N), write(N).", X).

%   Names with accents, other scripts, NUL; under the C locale.

test(names_come_through_in_every_locale,
     [ forall(member(Lang, ['C','POSIX','C.UTF-8','es_ES.UTF-8'])), true(X == "bien"-""-exit(0)) ]) :-
    otro_proceso([], ['LANG'=Lang,'LC_ALL'=Lang],
        "paso('Cádiz', '→Peñíscola', 'Peñíscola', 3).
         paso('Peñíscola', \"año nuevo\", 'b\\0\\c', 4).
         paso('b\\0\\c', f('Ω','ß'), '目標🏁', 5).
         prueba :- resuelve(coste_uniforme, 'Cádiz', solucion(P), [sucesor(paso(antes,accion,despues,coste)), objetivo('目標🏁'), coste(C), estados(Ss)]),
             P == ['→Peñíscola',\"año nuevo\",f('Ω','ß')], Ss == ['Cádiz','Peñíscola','b\\0\\c','目標🏁'], C == 12, write(bien).", X).

:- end_tests(casos).

recta(N, mas, M) :- M is N+1.
recta(N, menos, M) :- M is N-1.
despiste(j(_,B), llena, j(nuevo,B)).
despiste(j(A,B), pasa, j(A1,3)) :- A+B > 3, A1 is A+B-3.
jarra(j(_,B), llena5, j(5,B)).
jarra(j(A,_), llena3, j(A,3)).
jarra(j(_,B), vacia5, j(0,B)).
jarra(j(A,_), vacia3, j(A,0)).
jarra(j(A,B), pasa, j(A1,B1)) :- T is min(A, 3-B), T > 0, A1 is A-T, B1 is B+T.
jarra(j(A,B), vuelve, j(A1,B1)) :- T is min(B, 5-A), T > 0, A1 is A+T, B1 is B-T.
mono(mono(X,suelo), va(X,Z), mono(Z,suelo)).
arbol(N, i, M) :- N < 3, M is 2*N+1.
arbol(N, d, M) :- N < 3, M is 2*N+2.

estados_de(S0, Mas, N) :-
    resuelve(anchura, S0, sin_solucion(agotado(N)),
             [sucesor(cruza(antes,accion,despues)), objetivo(nada)|Mas]).

cruza(N-S, lleva(X), N1-[granjero,X|S]) :- select(granjero, N, N0), select(X, N0, N1), seguro(N1).
cruza(N-S, solo, N1-[granjero|S]) :- select(granjero, N, N1), seguro(N1).
cruza(N-S, trae(X), [granjero,X|N]-S1) :- select(granjero, S, S0), select(X, S0, S1), seguro(S1).
cruza(N-S, vuelve, [granjero|N]-S1) :- select(granjero, S, S1), seguro(S1).
seguro(L) :- \+ ( memberchk(lobo, L), memberchk(cabra, L) ), \+ ( memberchk(cabra, L), memberchk(col, L) ).
ordenada(A-B, A1-B1) :- msort(A, A1), msort(B, B1).
