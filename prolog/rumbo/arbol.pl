:- encoding(utf8).
:- module(rumbo_arbol,
          [ arbol/3,               % :Modo, +S0, +Destino
            arbol/4                % :Modo, +S0, +Destino, :Opciones
          ]).
:- use_module(errores).
:- use_module(estrategia, [prepara/8]).
:- use_module(explora, [explora/4, fin/1]).
:- use_module(mensajes, [idioma/1]).
:- use_module(opciones, [opciones_sin/3]).
:- use_module(palabras, [desenlace/3]).
:- use_module(problema, [espacio/2]).
:- use_module(ramas).
:- use_module(retrato).
:- use_module(traza, [motivo/3]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(assoc), [assoc_to_values/2, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(process), [process_create/3, process_wait/2]).
:- autoload(library(readutil), [read_stream_to_codes/2]).
:- autoload(library(sgml), [xml_quote_cdata/3]).

:- meta_predicate
    arbol(:, +, +),
    arbol(:, +, +, :).

/** <module> The tree that a search grows, drawn
*/

%!  arbol(:Modo, +S0, +Destino) is det.
%!  arbol(:Modo, +S0, +Destino, :Opciones) is det.
%
%   Draws the tree of the search of plan/4 from S0.  Destino is `texto`, `dot` or `svg`,
%   written to the current output, or one of `texto(Fichero)`, `dot(Fichero)` and
%   `svg(Fichero)`.  `dot` is the language of Graphviz; `svg` is drawn by its program
%   `dot`, which must be installed.
%
%   Each node is a board or its state as text (or drawn by dibuja/2, where the module
%   has one), with its number of expansion, g, h and f.  Nodes of the plan, closed,
%   open and dropped ones differ by their outline and their mark, not by colour alone;
%   a dropped one says why.  An iterative mode grows a tree an iteration.
%
%   Opciones are those of explora/4; `nodos_max(N)` is 100 where it is not given: the
%   tree then ends where the search was.
%
%   ```
%   ?- arbol(a_estrella(manhattan), [1,2,3,4,5,6,0,7,8], texto).
%   ?- arbol(anchura, [1,2,3,4,5,6,0,7,8], svg('arbol.svg')).
%   ```
%
%   @error domain_error(destino, Destino), existence_error(programa, dot) where
%   Graphviz is not installed, system_error(dot(Estado)) where it does not draw, and
%   those of explora/4

arbol(Modo, S0, Destino) :-
    arbol_(Modo, S0, Destino, []).

arbol(Modo, S0, Destino, _:Opciones) :-
    arbol_(Modo, S0, Destino, Opciones).

arbol_(M:Modo, S0, Destino, Opciones0) :-
    destino_valido(Destino, Formato, Donde),
    opciones_sin(Opciones0, [traza, observador, estados, coste, estadisticas],
                 sin_resultados(arbol)),
    con_limite(Opciones0, Opciones),
    prepara(M, Modo, S0, Opciones, Nombre, S, OpcionesDelProblema, Problema),
    espacio(Problema, Espacio),
    contexto(Nombre, OpcionesDelProblema, Espacio, Contexto),
    setup_call_cleanup(
        explora(M:Modo, S0, B, M:Opciones),
        nodos(B, Contexto, S, Nodos, Resultado, DelPlan),
        fin(B)),
    dibujo(M, OpcionesDelProblema, Contexto, DelPlan, Nodos, Arboles),
    pie(Modo, Resultado, Nodos, Pie),
    entrega(Donde, Formato, Arboles, Pie).

destino_valido(Destino, _, _) :-
    var(Destino),
    !,
    falla(instantiation_error, destino).
destino_valido(Formato, Formato, salida) :-
    formato(Formato),
    !.
destino_valido(Destino, Formato, fichero(Fichero)) :-
    compound(Destino),
    compound_name_arguments(Destino, Formato, [Fichero]),
    formato(Formato),
    !,
    (   ( atom(Fichero) ; string(Fichero) )
    ->  true
    ;   var(Fichero)
    ->  falla(instantiation_error, destino)
    ;   falla(type_error(text, Fichero), destino)
    ).
destino_valido(Destino, _, _) :-
    falla(domain_error(destino, Destino), destinos).

formato(texto).
formato(dot).
formato(svg).

con_limite(Opciones, Opciones) :-
    member(Opcion, Opciones),
    nonvar(Opcion),
    Opcion = nodos_max(_),
    !.
con_limite(Opciones, [nodos_max(100)|Opciones]).

%   nodos(+B, +Contexto, +S0, -Nodos, -Resultado, -DelPlan): Nodos maps an Id to its
%   nodo(Id, Padre, Accion, Estado, G, H, Destino, N); N is `no` for one that was not
%   expanded.  The start is always among them.  DelPlan are the Ids of the plan's nodes.

nodos(B, Contexto, S0, Nodos, Resultado, DelPlan) :-
    ramas(Contexto, S0, Ramas),
    empty_assoc(Vacio),
    crecen(B, Ramas, Vacio, Nodos, Resultado, DelPlan).

crecen(B, Ramas0, Nodos0, Nodos, Resultado, DelPlan) :-
    crece(B, Ramas0, Ramas, Cambios),
    foldl(cambia, Cambios, Nodos0, Nodos1),
    (   memberchk(fin(Resultado, DelPlan, _), Cambios)
    ->  Nodos = Nodos1
    ;   crecen(B, Ramas, Nodos1, Nodos, Resultado, DelPlan)
    ).

cambia(cota(_), Nodos, Nodos).
cambia(raiz(Id, S, G, H), Nodos0, Nodos) :-
    put_assoc(Id, Nodos0, nodo(Id, no, no, S, G, H, nuevo, no), Nodos).
cambia(hijo(Id, Padre, Accion, S, G, H, Destino), Nodos0, Nodos) :-
    put_assoc(Id, Nodos0, nodo(Id, Padre, Accion, S, G, H, Destino, no), Nodos).
cambia(expande(Id, N, _, _, H, _), Nodos0, Nodos) :-
    get_assoc(Id, Nodos0, nodo(Id, Padre, Accion, S, G, _, Destino, _)),
    put_assoc(Id, Nodos0, nodo(Id, Padre, Accion, S, G, H, Destino, N), Nodos).
cambia(descarta(Id, Porque), Nodos0, Nodos) :-
    get_assoc(Id, Nodos0, nodo(Id, Padre, Accion, S, G, H, _, N)),
    put_assoc(Id, Nodos0, nodo(Id, Padre, Accion, S, G, H, Porque, N), Nodos).
cambia(fin(_, _, _), Nodos, Nodos).

%   dibujo(...): Arboles are rama(Caja, Ramas); Caja is
%   caja(Id, Accion, Clase, N, Retrato, Valores, Motivo).

dibujo(M, Opciones, Contexto, DelPlan, Nodos, Arboles) :-
    assoc_to_values(Nodos, Lista),
    findall(Padre-Nodo, ( member(Nodo, Lista), arg(2, Nodo, Padre) ), Pares),
    keysort(Pares, PorPadre),
    hijos_de(PorPadre, Hijos),
    Datos = datos(M, Opciones, Contexto, DelPlan, Hijos),
    findall(Raiz, ( member(Raiz, Lista), arg(2, Raiz, no) ), Raices),
    ramas_de(Raices, Datos, Arboles).

hijos_de(PorPadre, Hijos) :-
    empty_assoc(Vacio),
    foldl(anade_hijo, PorPadre, Vacio, Hijos).

anade_hijo(Padre-Nodo, Hijos0, Hijos) :-
    (   get_assoc(Padre, Hijos0, Antes) -> true ; Antes = [] ),
    append(Antes, [Nodo], Todos),
    put_assoc(Padre, Hijos0, Todos, Hijos).

ramas_de([], _, []).
ramas_de([Nodo|Nodos], Datos, [rama(Caja, Ramas)|Otras]) :-
    Datos = datos(_, _, _, _, Hijos),
    caja(Nodo, Datos, Caja),
    arg(1, Nodo, Id),
    (   get_assoc(Id, Hijos, Suyos) -> true ; Suyos = [] ),
    ramas_de(Suyos, Datos, Ramas),
    ramas_de(Nodos, Datos, Otras).

caja(nodo(Id, _, Accion, S, G, H, Destino, N), datos(M, Opciones, Contexto, DelPlan, _),
     caja(Id, Accion, Clase, N, Retrato, Valores, Motivo)) :-
    clase(Id, DelPlan, N, Destino, Clase),
    retrato(M, Opciones, S, Retrato),
    valores(Contexto, G, H, Valores),
    (   Clase == descartado
    ->  idioma(L),
        motivo(L, Destino, Motivo)
    ;   Motivo = ""
    ).

clase(Id, DelPlan, _, _, plan)    :- memberchk(Id, DelPlan), !.
clase(_, _, N, _, cerrado)        :- N \== no, !.
clase(_, _, _, Destino, abierto)  :- se_queda(Destino), !.
clase(_, _, _, _, descartado).

valores(Contexto, G, H, Valores) :-
    valor_f(Contexto, G, H, F),
    (   H == no
    ->  Valores = [g-G]
    ;   Valores = [g-G, h-H, f-F]
    ).

%   pie(+Modo, +Resultado, +Nodos, -Pie): what stands below the tree.

pie(Modo, Resultado, Nodos, Pie) :-
    assoc_to_values(Nodos, Lista),
    length(Lista, Cuantos),
    idioma(L),
    fin(L, Resultado, Fin),
    pie(L, Modo, Fin, Cuantos, Pie).

pie(es, Modo, Fin, N, Pie) :-
    cuantos(N, "1 nodo", "~d nodos", Nodos),
    format(string(Pie), "~p: ~w; ~w", [Modo, Fin, Nodos]).
pie(en, Modo, Fin, N, Pie) :-
    cuantos(N, "1 node", "~d nodes", Nodos),
    format(string(Pie), "~p: ~w; ~w", [Modo, Fin, Nodos]).

cuantos(1, Uno, _, Uno) :- !.
cuantos(N, _, Varios, Texto) :-
    format(string(Texto), Varios, [N]).

fin(es, solucion(Plan), Fin) :- !, length(Plan, N), cuantos(N, "plan de 1 movimiento", "plan de ~d movimientos", Fin).
fin(en, solucion(Plan), Fin) :- !, length(Plan, N), cuantos(N, "plan of 1 move", "plan of ~d moves", Fin).
fin(es, sin_solucion(_), "no hay plan") :- !.
fin(en, sin_solucion(_), "no plan") :- !.
fin(es, limite(nodos(N)), Fin) :-
    !,
    cuantos(N, "parada tras 1 expansión (nodos_max)", "parada tras ~d expansiones (nodos_max)", Fin).
fin(en, limite(nodos(N)), Fin) :-
    !,
    cuantos(N, "stopped after 1 expansion (nodos_max)", "stopped after ~d expansions (nodos_max)", Fin).
fin(L, limite(Limite), Fin) :- desenlace(L, limite(Limite), Fin).

entrega(salida, Formato, Arboles, Pie) :-
    escribe(Formato, Arboles, Pie).
entrega(fichero(Fichero), Formato, Arboles, Pie) :-
    with_output_to(string(Texto), escribe(Formato, Arboles, Pie)),
    setup_call_cleanup(open(Fichero, write, Salida, [encoding(utf8)]),
                       write(Salida, Texto),
                       close(Salida)).

escribe(texto, Arboles, Pie) :-
    guias(Guias),
    forall(member(rama(Caja, Ramas), Arboles),
           ( linea(Caja, Texto),
             format("~s~n", [Texto]),
             escribe_ramas(Ramas, "", Guias) )),
    format("~n~s~n", [Pie]),
    idioma(L),
    leyenda(L, Leyenda),
    format("~s~n", [Leyenda]).
escribe(dot, Arboles, Pie) :-
    escribe_dot(Arboles, Pie).
escribe(svg, Arboles, Pie) :-
    with_output_to(string(Dot), escribe_dot(Arboles, Pie)),
    svg(Dot, Svg),
    write(Svg).


                 /*******************************
                 *             TEXT             *
                 *******************************/

leyenda(es, "* plan   n.º: expandido   o abierto   x descartado").
leyenda(en, "* plan   no.: expanded   o open   x dropped").

%   guias(-Guias): the lines of the tree, where the output can write them.

guias(Guias) :-
    current_output(Salida),
    (   stream_property(Salida, encoding(E)),
        memberchk(E, [utf8, wchar_t, unicode_be, unicode_le])
    ->  Guias = guias("├─ ", "└─ ", "│  ", "   ")
    ;   Guias = guias("|- ", "`- ", "|  ", "   ")
    ).

escribe_ramas([], _, _).
escribe_ramas([rama(Caja, Ramas)|Otras], Sangria, Guias) :-
    Guias = guias(Medio, Final, Sigue, Nada),
    ( Otras == [] -> Gancho = Final, Hueco = Nada ; Gancho = Medio, Hueco = Sigue ),
    linea(Caja, Texto),
    format("~s~s~s~n", [Sangria, Gancho, Texto]),
    string_concat(Sangria, Hueco, Dentro),
    escribe_ramas(Ramas, Dentro, Guias),
    escribe_ramas(Otras, Sangria, Guias).

linea(caja(_, Accion, Clase, N, Retrato, Valores, Motivo), Texto) :-
    en_linea(Retrato, Estado),
    valores_en_linea(Valores, Gs),
    ( Accion == no -> De = "" ; format(string(De), "~p  ", [Accion]) ),
    marca(Clase, N, Marca),
    ( Motivo == "" -> Por = "" ; format(string(Por), "  ~w", [Motivo]) ),
    format(string(Texto), "~s~w  ~s  ~w~s", [De, Marca, Estado, Gs, Por]).

marca(plan, no, '*') :- !.
marca(plan, N, Marca) :- !, format(atom(Marca), "*~w", [N]).
marca(cerrado, N, N).
marca(abierto, _, o).
marca(descartado, _, x).

valores_en_linea(Valores, Texto) :-
    findall(T, ( member(K-V, Valores), format(atom(T), "~w=~w", [K,V]) ), Ts),
    atomic_list_concat(Ts, ' ', Texto).


                 /*******************************
                 *           GRAPHVIZ           *
                 *******************************/

escribe_dot(Arboles, Pie) :-
    idioma(L),
    dot_leyenda(L, Leyenda),
    cita(Pie, Pie1),
    format("digraph busqueda {~n"),
    format("  graph [label=<~s<BR/>~s>, fontname=\"sans-serif\", fontsize=12, nodesep=0.18, ranksep=0.4];~n",
           [Pie1, Leyenda]),
    format("  node [shape=box, fontname=\"sans-serif\", fontsize=11, margin=\"0.06,0.04\"];~n"),
    format("  edge [fontname=\"sans-serif\", fontsize=10, arrowsize=0.6, color=\"#5b6472\"];~n"),
    forall(member(Arbol, Arboles), dot_rama(Arbol)),
    format("}~n").

dot_leyenda(es, "doble: plan &#160; continuo, con número: expandido &#160; a trazos: abierto &#160; punteado, ✗: descartado").
dot_leyenda(en, "double: plan &#160; solid, numbered: expanded &#160; dashed: open &#160; dotted, ✗: dropped").

dot_rama(rama(Caja, Ramas)) :-
    dot_nodo(Caja),
    Caja = caja(Id, _, Clase, _, _, _, _),
    forall(member(Rama, Ramas),
           ( dot_rama(Rama),
             Rama = rama(caja(Hijo, Accion, ClaseHijo, _, _, _, _), _),
             dot_arista(Id, Clase, Hijo, ClaseHijo, Accion) )).

dot_nodo(caja(Id, _, Clase, N, Retrato, Valores, Motivo)) :-
    estilo(Clase, Estilo),
    dot_dibujo(Retrato, Dibujo),
    valores_en_linea(Valores, Gs),
    (   N == no
    ->  Numero = ""
    ;   format(string(Numero), "<B>~w</B>  ", [N])
    ),
    (   Motivo == ""
    ->  Por = ""
    ;   format(string(Por), "<TR><TD>✗ ~w</TD></TR>", [Motivo])
    ),
    format("  n~w [~s, label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\"><TR><TD>~s</TD></TR><TR><TD>~s~w</TD></TR>~s</TABLE>>];~n",
           [Id, Estilo, Dibujo, Numero, Gs, Por]).

estilo(plan,       "style=\"filled,bold\", peripheries=2, fillcolor=\"#e3f1e5\", color=\"#1f6f3a\"").
estilo(cerrado,    "style=\"solid\", color=\"#2b3440\"").
estilo(abierto,    "style=\"dashed\", color=\"#1f5fa8\", penwidth=1.3").
estilo(descartado, "style=\"dotted\", color=\"#6b6b6b\", fontcolor=\"#5a5a5a\"").

dot_dibujo(texto(Texto), Dibujo) :-
    cita(Texto, Dibujo).
dot_dibujo(lineas(Lineas), Dibujo) :-
    maplist(cita, Lineas, Citadas),
    atomic_list_concat(Citadas, '<BR ALIGN="LEFT"/>', Atomo),
    format(string(Dibujo), "<FONT FACE=\"monospace\">~w<BR ALIGN=\"LEFT\"/></FONT>", [Atomo]).
dot_dibujo(tablero(Filas), Dibujo) :-
    with_output_to(string(Celdas),
                   forall(member(Fila, Filas),
                          ( format("<TR>"),
                            forall(member(X, Fila),
                                   ( X == 0 -> format("<TD BGCOLOR=\"#e9ecf0\"> </TD>")
                                   ; format("<TD>~w</TD>", [X]) )),
                            format("</TR>") ))),
    format(string(Dibujo),
           "<TABLE BORDER=\"0\" CELLBORDER=\"1\" CELLSPACING=\"0\" CELLPADDING=\"2\" FIXEDSIZE=\"FALSE\">~s</TABLE>",
           [Celdas]).

dot_arista(Padre, Clase, Hijo, ClaseHijo, Accion) :-
    format(string(Texto0), "~p", [Accion]),
    cita(Texto0, Texto),
    (   Clase == plan, ClaseHijo == plan
    ->  Estilo = ", penwidth=2.2, color=\"#1f6f3a\""
    ;   ClaseHijo == descartado
    ->  Estilo = ", style=dotted"
    ;   ClaseHijo == abierto
    ->  Estilo = ", style=dashed"
    ;   Estilo = ""
    ),
    format("  n~w -> n~w [label=< ~s >~s];~n", [Padre, Hijo, Texto, Estilo]).

cita(Texto, Citado) :-
    xml_quote_cdata(Texto, Citado0, utf8),
    format(string(Citado), "~w", [Citado0]).

%   svg(+Dot, -Svg): drawn by Graphviz.

svg(Dot, Svg) :-
    catch(process_create(path(dot), ['-Tsvg'],
                         [ stdin(pipe(In, [encoding(utf8)])), stdout(pipe(Out, [encoding(utf8)])),
                           stderr(null), process(Proceso) ]),
          error(existence_error(_, _), _),
          falla(existence_error(programa, dot), arbol)),
    setup_call_cleanup(
        true,
        ( catch(call_cleanup(write(In, Dot), close(In)), error(io_error(_, _), _), true),
          read_stream_to_codes(Out, Codes) ),
        ( close(Out), process_wait(Proceso, Estado) )),
    (   Estado == exit(0),
        Codes \== []
    ->  string_codes(Svg, Codes)
    ;   falla(system_error(dot(Estado)), arbol)
    ).
