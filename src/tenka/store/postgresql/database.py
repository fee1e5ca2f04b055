"""A database on a PostgreSQL server, which other processes may use at the same time."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from tenka.store.address import ServerAddress
from tenka.store.database import READERS, Database
from tenka.store.failures import StoreFailure
from tenka.store.postgresql.connections import Deadlines, engine, parameters
from tenka.store.postgresql.failures import told
from tenka.store.postgresql.health import WriteMonitor
from tenka.store.postgresql.preparing import prepare, take_time
from tenka.store.postgresql.presence import Presence
from tenka.store.postgresql.writer import PostgresqlWriter

T = TypeVar("T")


class PostgresqlDatabase(Database):
    """A database of ours on a server, migrated and watched; `alone`: nobody else may use it meanwhile."""

    shared = True
    writer: PostgresqlWriter

    def __init__(self, address: ServerAddress, *, alone: bool = False) -> None:
        self.address = address
        self._name = str(address)
        self.engine = engine(address, READERS + 1)
        try:
            with told(self._name), self.engine.begin() as connection:
                prepare(connection, self._name, self._prepare)
        except BaseException:
            self.engine.dispose()
            raise
        self._watch = WriteMonitor(self._name)
        self._hurried = False
        self._deadlines = Deadlines()
        # One moment for all that a query asks.
        self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        # One statement needs no transaction around it, whose beginning and end would be two more round trips.
        self._looking_up = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        super().__init__()
        self.writer = PostgresqlWriter(self.engine, self._name, self._watch, self._deadlines, Presence(alone=alone))
        try:
            with told(self._name):
                self.writer.begin()
        except BaseException:
            self.close()
            raise

    def line_parameters(self) -> dict[str, Any]:
        """How to connect for announcements."""
        return parameters(self.address)

    @property
    def trouble(self) -> StoreFailure | None:
        """Why nothing can be written at present, as far as is known."""
        return self._watch.trouble

    def hurry(self) -> None:
        """It is closed soon: nothing is tried again after the first that fails, nor waited for as long as usual."""
        self._hurried = self.writer.hurried = True
        self._deadlines.hurry()

    def _read(self, query: Callable[[Connection], T]) -> T:
        return self._found(self._reading, query)

    def _look_up(self, query: Callable[[Connection], T]) -> T:
        return self._found(self._looking_up, query)

    def _found(self, engine: Engine, query: Callable[[Connection], T]) -> T:
        if self._hurried and self._watch.trouble is not None:
            raise self._watch.trouble
        try:
            with (
                told(self._name),
                engine.connect() as connection,
                self._deadlines.within(connection),
                connection.begin(),
            ):
                return query(connection)
        except StoreFailure as failed:
            self._watch.complain(failed)
            raise

    @contextlib.contextmanager
    def unhurried(self) -> Iterator[Connection]:
        """A connection to read by, all of it at one moment, however long it takes."""
        with told(self._name), self._reading.connect() as connection, connection.begin():
            take_time(connection)
            yield connection

    def whole(self, change: Callable[[Connection], T]) -> T:
        """What a change returns, once it is on disk, however long it takes; for who has the database alone."""
        with told(self._name), self.engine.begin() as connection:
            take_time(connection)
            return change(connection)

    def close(self) -> None:
        """Finish what is being written and let go of the server."""
        if self.writer.begun:
            self.writer.stop()
        self._readers.shutdown()
        self._deadlines.close()
        self.engine.dispose()
