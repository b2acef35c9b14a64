:- module(rumbo_problema,
          [ problema/2,            % :Nombre, +Opciones
            definidos/2,           % +M, -Definidos
            problema/7,            % +M, +S0, +Opciones0, +Uso, -S, -Opciones, -Problema
            sin_paridad/2,         % +Problema, +S0
            espacio/2,             % +Problema, -Espacio
            tablero_meta/4,        % +S, +Ancho, +Alto, -Meta
            en_la_forma_de/4       % +S, +Ancho, +Tablero0, -Tablero
          ]).
:- use_module(errores).
:- use_module(modulos).
:- use_module(nucleo).
:- use_module(formas).
:- use_module(opciones).
:- autoload(library(apply), [exclude/3, maplist/2, maplist/3]).
:- autoload(library(lists), [append/2, append/3, member/2, numlist/3]).
:- autoload(library(option), [option/2, option/3]).

:- meta_predicate problema(:, +).

/** <module> What a query means: options and the module rule make one problem

The library's predicates look at the module M they are called from.  An
expandir/3 of the student's there is used, else the native moves; the goal is
the option's, else a meta/1 of the student's, else the practical's.

A problem is `problema(Espacio, Paridad)`.  Espacio is what the compiled part
searches: `tablero(Ancho, Alto, Meta, Orden, Filas, Heuristica)` for native
moves with nothing of the student's in them, else `espacio(Sucesor, Meta, Coste,
Heuristica, Normaliza, Predecesor)`, each a `llamada(Modulo, Nombre, Argumentos)` whose
arguments are the roles `antes`, `accion`, `despues`, `coste`, `valor` or
`constante(T)`.  Paridad is `tablero(Ancho, Alto, Meta)` where parity can tell
that there is no plan.
*/

:- dynamic definido/3.                  % M, Nombre, Opciones

%!  problema(:Nombre, +Opciones) is det.
%
%   Gives a name to the options that define a problem, among them `inicial(S0)`;
%   then `problema(Nombre)` stands for the start and the options.  To be written as
%   a directive in the file of the problem; a later definition takes its place.
%
%   ```
%   :- problema(jarras, [ inicial(j(0,0)), sucesor(vierte(accion,antes,despues)),
%                         objetivo(j(4,_)) ]).
%   ?- plan(anchura, problema(jarras), P).
%   ```

problema(M:Nombre, Opciones) :-
    debe_estar_dado(Nombre, problema),
    (   atom(Nombre) -> true ; falla(type_error(atom, Nombre), problema) ),
    opciones_validas(Opciones, [busqueda]),
    with_mutex(rumbo_problemas,
               ( retractall(definido(M, Nombre, _)),
                 assertz(definido(M, Nombre, Opciones)) )).

%!  definidos(+M, -Definidos) is det.
%
%   The named problems that M sees: Nombre-Opciones, Opciones with `inicial(S0)`.

definidos(M, Definidos) :-
    findall(Nombre-[inicial(S0)|Opciones],
            ( ( definido(M, Nombre, Opciones)
              ; M \== user, definido(user, Nombre, Opciones), \+ definido(M, Nombre, _)
              ),
              option(inicial(S0), Opciones) ),
            Definidos).

%!  problema(+M, +S0, +Opciones0, +Uso, -S, -Opciones, -Problema) is det.
%
%   Problema is what S0 and Opciones0 mean in module M.  S is its start and Opciones
%   what holds: with S0 = `problema(Nombre)` also those that Nombre stands for.  Uso says what
%   is going to be asked of it: `movimientos` alone; the goal as well (`sin_costes`), and
%   the costs (`ciega`); the heuristic too (`informada`); or predecessors (`inversa`).

problema(M0, S0, Opciones0, Uso, S, Opciones, Problema) :-
    inicio(M0, S0, Opciones0, M, S, Opciones),
    movimientos(M, Opciones, Sucesores),
    (   Sucesores == nativos
    ->  nativo(M, S, Opciones, Uso, Problema)
    ;   ajeno(M, S, Opciones, Uso, Sucesores, Problema)
    ).

%   inicio(+M0, +S0, +Opciones0, -M, -S, -Opciones): a named problem belongs to the
%   module that defines it, whoever asks; goals among the options to their own side.

inicio(M0, S0, Opciones0, M, S, Opciones) :-
    nonvar(S0),
    S0 = problema(Nombre),
    atom(Nombre),
    definicion(M0, Nombre, M, Definicion),
    !,
    maplist(en_modulo(M0), Opciones0, Opciones1),
    exclude(sobra(Opciones1), Definicion, Definicion0),
    maplist(en_modulo(M), Definicion0, Definicion1),
    append(Opciones1, Definicion1, Opciones),
    (   option(inicial(S), Opciones)
    ->  true
    ;   falla(existence_error(inicial, Nombre), problema)
    ).
inicio(M, S, Opciones, M, S, Opciones) :-
    (   nonvar(S),
        S = problema(Nombre),
        \+ option(sucesor(_), Opciones),
        definido(M, _, _)
    ->  debe_estar_dado(Nombre, problema),
        falla(type_error(list, S), sin_expandir(M, S))
    ;   member(inicial(S1), Opciones)
    ->  falla(domain_error(opcion, inicial(S1)), inicial)
    ;   true
    ).

%   sobra(+Opciones, +Opcion): the query's goal takes the place of the definition's,
%   whichever way each is given.

sobra(Opciones, Opcion) :-
    es_meta(Opcion),
    member(Otra, Opciones),
    es_meta(Otra),
    !.

es_meta(meta(_)).
es_meta(objetivo(_)).

%   definicion(+M0, +Nombre, -M, -Opciones): the one that M0 sees, or the only one.

definicion(M0, Nombre, M, Opciones) :-
    hereda(M0, M),
    definido(M, Nombre, Opciones),
    !.
definicion(_, Nombre, M, Opciones) :-
    findall(M1-Opciones1, definido(M1, Nombre, Opciones1), [M-Opciones]).

hereda(M, M).
hereda(M0, M) :-
    import_module(M0, M1),
    hereda(M1, M).

en_modulo(M, Opcion0, Opcion) :-
    Opcion0 =.. [Nombre,Valor],
    (   opcion_con_modulo(Nombre)
    ->  Opcion =.. [Nombre,M:Valor]
    ;   Opcion = Opcion0
    ).

movimientos(M, Opciones, Sucesores) :-
    (   option(sucesor(Forma), Opciones)
    ->  formas(M, Forma, Opciones, Sucesores)
    ;   propio(M, expandir/3)
    ->  formas(M, expandir(antes,accion,despues), Opciones, Sucesores)
    ;   Sucesores = nativos
    ).

%   ajeno(...): moves of the student's, over any ground terms.

ajeno(M, S, Opciones, Uso, Sucesores, problema(Espacio, no)) :-
    estado_valido(S),
    (   Uso == movimientos
    ->  Meta = no
    ;   meta(M, S, Opciones, Meta)
    ),
    Espacio = espacio(Sucesores, Meta, Coste, Heuristica, Normaliza, Predecesor),
    coste(Uso, M, Opciones, Sucesores, Coste),
    (   Meta = patron(Objetivo), es_tablero(Objetivo) -> Tablero = completa(Objetivo) ; Tablero = no ),
    heuristica(Uso, M, Opciones, Tablero, Heuristica),
    normaliza(M, Opciones, Normaliza),
    predecesor(Uso, M, Opciones, no, Predecesor).

estado_valido(S) :-
    (   cyclic_term(S)
    ->  falla(type_error(acyclic_term, S), estado(S))
    ;   ground(S)
    ->  true
    ;   falla(instantiation_error, estado(S))
    ).

meta(M, _, Opciones, Meta) :-
    option(meta(G), Opciones),
    !,
    llamada(M, G, [antes], Meta).
meta(_, _, Opciones, Meta) :-
    option(objetivo(Objetivo), Opciones),
    !,
    patron(Objetivo, Meta).
meta(M, _, _, Meta) :-
    propio(M, meta/1),
    !,
    llamada(M, meta, [antes], Meta).
meta(_, S, _, patron(Objetivo)) :-
    es_tablero(S),
    tablero(S, 3, 3),
    !,
    tablero_meta(S, 3, 3, Objetivo).
meta(M, S, _, _) :-
    falla(existence_error(procedure, M:meta/1), sin_meta(S)).

%   patron(+Objetivo, -Meta): what its variables are constrained to (dif/2, freeze/2)
%   holds for the state.

patron(Objetivo, Meta) :-
    (   term_attvars(Objetivo, [])
    ->  Meta = patron(Objetivo)
    ;   copy_term(Objetivo, Copia, Restricciones),
        llamada(rumbo_problema, casa(Copia-Restricciones), [antes], Meta)
    ).

:- public casa/2.

casa(Objetivo-Restricciones, S) :-
    copy_term(Objetivo-Restricciones, S-Metas),
    maplist(call, Metas),
    !.

%!  tablero_meta(+S, +Ancho, +Alto, -Meta) is det.
%
%   The ordered board with the blank last, flat or in rows as S.

tablero_meta(S, Ancho, Alto, Meta) :-
    N is Ancho*Alto-1,
    numlist(1, N, Fichas),
    append(Fichas, [0], Plano),
    (   S = [[_|_]|_]
    ->  en_filas(Plano, Ancho, Meta)
    ;   Meta = Plano
    ).

%!  en_la_forma_de(+S, +Ancho, +Tablero0, -Tablero) is det.
%
%   Tablero is Tablero0, of that width, flat or in rows as S.

en_la_forma_de(S, Ancho, Tablero0, Tablero) :-
    filas(S, Filas),
    (   filas(Tablero0, Filas)
    ->  Tablero = Tablero0
    ;   Filas == true
    ->  en_filas(Tablero0, Ancho, Tablero)
    ;   append(Tablero0, Tablero)
    ).

en_filas([], _, []) :- !.
en_filas(Plano, Ancho, [Fila|Filas]) :-
    length(Fila, Ancho),
    append(Fila, Resto, Plano),
    en_filas(Resto, Ancho, Filas).

%   coste(+Uso, +M, +Opciones, +Sucesores, -Coste): a cost that the successor predicate
%   gives is asked for by name, coste/4 is there by chance.

coste(Uso, M, Opciones, llamada(_, _, Papeles), Coste) :-
    (   memberchk(Uso, [movimientos, sin_costes])
    ->  Coste = no
    ;   option(coste_accion(G), Opciones)
    ->  llamada(M, G, [antes,accion,despues,coste], Coste)
    ;   propio(M, coste/4),
        \+ memberchk(coste, Papeles)
    ->  llamada(M, coste, [antes,accion,despues,coste], Coste)
    ;   Coste = no
    ).

%   heuristica(+Uso, +M, +Opciones, +Meta, -Heuristica): Meta is the goal board where
%   there is one, else `no`; then the library's heuristics are meant for it.

heuristica(Uso, M, Opciones, Meta, Heuristica) :-
    (   Uso \== informada
    ->  Heuristica = no
    ;   option(heuristica(H), Opciones)
    ->  (   Meta = completa(Objetivo),
            de_la_casa(M, H, Nombre)
        ->  a_un_objetivo(Nombre, Objetivo, Heuristica)
        ;   llamada(M, H, [antes,valor], Heuristica)
        )
    ;   propio(M, heuristica/2)
    ->  llamada(M, heuristica, [antes,valor], Heuristica)
    ;   Meta = nativa(Objetivo)
    ->  a_un_objetivo(manhattan, Objetivo, Heuristica)
    ;   Heuristica = no
    ).

a_un_objetivo(Nombre, Objetivo,
              llamada(rumbo_nucleo, heuristica,
                      [constante(Nombre), antes, constante(Objetivo), valor])).

%   de_la_casa(+M, :H, -Nombre): H is one of the library's heuristics, and M has none
%   of its own of that name.

de_la_casa(M, H, Nombre) :-
    strip_module(H, _, Nombre),
    callable(Nombre),
    heuristica_nativa(Nombre),
    ( Nombre = patrones(Cuales) -> debe_estar_dado(Cuales, patrones) ; true ),
    functor(Nombre, Funtor, N),
    Aridad is N+2,
    \+ propio(M, Funtor/Aridad).

predecesor(Uso, M, Opciones, Defecto, Predecesor) :-
    (   Uso \== inversa
    ->  Predecesor = no
    ;   option(predecesor(Forma), Opciones)
    ->  forma_inversa(M, Forma, Opciones, Predecesor)
    ;   Defecto \== no
    ->  Predecesor = Defecto
    ;   falla(existence_error(opcion, predecesor), bidireccional)
    ).

normaliza(M, Opciones, Normaliza) :-
    (   option(normaliza(G), Opciones)
    ->  llamada(M, G, [antes,valor], Normaliza)
    ;   propio(M, normaliza/2)
    ->  llamada(M, normaliza, [antes,valor], Normaliza)
    ;   Normaliza = no
    ).

%   nativo(...): the moves of the library over boards.

nativo(M, S, Opciones, Uso, problema(Espacio, Paridad)) :-
    tablero_dado(M, S, Opciones, Ancho, Alto),
    meta_nativa(M, S, Opciones, Ancho, Alto, Meta),
    (   Meta = completa(Objetivo),
        nada_ajeno(M, Opciones, Uso, Heuristica)
    ->  option(orden(Orden), Opciones, [n,e,w,s]),
        filas(S, Filas),
        Espacio = tablero(Ancho, Alto, Objetivo, Orden, Filas, Heuristica)
    ;   mixto(M, Opciones, Uso, Ancho, Alto, Meta, Espacio)
    ),
    (   Meta = completa(Objetivo1),
        \+ option(paridad(false), Opciones)
    ->  Paridad = tablero(Ancho, Alto, Objetivo1)
    ;   Paridad = no
    ).

%   nada_ajeno(+M, +Opciones, +Uso, -Heuristica): nothing of the student's takes part.

nada_ajeno(M, Opciones, Uso, Heuristica) :-
    \+ ( member(Opcion, Opciones), ajena(Opcion) ),
    \+ ( \+ memberchk(Uso, [movimientos, sin_costes]), propio(M, coste/4) ),
    \+ propio(M, normaliza/2),
    (   Uso \== informada
    ->  Heuristica = no
    ;   option(heuristica(H0), Opciones)
    ->  de_la_casa(M, H0, Heuristica)
    ;   \+ propio(M, heuristica/2),
        Heuristica = manhattan
    ).

ajena(coste_accion(_)).
ajena(normaliza(_)).
ajena(observador(_)).
ajena(traza(Traza)) :- Traza \== false.
ajena(predecesor(_)).
ajena(peso(Peso)) :- \+ ( integer(Peso), Peso =< 100000 ).
ajena(imposible(_)).
ajena(valido(_)).
ajena(no_valido(_)).

heuristica_nativa(fuera_de_lugar).
heuristica_nativa(manhattan).
heuristica_nativa(conflicto_lineal).
heuristica_nativa(distancia_andada).
heuristica_nativa(exacta).
heuristica_nativa(patrones).
heuristica_nativa(patrones(_)).

%   mixto(...): the library's moves, as a predicate among the student's.

mixto(M, Opciones, Uso, Ancho, Alto, Meta,
      espacio(Sucesor, Meta1, Coste, Heuristica, Normaliza, Predecesor)) :-
    option(orden(Orden), Opciones, [n,e,w,s]),
    movimiento(M, Opciones, sucesor, rumbo_nucleo:expandir(Ancho,Alto,Orden), Sucesor),
    meta_como_llamada(Meta, Meta1),
    coste(Uso, M, Opciones, Sucesor, Coste),
    objetivo_de_heuristica(Meta, Ancho, Opciones, Objetivo),
    heuristica(Uso, M, Opciones, Objetivo, Heuristica),
    normaliza(M, Opciones, Normaliza),
    movimiento(M, Opciones, predecesor, rumbo_problema:antecesor(Ancho,Alto,Orden), Antecesor),
    predecesor(Uso, M, Opciones, Antecesor, Predecesor).

%   movimiento(+M, +Opciones, +Sentido, :G, -Llamada): G called with state, move and state.

movimiento(M, Opciones, Sentido, Modulo:G, Llamada) :-
    (   con_filtros(M, Opciones, Sentido, mov(S, A, S1, call(Modulo:G, S, A, S1)), Llamada0)
    ->  Llamada = Llamada0
    ;   llamada(Modulo, G, [antes,accion,despues], Llamada)
    ).

%   objetivo_de_heuristica(+Meta, +Ancho, +Opciones, -Objetivo): rows tell the shape, which
%   the length of a flat board may not.

objetivo_de_heuristica(completa(Tablero), Ancho, Opciones, Objetivo) :-
    !,
    en_la_forma_de([[0]], Ancho, Tablero, Filas),
    (   option(heuristica(_), Opciones) -> Objetivo = completa(Filas) ; Objetivo = nativa(Filas) ).
objetivo_de_heuristica(Meta, _, _, Meta).

:- public antecesor/6.

%   antecesor(+Ancho, +Alto, +Orden, -S0, -Accion, +S1): what leads back is the
%   opposite move.

antecesor(Ancho, Alto, Orden, S0, Accion, S1) :-
    expandir(Ancho, Alto, Orden, S1, Vuelta, S0),
    opuesta(Vuelta, Accion).

opuesta(n, s).
opuesta(s, n).
opuesta(e, w).
opuesta(w, e).

meta_como_llamada(completa(Objetivo), patron(Objetivo)) :- !.
meta_como_llamada(Meta, Meta).

filas(S, Filas) :-
    (   S = [[_|_]|_] -> Filas = true ; Filas = false ).

%   tablero_dado(+M, +S, +Opciones, -Ancho, -Alto): S is a board.  Whoever has no
%   expandir/3 of their own and no board either has probably misnamed the former.

tablero_dado(M, S, Opciones, Ancho, Alto) :-
    (   option(tablero(Ancho*Alto), Opciones)
    ->  true
    ;   true
    ),
    catch(tablero(S, Ancho, Alto), error(Formal, _), true),
    (   var(Formal)
    ->  true
    ;   falla(Formal, sin_expandir(M, S))
    ).

meta_nativa(M, _, Opciones, _, _, Meta) :-
    option(meta(G), Opciones),
    !,
    llamada(M, G, [antes], Meta).
meta_nativa(_, S, Opciones, Ancho, Alto, Meta) :-
    option(objetivo(Objetivo), Opciones),
    !,
    (   ground(Objetivo)
    ->  objetivo_completo(Objetivo, Ancho, Alto),
        en_la_forma_de(S, Ancho, Objetivo, Objetivo1),
        Meta = completa(Objetivo1)
    ;   patron_de_tablero(S, Ancho, Alto, Objetivo, Objetivo1),
        patron(Objetivo1, Meta)
    ).
meta_nativa(M, _, _, _, _, Meta) :-
    propio(M, meta/1),
    !,
    llamada(M, meta, [antes], Meta).
meta_nativa(_, S, _, Ancho, Alto, completa(Objetivo)) :-
    tablero_meta(S, Ancho, Alto, Objetivo).

%   patron_de_tablero(+S, +Ancho, +Alto, +Objetivo, -Objetivo1): a whole board with
%   variables in some cells comes flat or in rows, as S does; other patterns as they are.

patron_de_tablero(S, Ancho, Alto, Objetivo, Objetivo1) :-
    (   is_list(Objetivo),
        length(Objetivo, N),
        (   N =:= Ancho*Alto,
            \+ ( member(Celda, Objetivo), is_list(Celda) )
        ->  true
        ;   N =:= Alto,
            forall(member(Fila, Objetivo), ( is_list(Fila), length(Fila, Ancho) ))
        )
    ->  en_la_forma_de(S, Ancho, Objetivo, Objetivo1)
    ;   Objetivo1 = Objetivo
    ).

objetivo_completo(Objetivo, Ancho, Alto) :-
    catch(tablero(Objetivo, Ancho, Alto), error(Formal, _), true),
    (   var(Formal)
    ->  true
    ;   falla(domain_error(tablero, Objetivo), objetivo)
    ).

%!  sin_paridad(+Problema, +S0) is semidet.
%
%   By parity no plan leads from S0 to the goal.

sin_paridad(problema(_, tablero(Ancho, Alto, Meta)), S0) :-
    \+ misma_paridad(S0, Meta, Ancho, Alto).

%!  espacio(+Problema, -Espacio) is det.

espacio(problema(Espacio, _), Espacio).
