"""Requests wait for each other unread; connections that are too many cost next to nothing; answers must be read."""

import functools
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from tenka.server.connections.admission import Admission
from tenka.server.connections.http_protocol import HEAD_PATIENCE, HttpProtocol
from tenka.server.connections.throttled_reader import FAREWELL, UNREAD_PATIENCE
from tenka.server.connections.websocket_protocol import WebSocketProtocol
from tenka.server.guard import QUOTAS, Quotas
from tenka.server.guard.request_scheduler import RequestScheduler
from tests.server.attacks.doubles import HandLoop, Wire
from tests.server.attacks.test_frames import HANDSHAKE, nothing

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
SMALLEST = b"GET / HTTP/1.1\r\n\r\n"


class Waiting(HttpProtocol):
    """HTTP without an application: requests that would be answered are noted."""

    def __init__(self, quotas: Quotas, **given: Any) -> None:
        super().__init__(RequestScheduler(), quotas, **given)
        self.started: list[Any] = []

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        super()._start_asgi_task(cycle, app)
        self.started.append(cycle)


class Connection:
    """An HTTP connection of the server; the test sends requests and plays the application that answers them."""

    def __init__(self, quotas: Quotas | None = None, loop: HandLoop | None = None) -> None:
        self.loop = loop or HandLoop()
        self.wire = Wire()
        self.state = ServerState()
        self.quotas = quotas or Quotas(clock=self.loop)
        sockets: Any = functools.partial(WebSocketProtocol, self.quotas, _loop=self.loop)
        config = Config(nothing, ws=sockets, log_config=None)
        given: dict[str, Any] = {"config": config, "server_state": self.state, "app_state": {}, "_loop": self.loop}
        wire: Any = self.wire
        Admission(self.quotas, Waiting, **given).connection_made(wire)

    @property
    def http(self) -> Waiting:
        found = self.wire.protocol
        assert isinstance(found, Waiting)
        return found

    @property
    def parsed(self) -> int:
        """How many requests were read and not answered yet."""
        under_way = [cycle for cycle in self.http.started if not cycle.response_complete]
        assert len(under_way) <= 1
        return len(self.http.pipeline) + len(under_way)

    def answer(self) -> None:
        """Answer the request under way."""
        self.http.started[-1].response_complete = True
        self.http.on_response_complete()


@pytest.mark.parametrize("request_", [REQUEST, SMALLEST])
async def test_requests_one_behind_the_other_are_read_one_after_the_other(request_: bytes) -> None:
    found = Connection()
    found.http.data_received(request_ * 800)
    found.loop.wind(60)
    assert found.parsed <= 2
    assert found.http._reader.backlog > 790 * len(request_)
    assert not found.wire.reading


async def test_every_request_is_paid_for() -> None:
    found = Connection()
    rate, burst = QUOTAS["http"]
    answered, seconds = 0, 20
    found.http.data_received(REQUEST * 900)
    for _ in range(seconds * 100):
        if found.parsed:
            found.answer()
            answered += 1
        found.loop.wind(0.01)
    assert burst * 0.4 < answered <= burst + rate * seconds + 2


async def test_a_request_behind_another_is_read_once_that_is_answered() -> None:
    found = Connection()
    found.http.data_received(REQUEST * 5)
    for left in (5, 4, 3, 2, 1):
        assert found.parsed == min(2, left)
        found.answer()
        found.loop.wind()
    assert found.wire.reading
    assert not found.wire.is_closing()


async def test_who_does_not_read_the_answers_is_let_go_of() -> None:
    found = Connection()
    found.http.data_received(REQUEST)
    found.wire.unsent = 100_000
    found.http.pause_writing()
    found.http.data_received(REQUEST * 100)
    assert found.parsed == 1
    found.loop.wind(UNREAD_PATIENCE)
    assert found.wire.aborted


async def test_who_says_nothing_is_not_waited_for() -> None:
    found = Connection()
    found.loop.wind(HEAD_PATIENCE)
    assert found.wire.aborted


async def test_a_handshake_behind_an_unanswered_request_is_not_taken() -> None:
    found = Connection()
    found.http.data_received(REQUEST + HANDSHAKE)
    assert found.wire.aborted


async def test_a_handshake_takes_the_connection_over_and_is_counted_once() -> None:
    found = Connection()
    found.http.data_received(HANDSHAKE + b"\x89\x80mask" * 500)
    assert isinstance(found.wire.protocol, WebSocketProtocol)
    assert found.quotas.connections == 1
    found.wire.protocol.connection_lost(None)
    assert found.quotas.connections == 0
    found.loop.wind(100)
    assert not found.state.connections


async def test_a_connection_too_many_is_ended_before_anything_is_made_for_it() -> None:
    loop = HandLoop()
    quotas = Quotas(most=1, clock=loop)
    Connection(quotas, loop)
    found = Connection(quotas, loop)
    assert found.wire.aborted
    assert found.wire.protocol is None
    assert not found.state.connections
    assert quotas.connections == 1


async def test_who_hangs_up_with_requests_still_unanswered_is_written_to_no_more() -> None:
    found = Connection()
    found.http.data_received(REQUEST * 2)
    (cycle,) = found.http.started
    found.wire.abort()
    await cycle.send({"type": "http.response.start", "status": 200, "headers": []})  # not yet told that they are gone
    found.http.connection_lost(None)
    assert cycle.disconnected
    await cycle.send({"type": "http.response.body", "body": b"x"})
    assert found.wire.written == b""


async def test_when_the_server_stops_nobody_is_let_in_any_more() -> None:
    for enabled in (True, False):
        quotas = Quotas(enabled=enabled)
        quotas.close()
        assert Connection(quotas).wire.aborted


@pytest.mark.parametrize("asked", [b"", b"GET / HT", REQUEST, REQUEST * 100])
async def test_a_stop_ends_every_connection(asked: bytes, caplog: pytest.LogCaptureFixture) -> None:
    found = Connection()
    found.http.data_received(asked)
    if asked.startswith(REQUEST):
        found.wire.unsent = 100_000
        found.http.pause_writing()
    found.http.shutdown()
    found.http.shutdown()
    found.loop.wind(FAREWELL)
    assert found.wire.is_closing()
    found.http.connection_lost(None)
    assert found.quotas.connections == 0
    assert caplog.records == []
