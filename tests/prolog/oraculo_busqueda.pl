:- module(oraculo_busqueda,
          [ anchura/5,            % :Sucesores, :EsFinal, +Inicial, +Orden, -Soluciones
            profundidad/5,        % :Sucesores, :EsFinal, +Inicial, +Orden, -Soluciones
            primero_mejor/7,      % :Sucesores, :EsFinal, :Compara, +Inicial, +Orden, +Empates, -Soluciones
            escalada/7            % :Sucesores, :EsFinal, :Compara, +Inicial, +Orden, +Empates, -Soluciones
          ]).

/** <module> The course's four search procedures, word for word

The slow and obvious version that the tests of library(rumbo/busqueda) compare with: the queue is a list,
the stack is a list, the priority queue is a sorted list. `Orden` says in which order the successors go in:
`haskell` from the last to the first (a right fold), `python` from the first to the last. `Empates` says
where a state goes among those equal to it: `lifo` before them, `fifo` after them.
*/

:- meta_predicate
    anchura(2, 1, ?, +, -),
    profundidad(2, 1, ?, +, -),
    primero_mejor(2, 1, 3, ?, +, +, -),
    escalada(2, 1, 3, ?, +, +, -).

anchura(Suc, Fin, Inicial, Orden, Soluciones) :-
    cola(Suc, Fin, [Inicial], Orden, Soluciones).

cola(_, _, [], _, []).
cola(Suc, Fin, [X|Resto], Orden, Soluciones) :-
    (   call(Fin, X)
    ->  Soluciones = [X|Mas],
        cola(Suc, Fin, Resto, Orden, Mas)
    ;   entran(Orden, Suc, X, Hijos),
        append(Resto, Hijos, Cola),
        cola(Suc, Fin, Cola, Orden, Soluciones)
    ).

profundidad(Suc, Fin, Inicial, Orden, Soluciones) :-
    pila(Suc, Fin, [Inicial], Orden, Soluciones).

pila(_, _, [], _, []).
pila(Suc, Fin, [X|Resto], Orden, Soluciones) :-
    (   call(Fin, X)
    ->  Soluciones = [X|Mas],
        pila(Suc, Fin, Resto, Orden, Mas)
    ;   entran(Orden, Suc, X, Hijos),
        reverse(Hijos, Encima),
        append(Encima, Resto, Pila),
        pila(Suc, Fin, Pila, Orden, Soluciones)
    ).

primero_mejor(Suc, Fin, Compara, Inicial, Orden, Empates, Soluciones) :-
    prioridad(Suc, Fin, Compara, [Inicial], Orden, Empates, Soluciones).

prioridad(_, _, _, [], _, _, []).
prioridad(Suc, Fin, Compara, [X|Resto], Orden, Empates, Soluciones) :-
    (   call(Fin, X)
    ->  Soluciones = [X|Mas],
        prioridad(Suc, Fin, Compara, Resto, Orden, Empates, Mas)
    ;   entran(Orden, Suc, X, Hijos),
        foldl(inserta(Compara, Empates), Hijos, Resto, Cola),
        prioridad(Suc, Fin, Compara, Cola, Orden, Empates, Soluciones)
    ).

escalada(Suc, Fin, Compara, X, Orden, Empates, Soluciones) :-
    (   call(Fin, X)
    ->  Soluciones = [X]
    ;   entran(Orden, Suc, X, Hijos),
        foldl(inserta(Compara, Empates), Hijos, [], Cola),
        (   Cola = [Mejor|_]
        ->  escalada(Suc, Fin, Compara, Mejor, Orden, Empates, Soluciones)
        ;   Soluciones = []
        )
    ).

inserta(_, _, X, [], [X]).
inserta(Compara, Empates, X, [Y|Ys], Cola) :-
    call(Compara, Orden, X, Y),
    (   delante(Orden, Empates)
    ->  Cola = [X,Y|Ys]
    ;   Cola = [Y|Zs],
        inserta(Compara, Empates, X, Ys, Zs)
    ).

delante(<, _).
delante(=, lifo).

entran(haskell, Suc, X, Hijos) :-
    call(Suc, X, EnOrden),
    reverse(EnOrden, Hijos).
entran(python, Suc, X, Hijos) :-
    call(Suc, X, Hijos).
