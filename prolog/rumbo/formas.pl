:- module(rumbo_formas,
          [ formas/4,              % +M, +Forma, +Opciones, -Llamada
            llamada/4              % +M, :Meta, +Papeles, -Llamada
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3]).

/** <module> The successor in the student's own shape

A shape says which predicate it is and what each argument means, and becomes
what the compiled part calls: a `llamada(Modulo, Nombre, Argumentos)`.
*/

%!  llamada(+M, :Meta, +Papeles, -Llamada) is det.
%
%   Llamada calls Meta, a goal of module M, with more arguments: those of Papeles.

llamada(M0, Meta, Papeles, llamada(M, Nombre, Argumentos)) :-
    strip_module(M0:Meta, M, G),
    G =.. [Nombre|Fijos],
    maplist(constante, Fijos, Constantes),
    append(Constantes, Papeles, Argumentos).

constante(T, constante(T)).

%!  formas(+M, +Forma, +Opciones, -Llamada) is det.

formas(M0, Forma, _Opciones, llamada(M, Nombre, Argumentos)) :-
    strip_module(M0:Forma, M, G),
    G =.. [Nombre|Partes],
    maplist(papel, Partes, Argumentos).

papel(Parte, Papel) :-
    (   var(Parte)
    ->  Papel = '_'
    ;   memberchk(Parte, [antes, accion, despues, coste])
    ->  Papel = Parte
    ;   Papel = constante(Parte)
    ).
