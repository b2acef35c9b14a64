:- module(test_patrones, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(library(process)).
:- use_module(library(filesex)).
:- use_module(library(readutil)).
:- use_module(library(rumbo)).
:- use_module(oraculo_fichas).

/** <module> Pattern databases: built, damaged, interrupted, of other goals

Each test works in a cache folder of its own; one database is built for all.
*/

:- dynamic construida/2.                % Carpeta, Fichero

%   en_carpeta(-Carpeta, :Goal): a cache folder that is there while Goal runs.

:- meta_predicate en_carpeta(-, 0), con_cache(+, 0).

en_carpeta(Carpeta, Goal) :-
    tmp_file(rumbo, Carpeta),
    setup_call_cleanup(make_directory(Carpeta),
                       con_cache(Carpeta, Goal),
                       delete_directory_and_contents(Carpeta)).

con_cache(Carpeta, Goal) :-
    (   getenv('XDG_CACHE_HOME', Antes) -> Despues = setenv('XDG_CACHE_HOME', Antes)
    ;   Despues = unsetenv('XDG_CACHE_HOME')
    ),
    setup_call_cleanup(setenv('XDG_CACHE_HOME', Carpeta), once(Goal), Despues).

construye :-
    tmp_file(rumbo, Carpeta),
    make_directory(Carpeta),
    con_cache(Carpeta, patrones_construye(6-6-3, [progreso(false),fichero(Fichero)])),
    assertz(construida(Carpeta, Fichero)).

borra :-
    retract(construida(Carpeta, _)),
    delete_directory_and_contents(Carpeta).

construida(Goal) :-
    construida(Carpeta, _),
    con_cache(Carpeta, Goal).

ficheros(Carpeta, Ficheros) :-
    directory_file_path(Carpeta, rumbo, Rumbo),
    (   exists_directory(Rumbo)
    ->  directory_files(Rumbo, Todos),
        findall(F, ( member(F, Todos), \+ memberchk(F, ['.','..']) ), Ficheros)
    ;   Ficheros = []
    ).

%   hijo(+Carpeta, -Id): another process that builds there.

hijo(Carpeta, Id) :-
    absolute_file_name(library(rumbo), Biblioteca, [file_type(prolog),access(read)]),
    file_directory_name(Biblioteca, Prolog),
    absolute_file_name(foreign(rumbo), Objeto, [file_type(executable),access(read)]),
    file_directory_name(Objeto, Compilado),
    atom_concat('library=', Prolog, PL),
    atom_concat('foreign=', Compilado, PF),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl,
                   [ '-q', '-f', none, '--no-packs', '-p', PL, '-p', PF,
                     '-g', 'use_module(library(rumbo)), patrones_construye(6-6-3,[progreso(false)])',
                     '-t', halt ],
                   [ process(Id), stdin(null), stdout(null), stderr(null),
                     environment(['XDG_CACHE_HOME'=Carpeta]) ]).

ordenado(S) :- numlist(0, 15, S).

:- begin_tests(sin_construir).

test(nothing_is_built_unasked,
     [forall(pide_patrones(G)), error(existence_error(patrones,'6-6-3'))]) :-
    en_carpeta(_, G).

pide_patrones(patrones(S,S,_)) :- ordenado(S).
pide_patrones(plan(a_estrella(patrones),S,_,[objetivo(S)])) :- ordenado(S).
pide_patrones(plan(ida_estrella(patrones(6-6-3)),S,_,[objetivo(S)])) :- ordenado(S).

test(each_database_is_asked_for_by_name, error(existence_error(patrones,'7-8'))) :-
    numlist(1, 15, S0), append(S0, [0], S),
    en_carpeta(_, plan(ida_estrella(patrones(7-8)), S, _)).
test(the_message_says_how_to_build, Dicho-Otra == true-true) :-
    ordenado(S),
    catch(en_carpeta(_, patrones(S, S, _)), E, true),
    phrase('$messages':translate_message(E), Lineas),
    with_output_to(string(Texto), print_message_lines(current_output, '', Lineas)),
    ( sub_string(Texto, _, _, _, "patrones_construye(6-6-3, [])") -> Dicho = true ; Dicho = Texto ),
    ( sub_string(Texto, _, _, _, "patrones_construye(6-6-3, [objetivo(") -> Otra = true ; Otra = Texto ).
test(a_folder_that_is_a_file, error(permission_error(write,patrones,_))) :-
    tmp_file_stream(text, Fichero, Stream), close(Stream),
    con_cache(Fichero, patrones_construye(6-6-3, [progreso(false)])).
test(a_folder_in_the_place_of_the_file, Dicho-Salida == true-true) :-
    en_carpeta(Carpeta,
               ( directory_file_path(Carpeta, 'rumbo/4x4_6-6-3_blank0.pdb', Ocupado),
                 make_directory_path(Ocupado),
                 catch(patrones_construye(6-6-3, [progreso(false)]), E, true) )),
    nonvar(E), E = error(permission_error(write,patrones,Ocupado), _),
    phrase('$messages':translate_message(E), Lineas),
    with_output_to(string(Texto), print_message_lines(current_output, '', Lineas)),
    ( sub_string(Texto, _, _, _, Ocupado) -> Dicho = true ; Dicho = Texto ),
    ( sub_string(Texto, _, _, _, "setenv('XDG_CACHE_HOME'") -> Salida = true ; Salida = Texto ).
test(a_time_limit_ends_the_building_and_leaves_nothing, Ball-Ficheros == time_limit_exceeded-[]) :-
    en_carpeta(Carpeta,
               ( catch(call_with_time_limit(0.05, patrones_construye(6-6-3, [progreso(false)])), Ball, true),
                 ficheros(Carpeta, Ficheros) )),
    plan(anchura, [4,1,3,7,2,5,8,0,6], [w,n,n,e,s,e,s]).
test(a_killed_process_leaves_no_database, Bases == []) :-
    en_carpeta(Carpeta,
               ( hijo(Carpeta, Id),
                 repeat, ficheros(Carpeta, [_|_]), !,
                 process_kill(Id, kill), process_wait(Id, Estado),
                 ficheros(Carpeta, Ficheros) )),
    assertion(Estado == killed(9)),
    findall(F, ( member(F, Ficheros), file_name_extension(_, pdb, F) ), Bases).

:- end_tests(sin_construir).

:- begin_tests(construida, [setup(construye), cleanup(borra)]).

test(one_file_and_no_other, Ficheros == [Nombre]) :-
    construida(Carpeta, Fichero),
    file_base_name(Fichero, Nombre),
    ficheros(Carpeta, Ficheros).

%   estropea(+Clase, +Carpeta): a spoilt copy of the database in another cache folder.

estropea(Clase, Carpeta) :-
    construida(_, Fichero),
    file_base_name(Fichero, Nombre),
    directory_file_path(Carpeta, rumbo, Rumbo),
    make_directory_path(Rumbo),
    directory_file_path(Rumbo, Nombre, Copia),
    (   Clase = voltea(Donde)
    ->  copy_file(Fichero, Copia),
        size_file(Copia, N),
        En is min(N-1, Donde),
        setup_call_cleanup(open(Fichero, read, In, [type(binary)]),
                           ( seek(In, En, bof, _), get_byte(In, B) ),
                           close(In)),
        B1 is B xor 16,
        setup_call_cleanup(open(Copia, update, Out, [type(binary)]),
                           ( seek(Out, En, bof, _), put_byte(Out, B1) ),
                           close(Out))
    ;   Clase = corta(N)
    ->  setup_call_cleanup(open(Fichero, read, In, [type(binary)]),
                           setup_call_cleanup(open(Copia, write, Out, [type(binary)]),
                                              copy_stream_data(In, Out, N),
                                              close(Out)),
                           close(In))
    ;   setup_call_cleanup(open(Copia, write, Out), write(Out, 'otra cosa'), close(Out))
    ).

danado(voltea(N)) :- member(N, [0,8,12,16,17,18,19,24,30,88,96,104,200,4095,4096,5000,5000000,1000000000]).
danado(corta(N))  :- member(N, [0,1,100,4095,4096,5000,5000000]).
danado(ajeno).

test(a_spoilt_file_is_refused,
     [forall(danado(Clase)), error(permission_error(read,patrones,'6-6-3'))]) :-
    ordenado(S),
    en_carpeta(Carpeta, ( estropea(Clase, Carpeta), patrones(S, S, _) )).
test(two_processes_build_a_spoilt_file_anew_at_once, E1-E2-N-V == exit(0)-exit(0)-1-0) :-
    ordenado(S),
    en_carpeta(Carpeta, ( estropea(voltea(5000), Carpeta),
                          hijo(Carpeta, A), hijo(Carpeta, B),
                          process_wait(A, E1), process_wait(B, E2),
                          ficheros(Carpeta, Ficheros), length(Ficheros, N),
                          patrones(S, S, V) )).

%   Goals with the blank in each corner.

esquina([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]).
esquina([1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0]).
esquina([7,3,1,0,2,5,9,8,4,6,11,10,15,14,13,12]).
esquina([15,14,13,12,11,10,9,8,7,6,5,4,0,3,2,1]).

test(every_corner_has_admissible_values_of_the_same_file, [forall(esquina(G)), true(Malos == [])]) :-
    construida(findall(N-V,
                       ( between(0, 60, N),
                         tablero_aleatorio(S, [semilla(N),pasos(N),objetivo(G)]),
                         patrones(S, G, V), manhattan(S, G, M),
                         \+ ( V =< N, V >= M, (V-N) mod 2 =:= 0 ) ),
                       Malos)).
%   Not by one: of the blank's places a database keeps the best, so it is not consistent.

test(a_move_changes_the_value_by_an_odd_number, [forall(esquina(G)), true(Malos == [])]) :-
    construida(findall(S-S1,
                       ( between(1, 30, N),
                         tablero_aleatorio(S, [semilla(N),objetivo(G)]),
                         patrones(S, G, V), vecino(4, S, _, S1), patrones(S1, G, V1),
                         (V-V1) mod 2 =:= 0 ),
                       Malos)).
test(plans_are_as_short_as_with_manhattan, [forall(esquina(G)), true(Malos == [])]) :-
    construida(findall(N,
                       ( between(30, 40, N),
                         tablero_aleatorio(S, [semilla(N),pasos(N),objetivo(G)]),
                         plan(ida_estrella(manhattan), S, P, [objetivo(G)]), length(P, L),
                         \+ ( member(Modo, [ida_estrella(patrones),a_estrella(patrones(6-6-3))]),
                              plan(Modo, S, P1, [objetivo(G)]), length(P1, L) ) ),
                       Malos)).
test(a_blank_elsewhere_needs_a_database_of_its_own, error(existence_error(patrones,'6-6-3'))) :-
    G = [1,2,3,4,5,0,6,7,8,9,10,11,12,13,14,15],
    construida(patrones(G, G, _)).
test(a_database_for_a_blank_elsewhere, Malos == []) :-
    G = [1,2,3,4,5,0,6,7,8,9,10,11,12,13,14,15],
    construida(patrones_construye(6-6-3, [objetivo(G),progreso(false)])),
    construida(findall(N-V,
                       ( between(0, 60, N),
                         tablero_aleatorio(S, [semilla(N),pasos(N),objetivo(G)]),
                         patrones(S, G, V), manhattan(S, G, M),
                         \+ ( V =< N, V >= M, (V-N) mod 2 =:= 0 ) ),
                       Malos)).

:- end_tests(construida).
