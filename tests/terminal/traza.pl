:- encoding(utf8).
:- module(test_traza_en_terminal, []).
:- use_module(library(plunit)).
:- use_module(charla).

/* The trace as a student sees it at the prompt of a terminal. */

pregunta(Pregunta, Texto) :-
    charla("-g \"use_module(library(rumbo)),set_prolog_flag(message_language,es)\"",
           ["?- "-Pregunta, "?- "-'halt.'], Texto).

:- begin_tests(traza_en_terminal).

test(the_trace_comes_before_the_answer) :-
    pregunta('plan(a_estrella(manhattan), [1,2,3,4,5,6,0,7,8], P, [traza(true)]).', T),
    dice(T, "n.º prof.   g   h   f abiert.  estado\n"),
    dice(T, "\n    1     0   0   2   2       0  [1,2,3,4,5,6,0,7,8]"),
    dice(T, "\n    2     1   1   1   2       1  [1,2,3,4,5,6,7,0,8]  x w más caro\n"),
    dice(T, "\n meta     2   2   0   2       2  [1,2,3,4,5,6,7,8,0]\nP = [e, e]."),
    \+ dice(T, "Warning").
test(no_line_is_wider_than_the_terminal) :-
    pregunta('plan(anchura, [4,1,3,7,2,5,8,0,6], P, [traza(true)]).', T),
    split_string(T, "\n", "", Lineas),
    length(Lineas, N),
    N > 100,
    forall(( member(Linea, Lineas), \+ sub_string(Linea, _, _, _, "?- ") ),
           ( string_length(Linea, Largo), Largo =< 80 )).
test(without_the_option_nothing_is_shown) :-
    pregunta('plan(anchura, [1,2,3,4,5,6,7,0,8], P, [traza(false)]).', T),
    \+ dice(T, "visitado"),
    dice(T, "P = [e].").

:- end_tests(traza_en_terminal).
