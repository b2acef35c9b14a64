:- use_module(library(rumbo)).

/* Jugs of five and three litres as a student writes them, and how to draw them. */

expandir(j(A,B), llena(5), j(5,B)) :- A < 5.
expandir(j(A,B), llena(3), j(A,3)) :- B < 3.
expandir(j(A,B), vacia(5), j(0,B)) :- A > 0.
expandir(j(A,B), vacia(3), j(A,0)) :- B > 0.
expandir(j(A,B), vierte(5,3), j(A1,B1)) :- A > 0, B < 3, T is min(A, 3-B), A1 is A-T, B1 is B+T.
expandir(j(A,B), vierte(3,5), j(A1,B1)) :- B > 0, A < 5, T is min(B, 5-A), A1 is A+T, B1 is B-T.

meta(j(4,_)).

dibuja(j(A,B), Texto) :-
    format(string(Texto), "5 l: ~w\n3 l: ~w", [A,B]).

doble(1, a, 2).
doble(1, b, 2).
doble(2, c, 3).
doble(2, d, 3).

cuenta(N, N1) :- N < 3, N1 is N+1.
faltan(N, H) :- H is 3-N.

sube(1, izquierda, 2).
sube(1, derecha, 3).
sube(3, derecha, 4).
alto(N, H) :- H is N mod 4.

bucle(a, b) :- repeat, fail.
rompe(a, X) :- X is foo+1.

/* What the engine says of each mode of the page, for the page to be held against. */

modo(anchura, anchura).
modo(profund, profund).
modo(iter, iter).
modo(coste_uniforme, coste_uniforme).
modo(voraz, voraz(manhattan)).
modo(a_estrella, a_estrella(manhattan)).
modo(ida_estrella, ida_estrella(manhattan)).
modo(haz, haz(3)).
modo(escalada, escalada).
modo(pila, pila(manhattan)).
modo(bidireccional, bidireccional).

esperado :-
    findall(Fila, ( modo(Nombre, Modo), fila(Nombre, Modo, Fila) ), Filas),
    atomic_list_concat(Filas, ',', Texto),
    format("[~w]~n", [Texto]).

fila(Nombre, Modo, Fila) :-
    resuelve(tableros:Modo, [4,1,3,7,2,5,8,0,6], solucion(Plan),
             tableros:[observador(user:ignora), heuristica(manhattan), estadisticas(D)]),
    length(Plan, N),
    format(atom(Fila), '{"modo":"~w","plan":~d,"expandidos":~d,"generados":~d}',
           [Nombre, N, D.expandidos, D.generados]).

ignora(_).

:- problema(atascado, [inicial(a), sucesor(bucle(antes,despues)), objetivo(b)]).

:- problema(roto, [inicial(a), sucesor(rompe(antes,despues)), objetivo(b)]).

:- problema(dobles, [inicial(1), sucesor(doble(antes,accion,despues)), objetivo(3)]).

:- problema(contados, [inicial(0), sucesor(cuenta(antes,despues)), objetivo(3), heuristica(faltan)]).

:- problema(cima, [inicial(1), sucesor(sube(antes,accion,despues)), objetivo(4), heuristica(alto)]).

:- problema(hondo, [inicial(0), sucesor(cuenta(antes,despues)), objetivo(3), profundidad_max(2)]).

arranca :-
    visor([abre(false), inicial(j(0,0)), nodos_max(5000), idioma(es)]).
