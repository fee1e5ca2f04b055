"""The export: a stream that is made beside the loop, however much there is and however it is read."""

import asyncio
import contextlib
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select

from tenka.client import Client
from tenka.server.connections import streaming
from tenka.store.database import Database
from tenka.store.queries.people.export import PIECE
from tenka.store.schema import entry, person, remark
from tenka.store.sqlite.database import SqliteDatabase
from tenka.wire.people import Export
from tests.server.running import Running, running
from tests.server.wire.guests import guests, started

MOVES = 16_000
PATH = "/api/me/export"


def filled(connection: Connection, table: str, moves: int = MOVES, remarks: int = 3_000) -> None:
    """A game and a talk that went on for years; every other move is somebody else's."""
    who = connection.execute(select(person.c.id).where(person.c.name == "Anna")).scalar_one()
    move = json.dumps(["a_long_word"] * 8)
    rows = [
        {"table_id": table, "number": n, "seat": n % 2, "move": move if n % 10 else None, "key": None, "made": n}
        for n in range(1_000_000, 1_000_000 + moves)
    ]
    connection.execute(insert(entry), rows)
    common = {"table_id": table, "seat": 0, "private": False}
    said = [
        {"number": n, "person_id": who if n % 3 else None, "text": f'“{n}"', "key": f"k{n}", "said": n, **common}
        for n in range(1, remarks + 1)
    ]
    connection.execute(insert(remark), said)


@contextlib.asynccontextmanager
async def lasting(server: Running) -> Any:
    """Anna, who has played for years, and Bruno, who looks on."""
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        await server.services.database.write(filled, id)
        server.services.registry.tables.clear()  # nobody could have played that
        yield anna, bruno


async def test_much_is_sent_in_pieces_while_others_are_served(tmp_path: Path) -> None:
    async with running(tmp_path) as server, lasting(server) as (anna, bruno):
        sizes: list[int] = []
        waits: list[float] = []

        async def fetched() -> bytes:
            async with anna._http.stream("GET", PATH) as reply:
                assert reply.headers["content-type"] == "application/json"
                assert "content-length" not in reply.headers
                parts = [part async for part in reply.aiter_raw()]
            sizes.extend(map(len, parts))
            return b"".join(parts)

        fetching = asyncio.create_task(fetched())
        while not fetching.done():
            began = time.monotonic()
            await bruno.me()
            waits.append(time.monotonic() - began)
            await asyncio.sleep(0.01)
        found = msgspec.json.decode(await fetching, type=Export)
        assert sum(sizes) > 10 * PIECE
        (table,) = found.tables
        assert [move.number for move in table.moves] == list(range(1, MOVES // 2 + 1))
        assert [each.number for each in found.chat] == [n for n in range(1, 3_001) if n % 3]
        assert found.chat[0].text == '“1"'
        assert sorted(waits)[int(len(waits) * 0.9)] < 0.25
        assert server.services.exports.people == set()


async def test_who_does_not_read_holds_neither_reader_nor_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streaming, "PATIENCE", 1.0)
    async with running(tmp_path) as server, lasting(server) as (anna, bruno):
        lines = [await _asked(server, anna) for _ in range(1)]
        assert (await anna._http.get(PATH)).status_code == 429, "one at a time"
        assert (await bruno._http.get(PATH)).status_code == 200, "others have theirs"
        assert _checkpointed(server.services.database), "no transaction is open"
        async with asyncio.timeout(20):
            while server.services.exports.people:
                await asyncio.sleep(0.05)
        for _, writer in lines:
            writer.close()
        assert (await anna._http.get(PATH)).status_code == 200


async def _asked(server: Running, who: Client) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Somebody asks for an export and reads nothing of it."""
    host = server.url.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"), limit=1024)
    writer.write(f"GET {PATH} HTTP/1.1\r\nHost: {host}\r\nCookie: {who.cookie}\r\n\r\n".encode())
    async with asyncio.timeout(10):
        while not server.services.exports.people:
            await asyncio.sleep(0.01)
    return reader, writer


def _checkpointed(database: Database) -> bool:
    """Whether the log can be cut, by the one who may: any other would be a stranger who writes to our files."""
    if isinstance(database, SqliteDatabase):
        return database._watch.shorten()
    with database.engine.connect() as connection:
        open_ones = (
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND state = 'idle in transaction' AND pid <> pg_backend_pid()"
        )
        return bool(connection.exec_driver_sql(open_ones).scalar_one() == 0)


async def test_who_hangs_up_is_forgotten_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server, lasting(server) as (anna, _):
        _, writer = await _asked(server, anna)
        writer.transport.abort()
        async with asyncio.timeout(10):
            while server.services.exports.people:
                await asyncio.sleep(0.01)


async def test_head_tells_without_reading(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna") as (anna,):
        reply = await anna._http.head(PATH)
        assert (reply.status_code, reply.content) == (200, b"")
        assert "attachment" in reply.headers["content-disposition"]
        assert server.services.exports.people == set()


async def test_it_is_not_asked_for_too_often(tmp_path: Path) -> None:
    async with running(tmp_path, limits=True) as server, guests(server, "Anna") as (anna,):
        found = [(await anna._http.get(PATH)).status_code for _ in range(6)]
        assert found == [200] * 5 + [429]
