"""How many messages a socket may send: a bucket of tokens that fills by itself."""

import time
from collections.abc import Callable


class Budget:
    """So many messages a second for long, and so many at once."""

    __slots__ = ("__weakref__", "_burst", "_clock", "_rate", "_then", "_tokens")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._then = clock()

    def spend(self, cost: float = 1) -> float:
        """Take tokens, on credit if need be; the seconds until there would have been enough."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate) - cost
        self._then = now
        return 0.0 if self._tokens >= 0 else -self._tokens / self._rate
