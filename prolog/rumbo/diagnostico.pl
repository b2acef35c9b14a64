:- encoding(utf8).
:- module(rumbo_diagnostico,
          [ diagnostica/2,         % :S0, :Opciones
            diagnostica/3          % :S0, :Opciones, -Lista
          ]).
:- use_module(errores).
:- use_module(nucleo).
:- use_module(opciones).
:- use_module(problema).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [append/2, append/3, member/2, reverse/2, max_member/2, last/2]).
:- autoload(library(option), [option/2, option/3, select_option/4]).

:- meta_predicate
    diagnostica(:, :),
    diagnostica(:, :, -).

/** <module> A problem definition looked over
*/
