"""A database in a file: opened with care, held by this process alone."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from tenka.store.database import READERS, Database
from tenka.store.failures import StoreFailure, failure
from tenka.store.sqlite import connections
from tenka.store.sqlite.connections import ConnectionPool, engine
from tenka.store.sqlite.files import Files
from tenka.store.sqlite.health import HealthMonitor
from tenka.store.sqlite.inspection import Inspection, is_quick, is_sound
from tenka.store.sqlite.locking import Lock
from tenka.store.sqlite.writer import SqliteWriter

T = TypeVar("T")

WRITING = connections.WRITING
PATIENCE_MS = 5_000  # how long a statement waits for somebody else's lock


class SqliteDatabase(Database):
    """A SQLite file of ours, held by this process alone, migrated, checked and watched."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with contextlib.ExitStack() as undoing:
            self._lock = undoing.enter_context(contextlib.closing(Lock(path)))
            self._connections = ConnectionPool(path, READERS + 1, PATIENCE_MS)
            self.engine = self._connections.engine
            self._files = undoing.enter_context(contextlib.closing(Files(path, self._lock)))
            undoing.callback(self.engine.dispose)
            with _told(path):
                self._open()
                self._connections.open()
            undoing.pop_all()
        self._files.accept()
        self._watch = HealthMonitor(self._files, self._connections)
        self._connections.check = partial(self._watch.check, wrote=True)
        super().__init__()
        self.writer = SqliteWriter(self.engine.execution_options(**{WRITING: True}), path, self._watch)
        self._inspection = None if is_quick(path) else Inspection(path, self._connections, self._watch.complain)

    def _open(self) -> None:
        with self.engine.execution_options(**{WRITING: True}).begin() as connection:
            if is_quick(self.path) and not is_sound(connection):
                raise StoreFailure("store-corrupt", {"file": str(self.path)})
            self._prepare(connection, str(self.path))

    @property
    def trouble(self) -> StoreFailure | None:
        """Why nothing can be written at present, as far as is known."""
        return self._watch.trouble

    def _read(self, query: Callable[[Connection], T]) -> T:
        self._watch.readable()
        try:
            with _told(self.path), self._connections.reading() as connection:
                return query(connection)
        except StoreFailure as failed:
            self._watch.complain(failed)
            raise

    @contextlib.contextmanager
    def unhurried(self) -> Iterator[Connection]:
        """A connection to read by, all of it at one moment, however long it takes."""
        with _told(self.path), self._connections.reading() as connection:
            yield connection

    def whole(self, change: Callable[[Connection], T]) -> T:
        """What a change returns, once it is on disk, however long it takes."""
        return asyncio.run(self.write(change))

    def close(self) -> None:
        """Finish what is being written and let the file go; if its files are not in order, leave them as they are."""
        if self._inspection is not None:
            self._inspection.stop()
        self.writer.stop()
        self._readers.shutdown()
        self._watch.look(idle=True)
        if self._watch.broken is None:
            self._connections.close()
            self._files.close()
            self._lock.note(None)
        self._lock.close()


def _engine(path: Path) -> Engine:
    return engine(path, READERS + 1, PATIENCE_MS)


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    """The database's errors as ours; a broken constraint is left to who asked."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, sqlite3.Error) as error:
        raise failure(error, str(path)) from error
