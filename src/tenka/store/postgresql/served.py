"""A database as those have it who only work for its servers: they neither migrate it nor keep anybody off."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from tenka.store.address import ServerAddress
from tenka.store.failures import StoreFailure
from tenka.store.postgresql.connections import Deadlines, engine, parameters
from tenka.store.postgresql.failures import told
from tenka.store.postgresql.health import WriteMonitor

P = ParamSpec("P")
T = TypeVar("T")

CONNECTIONS = 2


class ServedDatabase:
    """Short changes of a database on a server, by whoever may make these and perhaps no others."""

    def __init__(self, address: ServerAddress) -> None:
        self._address = address
        self._name = str(address)
        self._engine = engine(address, CONNECTIONS)
        self._threads = ThreadPoolExecutor(CONNECTIONS, "tenka-served")
        self._deadlines = Deadlines()
        self._watch = WriteMonitor(self._name)
        self._hurried = False

    def line_parameters(self) -> dict[str, Any]:
        """How to connect for announcements."""
        return parameters(self._address)

    async def change(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a change returns, once it is on disk."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, self._changed, lambda connection: change(connection, *args, **kwargs)
        )

    def hurry(self) -> None:
        """It is closed soon: nothing is tried again after the first that fails, nor waited for as long as usual."""
        self._hurried = True
        self._deadlines.hurry()

    def close(self) -> None:
        """Let go of the server."""
        self._threads.shutdown()
        self._deadlines.close()
        self._engine.dispose()

    def _changed(self, change: Callable[[Connection], T]) -> T:
        if self._hurried and self._watch.trouble is not None:
            raise self._watch.trouble
        try:
            with (
                told(self._name),
                self._engine.connect() as connection,
                self._deadlines.within(connection),
                connection.begin(),
            ):
                found = change(connection)
        except StoreFailure as failed:
            self._watch.failed(failed)
            raise
        self._watch.succeeded()
        return found
