% Como en los apuntes: sucesores(Estado, Lista) da la lista de pares accion-estado.
:- use_module(library(rumbo)).

plan_de(S0, Plan) :-
    plan(anchura, S0, Plan, [ sucesor(sucesores(antes,hijos)), meta(todos_a_la_derecha) ]).

todos_a_la_derecha(e([],der,_)).

% e(ALaIzquierda, Barca, ALaDerecha): una barca para dos, y el perro no sabe remar.
sucesores(e(Izq,izq,Der), Hijos) :-
    findall(cruzan(Gente)-e(Resto,der,Der1), cambian(Izq, Der, Gente, Resto, Der1), Hijos).
sucesores(e(Izq,der,Der), Hijos) :-
    findall(cruzan(Gente)-e(Izq1,izq,Resto), cambian(Der, Izq, Gente, Resto, Izq1), Hijos).

cambian(De, A, Gente, Resto, A1) :-
    pasajeros(De, Gente, Resto),
    append(Gente, A, A0),
    msort(A0, A1).

pasajeros(Orilla, [X], Resto) :-
    select(X, Orilla, Resto),
    X \== perro.
pasajeros(Orilla, [X,Y], Resto) :-
    select(X, Orilla, Orilla1),
    select(Y, Orilla1, Resto),
    X @< Y.
