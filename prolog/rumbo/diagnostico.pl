:- encoding(utf8).
:- module(rumbo_diagnostico,
          [ diagnostica/2,         % :S0, :Opciones
            diagnostica/3          % :S0, :Opciones, -Lista
          ]).
:- use_module(errores).
:- use_module(mensajes, [avisos/1]).
:- use_module(nucleo).
:- use_module(opciones).
:- use_module(modulos).
:- use_module(problema).
:- autoload(library(apply), [foldl/4, maplist/3, partition/4]).
:- autoload(library(assoc), [assoc_to_keys/2, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- autoload(library(lists), [append/2, append/3, member/2, min_list/2, reverse/2, select/4, sum_list/2]).
:- autoload(library(option), [option/2, option/3]).

:- meta_predicate
    diagnostica(:, :),
    diagnostica(:, :, -).

/** <module> A problem definition looked over

Breadth-first over a bounded part of the space, in plain Prolog: what is wrong
must be reported here, where the engine would rightly stop at the first of it.
*/

%!  diagnostica(+S0, :Opciones) is det.
%!  diagnostica(+S0, :Opciones, -Lista) is det.
%
%   Looks over the problem of the calling module, from S0.  Opciones are those of
%   plan/4; `nodos_max(N)` bounds the states expanded (1000 where it is not given).
%   Prints what it finds, or gives it as Lista:
%
%     - `falta(PI, Parecidos)`: a predicate that the problem needs, and names like it
%       that exist;
%     - `estado_no_basico(S)`, `meta_liga(S)`: the start has variables, and the goal
%       binds them;
%     - `error(S, Error)`: expanding or testing S raises Error;
%     - `sucesor_no_basico(S, A, S1)`, `mismo_estado(S, As, S1)` (several moves lead to
%       S1), `bucle(S, A)` (a move that changes nothing), `repetido(S, A, S1)` (a move
%       given twice);
%     - `coste_negativo(S, A, S1, C)`, `coste_raro(S, A, S1, C)` (no number);
%     - `meta_inicial(S)`: the start is a goal;
%     - `heuristica_en_meta(S, H)`: H is not 0 at a goal; `no_admisible(S, H, Real)`;
%       `no_consistente(S, A, S1, H, C, H1)`: H > C + H1; `heuristica_rara(S, H)`;
%     - `espacio(N, Como)`: N states met, Como `completo` or `parcial`;
%       `ramificacion(B)`: successors a state, on average.
%
%   Of each kind the first that is met is reported.
%
%   ```
%   ?- diagnostica([1,2,3,4,5,6,7,0,8], [nodos_max(100)], L), memberchk(espacio(N,_), L).
%   ```

diagnostica(_, _:Opciones) :-
    var(Opciones),
    !,
    falla(instantiation_error, diagnostica_lista).
diagnostica(M:S0, _:Opciones) :-
    diagnostica_(M, S0, Opciones, Lista),
    avisos(Lista).

diagnostica(M:S0, _:Opciones, Lista) :-
    diagnostica_(M, S0, Opciones, Lista0),
    Lista = Lista0.

diagnostica_(M, S0, Opciones0, Lista) :-
    opciones_validas(Opciones0, [busqueda]),
    (   falta(M, S0, Opciones0, Faltas)
    ->  Lista = Faltas
    ;   problema(M, S0, [observador(diagnostica)|Opciones0], informada, S, Opciones, Problema),
        espacio(Problema, Espacio),
        recorre(Espacio, S, Opciones, Lista)
    ).

%   falta(+M, +S0, +Opciones, -Faltas): the problem cannot even be made.

falta(M, S0, Opciones, [estado_no_basico(S0)|Liga]) :-
    S0 \= problema(_),
    \+ ground(S0),
    !,
    (   (   option(meta(G), Opciones)
        ->  true
        ;   propio(M, meta/1),
            G = meta
        ),
        \+ \+ ( copy_term(S0, S), catch(call(M:G, S), error(_,_), fail), S \=@= S0 )
    ->  Liga = [meta_liga(S0)]
    ;   Liga = []
    ).
falta(M, S0, Opciones, [falta(PI, Parecidos)|Mas]) :-
    findall(F, falta_(M, S0, Opciones, F), [PI|Otros]),
    parecidos(M, PI, Parecidos),
    findall(falta(PI1, P1), ( member(PI1, Otros), parecidos(M, PI1, P1) ), Mas).

falta_(M, S0, Opciones, expandir/3) :-
    \+ option(sucesor(_), Opciones),
    \+ S0 = problema(_),
    \+ propio(M, expandir/3),
    \+ es_tablero(S0).
falta_(M, S0, Opciones, meta/1) :-
    \+ option(meta(_), Opciones),
    \+ option(objetivo(_), Opciones),
    \+ S0 = problema(_),
    \+ propio(M, meta/1),
    \+ es_tablero(S0).
falta_(M, _, Opciones, PI) :-
    llamado(Opciones, G0, Extra),
    strip_module(M:G0, M1, G),
    callable(G),
    functor(G, Nombre, Aridad0),
    Aridad is Aridad0+Extra,
    \+ existe(M1, Nombre, Aridad),
    PI = Nombre/Aridad.

llamado(Opciones, G, Extra) :-
    member(Opcion, Opciones),
    llamado_(Opcion, G, Extra).

llamado_(sucesor(Forma), G, 0)    :- de_la_forma(Forma, G).
llamado_(predecesor(Forma), G, 0) :- de_la_forma(Forma, G).
llamado_(meta(G), G, 1).
llamado_(coste_accion(G), G, 4).
llamado_(normaliza(G), G, 2).
llamado_(heuristica(G), G, 2).
llamado_(valido(G), G, 1).
llamado_(no_valido(G), G, 1).

de_la_forma(Forma, G) :-
    strip_module(Forma, M, P),
    nonvar(P),
    (   is_list(P)
    ->  member(Parte, P),
        de_la_forma(M:Parte, G)
    ;   P = aplicable(A)+aplica(B)
    ->  member(Parte, [A,B]),
        G = M:Parte
    ;   G = Forma
    ).

%   recorre(+Espacio, +S0, +Opciones, -Lista): breadth-first, with what is known so far
%   in v(Known, Edges, Goals, Findings).  Known are the states met, each with `h(H)`.

recorre(Espacio, S0, Opciones, Lista) :-
    option(nodos_max(Max), Opciones, 1000),
    empty_assoc(Vacio),
    put_assoc(S0, Vacio, true, Vistos),
    anchura([S0|Cola], Cola, Max, Espacio, Vistos, Aristas, Metas, Hallazgos0),
    (   Metas = [meta(S0)|_] -> Inicial = [meta_inicial(S0)] ; Inicial = [] ),
    heuristicas(Espacio, Aristas, Metas, DeH),
    ramificacion(Aristas, Ramas),
    append([Inicial, Hallazgos0, DeH, Ramas], Todos),
    primeros(Todos, Lista0),
    (   select(espacio(N, completo), Lista0, espacio(N, parcial), Lista1),
        member(Hallazgo, Lista1),
        deja_fuera(Hallazgo)
    ->  Lista = Lista1
    ;   Lista = Lista0
    ).

%   deja_fuera(+Hallazgo): with it, what lies behind is not seen.

deja_fuera(error(_,_)).
deja_fuera(sucesor_no_basico(_,_,_)).
deja_fuera(coste_negativo(_,_,_,_)).
deja_fuera(coste_raro(_,_,_,_)).

%   anchura(+Nodos, ?Cola, +Max, ...): Nodos is an open list that ends in Cola.

anchura(Nodos, Cola, _, _, Vistos, [], [], [espacio(N, completo)]) :-
    Nodos == Cola,
    !,
    cuenta(Vistos, N).
anchura(_, _, 0, _, Vistos, [], [], [espacio(N, parcial)]) :-
    !,
    cuenta(Vistos, N).
anchura([S|Nodos], Cola, Max, Espacio, Vistos, Aristas, Metas, Hallazgos) :-
    mira(Espacio, S, Meta, Sucesores, DeS),
    (   Meta == true -> Metas = [meta(S)|Metas1] ; Metas = Metas1 ),
    foldl(nuevo, Sucesores, v(Vistos,Cola), v(Vistos1,Cola1)),
    append(DeS, Hallazgos1, Hallazgos),
    Aristas = [desde(S,Sucesores)|Aristas1],
    Max1 is Max-1,
    anchura(Nodos, Cola1, Max1, Espacio, Vistos1, Aristas1, Metas1, Hallazgos1).

nuevo(sucesor(_,S1,_), v(Vistos,Cola), v(Vistos1,Cola1)) :-
    (   get_assoc(S1, Vistos, _)
    ->  Vistos1 = Vistos, Cola1 = Cola
    ;   put_assoc(S1, Vistos, true, Vistos1),
        Cola = [S1|Cola1]
    ).

ramificacion([], []) :- !.
ramificacion(Aristas, [ramificacion(B)]) :-
    findall(L, ( member(desde(_,Sucesores), Aristas), length(Sucesores, L) ), Ls),
    length(Ls, N),
    sum_list(Ls, Total),
    B is Total/N.

cuenta(Assoc, N) :-
    assoc_to_keys(Assoc, Claves),
    length(Claves, N).

%   mira(+Espacio, +S, -Meta, -Sucesores, -Hallazgos): one state.

mira(Espacio, S, Meta, Sucesores, Hallazgos) :-
    catch(( es_meta(Espacio, S) -> Meta = true ; Meta = false ), error(F0,C0),
          ( Meta = false, De0 = [error(S,error(F0,C0))] )),
    ( var(De0) -> De0 = [] ; true ),
    catch(sucesores(Espacio, S, Sucesores), error(F1,C1),
          uno_a_uno(Espacio, S, error(F1,C1), Sucesores, De1)),
    ( var(De1) -> De1 = [] ; true ),
    findall(H, de_los_sucesores(S, Sucesores, H), De2),
    append([De0, De1, De2], Hallazgos).

%   uno_a_uno(+Espacio, +S, +Error, -Sucesores, -Hallazgos): expanding S raises Error; what
%   its moves are all the same, and what is wrong with the others.

uno_a_uno(Espacio, S, Error, Sucesores, Hallazgos) :-
    (   Espacio = espacio(Llamada, _, Coste, _, _, _),
        catch(findall(sucesor(A,S1,C), crudo(Llamada, Coste, S, A, S1, C), Crudos), error(_,_), fail),
        partition(sano, Crudos, Sucesores, Malos),
        Malos = [_|_]
    ->  findall(Hallazgo, ( member(Malo, Malos), del_malo(Malo, S, Hallazgo) ), Hallazgos)
    ;   Sucesores = [],
        del_error(Error, S, Hallazgos)
    ).

%   crudo(+Llamada, +Coste, +S, -A, -S1, -C): a move as the student's predicates give it.

crudo(Llamada, Coste, S, A, S1, C) :-
    llama(Llamada, [antes-S, accion-A, despues-S1, coste-C0]),
    (   Coste \== no, ground(S1)
    ->  llama(Coste, [antes-S, accion-A, despues-S1, coste-C])
    ;   Llamada = llamada(_, _, Papeles), memberchk(coste, Papeles)
    ->  C = C0
    ;   C = 1
    ).

llama(llamada(M, Nombre, Papeles), Valores) :-
    maplist(argumento(Valores), Papeles, Argumentos),
    G =.. [Nombre|Argumentos],
    call(M:G),
    (   memberchk(accion, Papeles) -> true ; memberchk(accion-Nombre, Valores) -> true ; true ).

argumento(Valores, Papel, Argumento) :-
    (   Papel = constante(Argumento)
    ->  true
    ;   memberchk(Papel-Argumento, Valores)
    ->  true
    ;   true
    ).

sano(sucesor(A, S1, C)) :-
    acyclic_term(S1),
    ground(A-S1),
    number(C),
    C >= 0.

del_malo(sucesor(A,S1,_), S, Hallazgo) :-
    cyclic_term(S1),
    !,
    Hallazgo = error(S, error(type_error(acyclic_term,S1), rumbo(sucesor(S,A,S1)))).
del_malo(sucesor(A,S1,_), S, Hallazgo) :-
    \+ ground(A-S1),
    !,
    Hallazgo = sucesor_no_basico(S,A,S1).
del_malo(sucesor(A,S1,C), S, Hallazgo) :-
    (   number(C), C < 0
    ->  Hallazgo = coste_negativo(S,A,S1,C)
    ;   Hallazgo = coste_raro(S,A,S1,C)
    ).

del_error(error(instantiation_error, rumbo(sucesor(S,A,S1))), _, [sucesor_no_basico(S,A,S1)]) :- !.
del_error(error(domain_error(coste_no_negativo,_), rumbo(coste(S,A,S1,C))), _, [coste_negativo(S,A,S1,C)]) :- !.
del_error(error(_, rumbo(coste(S,A,S1,C))), _, [coste_raro(S,A,S1,C)]) :- !.
del_error(E, S, [error(S,E)]).

de_los_sucesores(S, Sucesores, bucle(S,A)) :-
    member(sucesor(A,S1,_), Sucesores),
    S1 == S.
de_los_sucesores(S, Sucesores, repetido(S,A,S1)) :-
    append(Antes, [sucesor(A,S1,_)|_], Sucesores),
    member(sucesor(A0,S0,_), Antes),
    A0-S0 == A-S1.
de_los_sucesores(S, Sucesores, mismo_estado(S,[A0,A],S1)) :-
    append(Antes, [sucesor(A,S1,_)|_], Sucesores),
    member(sucesor(A0,S0,_), Antes),
    S0 == S1,
    A0 \== A.

%   heuristicas(...): h against the true costs, which are known to be exact where every
%   way out of the part looked at is longer.  The costs come from the goals backwards.

heuristicas(espacio(_,_,_,no,_,_), _, _, []) :- !.
heuristicas(tablero(_,_,_,_,_,_), _, _, []) :- !.
heuristicas(Espacio, Aristas, Metas, Hallazgos) :-
    empty_assoc(Vacio),
    foldl(estimada(Espacio), Aristas, Vacio-[], Hs-Raras),
    costes_reales(Aristas, Metas, Reales),
    findall(H, de_la_heuristica(Aristas, Metas, Hs, Reales, H), De),
    reverse(Raras, Raras1),
    append(Raras1, De, Hallazgos).

estimada(Espacio, desde(S,_), Hs-Raras, Hs1-Raras1) :-
    catch(estimacion(Espacio, S, H), error(F,C), E = error(F,C)),
    (   nonvar(E)
    ->  Hs1 = Hs, Raras1 = [heuristica_rara(S,E)|Raras]
    ;   put_assoc(S, Hs, H, Hs1), Raras1 = Raras
    ).

de_la_heuristica(_, Metas, Hs, _, heuristica_en_meta(S,H)) :-
    member(meta(S), Metas),
    get_assoc(S, Hs, H),
    \+ nulo(H).
de_la_heuristica(Aristas, _, Hs, Reales, no_admisible(S,H,Real)) :-
    member(desde(S,_), Aristas),
    get_assoc(S, Reales, Real),
    get_assoc(S, Hs, H),
    mayor(H, Real).
de_la_heuristica(Aristas, _, Hs, _, no_consistente(S,A,S1,H,C,H1)) :-
    member(desde(S,Sucesores), Aristas),
    get_assoc(S, Hs, H),
    member(sucesor(A,S1,C), Sucesores),
    get_assoc(S1, Hs, H1),
    H1 \== inf,
    Suma is C+H1,
    mayor(H, Suma).

nulo(H) :- number(H), H =:= 0.

mayor(inf, _) :- !.
mayor(H, Real) :- H > Real.

%   costes_reales(+Aristas, +Metas, -Reales): upper bounds of the cost from each state,
%   by relaxation from the goals: exact in a space that was seen whole, and in any case
%   a cost that some plan has, which an admissible h does not exceed.

costes_reales(Aristas, Metas, Reales) :-
    empty_assoc(Vacio),
    foldl(coste_cero, Metas, Vacio, Reales0),
    relaja(Aristas, Reales0, Reales).

coste_cero(meta(S), Reales0, Reales) :-
    put_assoc(S, Reales0, 0, Reales).

relaja(Aristas, Reales0, Reales) :-
    foldl(relaja_estado, Aristas, Reales0-no, Reales1-Cambio),
    (   Cambio == no
    ->  Reales = Reales1
    ;   relaja(Aristas, Reales1, Reales)
    ).

relaja_estado(desde(S,Sucesores), Reales0-Cambio0, Reales-Cambio) :-
    findall(C, ( member(sucesor(_,S1,C1), Sucesores),
                 get_assoc(S1, Reales0, C2),
                 C is C1+C2 ), Cs),
    (   Cs = [_|_],
        min_list(Cs, C),
        \+ ( get_assoc(S, Reales0, Antes), Antes =< C )
    ->  put_assoc(S, Reales0, C, Reales), Cambio = si
    ;   Reales = Reales0, Cambio = Cambio0
    ).

%   primeros(+Hallazgos, -Primeros): of each kind the first, and the branching factor.

primeros(Hallazgos, Primeros) :-
    foldl(primero, Hallazgos, []-[], _-Al_reves),
    reverse(Al_reves, Primeros).

primero(Hallazgo, Clases-Primeros, Clases1-Primeros1) :-
    functor(Hallazgo, Clase, _),
    (   memberchk(Clase, Clases)
    ->  Clases1 = Clases, Primeros1 = Primeros
    ;   Clases1 = [Clase|Clases], Primeros1 = [Hallazgo|Primeros]
    ).
