"""A server with very many tables and sockets, and one that starts on very many stored games."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import uvloop

from benchmarks.lobby.filling import fill
from benchmarks.server.contenders import Contender, Place, Process
from benchmarks.server.opening import opened
from benchmarks.server.table import Table, Traffic
from tenka.client import Client
from tenka.store.opening import open_database

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SERVER = Contender("tenka", durable=True)
SOCKETS = 2  # at each table
START = 2.0  # seconds


@dataclass(frozen=True)
class Crowd:
    """What many tables and sockets cost, in kB each, and how soon a server answers first."""

    tables: int
    table: float
    sockets: int
    socket: float
    stored: int
    start: float  # seconds


def crowded(folder: Path, tables: int, stored: int, processors: Sequence[int] = ()) -> Crowd:
    """Open so many tables, sit down at them, and start on so many stored games."""
    own = next(iter(processors), None)
    with _serving(folder, 0, own) as (process, _):
        before, between, after = uvloop.run(_filled(process, tables))
    with _serving(folder, stored, own) as (_, start):
        sockets = SOCKETS * tables
        each_table, each_socket = (between - before) * 1000 / tables, (after - between) * 1000 / sockets
        return Crowd(tables, each_table, sockets, each_socket, stored, start)


@contextlib.contextmanager
def _serving(folder: Path, stored: int, processor: int | None) -> Iterator[tuple[Process, float]]:
    """A server on a database with so many games, and how many seconds passed until its first answer."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        file = Path(place) / "tenka.db"
        with contextlib.closing(open_database(file)) as database:
            if stored:
                asyncio.run(database.write(fill, "", stored, 0))
        began = time.perf_counter()
        process = Process(SERVER, str(file), processor)
        try:
            asyncio.run(_answered(process.url))
            yield process, time.perf_counter() - began
            process.stop()
        finally:
            process.kill()


async def _answered(url: str) -> None:
    async with Client(url) as client:
        await client.tables()


async def _filled(process: Process, count: int) -> tuple[float, float, float]:
    """The memory before, with so many running tables, and with sockets at each of them; in MB."""
    before = process.resident()
    places = await opened(SERVER, process.url, count)
    between, tables = process.resident(), []
    for place in places:
        tables.append(Table(Place(place.id, place.seats[:SOCKETS]), Random(1), Traffic()))
        await tables[-1].connect([(process.host, process.port)])
    after = process.resident()
    for table in tables:
        table.close()
    return before, between, after


def table(found: Crowd) -> list[str]:
    """What was found, as Markdown."""
    return [
        "| very many, on SQLite | | |",
        "|---|---:|---|",
        f"| {found.tables:,} running tables | {found.table:.0f} kB a table | |",
        f"| {found.sockets:,} open sockets | {found.socket:.0f} kB a socket | |",
        f"| from the start to the first answer, with {found.stored:,} stored games | {found.start:.2f} s "
        f"| {'below' if found.start < START else 'not below'} {START:g} s |",
    ]
