"""A connection's way in: read in small pieces, as fast as its budgets allow, and not while anything holds it."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Iterator

    from tenka.server.guard import Throttle

LONGEST_HOLD = 5.0  # seconds: even somebody whose neighbours flood is heard now and then
BACKLOG = 4096  # bytes still to be taken that make a wait count against who sent them
PATIENCE = 30.0  # seconds of such waits, hardly interrupted: then it is a flood, and cut
QUIET = 1.0  # seconds without a wait, after which the former ones are forgotten
UNREAD_PATIENCE = 30.0  # seconds in which somebody must read something of what was sent
PIECES_AT_ONCE = 64  # then others have their turn
FAREWELL = 3.0  # seconds to read what was sent when the server stops

log = logging.getLogger("tenka.server")


class ByteConsumer(Protocol):
    """What takes in the bytes of a connection."""

    def piece(self, unread: bytes, start: int) -> int:
        """Where the next piece ends."""

    def take(self, piece: bytes) -> float:
        """Deal with a piece, and say what that has cost."""

    def cut(self) -> None:
        """End the connection: it floods us."""


class ThrottledReader:
    """Stands for a transport; what has arrived and is not taken yet stays here, at most what one read brings."""

    def __init__(
        self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, throttle: Throttle, taker: ByteConsumer
    ) -> None:
        self.transport = transport
        self.throttle = throttle
        self.is_closing = transport.is_closing
        self._loop = loop
        self._taker = taker
        self._unread = b""
        self._start = 0  # of what is unread
        self._holds: set[str] = set()
        self._reading = True
        self._going_on: asyncio.Handle | None = None
        self._budget: asyncio.TimerHandle | None = None
        self._unsent: asyncio.TimerHandle | None = None
        self._waited = 0.0
        self._quiet_from = 0.0

    def __getattr__(self, name: str) -> Any:
        """Everything else is the transport's own."""
        return getattr(self.transport, name)

    # What comes in

    @property
    def backlog(self) -> int:
        """Bytes that have arrived and are not taken yet."""
        return len(self._unread) - self._start

    @property
    def reading(self) -> bool:
        """Whether more is read from the connection."""
        return self._reading

    def receive(self, data: bytes) -> None:
        """Take what has arrived, now or later."""
        self._unread = self._unread[self._start :] + data if self.backlog else data
        self._start = 0
        if self._going_on is None:
            self._go_on()

    def hold(self, why: str) -> None:
        """Take nothing until this is released."""
        self._holds.add(why)
        self._settle()

    def release(self, why: str) -> None:
        """Go on, unless something else holds it; not at once, for who releases may be in the middle of something."""
        self._holds.discard(why)
        if not self._holds and self._going_on is None:
            self._going_on = self._loop.call_soon(self._go_on)

    def pause_reading(self) -> None:
        """What uvicorn asks for."""
        self.hold("uvicorn")

    def resume_reading(self) -> None:
        """What uvicorn asks for."""
        self.release("uvicorn")

    def _go_on(self) -> None:
        self._going_on = None
        for _ in range(PIECES_AT_ONCE):
            if self._holds or not self.backlog or self.is_closing():
                break
            end = min(len(self._unread), self._taker.piece(self._unread, self._start))
            piece = self._unread[self._start : end]
            self._start = end
            self._charge(self._taker.take(piece))
        self._settle()

    def _settle(self) -> None:
        """Read on if there is nothing left and nothing against it."""
        if self.is_closing() or "dropped" in self._holds:
            self._unread, self._start = b"", 0
            return
        if not self.backlog:
            self._unread, self._start = b"", 0
        elif not self._holds and self._going_on is None:
            self._going_on = self._loop.call_soon(self._go_on)
        reading = not self.backlog and not self._holds
        if reading != self._reading:
            self._reading = reading
            (self.transport.resume_reading if reading else self.transport.pause_reading)()

    # What that costs

    def _charge(self, cost: float) -> None:
        wait = min(LONGEST_HOLD, self.throttle.spend(cost))
        if wait:
            self._wait(wait)
        elif self._waited and self._loop.time() > self._quiet_from:
            self._waited = 0.0

    def _wait(self, seconds: float) -> None:
        self._quiet_from = self._loop.time() + seconds + QUIET
        if self.backlog > BACKLOG:
            self._waited += seconds
        if self._waited > PATIENCE:
            self._taker.cut()
            return
        self.hold("budget")
        self._budget = self._loop.call_later(seconds, self.release, "budget")

    # What goes out

    def pause_writing(self) -> None:
        """They do not read: neither do we, and not for ever."""
        self.hold("writing")
        self._watch_unsent()

    def resume_writing(self) -> None:
        """They have read."""
        self.release("writing")

    def write(self, data: bytes) -> None:
        """Send, unless the connection is at its end: uvloop would raise where asyncio's own transports do not."""
        if not self.is_closing():
            self.transport.write(data)

    def close(self) -> None:
        """Close once everything is sent, or nobody reads it."""
        self.transport.close()
        self._watch_unsent()

    def close_within(self, seconds: float) -> None:
        """Close, and wait no longer than that until everything is sent."""
        self.transport.close()
        self._loop.call_later(seconds, self.transport.abort)

    def _watch_unsent(self) -> None:
        if self._unsent is None:
            size = self.transport.get_write_buffer_size()
            self._unsent = self._loop.call_later(UNREAD_PATIENCE, self._look, size)

    def _look(self, before: int) -> None:
        """Nothing was read in all that time: let go."""
        self._unsent = None
        if "writing" not in self._holds and not self.is_closing():
            return
        if self.transport.get_write_buffer_size() >= before:
            self.transport.abort()
        else:
            self._watch_unsent()

    def drop(self) -> None:
        """The connection is gone, or somebody else's."""
        self._holds.add("dropped")
        self._unread, self._start = b"", 0
        for handle in (self._going_on, self._budget, self._unsent):
            if handle is not None:
                handle.cancel()


@contextlib.contextmanager
def aborting_on_error(transport: asyncio.Transport) -> Iterator[None]:
    """End a connection; should that fail, it is a line in the log and no reason not to end the others."""
    try:
        yield
    except Exception:
        log.exception("connection-not-closed")
        transport.abort()
