"""What one connection may do: a budget of its own, and those that it shares with others."""

from tenka.server.guard.budget import TokenBucket

THROTTLE = "tenka.throttle"  # where a WebSocket's scope has it


class Throttle:
    """All that a connection does is spent from each of its budgets; it waits for the emptiest."""

    __slots__ = ("_garbage", "_own", "_shared")

    def __init__(self, own: TokenBucket | None, *shared: TokenBucket, garbage: TokenBucket | None = None) -> None:
        self._own = own
        self._shared = shared
        self._garbage = garbage

    def share(self, *shared: TokenBucket) -> None:
        """Spend from other budgets from now on: it is known whose connection it is."""
        self._shared = shared

    def spend(self, cost: float = 1) -> float:
        """Take what something costs; the seconds to wait before going on."""
        wait = 0.0 if self._own is None else self._own.spend(cost)
        for budget in self._shared:
            wait = max(wait, budget.spend(cost))
        return wait

    def bear_garbage(self) -> bool:
        """Whether there has not been too much of what cannot be read."""
        return self._garbage is None or self._garbage.afford()


class Unlimited(Throttle):
    """Where there are no limits."""

    def share(self, *shared: TokenBucket) -> None:
        """Share nothing."""

    def spend(self, cost: float = 1) -> float:
        """Never wait."""
        return 0.0


UNLIMITED = Unlimited(None)
