:- module(architecture_load, []).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(filesex), [directory_member/3]).

/* Every Prolog file of ours loads alone, in a process of its own, without a word, also where the locale knows no
   accents (as on a Debian where none was chosen); and library(check) has nothing to say of all of them together, also
   where Prolog finds nothing by itself: what a student defines would come before that. */

:- prolog_load_context(directory, Here),
   absolute_file_name('../../prolog', Prolog, [relative_to(Here), file_type(directory)]),
   asserta(prolog_folder(Prolog)).
:- dynamic prolog_folder/1.

source(File) :-
    prolog_folder(Folder),
    directory_member(Folder, File, [recursive(true), extensions([pl])]).

%   What a fresh process prints, and its status, when it runs Goal in a locale.

fresh_swipl(Goal, Locale, Status, Output) :-
    prolog_folder(Library),
    absolute_file_name(foreign(.), Foreign, [file_type(directory)]),
    format(atom(LibraryPath), 'library=~w', [Library]),
    format(atom(ForeignPath), 'foreign=~w', [Foreign]),
    format(atom(GoalText), '~q', [Goal]),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl, ['-q', '-f', none, '--no-packs', '--on-error=status', '--on-warning=status',
                           '-p', LibraryPath, '-p', ForeignPath, '-g', GoalText, '-t', halt],
                   [environment(['LC_ALL'=Locale]), stdin(null), stdout(pipe(Out)), stderr(pipe(Out)),
                    process(Process)]),
    read_string(Out, _, Output),
    close(Out),
    process_wait(Process, exit(Status)).

:- begin_tests(load).

test(a_file_loads_alone_without_a_word,
     [forall(( source(File), member(Locale, ['C', 'C.UTF-8']) )), Status-Output == 0-""]) :-
    fresh_swipl(use_module(File), Locale, Status, Output).
test(there_are_files, [true(Count > 0)]) :-
    aggregate_all(count, source(_), Count).
test(check_has_nothing_to_say, Status-Output == 0-"") :-
    findall(File, source(File), Files),
    fresh_swipl((forall(member(File, Files), use_module(File, [])), check), 'C.UTF-8', Status, Output).
test(make_has_nothing_to_say, Status-Output == 0-"") :-
    fresh_swipl((use_module(library(rumbo)), make), 'C.UTF-8', Status, Output).
test(each_file_says_what_it_takes_from_other_libraries, Status-Output == 0-"") :-
    findall(File, source(File), Files),
    fresh_swipl(( set_prolog_flag(autoload, false), use_module(library(check)),
                  load_files(Files, [imports([])]), list_undefined ), 'C.UTF-8', Status, Output).
test(an_undefined_predicate_would_be_noticed, [true(Status-Output \== 0-"")]) :-
    fresh_swipl((assertz((nobody:calls :- missing_predicate)), check), 'C.UTF-8', Status, Output).

:- end_tests(load).
