"""Backups of a SQLite database: made while a server writes to it, and put back when none does."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tenka.store.failures import StoreFailure
from tenka.store.ids import new_id
from tenka.store.sqlite import locking
from tenka.store.sqlite.atomic_files import BESIDE, move, part, sync, told
from tenka.store.sqlite.database import PATIENCE_MS
from tenka.store.sqlite.locking import Lock
from tenka.store.sqlite.opening import mixed, recognise_file, uri


def back_up(database: Path, to: Path, *, force: bool = False) -> None:
    """Write all that the database holds into a new file, sound and on disk, or nothing at all."""
    with told(to):
        _refuse_place(database, to, force=force)
    _refuse_stranger(database)
    with part(to) as made:
        _copy(database, made)
        _check(made, database)
        move(made, to, force=force)


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the database's place; where what was there before is kept, if there was anything."""
    if _same(backup, database):
        raise StoreFailure("backup-same", {"file": str(database)})
    with _held(database):
        return _put(backup, database.resolve())  # what lies beside a database lies where the file really is


def _put(backup: Path, database: Path) -> Path | None:
    with part(database) as made:
        _copy(backup, made)
        _check(made, backup)
        _renew_epoch(made)
        _own_alike(database, made)
        kept = _keep(database)
        move(made, database, force=True)
        return kept


def _refuse_place(database: Path, to: Path, *, force: bool) -> None:
    if _same(database, to) or to.resolve() in {Path(f"{database.resolve()}{end}") for end in (*BESIDE, ".lock")}:
        raise StoreFailure("backup-same", {"file": str(database)})
    if to.is_dir():
        raise StoreFailure("file-is-folder", {"file": str(to)})
    if os.path.lexists(to) and not force:
        raise StoreFailure("backup-exists", {"file": str(to)})


def _refuse_stranger(database: Path) -> None:
    """What is in a running server's place is not what it serves, or nothing: a copy would be of something else."""
    pair = locking.noted(database)
    if pair is not None and not database.exists():
        raise StoreFailure("store-gone", {"file": str(database)})
    if mixed(database, pair, empty=True):
        raise StoreFailure("store-replaced", {"file": str(database)})


def _same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


@contextlib.contextmanager
def _held(database: Path) -> Iterator[None]:
    """Keep servers off a database, under whatever name, and even if there is none yet."""
    with contextlib.ExitStack() as held:
        lock = held.enter_context(contextlib.closing(Lock(database)))
        if database.is_file():
            with told(database):
                handle = os.open(database, os.O_RDONLY | os.O_CLOEXEC)
            held.callback(os.close, handle)
            lock.extend(handle)
        yield
        lock.note(None)


def _copy(source: Path, made: Path) -> None:
    """Copy a database as it is at this moment, as one file that needs none beside it."""
    if not source.is_file():
        raise StoreFailure("file-is-folder" if source.is_dir() else "file-missing", {"file": str(source)})
    with _reading(source) as original, contextlib.closing(sqlite3.connect(made, isolation_level=None)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


@contextlib.contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that sees the database as it is now, whatever is written meanwhile, and writes nothing itself."""
    # Where nothing can be written, not even a reader's notes, and nothing waits in a log, the file alone is read.
    real = file.resolve()
    alone = not os.access(real.parent, os.W_OK) and not Path(f"{real}-wal").exists()
    name = uri(file, "immutable=1" if alone else "mode=ro")
    with told(file):
        connection = sqlite3.connect(name, PATIENCE_MS / 1000, isolation_level=None, uri=True)
    with contextlib.closing(connection):
        with told(file):  # for a lock met later, backup() would wait for ever
            connection.execute("BEGIN")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        yield connection


def _check(made: Path, source: Path) -> None:
    """Refuse a copy of what is damaged, not ours, or of a version that we do not know."""
    with told(source), _reading(made) as copy:
        if copy.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise StoreFailure("store-corrupt", {"file": str(source)})
        recognise_file(copy, str(source))


def _renew_epoch(made: Path) -> None:
    """What clients have seen is no longer what happened: they must be sent all of it."""
    with contextlib.closing(sqlite3.connect(made)) as copy, copy:
        copy.execute("DELETE FROM setting WHERE name = 'epoch'")
        copy.execute("INSERT INTO setting (name, value) VALUES ('epoch', ?)", (new_id(),))


def _own_alike(database: Path, made: Path) -> None:
    """Leave the file to whom the former one belongs, where root restores for a server that is not root."""
    if os.geteuid() == 0:
        owner = (database if database.exists() else database.parent).stat()
        os.chown(made, owner.st_uid, owner.st_gid)


def _keep(database: Path) -> Path | None:
    """Give what is in the database's place another name; its companions go before anything else comes there."""
    if not any(Path(f"{database}{end}").exists() for end in ("", *BESIDE)):
        return None
    _fold(database)
    number = 1
    while any(os.path.lexists(f"{database}.before-restore-{number}{end}") for end in ("", *BESIDE)):
        number += 1
    kept = Path(f"{database}.before-restore-{number}")
    for end in ("", *BESIDE):
        if Path(f"{database}{end}").exists():
            _double(f"{database}{end}", f"{kept}{end}")
    sync(database.parent)
    for end in BESIDE:  # SQLite would take them for the new database's own
        Path(f"{database}{end}").unlink(missing_ok=True)
    sync(database.parent)
    return kept if kept.exists() else None


def _fold(database: Path) -> None:
    """Take what waits in the log beside into the database, so that one file is all of it; unless it is damaged."""
    if not database.exists() or not database.stat().st_size or mixed(database, locking.noted(database)):
        return  # the log is not this file's: SQLite would write it there all the same, or delete it
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(database)) as old:
        old.execute("PRAGMA journal_mode=DELETE")


def _double(old: str, new: str) -> None:
    """The same file under a second name, or a copy where a file can have but one."""
    try:
        os.link(old, new)
    except OSError:
        shutil.copy2(old, new)
        sync(Path(new))
