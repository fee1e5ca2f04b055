"""Somebody has another name: shown at once, without playing anybody's game again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tenka.client import Client
from tenka.server.tables import loading, table, table_registry
from tenka.store.failures import StoreFailure
from tenka.wire.people import Me
from tests.server.running import Running, running
from tests.server.stewards.away import until
from tests.server.wire.guests import guests, play_on, started
from tests.server.wire.line import line


async def rename(client: Client, name: str) -> None:
    await client.call("PATCH", "/api/me", Me, name=name)


async def names(client: Client, id: str) -> list[str | None]:
    return [seat.name for seat in (await client.look(id)).table.seats]


@pytest.fixture
def no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(*_: Any) -> None:
        raise AssertionError("a game was played again")

    monkeypatch.setattr(table, "loaded", load)


async def test_a_new_name_is_shown_at_every_table_and_no_game_is_played_again(tmp_path: Path, no_replay: None) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as (anna, bruno):
        ids = [await started([anna, bruno]) for _ in range(3)]
        for id in ids:
            await play_on(server, id, 5)
        async with line(server.url, ids[0], bruno.cookie) as heard:
            await heard.fence()
            versions = [(await server.services.registry.table(id)).playing().version(0) for id in ids]
            await rename(anna, "Antonia")
            told = await heard.fence()
            assert [each["type"] for each in told] == ["table"]
            assert told[0]["table"]["seats"][0]["name"] == "Antonia"
        for id, version in zip(ids, versions, strict=True):
            assert await names(bruno, id) == ["Antonia", "Bruno"]
            assert (await server.services.registry.table(id)).playing().version(0) == version
            await play_on(server, id, 1)


async def test_forty_names_end_in_the_last_and_keep_nobody_waiting(tmp_path: Path, no_replay: None) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as (anna, bruno):
        ids = [await started([anna, bruno]) for _ in range(3)]
        renaming = [asyncio.create_task(rename(anna, f"Anna {number}")) for number in range(40)]
        await asyncio.sleep(0)
        await rename(bruno, "Benno")
        await asyncio.gather(*renaming)
        last = (await anna.call("GET", "/api/me", Me)).name
        for id in ids:
            assert await names(bruno, id) == [last, "Benno"]


async def test_a_table_that_is_read_meanwhile_has_the_new_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        del server.services.registry.tables[id]
        await rename_while_loading(server, monkeypatch, anna, bruno, id)
        assert await names(bruno, id) == ["Antonia", "Bruno"]


async def rename_while_loading(
    server: Running, monkeypatch: pytest.MonkeyPatch, anna: Client, bruno: Client, id: str
) -> None:
    """The row is read with the old name, and the table is there only after the change."""
    read, go_on = asyncio.Event(), asyncio.Event()
    database, found = server.services.database, server.services.database.read_then

    async def slowly(work: Any, query: Any) -> Any:
        result = await found(work, query)
        read.set()
        await go_on.wait()
        return result

    monkeypatch.setattr(database, "read_then", slowly)
    looking = asyncio.create_task(bruno.look(id))
    await read.wait()
    await rename(anna, "Antonia")  # waits for no table that somebody else has read
    go_on.set()
    await looking


async def test_a_name_that_could_not_be_read_is_read_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "SWEEP", 0.05)
    failing = True

    def unreadable(connection: Connection, id: str) -> Any:
        if failing:
            raise StoreFailure("store-unreachable", {})
        return real(connection, id)

    real = loading.without_game
    monkeypatch.setattr(table, "without_game", unreadable)
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        await rename(anna, "Antonia")
        at_table = await server.services.registry.table(id)
        assert at_table.outdated
        failing = False
        await until(lambda: not at_table.outdated and not at_table.lock.locked())  # it was read, and is shown
        assert await names(bruno, id) == ["Antonia", "Bruno"]
