% 8-puzzle con la meta en espiral; los movimientos son los de la biblioteca.
:- use_module(library(rumbo)).

meta([1,2,3,8,0,4,7,6,5]).
