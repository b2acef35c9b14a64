:- module(architecture_includes, []).
:- use_module(library(plunit)).
:- use_module(library(readutil), [read_file_to_codes/3]).
:- use_module(library(filesex), [directory_member/3]).
:- use_module(library(dcg/basics), [blanks/2, string_without/4, eol/2, remainder/3]).

/* Who may include whom among the folders of foreign/.

       predicates -> terms, tiles, queens -> search        swipl <- predicates, terms

   The first three can be compiled and tested without Prolog, so they may not see its headers either. */

may_include(search,     [search]).
may_include(tiles,      [tiles, search]).
may_include(queens,     [queens, search]).
may_include(swipl,      [swipl, prolog]).
may_include(terms,      [terms, search, swipl, prolog]).
may_include(predicates, [predicates, terms, tiles, queens, search, swipl, prolog]).

:- prolog_load_context(directory, Here),
   absolute_file_name('../../foreign', Foreign, [relative_to(Here), file_type(directory)]),
   asserta(foreign(Foreign)).
:- dynamic foreign/1.

%   A source file, the folder it belongs to, and the place that one of its include lines points to: a folder of
%   foreign/, `prolog` for SWI-Prolog's own headers or `system`.

include_arrow(File, Folder, Target) :-
    foreign(Foreign),
    directory_member(Foreign, Path, [recursive(true), extensions([cpp,hpp])]),
    atom_concat(Foreign, /, Prefix),
    atom_concat(Prefix, File, Path),
    atomic_list_concat([Folder|_], /, File),
    read_file_to_codes(Path, Codes, [encoding(utf8)]),
    included(Codes, Header),
    points_to(Header, Folder, Target).

%   Header is ours(Name) or theirs(Name), in the order of the lines, on backtracking.

included(Codes, Header) :-
    phrase(line(Line), Codes, Rest),
    (   phrase(include_line(Header), Line)
    ;   Rest \== [],
        included(Rest, Header)
    ).

line(Line) --> string_without(`\n`, Line), eol, !.

include_line(Header) --> blanks, "#", blanks, "include", blanks, header(Header), remainder(_), !.

header(ours(Name))   --> "\"", string_without(`"`, Codes), "\"", { atom_codes(Name, Codes) }.
header(theirs(Name)) --> "<", string_without(`>`, Codes), ">", { atom_codes(Name, Codes) }.

points_to(theirs(Name), _, Target) :-
    (   sub_atom(Name, 0, _, _, 'SWI-')
    ->  Target = prolog
    ;   Target = system
    ).
points_to(ours(Name), Folder, Target) :-
    (   atomic_list_concat([First,_|_], /, Name)
    ->  Target = First
    ;   Target = Folder
    ).

allowed(_, system) :- !.
allowed(Folder, Target) :-
    may_include(Folder, Targets),
    memberchk(Target, Targets).

:- begin_tests(includes).

test(every_source_file_lies_in_a_known_folder, Unknown == []) :-
    findall(File, ( include_arrow(File, Folder, _), \+ may_include(Folder, _) ), Unknown).
test(no_include_goes_against_the_arrows, Wrong == []) :-
    findall(File->Target, ( include_arrow(File, Folder, Target), \+ allowed(Folder, Target) ), Wrong).
test(the_sources_are_really_read, [true(Count > 10)]) :-
    aggregate_all(count, include_arrow(_, _, _), Count).

test(an_include_line_is_recognised_as_written, Headers == [ours('swipl/frame.hpp'), theirs('SWI-Prolog.h')]) :-
    findall(Header, included(`#pragma once\n#include "swipl/frame.hpp" // x\n # include <SWI-Prolog.h>`, Header),
            Headers).
test(search_may_not_see_prolog, [forall(member(Header, [ours('swipl/frame.hpp'), theirs('SWI-Prolog.h')])), fail]) :-
    points_to(Header, search, Target),
    allowed(search, Target).
test(boards_may_not_see_terms, fail) :-
    points_to(ours('terms/codec.hpp'), tiles, Target),
    allowed(tiles, Target).
test(nobody_includes_the_predicates, fail) :-
    may_include(Folder, Targets),
    Folder \== predicates,
    memberchk(predicates, Targets).

:- end_tests(includes).
