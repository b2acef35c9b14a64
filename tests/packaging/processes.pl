:- module(packaging_processes,
          [ swipl/4,              % +Arguments, +Options, -Status, -Output
            fresh_folder/2,       % +Name, -Folder
            copy_of_checkout/1,   % +Folder
            built_library/1       % -File
          ]).
:- use_module(library(process)).
:- use_module(library(filesex), [copy_directory/2, copy_file/2, directory_file_path/3]).

/** <module> What the tests of packaging need: other processes of swipl, and copies of the checkout
*/

:- prolog_load_context(directory, Here),
   absolute_file_name('../..', Checkout, [relative_to(Here), file_type(directory)]),
   asserta(checkout(Checkout)).
:- dynamic checkout/1.

%!  swipl(+Arguments, +Options, -Status, -Output) is det.
%
%   A process of the same swipl, without the user's own settings; Output is all that it prints. Options are those of
%   process_create/3, as `cwd(Folder)` and `environment(Settings)`.

swipl(Arguments, Options, Status, Output) :-
    current_prolog_flag(executable, Swipl),
    process_create(Swipl, ['-q', '-f', none, '--on-error=status', '--on-warning=status'|Arguments],
                   [stdin(null), stdout(pipe(Out)), stderr(pipe(Out)), process(Process)|Options]),
    set_stream(Out, encoding(utf8)),
    read_string(Out, _, Output),
    close(Out),
    process_wait(Process, exit(Status)).

%!  fresh_folder(+Name, -Folder) is det.
%
%   Folder is called Name, is empty, and goes when this process ends.

fresh_folder(Name, Folder) :-
    tmp_file(rumbo, Parent),
    make_directory(Parent),
    at_halt(ignore(catch(delete_directory_and_contents(Parent), _, true))),
    directory_file_path(Parent, Name, Folder),
    make_directory(Folder).

%!  copy_of_checkout(+Folder) is det.
%
%   Copies into Folder what a clone would hold.

copy_of_checkout(Folder) :-
    checkout(Checkout),
    forall(member(Name, ['CMakeLists.txt', 'CMakePresets.json', 'README.md', 'pack.pl']),
           ( directory_file_path(Checkout, Name, From),
             directory_file_path(Folder, Name, To),
             copy_file(From, To) )),
    forall(member(Name, [foreign, prolog, tests]),
           ( directory_file_path(Checkout, Name, From),
             directory_file_path(Folder, Name, To),
             copy_directory(From, To) )).

%!  built_library(-File) is det.
%
%   The shared object that these tests run with.

built_library(File) :-
    absolute_file_name(foreign(rumbo), File, [file_type(executable), access(read)]).
