:- module(readme_session, [ session/3 ]).    % +Swipl, +Expected, -Seen
:- use_module(library(process)).

/** <module> A session at the prompt, typed on a real terminal

The terminal is a pseudo-terminal that `script` of util-linux opens. What is typed is found in the expected text: the
rest of the line after each `?- `, and the `;` after an answer that ends in ` ;`. Each is typed when exactly what has to
come before has come, so nothing is waited for, but for what never comes: then a silence of ten seconds ends it.
*/

%!  session(+Swipl, +Expected, -Seen) is det.
%
%   Swipl is the command that opens the prompt `?- `. Seen is Expected when the terminal shows just that, else all that
%   it showed up to the difference and a little more.

session(Swipl, Expected, Seen) :-
    prompt_after(Expected, Prompt),
    string_concat(Expected, Prompt, Whole),
    steps(Whole, Steps),
    process_create(path(script), ['-q', '-e', '-c', Swipl, '/dev/null'],
                   [ stdin(pipe(In)), stdout(pipe(Out)), process(Process),
                     environment(['TERM'=dumb, 'LC_ALL'='C.UTF-8']) ]),
    set_stream(In, encoding(utf8)),
    set_stream(Out, encoding(utf8)),
    call_cleanup(follow(Steps, In, Out, Codes),
                 ( process_kill(Process, kill), process_wait(Process, _),
                   close(In, [force(true)]), close(Out, [force(true)]) )),
    string_codes(Shown, Codes),
    (   Shown == Whole
    ->  Seen = Expected
    ;   Seen = Shown
    ).

%   The prompt that comes when all answers have come: after an empty line, unless the last was an error.

prompt_after(Expected, Prompt) :-
    split_string(Expected, "\n", "\n", Lines),
    (   last(Lines, Last),
        string_concat("ERROR: ", _, Last)
    ->  Prompt = "?- "
    ;   Prompt = "\n?- "
    ).

%   steps(+Whole, -Steps): Steps are show(Codes), what is to be seen, and type(Text). What is typed is seen too, as the
%   start of what comes next, but the `;`: the prompt answers that with ` ;`.

steps(Whole, [show(Prompt),type(Line)|Steps]) :-
    string_concat("?- ", After, Whole),
    string_codes("?- ", Prompt),
    sub_string(After, B, 1, _, "\n"),
    !,
    End is B+1,
    sub_string(After, 0, End, _, Line),
    steps_of_answer(After, Steps).

steps_of_answer(Text, [show(Codes)|Steps]) :-
    next_input(Text, Before, Input),
    !,
    sub_string(Text, 0, Before, _, Shown),
    sub_string(Text, Before, _, 0, Rest),
    string_codes(Shown, Codes),
    steps_after(Input, Rest, Steps).
steps_of_answer(Text, [show(Codes)]) :-
    string_codes(Text, Codes).

steps_after(semicolon, Rest, [type(";")|Steps]) :-
    sub_string(Rest, 0, 3, _, Echo),
    string_codes(Echo, EchoCodes),
    sub_string(Rest, 3, _, 0, After),
    Steps = [show(EchoCodes)|Steps1],
    steps_of_answer(After, Steps1).
steps_after(query, Rest, Steps) :-
    steps(Rest, Steps).

%   Where, from the start of Text, something is typed next. The prompt at the very end gets nothing.

next_input(Text, Before, Input) :-
    findall(At-Kind, input_at(Text, At, Kind), Inputs),
    keysort(Inputs, [Before-Input|_]).

input_at(Text, At, semicolon) :-
    once(sub_string(Text, At, _, _, " ;\n")).
input_at(Text, At, query) :-
    once(( sub_string(Text, Newline, _, After, "\n?- "), After > 0 )),
    At is Newline+1.

%   follow(+Steps, +In, +Out, -Codes): Codes is what was shown.

follow([], _, _, []).
follow([type(Text)|Steps], In, Out, Codes) :-
    format(In, "~s", [Text]),
    flush_output(In),
    follow(Steps, In, Out, Codes).
follow([show(Expected)|Steps], In, Out, Codes) :-
    read_expected(Expected, Out, Seen, Verdict),
    (   Verdict == same
    ->  append(Seen, Codes1, Codes),
        follow(Steps, In, Out, Codes1)
    ;   Codes = Seen
    ).

read_expected([], _, [], same).
read_expected([Code|Codes], Out, Seen, Verdict) :-
    next_code(Out, 10, Next),
    (   Next == Code
    ->  Seen = [Code|Seen1],
        read_expected(Codes, Out, Seen1, Verdict)
    ;   Verdict = different,
        rest(Next, 200, Out, Seen)
    ).

%   What comes after a difference, so that the report shows what it is about.

rest(-1, _, _, []) :- !.
rest(_, 0, _, []) :- !.
rest(Code, N, Out, [Code|Codes]) :-
    next_code(Out, 1, Next),
    N1 is N-1,
    rest(Next, N1, Out, Codes).

%   The carriage returns of a terminal aside; -1 at the end, or after so many seconds of silence.

next_code(Out, Seconds, Code) :-
    set_stream(Out, timeout(Seconds)),
    catch(get_code(Out, Code0), error(timeout_error(_, _), _), Code0 = -1),
    (   Code0 == 0'\r
    ->  next_code(Out, Seconds, Code)
    ;   Code = Code0
    ).
