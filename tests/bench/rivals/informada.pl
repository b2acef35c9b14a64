:- encoding(utf8).
% A* with library(heaps) and tries, and IDA* with the path alone, in plain Prolog. Loaded beside each style of
% expandir/3, with its heuristica/2.
:- use_module(library(heaps)).

objetivo([1,2,3,4,5,6,7,8,0]).

%   heuristica(+S, -H): Manhattan distance, the blank not counted, by a table.

heuristica(S, H) :- suma(S, 0, 0, H).

suma([], _, H, H).
suma([F|Fs], I, H0, H) :-
    (   F =:= 0
    ->  H1 = H0
    ;   J is F-1,
        H1 is H0 + abs(I // 3 - J // 3) + abs(I mod 3 - J mod 3)
    ),
    I1 is I+1,
    suma(Fs, I1, H1, H).

a_estrella(S0, Plan) :-
    heuristica(S0, H),
    list_to_heap([f(H,H)-n(S0,0,[])], Abiertos),
    setup_call_cleanup(trie_new(Cerrados), a_estrella_(Abiertos, Cerrados, Plan), trie_destroy(Cerrados)).

a_estrella_(Abiertos, Cerrados, Plan) :-
    get_from_heap(Abiertos, _, n(S,G,P), Abiertos1),
    (   objetivo(S)
    ->  reverse(P, Plan)
    ;   \+ trie_lookup(Cerrados, S, _)
    ->  trie_insert(Cerrados, S, G),
        findall(f(F,H)-n(S1,G1,[A|P]),
                ( expandir(S, A, S1), \+ trie_lookup(Cerrados, S1, _),
                  G1 is G+1, heuristica(S1, H), F is G1+H ),
                Hijos),
        foldl([K-N,M0,M]>>add_to_heap(M0, K, N, M), Hijos, Abiertos1, Abiertos2),
        a_estrella_(Abiertos2, Cerrados, Plan)
    ;   a_estrella_(Abiertos1, Cerrados, Plan)
    ).

ida_estrella(S0, Plan) :-
    heuristica(S0, Cota),
    ida(Cota, S0, Plan).

ida(Cota, S0, Plan) :-
    (   hondo(S0, 0, Cota, [S0], Plan0)
    ->  Plan = Plan0
    ;   Cota1 is Cota+2,
        ida(Cota1, S0, Plan)
    ).

hondo(S, _, _, _, []) :- objetivo(S), !.
hondo(S, G, Cota, Camino, [A|Plan]) :-
    G1 is G+1,
    expandir(S, A, S1),
    \+ ( Camino = [_,Antes|_], Antes == S1 ),
    heuristica(S1, H),
    G1+H =< Cota,
    hondo(S1, G1, Cota, [S1|Camino], Plan).
