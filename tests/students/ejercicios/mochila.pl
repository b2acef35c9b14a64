:- encoding(utf8).
% El problema de la mochila: objetos (Peso,Valor), cada uno cuantas veces se quiera, sin pasar del peso
% límite y con el mayor valor posible. Búsqueda en profundidad y el mejor de los estados finales.
%
%   ?- mochila([(2,3),(3,5),(4,6),(5,10)], 8, Solucion, Valor).
%   Solucion = [(5,10), (3,5)],
%   Valor = 15.

:- use_module(library(rumbo/busqueda)).

mochila(Objetos, Limite, Solucion, Valor) :-
    mochila(Objetos, Limite, Solucion, Valor, []).

% Un estado es (Valor,Peso,Limite,Objetos,Solucion): así el mejor es el último en el orden de los términos.
mochila(Objetos, Limite, Solucion, Valor, Opciones) :-
    msort(Objetos, PorPeso),
    PorPeso = [(_,V)|_],
    Nada is 0*V,                                     % 0 o 0.0, como los valores de los objetos
    findall(Estado,
            busca_profundidad(sucesores, es_final, (Nada,0,Limite,PorPeso,[]), Estado, Opciones),
            Estados),
    max_member((Valor,_,_,_,Solucion), Estados).

es_final((_,P,L,[(P1,_)|_],_)) :-
    P+P1 > L.

sucesores((V,P,L,Objetos,Sol), Estados) :-
    findall((V2,P2,L,NoMenores,[(P1,V1)|Sol]),
            ( member((P1,V1), Objetos),
              P2 is P+P1,
              P2 =< L,
              V2 is V+V1,
              include(no_menos_pesado(P1), Objetos, NoMenores)
            ),
            Estados).

no_menos_pesado(P1, (P2,_)) :-
    P2 >= P1.
