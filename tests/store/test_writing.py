"""Writing, in order and together, to either kind of database."""

import asyncio
import contextlib
import sqlite3
from functools import partial
from threading import Event

import psycopg
import pytest
from sqlalchemy import Connection, event, func, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from tenka.store.address import Address
from tenka.store.database import Database
from tenka.store.failures import OvertakenError, StoreFailure
from tenka.store.opening import open_database
from tenka.store.queries.tables import log
from tenka.store.queries.tables.log import Append, LogEntry
from tenka.store.schema import game_table, person


def add_person(connection: Connection, id: str) -> None:
    connection.execute(insert(person).values(id=id, name=id, created=1))


def add_table(connection: Connection, id: str) -> None:
    row = {"id": id, "game": "shitenno", "rules": 1, "options": "{}", "public": False, "pause": True}
    connection.execute(insert(game_table).values(row | {"status": "running", "invitation": "", "created": 1}))


def people(connection: Connection) -> list[str]:
    return list(connection.execute(select(person.c.id).order_by(person.c.id)).scalars())


class Held:
    """Keeps the writer busy until it is let go, so that what comes meanwhile goes into one transaction."""

    def __init__(self, database: Database) -> None:
        self._go = Event()
        self._busy = Event()
        self._task = asyncio.create_task(database.write(self._wait))

    def _wait(self, connection: Connection) -> None:
        self._busy.set()
        self._go.wait(10)

    async def let_go(self) -> None:
        await asyncio.sleep(0.01)  # everything that shall wait does
        self._go.set()
        await self._task

    async def begun(self) -> "Held":
        await asyncio.to_thread(self._busy.wait, 10)
        return self


async def test_a_change_that_fails_harms_no_other(database: Database) -> None:
    def half(connection: Connection) -> None:
        add_person(connection, "Berta")
        raise ZeroDivisionError

    held = await Held(database).begun()
    asked = [database.write(add_person, "Anna"), database.write(half), database.write(add_person, "Anna")]
    waiting = asyncio.gather(*asked, database.write(add_person, "Clara"), return_exceptions=True)
    await held.let_go()
    found = await waiting
    assert [type(each) for each in found] == [type(None), ZeroDivisionError, IntegrityError, type(None)]
    assert await database.read(people) == ["Anna", "Clara"]


async def test_what_waits_is_written_in_one_transaction(database: Database) -> None:
    await database.write(add_table, "a")
    await database.write(add_table, "b")
    commits: list[Connection] = []
    held = await Held(database).begun()
    waiting = asyncio.gather(
        *(database.append(Append(table, number, [LogEntry(0, "[]", None)])) for number in range(20) for table in "ab")
    )
    event.listen(database.engine, "commit", commits.append)
    await held.let_go()
    await waiting
    assert len(commits) == 2  # the one that held the writer, and one for all
    assert len(await database.read(log.entries, "a")) == len(await database.read(log.entries, "b")) == 20


async def test_an_entry_that_is_there_already_fails_alone(database: Database) -> None:
    for table in "abc":
        await database.write(add_table, table)
    await database.append(Append("b", 0, [LogEntry(0, "[1]", None)]))
    held = await Held(database).begun()
    asked = {"a": 0, "b": 0, "c": 0, "none": 0}
    waiting = asyncio.gather(
        *(database.append(Append(table, number, [LogEntry(0, "[2]", None)])) for table, number in asked.items()),
        return_exceptions=True,
    )
    await held.let_go()
    found = dict(zip(asked, await waiting, strict=True))
    assert isinstance(found["b"], OvertakenError), "somebody has written this entry"
    assert isinstance(found["none"], IntegrityError), "there is no such table"
    assert found["a"] is found["c"] is None
    moves = {table: [entry.move for entry in await database.read(log.entries, table)] for table in "abc"}
    assert moves == {"a": ["[2]"], "b": ["[1]"], "c": ["[2]"]}


async def test_an_entry_that_cannot_be_stored_fails_alone(database: Database) -> None:
    for table in "ab":
        await database.write(add_table, table)
    held = await Held(database).begun()
    moves = {"a": "[1]", "b": "\ud800"}  # half a character
    waiting = asyncio.gather(
        *(database.append(Append(table, 0, [LogEntry(0, move, None)])) for table, move in moves.items()),
        return_exceptions=True,
    )
    await held.let_go()
    well, badly = await waiting
    assert well is None
    assert isinstance(badly, UnicodeError)
    assert [len(await database.read(log.entries, table)) for table in "ab"] == [1, 0]


async def test_an_append_is_written_whole_or_not_at_all(database: Database) -> None:
    await database.write(add_table, "a")
    twice = Append("a", 0, [LogEntry(0, "[1]", "key"), LogEntry(0, "[2]", "key")])
    with pytest.raises(OvertakenError):
        await database.append(twice)
    assert await database.read(log.entries, "a") == []


def no_room(kind: str) -> Exception:
    if kind == "postgresql":
        return psycopg.errors.DiskFull("told in English")
    error = sqlite3.OperationalError("told in English")
    error.sqlite_errorname = "SQLITE_FULL"
    return error


async def test_a_disk_that_fails_is_told_to_all_who_wait(
    kind: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await database.write(add_table, "a")

    def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, no_room(kind))

    held = await Held(database).begun()
    appends = [Append("a", number, [LogEntry(0, "[]", None)]) for number in range(3)]
    waiting = asyncio.gather(*map(database.append, appends), return_exceptions=True)
    with monkeypatch.context() as patched:
        patched.setattr("tenka.store.writer.log.append", full)
        await held.let_go()
        found = await waiting
    assert {each.message for each in found if isinstance(each, StoreFailure)} == {
        "store-full" if kind == "sqlite" else "database-full"
    }
    assert len(set(map(id, found))) == 3  # each its own: a traceback grows with every raise
    await asyncio.gather(*map(database.append, appends))
    assert len(await database.read(log.entries, "a")) == 3


async def test_who_stops_waiting_does_not_stop_the_writing(database: Database) -> None:
    held = await Held(database).begun()
    impatient = asyncio.create_task(database.write(add_person, "Anna"))
    await asyncio.sleep(0)
    impatient.cancel()
    await held.let_go()
    await database.write(add_person, "Berta")
    assert impatient.cancelled()
    assert await database.read(people) == ["Anna", "Berta"]


async def test_closing_writes_all_that_was_asked_for(address: Address) -> None:
    database = open_database(address)
    await database.write(add_table, "a")
    adding = [asyncio.create_task(database.write(add_person, f"{number:03}")) for number in range(50)]
    append = partial(Append, "a", entries=[LogEntry(0, "[]", None)])
    adding += [asyncio.create_task(database.append(append(number=number))) for number in range(50)]
    await asyncio.sleep(0)
    database.close()
    await asyncio.gather(*adding)
    with contextlib.closing(open_database(address)) as again:
        assert await again.read(people) == [f"{number:03}" for number in range(50)]
        count = select(func.count()).select_from(text("entry"))
        assert await again.read(lambda connection: connection.execute(count).scalar()) == 50
