"""The connections to a database: opened at the start, kept, and closed together."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import sqlalchemy
from sqlalchemy import Connection, Engine, QueuePool, event

from tenka.store.sqlite.opening import connect, keep_open, prepare
from tenka.store.sqlite.read_write_lock import ReadWriteLock

WRITING = "tenka_writing"


class ConnectionPool:
    """So many in a pool, and one of one's own; another is opened only if `check` says that the files are in order."""

    def __init__(self, path: Path, number: int, patience: int) -> None:
        self.check: Callable[[], None] = lambda: None
        self._path = Path(os.path.realpath(path))
        self._number = number
        self._patience = patience
        self._opened: list[sqlite3.Connection] = []
        self._lock = ReadWriteLock()
        self.engine = engine(path, number, patience, self._connect)
        event.listen(self.engine, "close", self._forget)

    def _connect(self) -> sqlite3.Connection:
        found = connect(self._path, self._patience, self.check)
        self._opened.append(found)
        return found

    def _forget(self, connection: sqlite3.Connection, _record: object) -> None:
        self._opened.remove(connection)

    def open(self) -> None:
        """Open all of them, now that everything is in its place."""
        self.own = self._connect()
        with contextlib.ExitStack() as opened:
            for _ in range(self._number):
                opened.enter_context(self.engine.connect())

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read by."""
        with self._lock.shared(), self.engine.connect() as connection:
            yield connection

    def renew(self, accept: Callable[[], None]) -> None:
        """Close all, open all; called when none is used for writing. `accept` takes the files for ours in between."""
        with self._lock.exclusive(self._patience / 1000) as alone:
            if not alone:
                return
            self.close()
            check, self.check = self.check, lambda: None
            try:
                self.open()
                accept()
            finally:
                self.check = check

    def keep_open(self) -> None:
        """See that none of them is closed by itself, not even at the end of the program."""
        for each in self._opened:
            keep_open(each)

    def close(self) -> None:
        """Close all that are not used; with the last one the log is gone, and all of it in the file."""
        self.engine.dispose()
        self._opened.remove(self.own)
        self.own.close()


def engine(
    path: Path, number: int, patience: int, connecting: Callable[[], sqlite3.Connection] | None = None
) -> Engine:
    """Connections to the file, which is made if there is none, private to its owner; every commit is on disk."""
    prepare(path, patience)
    found = sqlalchemy.create_engine(
        "sqlite://",
        creator=connecting or (lambda: connect(path, patience)),
        poolclass=QueuePool,
        pool_size=number,
        hide_parameters=True,
    )

    @event.listens_for(found, "begin")
    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get(WRITING)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return found
