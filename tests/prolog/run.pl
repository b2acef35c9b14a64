:- module(run, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).

/** <module> Run the plunit files of this folder

    swipl -f none --no-packs --on-error=status --on-warning=status \
          -p library=prolog -p foreign=build tests/prolog/run.pl [NAME ...]

Runs every file of the folder, or those named (without `.pl`), each in a process of
its own, so that what one defines or breaks is not in the way of another.  A failed
test, an error or a warning while loading or running, a test that leaves a choice
point and a process that crashes all count as failed.  The last line is
`N passed, N failed`; the exit status is 1 when anything failed.
*/

:- prolog_load_context(directory, Folder),
   asserta(folder(Folder)).

:- initialization(main, main).

main :-
    current_prolog_flag(argv, Arguments),
    (   Arguments = ['--here', Name]
    ->  run_here(Name, Passed, Failed)
    ;   names(Arguments, Names),
        maplist(run_apart, Names, Results),
        foldl(add, Results, 0-0, Passed-Failed)
    ),
    format("~d passed, ~d failed~n", [Passed, Failed]),
    (   Failed =:= 0, Passed > 0
    ->  halt(0)
    ;   halt(1)
    ).

add(result(Passed, Failed), P0-F0, P-F) :-
    P is P0+Passed,
    F is F0+Failed.

%   The files with tests: the others are loaded by these.

names([], Names) :-
    !,
    folder(Folder),
    format(atom(Pattern), "~w/*.pl", [Folder]),
    expand_file_name(Pattern, Files),
    convlist(name_of_tests, Files, Names).
names(Names, Names).

name_of_tests(File, Name) :-
    file_base_name(File, Base),
    file_name_extension(Name, pl, Base),
    Name \== run,
    read_file_to_string(File, Text, [encoding(utf8)]),
    once(sub_string(Text, _, _, _, "\n:- begin_tests(")).


                 /*******************************
                 *        ONE PROCESS           *
                 *******************************/

%   run_apart(+Name, -Result): shows what a run that is not clean printed.

run_apart(Name, result(Passed, Failed)) :-
    current_prolog_flag(executable, Swipl),
    paths(Paths),
    folder(Folder),
    atom_concat(Folder, '/run.pl', Run),
    append([ ['-f', none, '--no-packs', '--on-error=status', '--on-warning=status'],
             Paths,
             [Run, '--here', Name] ],
           Arguments),
    process_create(Swipl, Arguments,
                   [ stdin(null), stdout(pipe(Out)), stderr(pipe(Out)), process(Process) ]),
    set_stream(Out, encoding(utf8)),
    read_string(Out, _, Text),
    close(Out),
    process_wait(Process, Status),
    (   Status == exit(0),
        counts(Text, Passed, Failed)
    ->  true
    ;   format("~s~n", [Text]),
        (   counts(Text, Passed, Failed),
            Failed > 0
        ->  true
        ;   Passed = 0,
            Failed = 1
        )
    ),
    format("~w: ~d passed, ~d failed~n", [Name, Passed, Failed]).

%   counts(+Text, -Passed, -Failed): what the last line says.

counts(Text, Passed, Failed) :-
    split_string(Text, "\n", "\n", Lines),
    last(Lines, Line),
    split_string(Line, " ", ",", [PassedText, "passed", FailedText, "failed"]),
    number_string(Passed, PassedText),
    number_string(Failed, FailedText).

%   The library and the shared object that this process would use.

paths(Paths) :-
    findall(['-p', Path],
            ( member(Alias, [library, foreign]),
              user:file_search_path(Alias, Folder),
              atom(Folder),
              format(atom(Path), "~w=~w", [Alias, Folder])
            ),
            Folders),
    append(Folders, Paths).


                 /*******************************
                 *          ONE FILE            *
                 *******************************/

:- dynamic
    complaints/1,           % How many messages were no report of a failed test
    summary/2.              % Passed, Failed

:- multifile user:message_hook/3.

user:message_hook(Message, Kind, _) :-
    note(Kind, Message),
    fail.

note(silent, plunit(Summary)) :-
    is_dict(Summary),
    retractall(summary(_,_)),
    assertz(summary(Summary.passed, Summary.failed)).
note(error, Message) :-
    complain(Message).
note(warning, Message) :-
    complain(Message).

%   plunit counts its failed tests itself.

complain(plunit(Report)) :-
    functor(Report, Name, _),
    memberchk(Name, [failed, failed_assertion]),
    !.
complain(_) :-
    (   retract(complaints(N0)) -> true ; N0 = 0 ),
    N is N0+1,
    assertz(complaints(N)).

run_here(Name, Passed, Failed) :-
    folder(Folder),
    format(atom(File), "~w/~w.pl", [Folder, Name]),
    load_files(user:File, [if(not_loaded)]),
    ignore(run_tests),
    (   summary(Passed, Failed0)
    ->  true
    ;   Passed = 0,
        Failed0 = 0
    ),
    (   complaints(Complaints) -> true ; Complaints = 0 ),
    Failed is Failed0 + Complaints.
