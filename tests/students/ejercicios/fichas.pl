:- encoding(utf8).
% El problema de las fichas de orden (M,N): M blancas (b), un hueco (h) y N verdes (v) en fila; una ficha
% pasa al hueco saltando como mucho sobre otras dos, hasta que las verdes estén delante. Con las cuatro búsquedas.
%
%   ?- fichas(anchura, 2, 2, S).
%   S = [[b,b,h,v,v], [b,b,v,v,h], [b,h,v,v,b], [b,v,v,h,b], [h,v,v,b,b], [v,v,h,b,b]] ...

:- use_module(library(rumbo/busqueda)).

fichas(Busqueda, M, N, Solucion) :-
    fichas(Busqueda, M, N, Solucion, []).

fichas(Busqueda, M, N, Solucion, Opciones) :-
    inicial(M, N, Inicial),
    final(M, N, Final),
    busca(Busqueda, Final, [Inicial], Camino, Opciones),
    solucion(Opciones, Camino, Solucion).

% El camino tiene delante el último tablero. La solución en Python no le da la vuelta a él, sino a cada
% tablero: es el mismo camino hecho hacia atrás y visto en un espejo, que también es una solución.
solucion(Opciones, Camino, Solucion) :-
    (   memberchk(orden(python), Opciones)
    ->  maplist(reverse, Camino, Solucion)
    ;   reverse(Camino, Solucion)
    ).

busca(anchura, Final, Inicial, Camino, Opciones) :-
    busca_anchura(sucesores, es_final(Final), Inicial, Camino, Opciones).
busca(profundidad, Final, Inicial, Camino, Opciones) :-
    busca_profundidad(sucesores, es_final(Final), Inicial, Camino, Opciones).
busca(pm, Final, Inicial, Camino, Opciones) :-
    busca_pm(sucesores, es_final(Final), Inicial, Camino, [comparacion(por_heuristica)|Opciones]).
busca(escalada, Final, Inicial, Camino, Opciones) :-
    busca_escalada(sucesores, es_final(Final), Inicial, Camino, [comparacion(por_heuristica)|Opciones]).

inicial(M, N, Tablero) :- fila(M, b, N, v, Tablero).
final(M, N, Tablero) :- fila(N, v, M, b, Tablero).

fila(M, X, N, Y, Tablero) :-
    length(Xs, M), maplist(=(X), Xs),
    length(Ys, N), maplist(=(Y), Ys),
    append(Xs, [h|Ys], Tablero).

es_final(Final, [Final|_]).

sucesores([T|Ts], Caminos) :-
    findall([T1,T|Ts],
            ( salto(T, T1),
              \+ memberchk(T1, Ts)
            ),
            Caminos).

% El hueco cambia su sitio con una ficha a distancia 1, 2 o 3: primero hacia la izquierda.
salto(T, T1) :-
    member(Distancia, [1,2,3]),
    intercambia(Distancia, X, h, T, h, X, T1).
salto(T, T1) :-
    member(Distancia, [1,2,3]),
    intercambia(Distancia, h, X, T, X, h, T1).

% T tiene X e Y, en este orden y a esa distancia; T1 tiene en su lugar X1 e Y1.
intercambia(Distancia, X, Y, T, X1, Y1, T1) :-
    Entre is Distancia-1,
    length(Medio, Entre),
    append(Medio, [Y|Fin], Cola),
    append(Medio, [Y1|Fin], Cola1),
    append(Antes, [X|Cola], T),
    append(Antes, [X1|Cola1], T1).

% Cuántas blancas hay a la izquierda de cada verde.
heuristica([], 0).
heuristica([F|Fs], H) :-
    heuristica(Fs, H0),
    (   F == b
    ->  aggregate_all(count, member(v, Fs), Verdes),
        H is H0+Verdes
    ;   H = H0
    ).

por_heuristica(Orden, [T1|_], [T2|_]) :-
    heuristica(T1, H1),
    heuristica(T2, H2),
    compare(Orden, H1, H2).
