:- module(rumbo_puerta, []).
:- autoload(library(lists), [member/2]).

/** <module> How the library enters a student's module: silently, below what is theirs

A student's file may define any predicate that the library exports, before or
after it loads the library, and may import modules that export such names.
Ordinary imports make each of these a warning or an error.  So the modules that
load the library do not import from it: they inherit, from a module that holds
the public predicates alone (`add_import_module/3` with `start`).  What a module
defines or imports itself then wins, and what it does not is found.

Three things make it complete:

  - The public file exports nothing while it is loaded for the first time, so that
    Prolog imports nothing from it.
  - Each later time prolog_load_file/2 loads it without imports.
  - Once a module has called an inherited predicate Prolog remembers the link as
    if it were an import.  Before each load such links are forgotten, so that the
    file to be loaded may define or import the name.

An import list (`use_module(library(rumbo), [plan/3])`) is the student's own
decision and is left to Prolog.
*/

%   publico(?Fichero, ?Modulo): a public file of the library and its module.

:- dynamic publico/2.

%!  abre(+Modulo) is det.
%
%   To be called at the end of the file of the public module Modulo.  Where Modulo has
%   an empty export list, what it imports from the library's other modules is public:
%   Modulo exports it once the loading is over, or at once where an import list asks
%   for it.

:- public abre/1.

abre(Modulo) :-
    prolog_load_context(source, Fichero),
    (   publico(Fichero, Modulo)
    ->  true
    ;   assertz(publico(Fichero, Modulo))
    ),
    (   source_file_property(Fichero, load_context(_, _, Opciones)),
        con_lista(Opciones)
    ->  exporta(Modulo)
    ;   true
    ),
    asserta((user:message_hook(Termino, _, _) :- rumbo_puerta:de_la_importacion(Termino)), Ref),
    asserta(abriendo(Modulo, Ref)),
    initialization(rumbo_puerta:abierta(Modulo, Fichero), after_load).

%   abriendo(Modulo, Ref): Modulo is being loaded, with Ref the hook meanwhile.  What
%   initialization/2 is given goes into a saved program, and no Ref may.

:- dynamic abriendo/2.

%   A public file with an export list of its own is imported from when it is loaded
%   for the first time; what would be printed then is kept back.

:- public de_la_importacion/1.
:- dynamic user:message_hook/3.
:- multifile user:message_hook/3.

de_la_importacion(ignored_weak_import(_, De:_)) :-
    nuestro(De).
de_la_importacion(error(permission_error(import_into(_), procedure, De:_), _)) :-
    nuestro(De).

exporta(Modulo) :-
    \+ module_property(Modulo, exports([])),
    !.
exporta(Modulo) :-
    forall(( '$c_current_predicate'(_, Modulo:Cabeza),
             '$get_predicate_attribute'(Modulo:Cabeza, imported, De),
             nuestro(De) ),
           ( functor(Cabeza, Nombre, Aridad),
             Modulo:export(Modulo:(Nombre/Aridad)) )).

nuestro(De) :-
    (   De == rumbo -> true ; sub_atom(De, 0, _, _, rumbo_) ).

:- public abierta/2.

%   abierta(+Modulo, +Fichero): Fichero has been loaded or, in a saved program (see
%   qsave_program/2), was: what Prolog does not save is what modules inherit.

abierta(Modulo, Fichero) :-
    retract(abriendo(Modulo, Ref)),
    !,
    erase(Ref),
    exporta(Modulo),
    forall(( source_file_property(Fichero, load_context(M, _, Opciones)),
             \+ con_lista(Opciones),
             \+ nuestro(M) ),
           entra(M, Modulo)).
abierta(Modulo, _) :-
    forall(dentro(M, Modulo), hereda(M, Modulo)).

con_lista(Opciones) :-
    memberchk(reexport(true), Opciones),
    !.
con_lista(Opciones) :-
    memberchk(imports(Lista), Opciones),
    Lista \== all.

%   entra(+M, +Modulo): M inherits the public predicates of Modulo.

entra(M, Modulo) :-
    retira(M, Modulo),
    (   dentro(M, Modulo)
    ->  true
    ;   assertz(dentro(M, Modulo))
    ),
    hereda(M, Modulo).

%   dentro(M, Modulo): M inherits from Modulo.

:- dynamic dentro/2.

hereda(M, Modulo) :-
    fachada(Modulo, Fachada),
    (   import_module(M, Fachada)
    ->  true
    ;   add_import_module(M, Fachada, start)
    ).

%   fachada(+Modulo, -Fachada): a module that holds what Modulo exports, and nothing
%   else that could be inherited from it.  With a `$` before its name it does not inherit
%   from user either when a saved program makes it anew, which would be a circle.

fachada(Modulo, Fachada) :-
    atom_concat('$rumbo_fachada_', Modulo, Fachada),
    set_module(Fachada:base(system)),
    module_property(Modulo, exports(PIs)),
    forall(member(PI, PIs), Fachada:import(Modulo:PI)).

%   retira(+M, +Modulo): M forgets its links to what Modulo exports.

retira(M, Modulo) :-
    module_property(Modulo, exports(PIs)),
    findall(M:Cabeza,
            ( member(Nombre/Aridad, PIs),
              functor(Cabeza, Nombre, Aridad),
              '$c_current_predicate'(_, M:Cabeza),
              '$get_predicate_attribute'(M:Cabeza, imported, De),
              nuestro(De) ),
            Enlaces),
    forall(member(Enlace, Enlaces),
           ( redefine_system_predicate(Enlace),
             sin_indices(Enlace) )),
    (   Enlaces == []
    ->  true
    ;   recoge_clausulas
    ).

%   sin_indices(:Cabeza): SWI-Prolog (9.0.4 to 9.3.36, abolishProcedure() in pl-proc.c)
%   leaves uninitialized what it knows about the arguments of a predicate whose import
%   is overridden; the first call with an argument that can be indexed then crashes now
%   and then.  The first clause of a dynamic predicate initializes it.

sin_indices(M:Cabeza) :-
    functor(Cabeza, Nombre, Aridad),
    assertz((M:Cabeza :- fail)),
    abolish(M:Nombre/Aridad).

%   An erased clause hides the inherited predicate until it is collected, and the
%   clauses erased last are not: one of our own is erased after them.

recoge_clausulas :-
    assertz(erasable),
    retract(erasable),
    garbage_collect_clauses.

:- dynamic erasable/0.

:- dynamic user:prolog_load_file/2.
:- multifile user:prolog_load_file/2.

user:prolog_load_file(M:Espec, Opciones) :-
    rumbo_puerta:carga(M, Espec, Opciones).

carga(M, Espec, Opciones) :-
    olvida_enlaces(M),
    \+ memberchk(imports(_), Opciones),
    \+ memberchk(reexport(true), Opciones),
    \+ nuestro(M),
    espec_publica(Espec, Fichero, Modulo),
    load_files(M:Fichero, [imports([])|Opciones]),
    entra(M, Modulo).

olvida_enlaces(M) :-
    forall(( import_module(M, Fachada),
             atom_concat('$rumbo_fachada_', Modulo, Fachada) ),
           retira(M, Modulo)).

%   espec_publica(+Espec, -Fichero, -Modulo): what is loaded is a public file of the
%   library.  Only `library(rumbo)` and what lies below can be.

espec_publica(Espec, Fichero, Modulo) :-
    puede_ser_nuestra(Espec),
    absolute_file_name(Espec, Fichero,
                       [ file_type(prolog), access(read), file_errors(fail) ]),
    publico(Fichero, Modulo).

puede_ser_nuestra(Espec) :-
    compound(Espec).
puede_ser_nuestra(Espec) :-
    atomic(Espec),
    sub_atom(Espec, _, _, _, rumbo).
