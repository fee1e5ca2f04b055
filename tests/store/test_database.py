"""The database: held by one, private, durable, and clear about what is wrong with it."""

import asyncio
import contextlib
import errno
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from shlex import quote
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from tenka.store.database import Database
from tenka.store.failures import OS_FAILURES, SQLITE_FAILURES, StoreFailure, failure, unreachable
from tenka.store.queries import log
from tenka.store.queries.log import Append, LogEntry
from tenka.store.schema import game_table, person
from tenka.store.sqlite import writer


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(tmp_path / "folder" / "tenka.db")
    yield opened
    opened.close()


def add_person(connection: Connection, id: str) -> None:
    connection.execute(insert(person).values(id=id, name=id, created=1))


def add_table(connection: Connection, id: str) -> None:
    row = {"id": id, "game": "shitenno", "rules": 1, "options": "{}", "public": False, "pause": True}
    connection.execute(insert(game_table).values(row | {"status": "running", "invitation": "", "created": 1}))


def people(connection: Connection) -> list[str]:
    return list(connection.execute(select(person.c.id).order_by(person.c.id)).scalars())


# Opening


def test_one_server_at_a_time(database: Database) -> None:
    with pytest.raises(StoreFailure, match="store-in-use"):
        Database(database.path)
    with contextlib.closing(Database(database.path.with_name("other.db"))):
        pass


def test_the_lock_ends_with_the_process(tmp_path: Path) -> None:
    path = tmp_path / "tenka.db"
    program = (
        f"from tenka.store.database import Database; from pathlib import Path; Database(Path({str(path)!r})); print(1)"
    )
    command = [sys.executable, "-c", f"{program}; import time; print(flush=True); time.sleep(60)"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(StoreFailure, match="store-in-use"):
            Database(path)
        process.send_signal(signal.SIGKILL)
        process.wait()
    Database(path).close()


async def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        database = Database(tmp_path / "folder" / "tenka.db")
    finally:
        os.umask(before)
    await database.write(add_person, "Anna")
    files = {path.name: stat.S_IMODE(path.stat().st_mode) for path in database.path.parent.iterdir()}
    assert files == dict.fromkeys(["tenka.db", "tenka.db-wal", "tenka.db-shm", "tenka.db.lock"], 0o600)
    assert stat.S_IMODE(database.path.parent.stat().st_mode) == 0o700
    database.close()


async def test_every_commit_is_on_disk(database: Database) -> None:
    def pragma(connection: Connection, name: str) -> Any:
        return connection.execute(text(f"PRAGMA {name}")).scalar()

    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}  # 2: FULL
    assert {name: await database.write(pragma, name) for name in wanted} == wanted
    assert {name: await database.read(pragma, name) for name in wanted} == wanted


def test_epoch_and_secret_stay(tmp_path: Path) -> None:
    found = []
    for _ in range(2):
        with contextlib.closing(Database(tmp_path / "tenka.db")) as opened:
            found.append((opened.epoch, opened.secret))
    assert found[0] == found[1]
    with contextlib.closing(Database(tmp_path / "other.db")) as other:
        assert (other.epoch, other.secret) != found[0]
        assert len(bytes.fromhex(other.secret)) == 32


def no_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)


def damaged(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)


def newer(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("spoil", "messages"),
    [
        (no_database, {"store-corrupt"}),
        (damaged, {"store-corrupt"}),
        (newer, {"store-newer"}),
        (a_folder, {"store-unreachable", "file-is-folder"}),
    ],
)
def test_what_cannot_be_opened_is_left_alone(tmp_path: Path, spoil: Callable[[Path], None], messages: set[str]) -> None:
    path = tmp_path / "tenka.db"
    Database(path).close()
    good = path.read_bytes()
    spoil(path)
    spoilt = path.read_bytes() if path.is_file() else b""
    for _ in range(2):  # the second time as the first: no lock is left behind
        with pytest.raises(StoreFailure) as caught:
            Database(path)
        assert caught.value.message in messages
        assert caught.value.params == {"file": str(path)}
    assert spoilt == (path.read_bytes() if path.is_file() else b"")
    if path.is_file():
        path.write_bytes(good)
        Database(path).close()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailure, match="store-unreachable"):
        Database(tmp_path / "file" / "tenka.db")


def own_mounts() -> bool:
    """Whether a process here can have mounts of its own: chmod alone does not stop root."""
    if shutil.which("unshare") is None:
        return False
    return subprocess.run(["unshare", "-rm", "true"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not own_mounts(), reason="needs mounts of its own, which this system does not allow")
@pytest.mark.parametrize(
    ("options", "messages"),
    [("ro", {"store-unreachable", "store-read-only"}), ("size=16k", {"store-full"}), ("size=64k", {"store-full"})],
)
def test_a_read_only_folder_and_a_full_disk(tmp_path: Path, options: str, messages: set[str]) -> None:
    opening = f"from pathlib import Path; from tenka.store.database import Database; Database(Path('{tmp_path}/t.db'))"
    script = f'mount -t tmpfs -o {options} none {quote(str(tmp_path))} && exec {quote(sys.executable)} -c "{opening}"'
    ended = subprocess.run(["unshare", "-rm", "sh", "-c", script], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert any(f"StoreFailure: {message} " in ended.stderr.splitlines()[-1] for message in messages), ended.stderr


# Failures


def sqlite_error(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("told in English")
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("name", "message"),
    [
        *SQLITE_FAILURES.items(),
        ("SQLITE_BUSY_SNAPSHOT", "store-locked"),
        ("SQLITE_LOCKED_SHAREDCACHE", "store-locked"),
        ("SQLITE_IOERR_WRITE", "store-failed"),
        ("SQLITE_READONLY_DIRECTORY", "store-read-only"),
        ("SQLITE_CANTOPEN_ISDIR", "store-unreachable"),
        ("SQLITE_CORRUPT_INDEX", "store-corrupt"),
        ("SQLITE_ERROR", "store-failed"),
        ("SQLITE_NOMEM", "store-failed"),
        ("", "store-failed"),
    ],
)
def test_what_sqlite_fails_with(name: str, message: str) -> None:
    for error in (sqlite_error(name), DBAPIError("SELECT", {}, sqlite_error(name))):
        found = failure(error, "tenka.db")
        assert (found.message, found.params) == (message, {"file": "tenka.db"})


@pytest.mark.parametrize(
    ("number", "message"),
    [*OS_FAILURES.items(), (errno.EACCES, "store-unreachable"), (errno.ENOENT, "store-unreachable")],
)
def test_what_the_system_fails_with(number: int, message: str) -> None:
    assert unreachable(OSError(number, "told in English"), "tenka.db").message == message


async def test_a_lock_of_another_program_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.store.database.PATIENCE_MS", 10)
    with contextlib.closing(Database(tmp_path / "tenka.db")) as database:
        with contextlib.closing(sqlite3.connect(database.path)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailure, match="store-locked"):
                await database.write(add_person, "Anna")
            assert await database.read(people) == []
        await database.write(add_person, "Anna")
        assert await database.read(people) == ["Anna"]


# Writing


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
    assert [table for table, error in found.items() if isinstance(error, IntegrityError)] == ["b", "none"]
    assert found["a"] is found["c"] is None
    moves = {table: [entry.move for entry in await database.read(log.entries, table)] for table in "abc"}
    assert moves == {"a": ["[2]"], "b": ["[1]"], "c": ["[2]"]}


async def test_an_append_is_written_whole_or_not_at_all(database: Database) -> None:
    await database.write(add_table, "a")
    twice = Append("a", 0, [LogEntry(0, "[1]", "key"), LogEntry(0, "[2]", "key")])
    with pytest.raises(IntegrityError):
        await database.append(twice)
    assert await database.read(log.entries, "a") == []


async def test_a_disk_that_fails_is_told_to_all_who_wait(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await database.write(add_table, "a")

    def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, sqlite_error("SQLITE_FULL"))

    held = await Held(database).begun()
    appends = [Append("a", number, [LogEntry(0, "[]", None)]) for number in range(3)]
    waiting = asyncio.gather(*map(database.append, appends), return_exceptions=True)
    with monkeypatch.context() as patched:
        patched.setattr(writer, "append", full)
        await held.let_go()
        found = await waiting
    assert {each.message for each in found if isinstance(each, StoreFailure)} == {"store-full"}
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


async def test_closing_writes_all_that_was_asked_for(tmp_path: Path) -> None:
    database = Database(tmp_path / "tenka.db")
    await database.write(add_table, "a")
    adding = [asyncio.create_task(database.write(add_person, f"{number:03}")) for number in range(50)]
    append = partial(Append, "a", entries=[LogEntry(0, "[]", None)])
    adding += [asyncio.create_task(database.append(append(number=number))) for number in range(50)]
    await asyncio.sleep(0)
    database.close()
    await asyncio.gather(*adding)
    with contextlib.closing(Database(tmp_path / "tenka.db")) as again:
        assert await again.read(people) == [f"{number:03}" for number in range(50)]
        count = select(func.count()).select_from(text("entry"))
        assert await again.read(lambda connection: connection.execute(count).scalar()) == 50
