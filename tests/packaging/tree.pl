:- encoding(utf8).
:- module(packaging_tree, []).
:- use_module(library(plunit)).
:- use_module(library(filesex), [copy_directory/2, copy_file/2, directory_file_path/3]).
:- use_module(processes).

/* The library is used from the folder where it was built, wherever that is and whatever it is called:

       swipl -p library=prolog -p foreign=build
*/

%   A folder called Name with the Prolog files, and the shared object in build/.

built_tree(Name, Folder) :-
    fresh_folder(Name, Folder),
    copy_of_checkout(Folder),
    directory_file_path(Folder, build, Build),
    make_directory(Build),
    built_library(Library),
    directory_file_path(Build, 'rumbo.so', Copy),
    copy_file(Library, Copy).

query('use_module(library(rumbo)), plan(anchura,[4,1,3,7,2,5,8,0,6],P), print(P), nl, rumbo_nucleo:compilado').

folder_name(rumbo).
folder_name('Mis prácticas (otoño, 2º)').

:- begin_tests(tree).

test(relative_paths, [forall(folder_name(Name)), Status-Output == 0-"[w,n,n,e,s,e,s]\n"]) :-
    built_tree(Name, Folder),
    query(Query),
    swipl(['--no-packs', '-p', 'library=prolog', '-p', 'foreign=build', '-g', Query, '-t', halt],
          [cwd(Folder), environment(['LC_ALL'='C.UTF-8'])], Status, Output).
test(absolute_paths_from_elsewhere, [forall(folder_name(Name)), Status-Output == 0-"[w,n,n,e,s,e,s]\n"]) :-
    built_tree(Name, Folder),
    atomic_list_concat(['library=', Folder, '/prolog'], Library),
    atomic_list_concat(['foreign=', Folder, '/build'], Foreign),
    query(Query),
    swipl(['--no-packs', '-p', Library, '-p', Foreign, '-g', Query, '-t', halt],
          [cwd(/), environment(['LC_ALL'='C.UTF-8'])], Status, Output).
test(the_C_locale, Status-Output == 0-"[w,n,n,e,s,e,s]\n") :-
    built_tree(rumbo, Folder),
    query(Query),
    swipl(['--no-packs', '-p', 'library=prolog', '-p', 'foreign=build', '-g', Query, '-t', halt],
          [cwd(Folder), environment(['LC_ALL'='C', 'LANG'='C'])], Status, Output).

:- end_tests(tree).
