"""Being one of several processes: saying that one lives, keeping leases and server time, noticing who has died."""

import asyncio
import os
import socket
import time
from collections.abc import Callable
from importlib.metadata import version

from sqlalchemy import Connection

from tenka.server.processes.leases import Leases
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.queries import jobs, processes, server_time
from tenka.store.queries.jobs import JobName
from tenka.store.queries.processes import ProcessRow

BEAT = 1.0  # seconds
LONGEST_HOST = 80

Figures = Callable[[], tuple[int, int, int]]


class Membership:
    """This process among those that share a database; `figures` are its tables, its sockets and its lag."""

    def __init__(self, database: Database, leases: Leases, figures: Figures) -> None:
        self.on_change: list[Callable[[], None]] = []  # called when another process has come or gone, or we were away
        self._database = database
        self._leases = leases
        self._figures = figures
        self._started = now()
        self._others: set[str] = set()
        self.thinking_places = 0  # on other machines, of our release
        self._beaten = 0.0

    async def join(self) -> None:
        """Be known to the others, and have their time."""
        await self._beat()

    async def watch(self) -> None:
        """Say every second that one lives; a database that does not answer is asked again."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except StoreFailure:  # told by whoever answers for the store
                continue

    async def leave(self) -> None:
        """Hand back what one holds, and be known no more."""
        await self._database.write(_left, self._leases.holder)

    async def _beat(self) -> None:
        asked = time.monotonic()
        others, kept = await self._database.write(self._told, self._me())
        self._leases.renewed(kept, asked)
        self._database.time.go_on(processes.ALIVE / 1000)
        for each in others:
            self._database.time.keep_up_with(each.elapsed)
        self.thinking_places = sum(each.places for each in others if each.version == version("tenka"))
        there, away = {each.id for each in others}, asked - self._beaten > processes.ALIVE / 1000
        changed, self._others, self._beaten = there != self._others or away, there, asked
        if changed:
            for tell in self.on_change:
                tell()

    def _told(self, connection: Connection, me: ProcessRow) -> tuple[list[ProcessRow], set[JobName]]:
        """Say that we live, in one transaction with our leases and the time; others with their time of this moment."""
        moment, others = processes.beat(connection, me)
        processes.forget_dead(connection, moment)
        server_time.save(connection, me.elapsed)
        kept = self._leases.renew(connection, moment)
        return [each._replace(elapsed=each.elapsed + max(0, moment - each.seen)) for each in others], kept

    def _me(self) -> ProcessRow:
        host, (tables, sockets, lag) = socket.gethostname()[:LONGEST_HOST], self._figures()
        elapsed = self._database.time.now()
        id = self._leases.holder
        return ProcessRow(id, host, os.getpid(), version("tenka"), self._started, elapsed, tables, sockets, lag)


def _left(connection: Connection, id: str) -> None:
    jobs.hand_all_back(connection, id)
    processes.leave(connection, id)
