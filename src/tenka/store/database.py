"""The database: opened with care, read in threads, written by one."""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from tenka.store.failures import StoreFailure, failure
from tenka.store.ids import new_id
from tenka.store.migrate import migrate
from tenka.store.queries import server_time
from tenka.store.queries.log import Append
from tenka.store.schema import setting
from tenka.store.sqlite import connections
from tenka.store.sqlite.connections import ConnectionPool, engine
from tenka.store.sqlite.files import Files
from tenka.store.sqlite.health import HealthMonitor
from tenka.store.sqlite.locking import Lock
from tenka.store.sqlite.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4
WRITING = connections.WRITING
PATIENCE_MS = 5_000  # how long a statement waits for somebody else's lock


class Database:
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
                self._prepare()
                self._connections.open()
            undoing.pop_all()
        self._files.accept()
        self._watch = HealthMonitor(self._files, self._connections)
        self._connections.check = partial(self._watch.check, wrote=True)
        self._readers = ThreadPoolExecutor(READERS, "tenka-read")
        self.writer = Writer(self.engine.execution_options(**{WRITING: True}), path, self._watch)

    def _prepare(self) -> None:
        with self.engine.execution_options(**{WRITING: True}).begin() as connection:
            if connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
                raise StoreFailure("store-corrupt", {"file": str(self.path)})
            migrate(connection, str(self.path))
            self.time = server_time.resumed(connection)
            self.epoch = _setting(connection, "epoch", new_id)
            self.secret = _setting(connection, "secret", lambda: secrets.token_hex(32))

    @property
    def trouble(self) -> StoreFailure | None:
        """Why nothing can be written at present, as far as is known."""
        return self._watch.trouble

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a query finds."""

        def run() -> T:
            self._watch.readable()
            try:
                with _told(self.path), self._connections.reading() as connection:
                    return query(connection, *args, **kwargs)
            except StoreFailure as failed:
                self._watch.complain(failed)
                raise

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a change returns, once it is on disk."""
        return await self.writer.change(lambda connection: change(connection, *args, **kwargs))

    async def append(self, entries: Append) -> None:
        """Entries of a log, once they are on disk."""
        await self.writer.append(entries)

    def close(self) -> None:
        """Finish what is being written and let the file go; if its files are not in order, leave them as they are."""
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


def _setting(connection: Connection, name: str, first: Callable[[], str]) -> str:
    found = connection.execute(select(setting.c.value).where(setting.c.name == name)).scalar()
    if found is None:
        found = first()
        connection.execute(insert(setting).values(name=name, value=found))
    return found
