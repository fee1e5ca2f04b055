"""HTTP as uvicorn speaks it, within limits of time, room and frequency."""

import asyncio
import functools
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tenka.server.connections.throttled_reader import FAREWELL, ThrottledReader, aborting_on_error
from tenka.server.guard.quotas import REQUEST, REQUEST_BYTE, Quotas
from tenka.server.guard.request_scheduler import RequestScheduler

HEAD_LIMIT = 32 * 1024  # bytes of a request before its body
HEAD_PATIENCE = 20.0  # seconds for a request's head to arrive
PIECE = 512  # bytes taken at once: some two dozen of the smallest requests
END_OF_HEAD = b"\r\n\r\n"


class HttpProtocol(HttpToolsProtocol):
    """HTTP whose requests are of a sensible size, arrive in a sensible time, and are answered one after the other."""

    _reader: ThrottledReader
    _under_way: RequestResponseCycle | None = None
    _timer: asyncio.TimerHandle | None = None
    _in_head = True
    _head = 0
    _begun = 0

    def __init__(self, scheduler: RequestScheduler, quotas: Quotas, **given: Any) -> None:
        super().__init__(**given)
        self._scheduler = scheduler
        self._quotas = quotas

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a first request; that there is room for the connection was found out before."""
        super().connection_made(transport)
        self._reader = ThrottledReader(transport, self.loop, self._quotas.http(self._address), self)
        self.transport = self._reader  # type: ignore[assignment]
        self.flow = FlowControl(self.transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._stop_waiting()
        self._reader.drop()
        self._quotas.leave(self._address)
        self.pipeline.clear()
        if self._under_way is not None and not self._under_way.response_complete:
            self._under_way.disconnected = True  # uvicorn tells only the last one that was read
            self._under_way.message_event.set()
        super().connection_lost(exc)

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Take it piece by piece."""
        self._reader.receive(data)

    def piece(self, unread: bytes, start: int) -> int:
        """At most to the end of a request's head."""
        end = unread.find(END_OF_HEAD, start, start + PIECE)
        return start + PIECE if end < 0 else end + len(END_OF_HEAD)

    def take(self, piece: bytes) -> float:
        """Read on; who sends a head without end is cut off, and requests that wait for others hold up the rest."""
        self._begun = 0
        super().data_received(piece)
        if self._in_head:
            self._head += len(piece)
            if self._head > HEAD_LIMIT:
                self._cut_off()
        if self.pipeline:
            self._reader.hold("pipeline")
        return self._begun * REQUEST + len(piece) * REQUEST_BYTE

    def cut(self) -> None:
        """They never stop asking."""
        self._quotas.note_cut(self._address)
        self._cut_off()

    def on_message_begin(self) -> None:
        """Read a request's head."""
        super().on_message_begin()
        self._begun += 1
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        """Go on to the body."""
        self._in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._under_way = cycle
        begin = functools.partial(super()._start_asgi_task, cycle, app)
        self._scheduler.schedule(self._address, begin, self.loop)

    def on_response_complete(self) -> None:
        """Go on to the next request."""
        super().on_response_complete()
        if not self.pipeline:
            self._reader.release("pipeline")

    def timeout_keep_alive_handler(self) -> None:
        """Nothing came for a while, unless it is we who do not read it."""
        if not self._reader.backlog:
            super().timeout_keep_alive_handler()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to a WebSocket, unless something else is still to be answered on it."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            self._cut_off()
            return
        self._stop_waiting()
        self._reader.drop()
        super().handle_websocket_upgrade()

    # What goes out

    def pause_writing(self) -> None:
        """They do not read."""
        super().pause_writing()
        self._reader.pause_writing()

    def resume_writing(self) -> None:
        """They have read."""
        super().resume_writing()
        self._reader.resume_writing()

    def shutdown(self) -> None:
        """Answer what was asked, then close; who does not read the answer is not waited for."""
        with aborting_on_error(self.transport):
            super().shutdown()
            self.loop.call_later(FAREWELL, self._let_go)

    def _let_go(self) -> None:
        if self.flow.write_paused or self.transport.is_closing():
            self.transport.abort()

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
