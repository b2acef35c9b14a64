:- encoding(utf8).
:- module(rumbo_visor_busquedas,
          [ abre/6,                % +Idioma, +M, +Modo, +S0, +Opciones, -Id
            pasos/3,               % +Id, +N, -Cambios
            vive/1,                % +Id
            cierra/1,              % +Id
            cierra_todas/0
          ]).
:- use_module(estrategia, [prepara/8]).
:- use_module(explora, [explora/4, fin/1]).
:- use_module(problema, [espacio/2]).
:- use_module(ramas).
:- use_module(retrato).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [exclude/3, maplist/3]).
:- autoload(library(lists), [append/3]).

/** <module> The searches that the viewer's tabs look at

Each is a thread of its own that holds the search and answers messages: so a tab
never disturbs another, and a search that nobody asks for any longer ends by itself.
*/

%   busqueda(Id, Hilo)

:- dynamic busqueda/2.

maximo(24).                     % searches at a time
silencio(150).                  % seconds without a message until a search ends
espera(10).                     % seconds that one answer may take
rato(0.4).                      % seconds of steps in one answer

%!  abre(+Idioma, +M, +Modo, +S0, +Opciones, -Id) is det.
%
%   Opens a search as explora/4 does.  Errors are those of explora/4, and
%   resource_error(busquedas) when too many are open.

abre(Idioma, M, Modo, S0, Opciones, Id) :-
    aggregate_all(count, busqueda(_, _), Cuantas),
    maximo(Maximo),
    (   Cuantas >= Maximo
    ->  throw(error(resource_error(busquedas), rumbo(visor)))
    ;   true
    ),
    N is random(1<<62),
    format(atom(Id), '~16r', [N]),
    con_cola(Cola,
             ( thread_create(busca(Id, Cola, Idioma, M, Modo, S0, Opciones), Hilo, [detached(true)]),
               respuesta(Hilo, Cola, Respuesta) )),
    exito(Respuesta).

%!  pasos(+Id, +N, -Cambios) is det.
%
%   Cambios, dicts, is what up to N steps change in the tree.
%
%   @error existence_error(busqueda, Id), and what the student's predicates throw

pasos(Id, N, Cambios) :-
    hilo(Id, Hilo),
    con_cola(Cola,
             ( manda(Hilo, pasos(N, Cola), Id),
               respuesta(Hilo, Cola, Respuesta) )),
    exito(Respuesta),
    Respuesta = cambios(Cambios).

%!  vive(+Id) is semidet.
%
%   The search is there, and still wanted.

vive(Id) :-
    busqueda(Id, Hilo),
    catch(thread_send_message(Hilo, vive), _, fail).

%!  cierra(+Id) is det.
%!  cierra_todas is det.

cierra(Id) :-
    (   retract(busqueda(Id, Hilo))
    ->  catch(thread_send_message(Hilo, fin), _, true)
    ;   true
    ).

cierra_todas :-
    forall(busqueda(Id, _), cierra(Id)).

hilo(Id, Hilo) :-
    (   atom(Id), busqueda(Id, Hilo)
    ->  true
    ;   no_existe(Id)
    ).

no_existe(Id) :-
    throw(error(existence_error(busqueda, Id), rumbo(visor))).

manda(Hilo, Mensaje, Id) :-
    catch(thread_send_message(Hilo, Mensaje), error(existence_error(_, _), _), no_existe(Id)).

:- meta_predicate con_cola(-, 0).

con_cola(Cola, Goal) :-
    setup_call_cleanup(message_queue_create(Cola), once(Goal), message_queue_destroy(Cola)).

%   respuesta(+Hilo, +Cola, -Respuesta): a search that takes too long over one step,
%   in a predicate of the student's, is stopped.

respuesta(Hilo, Cola, Respuesta) :-
    espera(Segundos),
    (   thread_get_message(Cola, Respuesta, [timeout(Segundos)])
    ->  true
    ;   catch(thread_signal(Hilo, throw(visor_lento)), _, true),
        Respuesta = error(error(resource_error(tiempo), rumbo(visor)))
    ).

exito(error(E)) :- !, throw(E).
exito(_).


                 /*******************************
                 *          THE THREAD          *
                 *******************************/

%   What the student's predicates print goes to the console, not into an answer.

busca(Id, Cola, Idioma, M, Modo, S0, Opciones0) :-
    thread_self(Yo),
    exclude(de_una_consulta, Opciones0, Opciones),
    set_output(user_output),
    set_prolog_flag(message_language, Idioma),
    catch(( prepara(M, Modo, S0, Opciones, Nombre, S, OpcionesDelProblema, Problema),
            explora(M:Modo, S0, B, M:Opciones) ),
          E, true),
    (   nonvar(E)
    ->  responde(Cola, error(E))
    ;   setup_call_cleanup(
            assertz(busqueda(Id, Yo)),
            ( responde(Cola, abierta),
              espacio(Problema, Espacio),
              contexto(Nombre, OpcionesDelProblema, Espacio, Contexto),
              ramas(Contexto, S, Ramas),
              catch(escucha(b(B, M, OpcionesDelProblema), Ramas), visor_lento, true) ),
            ( retractall(busqueda(Id, _)), fin(B) ))
    ).

%   de_una_consulta(+Opcion): a result of one query, or told while it runs: explora/4 takes none.

de_una_consulta(Opcion) :-
    compound(Opcion),
    compound_name_arity(Opcion, Nombre, 1),
    memberchk(Nombre, [traza, observador, estados, coste, estadisticas]).

responde(Cola, Respuesta) :-
    catch(thread_send_message(Cola, Respuesta), error(existence_error(_, _), _), true).

escucha(Busqueda, Ramas0) :-
    thread_self(Yo),
    silencio(Segundos),
    (   thread_get_message(Yo, Mensaje, [timeout(Segundos)])
    ->  escucha(Mensaje, Busqueda, Ramas0)
    ;   true
    ).

escucha(fin, _, _).
escucha(vive, Busqueda, Ramas) :-
    escucha(Busqueda, Ramas).
escucha(pasos(N, Cola), Busqueda, Ramas0) :-
    get_time(Ahora),
    rato(Rato),
    Hasta is Ahora+Rato,
    catch(da_pasos(N, Hasta, Busqueda, Ramas0, Ramas, Cambios), E, true),
    (   var(E)
    ->  responde(Cola, cambios(Cambios)),
        escucha(Busqueda, Ramas)
    ;   E == visor_lento
    ->  throw(E)
    ;   responde(Cola, error(E))
    ).

da_pasos(0, _, _, Ramas, Ramas, []) :- !.
da_pasos(N, Hasta, Busqueda, Ramas0, Ramas, Cambios) :-
    Busqueda = b(B, _, _),
    crece(B, Ramas0, Ramas1, Cambios0),
    maplist(cambio(Busqueda), Cambios0, Dicts),
    append(Dicts, Otros, Cambios),
    get_time(Ahora),
    (   ( memberchk(fin(_, _, _), Cambios0) ; Ahora > Hasta )
    ->  Ramas = Ramas1,
        Otros = []
    ;   N1 is N-1,
        da_pasos(N1, Hasta, Busqueda, Ramas1, Ramas, Otros)
    ).

%   cambio(+Busqueda, +Cambio, -Dict): as the page reads it.

cambio(_, cota(N), _{t: cota, n: X}) :-
    numero(N, X).
cambio(B, raiz(Id, S, G, H), _{t: raiz, id: Id, e: E, g: G1, h: H1, f: F1}) :-
    estado(B, S, E),
    cifras(B, G, H, G1, H1, F1).
cambio(B, hijo(Id, Padre, Accion, S, G, H, Destino),
       _{t: hijo, id: Id, p: Padre, a: A, e: E, g: G1, h: H1, f: F1, d: D}) :-
    texto(Accion, A),
    estado(B, S, E),
    cifras(B, G, H, G1, H1, F1),
    atom_string(Destino, D).
cambio(B, expande(Id, N, P, G, H, Abiertos),
       _{t: expande, id: Id, n: N, prof: P, g: G1, h: H1, f: F1, abiertos: Abiertos}) :-
    cifras(B, G, H, G1, H1, F1).
cambio(_, descarta(Id, Porque), _{t: descarta, id: Id, d: D}) :-
    atom_string(Porque, D).
cambio(B, fin(solucion(Plan), Ids, Ss), _{t: fin, r: "solucion", plan: Acciones, ids: Ids, estados: Estados}) :-
    !,
    maplist(texto, Plan, Acciones),
    maplist(estado(B), Ss, Estados).
cambio(_, fin(Resultado, _, _), Dict) :-
    final(Resultado, Dict).

final(sin_solucion(agotado(N)), _{t: fin, r: "agotado", n: N}) :- !.
final(limite(memoria(B)), _{t: fin, r: "limite", cual: "memoria", n: MiB}) :-
    !,
    MiB is round(B/1048576).
final(limite(Limite), _{t: fin, r: "limite", cual: Cual, n: N}) :-
    Limite =.. [Nombre|Valores],
    atom_string(Nombre, Cual),
    ( Valores = [Valor] -> numero(Valor, N) ; N = null ).

cifras(_, G, no, G1, null, null) :-
    !,
    numero(G, G1).
cifras(b(_, _, Opciones), G, H, G1, H1, F1) :-
    contexto(no, Opciones, no, Contexto),
    valor_f(Contexto, G, H, F),
    numero(G, G1),
    numero(H, H1),
    numero(F, F1).

%   numero(+N, -Json): what JavaScript holds exactly as a number, all else as text.

numero(N, N) :- integer(N), abs(N) < 1<<53, !.
numero(N, N) :- float(N), catch(0.0 =:= N-N, _, fail), !.
numero(N, Texto) :- texto(N, Texto).

texto(T, Texto) :-
    format(string(Texto), "~W", [T, [quoted(true), portray(true), numbervars(true)]]).

estado(b(_, M, Opciones), S, Dict) :-
    retrato(M, Opciones, S, Retrato),
    texto(S, Texto),
    retrato_dict(Retrato, Texto, Dict).

retrato_dict(tablero(Filas), Texto, _{x: Texto, b: Filas}).
retrato_dict(lineas(Lineas), Texto, _{x: Texto, l: Lineas}).
retrato_dict(texto(_), Texto, _{x: Texto}).
