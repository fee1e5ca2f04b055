"""What runs in a worker process: a question in, an answer out, until the server's end of the pipe is closed.

Started as `python -m tenka.server.workers.process NICENESS`. On the pipes go frames: four bytes of length, and msgpack.
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

from tenka.server.workers.questions import KINDS, WorkerQuestion

READY = b"ready"  # the first frame of a worker
LENGTH_BYTES = 4
SEED_BYTES = 16  # in front of a question, new for each attempt
NICENESS = 5  # thinking must not starve the server
LAST = 19  # the niceness of what nobody at a table waits for


class WorkerAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was found, or the kind of error that was made instead, and where."""

    found: msgspec.Raw = msgspec.Raw()
    error: str = ""
    where: str = ""


Thinker = Callable[[Any, Random], Any]


def framed(content: bytes) -> bytes:
    """A message as it goes through a pipe."""
    return len(content).to_bytes(LENGTH_BYTES, "big") + content


def found(question: WorkerQuestion, rng: Random) -> Any:
    """What a question is answered with."""
    return question.answer(rng)


def main(think: Thinker = found) -> None:
    """Answer questions for ever; the thread that hears them ends the process when there can be no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    if sys.platform != "win32":
        os.nice(int(sys.argv[1]))
    asked, answers = _pipes_for_ourselves()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_hear, args=(asked, questions), daemon=True).start()
    _tell(answers, READY)
    while True:
        _tell(answers, msgspec.msgpack.encode(_answer(think, questions.get())))


def _pipes_for_ourselves() -> tuple[int, int]:
    """Both pipes under other numbers: what is printed goes to standard error, and it can read nothing."""
    asked, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, answers


def _hear(asked: int, questions: SimpleQueue[bytes]) -> None:
    """Pass on what comes in; when the server is gone, leave at once, whatever is being thought about."""
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


def _answer(think: Thinker, asked: bytes) -> WorkerAnswer:
    seed, question = asked[:SEED_BYTES], msgspec.msgpack.decode(asked[SEED_BYTES:], type=KINDS)
    try:
        return WorkerAnswer(msgspec.Raw(msgspec.msgpack.encode(think(question, Random(seed)))))
    except Exception as error:  # noqa: BLE001  told to the server, which logs it
        return WorkerAnswer(error=type(error).__name__, where=_where(error))


def _where(error: Exception) -> str:
    """The line that failed; the error's own text may hold what is secret."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


if __name__ == "__main__":
    main()
