:- module(packaging_pack, []).
:- use_module(library(plunit)).
:- use_module(library(uri), [uri_file_name/2]).
:- use_module(life_of_a_pack).

/* The library as a pack of SWI-Prolog, already built: it is copied, used and removed. */

:- begin_tests(pack).

test(installed_from_a_folder_it_works_and_goes, Seen == [0, 0-"[w,n,n,e,s,e,s]\n", 0, []]) :-
    checkout_copy(Folder),
    put_library(Folder),
    uri_file_name(Url, Folder),
    life_of_a_pack(Url, [], /, Seen).
test(without_the_pack_there_is_no_library, [true(Status =\= 0)]) :-
    user(_, Environment),
    use(Environment, Status, _).
test(the_removal_leaves_the_checkout_alone, Before == After) :-
    checkout_copy(Folder),
    put_library(Folder),
    files(Folder, Before),
    uri_file_name(Url, Folder),
    life_of_a_pack(Url, [], /, _),
    files(Folder, After).

:- end_tests(pack).
