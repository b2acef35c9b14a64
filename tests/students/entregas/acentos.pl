:- encoding(utf8).
% Víctor Ibáñez: pasar el niño, el búho y el ratón al otro lado del río.
% Estado: río(Niño, Búho, Ratón), cada uno en la orilla 'norteña' o 'sureña'.
% El búho no puede quedarse a solas con el ratón.

:- use_module(library(rumbo)).

otra_orilla(norteña, sureña).
otra_orilla(sureña, norteña).

inicio_del_cruce(río(norteña,norteña,norteña,norteña)).

meta(río(sureña,sureña,sureña,sureña)).

% río(Niño, Búho, Ratón, Maíz)

expandir(S0, Acción, S1) :-
    cruza(S0, Acción, S1),
    \+ peligro(S1).

cruza(río(A,B,R,M), 'cruza el niño', río(Ñ,B,R,M))    :- otra_orilla(A, Ñ).
cruza(río(A,A,R,M), 'lleva el búho', río(Ñ,Ñ,R,M))    :- otra_orilla(A, Ñ).
cruza(río(A,B,A,M), 'lleva el ratón', río(Ñ,B,Ñ,M))   :- otra_orilla(A, Ñ).
cruza(río(A,B,R,A), 'lleva el maíz', río(Ñ,B,R,Ñ))    :- otra_orilla(A, Ñ).

peligro(río(Niño,Búho,Búho,_)) :- Niño \== Búho.
peligro(río(Niño,_,Ratón,Ratón)) :- Niño \== Ratón.

solución(Plan) :-
    inicio_del_cruce(S0),
    plan(anchura, S0, Plan).
