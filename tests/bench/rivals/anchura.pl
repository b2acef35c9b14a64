:- encoding(utf8).
% Breadth-first search over everything that expandir/3 reaches, in the ways that pure Prolog has of remembering what
% was visited; parent and move are kept, as for a plan. Loaded beside each style of expandir/3.
:- use_module(library(assoc)).

%   con_tries(+S0): library(tries), the fastest known.

con_tries(S0) :-
    setup_call_cleanup(trie_new(Trie),
                       ( trie_insert(Trie, S0, raiz), tries([S0], Trie) ),
                       trie_destroy(Trie)).

tries([], _) :- !.
tries(Nivel, Trie) :-
    findall(S1,
            ( member(S, Nivel), expandir(S, A, S1),
              \+ trie_lookup(Trie, S1, _),
              trie_insert(Trie, S1, de(S,A)) ),
            Nivel1),
    tries(Nivel1, Trie).

%   con_clausulas(+S0): asserted facts, indexed by an atom made of the state.

:- dynamic visto/3.

con_clausulas(S0) :-
    retractall(visto(_,_,_)),
    atomic_list_concat(S0, Clave),
    assertz(visto(Clave, raiz, raiz)),
    clausulas([S0]),
    retractall(visto(_,_,_)).

clausulas([]) :- !.
clausulas(Nivel) :-
    findall(S1,
            ( member(S, Nivel), expandir(S, A, S1),
              atomic_list_concat(S1, Clave),
              \+ visto(Clave, _, _),
              assertz(visto(Clave, S, A)) ),
            Nivel1),
    clausulas(Nivel1).

%   con_assoc(+S0): library(assoc).

con_assoc(S0) :-
    list_to_assoc([S0-raiz], Vistos),
    assoc([S0], Vistos).

assoc([], _) :- !.
assoc(Nivel, Vistos) :-
    findall(S1-de(S,A), ( member(S, Nivel), expandir(S, A, S1) ), Hijos),
    nuevos(Hijos, Vistos, Vistos1, Nivel1),
    assoc(Nivel1, Vistos1).

nuevos([], Vistos, Vistos, []).
nuevos([S-De|Hijos], Vistos0, Vistos, Nivel) :-
    (   get_assoc(S, Vistos0, _)
    ->  nuevos(Hijos, Vistos0, Vistos, Nivel)
    ;   put_assoc(S, Vistos0, De, Vistos1),
        Nivel = [S|Nivel1],
        nuevos(Hijos, Vistos1, Vistos, Nivel1)
    ).
