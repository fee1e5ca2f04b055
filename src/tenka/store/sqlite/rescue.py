"""What a server still holds in its hands, brought to where it will be found when the server is gone."""

import contextlib
import os
import sqlite3
from pathlib import Path

from tenka.store.sqlite.atomic_files import move, part
from tenka.store.sqlite.opening import uri


def fold(connection: sqlite3.Connection, how: str = "TRUNCATE") -> bool:
    """Bring SQLite's log into the file and begin it anew, unless somebody reads just now; whether that was done."""
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute("PRAGMA busy_timeout=0")
    try:
        busy, _, _ = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout={patience}")
    return not busy


def rescue(connection: sqlite3.Connection, real: Path) -> Path:
    """Write all that a connection sees into a new file beside where the database was; where."""
    number = 1
    while os.path.lexists(f"{real}.rescued-{number}"):
        number += 1
    to = Path(f"{real}.rescued-{number}")
    with part(to) as made:
        with contextlib.closing(sqlite3.connect(uri(made), isolation_level=None, uri=True)) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        move(made, to, force=False)
    return to
