:- encoding(utf8).
:- module(test_menu, []).
:- use_module(library(plunit)).
:- use_module(charla).

/* The menu of the 3×3 puzzle as somebody meets it at a terminal. */

desde_la_shell("-g \"use_module(library(rumbo/puzzle_pila)),puzzle_3x3\" -t halt").
en_el_prompt("-g \"use_module(library(rumbo/puzzle_pila))\"").

:- begin_tests(menu).

test(from_the_shell_the_example_is_solved) :-
    desde_la_shell(A),
    charla(A, ["acabar): "-'1 2 3 4 0 5 6 7 8', "Opción: "-1, "Opción: "-0], T),
    dice(T, "Estado 14\n  1 2\n3 4 5\n6 7 8\n"),
    dice(T, "Solución en 14 movimientos: 14 estados sacados de la pila, 29 insertados."),
    dice(T, "Hasta luego.").
test(wrong_input_is_answered_and_asked_again) :-
    desde_la_shell(A),
    charla(A, ["acabar): "-hola, "acabar): "-'1 2 3', "acabar): "-'1 1 2 3 4 5 6 7 8', "acabar): "-'[', "acabar): "-'',
               "acabar): "-'[3,1,2,0,4,5,6,7,8]',
               "Opción: "-nueve, "Opción: "-'-1', "Opción: "-'halt.', "Opción: "-2, "Opción: "-0], T),
    aggregate_all(count, sub_string(T, _, _, _, "No es un tablero"), 5),
    aggregate_all(count, sub_string(T, _, _, _, "No es una opción"), 3),
    dice(T, "Solución en 1 movimiento: 1 estado sacado de la pila, 4 insertados.").
test(table_of_the_three_side_by_side) :-
    desde_la_shell(A),
    charla(A, ["acabar): "-'1 0 5 3 2 4 6 7 8', "Opción: "-4, "Opción: "-salir], T),
    dice(T, "Piezas fuera de lugar                   |          55        55         107\n"),
    dice(T, "Suma de distancias fuera de lugar       |         145       148         274\n"),
    dice(T, "2 por número de regresos directos       |         201       202         372\n").
test(step_of_the_text_is_drawn) :-
    desde_la_shell(A),
    charla(A, ["acabar): "-'1 2 3 4 0 5 6 7 8', "Opción: "-6, "Opción: "-0], T),
    dice(T, "1 2 3    1 2 3    1   3    1 2 3\n4 7 5    4 5      4 2 5      4 5\n6   8    6 7 8    6 7 8    6 7 8\n  5        5        4        3\n").
test(end_of_input_ends_it, [forall(member(Turnos, [["acabar): "-fin],
                                                   ["acabar): "-'3 1 2 0 4 5 6 7 8', "Opción: "-fin]]))]) :-
    desde_la_shell(A),
    charla(A, Turnos, T),
    dice(T, "Hasta luego.").
test(at_the_prompt_it_goes_back_to_the_prompt) :-
    en_el_prompt(A),
    charla(A, ["?- "-'puzzle_3x3.', "acabar): "-'1 4 2 3 0 5 6 7 8', "Opción: "-3, "Opción: "-0,
               "?- "-'X = sigue.', "?- "-'halt.'], T),
    dice(T, "Solución en 2 movimientos: 2 estados sacados de la pila, 7 insertados."),
    dice(T, "X = sigue.").

:- end_tests(menu).
