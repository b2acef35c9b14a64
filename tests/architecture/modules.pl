:- module(architecture_modules, []).
:- use_module(library(plunit)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(prolog_source), [prolog_open_source/2, prolog_close_source/1, prolog_read_source_term/4]).
:- use_module(library(filesex), [directory_member/3]).
:- use_module(library(ugraphs), [vertices_edges_to_ugraph/3, top_sort/2]).

/* Which Prolog module may load which.

       rumbo.pl -> the public modules -> problema -> the file that loads the foreign library

   Nothing loads upwards, and only one file loads the foreign library. A file that loads another inside a clause,
   when it is needed, is held to the same. */

:- prolog_load_context(directory, Here),
   absolute_file_name('../../prolog', Prolog, [relative_to(Here), file_type(directory)]),
   asserta(prolog_root(Prolog)).
:- dynamic prolog_root/1.

%   Files are named from prolog/ and without `.pl`: rumbo, 'rumbo/problema'.

source(Name) :-
    prolog_root(Root),
    directory_member(Root, Path, [recursive(true), extensions([pl])]),
    source_name(Path, Name).

source_name(Path, Name) :-
    prolog_root(Root),
    atom_concat(Root, Inside, Path),
    sub_atom(Inside, 1, _, 3, Name),
    atom_concat(_, '.pl', Inside),
    !.

source_path(Name, Path) :-
    prolog_root(Root),
    format(atom(Path), '~w/~w.pl', [Root,Name]).

%   The terms of a source file, in order, on backtracking.

source_term(Name, Term) :-
    source_path(Name, Path),
    setup_call_cleanup(prolog_open_source(Path, In),
                       findall(Term0, term_of(In, Term0), Terms),
                       prolog_close_source(In)),
    member(Term, Terms).

term_of(In, Term) :-
    repeat,
    prolog_read_source_term(In, Term0, _, []),
    (   Term0 == end_of_file
    ->  !,
        fail
    ;   Term = Term0
    ).

loads(Name, Target) :-
    source(Name),
    source_term(Name, Term),
    sub_term(Load, Term),
    nonvar(Load),
    load_goal(Load, Spec),
    target(Spec, Name, Target).

load_goal(use_module(Spec), Spec).
load_goal(use_module(Spec, _), Spec).
load_goal(autoload(Spec), Spec).
load_goal(autoload(Spec, _), Spec).
load_goal(reexport(Spec), Spec).
load_goal(reexport(Spec, _), Spec).
load_goal(ensure_loaded(Spec), Spec).
load_goal(load_files(Spec, _), Spec).
load_goal(consult(Spec), Spec).

%   What a load points to when that is a file of ours. What is only known when it is called is none.

target(Spec, _, _) :-
    \+ ground(Spec),
    !,
    fail.
target(_:Spec, Name, Target) :-
    !,
    target(Spec, Name, Target).
target(Specs, Name, Target) :-
    is_list(Specs),
    !,
    member(Spec, Specs),
    target(Spec, Name, Target).
target(Spec, Name, Target) :-
    source_path(Name, Here),
    file_directory_name(Here, Folder),
    absolute_file_name(Spec, Path, [relative_to(Folder), file_type(prolog), access(read), file_errors(fail)]),
    source_name(Path, Target).

loads_foreign(Name) :-
    source(Name),
    once(( source_term(Name, Term),
           sub_term(Load, Term),
           nonvar(Load),
           foreign_goal(Load) )).

foreign_goal(use_foreign_library(_)).
foreign_goal(use_foreign_library(_, _)).
foreign_goal(load_foreign_library(_)).
foreign_goal(load_foreign_library(_, _)).

:- begin_tests(modules).

test(only_one_file_loads_the_foreign_library, Count == 1) :-
    aggregate_all(count, loads_foreign(_), Count).
test(the_file_that_loads_the_foreign_library_is_the_lowest, Below == []) :-
    findall(Target, ( loads_foreign(Lowest), loads(Lowest, Target) ), Below).
test(nothing_loads_in_circles) :-
    findall(Name, source(Name), Names),
    setof(Name-Target, loads(Name, Target), Edges),
    vertices_edges_to_ugraph(Names, Edges, Graph),
    top_sort(Graph, _).
test(nobody_below_loads_the_door, Wrong == []) :-
    findall(Name, loads(Name, rumbo), Wrong).
test(the_door_has_no_code, Clauses == []) :-
    findall(Term, ( source_term(rumbo, Term), Term \= (:- _) ), Clauses).
test(problema_loads_nothing_that_the_door_opens_but_the_lowest, Wrong == []) :-
    findall(Target, ( loads(rumbo, Target), \+ loads_foreign(Target) ), Public),
    findall(Target, ( loads('rumbo/problema', Target), memberchk(Target, Public) ), Wrong).
test(the_arrows_are_really_read) :-
    once(loads(rumbo, 'rumbo/practica')),
    once(loads('rumbo/practica', 'rumbo/problema')).

test(a_load_within_a_clause_is_seen, all(Spec == [library(rumbo)])) :-
    sub_term(Load, (p :- catch(use_module(library(rumbo)), _, true))),
    nonvar(Load),
    load_goal(Load, Spec).

:- end_tests(modules).
