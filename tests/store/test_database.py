"""The database: held by one, private, durable, and clear about what is wrong with it."""

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
from pathlib import Path
from shlex import quote
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import DBAPIError

from tenka.store.failures import OS_FAILURES, SQLITE_FAILURES, StoreFailure, failure, unreachable
from tenka.store.schema import game_table, person
from tenka.store.sqlite import inspection
from tenka.store.sqlite.database import SqliteDatabase


@pytest.fixture
def database(tmp_path: Path) -> Iterator[SqliteDatabase]:
    opened = SqliteDatabase(tmp_path / "folder" / "tenka.db")
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


def test_one_server_at_a_time(database: SqliteDatabase) -> None:
    with pytest.raises(StoreFailure, match="store-in-use"):
        SqliteDatabase(database.path)
    with contextlib.closing(SqliteDatabase(database.path.with_name("other.db"))):
        pass


def test_the_lock_ends_with_the_process(tmp_path: Path) -> None:
    path = tmp_path / "tenka.db"
    importing = "from tenka.store.sqlite.database import SqliteDatabase; from pathlib import Path"
    program = f"{importing}; SqliteDatabase(Path({str(path)!r})); print(1)"
    command = [sys.executable, "-c", f"{program}; import time; print(flush=True); time.sleep(60)"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(StoreFailure, match="store-in-use"):
            SqliteDatabase(path)
        process.send_signal(signal.SIGKILL)
        process.wait()
    SqliteDatabase(path).close()


async def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        database = SqliteDatabase(tmp_path / "folder" / "tenka.db")
    finally:
        os.umask(before)
    await database.write(add_person, "Anna")
    files = {path.name: stat.S_IMODE(path.stat().st_mode) for path in database.path.parent.iterdir()}
    assert files == dict.fromkeys(["tenka.db", "tenka.db-wal", "tenka.db-shm", "tenka.db.lock"], 0o600)
    assert stat.S_IMODE(database.path.parent.stat().st_mode) == 0o700
    database.close()


async def test_every_commit_is_on_disk(database: SqliteDatabase) -> None:
    def pragma(connection: Connection, name: str) -> Any:
        return connection.execute(text(f"PRAGMA {name}")).scalar()

    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}  # 2: FULL
    assert {name: await database.write(pragma, name) for name in wanted} == wanted
    assert {name: await database.read(pragma, name) for name in wanted} == wanted


def test_epoch_and_secret_stay(tmp_path: Path) -> None:
    found = []
    for _ in range(2):
        with contextlib.closing(SqliteDatabase(tmp_path / "tenka.db")) as opened:
            found.append((opened.epoch, opened.secret))
    assert found[0] == found[1]
    with contextlib.closing(SqliteDatabase(tmp_path / "other.db")) as other:
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
    SqliteDatabase(path).close()
    good = path.read_bytes()
    spoil(path)
    spoilt = path.read_bytes() if path.is_file() else b""
    for _ in range(2):  # the second time as the first: no lock is left behind
        with pytest.raises(StoreFailure) as caught:
            SqliteDatabase(path)
        assert caught.value.message in messages
        assert caught.value.params == {"file": str(path)}
    assert spoilt == (path.read_bytes() if path.is_file() else b"")
    if path.is_file():
        path.write_bytes(good)
        SqliteDatabase(path).close()


def test_a_large_file_is_looked_through_while_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """However many games there are, nobody waits for them at the start."""
    path = tmp_path / "tenka.db"
    with contextlib.closing(SqliteDatabase(path)) as database, database.engine.begin() as connection:
        connection.execute(insert(person), [{"id": f"{n}", "name": "A" * 80, "created": 1} for n in range(2000)])
    monkeypatch.setattr(inspection, "QUICK", 0)
    for damage, told in ((False, []), (True, ["store-corrupt"])):
        if damage:
            content = path.read_bytes()
            (place, *_) = [n for n in range(len(content) // 4096) if b"A" * 80 in content[n * 4096 : (n + 1) * 4096]]
            path.write_bytes(content[: place * 4096] + b"\xff" * 4096 + content[(place + 1) * 4096 :])
        with contextlib.closing(SqliteDatabase(path)) as database:
            assert database._inspection is not None
            database._inspection._thread.join()
            assert database._read(lambda c: c.execute(text("SELECT count(*) FROM setting")).scalar())
        assert [each.message for each in caplog.records] == told


def test_looking_through_a_large_file_keeps_nobody_from_stopping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def endless(connection: Connection) -> bool:
        begun.set()
        numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
        return bool(connection.execute(text(numbers)).scalar())

    begun = Event()
    SqliteDatabase(tmp_path / "tenka.db").close()
    monkeypatch.setattr(inspection, "QUICK", 0)
    monkeypatch.setattr(inspection, "is_sound", endless)
    with contextlib.closing(SqliteDatabase(tmp_path / "tenka.db")):
        assert begun.wait(10)
    assert not caplog.records


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailure, match="store-unreachable"):
        SqliteDatabase(tmp_path / "file" / "tenka.db")


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
    importing = "from pathlib import Path; from tenka.store.sqlite.database import SqliteDatabase"
    opening = f"{importing}; SqliteDatabase(Path('{tmp_path}/t.db'))"
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
    monkeypatch.setattr("tenka.store.sqlite.database.PATIENCE_MS", 10)
    with contextlib.closing(SqliteDatabase(tmp_path / "tenka.db")) as database:
        with contextlib.closing(sqlite3.connect(database.path)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailure, match="store-locked"):
                await database.write(add_person, "Anna")
            assert await database.read(people) == []
        await database.write(add_person, "Anna")
        assert await database.read(people) == ["Anna"]
