:- module(packaging_full_build, []).
:- use_module(library(plunit)).
:- use_module(life_of_a_pack).

/* The pack as its author installs it, which compiles everything. Without optimization, since only that it builds and
   works is asked here. Still the slowest of the tests, and one of its own for ctest: `ctest -LE slow` leaves it out. */

:- begin_tests(full_build).

test(installed_from_within_its_folder_it_works_and_goes, Seen == [0, 0-"[w,n,n,e,s,e,s]\n", 0, []]) :-
    checkout_copy(Folder),
    life_of_a_pack('.', [build_type('None')], Folder, Seen).

:- end_tests(full_build).
