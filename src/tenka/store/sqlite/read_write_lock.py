"""A gate that many may pass at a time, and that can be closed to be alone."""

import contextlib
from collections.abc import Iterator
from threading import Condition


class ReadWriteLock:
    """Counts who is inside; whoever closes it waits until nobody is, and the others until it is open again."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._inside = 0
        self._closed = False

    @contextlib.contextmanager
    def passed(self) -> Iterator[None]:
        """Be inside until the end of the block."""
        with self._changed:
            self._changed.wait_for(lambda: not self._closed)
            self._inside += 1
        try:
            yield
        finally:
            with self._changed:
                self._inside -= 1
                self._changed.notify_all()

    @contextlib.contextmanager
    def closed(self, patience: float) -> Iterator[bool]:
        """Be alone until the end of the block; whether everybody left in time."""
        with self._changed:
            self._closed = True
            alone = self._changed.wait_for(lambda: not self._inside, patience)
        try:
            yield alone
        finally:
            with self._changed:
                self._closed = False
                self._changed.notify_all()
