:- encoding(utf8).
:- module(rumbo_fichas,
          [ resoluble/1,           % +S0
            resoluble/2,           % +S0, +Opciones
            fuera_de_lugar/2,      % +S0, -V
            fuera_de_lugar/3,      % +S0, +Objetivo, -V
            manhattan/2,           % +S0, -V
            manhattan/3,           % +S0, +Objetivo, -V
            conflicto_lineal/2,    % +S0, -V
            conflicto_lineal/3,    % +S0, +Objetivo, -V
            distancia_andada/2,    % +S0, -V
            distancia_andada/3,    % +S0, +Objetivo, -V
            patrones/2,            % +S0, -V
            patrones/3,            % +S0, +Objetivo, -V
            exacta/2,              % +S0, -V
            exacta/3,              % +S0, +Objetivo, -V
            patrones_construye/2,  % +Cuales, +Opciones
            tablero_aleatorio/2,   % -S0, +Opciones
            tableros/2,            % +D, -Lista
            tableros/3             % +D, -Lista, +Opciones
          ]).
:- use_module(errores).
:- use_module(nucleo).
:- use_module(opciones).
:- use_module(problema, [tablero_meta/4, en_la_forma_de/4]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(option), [option/2, option/3]).

/** <module> Sliding tiles: heuristics, parity, boards to play with, pattern databases

Boards are flat lists (3×3, 4×4, 5×5 known by their length; else the option
`tablero(Ancho*Alto)`) or lists of rows; the goal is the ordered board with the
blank last, where none is given.  No heuristic counts the blank; all are
admissible.
*/

%!  resoluble(+S0) is semidet.
%!  resoluble(+S0, +Opciones) is semidet.
%
%   The goal can be reached from S0, by parity.  Options: `objetivo(Tablero)`,
%   `tablero(Ancho*Alto)`.
%
%   ```
%   ?- resoluble([2,1,3,4,5,6,7,8,0]).
%   false.
%   ```

resoluble(S0) :-
    resoluble(S0, []).

resoluble(S0, Opciones) :-
    opciones_validas(Opciones, [fichas]),
    ( option(tablero(Ancho*Alto), Opciones) -> true ; true ),
    tablero(S0, Ancho, Alto),
    (   option(objetivo(Objetivo), Opciones)
    ->  tablero(Objetivo, Ancho, Alto)
    ;   tablero_meta(S0, Ancho, Alto, Objetivo)
    ),
    misma_paridad(S0, Objetivo, Ancho, Alto).

%!  fuera_de_lugar(+S0, -V) is det.
%!  fuera_de_lugar(+S0, +Objetivo, -V) is det.
%
%   V tiles of S0 are out of place.
%
%   ```
%   ?- fuera_de_lugar([4,1,3,7,2,5,8,0,6], V).
%   V = 7.
%   ```

fuera_de_lugar(S0, V)           :- estima(fuera_de_lugar, S0, V).
fuera_de_lugar(S0, Objetivo, V) :- heuristica(fuera_de_lugar, S0, Objetivo, V).

%!  manhattan(+S0, -V) is det.
%!  manhattan(+S0, +Objetivo, -V) is det.
%
%   V is the sum of the rows and columns between each tile and its place.
%
%   ```
%   ?- manhattan([4,1,3,7,2,5,8,0,6], V).
%   V = 7.
%   ```

manhattan(S0, V)           :- estima(manhattan, S0, V).
manhattan(S0, Objetivo, V) :- heuristica(manhattan, S0, Objetivo, V).

%!  conflicto_lineal(+S0, -V) is det.
%!  conflicto_lineal(+S0, +Objetivo, -V) is det.
%
%   manhattan/2 and two moves more for each tile that must leave its line to let
%   another pass (O. Hansson, A. Mayer, M. Yung, 1992).
%
%   ```
%   ?- conflicto_lineal([2,1,3,4,5,6,7,8,0], V).
%   V = 4.
%   ```

conflicto_lineal(S0, V)           :- estima(conflicto_lineal, S0, V).
conflicto_lineal(S0, Objetivo, V) :- heuristica(conflicto_lineal, S0, Objetivo, V).

%!  distancia_andada(+S0, -V) is det.
%!  distancia_andada(+S0, +Objetivo, -V) is det.
%
%   The walking distance (K. Takahashi): the moves needed when of each tile only the
%   row of its place matters, and the same for columns.
%
%   For boards of up to 4×4, and of 5×2, 5×3, 2×5 and 3×5.
%
%   @error domain_error(heuristica, distancia_andada) for all others

distancia_andada(S0, V)           :- estima(distancia_andada, S0, V).
distancia_andada(S0, Objetivo, V) :- heuristica(distancia_andada, S0, Objetivo, V).

%!  patrones(+S0, -V) is det.
%!  patrones(+S0, +Objetivo, -V) is det.
%
%   The additive pattern databases of the size (4×4: 6-6-3), once they have been
%   built: see patrones_construye/2.
%
%   @error existence_error(patrones, Cuales) before that

patrones(S0, V)           :- estima(patrones, S0, V).
patrones(S0, Objetivo, V) :- heuristica(patrones, S0, Objetivo, V).

%!  exacta(+S0, -V) is det.
%!  exacta(+S0, +Objetivo, -V) is det.
%
%   V is the true distance, for boards of up to nine cells; `inf` where the goal
%   cannot be reached.
%
%   ```
%   ?- exacta([4,1,3,7,2,5,8,0,6], V).
%   V = 7.
%   ```
%
%   @error domain_error(heuristica, exacta) for larger boards

exacta(S0, V)           :- estima(exacta, S0, V).
exacta(S0, Objetivo, V) :- heuristica(exacta, S0, Objetivo, V).

estima(Nombre, S0, V) :-
    tablero(S0, Ancho, Alto),
    tablero_meta(S0, Ancho, Alto, Objetivo),
    heuristica(Nombre, S0, Objetivo, V).

%!  patrones_construye(+Cuales, +Opciones) is det.
%
%   Builds the pattern databases Cuales (`6-6-3` or `7-8` for 4×4, `6-6-6-6` for 5×5)
%   into the user's cache folder, on all cores, with a line that shows how far it is.
%   Options: `objetivo(Tablero)` (only the place of its blank matters),
%   `hilos(N)`, `progreso(false)`, `fichero(-F)`.
%
%   7-8 takes minutes, 550 MB on disk and 1.6 GB of memory while it is built.
%
%   ```
%   ?- patrones_construye(6-6-3, []).
%   true.
%   ```
%
%   @error domain_error(patrones, Cuales) for any others
%   @error permission_error(write, patrones, Fichero) where the folder cannot be written;
%   it is below the environment variable `XDG_CACHE_HOME`, or else `~/.cache`

patrones_construye(Cuales, Opciones) :-
    opciones_validas(Opciones, [patrones]),
    debe_estar_dado(Cuales, patrones),
    lado(Cuales, Lado),
    (   option(objetivo(Objetivo), Opciones)
    ->  tablero(Objetivo, Lado, Lado)
    ;   tablero_meta([], Lado, Lado, Objetivo)
    ),
    option(hilos(Hilos), Opciones, 0),
    (   option(progreso(false), Opciones) -> Avisa = calla ; Avisa = avance ),
    construye_patrones(patrones(Cuales), Objetivo, Hilos,
                       llamada(rumbo_fichas, Avisa, [valor]), Fichero),
    termina_linea(Avisa),
    ( option(fichero(F), Opciones) -> F = Fichero ; true ).

lado(Cuales, Lado) :-
    (   bases(Cuales, Lado0)
    ->  Lado = Lado0
    ;   falla(domain_error(patrones, Cuales), bases)
    ).

bases(6-6-3, 4).
bases(7-8, 4).
bases(6-6-6-6, 5).

:- public calla/1, avance/1.

calla(_).

avance(avance(Grupo, Grupos, Profundidad, Fraccion)) :-
    (   stream_property(user_error, tty(true))
    ->  N is Grupo+1,
        Por100 is 100*Fraccion,
        format(user_error, "\rpatrones ~d/~d  profundidad ~d  ~1f %  ", [N,Grupos,Profundidad,Por100]),
        flush_output(user_error)
    ;   true
    ).

termina_linea(Avisa) :-
    (   Avisa == avance,
        stream_property(user_error, tty(true))
    ->  nl(user_error)
    ;   true
    ).

%!  tablero_aleatorio(-S0, +Opciones) is semidet.
%
%   S0 is a board that reaches the goal.  Options: `semilla(N)`, the same board on each
%   machine (of N only the last 64 bits count); `distancia(D)`, at exactly that distance (up to nine cells; fails where
%   there is none); `pasos(N)`, after a walk of N moves that takes none back;
%   `tablero(Ancho*Alto)`, 3×3 where it is not given; `objetivo(Tablero)`.
%
%   ```
%   ?- tablero_aleatorio(S0, [semilla(1), distancia(20)]), plan(anchura, S0, P), length(P, N).
%   N = 20, ...
%   ```

tablero_aleatorio(S0, Opciones) :-
    opciones_validas(Opciones, [aleatorio]),
    objetivo(Opciones, Ancho, Objetivo),
    (   option(semilla(Semilla0), Opciones)
    ->  semilla(Semilla0, Semilla)
    ;   Semilla is random(1<<62)
    ),
    (   option(distancia(D0), Opciones)
    ->  distancia(D0, D),
        Como = distancia(D)
    ;   option(pasos(N), Opciones)     -> Como = pasos(N)
    ;   Como = cualquiera
    ),
    reconocible(Objetivo, Ancho, Objetivo1),
    tablero_al_azar(Objetivo1, Como, Semilla, S1),
    en_la_forma_de(Objetivo, Ancho, S1, S0).

objetivo(Opciones, Ancho, Objetivo) :-
    ( option(tablero(Ancho*Alto), Opciones) -> true ; true ),
    (   option(objetivo(Objetivo), Opciones)
    ->  tablero(Objetivo, Ancho, Alto)
    ;   option(tablero(Ancho*Alto), Opciones, 3*3),
        tablero_meta([], Ancho, Alto, Objetivo)
    ).

%   reconocible(+Tablero0, +Ancho, -Tablero): in rows where the length of a flat board
%   does not tell its shape.

reconocible(Tablero0, Ancho, Tablero) :-
    (   es_tablero(Tablero0),
        tablero(Tablero0, Ancho0, _),
        Ancho0 == Ancho
    ->  Tablero = Tablero0
    ;   en_la_forma_de([[0]], Ancho, Tablero0, Tablero)
    ).

%   semilla(+N, -Semilla): with the last 64 bits of N.

semilla(N, Semilla) :-
    Semilla is (N+(1<<63)) mod (1<<64) - (1<<63).

%   distancia(+D0, -D): a distance that no board has, and a small number, stands for all
%   that are further.

distancia(D0, D) :- D is min(D0, 1000).

%!  tableros(+D, -Lista) is det.
%!  tableros(+D, -Lista, +Opciones) is det.
%
%   Lista are all the boards at distance D from the goal, in a fixed order: graded
%   sets.  Options: `objetivo(Tablero)`, `tablero(Ancho*Alto)`, up to nine cells.
%
%   ```
%   ?- tableros(31, Ts).
%   Ts = [[6,4,7,8,5,0,3,2,1], [8,6,7,2,5,4,3,0,1]].
%   ```
%
%   @error domain_error(not_less_than_zero, D), domain_error(tablero, Objetivo) for more
%   than nine cells

tableros(D, Lista) :-
    tableros(D, Lista, []).

tableros(D, Lista, Opciones) :-
    debe_ser_entero(D, distancia),
    (   D >= 0 -> true ; falla(domain_error(not_less_than_zero, D), distancia) ),
    opciones_validas(Opciones, [fichas]),
    objetivo(Opciones, Ancho, Objetivo),
    reconocible(Objetivo, Ancho, Objetivo1),
    distancia(D, D1),
    tableros_a_distancia(Objetivo1, D1, Lista0),
    maplist(en_la_forma_de(Objetivo, Ancho), Lista0, Lista).
