:- module(rumbo_errores,
          [ falla/2,               % +Formal, +Detalle
            debe_ser_lista/2,      % +Valor, +Que
            debe_ser_entero/2,     % +Valor, +Que
            debe_estar_dado/2      % +Valor, +Que
          ]).

/** <module> The errors of the library: ISO terms, with a context that the messages explain
*/

%!  falla(+Formal, +Detalle) is failure.
%
%   Throws `error(Formal, rumbo(Detalle))`; mensajes.pl says it in words.

falla(Formal, Detalle) :-
    throw(error(Formal, rumbo(Detalle))).

%!  debe_estar_dado(+Valor, +Que) is det.
%!  debe_ser_lista(+Valor, +Que) is det.
%!  debe_ser_entero(+Valor, +Que) is det.
%
%   Valor is bound, a proper list, an integer; Que names it in the message.

debe_estar_dado(Valor, Que) :-
    (   var(Valor)
    ->  falla(instantiation_error, Que)
    ;   true
    ).

debe_ser_lista(Valor, Que) :-
    (   is_list(Valor)
    ->  true
    ;   '$skip_list'(_, Valor, Resto),
        var(Resto)
    ->  falla(instantiation_error, Que)
    ;   falla(type_error(list, Valor), Que)
    ).

debe_ser_entero(Valor, Que) :-
    debe_estar_dado(Valor, Que),
    (   integer(Valor)
    ->  true
    ;   falla(type_error(integer, Valor), Que)
    ).
