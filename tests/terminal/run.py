#!/usr/bin/env python3
"""The practical at a real pseudo-terminal.

    tests/terminal/run.py

Types each query of the *.transcript files and the `;` that they show, and compares what the terminal
shows byte for byte; then interrupts searches that never end with Ctrl-C.  The project must be built in
build/.  The last line is `N passed, N failed`; the exit status is 1 when anything failed.
"""

import os
import sys
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)

from terminal import Hung, Terminal  # noqa: E402


# Over the problems of sin_fin.pl: a student's own, and native moves with a goal that no board meets.
ENDLESS = [
    "plan(iter,1,P)",
    "plan(anchura,1,P)",
    "plan(profund,1,P)",
    "buscar(anchura,[nodo([],1)],[],P)",
    "busca_limite(0,1000,1,[],P)",
    "busca_limite(nativo:0,1000,[1,2,3,4,5,6,7,8,0],[],P)",
]


def prompt(number):
    return f"{number} ?- ".encode()


def check_transcript(name):
    """The terminal shows the transcript, its line ends CR LF, and then the next prompt."""
    with open(os.path.join(HERE, name), "rb") as file:
        lines = file.read().decode().splitlines()
    query = lines[0].removeprefix("?- ")
    expected = "\r\n".join([query] + lines[1:] + ["", ""]).encode() + prompt(2)
    with Terminal(ROOT, "tests/students/entregas/carga_rumbo.pl") as terminal:
        assert terminal.read_until(prompt(1)) == prompt(1)
        terminal.type(query + "\n")
        shown = terminal.read_until(query.encode() + b"\r\n")
        answers = [line.removesuffix(" ;") for line in lines if line.endswith(" ;")]
        for answer in answers:
            shown += terminal.read_until(answer.encode() + b" ")
            terminal.press(";")
        shown += terminal.read_until(prompt(2))
    assert shown == expected, f"shown {shown!r}\n    instead of {expected!r}"


def check_interrupt(query):
    """Ctrl-C ends a search that would never end, and the next query works."""
    with Terminal(ROOT, "tests/terminal/sin_fin.pl") as terminal:
        terminal.read_until(prompt(1))
        terminal.type(f"print(empieza), nl, {query}.\n")
        terminal.read_until(b"\nempieza\r\n")
        terminal.wait_until_computing(0.3)
        begin = time.monotonic()
        terminal.type("\x03")
        terminal.read_until(b"Action (h for help) ? ")
        terminal.press("a")
        terminal.read_until(prompt(2))
        seconds = time.monotonic() - begin
        terminal.type("busca_limite(0,2,1,[],P) ; X = sigue.\n")
        shown = terminal.read_until(prompt(3))
        assert b"X = sigue." in shown, f"shown {shown!r}"
    print(f"    Ctrl-C and `a`, back at the prompt after {seconds * 1000:.0f} ms: {query}")


def cases():
    for name in sorted(os.listdir(HERE)):
        if name.endswith(".transcript"):
            yield name, lambda name=name: check_transcript(name)
    for query in ENDLESS:
        yield f"Ctrl-C in {query}", lambda query=query: check_interrupt(query)


def main():
    passed = failed = 0
    for name, check in cases():
        try:
            check()
            passed += 1
        except (AssertionError, Hung) as reason:
            failed += 1
            print(f"{name}\n    {reason}")
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 and passed > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
