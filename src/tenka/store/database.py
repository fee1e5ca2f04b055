"""The database: opened with care, read in threads, written by one."""

import asyncio
import contextlib
import fcntl
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy
from sqlalchemy import Connection, Engine, event, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from tenka.store.failures import StoreFailure, failure, unreachable
from tenka.store.ids import new_id
from tenka.store.log import Append
from tenka.store.migrate import migrate
from tenka.store.schema import setting
from tenka.store.writer import Writer, noted

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4
PATIENCE_MS = 5_000  # how long a statement waits for somebody else's lock
WRITING = "tenka_writing"


class Database:
    """A SQLite file of ours, held by this process alone, migrated and checked."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with contextlib.ExitStack() as undoing:
            self._lock = hold(path)
            undoing.callback(os.close, self._lock)
            self.engine = _engine(path)
            undoing.callback(self.engine.dispose)
            with _told(path):
                self._prepare()
            self._files = _files(path)
            undoing.pop_all()
        self._readers = ThreadPoolExecutor(READERS, "tenka-read")
        writing = self.engine.execution_options(**{WRITING: True})
        self.writer = Writer(writing, str(path), self._check_files, self._shorten_log)

    def _prepare(self) -> None:
        with self.engine.execution_options(**{WRITING: True}).begin() as connection:
            if connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
                raise StoreFailure("store-corrupt", {"file": str(self.path)})
            migrate(connection, str(self.path))
            self.epoch = _setting(connection, "epoch", new_id)
            self.secret = _setting(connection, "secret", lambda: secrets.token_hex(32))

    def _check_files(self) -> None:
        """Write nothing that nobody will find again: to files that were taken away, or have others in their place."""
        if _files(self.path) != self._files:
            raise StoreFailure("store-unreachable", {"file": str(self.path)})

    def _shorten_log(self) -> None:
        """Bring SQLite's log into the file and begin it anew, if that can be: it must not keep a full disk full."""
        with contextlib.suppress(DBAPIError, sqlite3.Error):
            connection = self.engine.raw_connection()
            try:
                connection.cursor().execute("PRAGMA wal_checkpoint(RESTART)")
            finally:
                connection.close()

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a query finds."""

        def run() -> T:
            try:
                with _told(self.path), self.engine.connect() as connection:
                    return query(connection, *args, **kwargs)
            except StoreFailure as failed:
                raise noted(failed)  # noqa: B904  the same one

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a change returns, once it is on disk."""
        return await self.writer.change(lambda connection: change(connection, *args, **kwargs))

    async def append(self, entries: Append) -> None:
        """Entries of a log, once they are on disk."""
        await self.writer.append(entries)

    def close(self) -> None:
        """Finish what is being written and let the file go."""
        self.writer.stop()
        self._readers.shutdown()
        self.engine.dispose()
        os.close(self._lock)


def hold(path: Path) -> int:
    """Keep other servers off this file: a lock that ends with the process, however it ends."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(f"{os.path.realpath(path)}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise unreachable(error, str(path)) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise StoreFailure("store-in-use", {"file": str(path)}) from None
    return lock


def _files(path: Path) -> tuple[int, int] | None:
    """Which file is there, if it has its log beside it."""
    try:
        found = path.stat()
        os.stat(f"{os.path.realpath(path)}-wal")  # noqa: PTH116  a name, not a path of ours
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _engine(path: Path) -> Engine:
    """Connections to the file, private to its owner, each in WAL mode with every commit on disk."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise unreachable(error, str(path)) from error
    url = sqlalchemy.URL.create("sqlite", database=str(path))
    engine = sqlalchemy.create_engine(
        url, pool_size=READERS + 1, connect_args={"check_same_thread": False}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE_MS}"):
            connection.execute(f"PRAGMA {pragma}")

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
    except DBAPIError as error:
        raise failure(error, str(path)) from error


def _setting(connection: Connection, name: str, first: Callable[[], str]) -> str:
    found = connection.execute(select(setting.c.value).where(setting.c.name == name)).scalar()
    if found is None:
        found = first()
        connection.execute(insert(setting).values(name=name, value=found))
    return found
