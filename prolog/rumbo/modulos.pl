:- encoding(utf8).
:- module(rumbo_modulos,
          [ propio/2               % +M, +PI
          ]).

/** <module> The module rule: whose expandir/3?
*/

%!  propio(+M, +PI) is semidet.
%
%   A predicate of the student's is visible in M: M defines it, or imports it from
%   another module of the student's.  One that is only inherited from `user` belongs
%   to another exercise, and the library's own are nobody's.  The module that
%   library(plunit) makes for a unit of tests speaks for the file the unit is in.

propio(M, PI) :-
    propio_de(M, PI),
    !.
propio(M, PI) :-
    sub_atom(M, 0, _, _, plunit_),
    import_module(M, Fichero),
    Fichero \== system,
    propio(Fichero, PI),
    !.

propio_de(M, Nombre/Aridad) :-
    functor(Cabeza, Nombre, Aridad),
    '$get_predicate_attribute'(M:Cabeza, defined, 1),
    definido_en(M, Cabeza, Dueno),
    \+ de_la_biblioteca(Dueno),
    (   Dueno == M -> true
    ;   M == user  -> true
    ;   definido_en(user, Cabeza, Dueno)
    ->  importa(M, Nombre/Aridad)
    ;   true
    ).

definido_en(M, Cabeza, Dueno) :-
    (   '$get_predicate_attribute'(M:Cabeza, imported, Dueno0)
    ->  Dueno = Dueno0
    ;   Dueno = M
    ).

%   importa(+M, +PI): a file that exports PI was loaded into M.

importa(M, PI) :-
    source_file_property(Fichero, load_context(M, _, _)),
    module_property(Modulo, file(Fichero)),
    module_property(Modulo, exports(PIs)),
    memberchk(PI, PIs),
    !.

de_la_biblioteca(rumbo).
de_la_biblioteca(M) :- sub_atom(M, 0, _, _, rumbo_).
