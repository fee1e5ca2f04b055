"""A house with games under way, and those around it who try what they may not."""

import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from tenka.client import Client
from tenka.server.services import Services
from tenka.store.moving import LEFT_BEHIND
from tenka.store.schema import job, metadata, server_time
from tests.server.running import Running, running
from tests.server.wire.guests import guests, play_on, seated, started

PASSWORD = "seven samurai on a hill"


@dataclass(frozen=True)
class Scene:
    """Anna and Bruno play at a table by link, wait for somebody at another, and have finished a third."""

    server: Running
    anna: Client
    bruno: Client
    carla: Client  # knows the addresses of the tables, sits at none
    nobody: Client  # the same without a session
    playing: str
    waiting: str  # Anna's, with an open seat
    over: str

    @property
    def services(self) -> Services:
        """The server's insides."""
        return self.server.services

    @property
    def tables(self) -> tuple[str, str, str]:
        """All tables."""
        return self.playing, self.waiting, self.over


@dataclass(frozen=True)
class Prepared:
    """A database with all of that in it, made once and copied for every test, and the cookies of those in it."""

    database: bytes
    cookies: dict[str, str]
    tables: tuple[str, str, str]


KEPT_BY_ITSELF = (server_time, *LEFT_BEHIND, job)  # whatever anybody does

_prepared: list[Prepared] = []


async def _prepare(folder: Path) -> Prepared:
    async with (
        running(folder, kind="sqlite") as server,
        guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla),
    ):
        await anna.account("anna", PASSWORD)
        over = await started([anna, bruno])
        await play_on(server, over)
        playing = await started([anna, bruno], steward="random")
        await play_on(server, playing, 6)
        waiting = await seated([anna], "open")
        await anna.say(playing, "hello")
        cookies = {"Anna": anna.cookie, "Bruno": bruno.cookie, "Carla": carla.cookie}
    return Prepared((folder / "tenka.db").read_bytes(), cookies, (playing, waiting, over))


@contextlib.asynccontextmanager
async def staged(folder: Path, **changes: Any) -> AsyncIterator[Scene]:
    """The house until the end of the block."""
    if not _prepared:
        _prepared.append(await _prepare(folder / "prepared"))
    (prepared,) = _prepared
    (folder / "tenka.db").write_bytes(prepared.database)
    async with running(folder, kind="sqlite", **changes) as server, contextlib.AsyncExitStack() as stack:
        anna, bruno, carla, nobody = [await stack.enter_async_context(Client(server.url)) for _ in range(4)]
        for client, cookie in zip((anna, bruno, carla), prepared.cookies.values(), strict=True):
            name, _, value = cookie.partition("=")
            client._http.cookies.set(name, value, domain="127.0.0.1")
        for id in prepared.tables:
            await server.services.registry.table(id)
        yield Scene(server, anna, bruno, carla, nobody, *prepared.tables)


async def everything(services: Services) -> dict[str, Any]:
    """All that is stored and all that is played, to be compared."""

    def rows(connection: Connection) -> dict[str, Any]:
        return {
            table.name: sorted(map(repr, connection.execute(select(table)).all()))
            for table in metadata.sorted_tables
            if table not in KEPT_BY_ITSELF
        }

    games = {
        id: (
            table.game_session.number,
            table.game_session.now.versions,
            table.game_session.now.decisions,
            table.game_session.state.dump(),
        )
        for id, table in services.registry.tables.items()
        if table.game_session is not None
    }
    return {**await services.database.read(rows), "games": games}


LONG_ENOUGH = 8  # letters; shorter ones, such as keys of tests, stand in random ids by chance


async def secrets_of(services: Services) -> dict[str, set[str]]:
    """What nobody is ever told: by kind, all of it."""
    found: dict[str, set[str]] = {"secret": {services.database.secret}}

    def rows(connection: Connection) -> None:
        tables = metadata.tables
        for kind, table, column in (
            ("invitation", "game_table", "invitation"),
            ("seed", "game_table", "seed"),
            ("person", "person", "id"),
            ("password", "person", "password"),
            ("session", "session", "id"),
            ("key", "entry", "key"),
        ):
            values = connection.execute(select(tables[table].c[column])).scalars()
            found[kind] = {value for value in values if value and len(value) >= LONG_ENOUGH}

    await services.database.read(rows)
    return found


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server's log holds that speaks of a failure."""
    return [
        f"{record.name}: {record.getMessage()} {record.exc_text or ''}"
        for record in caplog.records
        if record.levelno >= logging.WARNING or record.exc_info
    ]
