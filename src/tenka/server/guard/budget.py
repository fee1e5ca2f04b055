"""How much may be done: buckets of tokens that fill by themselves."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Allowance(NamedTuple):
    """So much a second for long, and so much at once."""

    rate: float
    burst: float


class TokenBucket:
    """What is left of an allowance."""

    __slots__ = ("_burst", "_clock", "_rate", "_then", "_tokens")

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

    def afford(self, cost: float = 1) -> bool:
        """Take tokens if there are enough, and say whether there were; never on credit."""
        self.spend(0)
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    @property
    def full(self) -> bool:
        """Whether nothing of it is spent, so that a new one would be just the same."""
        self.spend(0)
        return self._tokens >= self._burst


class TokenBuckets:
    """One budget for each name; those that are full again are forgotten when there are many."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = time.monotonic, many: int = 1024) -> None:
        self._allowance = allowance
        self._clock = clock
        self._many = many
        self._most = many
        self._kept: dict[str, TokenBucket] = {}

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._kept)

    def __getitem__(self, name: str) -> TokenBucket:
        """The budget of a name; it outlives the connections of who spends it, so that coming back renews nothing."""
        found = self._kept.get(name)
        if found is None:
            if len(self._kept) >= self._most:
                self._kept = {each: budget for each, budget in self._kept.items() if not budget.full}
                self._most = max(self._many, 2 * len(self._kept))
            found = self._kept[name] = TokenBucket(*self._allowance, self._clock)
        return found
