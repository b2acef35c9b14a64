:- encoding(utf8).
:- module(rumbo_pila,
          [ resuelve_pila/3,       % +Heuristica, +S0, -Estados
            resuelve_pila/4,       % +Heuristica, +S0, -Estados, +Opciones
            resultado_pila/4,      % +Heuristica, +S0, -Resultado, +Opciones
            hijos_pila/3,          % +Heuristica, +S, -Hijos
            muestra_paso_pila/2,   % +Heuristica, +S
            piezas_fuera_de_lugar/2, % +S, -G
            suma_de_distancias/2,  % +S, -H
            regresos_directos/2    % +S, -Clave
          ]).
:- use_module(curso).
:- use_module(limites, [limites/2, limite/3]).
:- use_module(dibujo).
:- use_module(errores).
:- use_module(nucleo, [cuentas_pila/4, expandir/3, misma_paridad/4, pila/4, tablero/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [last/2, member/2]).
:- autoload(library(option), [option/2]).

/** <module> The search of the 3×3 puzzle with three heuristics and a stack

The exercise "Puzzle 3 x 3 con 3 Heurísticas".  The goal is
`[0,1,2,3,4,5,6,7,8]`.  The state on top of the stack is taken; those of its children
that were never on the stack go onto it from the greatest value of the heuristic to the
smallest, and among equal values the lexicographically greater one first.

A heuristic is `piezas_fuera_de_lugar`, `suma_de_distancias` or `regresos_directos`.
Of the third the statement defines F, the sum of the other two, and D, two for each pair
of neighbours (the blank counts) that are in each other's place, and breaks off before
saying how they go together.  It is read as: F, and D between equal F.
`regresos_directos(sumados)` is F+D instead, `regresos_directos(solos)` D alone.
*/

%!  resuelve_pila(+Heuristica, +S0, -Estados) is semidet.
%!  resuelve_pila(+Heuristica, +S0, -Estados, +Opciones) is semidet.
%
%   Estados leads from S0 to the goal.  Fails where there is no way, at once, by parity.
%
%   Options: `estadisticas(Dict)` (`expandidos` are the states taken off the stack,
%   `estados` those ever put onto it, `profundidad` the moves), `paridad(false)` to search
%   all the same, and the limits `nodos_max(N)`, `tiempo_max(Segundos)`, `memoria_max(Bytes)`.
%
%   ```
%   ?- resuelve_pila(piezas_fuera_de_lugar, [1,4,2,3,0,5,6,7,8], Ss).
%   Ss = [[1,4,2,3,0,5,6,7,8], [1,0,2,3,4,5,6,7,8], [0,1,2,3,4,5,6,7,8]].
%   ```
%
%   @error domain_error(heuristica, H), domain_error(tablero, S0)
%   @error resource_error(limite(L)) when a limit was reached

resuelve_pila(Heuristica, S0, Estados) :-
    resuelve_pila(Heuristica, S0, Estados, []).

resuelve_pila(Heuristica, S0, Estados, Opciones) :-
    resultado_pila(Heuristica, S0, Resultado, Opciones),
    (   Resultado = solucion(Estados0)
    ->  Estados = Estados0
    ;   Resultado = limite(_)
    ->  falla(resource_error(Resultado), limite)
    ).

%!  resultado_pila(+Heuristica, +S0, -Resultado, +Opciones) is det.
%
%   As resuelve_pila/4, but says how the search ended: `solucion(Estados)`;
%   `sin_solucion(paridad)`; `sin_solucion(agotado(N))`, N states were put onto the
%   stack; `limite(L)`.
%
%   ```
%   ?- resultado_pila(suma_de_distancias, [0,2,1,3,4,5,6,7,8], R, [paridad(false)]).
%   R = sin_solucion(agotado(181440)).
%   ```

resultado_pila(Heuristica, S0, Resultado, Opciones) :-
    opciones_admitidas(Opciones, [paridad-booleano, estadisticas-salida]),
    clase(Heuristica, Clase),
    tablero_plano(S0),
    busca(Clase, S0, Opciones, salida(Desenlace, _, Plan, Estados, _, Contadores)),
    resultado(Desenlace, Estados, Contadores, Opciones, Resultado0),
    (   var(Plan) -> Profundidad = 0 ; length(Plan, Profundidad) ),
    da_estadisticas(Opciones, Contadores, Profundidad, pila),
    Resultado = Resultado0.

busca(Clase, S0, Opciones, Salida) :-
    (   \+ option(paridad(false), Opciones),
        \+ misma_paridad(S0, [0,1,2,3,4,5,6,7,8], 3, 3)
    ->  Salida = salida(paridad, _, _, _, _, contadores(0,0,0,0,0,0,0,0.0,0))
    ;   limites(Opciones, Limites),
        pila(Clase, S0, Limites, Salida)
    ).

resultado(solucion, Estados, _, _, solucion(Estados)).
resultado(paridad, _, _, _, sin_solucion(paridad)).
resultado(agotado, _, Contadores, _, sin_solucion(agotado(N))) :-
    arg(5, Contadores, N).
resultado(limite(Limite), _, _, Opciones, limite(Termino)) :-
    limite(Limite, Opciones, Termino).

%   clase(+Heuristica, -Clase): its name in the compiled part.

clase(Heuristica, Clase) :-
    debe_estar_dado(Heuristica, heuristica),
    (   clase_(Heuristica, Clase0)
    ->  Clase = Clase0
    ;   findall(H, clase_(H, _), Todas),
        falla(domain_error(heuristica, Heuristica), heuristicas(Todas))
    ).

clase_(piezas_fuera_de_lugar, fuera).
clase_(suma_de_distancias, distancias).
clase_(regresos_directos, desempate).
clase_(regresos_directos(sumados), sumados).
clase_(regresos_directos(solos), solos).

tablero_plano(S) :-
    debe_ser_lista(S, tablero(S)),
    (   S = [Fila|_], is_list(Fila)
    ->  falla(domain_error(tablero, S), tablero_plano)
    ;   tablero(S, 3, 3)
    ).

%!  piezas_fuera_de_lugar(+S, -G) is det.
%!  suma_de_distancias(+S, -H) is det.
%!  regresos_directos(+S, -Clave) is det.
%
%   The three heuristics; Clave is `F/D`.
%
%   ```
%   ?- regresos_directos([1,0,3,4,2,5,6,7,8], C).
%   C = 11/2.
%   ```

piezas_fuera_de_lugar(S, G) :-
    valor(fuera, S, G).
suma_de_distancias(S, H) :-
    valor(distancias, S, H).
regresos_directos(S, Clave) :-
    valor(desempate, S, Clave).

valor(Clase, S, Valor) :-
    tablero_plano(S),
    cuentas_pila(S, G, H, N),
    F is G+H,
    D is 2*N,
    valor(Clase, G, H, F, D, Valor).

valor(fuera, G, _, _, _, G).
valor(distancias, _, H, _, _, H).
valor(desempate, _, _, F, D, F/D).
valor(sumados, _, _, F, D, K) :- K is F+D.
valor(solos, _, _, _, D, D).

%!  hijos_pila(+Heuristica, +S, -Hijos) is det.
%
%   Hijos are the children of S as `Estado-Valor`, in the order in which they go onto the
%   stack: the last one is taken next.
%
%   ```
%   ?- hijos_pila(piezas_fuera_de_lugar, [1,2,3,4,0,5,6,7,8], Hs).
%   Hs = [[1,2,3,4,7,5,6,0,8]-5, [1,2,3,4,5,0,6,7,8]-5,
%         [1,0,3,4,2,5,6,7,8]-4, [1,2,3,0,4,5,6,7,8]-3].
%   ```

hijos_pila(Heuristica, S, Hijos) :-
    clase(Heuristica, Clase),
    tablero_plano(S),
    findall(Valor-Hijo,
            ( expandir(S, _, Hijo),
              valor(Clase, Hijo, Valor)
            ),
            Sueltos),
    sort(0, @>=, Sueltos, Ordenados),
    findall(Hijo-Valor, member(Valor-Hijo, Ordenados), Hijos0),
    Hijos = Hijos0.

%!  muestra_paso_pila(+Heuristica, +S) is det.
%
%   Draws what happens when S is taken off the stack: its children with their values, in
%   the order in which they go onto it, and the one on top.

muestra_paso_pila(Heuristica, S) :-
    hijos_pila(Heuristica, S, Hijos),
    format("Estado que se saca de la pila:~n"),
    dibuja(S),
    format("~nHijos, en el orden en que se meten en la pila:~n"),
    maplist(hijo_con_valor, Hijos, Dibujos),
    escribe_en_fila(Dibujos),
    format("~nQueda en el tope, y es el siguiente:~n"),
    last(Hijos, Siguiente-_),
    dibuja(Siguiente).

dibuja(S) :-
    filas_de_tablero(S, Filas),
    escribe_filas(Filas).

hijo_con_valor(S-Valor, [A,B,C,Texto]) :-
    filas_de_tablero(S, [A,B,C]),
    format(string(Texto), "~w", [Valor]).
