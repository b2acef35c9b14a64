:- encoding(utf8).
:- module(rumbo_modulos,
          [ propio/2,              % +M, +PI
            debe_existir/3,        % +M, +Nombre, +Aridad
            existe/3,              % +M, +Nombre, +Aridad
            parecidos/3            % +M, +PI, -Parecidos
          ]).
:- use_module(errores).
:- autoload(library(lists), [member/2]).

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

%!  existe(+M, +Nombre, +Aridad) is semidet.
%
%   M can call it, be it from the library.

existe(M, Nombre, Aridad) :-
    functor(Cabeza, Nombre, Aridad),
    predicate_property(M:Cabeza, visible),
    !.

%!  debe_existir(+M, +Nombre, +Aridad) is det.
%
%   @error existence_error(procedure, M:Nombre/Aridad); the message tells of parecidos/3

debe_existir(M, Nombre, Aridad) :-
    (   existe(M, Nombre, Aridad)
    ->  true
    ;   parecidos(M, Nombre/Aridad, Parecidos),
        falla(existence_error(procedure, M:Nombre/Aridad), falta(Parecidos))
    ).

%!  parecidos(+M, +PI, -Parecidos) is det.
%
%   What there is of a name like that, or of that name with other arguments: the
%   library's, and the student's in M.

parecidos(M, Nombre/Aridad, Parecidos) :-
    findall(Otro/A,
            ( current_predicate(M:Otro/A),
              A >= Aridad-1, A =< Aridad+1,
              Otro/A \== Nombre/Aridad,
              functor(Cabeza, Otro, A),
              predicate_property(M:Cabeza, file(_)),
              \+ predicate_property(M:Cabeza, imported_from(_)),
              (   dwim_match(Nombre, Otro)
              ->  true
              ;   comienzan_igual(Nombre, Otro)
              ) ),
            Suyos),
    findall(Otro/Aridad,
            ( module_property(rumbo, exports(PIs)),
              member(Otro/Aridad, PIs),
              Otro \== Nombre,
              dwim_match(Nombre, Otro) ),
            Parecidos, Suyos).

comienzan_igual(A, B) :-
    sub_atom(A, 0, 4, _, Comienzo),
    sub_atom(B, 0, 4, _, Comienzo).

%   importa(+M, +PI): a file that exports PI was loaded into M.

importa(M, PI) :-
    source_file_property(Fichero, load_context(M, _, _)),
    module_property(Modulo, file(Fichero)),
    module_property(Modulo, exports(PIs)),
    memberchk(PI, PIs),
    !.

de_la_biblioteca(rumbo).
de_la_biblioteca(M) :- sub_atom(M, 0, _, _, rumbo_).
