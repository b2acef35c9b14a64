:- encoding(utf8).
:- module(rumbo_visor,
          [ visor/0,
            visor/1,               % :Opciones
            visor_fin/0
          ]).
:- use_module(errores).
:- use_module(opciones, [opciones_validas/2]).
:- autoload(visor_busquedas, [cierra_todas/0]).
:- autoload(visor_servidor, [comprueba_pagina/0, configura/4]).
:- autoload(library(http/thread_httpd), [http_server/2, http_stop_server/2]).
:- autoload(library(www_browser), [www_open_url/1]).
:- autoload(library(apply), [partition/4]).
:- autoload(library(option), [option/2]).
:- autoload(library(socket), [ tcp_bind/2, tcp_close_socket/1, tcp_listen/2, tcp_setopt/2,
                               tcp_socket/1 ]).

:- meta_predicate visor(:).
:- module_transparent visor/0.

/** <module> The viewer: searches looked at in the browser

A small server of SWI-Prolog's own on this machine alone, and a page.  Nothing of it
is loaded before visor/0 is called.
*/

:- multifile rumbo_visor_servidor:atiende/1.    % what make/0 would miss before it is loaded

%   abierto(Puerto): the server that runs.

:- dynamic abierto/1.

%   plazo(Segundos): so long a request may take to go on arriving.

:- dynamic plazo/1.

plazo(10).

%!  visor is det.
%!  visor(:Opciones) is det.
%
%   Starts the viewer and opens its page in the browser; its address is printed too.
%   The page shows searches on boards and, where the calling module has problems of
%   its own (an expandir/3, or named ones: see problema/2), on these.  A module that
%   has a `dibuja(+Estado, -Texto)` draws its states with it.
%
%   Opciones are `puerto(P)`, `abre(false)` to print the address only, `idioma(es)` or
%   `idioma(en)`, `nodos_max(N)` (expansions that one search of the page may make, 2000
%   where it is not given), and those of resuelve/4, which make the module's own
%   problem; its start is `inicial(S0)`.  Called again it serves what is said then.
%
%   ```
%   ?- visor.
%   ?- visor([inicial(j(0,0)), sucesor(vierte(accion,antes,despues)), objetivo(j(4,_))]).
%   ```
%
%   The server listens to this machine only, looks at nothing on disk but its page, and
%   ends with visor_fin/0 or with Prolog.
%
%   @error existence_error(fichero, d3) where Debian's libjs-d3 is not installed,
%   domain_error(opcion, Opcion), and permission_error(open, puerto, P) where the port is
%   taken; a viewer that runs then goes on

visor :-
    context_module(M),
    rumbo_visor:visor(M:[]).

visor(M:Opciones) :-
    opciones_validas(Opciones, [busqueda,visor]),
    partition(del_visor, Opciones, DelVisor, DelProblema),
    comprueba_pagina,
    ( option(puerto(Puerto0), DelVisor) -> true ; true ),
    arranca(Puerto0, Puerto),
    configura(Puerto, M, DelProblema, DelVisor),
    format(atom(Url), 'http://127.0.0.1:~d/', [Puerto]),
    print_message(help, rumbo(visor(Url))),
    (   option(abre(false), DelVisor)
    ->  true
    ;   catch(www_open_url(Url), _, true)
    ).

del_visor(puerto(_)).
del_visor(abre(_)).
del_visor(idioma(_)).

arranca(Puerto, Puerto) :-
    abierto(Puerto),
    !.
arranca(Puerto, Puerto) :-
    abre_puerto(Puerto, Socket),
    visor_fin,
    plazo(Plazo),
    http_server(rumbo_visor_servidor:atiende,
                [port('127.0.0.1':Puerto), tcp_socket(Socket), workers(16), timeout(Plazo), silent(true)]),
    assertz(abierto(Puerto)).

%   abre_puerto(?Puerto, -Socket): the one that runs goes on where this fails.

abre_puerto(Puerto, Socket) :-
    tcp_socket(Socket),
    catch(( tcp_setopt(Socket, reuseaddr),
            tcp_bind(Socket, '127.0.0.1':Puerto),
            tcp_listen(Socket, 64) ),
          E,
          ( tcp_close_socket(Socket), no_se_abre(E, Puerto) )).

no_se_abre(error(socket_error(Codigo, Texto), _), Puerto) :-
    integer(Puerto),
    !,
    falla(permission_error(open, puerto, Puerto), puerto(Codigo, Texto)).
no_se_abre(E, _) :-
    throw(E).

%!  visor_fin is det.
%
%   Stops the viewer and its searches, where it runs.

visor_fin :-
    forall(retract(abierto(Puerto)),
           ( catch(http_stop_server('127.0.0.1':Puerto, []), _, true),
             cierra_todas )).
