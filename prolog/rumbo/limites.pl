:- encoding(utf8).
:- module(rumbo_limites,
          [ limites/2,             % +Opciones, -Limites
            con_plazo/5,           % +Opciones, +Limites0, -Limites, :Meta, -Salida
            limite/3,              % +Cual, +Opciones, -Limite
            sin_limite/2           % +Desenlace, +Opciones
          ]).
:- use_module(errores).
:- autoload(library(lists), [append/3]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(time), [alarm/4, remove_alarm/1]).

:- meta_predicate con_plazo(+, +, -, 0, -).

/** <module> Limits: from the options to the compiled part, and back into words
*/

%!  limites(+Opciones, -Limites) is det.
%
%   Limites is `limites(Profundidad, Nodos, Segundos, Bytes, Progreso)`, `inf` where
%   there is none; Progreso says whether a long search shows how far it is: on a
%   terminal, unless `progreso(false)`.

limites([], limites(inf, inf, inf, inf, Progreso)) :-
    !,
    con_progreso(Progreso).
limites(Opciones, limites(Profundidad, Nodos, Segundos, Bytes, Progreso)) :-
    option(profundidad_max(Profundidad), Opciones, inf),
    option(nodos_max(Nodos), Opciones, inf),
    option(tiempo_max(Segundos), Opciones, inf),
    option(memoria_max(Bytes), Opciones, inf),
    (   option(progreso(false), Opciones)
    ->  Progreso = false
    ;   con_progreso(Progreso)
    ).

con_progreso(Progreso) :-
    (   stream_property(user_error, tty(true))
    ->  Progreso = true
    ;   Progreso = false
    ).

%!  con_plazo(+Opciones, +Limites0, -Limites, :Meta, -Salida) is det.
%
%   Calls Meta, a search with Limites that gives Salida.  The search itself keeps to
%   `tiempo_max(S)`; where a predicate of the student's does not return by then, an
%   exception ends it that the search takes for the limit: `rumbo_plazo(N)`, N the last
%   argument of Limites.

con_plazo(Opciones, Limites0, Limites, Meta, Salida) :-
    (   option(tiempo_max(S), Opciones),
        S < 1.0e8
    ->  flag(rumbo_plazo, N, N+1),
        Limites0 =.. [limites|Partes0],
        append(Partes0, [N], Partes),
        Limites =.. [limites|Partes],
        Margen is S+0.05,
        catch(setup_call_cleanup(alarm(Margen, throw(rumbo_plazo(N)), Id, [remove(false)]),
                                 Meta,
                                 remove_alarm(Id)),
              rumbo_plazo(N),
              Salida = salida(limite(tiempo), _, _, _, _, contadores(0,0,0,0,0,0,0,Margen,0)))
    ;   Limites = Limites0,
        call(Meta)
    ).

%!  limite(+Cual, +Opciones, -Limite) is det.
%
%   Limite is the limit that the compiled part names, with its number.

limite(memoria(B), _, memoria(B)).
limite(profundidad, Opciones, profundidad(N)) :- option(profundidad_max(N), Opciones).
limite(nodos, Opciones, nodos(N))             :- option(nodos_max(N), Opciones).
limite(tiempo, Opciones, tiempo(S))           :- option(tiempo_max(S), Opciones).

%!  sin_limite(+Desenlace, +Opciones) is det.
%
%   @error resource_error(limite(Limite)) when a limit ended the search

sin_limite(Desenlace, Opciones) :-
    (   Desenlace = limite(Cual)
    ->  limite(Cual, Opciones, Limite),
        falla(resource_error(limite(Limite)), plan)
    ;   true
    ).
