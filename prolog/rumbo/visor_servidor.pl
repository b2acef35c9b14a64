:- encoding(utf8).
:- module(rumbo_visor_servidor,
          [ comprueba_pagina/0,
            configura/4,           % +Puerto, +M, +DelProblema, +DelVisor
            atiende/1              % +Peticion
          ]).
:- use_module(errores).
:- use_module(fichas, [tablero_aleatorio/2, resoluble/2]).
:- use_module(mensajes, [idioma/1]).
:- use_module(modulos, [propio/2]).
:- use_module(nucleo, [tablero/3]).
:- use_module(opciones, [modo_valido/3]).
:- use_module(problema, [definidos/2]).
:- use_module(visor_busquedas).
:- autoload(library(http/http_stream), [stream_range_open/3]).
:- autoload(library(http/json), [json_read_dict/2, json_write_dict/3]).
:- autoload(library(lists), [append/2, append/3, member/2, same_length/2]).
:- autoload(library(error), [is_of_type/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(readutil), [read_file_to_string/3]).

/** <module> What the viewer's server answers

The page and its parts, by GET; and, by POST with a body in JSON, answers in JSON:

  - `/api/problemas`: what can be searched;
  - `/api/tablero`: a board from text, or a random one;
  - `/api/abre`, `/api/pasos`, `/api/cierra`: a search, its steps, its end;
  - `/api/vive`: the tab still looks at these searches.

Everything else is refused: another host name than this machine's (a page elsewhere
could have taken one over), another origin, another method or type, a large body.
*/

%   configuracion(Puerto, M, DelProblema, DelVisor)

:- dynamic configuracion/4.

cuerpo_maximo(16384).           % bytes
desagua_hasta(4194304).         % bytes of a refused body that are read, so that the refusal arrives
nodos_por_defecto(2000).
memoria_por_defecto(536870912). % bytes

%!  configura(+Puerto, +M, +DelProblema, +DelVisor) is det.

configura(Puerto, M, DelProblema, DelVisor) :-
    idioma(Idioma),
    retractall(configuracion(_, _, _, _)),
    append(DelVisor, [idioma(Idioma)], Opciones),
    assertz(configuracion(Puerto, M, DelProblema, Opciones)).

%!  comprueba_pagina is det.
%
%   @error existence_error(fichero, d3)

comprueba_pagina :-
    (   d3(_)
    ->  true
    ;   falla(existence_error(fichero, d3), visor)
    ).

d3(Fichero) :-
    member(Fichero, [ '/usr/share/javascript/d3/d3.min.js',
                      '/usr/share/javascript/d3/d3.js',
                      '/usr/share/nodejs/d3/dist/d3.min.js' ]),
    access_file(Fichero, read),
    !.

:- prolog_load_context(directory, Aqui),
   atom_concat(Aqui, '/web', Web),
   assertz(carpeta(Web)).
:- dynamic carpeta/1.

%   parte(?Camino, ?Fichero, ?Tipo): the page.

parte('/',                'index.html',    'text/html').
parte('/visor.css',       'visor.css',     'text/css').
parte('/js/visor.js',     'visor.js',      'text/javascript').
parte('/js/textos.js',    'textos.js',     'text/javascript').
parte('/js/servidor.js',  'servidor.js',   'text/javascript').
parte('/js/busqueda.js',  'busqueda.js',   'text/javascript').
parte('/js/arbol.js',     'arbol.js',      'text/javascript').
parte('/js/tablero.js',   'tablero.js',    'text/javascript').
parte('/js/carril.js',    'carril.js',     'text/javascript').
parte('/icono.svg',       'icono.svg',     'image/svg+xml').

fichero('/js/d3.js', Fichero, 'text/javascript') :-
    !,
    d3(Fichero).
fichero(Camino, Fichero, Tipo) :-
    parte(Camino, Nombre, Tipo),
    carpeta(Web),
    atomic_list_concat([Web, /, Nombre], Fichero).

servicio('/api/problemas').
servicio('/api/tablero').
servicio('/api/abre').
servicio('/api/pasos').
servicio('/api/cierra').
servicio('/api/vive').


                 /*******************************
                 *            CHECKS            *
                 *******************************/

%!  atiende(+Peticion) is det.

atiende(Peticion) :-
    catch(atiende_(Peticion), E, rechaza(E, Peticion)).

atiende_(Peticion) :-
    anfitrion(Peticion),
    option(path(Camino), Peticion),
    option(method(Metodo), Peticion),
    (   fichero(Camino, Fichero, Tipo)
    ->  metodo(Metodo, [get, head]),
        envia(Metodo, Fichero, Tipo)
    ;   servicio(Camino)
    ->  metodo(Metodo, [post]),
        origen(Peticion),
        tipo(Peticion),
        cuerpo(Peticion, Datos),
        llama(Camino, Datos)
    ;   throw(http(404, "no existe"))
    ).

anfitrion(Peticion) :-
    configuracion(Puerto, _, _, _),
    findall(H, member(host(H), Peticion), [Host]),
    memberchk(Host, ['127.0.0.1', localhost]),
    option(port(Puerto0), Peticion, 80),
    Puerto0 == Puerto,
    !.
anfitrion(_) :-
    throw(http(403, "Host")).

metodo(Metodo, Admitidos) :-
    (   memberchk(Metodo, Admitidos)
    ->  true
    ;   atomic_list_concat(Admitidos, ', ', Allow0),
        upcase_atom(Allow0, Allow),
        throw(http(405, Allow))
    ).

origen(Peticion) :-
    (   option(origin(Origen), Peticion)
    ->  configuracion(Puerto, _, _, _),
        (   member(Host, ['127.0.0.1', localhost]),
            format(atom(Origen), 'http://~w:~d', [Host, Puerto])
        ->  true
        ;   throw(http(403, "Origin"))
        )
    ;   true
    ).

tipo(Peticion) :-
    (   option(content_type(Tipo), Peticion),
        sub_atom(Tipo, 0, _, _, 'application/json')
    ->  true
    ;   throw(http(415, "application/json"))
    ).

cuerpo(Peticion, Datos) :-
    largo(Peticion, Bytes),
    cuerpo_maximo(Maximo),
    (   Bytes > Maximo
    ->  throw(http(413, "16 KiB"))
    ;   true
    ),
    option(input(In), Peticion),
    catch(json_entero(In, Bytes, Datos), E, true),
    (   nonvar(E),
        E = error(timeout_error(_, _), _)
    ->  throw(http(408, "Timeout"))
    ;   var(E),
        is_dict(Datos)
    ->  true
    ;   throw(http(400, "JSON"))
    ).

%   largo(+Peticion, -Bytes): a body whose length is told twice could be taken for two.

largo(Peticion, Bytes) :-
    findall(N, member(content_length(N), Peticion), Ns),
    (   Ns == []
    ->  throw(http(411, "Content-Length"))
    ;   Ns = [Bytes],
        Bytes >= 0,
        \+ option(transfer_encoding(_), Peticion)
    ->  true
    ;   throw(http(400, "Content-Length"))
    ).

json_entero(In, Bytes, Datos) :-
    setup_call_cleanup(
        ( stream_range_open(In, Cuerpo, [size(Bytes)]), set_stream(Cuerpo, encoding(utf8)) ),
        ( json_read_dict(Cuerpo, Datos), read_string(Cuerpo, _, Resto) ),
        close(Cuerpo)),
    (   split_string(Resto, "", " \t\r\n", [""])
    ->  true
    ;   throw(error(syntax_error(json), _))
    ).

%   rechaza(+Error, +Peticion): what was wrong, as JSON.

rechaza(http(Codigo, Que), Peticion) :-
    !,
    desagua(Codigo, Peticion),
    cabeceras(Codigo),
    (   Codigo == 405
    ->  format("Allow: ~w~n", [Que])
    ;   true
    ),
    json(_{error: _{codigo: Codigo, texto: Que}}).
rechaza(E, _) :-
    codigo(E, Codigo),
    texto_de(E, Texto),
    cabeceras(Codigo),
    json(_{error: _{codigo: Codigo, texto: Texto}}).

codigo(error(existence_error(busqueda, _), _), 410) :- !.
codigo(error(resource_error(busquedas), _), 429) :- !.
codigo(error(resource_error(tiempo), _), 503) :- !.
codigo(_, 422).

texto_de(E, Texto) :-
    phrase('$messages':translate_message(E), Lineas),
    with_output_to(string(Texto0), print_message_lines(current_output, '', Lineas)),
    split_string(Texto0, "", " \n", [Texto]).

%   desagua(+Codigo, +Peticion): the body of a refused request, where nothing of it has
%   been read, is read away, within bounds; then the connection is closed.

desagua(400, _) :- !.
desagua(408, _) :- !.
desagua(_, Peticion) :-
    (   option(content_length(Bytes), Peticion),
        option(method(post), Peticion),
        option(input(In), Peticion),
        desagua_hasta(Maximo),
        Hasta is min(Bytes, Maximo)
    ->  catch(setup_call_cleanup(open_null_stream(Nada),
                                 copy_stream_data(In, Nada, Hasta),
                                 close(Nada)), _, true)
    ;   true
    ).

cabeceras(Codigo) :-
    (   Codigo == 200
    ->  true
    ;   format("Status: ~d~nConnection: close~n", [Codigo])
    ),
    format("Cache-Control: no-store~n"),
    format("X-Content-Type-Options: nosniff~n"),
    format("Referrer-Policy: no-referrer~n"),
    format("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'~n").

json(Dict) :-
    format("Content-type: application/json; charset=UTF-8~n~n"),
    current_output(Salida),
    json_write_dict(Salida, Dict, [width(0)]).

envia(Metodo, Fichero, Tipo) :-
    cabeceras(200),
    format("Content-type: ~w; charset=UTF-8~n~n", [Tipo]),
    (   Metodo == head
    ->  true
    ;   read_file_to_string(Fichero, Texto, [encoding(utf8)]),
        write(Texto)
    ).


                 /*******************************
                 *           SERVICES           *
                 *******************************/

llama(Camino, Datos) :-
    set_prolog_flag(message_language, es),
    idioma_pedido(Datos, Idioma),
    set_prolog_flag(message_language, Idioma),
    en_consola(responde(Camino, Idioma, Datos, Respuesta)),
    cabeceras(200),
    json(Respuesta).

idioma_pedido(Datos, Idioma) :-
    (   get_dict(idioma, Datos, Pedido)
    ->  (   string(Pedido),
            memberchk(Pedido-Idioma, ["es"-es, "en"-en])
        ->  true
        ;   falla(domain_error(idioma, Pedido), campo(idioma))
        )
    ;   Idioma = es
    ).

%   en_consola(:Goal): only the answer itself is written where HTTP reads it.

:- meta_predicate en_consola(0).

en_consola(Goal) :-
    current_output(Salida),
    setup_call_cleanup(set_output(user_output), once(Goal), set_output(Salida)).

responde('/api/problemas', _, _, _{idioma: Idioma, problemas: Problemas}) :-
    configuracion(_, M, DelProblema, DelVisor),
    option(idioma(Idioma), DelVisor),
    findall(P, problema_de(M, DelProblema, P), Problemas).
responde('/api/tablero', _, Datos, Respuesta) :-
    tablero_pedido(Datos, S, Ancho, Alto),
    objetivo(Objetivo),
    (   resoluble(S, [tablero(Ancho*Alto)|Objetivo]) -> Resoluble = true ; Resoluble = false ),
    ( S = [[_|_]|_] -> append(S, Plano) ; Plano = S ),
    Respuesta = _{tablero: Plano, ancho: Ancho, alto: Alto, resoluble: Resoluble}.
responde('/api/abre', Idioma, Datos, _{id: Id}) :-
    configuracion(_, M, DelProblema, _),
    dato(problema, Datos, string, Problema),
    problema_pedido(Problema, M, DelProblema, Modulo, Opciones0),
    inicial(Datos, Modulo, Problema, S0),
    modo_pedido(Datos, Problema, Modulo, Opciones0, Modo, Heuristica),
    nodos_por_defecto(Nodos0),
    memoria_por_defecto(Bytes0),
    option(nodos_max(Nodos), DelProblema, Nodos0),
    option(memoria_max(Bytes), DelProblema, Bytes0),
    append([Heuristica, Opciones0, [nodos_max(Nodos), memoria_max(Bytes)]], Opciones),
    abre(Idioma, Modulo, Modo, S0, Opciones, Id).
responde('/api/pasos', _, Datos, _{cambios: Cambios}) :-
    dato(id, Datos, string, Id0),
    dato(n, Datos, integer, N),
    (   between(1, 500, N)
    ->  true
    ;   falla(domain_error(pasos, N), visor)
    ),
    atom_string(Id, Id0),
    pasos(Id, N, Cambios).
responde('/api/cierra', _, Datos, _{}) :-
    ids(Datos, Ids),
    forall(member(Id, Ids), cierra(Id)).
responde('/api/vive', _, Datos, _{viven: Viven}) :-
    ids(Datos, Ids),
    findall(Id, ( member(Id, Ids), vive(Id) ), Viven).

ids(Datos, Ids) :-
    dato(ids, Datos, list, Ids0),
    findall(Id, ( member(Id0, Ids0), string(Id0), atom_string(Id, Id0) ), Ids).

dato(Clave, Datos, Tipo, Valor) :-
    (   \+ get_dict(Clave, Datos, _)
    ->  falla(existence_error(campo, Clave), campo(Clave))
    ;   get_dict(Clave, Datos, Valor),
        is_of_type(Tipo, Valor)
    ->  true
    ;   get_dict(Clave, Datos, Otro),
        falla(type_error(Tipo, Otro), campo(Clave))
    ).

%   problema_de(+M, +DelProblema, -Dict): what the page can offer.

problema_de(_, _, _{id: "tableros", tipo: "tablero", nombre: "tableros"}).
problema_de(M, DelProblema, _{id: "propio", tipo: "propio", nombre: Nombre, inicial: Inicial, heuristica: H}) :-
    es_propio(M, DelProblema),
    atom_string(M, Nombre),
    inicial_texto(DelProblema, Inicial),
    con_heuristica(M, DelProblema, H).
problema_de(M, _, _{id: Id, tipo: "propio", nombre: Nombre, inicial: Inicial, heuristica: H}) :-
    definidos(M, Definidos),
    member(Atomo-Opciones, Definidos),
    atom_string(Atomo, Nombre),
    string_concat("problema:", Nombre, Id),
    inicial_texto(Opciones, Inicial),
    con_heuristica(M, Opciones, H).

es_propio(M, DelProblema) :-
    (   option(sucesor(_), DelProblema) -> true ; propio(M, expandir/3) ).

inicial_texto(Opciones, Texto) :-
    (   option(inicial(S0), Opciones)
    ->  format(string(Texto), "~q", [S0])
    ;   Texto = ""
    ).

con_heuristica(M, Opciones, H) :-
    (   ( option(heuristica(_), Opciones) ; propio(M, heuristica/2) )
    ->  H = true
    ;   H = false
    ).

problema_pedido("tableros", M, DelProblema, rumbo_visor_tableros, Opciones) :-
    !,
    (   es_propio(M, DelProblema)
    ->  Opciones = []
    ;   sin_inicial(DelProblema, Opciones)
    ).
problema_pedido("propio", M, DelProblema, M, Opciones) :-
    es_propio(M, DelProblema),
    !,
    sin_inicial(DelProblema, Opciones).
problema_pedido(Id, M, _, M, Opciones) :-
    string_concat("problema:", Nombre, Id),
    definidos(M, Definidos),
    atom_string(Atomo, Nombre),
    memberchk(Atomo-Opciones0, Definidos),
    !,
    sin_inicial(Opciones0, Opciones).
problema_pedido(Id, _, _, _, _) :-
    falla(existence_error(problema, Id), visor).

sin_inicial(Opciones0, Opciones) :-
    findall(O, ( member(O, Opciones0), O \= inicial(_) ), Opciones).

objetivo(Opciones) :-
    configuracion(_, M, DelProblema, _),
    (   \+ es_propio(M, DelProblema),
        option(objetivo(Objetivo), DelProblema)
    ->  Opciones = [objetivo(Objetivo)]
    ;   Opciones = []
    ).

%   inicial(...): a board comes as a list or as rows, a state of the student's as text.

inicial(Datos, _, "tableros", S0) :-
    !,
    dato(tablero, Datos, list, S0),
    es_tablero(S0, _, _).
inicial(Datos, M, _, S0) :-
    dato(inicial, Datos, string, Texto),
    un_termino(Texto, M, S0),
    (   ground(S0)
    ->  true
    ;   falla(instantiation_error, estado(S0))
    ).

%   un_termino(+Texto, +M, -T): the full stop may be left out; nothing comes after it.

un_termino(Texto, M, T) :-
    (   sin_terminos(Texto)
    ->  falla(existence_error(estado, Texto), inicial)
    ;   true
    ),
    string_concat(Texto, "\n\n.", Cerrado),
    catch(primero(Cerrado, M, T, Resto0), error(syntax_error(_), _),
          falla(syntax_error(estado), estado(Texto))),
    (   string_concat(Resto, "\n.", Resto0),
        \+ sin_terminos(Resto)
    ->  split_string(Resto, "", " \t\r\n", [Sobra]),
        falla(syntax_error(estado), sobra(Sobra))
    ;   true
    ).

primero(Texto, M, T, Resto) :-
    setup_call_cleanup(
        open_string(Texto, In),
        ( read_term(In, T, [module(M)]), read_string(In, _, Resto) ),
        close(In)).

%   sin_terminos(+Texto): layout and comments alone.

sin_terminos(Texto) :-
    catch(primero(Texto, user, T, _), error(syntax_error(_), _), fail),
    T == end_of_file.

es_tablero(S, Ancho, Alto) :-
    (   catch(tablero(S, Ancho, Alto), error(_, _), fail)
    ->  true
    ;   falla(domain_error(tablero, S), tablero(S))
    ).

%   modo_pedido(...): Modo as plan/3 takes it; the heuristic as an option.

modo_pedido(Datos, Problema, M, DelProblema, Modo, Opciones) :-
    dato(modo, Datos, string, Modo0),
    atom_string(Nombre, Modo0),
    heuristica_pedida(Datos, Problema, M, Opciones),
    (   Nombre == haz
    ->  dato(ancho, Datos, integer, K),
        Modo = haz(K)
    ;   Nombre == pila
    ->  append(Opciones, DelProblema, Todas),
        heuristica_de_pila(Problema, M, Todas, H),
        Modo = pila(H)
    ;   Modo = Nombre
    ),
    modo_valido(Modo, _, _).

heuristica_de_pila(Problema, M, Opciones, H) :-
    (   option(heuristica(H0), Opciones)
    ->  H = H0
    ;   Problema == "tableros"
    ->  H = manhattan
    ;   propio(M, heuristica/2)
    ->  H = heuristica
    ;   falla(existence_error(procedure, M:heuristica/2), pila_sin_heuristica)
    ).

heuristica_pedida(Datos, Problema, M, Opciones) :-
    (   get_dict(heuristica, Datos, H0),
        string(H0),
        H0 \== ""
    ->  atom_string(H, H0),
        heuristica_conocida(Problema, M, H),
        Opciones = [heuristica(H)]
    ;   Opciones = []
    ).

heuristica_conocida("tableros", _, H) :-
    memberchk(H, [fuera_de_lugar, manhattan, conflicto_lineal, distancia_andada, exacta]),
    !.
heuristica_conocida(Problema, M, H) :-
    Problema \== "tableros",
    propio(M, H/2),
    !.
heuristica_conocida(_, M, H) :-
    falla(existence_error(procedure, M:H/2), heuristica).

%   tablero_pedido(+Datos, -S, -Ancho, -Alto): from text or at random.

tablero_pedido(Datos, S, Ancho, Alto) :-
    get_dict(texto, Datos, Texto),
    string(Texto),
    !,
    escrito(Texto, S),
    es_tablero(S, Ancho, Alto).
tablero_pedido(Datos, S, Ancho, Alto) :-
    get_dict(tablero, Datos, S),
    is_list(S),
    !,
    es_tablero(S, Ancho, Alto).
tablero_pedido(Datos, S, Ancho, Alto) :-
    dato(ancho, Datos, integer, Ancho),
    dato(alto, Datos, integer, Alto),
    objetivo(Objetivo),
    (   get_dict(distancia, Datos, D), integer(D)
    ->  (   between(0, 200, D) -> true ; falla(domain_error(distancia, D), visor) ),
        ( Ancho*Alto =< 9 -> Como = distancia(D) ; Como = pasos(D) ),
        (   tablero_aleatorio(S, [tablero(Ancho*Alto),Como|Objetivo])
        ->  true
        ;   falla(existence_error(tablero, D), distancia)
        )
    ;   tablero_aleatorio(S, [tablero(Ancho*Alto)|Objetivo])
    ).

%   escrito(+Texto, -S): the numbers of a text, in rows where it has rows of one length;
%   `_` is the blank too.

escrito(Texto, S) :-
    split_string(Texto, ";/|])\n", "", Partes),
    findall(Fila, ( member(Parte, Partes), numeros(Parte, Texto, Fila), Fila \== [] ), Filas),
    (   Filas = [Primera,_|_],
        Primera = [_,_|_],
        forall(member(Fila, Filas), same_length(Fila, Primera))
    ->  S = Filas
    ;   append(Filas, S),
        S \== []
    ->  true
    ;   falla(domain_error(tablero, Texto), tablero(Texto))
    ).

numeros(Parte, Texto, Ns) :-
    split_string(Parte, " ,[(\t.", " ", Trozos0),
    findall(T, ( member(T, Trozos0), T \== "" ), Trozos),
    (   findall(N, ( member(T, Trozos), numero(T, N) ), Ns),
        same_length(Trozos, Ns)
    ->  true
    ;   falla(domain_error(tablero, Texto), tablero(Texto))
    ).

numero("_", 0) :- !.
numero(P, N)   :- catch(number_string(N, P), _, fail), integer(N).
