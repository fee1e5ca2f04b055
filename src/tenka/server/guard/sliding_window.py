"""How often a key was hit lately: the hits of a window are one dictionary, forgotten as a whole."""

import time
from collections.abc import Callable
from math import floor

MOST_KEYS = 100_000


class SlidingWindow:
    """So many hits in so many seconds: counts of this window and of the one before; for one thread."""

    def __init__(
        self,
        amount: int,
        seconds: int,
        clock: Callable[[], float] = time.monotonic,
        most_keys: int = MOST_KEYS,
    ) -> None:
        self._amount = amount
        self._seconds = seconds
        self._clock = clock
        self._most_keys = most_keys
        self._number = 0
        self._counts: dict[str, int] = {}
        self._counts_before: dict[str, int] = {}

    def __len__(self) -> int:
        """How many keys it knows."""
        return len(self._counts_before.keys() | self._counts.keys())

    def hit(self, key: str) -> float | None:
        """Count a hit if there is room, the former window weighted by what is left of it; else the seconds to wait."""
        left = self._turn()
        count = self._counts.get(key, 0)
        before = self._counts_before.get(key, 0)
        if floor(before * left / self._seconds + count) >= self._amount:
            return 0.001 + (left % (self._seconds / before) if before else left)
        if not count and len(self._counts) >= self._most_keys:
            self._shift()
        self._counts[key] = count + 1
        return None

    def add(self, key: str, count: int) -> None:
        """Count hits that were allowed by others."""
        self._turn()
        if key in self._counts or len(self._counts) < self._most_keys:
            self._counts[key] = self._counts.get(key, 0) + count

    def _turn(self) -> float:
        """Seconds left of the window that the clock is in."""
        now = self._clock()
        number = int(now // self._seconds)
        if number != self._number:
            if number != self._number + 1:
                self._counts = {}
            self._shift()
            self._number = number
        return (number + 1) * self._seconds - now

    def _shift(self) -> None:
        self._counts_before = self._counts
        self._counts = {}
