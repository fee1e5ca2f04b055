"""A lock that many may share, and that one may have alone."""

import contextlib
from collections.abc import Iterator
from threading import Condition


class ReadWriteLock:
    """Counts who shares it; whoever wants it alone waits until nobody does, and the others until it is free again."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._sharing = 0
        self._taken = False

    @contextlib.contextmanager
    def shared(self) -> Iterator[None]:
        """Share it until the end of the block."""
        with self._changed:
            self._changed.wait_for(lambda: not self._taken)
            self._sharing += 1
        try:
            yield
        finally:
            with self._changed:
                self._sharing -= 1
                self._changed.notify_all()

    @contextlib.contextmanager
    def exclusive(self, patience: float) -> Iterator[bool]:
        """Have it alone until the end of the block; whether everybody left in time."""
        with self._changed:
            self._taken = True
            alone = self._changed.wait_for(lambda: not self._sharing, patience)
        try:
            yield alone
        finally:
            with self._changed:
                self._taken = False
                self._changed.notify_all()
