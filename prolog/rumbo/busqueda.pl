:- module(rumbo_busqueda,
          [ busca_anchura/4,       % :Sucesores, :EsFinal, +Inicial, -Solucion
            busca_anchura/5,       % :Sucesores, :EsFinal, +Inicial, -Solucion, +Opciones
            busca_profundidad/4,   % :Sucesores, :EsFinal, +Inicial, -Solucion
            busca_profundidad/5,   % :Sucesores, :EsFinal, +Inicial, -Solucion, +Opciones
            busca_pm/4,            % :Sucesores, :EsFinal, +Inicial, -Solucion
            busca_pm/5,            % :Sucesores, :EsFinal, +Inicial, -Solucion, :Opciones
            busca_escalada/4,      % :Sucesores, :EsFinal, +Inicial, -Solucion
            busca_escalada/5       % :Sucesores, :EsFinal, +Inicial, -Solucion, :Opciones
          ]).
:- use_module(puerta).
:- use_module(mensajes).
:- use_module(curso).
:- use_module(limites, [limites/2]).
:- use_module(errores).
:- use_module(formas, [llamada/4]).
:- use_module(nucleo, [busca_curso/8]).
:- autoload(library(lists), [member/2]).
:- autoload(library(option), [option/2, option/3]).

:- meta_predicate
    busca_anchura(2, 1, +, -),
    busca_anchura(2, 1, +, -, :),
    busca_profundidad(2, 1, +, -),
    busca_profundidad(2, 1, +, -, :),
    busca_pm(2, 1, +, -),
    busca_pm(2, 1, +, -, :),
    busca_escalada(2, 1, +, -),
    busca_escalada(2, 1, +, -, :).

/** <module> The course's search procedures

Four procedures that take a problem as two predicates: `Sucesores`, called with a
state and returning the list of its successors (failing where it has none), and
`EsFinal`, called with a state.  There is no closed list: whoever does not want to
meet a state twice keeps the path in the state.  States are ground terms.

Where the course's procedure is a lazy list of solutions, here the solutions come on
backtracking, each when it is asked for.  A final state is not expanded.

Options: `orden(haskell)`, the default, puts the successors into the queue or stack
from the last to the first, as the published Haskell does; `orden(python)` from the
first to the last.  busca_pm/5 and busca_escalada/5 take the least state first:
`comparacion(P)` gives a predicate that is called as compare/3, the default; among
equal states `empates(lifo)` takes the one that came last, `empates(fifo)` the one
that came first (the default is that of the published program: `lifo` for `haskell`,
`fifo` for `python`).  The limits are `nodos_max(N)`, `tiempo_max(Segundos)` and
`memoria_max(Bytes)`; one reached is a `resource_error(limite(_))`.
*/

%!  busca_anchura(:Sucesores, :EsFinal, +Inicial, -Solucion) is nondet.
%!  busca_anchura(:Sucesores, :EsFinal, +Inicial, -Solucion, +Opciones) is nondet.
%
%   Breadth-first search: the states wait in a queue.
%
%   ```
%   ?- busca_anchura([N,[A,B]]>>(A is 2*N, B is 2*N+1), =:=(11), 1, S).
%   S = 11 ...
%   ```

busca_anchura(Sucesores, EsFinal, Inicial, Solucion) :-
    busca(anchura, Sucesores, EsFinal, Inicial, Solucion, rumbo_busqueda:[]).

busca_anchura(Sucesores, EsFinal, Inicial, Solucion, Opciones) :-
    busca(anchura, Sucesores, EsFinal, Inicial, Solucion, Opciones).

%!  busca_profundidad(:Sucesores, :EsFinal, +Inicial, -Solucion) is nondet.
%!  busca_profundidad(:Sucesores, :EsFinal, +Inicial, -Solucion, +Opciones) is nondet.
%
%   Depth-first search: the states wait on a stack.

busca_profundidad(Sucesores, EsFinal, Inicial, Solucion) :-
    busca(profundidad, Sucesores, EsFinal, Inicial, Solucion, rumbo_busqueda:[]).

busca_profundidad(Sucesores, EsFinal, Inicial, Solucion, Opciones) :-
    busca(profundidad, Sucesores, EsFinal, Inicial, Solucion, Opciones).

%!  busca_pm(:Sucesores, :EsFinal, +Inicial, -Solucion) is nondet.
%!  busca_pm(:Sucesores, :EsFinal, +Inicial, -Solucion, :Opciones) is nondet.
%
%   Best-first search ("primero el mejor"): the states wait in a priority queue.
%
%   @error domain_error(orden, O), existence_error(comparacion, A-B) when the comparison
%   answers with something else than `<`, `=` or `>`, or fails

busca_pm(Sucesores, EsFinal, Inicial, Solucion) :-
    busca(pm, Sucesores, EsFinal, Inicial, Solucion, rumbo_busqueda:[]).

busca_pm(Sucesores, EsFinal, Inicial, Solucion, Opciones) :-
    busca(pm, Sucesores, EsFinal, Inicial, Solucion, Opciones).

%!  busca_escalada(:Sucesores, :EsFinal, +Inicial, -Solucion) is semidet.
%!  busca_escalada(:Sucesores, :EsFinal, +Inicial, -Solucion, :Opciones) is semidet.
%
%   Hill climbing: only the best successor is followed, so there is one solution at most.

busca_escalada(Sucesores, EsFinal, Inicial, Solucion) :-
    busca(escalada, Sucesores, EsFinal, Inicial, Solucion, rumbo_busqueda:[]).

busca_escalada(Sucesores, EsFinal, Inicial, Solucion, Opciones) :-
    busca(escalada, Sucesores, EsFinal, Inicial, Solucion, Opciones).

busca(Procedimiento, Sucesores, EsFinal, Inicial, Solucion, M:Opciones) :-
    opciones_de(Procedimiento, Admitidas),
    opciones_admitidas(Opciones, Admitidas),
    debe_ser_llamable(Sucesores, sucesores),
    debe_ser_llamable(EsFinal, es_final),
    EsFinal = F:Final,
    llamada(F, Final, [antes], Meta),
    comparacion(M, Opciones, Comparacion),
    option(orden(Orden), Opciones, haskell),
    empates_de(Orden, Empates0),
    option(empates(Empates), Opciones, Empates0),
    limites(Opciones, Limites),
    busca_curso(Procedimiento,
                espacio(llamada(rumbo_busqueda, hijo, [constante(Sucesores),antes,despues]),
                        Meta, no, no, no, no),
                Comparacion, Orden, Empates, Inicial, Limites, Salida),
    salida(Salida, Opciones, Solucion).

salida(solucion(Solucion), _, Solucion).
salida(limite(Limite), Opciones, _) :-
    limite_alcanzado(Limite, Opciones).

%   hijo(:Sucesores, +S, -S1): what the compiled part calls, once a state.

:- public hijo/3.

hijo(Sucesores, S, S1) :-
    call(Sucesores, S, Hijos),
    !,
    debe_ser_lista(Hijos, sucesores),
    member(S1, Hijos).

opciones_de(anchura, [orden-uno_de([haskell,python])]).
opciones_de(profundidad, [orden-uno_de([haskell,python])]).
opciones_de(pm, Admitidas) :- opciones_de(escalada, Admitidas).
opciones_de(escalada, [ orden-uno_de([haskell,python]),
                        empates-uno_de([lifo,fifo]),
                        comparacion-llamable ]).

empates_de(haskell, lifo).
empates_de(python, fifo).

comparacion(M, Opciones, Comparacion) :-
    (   option(comparacion(P), Opciones),
        strip_module(M:P, _, Plano),
        Plano \== compare
    ->  llamada(M, P, [valor,antes,despues], Comparacion)
    ;   Comparacion = no
    ).

debe_ser_llamable(M:G, Que) :-
    strip_module(M:G, _, Plano),
    debe_estar_dado(Plano, Que),
    (   callable(Plano)
    ->  true
    ;   falla(type_error(callable, Plano), Que)
    ).

:- rumbo_puerta:abre(rumbo_busqueda).
