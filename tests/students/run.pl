:- module(run, []).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(expected).

/** <module> Files as students write them, each in a swipl of its own

    swipl -f none --no-packs -p library=prolog -p foreign=build tests/students/run.pl [TEXT]

Loads each submission of expected.pl (those whose name contains TEXT) and asks its
query.  Nothing may be printed but the answer.  The last line is
`N passed, N failed`; the exit status is 1 when anything failed.
*/

:- prolog_load_context(directory, Folder),
   asserta(folder(Folder)).

:- initialization(main, main).

main :-
    current_prolog_flag(argv, Argv),
    findall(Name-Verdict,
            ( case(Name), wanted(Argv, Name), verdict(Name, Verdict), report(Name, Verdict) ),
            Verdicts),
    partition(passed, Verdicts, Passed, Failed),
    length(Passed, NPassed),
    length(Failed, NFailed),
    format("~d passed, ~d failed~n", [NPassed, NFailed]),
    (   NFailed =:= 0, NPassed > 0
    ->  halt(0)
    ;   halt(1)
    ).

report(_, passed) :- !.
report(Name, Verdict) :-
    format("~w~n    ~w~n", [Name, Verdict]).

passed(_-passed).

case(Name) :- submission(Name, _, _, _, _).
case(Name) :- refused(Name, _, _, _, _, _).

wanted([], _).
wanted([Text|_], Name) :-
    sub_atom(Name, _, _, _, Text),
    !.

verdict(Name, Verdict) :-
    submission(Name, Files, Template, Goal, Answers),
    answer_of(Files, Template, Goal, Out, Err, Status),
    expected_text(Answers, Text),
    (   Out == Text, Err == "", Status == exit(0)
    ->  Verdict = passed
    ;   Verdict = printed(Out, Err, Status, instead_of(Text))
    ).
verdict(Name, Verdict) :-
    refused(Name, Files, Message, Template, Goal, Answers),
    answer_of(Files, Template, Goal, Out, Err, _),
    expected_text(Answers, Text),
    (   Out == Text, sub_string(Err, _, _, _, Message)
    ->  Verdict = passed
    ;   Verdict = printed(Out, Err, instead_of(Text, Message))
    ).

expected_text(Answers, Text) :-
    format(string(Text), "~q~n", [Answers]).

%   answer_of(+Files, +Template, +Goal, -Out, -Err, -Status): what a new process
%   prints from its start to its end.  A process that hangs is killed after a minute,
%   so that it is one failed test and not a suite that never ends.

answer_of(Files, Template, Goal, Out, Err, Status) :-
    folder(Folder),
    atom_concat(Folder, '/entregas', Entregas),
    paths(Paths),
    maplist(file_argument, Files, FileArguments),
    query(Template, Goal, Query),
    current_prolog_flag(executable, Swipl),
    append([ ['-s', 'KILL', 60, Swipl, '-f', none, '--no-packs', '-q', '--on-error=status', '--on-warning=status'],
             Paths,
             ['-g', Query, '-t', halt],
             FileArguments
           ], Arguments),
    process_create(path(timeout), Arguments,
                   [ cwd(Entregas), environment(['LANG'='C.UTF-8']),
                     stdin(null), stdout(pipe(OutStream)), stderr(pipe(ErrStream)),
                     process(Process) ]),
    set_stream(OutStream, encoding(utf8)),
    set_stream(ErrStream, encoding(utf8)),
    read_string(OutStream, _, Out),
    read_string(ErrStream, _, Err),
    close(OutStream),
    close(ErrStream),
    process_wait(Process, Status).

file_argument(File, Argument) :-
    atom_concat(File, '.pl', Argument).

query(Template, Goal, Query) :-
    \+ \+ ( numbervars(Template-Goal, 0, _),
            format(atom(Query0),
                   "findall(~W,(~W),Answers),format('~~q~~n',[Answers])",
                   [ Template, [quoted(true),numbervars(true)],
                     Goal, [quoted(true),numbervars(true)] ]),
            nb_setval(query, Query0) ),
    nb_getval(query, Query).

%   The library and the shared object that this process uses.

paths(Paths) :-
    absolute_file_name(library(rumbo), Library, [file_type(prolog), access(read)]),
    file_directory_name(Library, LibraryFolder),
    format(atom(LibraryPath), "library=~w", [LibraryFolder]),
    (   absolute_file_name(foreign(rumbo), Object,
                           [file_type(executable), access(read), file_errors(fail)])
    ->  file_directory_name(Object, ObjectFolder),
        format(atom(ObjectPath), "foreign=~w", [ObjectFolder]),
        Paths = ['-p', LibraryPath, '-p', ObjectPath]
    ;   Paths = ['-p', LibraryPath]
    ).
