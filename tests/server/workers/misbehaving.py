"""A worker whose bots are called after what they do.

In the world, `move` is what to answer, `once` a file that lets them misbehave only the first time, `thinking` one to
tell their process in.
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
from tenka.server.workers.process import framed, main
from tenka.server.workers.questions import Consider, Decide, WorkerQuestion

ANSWERS = os.dup(1)  # before the worker hides it


def misbehave(question: WorkerQuestion, rng: Random) -> object:
    if isinstance(question, Consider) and question.world:
        tell_and_linger(question.world)
    if not isinstance(question, Decide):
        return ["nonsense"] if question.game == "nonsense" else []
    once = question.world.get("once")
    if once is not None:
        if Path(once).exists():
            return usual(question)
        Path(once).touch()
    if "thinking" in question.world:
        tell(question.world)
    return BEHAVIOURS[question.bot](question)


def tell(world: dict[str, str]) -> None:
    Path(world["thinking"]).write_text(str(os.getpid()), encoding="utf-8")


def tell_and_linger(world: dict[str, str]) -> None:
    tell(world)
    while not Path(world["gate"]).exists():
        time.sleep(0.01)


def usual(question: Decide) -> list[Move]:
    return [Move(question.world.get("move", ["wait"]))]


def hang(question: Decide) -> NoReturn:
    while True:
        time.sleep(0)


def die(question: Decide) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def leave(question: Decide) -> NoReturn:
    sys.exit(0)


def fail(question: Decide) -> NoReturn:
    raise KeyError(question.world["secret"])


def babble(question: Decide) -> list[Move]:
    os.write(ANSWERS, b"my move: all of them\n")
    return usual(question)


def mumble(question: Decide) -> list[Move]:
    os.write(ANSWERS, framed(b"\xc1 is not msgpack"))
    return usual(question)


def chatter(question: Decide) -> list[Move]:
    os.write(ANSWERS, framed(b"") * 2)
    return usual(question)


def cheat(question: Decide) -> list[Move]:
    return [Move(("win", 1))]


def shout(question: Decide) -> list[Move]:
    sys.stdout.write("shouting\n")
    sys.stdout.flush()
    os.write(1, b"shouting\n")
    os.system("echo shouting")
    assert not sys.stdin.read()
    return usual(question)


def linger(question: Decide) -> list[Move]:
    while not Path(question.world["gate"]).exists():
        time.sleep(0.01)
    return usual(question)


def count_files(question: Decide) -> list[Move]:
    return [Move(("files", len(os.listdir("/dev/fd")) - 1))]  # noqa: PTH208  less the folder itself


BEHAVIOURS: dict[str, Callable[[Decide], list[Move]]] = {
    each.__name__: each
    for each in (usual, hang, die, leave, fail, babble, mumble, chatter, cheat, shout, linger, count_files)
}

if __name__ == "__main__":
    main(misbehave)
