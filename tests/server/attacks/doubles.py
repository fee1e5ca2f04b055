"""A loop whose time is wound by hand, and a transport that notes what is done with it."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


class Handle:
    """Something that is due, unless it is cancelled."""

    def __init__(self, work: Callable[..., object], given: tuple[Any, ...]) -> None:
        self._work = work
        self._given = given
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True

    def run(self) -> None:
        if not self.cancelled:
            self._work(*self._given)


class HandLoop:
    """As much of an event loop as connections need; it is its own clock."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._due: list[tuple[float, int, Handle]] = []
        self._numbers = itertools.count()

    def __call__(self) -> float:
        return self.now

    def time(self) -> float:
        return self.now

    def call_soon(self, work: Callable[..., object], *given: Any) -> Handle:
        return self.call_later(0, work, *given)

    def call_later(self, seconds: float, work: Callable[..., object], *given: Any) -> Handle:
        handle = Handle(work, given)
        heapq.heappush(self._due, (self.now + seconds, next(self._numbers), handle))
        return handle

    def create_task(self, work: Any) -> asyncio.Future[None]:
        """Nobody answers: what the application would do is up to the test."""
        work.close()
        return asyncio.get_running_loop().create_future()

    def wind(self, seconds: float = 0.0) -> None:
        """Let so much time go by."""
        end = self.now + seconds
        while self._due and self._due[0][0] <= end:
            self.now, _, handle = heapq.heappop(self._due)
            handle.run()
        self.now = end


class Wire:
    """A transport: whether it is read, what was written and nobody has read, how it was ended."""

    def __init__(self, address: str = "10.0.0.1") -> None:
        self.address = address
        self.reading = True
        self.written = b""
        self.unsent = 0
        self.closed = False
        self.aborted = False
        self.protocol: Any = None

    def write(self, data: bytes) -> None:
        assert not self.aborted
        self.written += data

    def pause_reading(self) -> None:
        assert self.reading
        self.reading = False

    def resume_reading(self) -> None:
        assert not self.reading
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": (self.address, 1), "sockname": ("127.0.0.1", 8360)}.get(name, default)
