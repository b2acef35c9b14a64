% Importo expandir/3 por su nombre y luego lo defino: esto es un error mío.
:- use_module(library(rumbo), [plan/3, expandir/3]).

expandir(N, mas, M) :- M is N + 1.
