:- encoding(utf8).
% The fastest moves there are in Prolog: one clause for each place of the blank and each direction.

expandir([0,B,C,D,E,F,G,H,I], e, [B,0,C,D,E,F,G,H,I]).
expandir([0,B,C,D,E,F,G,H,I], s, [D,B,C,0,E,F,G,H,I]).
expandir([A,0,C,D,E,F,G,H,I], e, [A,C,0,D,E,F,G,H,I]).
expandir([A,0,C,D,E,F,G,H,I], w, [0,A,C,D,E,F,G,H,I]).
expandir([A,0,C,D,E,F,G,H,I], s, [A,E,C,D,0,F,G,H,I]).
expandir([A,B,0,D,E,F,G,H,I], w, [A,0,B,D,E,F,G,H,I]).
expandir([A,B,0,D,E,F,G,H,I], s, [A,B,F,D,E,0,G,H,I]).
expandir([A,B,C,0,E,F,G,H,I], n, [0,B,C,A,E,F,G,H,I]).
expandir([A,B,C,0,E,F,G,H,I], e, [A,B,C,E,0,F,G,H,I]).
expandir([A,B,C,0,E,F,G,H,I], s, [A,B,C,G,E,F,0,H,I]).
expandir([A,B,C,D,0,F,G,H,I], n, [A,0,C,D,B,F,G,H,I]).
expandir([A,B,C,D,0,F,G,H,I], e, [A,B,C,D,F,0,G,H,I]).
expandir([A,B,C,D,0,F,G,H,I], w, [A,B,C,0,D,F,G,H,I]).
expandir([A,B,C,D,0,F,G,H,I], s, [A,B,C,D,H,F,G,0,I]).
expandir([A,B,C,D,E,0,G,H,I], n, [A,B,0,D,E,C,G,H,I]).
expandir([A,B,C,D,E,0,G,H,I], w, [A,B,C,D,0,E,G,H,I]).
expandir([A,B,C,D,E,0,G,H,I], s, [A,B,C,D,E,I,G,H,0]).
expandir([A,B,C,D,E,F,0,H,I], n, [A,B,C,0,E,F,D,H,I]).
expandir([A,B,C,D,E,F,0,H,I], e, [A,B,C,D,E,F,H,0,I]).
expandir([A,B,C,D,E,F,G,0,I], n, [A,B,C,D,0,F,G,E,I]).
expandir([A,B,C,D,E,F,G,0,I], e, [A,B,C,D,E,F,G,I,0]).
expandir([A,B,C,D,E,F,G,0,I], w, [A,B,C,D,E,F,0,G,I]).
expandir([A,B,C,D,E,F,G,H,0], n, [A,B,C,D,E,0,G,H,F]).
expandir([A,B,C,D,E,F,G,H,0], w, [A,B,C,D,E,F,G,0,H]).
