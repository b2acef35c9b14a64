:- encoding(utf8).
:- module(charla,
          [ charla/3,              % +Argumentos, +Turnos, -Texto
            dice/2                 % +Texto, +Parte
          ]).
:- use_module(library(process)).
:- use_module(library(time)).

/** <module> Speaking with a swipl at a terminal

A pseudo-terminal (that of script(1)) in which a swipl runs, spoken to line by line.
Each line is typed when what it answers has been read.
*/

:- prolog_load_context(directory, Here),
   absolute_file_name('../../prolog', Prolog, [relative_to(Here), file_type(directory)]),
   asserta(prolog_folder(Prolog)).
:- dynamic prolog_folder/1.

%!  charla(+Argumentos, +Turnos, -Texto) is det.
%
%   What the terminal shows from the start to the end of the process, when for each Esperado-Linea of
%   Turnos, in order, Linea is typed once Esperado has appeared. `fin` is the key that ends the input. A
%   process that does not end, or never says what is expected, is an error of the test.

charla(Argumentos, Turnos, Texto) :-
    prolog_folder(Library),
    absolute_file_name(foreign(.), Foreign, [file_type(directory)]),
    current_prolog_flag(executable, Swipl),
    format(atom(Orden), "'~w' -q -f none --no-packs -p 'library=~w' -p 'foreign=~w' ~w",
           [Swipl, Library, Foreign, Argumentos]),
    setup_call_cleanup(
        process_create(path(script), ['-qfec', Orden, '/dev/null'],
                       [ stdin(pipe(In, [encoding(utf8)])), stdout(pipe(Out, [encoding(utf8)])),
                         environment(['TERM'=dumb, 'LC_ALL'='C.UTF-8']), process(Proceso) ]),
        call_with_time_limit(60, habla(Turnos, In, Out, [], Codes)),
        ( close(In, [force(true)]), close(Out, [force(true)]), process_wait(Proceso, _) )),
    reverse(Codes, EnOrden),
    exclude(=:=(0'\r), EnOrden, SinRetornos),
    string_codes(Texto, SinRetornos).

habla([], _, Out, Leido0, Leido) :-
    lee_hasta(Out, nunca, Leido0, Leido).
habla([Esperado-Linea|Turnos], In, Out, Leido0, Leido) :-
    string_codes(Esperado, Codes),
    reverse(Codes, AlReves),
    lee_hasta(Out, AlReves, Leido0, Leido1),
    (   Linea == fin
    ->  put_char(In, '\x04')
    ;   format(In, "~w~n", [Linea])
    ),
    flush_output(In),
    habla(Turnos, In, Out, Leido1, Leido).

%   lee_hasta(+Out, +AlReves, +Leido0, -Leido): Leido has what was read, the last character first.

lee_hasta(Out, AlReves, Leido0, Leido) :-
    get_code(Out, C),
    (   C == -1
    ->  Leido = Leido0
    ;   Leido1 = [C|Leido0],
        (   AlReves \== nunca,
            append(AlReves, _, Leido1)
        ->  Leido = Leido1
        ;   lee_hasta(Out, AlReves, Leido1, Leido)
        )
    ).

%!  dice(+Texto, +Parte) is semidet.

dice(Texto, Parte) :-
    sub_string(Texto, _, _, _, Parte),
    !.
