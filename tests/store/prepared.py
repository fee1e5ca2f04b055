"""New databases without the work of migrating each: it is done once, and its outcome copied."""

import contextlib
import sqlite3
import tempfile
from functools import cache
from pathlib import Path

from tenka.store.sqlite.database import SqliteDatabase


def prepared(path: Path) -> Path:
    """A place with a database: what is there, or a new one that holds nothing."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(_empty())
    return path


@cache
def _empty() -> bytes:
    """A database of ours before its first server has opened it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "tenka.db")
        SqliteDatabase(path).close()
        with contextlib.closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("DELETE FROM setting")
            connection.execute("UPDATE server_time SET elapsed = 0")
        return path.read_bytes()
