:- module(readme_blocks,
          [ block/3,              % ?Mark, ?Line, ?Text
            fenced/2,             % ?Line, ?Text
            readme/1              % -File
          ]).
:- use_module(library(readutil), [read_file_to_string/3]).

/** <module> The blocks of the README that the tests run

A block is fenced with three backquotes; the line before says in a comment what it is:

    <!-- test: file NAME -->        what a student writes in the file NAME
    <!-- test: session -->          what is typed at the prompt, and what comes back
    <!-- test: session NAME -->     the same, after that file was loaded
    <!-- test: shell -->            commands after `$ `, typed in the checkout, and what they print
*/

:- prolog_load_context(directory, Here),
   absolute_file_name('../../README.md', Readme, [relative_to(Here)]),
   asserta(readme(Readme)).
:- dynamic readme/1.

%!  readme(-File) is det.

%!  block(?Mark, ?Line, ?Text) is nondet.
%
%   Mark is `file(Name)`, `session(Names)` or `shell`; Line is that of the fence, Text what it holds, each line with its
%   end.

block(Mark, Line, Text) :-
    lines(Lines),
    fenced(Lines, Before, Line, Text),
    last(Before, Comment),
    mark(Comment, Mark).

%!  fenced(?Line, ?Text) is nondet.
%
%   The same for every block, marked or not.

fenced(Line, Text) :-
    lines(Lines),
    fenced(Lines, _, Line, Text).

lines(Lines) :-
    readme(Readme),
    read_file_to_string(Readme, String, [encoding(utf8)]),
    split_string(String, "\n", "", Lines).

%   A line that says only ``` ends a block, any other that starts with it begins one.

fenced(Lines, Before, Line, Text) :-
    append(Before, [Fence|After], Lines),
    string_concat("```", Language, Fence),
    Language \== "",
    once(append(Inside, ["```"|_], After)),
    length(Before, Above),
    Line is Above+1,
    with_ends(Inside, Text).

mark(Comment, Mark) :-
    split_string(Comment, " ", "", ["<!--", "test:", Kind|Rest]),
    once(append(Names0, ["-->"], Rest)),
    maplist([String,Name]>>atom_string(Name, String), Names0, Names),
    mark(Kind, Names, Mark).

mark("file", [Name], file(Name)).
mark("session", Names, session(Names)).
mark("shell", [], shell).

with_ends(Lines, Text) :-
    atomic_list_concat(Lines, '\n', Text0),
    string_concat(Text0, "\n", Text).
