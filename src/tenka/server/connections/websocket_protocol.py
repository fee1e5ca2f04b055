"""WebSockets as uvicorn speaks them, within limits of time, room and frequency, and closed cleanly in any state."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from tenka.server.broadcast.socket import GOING_AWAY, TOO_MUCH
from tenka.server.connections.throttled_reader import FAREWELL, ThrottledReader, aborting_on_error
from tenka.server.guard.quotas import BYTE, FRAME, MESSAGE, Quotas
from tenka.server.guard.throttle import THROTTLE

MESSAGE_PATIENCE = 20.0  # seconds for a message to arrive once it has begun
CLOSE_PATIENCE = 5.0  # seconds for somebody who no longer answers to read what was sent
MOST_FRAGMENTS = 256  # of one message
PIECE = 128  # bytes taken at once: some two dozen of the smallest frames
CONTROL = frozenset({Opcode.PING, Opcode.PONG, Opcode.CLOSE})
UNAVAILABLE = 503


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose every frame and byte is paid for, and that lets go of those who do not read."""

    _reader: ThrottledReader
    _unfinished: asyncio.TimerHandle | None = None

    def __init__(self, quotas: Quotas, **given: Any) -> None:
        super().__init__(**given)
        self._quotas = quotas

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over from HTTP, which has counted it."""
        own: Any = transport.transport if isinstance(transport, ThrottledReader) else transport
        super().connection_made(own)
        self._reader = ThrottledReader(own, self.loop, self._quotas.stranger(self._address), self)
        self.transport = self._reader  # type: ignore[assignment]
        self._reader.hold("handshake")

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._reader.drop()
        self._finished()
        self._quotas.leave(self._address)
        super().connection_lost(exc)

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Take it piece by piece; the handshake, which HTTP has read before, as a whole."""
        if self.handshake_initiated:
            self._reader.receive(data)
        else:
            super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Tell the application what the connection may do."""
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope[THROTTLE] = self._reader.throttle

    def start_keepalive(self) -> None:
        """The handshake is answered: now there may be frames."""
        super().start_keepalive()
        self._reader.release("handshake")

    def piece(self, unread: bytes, start: int) -> int:
        """A few frames at most."""
        return start + PIECE

    def take(self, piece: bytes) -> float:
        """Deal with all frames that are whole now; each is paid for, whatever it is."""
        self.conn.receive_data(piece)
        cost = len(piece) * BYTE + sum(_price(event) for event in self.conn.events)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()
            self._wait_for_rest()
        return cost

    def handle_cont(self, event: Frame) -> None:
        """Put a message together, of not too many parts."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.cut()
        elif not self.disconnected:
            super().handle_cont(event)

    def cut(self) -> None:
        """They never stop sending, or send what no client sends."""
        self._quotas.note_cut(self._address)
        self._part(TOO_MUCH)

    def _wait_for_rest(self) -> None:
        """Have a message end some time once it has begun."""
        if not self.frames and not self.conn.reader.buffer:
            self._finished()
        elif self._unfinished is None:
            self._unfinished = self.loop.call_later(MESSAGE_PATIENCE, self.cut)

    def _finished(self) -> None:
        if self._unfinished is not None:
            self._unfinished.cancel()
            self._unfinished = None

    # What goes out

    def pause_writing(self) -> None:
        """They do not read."""
        super().pause_writing()
        self._reader.pause_writing()

    def resume_writing(self) -> None:
        """They have read."""
        super().resume_writing()
        self._reader.resume_writing()

    def keepalive_timeout(self) -> None:
        """Nobody answered a ping."""
        super().keepalive_timeout()
        self._reader.close_within(CLOSE_PATIENCE)

    # The end

    def shutdown(self) -> None:
        """Say that the server goes away, in whatever state the connection is, and wait for nobody."""
        with aborting_on_error(self._reader.transport):
            if not self.handshake_complete:
                self._turn_away()
            self._part(GOING_AWAY)
            self._reader.close_within(FAREWELL)

    def _turn_away(self) -> None:
        """Answer a handshake that is not answered yet."""
        self.handshake_complete = True
        if self.initial_response is None and not self.transport.is_closing():
            self.conn.send_response(self.conn.reject(UNAVAILABLE, ""))
            self.transport.write(b"".join(self.conn.data_to_send()))

    def _part(self, code: int) -> None:
        """Say goodbye, if that was not said yet, and hang up; the application hears that nobody is there."""
        self.stop_keepalive()
        self._finished()
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_sent = True
        self.disconnected = True
        self.writable.set()
        self.transport.close()


def _price(event: object) -> float:
    """What a frame costs: as much as a message where it ends one, be it good or bad."""
    return MESSAGE if isinstance(event, Frame) and event.fin and event.opcode not in CONTROL else FRAME
