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
    escalada(2, 1, 3, ?, +, +, -),
    cola(?, 2, 1, +, -),
    pila(?, 2, 1, +, -),
    prioridad(?, 2, 1, 3, +, +, -).

anchura(Suc, Fin, Inicial, Orden, Soluciones) :-
    cola([Inicial], Suc, Fin, Orden, Soluciones).

cola([], _, _, _, []).
cola([X|Resto], Suc, Fin, Orden, Soluciones) :-
    (   call(Fin, X)
    ->  Soluciones = [X|Mas],
        cola(Resto, Suc, Fin, Orden, Mas)
    ;   entran(Orden, Suc, X, Hijos),
        append(Resto, Hijos, Cola),
        cola(Cola, Suc, Fin, Orden, Soluciones)
    ).

profundidad(Suc, Fin, Inicial, Orden, Soluciones) :-
    pila([Inicial], Suc, Fin, Orden, Soluciones).

pila([], _, _, _, []).
pila([X|Resto], Suc, Fin, Orden, Soluciones) :-
    (   call(Fin, X)
    ->  Soluciones = [X|Mas],
        pila(Resto, Suc, Fin, Orden, Mas)
    ;   entran(Orden, Suc, X, Hijos),
        reverse(Hijos, Encima),
        append(Encima, Resto, Pila),
        pila(Pila, Suc, Fin, Orden, Soluciones)
    ).

primero_mejor(Suc, Fin, Compara, Inicial, Orden, Empates, Soluciones) :-
    prioridad([Inicial], Suc, Fin, Compara, Orden, Empates, Soluciones).

prioridad([], _, _, _, _, _, []).
prioridad([X|Resto], Suc, Fin, Compara, Orden, Empates, Soluciones) :-
    (   call(Fin, X)
    ->  Soluciones = [X|Mas],
        prioridad(Resto, Suc, Fin, Compara, Orden, Empates, Mas)
    ;   entran(Orden, Suc, X, Hijos),
        foldl(inserta_en(Compara, Empates), Hijos, Resto, Cola),
        prioridad(Cola, Suc, Fin, Compara, Orden, Empates, Soluciones)
    ).

escalada(Suc, Fin, Compara, X, Orden, Empates, Soluciones) :-
    (   call(Fin, X)
    ->  Soluciones = [X]
    ;   entran(Orden, Suc, X, Hijos),
        foldl(inserta_en(Compara, Empates), Hijos, [], Cola),
        (   Cola = [Mejor|_]
        ->  escalada(Suc, Fin, Compara, Mejor, Orden, Empates, Soluciones)
        ;   Soluciones = []
        )
    ).

inserta_en(Compara, Empates, X, Cola0, Cola) :-
    inserta(Cola0, Compara, Empates, X, Cola).

inserta([], _, _, X, [X]).
inserta([Y|Ys], Compara, Empates, X, Cola) :-
    call(Compara, Orden, X, Y),
    (   delante(Orden, Empates)
    ->  Cola = [X,Y|Ys]
    ;   Cola = [Y|Zs],
        inserta(Ys, Compara, Empates, X, Zs)
    ).

delante(<, _).
delante(=, lifo).

entran(haskell, Suc, X, Hijos) :-
    call(Suc, X, EnOrden),
    reverse(EnOrden, Hijos).
entran(python, Suc, X, Hijos) :-
    call(Suc, X, Hijos).
