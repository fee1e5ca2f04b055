"""Files that are moved, deleted, exchanged, cut or overwritten while they are in use.

Nothing that was acknowledged is lost, nothing is acknowledged that would be, and it is told once what to do.
"""

import asyncio
import contextlib
import fcntl
import logging
import os
import resource
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from tenka.store.failures import StoreFailure
from tenka.store.schema import person
from tenka.store.sqlite.backup import back_up, restore
from tenka.store.sqlite.database import SqliteDatabase
from tests.faults.disk import copied

PATIENCE = 30  # seconds; a loaded machine


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.store.sqlite.writer.LOOK_EVERY", 0.02)
    monkeypatch.setattr("tenka.store.sqlite.writer.TRY_EVERY", 0.02)
    monkeypatch.setattr("tenka.store.sqlite.writer.BRING_OVER_EVERY", 0.01)
    monkeypatch.setattr("tenka.store.sqlite.health.COMES_BACK", 0.3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "server" / "tenka.db"


@pytest.fixture
def database(path: Path) -> Iterator[SqliteDatabase]:
    opened = SqliteDatabase(path)
    yield opened
    opened.close()


def add(connection: Connection, name: str) -> None:
    connection.execute(insert(person).values(id=name, name=name, created=1))


def people(connection: Connection) -> set[str]:
    return set(connection.execute(select(person.c.id)).scalars())


async def written(database: SqliteDatabase, *names: str) -> set[str]:
    """People who were acknowledged."""
    for name in names:
        await database.write(add, name)
    return set(names)


async def refused(database: SqliteDatabase, message: str) -> None:
    """Nothing can be written, and it is said why."""
    with pytest.raises(StoreFailure, match=message):
        await database.write(add, "refused")
    assert database.trouble is not None
    assert database.trouble.message == message


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def alone(file: Path) -> set[str]:
    """Whom a file holds without any log."""
    with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)) as found:
        return {id for (id,) in found.execute("SELECT id FROM person")}


def after_a_crash(path: Path, to: Path) -> set[str]:
    """Whom a server would find that is started on the files as they are now."""
    with contextlib.closing(SqliteDatabase(copied(path, to))) as opened, opened.engine.connect() as connection:
        return people(connection)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.message for record in caplog.records if record.levelno >= logging.ERROR]


def beside(path: Path, end: str) -> Path:
    return path.with_name(f"{path.name}{end}")


# Moved aside


@pytest.mark.parametrize("ends", [[""], ["-wal"], ["-shm"], ["", "-wal", "-shm"]])
async def test_moved_aside_and_back(
    ends: list[str], database: SqliteDatabase, path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    everybody = await written(database, "Anna", "Berta")
    aside = tmp_path / "aside.db"
    for end in ends:
        beside(path, end).rename(beside(aside, end))
    for _ in range(3):
        await refused(database, "store-gone")
    assert await database.read(people) == everybody
    assert not any(beside(path, end).exists() for end in ends)
    for end in ends:
        beside(aside, end).rename(beside(path, end))
    await until(lambda: database.trouble is None)
    everybody |= await written(database, "Clara")
    assert await database.read(people) == everybody == after_a_crash(path, tmp_path / "crash")
    assert lines(caplog) == ["store-gone"]
    assert "Put it back" in caplog.records[-2].__dict__["advice"]


async def test_the_file_moved_aside_is_everything(database: SqliteDatabase, path: Path, tmp_path: Path) -> None:
    everybody = await written(database, "Anna", "Berta")
    path.rename(tmp_path / "aside.db")
    await until(lambda: database.trouble is not None)
    await until(lambda: beside(path, "-wal").stat().st_size == 0)
    assert alone(tmp_path / "aside.db") == everybody


async def test_moved_aside_while_it_commits(
    database: SqliteDatabase, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = database._watch.check

    def moved(*, wrote: bool = False) -> None:
        check(wrote=wrote)
        if not wrote and path.exists():
            path.rename(tmp_path / "aside.db")

    with monkeypatch.context() as patch:
        patch.setattr(database._watch, "check", moved)
        await refused(database, "store-gone")
    (tmp_path / "aside.db").rename(path)
    await until(lambda: database.trouble is None)
    assert await database.read(people) == {"refused"}  # in doubt when it was told; found by who looks again


@pytest.mark.parametrize("moment", ["noticed", "at once"])
async def test_stopped_while_it_is_away(moment: str, path: Path, tmp_path: Path) -> None:
    database = SqliteDatabase(path)
    everybody = await written(database, "Anna", "Berta")
    path.rename(tmp_path / "aside.db")
    if moment == "noticed":
        await until(lambda: database.trouble is not None)
    database.close()
    assert not path.exists()
    with pytest.raises(StoreFailure, match="store-orphan"):
        SqliteDatabase(path)
    assert not path.exists()
    with pytest.raises(StoreFailure, match="store-gone"):
        back_up(path, tmp_path / "saved.db")
    (tmp_path / "aside.db").rename(path)
    assert after_a_crash(path, tmp_path / "crash") == everybody


# Others in its place


def nothing(path: Path, original: Path) -> None:
    path.touch()


def diary(path: Path, original: Path) -> None:
    path.write_text("Dear diary, " * 1000)


def foreign(path: Path, original: Path) -> None:
    with contextlib.closing(sqlite3.connect(path.with_name("foreign.db"))) as other, other:
        other.execute("CREATE TABLE diary (day)")
    path.with_name("foreign.db").rename(path)


def copy(path: Path, original: Path) -> None:
    shutil.copy(original, path)


def folder(path: Path, original: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize("put", [nothing, diary, foreign, copy, folder])
async def test_another_in_its_place(
    put: Callable[[Path, Path], None], path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = SqliteDatabase(path)
    everybody = await written(database, "Anna", "Berta")
    aside = tmp_path / "aside.db"
    path.rename(aside)
    put(path, aside)
    before = path.read_bytes() if path.is_file() else b""
    for _ in range(3):
        with pytest.raises(StoreFailure, match=r"store-replaced|store-gone"):
            await database.write(add, "refused")
    await until(lambda: database.trouble is not None and database.trouble.message == "store-replaced")
    with pytest.raises(StoreFailure, match="store-replaced"):
        await database.read(people)
    with pytest.raises(StoreFailure, match="store-replaced"):
        back_up(path, tmp_path / "saved.db")
    assert set(lines(caplog)) <= {"store-gone", "store-replaced"}
    assert len(lines(caplog)) <= 2
    database.close()
    assert before == (path.read_bytes() if path.is_file() else b"")
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    aside.rename(path)
    assert alone(path) == everybody == after_a_crash(path, tmp_path / "crash")


@pytest.mark.parametrize("how", ["deleted", "a copy moved over it"])
async def test_deleted(how: str, path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = SqliteDatabase(path)
    everybody = await written(database, "Anna", "Berta")
    if how == "deleted":
        path.unlink()
    else:
        shutil.copy(path, tmp_path / "copy.db")
        (tmp_path / "copy.db").replace(path)
    await refused(database, "store-deleted")
    rescued = beside(path, ".rescued-1")
    await until(rescued.exists)
    assert alone(rescued) == everybody
    await until(lambda: beside(path, "-wal").stat().st_size == 0)  # it would do harm to whatever comes there
    assert lines(caplog) == ["store-deleted", "store-rescued"]
    database.close()
    restore(rescued, path)
    with contextlib.closing(SqliteDatabase(path)) as again:
        assert await again.read(people) == everybody


async def test_what_is_deleted_is_rescued_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = SqliteDatabase(path)
    everybody = await written(database, "Anna")
    attempts: list[str] = []

    def busy(_: sqlite3.Connection, how: str) -> bool:
        attempts.append(how)
        return False

    monkeypatch.setattr("tenka.store.sqlite.health.fold", busy)
    path.unlink()
    await until(lambda: len(attempts) > 3)
    database.close()
    assert [file.name for file in path.parent.glob("*.rescued-*")] == ["tenka.db.rescued-1"]
    assert alone(beside(path, ".rescued-1")) == everybody


# Log, index and lock


@pytest.mark.parametrize("ends", [["-wal"], ["-shm"], ["-wal", "-shm"]])
async def test_a_deleted_log_is_begun_anew(
    ends: list[str], database: SqliteDatabase, path: Path, tmp_path: Path
) -> None:
    everybody = await written(database, *map(str, range(50)))
    for end in ends:
        beside(path, end).unlink()
    await refused(database, "store-gone")
    await until(lambda: database.trouble is None)
    everybody |= await written(database, "Clara")
    assert await database.read(people) == everybody == after_a_crash(path, tmp_path / "crash")


@pytest.mark.parametrize("quiet", [True, False])
async def test_a_log_that_is_cut(quiet: bool, path: Path, tmp_path: Path) -> None:
    database = SqliteDatabase(path)
    log = beside(path, "-wal")
    everybody = await written(database, "Anna", "Berta")
    if quiet:
        await until(lambda: not database._watch._written)  # all of it is in the file by then
        await database.write(add, "last")
    os.truncate(log, 0)
    await refused(database, "store-overwritten")
    database.close()
    if quiet:
        assert after_a_crash(path, tmp_path / "crash") == everybody


async def test_a_log_that_is_cut_among_many_writes_costs_hardly_any(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "tenka.store.sqlite.writer.LOOK_EVERY", 60.0
    )  # it is never quiet for so long as to cut it ourselves
    database = SqliteDatabase(path)
    everybody = await written(database, *map(str, range(20)))
    await until(lambda: not database._watch.loose)
    os.truncate(beside(path, "-wal"), 0)
    await refused(database, "store-overwritten")
    database.close()
    assert after_a_crash(path, tmp_path / "crash") == everybody


async def test_another_log_in_its_place(path: Path, tmp_path: Path) -> None:
    database = SqliteDatabase(path)
    everybody = await written(database, "Anna", "Berta")
    log = beside(path, "-wal")
    shutil.copy(log, tmp_path / "old-wal")
    everybody |= await written(database, "Clara")
    (tmp_path / "old-wal").replace(log)
    await refused(database, "store-replaced")
    await until(lambda: database._watch._safe)
    database.close()
    assert alone(path) == everybody
    with pytest.raises(StoreFailure, match="store-replaced"):  # SQLite would put the old pages over the new ones
        SqliteDatabase(path)
    log.unlink()
    assert after_a_crash(path, tmp_path / "crash") == everybody


async def test_a_deleted_lock_is_made_anew_and_lets_nobody_in(
    database: SqliteDatabase, path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = beside(path, ".lock")
    monkeypatch.setattr("tenka.store.sqlite.writer.LOOK_EVERY", 0.5)  # else it may be there again before anybody writes
    lock.unlink()
    await refused(database, "store-gone")
    await until(lambda: database.trouble is None)
    assert lock.exists()
    with pytest.raises(StoreFailure, match="store-in-use"):
        SqliteDatabase(path)
    await written(database, "Anna")
    assert lines(caplog) == ["store-gone"]


async def test_a_second_server_without_the_lock(database: SqliteDatabase, path: Path, tmp_path: Path) -> None:
    os.link(path, tmp_path / "link.db")
    back_up(path, tmp_path / "saved.db")
    with pytest.raises(StoreFailure, match="store-in-use"):
        SqliteDatabase(tmp_path / "link.db")
    with pytest.raises(StoreFailure, match="store-in-use"):
        restore(tmp_path / "saved.db", tmp_path / "link.db")


async def test_a_lock_that_somebody_else_made(database: SqliteDatabase, path: Path) -> None:
    lock = beside(path, ".lock")
    lock.unlink()
    with lock.open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        await refused(database, "store-gone")
        await asyncio.sleep(0.1)
        await refused(database, "store-gone")
    await until(lambda: database.trouble is None)  # whoever it was is gone
    await written(database, "Anna")


# Contents


async def test_a_file_that_is_cut(path: Path) -> None:
    database = SqliteDatabase(path)
    await written(database, "Anna")
    await until(lambda: not database._watch._written)
    os.truncate(path, path.stat().st_size - 4096)
    await refused(database, "store-overwritten")
    database.close()


async def test_a_backup_copied_over_it(path: Path, tmp_path: Path) -> None:
    database = SqliteDatabase(path)
    back_up(path, tmp_path / "saved.db")
    await written(database, "Anna")
    await until(lambda: not database._watch._written)
    shutil.copy(tmp_path / "saved.db", path)
    await refused(database, "store-overwritten")
    database.close()


async def test_what_does_no_harm(database: SqliteDatabase, path: Path, tmp_path: Path) -> None:
    """A new time, another program that reads or writes as SQLite does, a backup."""
    everybody = await written(database, "Anna")
    path.touch()
    with contextlib.closing(sqlite3.connect(path)) as other, other:
        other.execute("INSERT INTO person (id, name, created) VALUES ('Berta', 'Berta', 1)")
    back_up(path, tmp_path / "saved.db")
    everybody |= {"Berta"} | await written(database, "Clara")
    await asyncio.sleep(0.1)
    assert database.trouble is None
    assert await database.read(people) == everybody


async def test_much_is_written(database: SqliteDatabase, path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The log begins anew several times, and the file grows."""

    def fill(connection: Connection, number: int) -> None:
        rows = [{"id": f"{number}-{n}", "name": "x" * 2000, "created": 1} for n in range(300)]
        connection.execute(insert(person), rows)

    for number in range(25):
        await database.write(fill, number)
    assert path.stat().st_size > 10_000_000
    assert lines(caplog) == []


async def test_bringing_the_log_over_without_space_is_our_own_writing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tenka.store.sqlite.writer.BRING_OVER_EVERY", 3600)
    monkeypatch.setattr("tenka.store.sqlite.writer.LOOK_EVERY", 3600)
    with contextlib.closing(SqliteDatabase(path)) as database:
        everybody = await written(database, *(f"{each:0>200}" for each in range(300)))  # the file has to grow
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, before[1]))
        try:
            database._watch.bring_over()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert database.trouble is None
        everybody |= await written(database, "Anna")
        assert await database.read(people) == everybody


async def test_what_fails_for_long_costs_no_memory(
    database: SqliteDatabase, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    opened = len(database._connections._opened)
    for _ in range(20):
        with pytest.raises(StoreFailure, match="store-failed"):
            await database.write(fail)
    assert len(database._connections._opened) <= opened
    assert lines(caplog) == ["store-failed"]
    await written(database, "Anna")
    assert database.trouble is None


# A symbolic link


async def test_a_link_to_the_file(path: Path, tmp_path: Path) -> None:
    SqliteDatabase(path).close()
    link = tmp_path / "link.db"
    link.symlink_to(path)
    database = SqliteDatabase(link)
    await written(database, "Anna")
    link.unlink()
    link.symlink_to(tmp_path / "nowhere.db")
    await refused(database, "store-gone")
    link.unlink()
    link.symlink_to(path)
    await until(lambda: database.trouble is None)
    await written(database, "Berta")
    database.close()
    assert alone(path) == {"Anna", "Berta"}
