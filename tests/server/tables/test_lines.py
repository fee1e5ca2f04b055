"""Lines that end: slow readers, a server that stops, tables that are not, connections that break."""

import asyncio
import contextlib
from pathlib import Path
from typing import Self

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tenka.server.broadcast.socket import GOING_AWAY, MOST_UNSENT
from tenka.wire.live import ChatMessage
from tenka.wire.tables import Remark
from tests.server.running import Running, running
from tests.server.tables.looking import sees
from tests.server.tables.moving import key
from tests.server.tables.sitting import BOT
from tests.server.wire.guests import guests, play_on, seated, started
from tests.server.wire.line import DEADLINE, Line, address, line

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Asleep:
    """A connection that never reads, with as little room on the way as possible."""

    def __init__(self, url: str, id: str, cookie: str) -> None:
        self.host, _, self.port = url.removeprefix("http://").partition(":")
        self.path = f"/api/tables/{id}/live"
        self.cookie = cookie

    async def __aenter__(self) -> Self:
        self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port), limit=2**24)
        head = (
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.cookie}\r\n\r\n"
        )
        self.writer.write(head.encode())
        await self.writer.drain()
        assert b"101" in await self.reader.readline()
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()

    async def wake(self, code: int) -> None:
        """Read on until the server says goodbye with this code."""
        self.writer.transport.resume_reading()  # type: ignore[attr-defined]
        await asyncio.wait_for(self.reader.readuntil(b"\x88\x02" + code.to_bytes(2, "big")), DEADLINE)


async def test_a_slow_reader_is_sent_away_and_nobody_else_waits(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        table = await server.services.registry.table(id)
        async with line(server.url, id, people[1].cookie) as own, Asleep(server.url, id, people[0].cookie) as asleep:
            await own.until(lambda picture: picture.presence["seats"] == [True, True])
            (slow,) = [socket for socket in table.connections.sockets if socket.seat == 0]
            remark = ChatMessage(Remark(1, 1, "Bruno", "z" * 500, ""))
            async with asyncio.timeout(DEADLINE):
                while slow._closing is None:
                    assert len(slow._unsent) <= MOST_UNSENT
                    for _ in range(40):
                        table.connections.show(lambda _: remark)
                    await own.ask(type="say", text="hello", key=key())  # who reads is answered all the while
            assert slow._closing == 1013
            await play_on(server, id, 3)
            await own.until(sees(table.playing().version(1)))
            await asleep.wake(1013)
            asleep.writer.close()
            await own.until(lambda picture: picture.presence["seats"] == [False, True])


async def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        connection = await connect(address(server.url, id), proxy=None)
        found = Line(connection)
        await found.until(lambda picture: bool(picture.table))
    assert await found.closed() == GOING_AWAY
    await found.close()


async def test_there_is_no_line_to_a_table_that_is_not(server: Running) -> None:
    for id in ("x", "A" * 22, "%00" * 22, "A" * 500, ".." * 11):
        with pytest.raises(InvalidStatus) as caught:
            await connect(address(server.url, id), proxy=None)
        assert caught.value.response.status_code == 403
        assert not caught.value.response.body


async def test_a_line_that_breaks_leaves_no_trace(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        table = await server.services.registry.table(id)
        for _ in range(5):
            connection = await connect(
                address(server.url, id), additional_headers={"Cookie": people[0].cookie}, proxy=None
            )
            await connection.recv()
            connection.transport.abort()
            with pytest.raises(ConnectionClosed):
                await connection.recv()
        async with asyncio.timeout(DEADLINE):
            while table.connections.sockets:
                await asyncio.sleep(0.001)
        await play_on(server, id, 3)
    assert [record for record in caplog.records if record.levelname in {"WARNING", "ERROR"}] == []
