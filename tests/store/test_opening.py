"""Opening a database: made where there is none, and looked at before a byte is changed."""

import contextlib
import errno
import fcntl
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, insert
from sqlalchemy.exc import OperationalError

from tenka.store import failures
from tenka.store.failures import StoreFailure, explained
from tenka.store.schema import person
from tenka.store.sqlite.backup import restore
from tenka.store.sqlite.database import SqliteDatabase
from tenka.store.sqlite.opening import connect
from tests.faults.process import until


def everything(folder: Path) -> dict[str, bytes]:
    """All files but the lock, which keeps others off while one looks."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock" and path.is_file()}


def foreign(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as other, other:
        other.execute("CREATE TABLE diary (day)")


def foreign_with_a_log(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as other, other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("CREATE TABLE diary (day)")


def of_another_that_migrates_alike(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as other, other:
        other.execute("CREATE TABLE alembic_version (version_num)")
        other.execute("INSERT INTO alembic_version VALUES ('0001')")


def text(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)


def newer(path: Path) -> None:
    SqliteDatabase(path).close()
    with contextlib.closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")


def empty(path: Path) -> None:
    path.touch()


@pytest.mark.parametrize(
    ("put", "message"),
    [
        (foreign, "store-foreign"),
        (foreign_with_a_log, "store-foreign"),
        (of_another_that_migrates_alike, "store-foreign"),
        (text, "store-corrupt"),
        (newer, "store-newer"),
        (empty, "store-empty"),
    ],
)
def test_what_is_not_ours_is_left_as_it_is(put: Callable[[Path], None], message: str, tmp_path: Path) -> None:
    path = tmp_path / "tenka.db"
    put(path)
    before = everything(tmp_path)
    with pytest.raises(StoreFailure, match=message):
        SqliteDatabase(path)
    assert everything(tmp_path) == before


@pytest.mark.parametrize("there", [True, False])
def test_a_log_without_its_database(there: bool, tmp_path: Path) -> None:
    path = tmp_path / "tenka.db"
    with contextlib.closing(SqliteDatabase(tmp_path / "other.db")) as other:
        with other.engine.begin() as connection:
            connection.execute(insert(person).values(id="Anna", name="Anna", created=1))
        shutil.copy(tmp_path / "other.db-wal", f"{path}-wal")
    if there:
        path.touch()
    before = everything(tmp_path)
    with pytest.raises(StoreFailure, match="store-orphan"):
        SqliteDatabase(path)
    assert everything(tmp_path) == before
    assert path.exists() == there


def test_a_log_without_its_database_is_kept_by_a_restore(tmp_path: Path) -> None:
    path = tmp_path / "tenka.db"
    SqliteDatabase(path).close()
    path.rename(tmp_path / "saved.db")
    Path(f"{path}-wal").write_bytes(b"what was written last")
    assert restore(tmp_path / "saved.db", path) is None
    assert not Path(f"{path}-wal").exists()
    assert Path(f"{path}.before-restore-1-wal").read_bytes() == b"what was written last"
    SqliteDatabase(path).close()


def test_a_link_to_nowhere(tmp_path: Path) -> None:
    (tmp_path / "unmounted").mkdir()
    (tmp_path / "tenka.db").symlink_to(tmp_path / "unmounted" / "tenka.db")
    with pytest.raises(StoreFailure, match="unmounted"):
        SqliteDatabase(tmp_path / "tenka.db")


@pytest.mark.parametrize("name", ["a b.db", "what?.db", "#1.db", "100%41.db", "ä'\".db"])
def test_any_name_will_do(name: str, tmp_path: Path) -> None:
    for _ in range(2):
        SqliteDatabase(tmp_path / "folder" / name).close()
    assert {path.name for path in (tmp_path / "folder").iterdir()} == {name, f"{name}.lock"}


def test_a_connection_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        connect(tmp_path / "tenka.db", 10)
    assert list(tmp_path.iterdir()) == []


def test_no_half_made_database_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("tenka.store.sqlite.opening.sync", interrupted)
        with pytest.raises(KeyboardInterrupt):
            SqliteDatabase(tmp_path / "tenka.db")
    assert everything(tmp_path) == {}
    SqliteDatabase(tmp_path / "tenka.db").close()


def test_a_network_drive_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    with pytest.raises(StoreFailure, match="store-unlockable"):
        SqliteDatabase(tmp_path / "tenka.db")


class Failing(sqlite3.OperationalError):
    sqlite_errorname = "SQLITE_IOERR_WRITE"


@pytest.mark.parametrize(
    ("number", "message"),
    [(errno.EDQUOT, "store-full"), (errno.EROFS, "store-read-only"), (errno.EIO, "store-failed"), (0, "store-failed")],
)
def test_why_it_cannot_be_written(number: int, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fsync(handle: int) -> None:
        if number:
            raise OSError(number, "told in English")

    monkeypatch.setattr("os.fsync", fsync)
    failed = failures.failure(OperationalError("COMMIT", {}, Failing()), "tenka.db")
    assert explained(failed, tmp_path).message == message
    assert list(tmp_path.iterdir()) == []


async def test_what_is_deleted_is_gone_from_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.store.sqlite.writer.LOOK_EVERY", 0.02)
    secret = "zanzibar" * 20

    def add(connection: Connection) -> None:
        rows = [{"id": f"{n}", "name": f"{secret} {n}" if n % 2 else "Anna", "created": 1} for n in range(500)]
        connection.execute(insert(person), rows)

    def found() -> bool:
        return any(secret.encode() in content for content in everything(tmp_path).values())

    database = SqliteDatabase(tmp_path / "tenka.db")
    await database.write(add)
    assert found()
    await database.write(lambda connection: connection.execute(delete(person).where(person.c.name.contains(secret))))
    await until(lambda: not found())
    database.close()
    assert not found()
