"""The database: opened with care, read in threads, written by one."""

import asyncio
import contextlib
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import sqlalchemy
from sqlalchemy import Connection, Engine, QueuePool, event, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from tenka.store.failures import StoreFailure, failure
from tenka.store.files import Files
from tenka.store.ids import new_id
from tenka.store.locking import Lock
from tenka.store.log import Append
from tenka.store.migrate import migrate
from tenka.store.opening import connect, prepare
from tenka.store.schema import setting
from tenka.store.watch import Watch
from tenka.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4
PATIENCE_MS = 5_000  # how long a statement waits for somebody else's lock
WRITING = "tenka_writing"


class Database:
    """A SQLite file of ours, held by this process alone, migrated, checked and watched."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._watch: Watch | None = None
        self._connections: list[sqlite3.Connection] = []
        with contextlib.ExitStack() as undoing:
            self._lock = undoing.enter_context(contextlib.closing(Lock(path)))
            self.engine = _engine(path, self._connect)
            self._files = undoing.enter_context(contextlib.closing(Files(path, self._lock)))
            undoing.callback(self.engine.dispose)
            with _told(path):
                self._prepare()
                own = undoing.enter_context(contextlib.closing(self._connect()))
                self._open_all()
            self._files.accept()
            undoing.pop_all()
        self._own = own
        self._watch = Watch(self._files, own, self._connections)
        self._readers = ThreadPoolExecutor(READERS, "tenka-read")
        self.writer = Writer(self.engine.execution_options(**{WRITING: True}), path, self._watch)

    def _connect(self) -> sqlite3.Connection:
        """A connection, if the files are in order; most are opened at the start, and kept."""
        watch = self._watch
        check = (lambda: None) if watch is None else (lambda: watch.check(wrote=True))
        found = connect(Path(os.path.realpath(self.path)), PATIENCE_MS, check)
        self._connections.append(found)
        return found

    def _prepare(self) -> None:
        with self.engine.execution_options(**{WRITING: True}).begin() as connection:
            if connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
                raise StoreFailure("store-corrupt", {"file": str(self.path)})
            migrate(connection, str(self.path))
            self.epoch = _setting(connection, "epoch", new_id)
            self.secret = _setting(connection, "secret", lambda: secrets.token_hex(32))

    def _open_all(self) -> None:
        """All the connections that will be needed, now that everything is in its place."""
        with contextlib.ExitStack() as opened:
            for _ in range(READERS + 1):
                opened.enter_context(self.engine.connect())

    @property
    def trouble(self) -> StoreFailure | None:
        """Why nothing can be written at present, as far as is known."""
        return self._watch.trouble if self._watch is not None else None

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a query finds."""
        watch = self._watch
        assert watch is not None

        def run() -> T:
            watch.readable()
            try:
                with _told(self.path), self.engine.connect() as connection:
                    return query(connection, *args, **kwargs)
            except StoreFailure as failed:
                watch.complain(failed)
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
        assert self._watch is not None
        self._watch.look(idle=True)
        if self._watch.broken is None:
            self.engine.dispose()
            self._own.close()
            self._files.close()
            self._lock.note(None)
        self._lock.close()


def _engine(path: Path, connecting: Callable[[], sqlite3.Connection] | None = None) -> Engine:
    """Connections to the file, which is made if there is none, private to its owner; every commit is on disk."""
    prepare(path, PATIENCE_MS)
    engine = sqlalchemy.create_engine(
        "sqlite://",
        creator=connecting or (lambda: connect(path, PATIENCE_MS)),
        poolclass=QueuePool,
        pool_size=READERS + 1,
        hide_parameters=True,
    )

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get(WRITING)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


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
