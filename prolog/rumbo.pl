:- module(rumbo, []).
:- reexport(rumbo/nucleo, [expandir/3]).
:- reexport(rumbo/practica).
:- reexport(rumbo/motor).
:- reexport(rumbo/problema, [problema/2]).
