% El cambio de monedas por escalada: en cada paso, el estado (Resto,Monedas) menor.
%
%   ?- cambio(199, Monedas).
%   Monedas = [2,2,5,20,20,50,100].

:- use_module(library(rumbo/busqueda)).

cambio(N, Monedas) :-
    cambio(N, Monedas, []).

cambio(N, Monedas, Opciones) :-
    busca_escalada(sucesores, es_final, (N,[]), (0,Monedas), Opciones).

es_final((0,_)).

sucesores((Resto,Monedas), Estados) :-
    findall((Resto1,[M|Monedas]),
            ( member(M, [1,2,5,10,20,50,100]),
              Resto1 is Resto-M,
              Resto1 >= 0
            ),
            Estados).
