:- module(readme, []).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(blocks).
:- use_module(session).

/* The README says what is true: every session in it is typed at a prompt, every command marked is run. */

:- dynamic students_folder/1.

%   A folder that holds the files of the README, as a student would have written them.

students_folder_ready :-
    tmp_file(readme, Folder),
    make_directory(Folder),
    assertz(students_folder(Folder)),
    forall(block(file(Name), _, Text),
           ( directory_file_path(Folder, Name, Path),
             setup_call_cleanup(open(Path, write, Out, [encoding(utf8)]),
                                write(Out, Text),
                                close(Out)) )).

students_folder_gone :-
    retract(students_folder(Folder)),
    delete_directory_and_contents(Folder).

%   The command that prolog/arranca ends with, for the library under test.

prompt(Files, Command) :-
    students_folder(Folder),
    absolute_file_name(library(rumbo), Rumbo, [file_type(prolog), access(read)]),
    file_directory_name(Rumbo, Library),
    absolute_file_name(foreign(.), Foreign, [file_type(directory)]),
    atomic_list_concat(Files, ' ', Names),
    format(string(Command),
           "cd '~w' && exec swipl -q -f none --no-packs -p 'library=~w' -p 'foreign=~w' -l '~w' \c
            -g \"set_prolog_flag(toplevel_prompt, '?- ')\" ~w",
           [Folder, Library, Foreign, Rumbo, Names]).

%   What the commands of a shell block print, each after its own line.

shell(Text, Seen) :-
    split_string(Text, "\n", "", Lines),
    findall(Command-Line, ( member(Line, Lines), string_concat("$ ", Command, Line) ), Commands),
    maplist(output_of, Commands, Outputs),
    atomics_to_string(Outputs, Seen).

output_of(Command-Line, Output) :-
    readme(Readme),
    file_directory_name(Readme, Checkout),
    process_create(path(sh), ['-c', Command], [cwd(Checkout), stdin(null), stdout(pipe(Out)), process(Process)]),
    read_string(Out, _, Printed),
    close(Out),
    process_wait(Process, Status),
    (   Status == exit(0) -> Failed = "" ; format(string(Failed), "~w~n", [Status]) ),
    atomics_to_string([Line, "\n", Printed, Failed], Output).

atomics_to_string(Parts, String) :-
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, String).

:- begin_tests(readme, [setup(students_folder_ready), cleanup(students_folder_gone)]).

test(a_session_goes_as_written, [forall(block(session(Files), _Line, Expected)), Seen == Expected]) :-
    prompt(Files, Command),
    session(Command, Expected, Seen).
test(a_command_prints_what_is_written, [forall(block(shell, _Line, Expected)), Seen == Expected]) :-
    shell(Expected, Seen).
test(every_query_is_run, Unmarked == []) :-
    findall(Line, ( fenced(Line, Text), sub_string(Text, _, _, _, "?- "), \+ block(_, Line, Text) ), Unmarked).
test(a_difference_is_seen, [true(Seen \== Expected)]) :-
    prompt([], Command),
    Expected = "?- initial2(S), plan(iter,S,P).\nS = [4, 1, 3, 7, 2, 5, 0, 8, 6],\nP = [n, n, e, s, e, n].\n",
    session(Command, Expected, Seen).

:- end_tests(readme).
