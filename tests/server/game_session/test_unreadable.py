"""A table whose game cannot be read is there, and says why; the log says so once."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from tenka.client import Client, RefusedError
from tenka.store.queries import boxes
from tenka.store.queries.boxes import BoxRow
from tenka.store.schema import entry, game_table, person
from tenka.wire.boxes import OwnBox
from tests.server.game_session.test_whole_game import seated
from tests.server.running import Running, running


@asynccontextmanager
async def stored(path: Path, **changed: Any) -> AsyncIterator[tuple[Running, list[Client], str]]:
    """A table that was started, changed on disk, and is not in memory."""
    async with running(path) as server:
        people, id = await seated(server, ["Anna", "Bruno"])
        await people[0].start(id)

        def change(connection: Connection) -> None:
            connection.execute(update(game_table).values(**changed))

        await server.services.database.write(change)
        del server.services.registry.tables[id]
        yield server, people, id
        for each in people:
            await each.close()


@pytest.mark.parametrize(("changed", "why"), [({"rules": 0}, "other-rules"), ({"game": "go"}, "game-not-installed")])
async def test_a_game_that_is_not_known_is_refused_as_what_it_is(
    tmp_path: Path, changed: dict[str, Any], why: str
) -> None:
    async with stored(tmp_path, **changed) as (_, people, id):
        with pytest.raises(RefusedError) as refused:
            await people[0].look(id)
        assert (refused.value.status, refused.value.message) == (409, why)
        for asked in (people[0].hint, people[0].try_out, people[0].analysis, people[0].analyse):
            with pytest.raises(RefusedError, match=why):
                await asked(id)
        assert [table.id for table in await people[0].my_tables()] == [id]


async def test_an_open_table_of_a_game_that_is_not_installed_is_refused_too(tmp_path: Path) -> None:
    async with stored(tmp_path, game="go", status="open", seed=None) as (_, people, id):
        for each in people:
            with pytest.raises(RefusedError, match="game-not-installed"):
                await each.look(id)
        assert [table.game for table in await people[0].my_tables()] == ["go"]


async def test_boxes_of_a_game_that_is_not_installed_are_kept_but_not_listed(tmp_path: Path) -> None:
    async with stored(tmp_path, game="go") as (server, people, _):
        database = server.services.database
        found = await database.read(lambda connection: connection.execute(select(person.c.id, person.c.name)).all())
        anna = next(id for id, name in found if name == "Anna")
        await database.write(boxes.save, anna, BoxRow("b1", "go", "Mine", {}, 1))
        assert await people[0].call("GET", "/api/boxes", list[OwnBox]) == []
        assert len(await database.read(boxes.of_person, anna)) == 1


async def test_a_damaged_table_is_logged_once_until_there_is_another_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def logged() -> list[str]:
        return [record.message for record in caplog.records if record.name == "tenka.server"]

    async with stored(tmp_path, pause=False) as (server, _, id):
        registry = server.services.registry

        async def damage() -> None:
            def change(connection: Connection) -> None:
                connection.execute(entry.delete())
                row = {"table_id": id, "number": 0, "seat": 0, "move": '["nonsense"]', "key": "k", "made": 0}
                connection.execute(insert(entry).values(**row))

            await server.services.database.write(change)

        await damage()
        with caplog.at_level(logging.ERROR, "tenka.server"):
            for _ in range(3):
                assert not await registry.try_table(id)
            assert logged() == ["table-unreadable"]
            await server.services.database.write(lambda connection: connection.execute(entry.delete()))
            assert await registry.try_table(id)
            del registry.tables[id]
            await damage()
            for _ in range(3):
                await registry.relieve(id)
            assert logged() == ["table-unreadable"] * 2
