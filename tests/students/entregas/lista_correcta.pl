% Solo importo lo que uso.
:- use_module(library(rumbo), [plan/3]).

meta(ciudad(sevilla)).

carretera(cadiz, jerez).
carretera(jerez, utrera).
carretera(utrera, sevilla).
carretera(jerez, sevilla).

expandir(ciudad(A), ir(B), ciudad(B)) :-
    (   carretera(A, B)
    ;   carretera(B, A)
    ).
