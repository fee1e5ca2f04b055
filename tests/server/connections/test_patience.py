"""Nobody is waited for without end, and nobody can make others wait."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tenka.client import Client
from tenka.server.connections import http_protocol
from tenka.server.endpoints.tables import live
from tenka.server.tables.table import MOST_BACKS
from tenka.wire.tables import MOST_MOVES_AT_ONCE
from tests.server.game_session.test_whole_game import seated
from tests.server.running import Running, running
from tests.server.wire.line import line

DEADLINE = 30.0


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_PATIENCE", 0.3)
    monkeypatch.setattr(live, "CLOSE_PATIENCE", 0.3)


async def opened(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(server.url)
    return await asyncio.open_connection(parts.hostname, parts.port)


async def closed(reader: asyncio.StreamReader) -> None:
    """Wait until the server has ended the connection, whatever it said before."""
    try:
        async with asyncio.timeout(DEADLINE):
            while await reader.read(1024):
                pass
    except ConnectionError:
        pass


@pytest.mark.parametrize("begun", [b"", b"GET /hea", b"GET /healthz HTTP/1.1\r\nHost: x\r\n"])
async def test_who_does_not_ask_is_not_waited_for(tmp_path: Path, impatient: None, begun: bytes) -> None:
    async with running(tmp_path) as server:
        reader, writer = await opened(server)
        writer.write(begun)
        await closed(reader)
        writer.close()


@pytest.mark.parametrize("begun", [b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nX: "])
async def test_a_head_without_end_is_cut_off(tmp_path: Path, begun: bytes) -> None:
    async with running(tmp_path) as server:
        reader, writer = await opened(server)
        writer.write(begun)
        for _ in range(40):
            if not writer.is_closing():
                writer.write(b"a" * 8192)
            await asyncio.sleep(0)
        await closed(reader)
        writer.close()


async def test_several_requests_on_one_connection_are_still_answered(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        reader, writer = await opened(server)
        host = urlsplit(server.url).netloc.encode()
        for _ in range(3):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
            async with asyncio.timeout(DEADLINE):
                assert (await reader.readuntil(b"ok\n")).startswith(b"HTTP/1.1 200")
        writer.close()


async def test_who_does_not_read_that_the_session_ended_leaves_the_table(tmp_path: Path, impatient: None) -> None:
    async with running(tmp_path) as server:
        (person, *others), id = await seated(server, ["Anna", "Bruno"])
        table = await server.services.registry.table(id)
        async with line(server.url, id, person.cookie):
            (socket,) = table.connections.sockets

            async def stuck(message: object) -> None:
                await asyncio.sleep(DEADLINE)

            socket._send = stuck
            socket.close(1008)
            async with asyncio.timeout(DEADLINE):
                while table.connections.sockets:
                    await asyncio.sleep(0.01)
        for each in (person, *others):
            await each.close()


async def test_steps_that_nobody_sees_come_to_an_end(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people, id = await seated(server, ["Anna", "Bruno", "Carla"])
        await people[0].start(id)
        tairo = await in_the_division(people, id)
        whole = await people[tairo].look(id)
        assert whole.sight is not None
        card = next(move[1] for move in whole.sight.legal if move[0] == "add")
        to_and_fro = [["add", card], ["remove", card]] * (MOST_MOVES_AT_ONCE // 2)
        for _ in range(2 * MOST_BACKS // MOST_MOVES_AT_ONCE):
            await people[tairo].move(id, *to_and_fro)
        with pytest.raises(Exception, match="too-many-steps"):
            await people[tairo].move(id, *to_and_fro)
        tile = next(move for move in whole.sight.legal if move[0] == "tile")
        await people[tairo].move(id, tile, ["offer"])  # deciding is still possible
        for person in people:
            await person.close()


async def in_the_division(people: list[Client], id: str) -> int:
    """Choose generals until the first packet is to be made; the Tairō's seat."""
    while True:
        for seat, person in enumerate(people):
            sight = (await person.look(id)).sight
            assert sight is not None
            if sight.legal and sight.view["pending"][0]["kind"] != "general":
                return seat
            if sight.legal:
                await person.move(id, sight.legal[0])
