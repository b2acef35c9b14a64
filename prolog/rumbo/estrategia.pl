:- encoding(utf8).
:- module(rumbo_estrategia,
          [ prepara/8,             % +M, +Modo, +S0, +Opciones0, -Nombre, -S, -Opciones, -Problema
            parametro/3,           % +Nombre, +Opciones, -Parametro
            resultado/4            % +Salida, +Nombre, +Opciones, -Resultado
          ]).
:- use_module(opciones).
:- use_module(limites).
:- use_module(problema).
:- autoload(library(lists), [append/3]).
:- autoload(library(option), [option/2, option/3]).

/** <module> A strategy's name, what it asks of a problem, and what its end means
*/

%!  prepara(+M, +Modo, +S0, +Opciones0, -Nombre, -S, -Opciones, -Problema) is det.
%
%   Checks mode and options and makes the problem: what every search begins with.

prepara(M, Modo, S0, Opciones0, Nombre, S, Opciones, Problema) :-
    modo_valido(Modo, Nombre, Extra),
    opciones_validas(Opciones0, [busqueda]),
    append(Extra, Opciones0, Opciones1),
    uso(Nombre, Uso),
    problema(M, S0, Opciones1, Uso, S, Opciones, Problema).

%   uso(+Modo, -Uso): what the strategy asks of a problem.

uso(anchura, ciega) :- !.
uso(profund, ciega) :- !.
uso(iter, ciega) :- !.
uso(coste_uniforme, ciega) :- !.
uso(bidireccional, inversa) :- !.
uso(_, informada).

%!  parametro(+Nombre, +Opciones, -Parametro) is det.
%
%   The number that goes with the strategy: the width of the beam, the weight of h.

parametro(haz, Opciones, K) :- !, option(ancho(K), Opciones).
parametro(_, Opciones, Peso) :- option(peso(Peso), Opciones, 1).

%!  resultado(+Salida, +Nombre, +Opciones, -Resultado) is det.
%
%   What the compiled part has found, in the words of resuelve/4.

resultado(salida(Desenlace, _, Plan, _, _, Contadores), Modo, Opciones, Resultado) :-
    resultado_(Desenlace, Plan, Contadores, Modo, Opciones, Resultado).

resultado_(solucion, Plan, _, _, _, solucion(Plan)).
resultado_(paridad, _, _, _, _, sin_solucion(paridad)).
resultado_(agotado, _, Contadores, _, _, sin_solucion(agotado(N))) :-
    arg(5, Contadores, N).
resultado_(incompleto, _, _, Modo, Opciones, limite(Limite)) :-
    (   Modo == haz
    ->  option(ancho(K), Opciones),
        Limite = haz(K)
    ;   Limite = Modo
    ).
resultado_(limite(Cual), _, _, _, Opciones, limite(Limite)) :-
    limite(Cual, Opciones, Limite).
