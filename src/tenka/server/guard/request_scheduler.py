"""Requests begin one a round of the event loop: many at once take no longer, and others are heard between them."""

import asyncio
from collections import deque
from collections.abc import Callable


class RequestScheduler:
    """Begins what waits, one address after the other; a request that comes alone begins at once."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], None]]] = {}
        self._next: asyncio.Handle | None = None

    def schedule(self, address: str, begin: Callable[[], None], loop: asyncio.AbstractEventLoop) -> None:
        """Begin now, or when it is this address's turn."""
        if self._next is None:
            self._begin(begin, loop)
        else:
            self._waiting.setdefault(address, deque()).append(begin)

    def _begin(self, begin: Callable[[], None], loop: asyncio.AbstractEventLoop) -> None:
        self._next = loop.call_soon(self._go_on, loop)
        begin()

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        self._next = None
        if self._waiting:
            address = next(iter(self._waiting))
            queue = self._waiting.pop(address)
            begin = queue.popleft()
            if queue:
                self._waiting[address] = queue  # behind the others
            self._begin(begin, loop)
