"""Where the `limits` package counts its hits: in memory, by a clock that never jumps.

Its own memory storage reads the wall clock, starts up to a hundred threads a second that walk through all keys, and
keeps the keys of its moving windows for ever. Here the hits of a window are one dictionary, forgotten as a whole.
"""

import time
from collections.abc import Callable
from math import floor

from limits.storage import SlidingWindowCounterSupport, Storage

MOST_KEYS = 100_000


class WindowStorage(Storage, SlidingWindowCounterSupport):
    """Counts of this window and the one before, all of one length; for one thread."""

    def __init__(self, seconds: int, clock: Callable[[], float] = time.monotonic, most_keys: int = MOST_KEYS) -> None:
        super().__init__()
        self._seconds = seconds
        self._clock = clock
        self._most_keys = most_keys
        self._number = 0
        self._counts: dict[str, int] = {}
        self._counts_before: dict[str, int] = {}

    def acquire_sliding_window_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Count a hit if the windows, the former one weighted by what is left of it, have room for it."""
        left = self._turn()
        count = self._counts.get(key, 0)
        before = self._counts_before.get(key, 0)
        if floor(before * left / self._seconds + count) + amount > limit:
            return False
        if not count and len(self._counts) >= self._most_keys:
            self._shift()
        self._counts[key] = count + amount
        return True

    def wait(self, key: str) -> float:
        """Seconds until a key that is refused now has room for one more hit."""
        left = self._turn()
        before = self._counts_before.get(key, 0)
        return 0.001 + (left % (self._seconds / before) if before else left)

    def get_sliding_window(self, key: str, expiry: int) -> tuple[int, float, int, float]:
        """Hits before and the seconds they still weigh, hits now and the seconds they will."""
        left = self._turn()
        return self._counts_before.get(key, 0), left, self._counts.get(key, 0), left + self._seconds

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

    def clear_sliding_window(self, key: str, expiry: int) -> None:
        """Forget a key."""
        self.clear(key)

    def clear(self, key: str) -> None:
        """Forget a key."""
        self._counts.pop(key, None)
        self._counts_before.pop(key, None)

    def reset(self) -> int:
        """Forget everything, and say how many keys that were."""
        known = len(self._counts_before.keys() | self._counts.keys())
        self._counts, self._counts_before = {}, {}
        return known

    def check(self) -> bool:
        """Memory is always there."""
        return True

    @property
    def base_exceptions(self) -> tuple[type[Exception], ...]:
        """Nothing here fails."""
        return ()

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Not for sliding windows."""
        raise NotImplementedError

    def get(self, key: str) -> int:
        """Not for sliding windows."""
        raise NotImplementedError

    def get_expiry(self, key: str) -> float:
        """Not for sliding windows."""
        raise NotImplementedError
