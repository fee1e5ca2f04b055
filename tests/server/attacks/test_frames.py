"""Every frame is paid for, whatever it is; a WebSocket is closed cleanly in whatever state it is."""

import asyncio
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import State

from tenka.server.connections import websocket_protocol
from tenka.server.connections.throttled_reader import FAREWELL
from tenka.server.connections.websocket_protocol import MOST_FRAGMENTS, WebSocketProtocol
from tenka.server.guard import QUOTAS, THROTTLE, Quotas
from tenka.server.guard.quotas import FRAME
from tests.server.attacks.doubles import HandLoop, Wire

HANDSHAKE = (
    b"GET /api HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CHUNK = 32 * 1024
GOODBYE = Frame(Opcode.CLOSE, Close(1001, "").serialize()).serialize(mask=False)


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that the test plays itself."""


class Line:
    """A WebSocket of the server, and the test at both of its ends."""

    def __init__(self, *, limits: bool = True) -> None:
        self.loop = HandLoop()
        self.wire = Wire()
        self.state = ServerState()
        self.quotas = Quotas(enabled=limits, clock=self.loop)
        self.quotas.enter(self.wire.address)
        config = Config(nothing, ws_max_size=64 * 1024, ws_per_message_deflate=False, log_config=None)
        wire: Any = self.wire
        self.socket = WebSocketProtocol(
            self.quotas, config=config, server_state=self.state, app_state={}, _loop=self.loop
        )
        self.socket.connection_made(wire)
        self.socket.data_received(HANDSHAKE)

    async def accept(self) -> None:
        await self.socket.send({"type": "websocket.accept"})
        self.loop.wind()
        self.wire.written = b""

    def receive(self, *frames: Frame) -> None:
        self.socket.data_received(b"".join(frame.serialize(mask=True) for frame in frames))

    def flood(self, frame: Frame, seconds: float) -> int:
        """Send a frame again and again, as much as is read; how many bytes of them went in."""
        content = frame.serialize(mask=True)
        chunk = content * (CHUNK // len(content))
        sent, end = 0, self.loop.now + seconds
        while self.loop.now < end and not self.wire.is_closing():
            if self.wire.reading:
                self.socket.data_received(chunk)
                sent += len(chunk)
            while not self.socket.queue.empty():  # the application hears at once
                self.socket.queue.get_nowait()
            self.socket.read_paused = False
            self.socket.transport.resume_reading()
            self.loop.wind(0.1)
        return (sent - self.socket._reader.backlog) // len(content)

    def codes(self) -> list[int]:
        """What the application was told about the end."""
        told = []
        while not self.socket.queue.empty():
            message: Any = self.socket.queue.get_nowait()
            if message["type"] == "websocket.disconnect":
                told.append(message["code"])
        return told


@pytest.fixture
async def line() -> Line:
    found = Line()
    await found.accept()
    return found


@pytest.mark.parametrize(
    ("frame", "price"),
    [
        (Frame(Opcode.PING, b""), FRAME),
        (Frame(Opcode.PONG, b""), FRAME),
        (Frame(Opcode.PONG, b"unasked"), FRAME),
        (Frame(Opcode.TEXT, b"nonsense"), 1),
        (Frame(Opcode.TEXT, b""), 1),
        (Frame(Opcode.BINARY, b"nonsense"), 1),
    ],
)
async def test_every_frame_is_paid_for(line: Line, frame: Frame, price: float) -> None:
    handled = line.flood(frame, 10)
    rate, burst = QUOTAS["address-strangers"]
    assert burst / price * 0.8 < handled < (burst + rate * 11) / price + 30


async def test_every_byte_is_paid_for(line: Line) -> None:
    handled = line.flood(Frame(Opcode.PING, b"p" * 125), 10)
    rate, burst = QUOTAS["address-strangers"]
    assert handled < (burst + rate * 11) / (FRAME + 131 / 4096) + 30


async def test_pongs_that_nobody_reads_are_not_kept(line: Line) -> None:
    line.wire.unsent = 70_000
    line.socket.pause_writing()
    written = len(line.wire.written)
    line.socket.data_received(Frame(Opcode.PING, b"p" * 125).serialize(mask=True) * 200)
    line.loop.wind(20)
    assert len(line.wire.written) - written < 200  # our own ping
    assert not line.wire.reading
    line.loop.wind(40)
    assert line.wire.aborted


async def test_a_message_of_too_many_fragments_is_cut(line: Line) -> None:
    line.receive(Frame(Opcode.TEXT, b"", fin=False))
    line.flood(Frame(Opcode.CONT, b"", fin=False), 60)
    assert len(line.socket.frames) <= MOST_FRAGMENTS
    assert line.wire.is_closing()
    assert line.quotas.cut == 1
    assert b"\x88\x02" + (1008).to_bytes(2, "big") in line.wire.written


@pytest.mark.parametrize(
    "begun",
    [b"\x01\x81\x00\x00\x00\x00a", b"\x81", b"\x81\xfe\xff\xff1234begun"],
    ids=["a fragment", "a byte", "a large frame"],
)
async def test_a_message_that_never_ends_is_not_waited_for(line: Line, begun: bytes) -> None:
    line.socket.data_received(begun)
    line.loop.wind(websocket_protocol.MESSAGE_PATIENCE - 0.1)
    assert not line.wire.is_closing()
    line.loop.wind(0.2)
    assert line.wire.is_closing()


async def test_a_message_in_good_time_is_heard_whole(line: Line) -> None:
    line.receive(Frame(Opcode.TEXT, b"a", fin=False))
    line.loop.wind(websocket_protocol.MESSAGE_PATIENCE / 2)
    line.receive(Frame(Opcode.CONT, b"b", fin=False), Frame(Opcode.PING, b"!"), Frame(Opcode.CONT, b"c"))
    line.loop.wind(websocket_protocol.MESSAGE_PATIENCE / 2 + 1)
    assert not line.wire.is_closing()
    messages = [line.socket.queue.get_nowait() for _ in range(2)]
    assert messages[1] == {"type": "websocket.receive", "text": "abc"}


async def test_who_floods_for_long_is_cut_and_the_application_hears_of_it(line: Line) -> None:
    line.flood(Frame(Opcode.PONG, b""), 100)
    assert line.wire.is_closing()
    assert line.codes() == [1008]
    assert line.quotas.cut == 1


async def test_nothing_is_read_before_the_handshake_is_answered() -> None:
    line = Line()
    assert not line.wire.reading
    line.receive(Frame(Opcode.PING, b"early"))
    assert not line.wire.written
    await line.accept()
    assert line.wire.reading


async def test_the_application_is_told_what_the_connection_may_do(line: Line) -> None:
    scope: Any = line.socket.scope
    assert scope[THROTTLE] is line.socket._reader.throttle


# Leaving


async def handshaking(line: Line) -> None:
    """Nobody has answered yet."""


async def open_(line: Line) -> None:
    await line.accept()


async def closing(line: Line) -> None:
    """We have said goodbye, they have not."""
    await line.accept()
    await line.socket.send({"type": "websocket.close", "code": 1000})


async def left(line: Line) -> None:
    """They have said goodbye: this made uvicorn's own `shutdown` fail."""
    await line.accept()
    line.receive(Frame(Opcode.CLOSE, Close(1000, "").serialize()))


async def failed(line: Line) -> None:
    """They have broken the protocol."""
    await line.accept()
    line.socket.data_received(b"\x07\x00")


async def flooding(line: Line) -> None:
    await line.accept()
    line.socket.data_received(Frame(Opcode.PING, b"").serialize(mask=True) * 5000)


async def not_reading(line: Line) -> None:
    await line.accept()
    line.wire.unsent = 100_000
    line.socket.pause_writing()


async def refused(line: Line) -> None:
    await line.socket.send({"type": "websocket.close", "code": 1000})


async def cut(line: Line) -> None:
    await line.accept()
    line.socket.cut()


async def lost(line: Line) -> None:
    await line.accept()
    line.wire.abort()


@pytest.mark.parametrize(
    "state", [handshaking, open_, closing, left, failed, flooding, not_reading, refused, cut, lost]
)
@pytest.mark.parametrize("times", [1, 2])
async def test_a_stop_finds_any_state_and_ends_it(state: Any, times: int, caplog: pytest.LogCaptureFixture) -> None:
    line = Line()
    await state(line)
    for _ in range(times):
        line.socket.shutdown()
    assert line.wire.is_closing()
    line.loop.wind(FAREWELL)
    assert line.wire.aborted  # or gone by then
    line.socket.connection_lost(None)
    line.loop.wind(100)
    assert not line.state.connections
    assert line.quotas.connections == 0
    assert line.codes()
    assert {record.message for record in caplog.records} <= {"connection-cut"}


async def test_who_is_there_hears_that_we_go_and_who_comes_that_we_are_gone() -> None:
    line = Line()
    await line.accept()
    line.socket.shutdown()
    assert GOODBYE in line.wire.written
    coming = Line()
    coming.socket.shutdown()
    assert coming.wire.written.startswith(b"HTTP/1.1 503 ")
    with pytest.raises(OSError):  # noqa: PT011  uvicorn's: nobody is there any more
        await coming.socket.send({"type": "websocket.accept"})
    assert coming.socket.conn.state is not State.OPEN


async def test_a_connection_that_cannot_be_ended_keeps_no_other_from_ending(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    line = Line()
    await line.accept()

    def fail() -> None:
        raise LookupError

    monkeypatch.setattr(line.socket, "stop_keepalive", fail)
    line.socket.shutdown()
    assert line.wire.aborted
    assert [record.message for record in caplog.records] == ["connection-not-closed"]


async def test_a_sender_who_waits_for_a_slow_reader_is_woken_by_the_end() -> None:
    line = Line()
    await not_reading(line)
    sending = asyncio.create_task(line.socket.send({"type": "websocket.send", "text": "x"}))
    await asyncio.sleep(0)
    line.socket.shutdown()
    with pytest.raises(OSError):  # noqa: PT011
        await sending
