:- encoding(utf8).
:- module(test_visor, []).
:- use_module(library(plunit)).
:- use_module(library(http/http_open)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(rumbo)).
:- use_module(library(socket)).

/* The viewer's server by itself; the page is driven by tests/web. */

expandir(N, mas, N1) :- N < 30, N1 is N+1.
meta(3).

:- problema(ruidoso, [inicial(r(0)), sucesor(test_visor:suma(antes,accion,despues)), meta(test_visor:tres), heuristica(test_visor:faltan)]).

suma(r(N), mas, r(N1)) :- format("suma ~w~n", [N]), N < 3, N1 is N+1.
tres(r(N)) :- format("meta ~w~n", [N]), N == 3.
faltan(r(N), H) :- format("h ~w~n", [N]), H is 3-N.
dibuja(r(N), Texto) :- format("dibuja ~w~n", [N]), format(string(Texto), "~w", [N]).

:- dynamic puerto/1.

empieza :-
    rumbo:visor(test_visor:[abre(false), idioma(es), inicial(0)]),
    rumbo_visor:abierto(Puerto),
    retractall(puerto(_)),
    assertz(puerto(Puerto)).

%   en_consola(:Goal, -Text): what a viewer prints that was started by a thread with a console of its own.

en_consola(Goal, Texto) :-
    tmp_file_stream(Fichero, Salida, [encoding(utf8)]),
    setup_call_cleanup(( visor_fin, thread_create(( set_stream(Salida, alias(user_output)), empieza ), Hilo),
                         thread_join(Hilo, true) ),
                       call(Goal),
                       ( visor_fin, close(Salida), empieza )),
    read_file_to_string(Fichero, Texto, [encoding(utf8)]),
    delete_file(Fichero).

%   get(+Path, +Extra, -Code, -Text)

get(Camino, Extra, Codigo, Texto) :-
    puerto(Puerto),
    format(atom(Url), 'http://127.0.0.1:~d~w', [Puerto,Camino]),
    setup_call_cleanup(
        http_open(Url, In, [status_code(Codigo)|Extra]),
        ( set_stream(In, encoding(utf8)), read_stream_to_codes(In, Codes) ),
        close(In)),
    atom_codes(Texto, Codes).

post(Camino, Dict, Codigo, Respuesta) :-
    atom_json_dict(Texto, Dict, [width(0)]),
    get(Camino, [post(atom('application/json', Texto))], Codigo, Salida),
    atom_json_dict(Salida, Respuesta, []).

codigo(Flujo, Codigo) :-
    read_line_to_string(Flujo, Linea),
    split_string(Linea, " ", "", [_,Texto|_]),
    number_string(Codigo, Texto).

%   abre_peticion(+Headers, +Body, -Stream): a request to /api/problemas as it is.

abre_peticion(Cabeceras, Cuerpo, Flujo) :-
    puerto(Puerto),
    tcp_connect('127.0.0.1':Puerto, Flujo, []),
    format(Flujo, "POST /api/problemas HTTP/1.1\r~nHost: localhost:~d\r~nContent-Type: application/json\r~n", [Puerto]),
    forall(member(C, Cabeceras), format(Flujo, "~w\r~n", [C])),
    format(Flujo, "\r~n~w", [Cuerpo]),
    flush_output(Flujo).

cruda(Cabeceras, Cuerpo, Codigo) :-
    setup_call_cleanup(abre_peticion(Cabeceras, Cuerpo, Flujo), codigo(Flujo, Codigo), close(Flujo, [force(true)])).

%   con_plazo(+Seconds, :Goal): a viewer that waits so long for what a request has not sent yet.

:- meta_predicate con_plazo(+, 0).

con_plazo(Segundos, Goal) :-
    setup_call_cleanup(( visor_fin, asserta(rumbo_visor:plazo(Segundos), Ref), empieza ),
                       Goal,
                       ( visor_fin, erase(Ref), empieza )).

%   con_puerto_ocupado(-Puerto, :Goal)

:- meta_predicate con_puerto_ocupado(-, 0).

con_puerto_ocupado(Puerto, Goal) :-
    setup_call_cleanup(( tcp_socket(Socket), tcp_bind(Socket, '127.0.0.1':Puerto), tcp_listen(Socket, 1) ),
                       Goal,
                       tcp_close_socket(Socket)).

dice(Idioma, E, Texto) :-
    current_prolog_flag(message_language, Antes),
    setup_call_cleanup(set_prolog_flag(message_language, Idioma),
                       message_to_codes(E, Texto),
                       set_prolog_flag(message_language, Antes)).

message_to_codes(E, Texto) :-
    phrase('$messages':translate_message(E), Lineas),
    with_output_to(string(Texto0), print_message_lines(current_output, '', Lineas)),
    split_string(Texto0, "", " \n", [Texto]).

%   All steps of a search from the page's request.

busca(Pedido, Cambios) :-
    post('/api/abre', Pedido, 200, R),
    post('/api/pasos', _{id: R.id, n: 500}, 200, Pasos),
    post('/api/cierra', _{ids: [R.id]}, 200, _),
    Cambios = Pasos.cambios.

:- begin_tests(visor, [setup(empieza), cleanup(visor_fin)]).

test(the_page, forall(member(Camino, ['/', '/visor.css', '/js/visor.js', '/js/d3.js', '/icono.svg']))) :-
    get(Camino, [], 200, Texto),
    Texto \== ''.
test(unknown_paths, [forall(member(Camino, ['/nada', '/js/../../rumbo.pl', '/js/%2e%2e/rumbo.pl', '//etc/passwd'])),
                     true(Codigo == 404)]) :-
    get(Camino, [], Codigo, _).
test(a_wrong_host,
     [ forall(member(Hosts, [["rumbo.example"], ["localhost:1"], [], [propio,"rumbo.example"], ["rumbo.example",propio]])),
       true(Codigo == 403) ]) :-
    puerto(Puerto),
    setup_call_cleanup(
        tcp_connect('127.0.0.1':Puerto, Flujo, []),
        ( format(Flujo, "GET / HTTP/1.1\r~n", []),
          forall(member(Host, Hosts),
                 ( Host == propio
                 -> format(Flujo, "Host: localhost:~d\r~n", [Puerto])
                 ;  format(Flujo, "Host: ~w\r~n", [Host]) )),
          format(Flujo, "Connection: close\r~n\r~n", []),
          flush_output(Flujo),
          codigo(Flujo, Codigo) ),
        close(Flujo)).
test(another_method, Codigo == 405) :-
    get('/api/abre', [], Codigo, _).
test(a_huge_body, Codigo == 413) :-
    length(Xs, 100000),
    maplist(=(0'x), Xs),
    atom_codes(X, Xs),
    get('/api/abre', [post(atom('application/json', X))], Codigo, _).
test(no_json, Codigo == 400) :-
    get('/api/abre', [post(atom('application/json', '{"a":'))], Codigo, _).
test(what_comes_after_the_json, [forall(member(Cuerpo-C, ['{}'-200, ' {} \r\n'-200, '{} {}'-400, '{} trailing'-400, '{}}'-400, ''-400])), Codigo == C]) :-
    get('/api/problemas', [post(atom('application/json', Cuerpo))], Codigo, _).
test(a_body_of_a_doubtful_length,
     [ forall(member(Cabeceras-Cuerpo-C,
                     [ ["Content-Length: 2"]-"{}"-200,
                       ["Content-Length: 2","Content-Length: 5"]-"{}"-400,
                       ["Content-Length: 2","Transfer-Encoding: chunked"]-"2\r\n{}\r\n0\r\n\r\n"-400,
                       ["Transfer-Encoding: chunked","Content-Length: 2"]-"{}"-400,
                       ["Transfer-Encoding: chunked"]-"0\r\n\r\n"-411,
                       ["Content-Length: -2"]-"{}"-400 ])),
       Codigo == C ]) :-
    cruda(Cabeceras, Cuerpo, Codigo).
test(bodies_that_do_not_come_are_not_waited_for, Codigo-Otros == 200-[408]) :-
    con_plazo(0.2,
        setup_call_cleanup(
            findall(F, ( between(1, 40, _), abre_peticion(["Content-Length: 9"], "{}", F) ), Flujos),
            ( get('/', [], Codigo, _),
              findall(C, ( member(F, Flujos), codigo(F, C) ), Otros0),
              sort(Otros0, Otros) ),
            forall(member(F, Flujos), close(F, [force(true)])))).
test(bodies_that_do_not_come_leave_room_for_others, Codigo == 200) :-
    setup_call_cleanup(
        findall(F, ( between(1, 8, _), abre_peticion(["Content-Length: 9"], "{}", F) ), Flujos),
        get('/', [timeout(5)], Codigo, _),
        forall(member(F, Flujos), close(F, [force(true)]))).
test(a_wrong_field_is_named,
     [ forall(member(Camino-Datos-Es-En,
                     [ '/api/abre'-_{}-"falta el campo problema"-"field problema is missing",
                       '/api/abre'-_{problema: 3}-"el campo problema debe ser un texto"-"field problema must be a string",
                       '/api/abre'-_{problema: "propio", inicial: "0"}-"falta el campo modo"-"field modo is missing",
                       '/api/abre'-_{problema: "propio", inicial: "0", modo: "haz", ancho: "a"}-"el campo ancho debe ser un entero"-"field ancho must be an integer",
                       '/api/pasos'-_{id: "0"}-"falta el campo n"-"field n is missing",
                       '/api/cierra'-_{ids: 1}-"el campo ids debe ser una lista"-"field ids must be a list" ])),
       [422,Es,422,En] == [C1,T1,C2,T2] ]) :-
    post(Camino, Datos.put(idioma, "es"), C1, R1), T1 = R1.error.texto,
    post(Camino, Datos.put(idioma, "en"), C2, R2), T2 = R2.error.texto.
test(the_language_is_one_of_two, [forall(member(I, [_{}, [], 3, "fr", null])), Codigo-Texto == 422-"el campo idioma debe ser es o en"]) :-
    post('/api/problemas', _{idioma: I}, Codigo, R),
    Texto = R.error.texto.
test(another_type, Codigo == 415) :-
    get('/api/abre', [post(atom('text/plain', '{}'))], Codigo, _).
test(an_error_is_told_in_words, Codigo-Texto == 422-"no es un tablero: [1,2]") :-
    post('/api/abre', _{problema: "tableros", modo: "anchura", tablero: [1,2], idioma: "es"}, Codigo, R),
    split_string(R.error.texto, "\n", "", [Texto|_]).
test(what_can_be_searched, Ids == ["tableros","propio","problema:ruidoso"]) :-
    post('/api/problemas', _{}, 200, R),
    findall(Id, ( member(P, R.problemas), get_dict(id, P, Id) ), Ids).
test(a_board_in_every_mode,
     [forall(member(M, [anchura,profund,iter,coste_uniforme,voraz,a_estrella,ida_estrella,haz,escalada,pila,bidireccional]))]) :-
    busca(_{problema: "tableros", modo: M, tablero: [1,2,3,4,5,6,7,0,8], heuristica: "manhattan", ancho: 3}, Cambios),
    Cambios \== [].
test(a_problem_of_ones_own, true(Cambios \== [])) :-
    busca(_{problema: "propio", modo: "anchura", inicial: "0"}, Cambios).
test(the_limit_that_ended_a_search, [cleanup(empieza), Cual-N == "profundidad"-2]) :-
    rumbo:visor(test_visor:[abre(false), inicial(0), profundidad_max(2)]),
    busca(_{problema: "propio", modo: "anchura", inicial: "0"}, Cambios),
    last(Cambios, Fin),
    Cual = Fin.cual,
    N = Fin.n.
test(the_start_is_shown_where_nothing_is_expanded, [cleanup(empieza), Tipo-Estado-Cual-N == "raiz"-"0"-"nodos"-0]) :-
    rumbo:visor(test_visor:[abre(false), inicial(0), nodos_max(0)]),
    busca(_{problema: "propio", modo: "anchura", inicial: "0"}, [Raiz,Fin]),
    Tipo = Raiz.t,
    Estado = Raiz.e.x,
    Cual = Fin.cual,
    N = Fin.n.
test(what_is_of_one_query_is_left_out, [cleanup(empieza), forall(member(O, [traza(true), observador(nadie), estados(_), coste(_), estadisticas(_)])), Final == "solucion"]) :-
    rumbo:visor(test_visor:[abre(false), inicial(0), O]),
    busca(_{problema: "propio", modo: "anchura", inicial: "0"}, Cambios),
    last(Cambios, Fin),
    Final = Fin.r.
test(what_predicates_print_goes_to_the_console, [forall(member(Modo, [anchura,a_estrella,pila])), Falta-Final == []-"solucion"]) :-
    en_consola(busca(_{problema: "problema:ruidoso", modo: Modo, inicial: "r(0)", heuristica: ""}, Cambios), Texto),
    last(Cambios, Fin),
    Final = Fin.r,
    ( Modo == anchura -> Todo = ["suma 0","meta 3","dibuja 3"] ; Todo = ["suma 0","meta 3","dibuja 3","h 0"] ),
    findall(Parte, ( member(Parte, Todo), \+ sub_string(Texto, _, _, _, Parte) ), Falta).
test(the_stack_takes_the_heuristic_of_the_module, [cleanup(empieza), Final == "solucion"]) :-
    rumbo:visor(con_h:[abre(false), inicial(0)]),
    busca(_{problema: "propio", modo: "pila", inicial: "0", heuristica: ""}, Cambios),
    last(Cambios, Fin),
    Final = Fin.r.
test(the_stack_needs_a_heuristic, Codigo-Texto == 422-"pila necesita una heurística: define heuristica/2 en el módulo test_visor, o da la opción heuristica(H)") :-
    post('/api/abre', _{problema: "propio", modo: "pila", inicial: "0", heuristica: "", idioma: "es"}, Codigo, R),
    Texto = R.error.texto.
test(a_board_typed_in_rows_keeps_its_shape,
     [ forall(member(Texto-Forma, [ "[[1,2,3],[4,5,0]]"-[3,2], "1 2 3 / 4 5 0"-[3,2], "1 2 3; 4 5 _"-[3,2], "1,2,3|4,5,0"-[3,2],
                                    "(1 2) (3 4) (5 0)"-[2,3], "1 2\n3 4\n5 0\n"-[2,3], "[[1,2,3],\n [4,5,0]]."-[3,2],
                                    "1 2 3 4 5 0 6 7"-no, "1 2 3 4 5 0"-no, "1 2 3/4 5 6 0"-no, "[[1,2],[0,3]]"-[2,2],
                                    "1 2 3 4 5 6 7 8 / 9 10 11 12 13 14 15 0"-[8,2], "[1,2,3, 4,5,6, 7,8,_]"-[3,3] ])),
       F == Forma ]) :-
    post('/api/tablero', _{texto: Texto, idioma: "es"}, Codigo, R),
    (   Codigo == 200
    ->  F = [R.ancho,R.alto],
        length(R.tablero, N),
        N =:= R.ancho*R.alto
    ;   F = no
    ).
test(what_is_no_board_is_told_as_it_was_typed, Texto == "no es un tablero: [[1,2,3],[4,5,5]]") :-
    post('/api/tablero', _{texto: "[[1,2,3],[4,5,5]]", idioma: "es"}, 422, R),
    split_string(R.error.texto, "\n", "", [Texto|_]).
test(a_board_in_rows_is_searched, Plan-Estado == ["e"]-[[1,2,3],[4,5,0]]) :-
    busca(_{problema: "tableros", modo: "a_estrella", tablero: [[1,2,3],[4,0,5]], heuristica: "manhattan"}, Cambios),
    last(Cambios, Fin),
    Plan = Fin.plan,
    last(Fin.estados, Ultimo),
    Estado = Ultimo.b.
test(a_start_is_one_term, [forall(member(Inicial-T, [ "0"-no, " 0 "-no, "0."-no, "0. % comentario"-no, "0 % comentario\n"-no, "(0)"-no, "/* nada */ 0.\n\n"-no,
                                                       "0. x"-"después del punto hay algo más: x", "0. 1."-"después del punto hay algo más: 1.",
                                                       ""-"falta el estado de partida", " \n"-"falta el estado de partida",
                                                       "% nada"-"falta el estado de partida", "."-"no es un término de Prolog: .",
                                                       "a b"-"no es un término de Prolog: a b", "f("-"no es un término de Prolog: f(",
                                                       "X"-"el estado: falta un valor (hay una variable)" ])),
                          Dicho == T]) :-
    post('/api/abre', _{problema: "propio", modo: "anchura", inicial: Inicial, idioma: "es"}, Codigo, R),
    (   Codigo == 200
    ->  Dicho = no,
        post('/api/cierra', _{ids: [R.id]}, 200, _)
    ;   Codigo == 422,
        Dicho = R.error.texto
    ).
test(a_random_board_of_another_shape, Forma-N == [3,2]-6) :-
    post('/api/tablero', _{ancho: 3, alto: 2, distancia: 10}, 200, R),
    Forma = [R.ancho,R.alto],
    length(R.tablero, N).
test(a_random_board_at_a_distance, V == 14) :-
    post('/api/tablero', _{ancho: 3, alto: 3, distancia: 14}, 200, R),
    exacta(R.tablero, V).
test(a_search_that_was_closed, Codigo == 410) :-
    post('/api/abre', _{problema: "propio", modo: "anchura", inicial: "0"}, 200, R),
    post('/api/cierra', _{ids: [R.id]}, 200, _),
    post('/api/pasos', _{id: R.id, n: 1}, Codigo, _).
test(called_again_it_serves_at_the_same_place, P == P0) :-
    puerto(P0),
    empieza,
    puerto(P).
test(a_port_that_is_taken, [forall(member(Idioma-Palabras, [es-"está ocupado: da otro con puerto(", en-"is taken: give another one with puerto("]))]) :-
    con_puerto_ocupado(P, catch(rumbo:visor([puerto(P),abre(false)]), E, true)),
    E = error(permission_error(open, puerto, P), _),
    dice(Idioma, E, Texto),
    once(sub_string(Texto, _, _, _, P)),
    once(sub_string(Texto, _, _, _, Palabras)).
test(the_viewer_goes_on_where_another_port_cannot_be_opened, Viven-Nombre == [Id]-"test_visor") :-
    post('/api/abre', _{problema: "propio", modo: "anchura", inicial: "0"}, 200, Abierta),
    Id = Abierta.id,
    con_puerto_ocupado(P, catch(rumbo:visor([puerto(P),abre(false)]), error(_, _), true)),
    post('/api/problemas', _{}, 200, R),
    member(Propio, R.problemas),
    Propio.id == "propio",
    !,
    Nombre = Propio.nombre,
    post('/api/vive', _{ids: [Id]}, 200, R1),
    Viven = R1.viven.
test(another_port_takes_the_place_of_the_one_before, [cleanup(empieza), Abiertos == [P]]) :-
    puerto(P0),
    con_puerto_ocupado(P, true),
    rumbo:visor(test_visor:[puerto(P),abre(false),idioma(es)]),
    findall(A, rumbo_visor:abierto(A), Abiertos),
    catch(( tcp_connect('127.0.0.1':P0, Flujo, []), close(Flujo) ), error(socket_error(_, _), _), Cerrado = true),
    Cerrado == true.
test(after_the_end_nobody_answers, throws(_)) :-
    visor_fin,
    call_cleanup(get('/', [], _, _), empieza).
test(bad_options, [forall(member(O, [puerto(a), puerto(0), puerto(70000), puerto(80000000000000), abre(si), idioma(fr)])), error(domain_error(opcion, O))]) :-
    visor([O]).

:- end_tests(visor).

con_h:expandir(N, mas, N1) :- N < 3, N1 is N+1.
con_h:meta(3).
con_h:heuristica(N, H) :- H is 3-N.
