% El fichero principal carga otro; los dos cargan la biblioteca.
:- use_module(library(rumbo)).
:- ensure_loaded(dos_usos_problema).

primero(P) :- salida(S), plan(anchura, S, P).
