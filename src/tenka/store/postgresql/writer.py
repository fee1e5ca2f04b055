"""Writing to a PostgreSQL server, where other processes may write as well."""

import random
import time
from collections.abc import Callable
from typing import TypeVar, cast

import psycopg
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from tenka.kernel.errors import TenkaError
from tenka.store.failures import StoreFailure
from tenka.store.postgresql.connections import Deadlines, is_alive
from tenka.store.postgresql.failures import failure
from tenka.store.postgresql.health import WriteMonitor
from tenka.store.postgresql.presence import Presence
from tenka.store.queries.tables.log import Append
from tenka.store.writer import Job, Writer

T = TypeVar("T")

LOOK_EVERY = 1.0  # seconds
TRY_EVERY = 2.0  # seconds, while nothing can be written and nobody else tries
TRIES = 8  # for what others were in the way of
PAUSE = 0.01  # seconds before the second of them, twice as long before the next
ELSEWHERE = {"database-read-only", "database-failed"}  # as a replica answers
IN_THE_WAY = {"40001", "40P01"}  # serialization_failure, deadlock_detected


class PostgresqlWriter(Writer):
    """Entries conflict by their numbers; any other change is carried out as if nobody else wrote, or again."""

    def __init__(
        self, engine: Engine, server: str, watch: WriteMonitor, deadlines: Deadlines, presence: Presence
    ) -> None:
        super().__init__()
        self._presence = presence
        self.begun = False
        self.hurried = False  # whether it ends soon: then nothing is tried once something has failed
        self._engine = engine
        self._server = server
        self._watch = watch
        self._deadlines = deadlines
        self._tried = time.monotonic()
        self._connection: Connection | None = None  # used by the thread alone

    def begin(self) -> None:
        """Connect, and write from now on."""
        self._connected()
        self.begun = True
        self._thread.start()

    def _closed(self) -> StoreFailure:
        return StoreFailure("database-failed", {"database": self._server, "why": ""})

    def _patience(self) -> float:
        return LOOK_EVERY

    def _look(self, *, idle: bool) -> None:
        """When nothing can be written, try now and then whether it can."""
        if idle and self._watch.trouble is not None and time.monotonic() - self._tried >= TRY_EVERY:
            self._write([], lambda connection: connection.execute(text("SELECT 1 FROM setting LIMIT 1 FOR UPDATE")))

    def _write_appends(self, jobs: list[Job]) -> None:
        """Sorted, so that nobody waits in a circle; the last entries of games write more than entries."""
        in_order = sorted(jobs, key=lambda job: cast("Append", job.work).table)
        plain = [job for job in in_order if cast("Append", job.work).finish is None]
        if plain:
            super()._write_appends(plain)
        for job in in_order:
            if cast("Append", job.work).finish is not None:
                super()._write_appends([job])

    def _transact(self, work: Callable[[Connection], T], *, entries: bool) -> T:
        self._tried = time.monotonic()
        if self.hurried and self._watch.trouble is not None:
            raise self._watch.trouble
        for number in range(TRIES):
            try:
                return self._once(work, "READ COMMITTED" if entries else "SERIALIZABLE")
            except DBAPIError as error:
                if number == TRIES - 1 or getattr(error.orig, "sqlstate", None) not in IN_THE_WAY:
                    raise
            time.sleep(random.uniform(0, PAUSE * 2**number))
        raise AssertionError

    def _once(self, work: Callable[[Connection], T], isolation: str) -> T:
        connection = self._connected()
        connection.execution_options(isolation_level=isolation)
        try:
            with self._deadlines.within(connection), connection.begin():
                return work(connection)
        finally:
            if connection.invalidated:
                self._let_go()

    def _connected(self) -> Connection:
        """The one connection that is kept for writing, or another if it was cut."""
        if self._connection is not None:
            driver = self._connection.connection.driver_connection
            if not is_alive(cast("psycopg.Connection[tuple[object]]", driver)):
                self._connection.invalidate()
                self._let_go()
        if self._connection is None:
            self._connection = self._engine.connect()
            try:
                with self._deadlines.within(self._connection):
                    self._presence.begin(self._connection, self._server)
            except BaseException:
                self._let_go()
                raise
        return self._connection

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _failure(self, error: DBAPIError) -> TenkaError:
        return failure(error, self._server)

    def _failed(self, failed: StoreFailure) -> StoreFailure:
        self._watch.failed(failed)
        if failed.message in ELSEWHERE:  # another server may have taken its place: ask anew which takes writes
            self._let_go()
            self._engine.dispose()
        return failed

    def _succeeded(self) -> None:
        self._watch.succeeded()
