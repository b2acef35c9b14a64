% Un mapa de carreteras con kilómetros: el camino más corto de una ciudad a otra.
%
%   ?- camino(lisboa, barcelona, Ciudades, Km).
%   Ciudades = [lisboa, madrid, zaragoza, barcelona], Km = 1250.

:- use_module(library(rumbo)).

camino(De, A, Ciudades, Km) :-
    resuelve(a_estrella, De, solucion(_),
             [ sucesor(carretera(antes,despues,coste)), objetivo(A),
               heuristica(en_linea_recta(A)), estados(Ciudades), coste(Km) ]).

carretera(X, Y, Km) :- tramo(X, Y, Km).
carretera(X, Y, Km) :- tramo(Y, X, Km).

tramo(lisboa,   madrid,    625).
tramo(lisboa,   sevilla,   460).
tramo(sevilla,  madrid,    530).
tramo(sevilla,  malaga,    205).
tramo(malaga,   granada,   125).
tramo(granada,  madrid,    420).
tramo(granada,  valencia,  490).
tramo(madrid,   zaragoza,  315).
tramo(madrid,   valencia,  355).
tramo(madrid,   burgos,    245).
tramo(burgos,   bilbao,    160).
tramo(bilbao,   zaragoza,  305).
tramo(zaragoza, barcelona, 310).
tramo(valencia, barcelona, 350).

% Coordenadas en kilómetros hacia el este y el norte de Lisboa.
lugar(lisboa,      0,   0).
lugar(sevilla,   275, -150).
lugar(malaga,    405, -225).
lugar(granada,   480, -170).
lugar(madrid,    470, 190).
lugar(valencia,  755, 85).
lugar(burgos,    470, 405).
lugar(bilbao,    535, 505).
lugar(zaragoza,  705, 330).
lugar(barcelona, 965, 300).

en_linea_recta(A, X, D) :-
    lugar(A, AE, AN),
    lugar(X, XE, XN),
    D is sqrt((AE-XE)**2 + (AN-XN)**2).
