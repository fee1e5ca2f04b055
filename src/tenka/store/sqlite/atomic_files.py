"""Files that appear whole or not at all: written beside their place, on disk, and only then given their name."""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tenka.store.failures import StoreFailure, failure, unreachable

BESIDE = ("-wal", "-shm")  # what SQLite keeps next to a database; without it, what was written last is lost


@contextlib.contextmanager
def part(to: Path) -> Iterator[Path]:
    """A private file in the same folder, to be moved into place; gone in the end, whatever happens."""
    with told(to):
        handle, name = tempfile.mkstemp(".part", f".{to.name}.", to.parent)
        os.close(handle)
        try:
            yield Path(name)
        finally:
            for end in ("", "-journal", *BESIDE):
                Path(f"{name}{end}").unlink(missing_ok=True)


def move(made: Path, to: Path, *, force: bool) -> None:
    """Give the finished file its name: all of it is on disk before, and the name after."""
    sync(made)
    if not force and os.path.lexists(to):
        raise StoreFailure("backup-exists", {"file": str(to)})
    made.replace(to)
    sync(to.parent)


def sync(path: Path) -> None:
    """Return once a file, or a folder's names, are on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextlib.contextmanager
def told(file: Path) -> Iterator[None]:
    """What fails with a file, in one line that names it."""
    try:
        yield
    except sqlite3.Error as error:
        raise failure(error, str(file)) from error
    except OSError as error:
        raise unreachable(error, str(file)) from error
