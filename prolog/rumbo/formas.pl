:- module(rumbo_formas,
          [ formas/4,              % +M, +Forma, +Opciones, -Llamada
            forma_inversa/4,       % +M, +Forma, +Opciones, -Llamada
            con_filtros/5,         % +M, +Opciones, +Sentido, +Movimiento, -Llamada
            llamada/4              % +M, :Meta, +Papeles, -Llamada
          ]).
:- use_module(errores).
:- use_module(modulos, [debe_existir/3]).
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
    G =.. [Nombre0|Fijos0],
    length(Fijos0, N0),
    length(Papeles, N1),
    Aridad is N0+N1,
    debe_existir(M1, Nombre0, Aridad),
    (   ground(G)
    ->  M = M1,
        Nombre = Nombre0,
        Fijos = Fijos0,
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
%       it gives the list of successors, states or, without `accion`, `accion-estado`
%       pairs;
%     - `aplicable(P)+aplica(Q)`: P says which moves can be made, Q makes one;
%     - a list of these.
%
%   Opciones may hold `imposible(Marca)`, the successor (or list of them) that stands
%   for none, and the filters `valido(G)` and `no_valido(G)`, called with the successor.
%
%   @error domain_error(opcion, sucesor(Forma)) when it is none of these

formas(M0, Forma0, Opciones, Llamada) :-
    strip_module(M0:Forma0, M, Forma),
    filtros(M, Opciones, Filtros),
    (   Filtros == [],
        predicado(M, Forma, antes, despues, Llamada0)
    ->  Llamada = Llamada0
    ;   marcas(Filtros, Marcas),
        pasos(M, Forma, Marcas, Pasos)
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

%!  con_filtros(+M, +Opciones, +Sentido, +Movimiento, -Llamada) is semidet.
%
%   Llamada makes the moves of Movimiento, a goal `mov(S, A, S1, Goal)`, that pass the
%   filters of Opciones; Sentido is `sucesor` or `predecesor`.  Fails where Opciones
%   has no filter.

con_filtros(M, Opciones, Sentido, mov(S,A,S1,Meta), Llamada) :-
    filtros(M, Opciones, Filtros),
    Filtros \== [],
    por_adaptador(Sentido, [paso(S,A,S1,uno,Meta)], Filtros, Llamada).

pasos_inversos(M, Formas, Pasos) :-
    is_list(Formas),
    !,
    Formas = [_|_],
    maplist(paso_inverso(M), Formas, Pasos).
pasos_inversos(M, Forma, [Paso]) :-
    paso_inverso(M, Forma, Paso).

paso_inverso(M, Forma, Paso) :-
    predicado(M, Forma, antes, despues, _),
    paso(M, [], Forma, Paso).

predicado(M0, Forma0, Antes, Despues, llamada(M, Nombre, Papeles)) :-
    strip_module(M0:Forma0, M, Forma),
    compound(Forma),
    Forma \= [_|_],
    Forma \= _+_,
    Forma =.. [Nombre|Partes],
    una(Antes, Partes),
    una(Despues, Partes),
    length(Partes, Aridad),
    debe_existir(M, Nombre, Aridad),
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

%   pasos(+M, +Forma, +Marcas, -Pasos): a list of paso(S, A, S1, C, Meta), C `uno` where
%   the shape has no cost.

pasos(M, Formas, Marcas, Pasos) :-
    is_list(Formas),
    !,
    Formas = [_|_],
    maplist(paso(M, Marcas), Formas, Pasos).
pasos(M, Forma, Marcas, [Paso]) :-
    paso(M, Marcas, Forma, Paso).

paso(M0, Marcas, Forma0, Paso) :-
    strip_module(M0:Forma0, M, Forma),
    paso_(Forma, M, Marcas, Paso).

paso_(aplicable(P0)+aplica(Q0), M, _, paso(S, A, S1, C, (P,Q))) :-
    !,
    meta(M, P0, [antes-S, accion-A], P, _),
    meta(M, Q0, [antes-S, accion-A, despues-S1, coste-C], Q, Partes),
    una(antes, Partes),
    una(despues, Partes),
    maplist(debe_existir, [P,Q]),
    ( una(coste, Partes) -> true ; C = uno ).
paso_(Forma, M, Marcas, paso(S, A, S1, C, Meta)) :-
    compound(Forma),
    meta(M, Forma, [antes-S, accion-A, despues-S1, coste-C, hijos-Hijos], Meta0, Partes),
    una(antes, Partes),
    ( una(coste, Partes) -> true ; C = uno ),
    functor(Forma, Nombre, _),
    (   una(despues, Partes)
    ->  debe_existir(Meta0),
        Meta = Meta0,
        ( una(accion, Partes) -> true ; A = Nombre )
    ;   una(hijos, Partes),
        debe_existir(Meta0),
        (   una(accion, Partes)
        ->  Meta = ( Meta0, rumbo_formas:hijo(Hijos, Marcas, S1) )
        ;   Meta = ( Meta0, rumbo_formas:hijo(Hijos, Marcas, S, Nombre, A, S1) )
        )
    ).

debe_existir(M:G) :-
    functor(G, Nombre, Aridad),
    debe_existir(M, Nombre, Aridad).

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

%   filtros(+M, +Opciones, -Filtros): the marks first, which the others need not bear.

filtros(M, Opciones, Filtros) :-
    findall(imposible(Marca), member(imposible(Marca), Opciones), Filtros, Otros),
    findall(F, ( member(Opcion, Opciones), filtro(Opcion, M, F) ), Otros).

marcas(Filtros, Marcas) :-
    findall(Marca, member(imposible(Marca), Filtros), Marcas).

filtro(valido(G), M, valido(M:G)).
filtro(no_valido(G), M, no_valido(M:G)).

:- public sucesor/6, predecesor/6, hijo/3, hijo/6.

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

%   hijo(+Hijos, +Marcas, -Hijo): one of the list; a mark in its place stands for none.

hijo(Hijos, Marcas, Hijo) :-
    (   is_list(Hijos)
    ->  member(Hijo, Hijos)
    ;   \+ ( member(Marca, Marcas), Marca == Hijos ),
        falla(type_error(list, Hijos), hijos)
    ).

%   hijo(+Hijos, +Marcas, +S, +Nombre, -A, -S1): X-Y is a move and a state, unless states
%   are pairs themselves: then only where Y is one.

hijo(Hijos, Marcas, S, Nombre, A, S1) :-
    hijo(Hijos, Marcas, Hijo),
    (   nonvar(Hijo),
        Hijo = A0-S0,
        \+ ( S = _-_, S0 \= _-_ )
    ->  A = A0, S1 = S0
    ;   A = Nombre, S1 = Hijo
    ).
