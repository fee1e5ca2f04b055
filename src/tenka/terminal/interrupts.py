"""Being stopped: Ctrl-C and the system's signals take effect while we wait for a person, never amid a move."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Self

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Stopped(Exception):
    """The game is to stop now; `code` is the exit code by which a shell knows why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Interrupts:
    """While entered, signals are noted; they stop the game when it waits or checks."""

    def __init__(self) -> None:
        self._noted: int | None = None
        self._waiting = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        for number in SIGNALS:
            self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._noted = number
        if self._waiting:
            self.check()

    def check(self) -> None:
        """Stop if a signal has come."""
        if self._noted is not None:
            self._waiting = False  # a second signal does not stop the stopping
            raise Stopped(128 + self._noted)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """A signal that comes while we wait stops at once."""
        self.check()
        self._waiting = True
        try:
            yield
        finally:
            self._waiting = False
