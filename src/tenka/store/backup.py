"""Backups of a SQLite database: made while a server writes to it, and put back when none does."""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from alembic.script import ScriptDirectory

from tenka.store.database import PATIENCE_MS, hold
from tenka.store.failures import StoreFailure, failure, unreachable
from tenka.store.ids import new_id
from tenka.store.migrate import SCRIPTS

BESIDE = ("-wal", "-shm")  # what SQLite keeps next to a database; without it, what was written last is lost


def back_up(database: Path, to: Path, *, force: bool = False) -> None:
    """Write all that the database holds into a new file, sound and on disk, or nothing at all."""
    with _told(to):
        _refuse_place(database, to, force=force)
    with _part(to) as part:
        _copy(database, part)
        _check(part, database)
        _move(part, to, force=force)


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the database's place; where what was there before is kept, if there was anything."""
    if _same(backup, database):
        raise StoreFailure("backup-same", {"file": str(database)})
    with _held(database):
        return _put(backup, database.resolve())  # what lies beside a database lies where the file really is


def _put(backup: Path, database: Path) -> Path | None:
    with _part(database) as part:
        _copy(backup, part)
        _check(part, backup)
        _renew_epoch(part)
        _own_alike(database, part)
        kept = _keep(database)
        _move(part, database, force=True)
        return kept


def _refuse_place(database: Path, to: Path, *, force: bool) -> None:
    if _same(database, to) or to.resolve() in {Path(f"{database.resolve()}{end}") for end in (*BESIDE, ".lock")}:
        raise StoreFailure("backup-same", {"file": str(database)})
    if to.is_dir():
        raise StoreFailure("file-is-folder", {"file": str(to)})
    if os.path.lexists(to) and not force:
        raise StoreFailure("backup-exists", {"file": str(to)})


def _same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


@contextlib.contextmanager
def _held(database: Path) -> Iterator[None]:
    lock = hold(database)
    try:
        yield
    finally:
        os.close(lock)


@contextlib.contextmanager
def _part(to: Path) -> Iterator[Path]:
    """A private file in the same folder, to be moved into place; gone in the end, whatever happens."""
    with _told(to):
        handle, name = tempfile.mkstemp(".part", f".{to.name}.", to.parent)
        os.close(handle)
        try:
            yield Path(name)
        finally:
            for end in ("", "-journal", *BESIDE):
                Path(f"{name}{end}").unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    """Copy a database as it is at this moment, as one file that needs none beside it."""
    if not source.is_file():
        raise StoreFailure("file-is-folder" if source.is_dir() else "file-missing", {"file": str(source)})
    with _reading(source) as original, contextlib.closing(sqlite3.connect(part, isolation_level=None)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


@contextlib.contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that sees the database as it is now, whatever is written meanwhile, and writes nothing itself."""
    # Where nothing can be written, not even a reader's notes, and nothing waits in a log, the file alone is read.
    real = file.resolve()
    alone = not os.access(real.parent, os.W_OK) and not Path(f"{real}-wal").exists()
    uri = f"{file.absolute().as_uri()}?{'immutable=1' if alone else 'mode=ro'}"
    with _told(file):
        connection = sqlite3.connect(uri, PATIENCE_MS / 1000, isolation_level=None, uri=True)
    with contextlib.closing(connection):
        with _told(file):  # for a lock met later, backup() would wait for ever
            connection.execute("BEGIN")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        yield connection


def _check(part: Path, source: Path) -> None:
    """Refuse a copy of what is damaged, not ours, or of a version that we do not know."""
    with _told(source), _reading(part) as copy:
        if copy.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise StoreFailure("store-corrupt", {"file": str(source)})
        tables = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", "setting"} <= tables:
            raise StoreFailure("store-foreign", {"file": str(source)})
        known = {script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()}
        if not {revision for (revision,) in copy.execute("SELECT version_num FROM alembic_version")} <= known:
            raise StoreFailure("store-newer", {"file": str(source)})


def _renew_epoch(part: Path) -> None:
    """What clients have seen is no longer what happened: they must be sent all of it."""
    with contextlib.closing(sqlite3.connect(part)) as copy, copy:
        copy.execute("DELETE FROM setting WHERE name = 'epoch'")
        copy.execute("INSERT INTO setting (name, value) VALUES ('epoch', ?)", (new_id(),))


def _own_alike(database: Path, part: Path) -> None:
    """Leave the file to whom the former one belongs, where root restores for a server that is not root."""
    if os.geteuid() == 0:
        owner = (database if database.exists() else database.parent).stat()
        os.chown(part, owner.st_uid, owner.st_gid)


def _keep(database: Path) -> Path | None:
    """Give what is in the database's place another name; its companions go before anything else comes there."""
    if not database.exists():
        return None
    _fold(database)
    number = 1
    while any(os.path.lexists(f"{database}.before-restore-{number}{end}") for end in ("", *BESIDE)):
        number += 1
    kept = Path(f"{database}.before-restore-{number}")
    for end in ("", *BESIDE):
        if Path(f"{database}{end}").exists():
            _double(f"{database}{end}", f"{kept}{end}")
    _sync(database.parent)
    for end in BESIDE:  # SQLite would take them for the new database's own
        Path(f"{database}{end}").unlink(missing_ok=True)
    _sync(database.parent)
    return kept


def _fold(database: Path) -> None:
    """Take what waits in the log beside into the database, so that one file is all of it; unless it is damaged."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(database)) as old:
        old.execute("PRAGMA journal_mode=DELETE")


def _double(old: str, new: str) -> None:
    """The same file under a second name, or a copy where a file can have but one."""
    try:
        os.link(old, new)
    except OSError:
        shutil.copy2(old, new)
        _sync(Path(new))


def _move(part: Path, to: Path, *, force: bool) -> None:
    """Give the finished file its name: all of it is on disk before, and the name after."""
    _sync(part)
    if not force and os.path.lexists(to):
        raise StoreFailure("backup-exists", {"file": str(to)})
    part.replace(to)
    _sync(to.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextlib.contextmanager
def _told(file: Path) -> Iterator[None]:
    """What fails with a file, in one line that names it."""
    try:
        yield
    except sqlite3.Error as error:
        raise failure(error, str(file)) from error
    except OSError as error:
        raise unreachable(error, str(file)) from error
