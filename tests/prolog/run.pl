:- module(run, []).
:- use_module(library(plunit)).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [member/2]).

/** <module> Run the plunit files of this folder

    swipl -f none --no-packs --on-error=status --on-warning=status \
          -p library=prolog -p foreign=build tests/prolog/run.pl [NAME ...]

Loads every file of the folder, or those named (without `.pl`), and runs their
tests.  A failed test, an error or a warning while loading or running and a test
that leaves a choice point all count as failed.  The last line is
`N passed, N failed`; the exit status is 1 when anything failed.
*/

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

:- prolog_load_context(directory, Folder),
   asserta(folder(Folder)).

:- initialization(main, main).

main :-
    current_prolog_flag(argv, Names),
    test_files(Names, Files),
    maplist(load_tests, Files),
    ignore(run_tests),
    outcome(Passed, Failed),
    format("~d passed, ~d failed~n", [Passed, Failed]),
    (   Failed =:= 0, Passed > 0
    ->  halt(0)
    ;   halt(1)
    ).

test_files([], Files) :-
    !,
    folder(Folder),
    directory_member_files(Folder, All),
    findall(File, ( member(File, All), \+ file_base_name(File, 'run.pl') ), Files).
test_files(Names, Files) :-
    folder(Folder),
    maplist(test_file(Folder), Names, Files).

test_file(Folder, Name, File) :-
    format(atom(File), "~w/~w.pl", [Folder,Name]).

directory_member_files(Folder, Files) :-
    format(atom(Pattern), "~w/*.pl", [Folder]),
    expand_file_name(Pattern, Files).

load_tests(File) :-
    load_files(File, [if(not_loaded)]).

outcome(Passed, Failed) :-
    (   summary(Passed, Failed0)
    ->  true
    ;   Passed = 0,
        Failed0 = 0
    ),
    (   complaints(Complaints) -> true ; Complaints = 0 ),
    Failed is Failed0 + Complaints.
