% Solo carga la biblioteca (como si se escribiera en la consola).
:- use_module(library(rumbo)).
