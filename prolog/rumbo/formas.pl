:- module(rumbo_formas,
          [ formas/4,              % +M, +Forma, +Opciones, -Llamada
            forma_inversa/4,       % +M, +Forma, +Opciones, -Llamada
            llamada/4              % +M, :Meta, +Papeles, -Llamada
          ]).
:- use_module(errores).
:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(option), [option/2]).

/** <module> The successor in the student's own shape

A shape says which predicate it is and what each argument means, and becomes
what the compiled part calls: a `llamada(Modulo, Nombre, Argumentos)`.  One
predicate with its arguments in any order is called as it is; all other shapes
go through sucesor/5 here.
*/

%!  llamada(+M, :Meta, +Papeles, -Llamada) is det.
%
%   Llamada calls Meta, a goal of module M, with more arguments: those of Papeles.  The
%   compiled part keeps each constant apart, so a goal with variables, which its
%   arguments may share (`[X]>>p(X)`), is one constant and is called by llama/N.

llamada(M0, Meta, Papeles, llamada(M, Nombre, Argumentos)) :-
    strip_module(M0:Meta, M1, G),
    (   ground(G)
    ->  M = M1,
        G =.. [Nombre|Fijos],
        maplist(constante, Fijos, Constantes)
    ;   M = rumbo_formas,
        Nombre = llama,
        Constantes = [constante(M1:G)]
    ),
    append(Constantes, Papeles, Argumentos).

:- public llama/2, llama/3, llama/4, llama/5.

llama(G, A)          :- call(G, A).
llama(G, A, B)       :- call(G, A, B).
llama(G, A, B, C)    :- call(G, A, B, C).
llama(G, A, B, C, D) :- call(G, A, B, C, D).

constante(T, constante(T)).

%!  formas(+M, :Forma, +Opciones, -Llamada) is det.
%
%   Forma is one of
%
%     - a predicate whose arguments are `antes`, `accion`, `despues`, `coste` in any
%       order, `_` where one does not matter, and anything else passed as it is.
%       Without `accion` the move is the predicate's name; with `hijos` for `despues`
%       it gives the list of successors, states or `accion-estado` pairs;
%     - `aplicable(P)+aplica(Q)`: P says which moves can be made, Q makes one;
%     - a list of these.
%
%   Opciones may hold `imposible(Marca)`, the successor that stands for none, and the
%   filters `valido(G)` and `no_valido(G)`, called with the successor.
%
%   @error domain_error(opcion, sucesor(Forma)) when it is none of these

formas(M0, Forma0, Opciones, Llamada) :-
    strip_module(M0:Forma0, M, Forma),
    filtros(M, Opciones, Filtros),
    (   Filtros == [],
        predicado(M, Forma, antes, despues, Llamada0)
    ->  Llamada = Llamada0
    ;   pasos(M, Forma, Pasos)
    ->  por_adaptador(sucesor, Pasos, Filtros, Llamada)
    ;   falla(domain_error(opcion, sucesor(Forma)), opciones)
    ).

%!  forma_inversa(+M, :Forma, +Opciones, -Llamada) is det.
%
%   The shape of a predicate that answers with what leads to `despues`: a predicate
%   with `antes` and `despues` among its arguments, or a list of such.  The filters of
%   Opciones hold for `despues`, as they do when the move is made.
%
%   @error domain_error(opcion, predecesor(Forma)) when it is none of these

forma_inversa(M0, Forma0, Opciones, Llamada) :-
    strip_module(M0:Forma0, M, Forma),
    filtros(M, Opciones, Filtros),
    (   Filtros == [],
        predicado(M, Forma, antes, despues, Llamada0)
    ->  Llamada = Llamada0
    ;   pasos_inversos(M, Forma, Pasos)
    ->  por_adaptador(predecesor, Pasos, Filtros, Llamada)
    ;   falla(domain_error(opcion, predecesor(Forma)), opciones)
    ).

pasos_inversos(M, Formas, Pasos) :-
    is_list(Formas),
    !,
    Formas = [_|_],
    maplist(paso_inverso(M), Formas, Pasos).
pasos_inversos(M, Forma, [Paso]) :-
    paso_inverso(M, Forma, Paso).

paso_inverso(M, Forma, Paso) :-
    predicado(M, Forma, antes, despues, _),
    paso(M, Forma, Paso).

predicado(M0, Forma0, Antes, Despues, llamada(M, Nombre, Papeles)) :-
    strip_module(M0:Forma0, M, Forma),
    compound(Forma),
    Forma \= [_|_],
    Forma \= _+_,
    Forma =.. [Nombre|Partes],
    una(Antes, Partes),
    una(Despues, Partes),
    maplist(papel, Partes, Papeles).

%   una(+Papel, +Partes): exactly one of Partes is Papel.

una(Papel, Partes) :-
    findall(Papel, ( member(Parte, Partes), Parte == Papel ), [_]).

papel(Parte, Papel) :-
    (   var(Parte)
    ->  Papel = '_'
    ;   memberchk(Parte, [antes, accion, despues, coste])
    ->  Papel = Parte
    ;   Papel = constante(Parte)
    ).

%   pasos(+M, +Forma, -Pasos): a list of paso(S, A, S1, C, Meta), C `uno` where the
%   shape has no cost.

pasos(M, Formas, Pasos) :-
    is_list(Formas),
    !,
    Formas = [_|_],
    maplist(paso(M), Formas, Pasos).
pasos(M, Forma, [Paso]) :-
    paso(M, Forma, Paso).

paso(M0, Forma0, Paso) :-
    strip_module(M0:Forma0, M, Forma),
    paso_(Forma, M, Paso).

paso_(aplicable(P0)+aplica(Q0), M, paso(S, A, S1, C, (P,Q))) :-
    !,
    meta(M, P0, [antes-S, accion-A], P, _),
    meta(M, Q0, [antes-S, accion-A, despues-S1, coste-C], Q, Partes),
    una(antes, Partes),
    una(despues, Partes),
    ( una(coste, Partes) -> true ; C = uno ).
paso_(Forma, M, paso(S, A, S1, C, Meta)) :-
    compound(Forma),
    meta(M, Forma, [antes-S, accion-A, despues-S1, coste-C, hijos-Hijos], Meta0, Partes),
    una(antes, Partes),
    ( una(coste, Partes) -> true ; C = uno ),
    functor(Forma, Nombre, _),
    (   una(despues, Partes)
    ->  Meta = Meta0,
        ( una(accion, Partes) -> true ; A = Nombre )
    ;   una(hijos, Partes),
        Meta = ( Meta0, rumbo_formas:hijo(Hijos, S, Nombre, A, S1) )
    ).

%   meta(+M, +Forma, +Papeles, -Meta, -Partes): the goal, with variables for roles.

meta(M0, Forma0, Papeles, M:G, Partes) :-
    strip_module(M0:Forma0, M, Forma),
    callable(Forma),
    Forma =.. [Nombre|Partes],
    maplist(argumento(Papeles), Partes, Argumentos),
    G =.. [Nombre|Argumentos].

argumento(Papeles, Parte, Argumento) :-
    (   atom(Parte),
        memberchk(Parte-Variable, Papeles)
    ->  Argumento = Variable
    ;   Argumento = Parte
    ).

por_adaptador(Adaptador, Pasos, Filtros, llamada(rumbo_formas, Adaptador, Argumentos)) :-
    (   member(paso(_,_,_,C,_), Pasos),
        var(C)
    ->  Coste = [coste]
    ;   Coste = ['_']
    ),
    append([constante(Pasos), constante(Filtros), antes, accion, despues], Coste, Argumentos).

filtros(M, Opciones, Filtros) :-
    findall(F, ( member(Opcion, Opciones), filtro(Opcion, M, F) ), Filtros).

filtro(imposible(Marca), _, imposible(Marca)).
filtro(valido(G), M, valido(M:G)).
filtro(no_valido(G), M, no_valido(M:G)).

:- public sucesor/6, predecesor/6, hijo/5.

%   sucesor(+Pasos, +Filtros, +S, -A, -S1, -C): a step of one of the shapes that
%   passes the filters.

sucesor(Pasos, Filtros, S, A, S1, Coste) :-
    member(Paso, Pasos),
    copy_term(Paso, paso(S, A, S1, C, Meta)),
    call(Meta),
    pasan(Filtros, S1),
    ( C == uno -> Coste = 1 ; Coste = C ).

%   predecesor(+Pasos, +Filtros, -S, -A, +S1, -C): the same, backwards.

predecesor(Pasos, Filtros, S, A, S1, Coste) :-
    pasan(Filtros, S1),
    member(Paso, Pasos),
    copy_term(Paso, paso(S, A, S1, C, Meta)),
    call(Meta),
    \+ ( member(imposible(Marca), Filtros), S == Marca ),
    ( C == uno -> Coste = 1 ; Coste = C ).

pasan([], _).
pasan([Filtro|Filtros], S) :-
    pasa(Filtro, S),
    pasan(Filtros, S).

pasa(imposible(Marca), S) :- S \== Marca.
pasa(valido(G), S)        :- \+ \+ call(G, S).
pasa(no_valido(G), S)     :- \+ call(G, S).

%   hijo(+Hijos, +S, +Nombre, -A, -S1): X-Y is a move and a state, unless states are
%   pairs themselves: then only where Y is one.

hijo(Hijos, S, Nombre, A, S1) :-
    (   is_list(Hijos)
    ->  true
    ;   falla(type_error(list, Hijos), hijos)
    ),
    member(Hijo, Hijos),
    (   nonvar(Hijo),
        Hijo = A0-S0,
        \+ ( S = _-_, S0 \= _-_ )
    ->  A = A0, S1 = S0
    ;   A = Nombre, S1 = Hijo
    ).
