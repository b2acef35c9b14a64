:- module(packaging_saved_program, []).
:- use_module(library(plunit)).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(processes).

/* A program saved with qsave_program/2 or `swipl -o` answers as it did, in every module that loads the library. */

file('student.pl', ":- use_module(library(rumbo)).
:- use_module(other).
main :- plan(anchura, [4,1,3,7,2,5,8,0,6], P), up_to(2, Q), print(P-Q), nl.
").
file('other.pl', ":- module(other, [up_to/2]).
:- use_module(library(rumbo)).
:- use_module(library(rumbo/reinas)).
expandir(N, mas, M) :- M is N+1.
up_to(N, Q) :- primera_solucion_nr(4, [_|_]), plan(anchura, 0, Q, [objetivo(N)]).
").

folder_with_files(Folder) :-
    fresh_folder(saved, Folder),
    forall(file(Name, Text),
           ( directory_file_path(Folder, Name, File),
             setup_call_cleanup(open(File, write, Out), write(Out, Text), close(Out)) )).

paths(['-p', Library, '-p', Foreign]) :-
    absolute_file_name(library(rumbo), Rumbo, [file_type(prolog), access(read)]),
    file_directory_name(Rumbo, Prolog),
    atom_concat('library=', Prolog, Library),
    built_library(Built),
    file_directory_name(Built, Build),
    atom_concat('foreign=', Build, Foreign).

answer("[w,n,n,e,s,e,s]-[mas,mas]\n").

%   saving(-Arguments, -Printed): how a program is saved, and what that prints.

saving(['-g', 'qsave_program(saved, [goal(main), toplevel(halt)])', '-t', halt, 'student.pl'], "").
saving(['-g', main, '-g', 'qsave_program(saved, [goal(main), toplevel(halt)])', '-t', halt, 'student.pl'], Answer) :-
    answer(Answer).
saving(['-o', saved, '-g', main, '-t', halt, '-c', 'student.pl'], "").

:- begin_tests(saved_program).

test(it_answers, [forall(saving(Arguments, Printed)), Seen == [0-Printed, 0-Answer]]) :-
    answer(Answer),
    folder_with_files(Folder),
    paths(Paths),
    append(Paths, Arguments, Saving),
    swipl(['--no-packs'|Saving], [cwd(Folder)], Status0, Output0),
    swipl(['-x', saved], [cwd(Folder)], Status, Output),
    Seen = [Status0-Output0, Status-Output].

:- end_tests(saved_program).
