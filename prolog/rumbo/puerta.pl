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

  - The first time a file of the library is loaded, Prolog has imported from it
    before any code of ours can prevent it; retira/2 takes these imports back.
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
%   To be called while the file of the public module Modulo is being loaded: takes
%   the imports back that this load is going to make.  The messages that they would
%   print are kept back, from now until then.

:- public abre/1.

abre(Modulo) :-
    prolog_load_context(source, Fichero),
    (   publico(Fichero, Modulo)
    ->  true
    ;   assertz(publico(Fichero, Modulo))
    ),
    asserta((user:message_hook(Termino, _, _) :- rumbo_puerta:de_la_importacion(Modulo, Termino)), Ref),
    initialization(rumbo_puerta:abierta(Modulo, Fichero, Ref), after_load).

:- public de_la_importacion/2, abierta/3.
:- dynamic user:message_hook/3.
:- multifile user:message_hook/3.

de_la_importacion(_, ignored_weak_import(_, De:_)) :-
    nuestro(De).
de_la_importacion(_, error(permission_error(import_into(_), procedure, De:_), _)) :-
    nuestro(De).

nuestro(De) :-
    (   De == rumbo -> true ; sub_atom(De, 0, _, _, rumbo_) ).

abierta(Modulo, Fichero, Ref) :-
    erase(Ref),
    forall(( source_file_property(Fichero, load_context(M, _, Opciones)),
             \+ con_lista(Opciones),
             \+ nuestro(M) ),
           entra(M, Modulo)).

con_lista(Opciones) :-
    memberchk(imports(Lista), Opciones),
    Lista \== all.

%   entra(+M, +Modulo): M inherits the public predicates of Modulo.

entra(M, Modulo) :-
    retira(M, Modulo),
    fachada(Modulo, Fachada),
    (   import_module(M, Fachada)
    ->  true
    ;   add_import_module(M, Fachada, start)
    ).

%   fachada(+Modulo, -Fachada): a module that holds what Modulo exports, and nothing
%   else that could be inherited from it.

fachada(Modulo, Fachada) :-
    atom_concat('rumbo_fachada_', Modulo, Fachada),
    set_module(Fachada:base(system)),
    module_property(Modulo, exports(PIs)),
    forall(member(PI, PIs), Fachada:import(Modulo:PI)).

%   retira(+M, +Modulo): M forgets what it imports of Modulo, or has a link to.

retira(M, Modulo) :-
    module_property(Modulo, exports(PIs)),
    forall(( member(Nombre/Aridad, PIs),
             functor(Cabeza, Nombre, Aridad),
             '$c_current_predicate'(_, M:Cabeza),
             '$get_predicate_attribute'(M:Cabeza, imported, De),
             nuestro(De) ),
           redefine_system_predicate(M:Cabeza)).

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
             atom_concat('rumbo_fachada_', Modulo, Fachada) ),
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
