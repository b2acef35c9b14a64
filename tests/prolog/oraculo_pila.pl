:- module(oraculo_pila,
          [ resuelve/5,           % +Lectura, +S0, -Camino, -Sacados, -Insertados
            hijos/3               % +Lectura, +S, -HijosConClave
          ]).

/** <module> The stack with three heuristics, word for word

The stack is a list, "ever inserted" is a list, and the children of each state are sorted from the greatest
value to the smallest. `Lectura` is 1, 2 or 3 as in the data file, 31 and 32 the other readings of the third.
*/

resuelve(Lectura, S0, Camino, Sacados, Insertados) :-
    pila(Lectura, [[S0]], [S0], 0, Camino, Sacados, Insertados).

pila(Lectura, [[S|Ss]|Resto], Vistos, N0, Camino, Sacados, Insertados) :-
    (   S == [0,1,2,3,4,5,6,7,8]
    ->  reverse([S|Ss], Camino),
        Sacados = N0,
        length(Vistos, Insertados)
    ;   hijos(Lectura, S, Todos),
        findall(H, ( member(H-_, Todos), \+ memberchk(H, Vistos) ), Nuevos),
        foldl([H,P,[[H,S|Ss]|P]]>>true, Nuevos, Resto, Pila),
        append(Nuevos, Vistos, Vistos1),
        N1 is N0+1,
        pila(Lectura, Pila, Vistos1, N1, Camino, Sacados, Insertados)
    ).

hijos(Lectura, S, Ordenados) :-
    findall(Peso-(H-Clave), ( hijo(S, H), clave(Lectura, H, Clave, Peso) ), Sueltos),
    sort(0, @>=, Sueltos, Pares),
    findall(HC, member(_-HC, Pares), Ordenados).

%   What is sorted from the greatest to the smallest; the list itself decides between equal keys.
clave(1, S, G, G/S) :- fuera(S, G).
clave(2, S, H, H/S) :- distancias(S, H).
clave(3, S, F/D, F/D/S) :- suma(S, F), regresos(S, D).
clave(31, S, K, K/S) :- suma(S, F), regresos(S, D), K is F+D.
clave(32, S, D, D/S) :- regresos(S, D).

suma(S, F) :- fuera(S, G), distancias(S, H), F is G+H.

fuera(S, G) :-
    aggregate_all(count, ( nth0(I, S, X), X =\= 0, X =\= I ), G).

distancias(S, H) :-
    aggregate_all(sum(abs(I//3 - X//3) + abs(I mod 3 - X mod 3)), ( nth0(I, S, X), X =\= 0 ), H).

regresos(S, D) :-
    aggregate_all(count, ( vecinas(I, J), nth0(I, S, J), nth0(J, S, I) ), N),
    D is 2*N.

vecinas(I, J) :-
    between(0, 8, I),
    (   I mod 3 < 2, J is I+1
    ;   I < 6, J is I+3
    ).

hijo(S, H) :-
    nth0(B, S, 0),
    ( vecinas(B, C) ; vecinas(C, B) ),
    nth0(C, S, X),
    findall(Z, ( member(Y, S), ( Y =:= 0 -> Z = X ; Y =:= X -> Z = 0 ; Z = Y ) ), H).
