"""The two protocols of a connection, less patient than uvicorn's own."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_LIMIT = 32 * 1024  # bytes of a request before its body
HEAD_PATIENCE = 20.0  # seconds for a request's head to arrive
CLOSE_PATIENCE = 5.0  # seconds for somebody who no longer answers to read what was sent


class Http(HttpToolsProtocol):
    """HTTP whose requests have heads of a sensible size that arrive in a sensible time."""

    _timer: asyncio.TimerHandle | None = None
    _in_head = True
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a first request."""
        super().connection_made(transport)
        self._wait_for_head()

    def on_message_begin(self) -> None:
        """Read a request's head."""
        super().on_message_begin()
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        """Go on to the body."""
        self._in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Read on; who sends a head without end is cut off."""
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > HEAD_LIMIT:
                self._cut_off()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        self._stop_waiting()
        self._in_head = True
        self._head = 0
        self._timer = self.loop.call_later(HEAD_PATIENCE, self._cut_off)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut_off(self) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.abort()


class WebSocket(WebSocketsSansIOProtocol):
    """WebSocket that lets go of those who no longer read."""

    def keepalive_timeout(self) -> None:
        """Nobody answered a ping."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_PATIENCE, self._let_go)

    def _let_go(self) -> None:
        transport: Any = self.transport
        transport.abort()
