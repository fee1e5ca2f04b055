"""Opening a database's file: looked at before anything is changed, made only where there is none, never by SQLite."""

import ctypes
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tenka.store.failures import StoreFailure
from tenka.store.migrate import recognise
from tenka.store.sqlite import locking
from tenka.store.sqlite.atomic_files import part, sync, told
from tenka.store.sqlite.locking import Inodes

HEADER = 20  # bytes
WAL = b"\x02\x02"  # in a database's header: it is written to by a log beside it
PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")


def uri(path: Path, options: str = "mode=rw") -> str:
    """A file's name for SQLite, whatever characters are in it; SQLite is never to make one."""
    return f"{path.absolute().as_uri()}?{options}"


def connect(path: Path, patience: int, check: Callable[[], None] = lambda: None) -> sqlite3.Connection:
    """A connection to the file that is there, and to the log that is its own.

    SQLite opens the one by name at once and the other with the first statement; `check` raises StoreFailure if either
    is not what it should be, and is asked before and after each.
    """
    check()
    found = sqlite3.connect(uri(path), patience / 1000, isolation_level=None, check_same_thread=False, uri=True)
    try:
        check()
        for pragma in (*PRAGMAS, f"busy_timeout={patience}"):
            found.execute(f"PRAGMA {pragma}")
        found.execute("SELECT count(*) FROM sqlite_master").fetchone()
        check()
    except StoreFailure:
        keep_open(found)
        raise
    return found


def keep_open(connection: sqlite3.Connection) -> None:
    """Never let this connection be closed, not even at the end of the program.

    The last one that is closed deletes the log by its name, whoever's it is by then.
    """
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(connection))


def prepare(path: Path, patience: int) -> None:
    """Make a database where there is none; look at one that is there, and leave alone what is not ours."""
    real = Path(os.path.realpath(path))
    if real.is_dir():
        raise StoreFailure("file-is-folder", {"file": str(path)})
    if not real.exists():
        if path.is_symlink():  # to a disk that is not mounted, most likely
            raise StoreFailure("file-missing", {"file": str(real)})
        _create(real)
        return
    examine(real, path, patience)
    _write_ahead(real, path)


def _create(real: Path) -> None:
    """A new, empty database, private to its owner, in its place at once; unless there was one that has vanished."""
    if _size(f"{real}-wal") or locking.noted(real) is not None:
        raise StoreFailure("store-orphan", {"file": str(real)})
    with part(real) as made:
        with closing(sqlite3.connect(uri(made), isolation_level=None, uri=True)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
        sync(made)
        try:
            os.link(made, real)  # fails if there is one by now
        except FileExistsError:
            raise StoreFailure("store-in-use", {"file": str(real)}) from None
        except OSError:  # a file system without links
            made.replace(real)
        sync(real.parent)


def examine(real: Path, path: Path, patience: int) -> None:
    """Refuse what is damaged, foreign, newer or put under another's log, without a change to a byte of it."""
    with told(path):
        header = _header(real)
    if mixed(path, locking.noted(path)):
        raise StoreFailure("store-replaced", {"file": str(path)})
    waiting = _size(f"{real}-wal")
    if not header:
        raise StoreFailure("store-orphan" if waiting else "store-empty", {"file": str(path)})
    # Even to read by a log, SQLite makes files. Where nothing waits in one, the file alone is read.
    alone = header[18:20] == WAL and not waiting
    options = "immutable=1" if alone else "mode=ro"
    with told(path), closing(sqlite3.connect(uri(real, options), patience / 1000, uri=True)) as found:
        recognise_file(found, str(path), new=True)


def recognise_file(found: sqlite3.Connection, name: str, *, new: bool = False) -> None:
    """Refuse a file that is another program's, or of a version that we do not know; `new`: it may hold nothing."""
    tables = [name for (name,) in found.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    recognise(tables, lambda query: [each for (each,) in found.execute(query)], name, new=new)


def mixed(path: Path, pair: Inodes | None, *, empty: bool = False) -> bool:
    """Whether file and log are not those that a server used together and did not leave in order.

    An empty log does a file no harm, and counts only if that is asked for.
    """
    real = os.path.realpath(path)
    log = f"{real}-wal"
    if pair is None or not (empty or _size(log)):
        return False
    try:
        found = Inodes(os.stat(real).st_ino, os.stat(log).st_ino)  # noqa: PTH116
    except OSError:
        return False
    return (found.file == pair.file) != (found.log == pair.log)


def _write_ahead(real: Path, path: Path) -> None:
    """Have a database that was just restored written to by a log beside it, which is what file formats call WAL."""
    with told(path):
        if _header(real)[18:20] == WAL:
            return
        with closing(sqlite3.connect(uri(real), isolation_level=None, uri=True)) as connection:
            if connection.execute("PRAGMA journal_mode=WAL").fetchone() != ("wal",):
                raise StoreFailure("store-unlockable", {"file": str(path)})


def _header(real: Path) -> bytes:
    """The beginning of a file that SQLite does not have open: closing it would end all locks on it."""
    with real.open("r+b", buffering=0) as file:  # what cannot be written is of no use
        return file.read(HEADER)


def _size(name: str) -> int:
    try:
        return os.stat(name).st_size  # noqa: PTH116
    except OSError:
        return 0
