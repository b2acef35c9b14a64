:- module(expected, [ submission/5, refused/6 ]).

/** <module> What each student's file must do

submission(Name, Files, Template, Goal, Answers): when Files are loaded into one
`swipl`, in this order, nothing is printed; then the answers of Goal, in `user`,
are Answers.

refused(Name, Files, Message, Template, Goal, Answers): the same for a file whose
loading prints Message.
*/

:- discontiguous submission/5.

submission('own buscar/4 on our expandir/3',
           [buscar_propio],
           P, mi_plan([4,1,3,7,2,5,8,0,6], P),
           [mio([w,n,n,e,s,e,s])]).
submission('own buscar/4 on our expandir/3: ours is not called',
           [buscar_propio],
           P, buscar(profund, [nodo([],[1,2,3,4,5,6,7,0,8]),nodo([],[])], [[1,2,3,4,0,6,7,5,8]], P),
           [mio([e])]).
submission('own expandir/3 for the 8-puzzle under our plan/3, its order in the plan',
           [expandir_propio],
           P, ( member(M, [anchura,iter]), plan(M, [1,6,0,7,8,2,5,3,4], P) ),
           [ [s,s,w,n,e,s,w,w,n,e,n,e,s,w,s,e],
             [s,s,w,n,e,s,w,w,n,e,n,e,s,w,s,e] ]).
submission('own expandir/3 for the 8-puzzle in profund',
           [expandir_propio],
           L, ( plan(profund, [1,0,3,4,2,5,7,8,6], P), length(P, L) ),
           [897]).
submission('own expandir/3 for the 8-puzzle under our buscar/4 and busca_limite/5',
           [expandir_propio],
           P, ( buscar(anchura, [nodo([],[1,2,3,4,0,6,7,5,8])], [], P)
              ; busca_limite(0, 4, [1,2,3,4,0,6,7,5,8], [], P) ),
           [ [s,e], [n,s,s,e], [s,n,s,e], [s,e], [s,w,e,e], [e,w,s,e], [w,e,s,e] ]).

jugs([llenar_grande,verter_en_chica,vaciar_chica,verter_en_chica,llenar_grande,
      verter_en_chica]).

submission('jugs in user under our plan/3',
           [jarras_sueltas],
           M-P, ( member(M, [anchura,iter]), plan(M, jarras(0,0), P) ),
           [anchura-P0, iter-P0]) :-
    jugs(P0).
submission('jugs, the library loaded before the file',
           [carga_rumbo, jarras_sueltas],
           P, plan(anchura, jarras(0,0), P), [P0]) :-
    jugs(P0).
submission('jugs, the library loaded after the file',
           [jarras_sueltas, carga_rumbo],
           P, plan(anchura, jarras(0,0), P), [P0]) :-
    jugs(P0).
submission('jugs, the file loaded twice',
           [jarras_sueltas],
           P, ( consult(jarras_sueltas), plan(anchura, jarras(0,0), P) ), [P0]) :-
    jugs(P0).
submission('a file loaded after the library has answered',
           [carga_rumbo],
           P, ( plan(anchura, [1,2,3,4,5,6,7,0,8], P)
              ; expandir([1,2,3,4,5,6,7,0,8], P, _)
              ; consult(jarras_sueltas), plan(anchura, jarras(0,0), P)
              ; expandir(jarras(0,0), P, _) ),
           [[e], n, e, w, P0, llenar_grande, llenar_chica]) :-
    jugs(P0).

submission('everything own, the library only loaded',
           [todo_propio],
           P, ( member(M, [anchura,iter]), initial2(S), plan(M, S, P) ),
           [mio([n,n,e,s,e,s]), mio([n,n,e,s,e,s])]).
submission('everything own: expandir/3 of the practical',
           [todo_propio],
           A-S, expandir([4,1,3,7,2,5,8,0,6], A, S),
           [n-[4,1,3,7,0,5,8,2,6], e-[4,1,3,7,2,5,8,6,0], w-[4,1,3,7,2,5,0,8,6]]).
submission('everything own, between two loads of the library',
           [carga_rumbo, todo_propio, carga_rumbo],
           P, ( initial1(S), plan(anchura, S, P) ),
           [mio([w,n,e,s,e])]).
submission('the library loaded at the end of the file',
           [biblioteca_al_final],
           P, ( member(M, [anchura,iter]), initial2(S), plan(M, S, P) ),
           [final([n,n,e,s,e,s]), final([n,n,e,s,e,s])]).

submission('a file with a module of its own',
           [modulo_de_alumno],
           P, mi_solucion([7,2,1,8,0,3,5,4,6], P),
           [[s,w,n,n,e,s,s,w,n,n,e,e,s,w,w,n,e,s,e,s]]).
submission('a module of a student beside the library in user',
           [carga_rumbo, modulo_de_alumno],
           P, ( S = [7,2,1,8,0,3,5,4,6], ( mi_solucion(iter, S, P) ; plan(iter, S, P) ) ),
           [ [s,w,n,n,e,s,s,w,n,n,e,e,s,w,w,n,e,s,e,s],
             [n,e,s,s,w,w,n,n,e,s,s,e,n,w,s,w,n,e,e,s] ]).

jugs_module([llena(grande),pasa(grande,chica),vacia(chica),pasa(grande,chica),
             llena(grande),pasa(grande,chica)]).

submission('a problem module loaded before the library',
           [principal_jarras_antes],
           P, ( member(M, [anchura,iter]), solucion(M, P) ), [P0,P0]) :-
    jugs_module(P0).
submission('a problem module loaded after the library',
           [principal_jarras_despues],
           P, ( member(M, [anchura,iter]), solucion(M, P) ), [P0,P0]) :-
    jugs_module(P0).
submission('a problem module on the command line, the library first',
           [carga_rumbo, jarras],
           P, plan(anchura, 0/0, P), [P0]) :-
    jugs_module(P0).
submission('a problem module on the command line, the library last',
           [jarras, carga_rumbo],
           P, plan(anchura, 0/0, P), [P0]) :-
    jugs_module(P0).
submission('a problem module: expandir/3 in user is its own',
           [principal_jarras_despues],
           A, expandir(5/3, A, _),
           [llena(grande), llena(chica), vacia(grande), vacia(chica)]).
submission('a module that imports the problem from another',
           [modulo_que_importa],
           P, resuelve_jarras(anchura, P), [P0]) :-
    jugs_module(P0).
submission('what a module only inherits from user is not its own',
           [jarras_sueltas, modulo_de_tableros],
           P, ( plan(anchura, jarras(5,2), P)
              ; resuelve_tablero([4,1,3,7,2,5,8,0,6], P) ),
           [[verter_en_chica], [w,n,n,e,s,e,s]]).
submission('what a module only inherits from user, where it is imported',
           [principal_jarras_antes, modulo_de_tableros],
           P, resuelve_tablero([4,1,3,7,2,5,8,0,6], P),
           [[w,n,n,e,s,e,s]]).

submission('names with accents',
           [acentos],
           P, 'solución'(P),
           [[ 'lleva el ratón', 'cruza el niño', 'lleva el búho', 'lleva el ratón',
              'lleva el maíz', 'cruza el niño', 'lleva el ratón' ]]).
submission('plunit tests of a student',
           [pruebas_unitarias],
           ok, ( open_null_stream(S), set_stream(S, alias(user_error)), run_tests ), [ok]).
submission('two files that both load the library',
           [dos_usos],
           P, primero(P), [[suma,dobla,suma,dobla]]).
submission('an import list of what is used',
           [lista_correcta],
           P, plan(anchura, ciudad(cadiz), P), [[ir(jerez),ir(sevilla)]]).
submission('a goal of ones own for our moves',
           [otra_meta],
           P, ( plan(anchura, [1,2,3,8,0,4,7,6,5], P)
              ; plan(iter, [1,2,3,8,4,5,7,0,6], P) ),
           [[], [e,n,w]]).
submission('own plan/3 that calls our buscar/4 and busca_limite/5',
           [plan_propio],
           P, ( initial1(S), member(M, [anchura,iter]), plan(M, S, P) ),
           [a_ciegas([w,n,e,s,e]), iterativo(5,[w,n,e,s,e])]).
submission('own busca_limite/5, with a helper of another arity',
           [busca_limite_propio],
           P, busca_limite(0, 3, [1,2,3,4,5,6,7,0,8], [], P),
           [[e]]).
submission('own initial boards and own resuelve/3',
           [tableros_propios],
           P, ( member(C, [initial1,initial2,initial3]), resuelve(C, anchura, P) ),
           [[e,e], [s,e,e], [s,s,e,e]]).
submission('clauses made while loading',
           [hechos_dinamicos],
           P, ( member(M, [anchura,profund,iter]), plan(M, 1-1, P) ),
           [ [derecha,derecha,abajo,abajo], [derecha,derecha,abajo,abajo],
             [derecha,derecha,abajo,abajo] ]).
submission('a script',
           [guion],
           Text, with_output_to(atom(Text), main),
           ['El plan tiene [n,n,e,s,e,s].\n']).
submission('a goal for one problem, objetivo/1 for the other',
           [objetivo_y_meta],
           P, tablero_resuelto([1,2,3,4,5,6,7,0,8], P),
           [[e]]).

%   The successor in a shape of their own.

submission('shape: arguments in another order',
           [forma_argumentos],
           P, solucion(P),
           [[ llenar(grande), pasar(grande,chica), vaciar(chica), pasar(grande,chica),
              llenar(grande), pasar(grande,chica) ]]).
submission('shape: constants, and no name for the moves',
           [forma_constantes],
           Ss, ( estados(5, 3, 4, Ss) ; estados(7, 4, 5, Ss) ),
           [ [0/0,5/0,2/3,2/0,0/2,5/2,4/3],
             [0/0,0/4,4/0,4/4,7/1,0/1,1/0,1/4,5/0] ]).
submission('shape: without accion the move is the name of the predicate',
           [forma_constantes],
           P, plan(anchura, 0/0, P, [sucesor(vierte(5,3,antes,despues)), objetivo(2/3)]),
           [[vierte,vierte]]).
submission('shape: arguments that do not matter',
           [forma_ignora],
           P, ruta(1-1, 4-4, P),
           [[arriba,arriba,derecha,derecha,derecha,arriba]]).
submission('shape: a predicate a direction',
           [forma_lista],
           P, ( member(M, [anchura,iter]), solucion(M, t(4,1,3,7,2,5,8,0,6), P) ),
           [ [izquierda,arriba,arriba,derecha,abajo,derecha,abajo],
             [izquierda,arriba,arriba,derecha,abajo,derecha,abajo] ]).
submission('shape: the list of successors, pairs of a move and a state',
           [forma_hijos],
           P, plan_de(e([perro,tia,yo],izq,[]), P),
           [[cruzan([perro,tia]),cruzan([tia]),cruzan([tia,yo])]]).
submission('shape: the list of successors, bare states',
           [forma_hijos_sueltos],
           C, camino(1, 37, C),
           [[1,2,4,8,9,18,36,37]]).
submission('shape: what can be done, and doing it',
           [forma_aplicable],
           P, ( member(M, [anchura,profund,iter]), solucion(M, [rojo,rojo,'_',verde,verde], P) ),
           [Ranas,Ranas,Ranas]) :-
    Ranas = [avanza(2),salta(4),avanza(5),salta(3),salta(1),avanza(2),salta(4),avanza(3)].
submission('shape: nil for impossible moves',
           [forma_imposible],
           P, saltos(1/1, 3/3, P),
           [[1/2,1/(-2),(-2)/1,2/1]]).
submission('shape: a filter for dangerous states',
           [forma_valido],
           N, ( member(M, [anchura,iter,coste_uniforme]),
                ( solucion(M, P) ; solucion_al_reves(M, P) ),
                length(P, N) ),
           [11,11,11,11,11,11]).
submission('a normal form makes one state of many',
           [forma_normaliza],
           X, ( distintos(X) ; distintos_sin_orden(X) ; camino(X) ),
           [24, 8, [[a,b,c]-[],[b,c]-[a],[c]-[b,a]]]).
submission('costs and estimates of ones own are used without a word',
           [forma_costes],
           P-C, ( member(M, [anchura,coste_uniforme,a_estrella,ida_estrella]),
                  plan(M, a, P, [coste(C)]) ),
           [ [ir(b),ir(f)]-11, [ir(c),ir(d),ir(b),ir(f)]-10, [ir(c),ir(d),ir(b),ir(f)]-10,
             [ir(c),ir(d),ir(b),ir(f)]-10 ]).
submission('problems with a name in a module of their own',
           [carga_rumbo, forma_problema],
           P-C, ( member(M, [coste_uniforme,a_estrella]), plan(M, problema(puente), P, [coste(C)])
                ; planes(anchura, problema(cuenta), P), C = 3 ),
           [ Puente-17, Puente-17, [mas(1),mas(3),mas(3)]-3, [mas(3),mas(1),mas(3)]-3,
             [mas(3),mas(3),mas(1)]-3 ]) :-
    Puente = [van(ana,bea),vuelve(ana),van(carlos,david),vuelve(bea),van(ana,bea)].

%   The examples.

submission('example: jugs',
           ['../ejemplos/jarras'],
           X, ( jarras(X) ; resuelve(anchura, j(0,0), X, [objetivo(j(_,7))]) ),
           [ [llena(grande),pasa(grande,chica),vacia(chica),pasa(grande,chica),
              llena(grande),pasa(grande,chica)],
             sin_solucion(agotado(16)) ]).
submission('example: missionaries and cannibals',
           ['../ejemplos/misioneros'],
           N, ( ( misioneros(P)
                ; member(M, [iter,coste_uniforme,a_estrella,ida_estrella]),
                  plan(M, rio(3,3,izquierda), P) ),
                length(P, N) ),
           [11,11,11,11,11]).
submission('example: the farmer',
           ['../ejemplos/granjero'],
           P, ( member(M, [anchura,iter,a_estrella]), granjero(M, P) ),
           [P0,P0,P0]) :-
    P0 = [lleva(cabra),va_solo,lleva(lobo),lleva(cabra),lleva(col),va_solo,lleva(cabra)].
submission('example: bridge and torch',
           ['../ejemplos/puente'],
           P-C, puente(P, C),
           [[cruzan([1,2]),vuelven([1]),cruzan([5,10]),vuelven([2]),cruzan([1,2])]-17]).
submission('example: the 8-puzzle in rows',
           ['../ejemplos/ocho_en_filas'],
           P, ( member(M, [anchura,a_estrella,ida_estrella]),
                ocho(M, [[4,1,3],[7,2,5],[8,hueco,6]], P) ),
           [P0,P0,P0]) :-
    P0 = [izquierda,arriba,arriba,derecha,abajo,derecha,abajo].
submission('example: monkey and banana',
           ['../ejemplos/mono'],
           P, mono(P),
           [[anda(ventana),empuja(centro),sube,coge]]).
submission('example: blocks',
           ['../ejemplos/bloques'],
           P, bloques([[c,a],[b]], [[a,b,c]], P),
           [[pon(c,mesa),pon(b,c),pon(a,b)]]).
submission('example: a map with costs',
           ['../ejemplos/mapa'],
           P-C, ( camino(lisboa, barcelona, P, C) ; camino(malaga, bilbao, P, C) ),
           [ [lisboa,madrid,zaragoza,barcelona]-1250, [malaga,granada,madrid,burgos,bilbao]-950 ]).

refused('an import list that names what the file defines',
        [lista_equivocada],
        'No permission to',
        A-P, ( expandir([1,2,3,4,5,6,7,0,8], A, _), P = A ),
        [n-n, e-e, w-w]).
