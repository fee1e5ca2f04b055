"""Writing to a SQLite file, which is watched before and after every commit."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from tenka.store.failures import StoreFailure, explained, failure
from tenka.store.sqlite.health import HealthMonitor
from tenka.store.writer import Writer

T = TypeVar("T")

LOOK_EVERY = 1.0  # seconds
BRING_OVER_EVERY = 0.2  # seconds, so long at most something is in the log alone
TRY_EVERY = 5.0  # seconds, while nothing can be written and nobody else tries


class SqliteWriter(Writer):
    """The watch is asked before and after every commit, told what came of it, and allowed to look around in between."""

    def __init__(self, engine: Engine, path: Path, watch: HealthMonitor) -> None:
        super().__init__()
        self._engine = engine
        self._path = path
        self._watch = watch
        self._tried = self._looked = self._brought_over = time.monotonic()
        self._connection: Connection | None = None  # used by the thread alone
        self._thread.start()

    def _closed(self) -> StoreFailure:
        return StoreFailure("store-failed", {"file": str(self._path)})

    def _patience(self) -> float:
        return BRING_OVER_EVERY if self._watch.loose else LOOK_EVERY

    def _look(self, *, idle: bool) -> None:
        """See to the files every second, and when nothing can be written try now and then whether it can."""
        now = time.monotonic()
        if self._watch.loose and now - self._brought_over >= BRING_OVER_EVERY:
            self._brought_over = now
            self._watch.bring_over()
        if now - self._looked >= LOOK_EVERY:
            self._looked = now
            if self._watch.broken is not None:
                self._let_go()  # it may have to be exchanged
            self._watch.look(idle=idle)
        if idle and self._watch.trouble is not None and now - self._tried >= TRY_EVERY:
            self._write([], lambda connection: connection.execute(text("UPDATE setting SET value = value")))

    def _transact(self, work: Callable[[Connection], T], *, entries: bool) -> T:
        self._tried = time.monotonic()
        with self._transaction() as connection:
            result = work(connection)
            self._watch.check()
        self._watch.check(wrote=True)  # what was committed to files that were taken away meanwhile is in doubt
        return result

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction on the one connection that is kept for writing; one that failed is not used again."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except IntegrityError:
            raise
        except DBAPIError:
            self._connection.invalidate()
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _failure(self, error: DBAPIError) -> StoreFailure:
        return failure(error, str(self._path))

    def _failed(self, failed: StoreFailure) -> StoreFailure:
        """Tell of a failure in the log, where it happens."""
        failed = explained(failed, self._path.parent)
        self._watch.failed(failed)
        if failed.message == "store-full":
            self._watch.shorten("RESTART")  # the log must not keep a full disk full
        return failed

    def _succeeded(self) -> None:
        self._watch.succeeded()
