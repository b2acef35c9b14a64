:- encoding(utf8).
:- module(rumbo_nucleo,
          [ compilado/0,           %
            expandir/3,            % +S0, ?Accion, ?S1
            expandir/6,            % +Ancho, +Alto, +Orden, +S0, ?Accion, ?S1
            tablero/3,             % +S, ?Ancho, ?Alto
            es_tablero/1,          % @Termino
            misma_paridad/4,       % +S, +Meta, +Ancho, +Alto
            busca/8,               % +Modo, +Espacio, +Raices, +Visitados, +Limites, +ConEstados, +Observador, -Salida
            busca_limite/4,        % +Espacio, +S0, +Profundidad, -Plan
            planes/5,              % +Modo, +Espacio, +S0, +Limites, -Plan
            distribucion/4,        % +Espacio, +S0, +Limites, -Salida
            sucesores/3,           % +Espacio, +S, -Sucesores
            es_meta/2,             % +Espacio, +S
            estimacion/3,          % +Espacio, +S, -H
            explora/6,             % +Modo, +Espacio, +S0, +Limites, +Datos, -B
            paso/3,                % +B, -Suceso, -Datos
            fin/1,                 % +B
            heuristica/4,          % +Nombre, +S, +Objetivo, -H
            tablero_al_azar/4,     % +Objetivo, +Como, +Semilla, -S
            tableros_a_distancia/3, % +Objetivo, +D, -Tableros
            construye_patrones/5,  % +Patrones, +Objetivo, +Hilos, +Aviso, -Fichero
            cuenta_reinas/3,       % +N, +Limites, -Salida
            reinas/4,              % +N, +Orden, +Limites, -Salida
            busca_curso/8,         % +Procedimiento, +Espacio, +Comparacion, +Orden, +Empates, +S0, +Limites, -Salida
            ocho_puzzle/4,         % +Tablero, +Empates, +Limites, -Salida
            pila/4,                % +Heuristica, +S0, +Limites, -Salida
            cuentas_pila/4         % +S, -Fuera, -Distancias, -Regresos
          ]).

:- autoload(library(lists), [member/2]).

/** <module> The compiled part of Rumbo

The only file that loads the shared object.  What it gives is private to the
library, but for expandir/3, which is public as it stands: a student's own
search calls it millions of times.

Where the shared object is missing, or cannot be loaded, the module loads all
the same: compilado/0 fails then, and each of the predicates says what is missing.
*/

%!  compilado is semidet.
%
%   The shared object is loaded.

:- dynamic compilado/0.

carga :-
    absolute_file_name(foreign(rumbo), _,
                       [ file_type(executable), access(read), file_errors(fail) ]),
    catch(use_foreign_library(foreign(rumbo)), error(shared_object(_, _), _), fail),
    assertz(compilado).

sin_compilar :-
    module_property(rumbo_nucleo, exports(PIs)),
    forall(( member(Nombre/Aridad, PIs),
             Nombre \== compilado ),
           ( functor(Cabeza, Nombre, Aridad),
             assertz((Cabeza :- throw(error(existence_error(foreign_library, rumbo),
                                          rumbo(sin_compilar))))) )).

:- initialization((carga -> true ; sin_compilar), now).

%!  expandir(+S0, ?Accion, ?S1) is nondet.
%
%   S1 is the board after moving the blank of S0 one place: `n`, `e`, `w`, `s`,
%   tried in this order; the moves of the practical "Resolviendo el 8 puzzle".
%   Deterministic when Accion is bound; an Accion that is no direction fails.  A
%   board is a flat list (3×3, 4×4, 5×5 known by its length) or a list of rows.
%
%   ```
%   ?- expandir([4,1,3,7,2,5,8,0,6], w, S).
%   S = [4, 1, 3, 7, 2, 5, 0, 8, 6].
%   ```
%
%   @error instantiation_error, type_error(list, S0), type_error(integer, Ficha),
%   domain_error(tablero, S0) when S0 is no board
