"""A backup holds all that was acknowledged before it, and a restored one takes its place without a trace of the old."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from tenka.store.failures import StoreFailure
from tenka.store.queries.tables import log
from tenka.store.queries.tables.log import Append, LogEntry
from tenka.store.schema import game_table, person
from tenka.store.sqlite import atomic_files, backup
from tenka.store.sqlite.backup import back_up, restore
from tenka.store.sqlite.database import SqliteDatabase

TABLE = "a-table"


def add_table(connection: Connection) -> None:
    row = {"id": TABLE, "game": "shitenno", "rules": 1, "options": "{}", "public": False, "pause": True}
    connection.execute(insert(game_table).values(row | {"status": "running", "invitation": "", "created": 1}))


def add_person(connection: Connection, name: str) -> None:
    connection.execute(insert(person).values(id=name, name=name, created=1))


def names(path: Path) -> set[str]:
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as found:
        return {name for (name,) in found.execute("SELECT name FROM person")}


def epoch(path: Path) -> str:
    with contextlib.closing(SqliteDatabase(path)) as opened:
        return opened.epoch


def make(path: Path, name: str) -> Path:
    with contextlib.closing(SqliteDatabase(path)) as database, database.engine.begin() as connection:
        add_person(connection, name)
    return path


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return make(tmp_path / "server" / "tenka.db", "Anna")


@pytest.fixture
def saved(database: Path, tmp_path: Path) -> Path:
    back_up(database, tmp_path / "saved.db")
    return tmp_path / "saved.db"


@contextlib.contextmanager
def refused(message: str, file: Path) -> Iterator[None]:
    """It fails, names the file, and leaves no litter."""
    before = everything(file.parent)
    with pytest.raises(StoreFailure) as caught:
        yield
    assert (caught.value.message, caught.value.params) == (message, {"file": str(file)})
    assert everything(file.parent) == before


def everything(folder: Path) -> dict[str, bytes]:
    """All files but those that come and go by themselves."""
    files = [path for path in folder.glob("*") if path.is_file() and not path.name.endswith((".lock", "-shm"))]
    return {path.name: path.read_bytes() for path in files if path.stat().st_size}


async def test_what_was_acknowledged_before_it_began_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "tenka.db"
    database = SqliteDatabase(path)
    await database.write(add_table)
    acknowledged = 0
    going = True

    async def keep_appending() -> None:
        nonlocal acknowledged
        while going:
            await database.append(Append(TABLE, acknowledged, [LogEntry(0, f"[{acknowledged}]", None)]))
            acknowledged += 1

    appending = asyncio.create_task(keep_appending())
    for number in range(8):
        await asyncio.sleep(0.02)
        before = acknowledged
        await asyncio.to_thread(back_up, path, tmp_path / f"{number}.db")
        with contextlib.closing(sqlite3.connect(tmp_path / f"{number}.db")) as found:
            moves = [move for (move,) in found.execute("SELECT move FROM entry ORDER BY number")]
        assert moves == [f"[{place}]" for place in range(len(moves))]
        assert before <= len(moves) <= acknowledged + 1
    assert acknowledged > 8
    going = False
    await appending
    database.close()

    restore(tmp_path / "7.db", path)
    with contextlib.closing(SqliteDatabase(path)) as again:
        assert await again.read(log.entries, TABLE) == [LogEntry(0, move, None) for move in moves]


def test_it_is_one_private_file_in_rest(saved: Path) -> None:
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert [path.name for path in saved.parent.iterdir() if path.is_file()] == ["saved.db"]
    with contextlib.closing(sqlite3.connect(saved)) as found:
        assert found.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_it_holds_what_a_crashed_server_left_in_the_log_beside(database: Path, tmp_path: Path) -> None:
    crashed = crash(database, tmp_path / "crashed", "Berta")
    back_up(crashed, tmp_path / "saved.db")
    assert names(tmp_path / "saved.db") == {"Anna", "Berta"}


def crash(database: Path, folder: Path, name: str) -> Path:
    """A copy of the database as it lies there when the power fails after somebody came."""
    folder.mkdir()
    with contextlib.closing(SqliteDatabase(database)) as opened:
        with opened.engine.begin() as connection:
            add_person(connection, name)
        for path in database.parent.glob("tenka.db*"):
            shutil.copy(path, folder)
    assert (folder / "tenka.db-wal").stat().st_size > 0
    return folder / "tenka.db"


def test_it_overwrites_nothing_unless_told_to(database: Path, saved: Path) -> None:
    make(database, "Berta")
    with refused("backup-exists", saved):
        back_up(database, saved)
    back_up(database, saved, force=True)
    assert names(saved) == {"Anna", "Berta"}


@pytest.mark.parametrize("end", ["", "-wal", "-shm", ".lock"])
def test_it_never_overwrites_the_database_itself(database: Path, end: str) -> None:
    with refused("backup-same", database):
        back_up(database, Path(f"{database}{end}"), force=True)


def test_no_database_to_back_up(tmp_path: Path) -> None:
    with refused("file-missing", tmp_path / "none.db"):
        back_up(tmp_path / "none.db", tmp_path / "saved.db")


def test_no_folder_to_back_up_into(database: Path, tmp_path: Path) -> None:
    with refused("store-unreachable", tmp_path / "none" / "saved.db"):
        back_up(database, tmp_path / "none" / "saved.db")


def test_a_folder_to_back_up_onto(database: Path, tmp_path: Path) -> None:
    with refused("file-is-folder", tmp_path):
        back_up(database, tmp_path, force=True)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        with Path("/dev/full").open("wb", buffering=0) as device:
            device.write(b"x")

    monkeypatch.setattr(os, "fsync", full)
    with refused("store-full", tmp_path / "saved.db"):
        back_up(database, tmp_path / "saved.db")


def test_a_database_locked_by_another_program(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PATIENCE_MS", 10)
    with contextlib.closing(sqlite3.connect(database)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        other.execute("DELETE FROM person")
        with refused("store-locked", database):
            back_up(database, tmp_path / "saved.db")


def test_a_damaged_database_is_not_backed_up(database: Path, tmp_path: Path) -> None:
    damage(database)
    with refused("store-corrupt", database):
        back_up(database, tmp_path / "saved.db")


def damage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)


def test_restoring_keeps_what_was_there_and_gives_clients_a_new_epoch(database: Path, saved: Path) -> None:
    before = epoch(database)
    make(database, "Berta")
    kept = restore(saved, database)
    assert kept == Path(f"{database}.before-restore-1")
    assert (names(database), names(kept)) == ({"Anna"}, {"Anna", "Berta"})
    assert epoch(kept) == before != epoch(database)
    assert epoch(database) == epoch(database)
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    assert restore(saved, database) == Path(f"{database}.before-restore-2")
    assert names(saved) == {"Anna"}


def test_restoring_where_nothing_was(saved: Path, tmp_path: Path) -> None:
    assert restore(saved, tmp_path / "new" / "tenka.db") is None
    assert names(tmp_path / "new" / "tenka.db") == {"Anna"}


@pytest.mark.parametrize("foldable", [True, False])
def test_the_log_beside_goes_along_with_what_was_there(
    database: Path, saved: Path, tmp_path: Path, foldable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not foldable:
        monkeypatch.setattr(backup, "_fold", lambda database: None)
    crashed = crash(database, tmp_path / "crashed", "Berta")
    kept = restore(saved, crashed)
    assert kept is not None
    assert not Path(f"{crashed}-wal").exists()
    assert not Path(f"{crashed}-shm").exists()
    assert names(kept) == {"Anna", "Berta"}
    assert names(crashed) == {"Anna"}


def test_a_database_by_another_name(database: Path, saved: Path, tmp_path: Path) -> None:
    crashed = crash(database, tmp_path / "crashed", "Berta")
    link = tmp_path / "link.db"
    link.symlink_to(crashed)
    back_up(link, tmp_path / "both.db")
    assert names(tmp_path / "both.db") == {"Anna", "Berta"}
    kept = restore(saved, link)
    assert kept == Path(f"{crashed}.before-restore-1")
    assert link.is_symlink()
    assert (names(link), names(kept)) == ({"Anna"}, {"Anna", "Berta"})


def test_at_no_moment_is_the_database_without_its_log(
    database: Path, saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crashed = crash(database, tmp_path / "crashed", "Berta")
    seen: list[set[str]] = []

    def look(path: Path) -> None:
        folder = tmp_path / f"moment-{len(seen)}"
        shutil.copytree(crashed.parent, folder)
        seen.append(names(folder / "tenka.db"))

    for module in (backup, atomic_files):
        monkeypatch.setattr(module, "sync", look)
    restore(saved, crashed)
    assert seen[:-1] == [{"Anna", "Berta"}] * (len(seen) - 1)
    assert seen[-1] == {"Anna"}


def test_a_damaged_database_can_be_replaced(database: Path, saved: Path) -> None:
    damage(database)
    restore(saved, database)
    assert names(database) == {"Anna"}


def test_keeping_where_a_file_can_have_but_one_name(
    database: Path, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(old: str, new: str) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", no_links)
    make(database, "Berta")
    kept = restore(saved, database)
    assert kept is not None
    assert names(kept) == {"Anna", "Berta"}


def test_not_while_a_server_runs(database: Path, saved: Path) -> None:
    with contextlib.closing(SqliteDatabase(database)), refused("store-in-use", database):
        restore(saved, database)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda path: path.unlink(), "file-missing"),
        (lambda path: (path.unlink(), path.mkdir()), "file-is-folder"),
        (lambda path: path.write_bytes(b"Dear diary, " * 1000), "store-corrupt"),
        (lambda path: path.write_bytes(b""), "store-foreign"),
        (damage, "store-corrupt"),
    ],
)
def test_what_is_no_backup_changes_nothing(database: Path, saved: Path, spoil: object, message: str) -> None:
    assert callable(spoil)
    spoil(saved)
    before = everything(database.parent)
    with refused(message, saved):
        restore(saved, database)
    assert everything(database.parent) == before


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "store-newer"),
        ("DROP TABLE alembic_version", "store-foreign"),
    ],
)
def test_a_backup_of_another_kind(database: Path, saved: Path, statement: str, message: str) -> None:
    with contextlib.closing(sqlite3.connect(saved)) as other, other:
        other.execute(statement)
    with refused(message, saved):
        restore(saved, database)


def test_the_database_is_no_backup_of_itself(database: Path) -> None:
    with refused("backup-same", database):
        restore(database, database)


def test_an_interrupted_restore_leaves_the_old_one(
    database: Path, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(backup, "move", interrupted)
    with pytest.raises(KeyboardInterrupt):
        restore(saved, database)
    assert names(database) == {"Anna"}
    assert not list(database.parent.glob(".*"))
