"""What runs in a bot's worker process: a question in, a decision out, until the server's end of the pipe is closed.

Started as `python -m tenka.server.thinking`. On the pipes go frames: four bytes of length, then msgpack.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from traceback import extract_tb
from typing import Any

import msgspec

import tenka
from tenka.bots import bot
from tenka.kernel.move import Move

READY = b"ready"  # the first frame of a worker
LENGTH_BYTES = 4
SEED_BYTES = 16  # in front of a question, new for each attempt
NICENESS = 5  # thinking must not starve the server


class Question(msgspec.Struct, frozen=True):
    """What a bot is told: a world, dumped, that its seat cannot tell from the true one."""

    game: str
    bot: str
    seat: int
    world: dict[str, Any]


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The moves a bot chose, or the kind of error it made instead, and where."""

    moves: list[list[str | int]] = []
    error: str = ""
    where: str = ""


Thinker = Callable[[Question, Random], list[Move]]


def framed(content: bytes) -> bytes:
    """A message as it goes through a pipe."""
    return len(content).to_bytes(LENGTH_BYTES, "big") + content


def chosen(question: Question, rng: Random) -> list[Move]:
    """The moves of the bot that is asked."""
    game = tenka.game(question.game)
    return bot(game, question.bot, timed=True).choose(game.load(question.world), question.seat, rng)


def main(think: Thinker = chosen) -> None:
    """Answer questions for ever; the thread that hears them ends the process when there can be no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    if sys.platform != "win32":
        os.nice(NICENESS)
    asked, answers = _pipes_for_ourselves()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_hear, args=(asked, questions), daemon=True).start()
    _tell(answers, READY)
    while True:
        _tell(answers, msgspec.msgpack.encode(_answer(think, questions.get())))


def _pipes_for_ourselves() -> tuple[int, int]:
    """Both pipes under other numbers: what a bot prints goes to standard error, and it can read nothing."""
    asked, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, answers


def _hear(asked: int, questions: SimpleQueue[bytes]) -> None:
    """Pass on what comes in; when the server is gone, leave at once, whatever the bot is doing."""
    try:
        while length := _read(asked, LENGTH_BYTES):
            questions.put(_read(asked, int.from_bytes(length, "big")))
    finally:
        os._exit(0)


def _read(pipe: int, size: int) -> bytes:
    """Exactly so many bytes, or none at the end."""
    content = b""
    while len(content) < size:
        part = os.read(pipe, size - len(content))
        if not part:
            return b""
        content += part
    return content


def _tell(answers: int, content: bytes) -> None:
    rest = framed(content)
    try:
        while rest:
            rest = rest[os.write(answers, rest) :]
    except OSError:  # nobody is there any more
        os._exit(0)


def _answer(think: Thinker, asked: bytes) -> Answer:
    seed, question = asked[:SEED_BYTES], msgspec.msgpack.decode(asked[SEED_BYTES:], type=Question)
    try:
        return Answer([list(move) for move in think(question, Random(seed))])
    except Exception as error:  # noqa: BLE001  told to the server, which logs it
        return Answer(error=type(error).__name__, where=_where(error))


def _where(error: Exception) -> str:
    """The line that failed; the error's own text may hold what is secret."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


if __name__ == "__main__":
    main()
