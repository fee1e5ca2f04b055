"""How many messages a socket may send: a bucket of tokens that fills by itself."""

import time
from collections.abc import Callable


class Budget:
    """So many messages a second for long, and so many at once."""

    __slots__ = ("_burst", "_clock", "_rate", "_then", "_tokens")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._then = clock()

    def spend(self) -> bool:
        """Take a token, if there is one."""
        now = self._clock()
        tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        allowed = tokens >= 1
        self._tokens = tokens - 1 if allowed else tokens
        return allowed
