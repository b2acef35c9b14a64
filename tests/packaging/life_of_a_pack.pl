:- encoding(utf8).
:- module(life_of_a_pack,
          [ life_of_a_pack/4,     % +Pack, +Options, +Folder, -Seen
            checkout_copy/1,      % -Folder
            put_library/1,        % +Folder
            user/2,               % -Home, -Environment
            use/3,                % +Environment, -Status, -Output
            files/2               % +Folder, -Files
          ]).
:- use_module(library(filesex),
              [copy_file/2, directory_file_path/3, directory_member/3, make_directory_path/1]).
:- use_module(processes).

/** <module> A pack is installed from a copy of the checkout, used from elsewhere, and removed

The user has nothing yet, and the names have blanks and accents.
*/

%!  life_of_a_pack(+Pack, +Options, +Folder, -Seen) is det.
%
%   Installs Pack, as it is called in Folder, with Options of pack_install/2, uses it and removes it. Seen is
%   `[Installed, Status-Output, Removed, Left]`: three exit statuses, what the use printed, and the files that are left
%   in the user's home.

life_of_a_pack(Pack, Options, Folder, [Installed, Status-Output, Removed, Left]) :-
    user(Home, Environment),
    install(Pack, Options, Folder, Environment, Installed),
    use(Environment, Status, Output),
    remove(Environment, Removed),
    files(Home, Left).

%   A user with an empty home.

user(Home, ['HOME'=Home, 'XDG_DATA_HOME'=Data, 'LC_ALL'='C.UTF-8']) :-
    fresh_folder('Zoë Núñez', Home),
    directory_file_path(Home, '.local/share', Data).

checkout_copy(Folder) :-
    fresh_folder('Mis prácticas', Folder),
    copy_of_checkout(Folder).

%   Folder looks as after a build for this machine.

put_library(Folder) :-
    current_prolog_flag(arch, Arch),
    atomic_list_concat([Folder, /, lib, /, Arch], Libraries),
    make_directory_path(Libraries),
    built_library(From),
    directory_file_path(Libraries, 'rumbo.so', To),
    copy_file(From, To).

install(Pack, Options, Folder, Environment, Status) :-
    format(atom(Goal), '~q', [pack_install(Pack, [interactive(false)|Options])]),
    swipl(['-g', Goal, '-t', halt], [cwd(Folder), environment(Environment)], Status, _).

remove(Environment, Status) :-
    swipl(['-g', 'pack_remove(rumbo)', '-t', halt], [cwd(/), environment(Environment)], Status, _).

use(Environment, Status, Output) :-
    swipl(['-g', 'use_module(library(rumbo)), plan(anchura,[4,1,3,7,2,5,8,0,6],P), print(P), nl',
           '-g', 'rumbo_nucleo:compilado', '-t', halt],
          [cwd(/), environment(Environment)], Status, Output).

%   What there is below Home, folders aside.

files(Home, Files) :-
    findall(File,
            ( directory_member(Home, File, [recursive(true)]),
              ( exists_directory(File) -> read_link(File, _, _) ; true ) ),
            Files).
