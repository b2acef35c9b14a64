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
:- autoload(library(apply), [foldl/4, foldl/5, maplist/2, maplist/3, partition/4]).
:- autoload(library(assoc), [assoc_to_keys/2, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- autoload(library(lists), [append/2, append/3, member/2, min_list/2, reverse/2, select/4, sum_list/2]).
:- autoload(library(occurs), [sub_term/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(pairs), [pairs_values/2]).

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
%   plan/4; `nodos_max(N)` bounds the states expanded (1000 where it is not given) and
%   `tiempo_max(Segundos)` the time.  Prints what it finds, or gives it as Lista:
%
%     - `falta(PI, Otros)`: a predicate that the problem needs; Otros are names like it
%       that exist, or else some of the student's that it could be;
%     - `quiza(PI, Buscado)`: the library looks for Buscado, which is not there; PI has
%       almost that name and nothing uses it;
%     - `tablero_mal(S)`: S should be a board and is none;
%     - `estado_no_basico(S)`, `meta_liga(S)`: the start has variables, and the goal
%       binds them;
%     - `error(S, Error)`: expanding or testing S raises Error;
%     - `sucesor_no_basico(S, A, S1)`, `mismo_estado(S, As, S1)` (several moves lead to
%       S1), `bucle(S, A)` (a move that changes nothing), `repetido(S, A, S1)` (a move
%       given twice);
%     - `normaliza_rara(S, Error)`: S has no normal form, or one with variables;
%       `normaliza_junta(S1, S2)`: S1 is a goal and S2 none, and their form is the same;
%     - `coste_negativo(S, A, S1, C)`, `coste_raro(S, A, S1, C)` (no number),
%       `coste_falla(S, A, S1)`;
%     - `meta_inicial(S)`: the start is a goal; `paridad(S)`: by parity no goal can be
%       reached from the board S; `sin_meta(N)`: none of the N states there are is one;
%     - `heuristica_en_meta(S, H)`: H is not 0 at a goal; `no_admisible(S, H, Real)`;
%       `no_consistente(S, A, S1, H, C, H1)`: H > C + H1; `heuristica_rara(S, Error)`;
%       `heuristica_negativa(S, H)`: a search takes H for 0;
%     - `espacio(N, Como)`: N states met, Como `completo` or `parcial`;
%       `ramificacion(B)`: successors a state, on average.
%
%   Of each kind the first that is met is reported.  As in a search, states of one
%   normal form are one state, the first that is met.
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
    ;   catch(problema(M, S0, [observador(diagnostica)|Opciones0], informada, S, Opciones, Problema),
              error(Formal, Contexto),
              no_se_plantea(Formal, Contexto, Lista)),
        (   nonvar(Lista)
        ->  true
        ;   findall(Quiza, quiza(M, S0, Opciones, Quiza), Quizas),
            recorre(Problema, S, Opciones, Hallazgos),
            append(Quizas, Hallazgos, Lista)
        )
    ).

%   no_se_plantea(+Formal, +Contexto, -Faltas): a named problem lacks what others are asked
%   for beforehand.  What is wrong with the question itself is raised.

no_se_plantea(Formal, Contexto, Faltas) :-
    (   nonvar(Contexto),
        Contexto = rumbo(Detalle),
        no_se_plantea_(Formal, Detalle, Faltas0)
    ->  Faltas = Faltas0
    ;   throw(error(Formal, Contexto))
    ).

no_se_plantea_(existence_error(procedure, M:PI), sin_meta(_), [falta(PI, Otros)]) :-
    otros(M, PI, Otros).
no_se_plantea_(existence_error(procedure, _:PI), falta(Parecidos), [falta(PI, Parecidos)]).
no_se_plantea_(instantiation_error, estado(S), [estado_no_basico(S)]).
no_se_plantea_(_, sin_expandir(M, S), Faltas) :-
    S \= problema(_),
    (   parece_tablero(S, [])
    ->  mal_tablero(M, S, Faltas)
    ;   otros(M, expandir/3, Otros),
        Faltas = [falta(expandir/3, Otros)]
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
falta(M, S0, Opciones, Faltas) :-
    \+ con_sucesor(M, Opciones),
    parece_tablero(S0, Opciones),
    \+ es_tablero(S0, Opciones),
    !,
    mal_tablero(M, S0, Faltas).
falta(M, S0, Opciones, Faltas) :-
    findall(falta(PI, Otros), ( falta_(M, S0, Opciones, PI), otros(M, PI, Otros) ), Faltas),
    Faltas = [_|_].

falta_(M, S0, Opciones, expandir/3) :-
    \+ con_sucesor(M, Opciones),
    \+ S0 = problema(_),
    \+ es_tablero(S0, Opciones).
falta_(M, S0, Opciones, meta/1) :-
    \+ option(meta(_), Opciones),
    \+ option(objetivo(_), Opciones),
    \+ S0 = problema(_),
    \+ propio(M, meta/1),
    \+ con_meta_del_tablero(M, S0, Opciones).
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

%   con_meta_del_tablero(+M, +S, +Opciones): the goal of the practical is meant.

con_meta_del_tablero(M, S, Opciones) :-
    (   con_sucesor(M, Opciones)
    ->  catch(tablero(S, 3, 3), error(_,_), fail)
    ;   es_tablero(S, Opciones)
    ).

con_sucesor(M, Opciones) :-
    (   option(sucesor(_), Opciones)
    ->  true
    ;   propio(M, expandir/3)
    ).

es_tablero(S, Opciones) :-
    (   option(tablero(Ancho*Alto), Opciones) -> true ; true ),
    catch(tablero(S, Ancho, Alto), error(_,_), fail).

%   parece_tablero(+S, +Opciones): numbers, as many as a board has, or in rows.

parece_tablero(S, Opciones) :-
    is_list(S),
    (   S = [_,_|_],
        maplist(fila_de_numeros, S)
    ->  true
    ;   maplist(integer, S),
        length(S, N),
        (   option(tablero(_), Opciones)
        ->  true
        ;   memberchk(N, [4,6,8,9,12,15,16,25])
        )
    ).

fila_de_numeros(Fila) :-
    is_list(Fila),
    Fila = [_|_],
    maplist(integer, Fila).

%   mal_tablero(+M, +S, -Faltas): S is no board, or a state of moves that the library does
%   not see.

mal_tablero(M, S, [tablero_mal(S)|Faltas]) :-
    otros(M, expandir/3, Otros),
    (   Otros == []
    ->  Faltas = []
    ;   Faltas = [falta(expandir/3, Otros)]
    ).

%   otros(+M, +PI, -Otros): names like it or, where there is none, what may have been
%   meant for it.

otros(M, PI, Otros) :-
    parecidos(M, PI, Parecidos),
    (   Parecidos == []
    ->  candidatos(M, PI, Otros)
    ;   Otros = Parecidos
    ).

candidatos(M, PI, Candidatos) :-
    findall(Linea-Otro,
            ( puede_ser(PI, Aridades),
              suyo(M, Otro, Linea),
              Otro = _/Aridad,
              memberchk(Aridad, Aridades),
              \+ de_otra_cosa(Otro) ),
            Pares0),
    keysort(Pares0, Pares),
    pairs_values(Pares, Todos),
    (   Todos = [A,B,C,_|_]
    ->  Candidatos = [A,B,C]
    ;   Candidatos = Todos
    ).

puede_ser(expandir/3, [2,3,4]).
puede_ser(meta/1, [1]).

de_otra_cosa(PI) :- se_busca(PI, _), !.
de_otra_cosa(dibuja/2).
de_otra_cosa(PI) :-
    module_property(rumbo, exports(PIs)),
    memberchk(PI, PIs).

%   suyo(+M, -PI, -Linea): a predicate that M defines itself.

suyo(M, Nombre/Aridad, Linea) :-
    current_predicate(M:Nombre/Aridad),
    functor(Cabeza, Nombre, Aridad),
    predicate_property(M:Cabeza, implementation_module(M)),
    \+ predicate_property(M:Cabeza, multifile),
    predicate_property(M:Cabeza, number_of_clauses(_)),
    (   predicate_property(M:Cabeza, line_count(Linea)) -> true ; Linea = 0 ).

%   se_busca(?PI, ?Opcion): what the library looks for in a module, where Opcion does not
%   say it.

se_busca(expandir/3,   sucesor(_)).
se_busca(meta/1,       meta(_)).
se_busca(coste/4,      coste_accion(_)).
se_busca(heuristica/2, heuristica(_)).
se_busca(normaliza/2,  normaliza(_)).

quiza(M, S0, Opciones, quiza(Otro, Nombre/Aridad)) :-
    S0 \= problema(_),
    se_busca(Nombre/Aridad, Opcion),
    \+ option(Opcion, Opciones),
    \+ propio(M, Nombre/Aridad),
    suyo(M, Otro, _),
    Otro = Suyo/Aridad,
    dwim_match(Nombre, Suyo),
    \+ de_otra_cosa(Otro),
    \+ se_nombra(M, Suyo, Opciones).

%   se_nombra(+M, +Nombre, +Opciones): another clause of M has that name in it, or an option.

se_nombra(_, Nombre, Opciones) :-
    nombra(Nombre, Opciones),
    !.
se_nombra(M, Nombre, _) :-
    suyo(M, Otro/Aridad, _),
    Otro \== Nombre,
    functor(Cabeza, Otro, Aridad),
    catch(clause(M:Cabeza, Cuerpo), error(_,_), fail),
    nombra(Nombre, Cuerpo),
    !.

nombra(Nombre, Termino) :-
    sub_term(T, Termino),
    nonvar(T),
    functor(T, Nombre, _),
    !.

%   recorre(+Problema, +S0, +Opciones, -Lista): breadth-first.  What holds for all of it
%   is in `datos(Espacio, Normaliza, Fin)`, Espacio without Normaliza, which is asked
%   here, and Fin the time to stop at.  A state S stands as F-S, F its normal form; the
%   states met are in an assoc from F to S.

recorre(Problema, S0, Opciones, Lista) :-
    espacio(Problema, espacio(Sucesor, Meta, Coste, Heuristica, Normaliza, Predecesor)),
    Espacio = espacio(Sucesor, Meta, Coste, Heuristica, no, Predecesor),
    hasta(Opciones, Fin),
    Datos = datos(Espacio, Normaliza, Fin),
    option(nodos_max(Max), Opciones, 1000),
    forma(Normaliza, S0, F0, Raras),
    empty_assoc(Vacio),
    put_assoc(F0, Vacio, S0, Vistos),
    anchura([F0-S0|Cola], Cola, Max, Datos, Vistos, Aristas, Metas, DelEspacio),
    (   Metas = [meta(F0,_)|_] -> Inicial = [meta_inicial(S0)] ; Inicial = [] ),
    (   sin_paridad(Problema, S0) -> Paridad = [paridad(S0)] ; Paridad = [] ),
    heuristicas(Datos, Aristas, Metas, DeH),
    ramificacion(Aristas, Ramas),
    append([Inicial, Paridad, Raras, DelEspacio, DeH, Ramas], Todos),
    primeros(Todos, Lista0),
    de_todo_el_espacio(Lista0, Metas, Lista).

hasta(Opciones, Fin) :-
    (   option(tiempo_max(Segundos), Opciones)
    ->  get_time(Ahora),
        Fin is Ahora+Segundos
    ;   Fin = inf
    ).

a_tiempo(datos(_, _, inf)) :- !.
a_tiempo(datos(_, _, Fin)) :-
    get_time(Ahora),
    Ahora < Fin.

%   de_todo_el_espacio(+Lista0, +Metas, -Lista): what only holds where all was seen.

de_todo_el_espacio(Lista0, Metas, Lista) :-
    (   select(espacio(N, completo), Lista0, espacio(N, parcial), Lista1),
        member(Hallazgo, Lista1),
        deja_fuera(Hallazgo)
    ->  Lista = Lista1
    ;   Metas == [],
        append(Antes, [espacio(N, completo)|Despues], Lista0)
    ->  append(Antes, [sin_meta(N),espacio(N, completo)|Despues], Lista)
    ;   Lista = Lista0
    ).

%   deja_fuera(+Hallazgo): with it, what lies behind is not seen.

deja_fuera(error(_,_)).
deja_fuera(sucesor_no_basico(_,_,_)).
deja_fuera(normaliza_rara(_,_)).
deja_fuera(coste_negativo(_,_,_,_)).
deja_fuera(coste_raro(_,_,_,_)).
deja_fuera(coste_falla(_,_,_)).

%   forma(+Normaliza, +S, -Forma, -Hallazgos): a state without a good form is its own.

forma(no, S, S, []) :- !.
forma(Normaliza, S, Forma, Hallazgos) :-
    catch(findall(F, once(llama(Normaliza, [antes-S, valor-F])), Fs), error(E, C), true),
    (   nonvar(E)
    ->  Forma = S, Hallazgos = [normaliza_rara(S, error(E, C))]
    ;   Fs = [F1],
        acyclic_term(F1),
        ground(F1)
    ->  Forma = F1, Hallazgos = []
    ;   Fs = [F1]
    ->  Forma = S, Hallazgos = [normaliza_rara(S, error(instantiation_error, rumbo(forma_normal(S, F1))))]
    ;   Forma = S,
        Hallazgos = [normaliza_rara(S, error(existence_error(forma_normal, S), rumbo(forma_normal(S))))]
    ).

%   anchura(+Nodos, ?Cola, +Max, +Datos, +Vistos, -Aristas, -Metas, -Hallazgos): Nodos is
%   an open list that ends in Cola.  Aristas are desde(F, S, Sucesores), each
%   sucesor(A, S1, C, F1), and Metas meta(F, S).

anchura(Nodos, Cola, _, _, Vistos, [], [], [espacio(N, completo)]) :-
    Nodos == Cola,
    !,
    cuenta(Vistos, N).
anchura(_, _, Max, Datos, Vistos, [], [], [espacio(N, parcial)]) :-
    (   Max =:= 0 -> true ; \+ a_tiempo(Datos) ),
    !,
    cuenta(Vistos, N).
anchura([F-S|Nodos], Cola, Max, Datos, Vistos, Aristas, Metas, Hallazgos) :-
    Datos = datos(Espacio, Normaliza, _),
    mira(Espacio, S, Meta, Sucesores0, DeS),
    (   Meta == true -> Metas = [meta(F,S)|Metas1] ; Metas = Metas1 ),
    con_forma(Sucesores0, Normaliza, Sucesores, DeLaForma),
    findall(H, de_los_sucesores(F, S, Sucesores, H), DeLosSucesores),
    foldl(nuevo(Espacio), Sucesores, Juntas, v(Vistos,Cola), v(Vistos1,Cola1)),
    append([DeS, DeLaForma, DeLosSucesores|Juntas], Hallazgos0),
    append(Hallazgos0, Hallazgos1, Hallazgos),
    Aristas = [desde(F,S,Sucesores)|Aristas1],
    Max1 is Max-1,
    anchura(Nodos, Cola1, Max1, Datos, Vistos1, Aristas1, Metas1, Hallazgos1).

%   con_forma(+Sucesores0, +Normaliza, -Sucesores, -Hallazgos): what has no normal form
%   is left out.

con_forma([], _, [], []).
con_forma([sucesor(A,S1,C)|Sucesores0], Normaliza, Sucesores, Hallazgos) :-
    forma(Normaliza, S1, F1, Raras),
    (   Raras == []
    ->  Sucesores = [sucesor(A,S1,C,F1)|Sucesores1],
        Hallazgos = Hallazgos1
    ;   Sucesores = Sucesores1,
        append(Raras, Hallazgos1, Hallazgos)
    ),
    con_forma(Sucesores0, Normaliza, Sucesores1, Hallazgos1).

nuevo(Espacio, sucesor(_,S1,_,F1), Juntas, v(Vistos,Cola), v(Vistos1,Cola1)) :-
    (   get_assoc(F1, Vistos, S)
    ->  Vistos1 = Vistos, Cola1 = Cola,
        junta(Espacio, S, S1, Juntas)
    ;   put_assoc(F1, Vistos, S1, Vistos1),
        Cola = [F1-S1|Cola1],
        Juntas = []
    ).

%   junta(+Espacio, +S1, +S2, -Hallazgos): two states of one normal form.

junta(_, S1, S2, []) :-
    S1 == S2,
    !.
junta(Espacio, S1, S2, Hallazgos) :-
    findall(normaliza_junta(Si, No),
            ( member(Si-No, [S1-S2, S2-S1]),
              catch(( es_meta(Espacio, Si), \+ es_meta(Espacio, No) ), error(_,_), fail) ),
            Hallazgos).

ramificacion([], []) :- !.
ramificacion(Aristas, [ramificacion(B)]) :-
    findall(L, ( member(desde(_,_,Sucesores), Aristas), length(Sucesores, L) ), Ls),
    length(Ls, N),
    sum_list(Ls, Total),
    B is Total/N.

cuenta(Assoc, N) :-
    assoc_to_keys(Assoc, Claves),
    length(Claves, N).

%   mira(+Espacio, +S, -Meta, -Sucesores, -Hallazgos): one state, with sucesor(A, S1, C).

mira(Espacio, S, Meta, Sucesores, Hallazgos) :-
    catch(( es_meta(Espacio, S) -> Meta = true ; Meta = false ), error(F0,C0),
          ( Meta = false, De0 = [error(S,error(F0,C0))] )),
    ( var(De0) -> De0 = [] ; true ),
    catch(sucesores(Espacio, S, Sucesores), error(F1,C1),
          uno_a_uno(Espacio, S, error(F1,C1), Sucesores, De1)),
    ( var(De1) -> De1 = [] ; true ),
    append(De0, De1, Hallazgos).

%   uno_a_uno(+Espacio, +S, +Error, -Sucesores, -Hallazgos): expanding S raises Error; what
%   its moves are all the same, and what is wrong with the others.

uno_a_uno(Espacio, S, Error, Sucesores, Hallazgos) :-
    (   Espacio = espacio(Llamada, _, Coste, _, _, _),
        catch(findall(Crudo, crudo(Llamada, Coste, S, Crudo), Crudos), error(_,_), fail),
        partition(sano, Crudos, Sanos, Malos),
        Malos = [_|_]
    ->  findall(sucesor(A,S1,C), member(crudo(A,S1,cuesta(C)), Sanos), Sucesores),
        findall(Hallazgo, ( member(Malo, Malos), del_malo(Malo, S, Hallazgo) ), Hallazgos)
    ;   Sucesores = [],
        del_error(Error, S, Hallazgos)
    ).

%   crudo(+Llamada, +Coste, +S, -Crudo): a move as the student's predicates give it, Crudo
%   crudo(A, S1, C), C `cuesta(Valor)`, `falla` or `lanza(Error)`.

crudo(Llamada, Coste, S, crudo(A, S1, C)) :-
    llama(Llamada, [antes-S, accion-A, despues-S1, coste-C0]),
    (   Coste \== no, ground(S1)
    ->  catch(( llama(Coste, [antes-S, accion-A, despues-S1, coste-C1]) -> C = cuesta(C1) ; C = falla ),
              error(F,D), C = lanza(error(F,D)))
    ;   Llamada = llamada(_, _, Papeles), memberchk(coste, Papeles)
    ->  C = cuesta(C0)
    ;   C = cuesta(1)
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

sano(crudo(A, S1, cuesta(C))) :-
    acyclic_term(S1),
    ground(A-S1),
    number(C),
    C >= 0.

del_malo(crudo(A,S1,_), S, Hallazgo) :-
    cyclic_term(S1),
    !,
    Hallazgo = error(S, error(type_error(acyclic_term,S1), rumbo(sucesor(S,A,S1)))).
del_malo(crudo(A,S1,_), S, Hallazgo) :-
    \+ ground(A-S1),
    !,
    Hallazgo = sucesor_no_basico(S,A,S1).
del_malo(crudo(A,S1,falla), S, coste_falla(S,A,S1)).
del_malo(crudo(_,_,lanza(E)), S, error(S,E)).
del_malo(crudo(A,S1,cuesta(C)), S, Hallazgo) :-
    (   number(C), C < 0
    ->  Hallazgo = coste_negativo(S,A,S1,C)
    ;   Hallazgo = coste_raro(S,A,S1,C)
    ).

del_error(error(instantiation_error, rumbo(sucesor(S,A,S1))), _, [sucesor_no_basico(S,A,S1)]) :- !.
del_error(error(existence_error(coste,_), rumbo(coste(S,A,S1,_))), _, [coste_falla(S,A,S1)]) :- !.
del_error(error(domain_error(coste_no_negativo,_), rumbo(coste(S,A,S1,C))), _, [coste_negativo(S,A,S1,C)]) :- !.
del_error(error(_, rumbo(coste(S,A,S1,C))), _, [coste_raro(S,A,S1,C)]) :- !.
del_error(E, S, [error(S,E)]).

de_los_sucesores(F, S, Sucesores, bucle(S,A)) :-
    member(sucesor(A,_,_,F1), Sucesores),
    F1 == F.
de_los_sucesores(_, S, Sucesores, repetido(S,A,S1)) :-
    append(Antes, [sucesor(A,S1,_,F1)|_], Sucesores),
    member(sucesor(A0,_,_,F0), Antes),
    A0-F0 == A-F1.
de_los_sucesores(_, S, Sucesores, mismo_estado(S,[A0,A],S1)) :-
    append(Antes, [sucesor(A,S1,_,F1)|_], Sucesores),
    member(sucesor(A0,_,_,F0), Antes),
    F0 == F1,
    A0 \== A.

%   heuristicas(...): h against the true costs, which are known to be exact where every
%   way out of the part looked at is longer.  The costs come from the goals backwards.

heuristicas(datos(espacio(_,_,_,no,_,_), _, _), _, _, []) :- !.
heuristicas(Datos, Aristas, Metas, Hallazgos) :-
    empty_assoc(Vacio),
    foldl(estimada(Datos), Aristas, Vacio-[], Hs-Raras),
    costes_reales(Datos, Aristas, Metas, Reales),
    findall(H, de_la_heuristica(Aristas, Metas, Hs, Reales, H), De),
    reverse(Raras, Raras1),
    append(Raras1, De, Hallazgos).

%   estimada(+Datos, +Arista, +Hs0, -Hs): Hs maps a form to the state and its h.

estimada(Datos, desde(F,S,_), Hs-Raras, Hs1-Raras1) :-
    a_tiempo(Datos),
    !,
    Datos = datos(Espacio, _, _),
    catch(estimacion(Espacio, S, H), error(E,C), true),
    (   nonvar(E)
    ->  Hs1 = Hs, Raras1 = [heuristica_rara(S,error(E,C))|Raras]
    ;   put_assoc(F, Hs, S-H, Hs1),
        (   nulo(H),
            negativa(Espacio, S, Cruda)
        ->  Raras1 = [heuristica_negativa(S,Cruda)|Raras]
        ;   Raras1 = Raras
        )
    ).
estimada(_, _, Hs, Hs).

%   negativa(+Espacio, +S, -H): the heuristic itself says H, which estimacion/3 takes for 0.

negativa(espacio(_,_,_,Heuristica,_,_), S, H) :-
    catch(llama(Heuristica, [antes-S, valor-H]), error(_,_), fail),
    !,
    number(H),
    H < 0.

de_la_heuristica(_, Metas, Hs, _, heuristica_en_meta(S,H)) :-
    member(meta(F,S), Metas),
    get_assoc(F, Hs, _-H),
    \+ nulo(H).
de_la_heuristica(Aristas, _, Hs, Reales, no_admisible(S,H,Real)) :-
    member(desde(F,S,_), Aristas),
    get_assoc(F, Reales, Real),
    get_assoc(F, Hs, _-H),
    mayor(H, Real).
de_la_heuristica(Aristas, _, Hs, _, no_consistente(S,A,S1,H,C,H1)) :-
    member(desde(F,S,Sucesores), Aristas),
    get_assoc(F, Hs, _-H),
    member(sucesor(A,_,C,F1), Sucesores),
    get_assoc(F1, Hs, S1-H1),
    H1 \== inf,
    Suma is C+H1,
    mayor(H, Suma).

nulo(H) :- number(H), H =:= 0.

%   mayor(+H, +Real): beyond what rounding may do to a float.

mayor(inf, _) :- !.
mayor(H, Real) :-
    (   ( float(H) ; float(Real) )
    ->  H-Real > 1.0e-9*max(abs(H), abs(Real))
    ;   H > Real
    ).

%   costes_reales(+Datos, +Aristas, +Metas, -Reales): upper bounds of the cost from each
%   state, by relaxation from the goals, the states met last first: exact in a space that
%   was seen whole, and in any case a cost that some plan has, which an admissible h does
%   not exceed.

costes_reales(Datos, Aristas, Metas, Reales) :-
    empty_assoc(Vacio),
    foldl(coste_cero, Metas, Vacio, Reales0),
    reverse(Aristas, Al_reves),
    relaja(Datos, Al_reves, Reales0, Reales).

coste_cero(meta(F,_), Reales0, Reales) :-
    put_assoc(F, Reales0, 0, Reales).

relaja(Datos, Aristas, Reales0, Reales) :-
    foldl(relaja_estado, Aristas, Reales0-no, Reales1-Cambio),
    (   ( Cambio == no ; \+ a_tiempo(Datos) )
    ->  Reales = Reales1
    ;   relaja(Datos, Aristas, Reales1, Reales)
    ).

relaja_estado(desde(F,_,Sucesores), Reales0-Cambio0, Reales-Cambio) :-
    findall(C, ( member(sucesor(_,_,C1,F1), Sucesores),
                 get_assoc(F1, Reales0, C2),
                 C is C1+C2 ), Cs),
    (   Cs = [_|_],
        min_list(Cs, C),
        \+ ( get_assoc(F, Reales0, Antes), Antes =< C )
    ->  put_assoc(F, Reales0, C, Reales), Cambio = si
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
