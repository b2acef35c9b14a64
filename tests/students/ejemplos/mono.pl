% El mono y los plátanos: cuelgan del techo en el centro y hay una caja en la ventana.
%
%   ?- mono(P).
%   P = [anda(ventana), empuja(centro), sube, coge].

:- use_module(library(rumbo)).

mono(Plan) :-
    plan(anchura, mono(puerta,suelo,ventana,sin), Plan).

meta(mono(_,_,_,con)).

% mono(Donde,Altura,Caja,Platanos)
expandir(mono(centro,caja,centro,sin), coge, mono(centro,caja,centro,con)).
expandir(mono(X,suelo,X,Tiene), sube, mono(X,caja,X,Tiene)).
expandir(mono(X,caja,X,Tiene), baja, mono(X,suelo,X,Tiene)).
expandir(mono(X,suelo,X,Tiene), empuja(Y), mono(Y,suelo,Y,Tiene)) :-
    sitio(Y),
    Y \== X.
expandir(mono(X,suelo,Caja,Tiene), anda(Y), mono(Y,suelo,Caja,Tiene)) :-
    sitio(Y),
    Y \== X.

sitio(puerta).
sitio(ventana).
sitio(centro).
