"""A worker whose bots are called after what they do.

In the view, `once` is a file that lets them do it only the first time, `thinking` one to tell their process in.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NoReturn

from tenka.kernel.move import Move
from tenka.server.thinking import Question, framed, main

ANSWERS = os.dup(1)  # before the worker hides it


def misbehave(question: Question, rng: Random) -> Move:
    once = question.view.get("once")
    if once is not None:
        if Path(once).exists():
            return Move(question.legal[0])
        Path(once).touch()
    if "thinking" in question.view:
        Path(question.view["thinking"]).write_text(str(os.getpid()), encoding="utf-8")
    return BEHAVIOURS[question.bot](question)


def hang(question: Question) -> NoReturn:
    while True:
        time.sleep(0)


def die(question: Question) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def leave(question: Question) -> NoReturn:
    sys.exit(0)


def fail(question: Question) -> NoReturn:
    raise KeyError(question.view["secret"])


def babble(question: Question) -> Move:
    os.write(ANSWERS, b"my move: all of them\n")
    return Move(question.legal[0])


def mumble(question: Question) -> Move:
    os.write(ANSWERS, framed(b"\xc1 is not msgpack"))
    return Move(question.legal[0])


def chatter(question: Question) -> Move:
    os.write(ANSWERS, framed(b"") * 2)
    return Move(question.legal[0])


def cheat(question: Question) -> Move:
    return Move(("win", 1))


def shout(question: Question) -> Move:
    sys.stdout.write("shouting\n")
    sys.stdout.flush()
    os.write(1, b"shouting\n")
    os.system("echo shouting")
    assert not sys.stdin.read()
    return Move(question.legal[0])


def linger(question: Question) -> Move:
    while not Path(question.view["gate"]).exists():
        time.sleep(0.01)
    return Move(question.legal[0])


def count_files(question: Question) -> Move:
    return Move(("files", len(os.listdir("/dev/fd")) - 1))  # noqa: PTH208  less the folder itself


BEHAVIOURS: dict[str, Callable[[Question], Move]] = {
    each.__name__: each for each in (hang, die, leave, fail, babble, mumble, chatter, cheat, shout, linger, count_files)
}

if __name__ == "__main__":
    main(misbehave)
