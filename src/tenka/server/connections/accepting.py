"""Accepting connections a few at a time: however many knock at once, those who are inside go on."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Any

AT_ONCE = 1  # connections that are accepted in one round of the loop
BACKLOG = 2048  # that wait with the system meanwhile
PAUSE = 0.2  # seconds until another try, when there is no room for more


class Acceptor:
    """Hands the connections of a listening socket over to their protocols, until it is closed."""

    def __init__(self, listening: socket.socket, protocol: Callable[[], Any]) -> None:
        self._listening = listening
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._opening: set[asyncio.Task[Any]] = set()
        self._pausing: asyncio.TimerHandle | None = None
        listening.setblocking(False)
        listening.listen(BACKLOG)
        self._go_on()

    def close(self) -> None:
        """Accept no more."""
        if self._pausing is not None:
            self._pausing.cancel()
        self._loop.remove_reader(self._listening)

    async def wait_closed(self) -> None:
        """Wait until those who were accepted before are with their protocols."""
        await asyncio.gather(*self._opening, return_exceptions=True)

    def _go_on(self) -> None:
        self._loop.add_reader(self._listening, self._accept)

    def _accept(self) -> None:
        """Accept some; the loop calls again as long as there are others."""
        for _ in range(AT_ONCE):
            try:
                connection, _peer = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:  # too many files are open: some of them will be closed
                self._loop.remove_reader(self._listening)
                self._pausing = self._loop.call_later(PAUSE, self._go_on)
                return
            opening = self._loop.create_task(self._open(connection))
            self._opening.add(opening)
            opening.add_done_callback(self._opening.discard)

    async def _open(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError):  # it has gone already
            connection.setblocking(False)
            if connection.family != socket.AF_UNIX:
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._loop.connect_accepted_socket(self._protocol, connection)
