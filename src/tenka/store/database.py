"""The database as callers know it: read in threads, written by one; which kind it is they need not know."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, insert, select

from tenka.store.failures import StoreFailure
from tenka.store.ids import new_id
from tenka.store.migrate import migrate
from tenka.store.queries import server_time
from tenka.store.queries.tables.log import Append
from tenka.store.schema import setting
from tenka.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
U = TypeVar("U")

READERS = 4


class Database(ABC):
    """A database of ours, migrated, checked and watched."""

    engine: Engine
    writer: Writer
    shared = False  # whether other processes may write to it, too

    def __init__(self) -> None:
        self._readers = ThreadPoolExecutor(READERS, "tenka-read")

    def _prepare(self, connection: Connection, name: str) -> None:
        """Bring it up to date, and learn what it has kept for us."""
        migrate(connection, name)
        self.time = server_time.resumed(connection)
        self.epoch = _setting(connection, "epoch", new_id)
        self.secret = _setting(connection, "secret", lambda: secrets.token_hex(32))

    def line_parameters(self) -> dict[str, Any]:
        """How to connect for announcements, where it is shared."""
        return {}

    @property
    @abstractmethod
    def trouble(self) -> StoreFailure | None:
        """Why nothing can be written at present, as far as is known."""

    @abstractmethod
    def _read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds, all of it at one moment."""

    def _look_up(self, query: Callable[[Connection], T]) -> T:
        """What a query of one statement finds."""
        return self._read(query)

    @abstractmethod
    def unhurried(self) -> AbstractContextManager[Connection]:
        """A connection to read by, all of it at one moment, however long it takes."""

    @abstractmethod
    def whole(self, change: Callable[[Connection], T]) -> T:
        """What a change returns, once it is on disk, however long it takes; for who has the database alone."""

    @abstractmethod
    def close(self) -> None:
        """Finish what is being written and let go."""

    def hurry(self) -> None:  # noqa: B027  a file keeps nobody waiting
        """It is closed soon: wait for nobody who does not answer."""

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a query finds."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._readers, self._read, lambda connection: query(connection, *args, **kwargs)
        )

    async def look_up(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a query finds that is one statement: that is one moment by itself."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._readers, self._look_up, lambda connection: query(connection, *args, **kwargs)
        )

    async def read_then(self, work: Callable[[T], U], query: Callable[[Connection], T]) -> U:
        """What is made of what a query finds: beside the loop, and with no connection, however long it takes."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: work(self._read(query)))

    async def write(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a change returns, once it is on disk."""
        return await self.writer.change(lambda connection: change(connection, *args, **kwargs))

    async def setting(self, name: str, first: Callable[[], str]) -> str:
        """What is kept under a name for as long as there is the database; made when it is first asked for."""
        return await self.write(_setting, name, first)

    async def append(self, entries: Append) -> None:
        """Entries of a log, once they are on disk; OvertakenError: somebody else has written the next one."""
        await self.writer.append(entries)


def _setting(connection: Connection, name: str, first: Callable[[], str]) -> str:
    found = connection.execute(select(setting.c.value).where(setting.c.name == name)).scalar()
    if found is None:
        found = first()
        connection.execute(insert(setting).values(name=name, value=found))
    return found
