"""Leases: what this process does, so that no other does it; who is alone with a database needs none."""

import time
from collections.abc import Callable, Collection

from sqlalchemy import Connection

from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.ids import new_id
from tenka.store.queries import jobs
from tenka.store.queries.jobs import JobName

LEASE = 10.0  # seconds
MARGIN = 2.0  # seconds before its end in which a lease counts for nothing

CLOCKS, OUTBOX, UPKEEP = (JobName("part", name) for name in ("clocks", "outbox", "upkeep"))
PLAYING = "play"  # at a table, for bots, stewards and orders
ANALYSING = "analyse"  # a finished game


class Leases:
    """The leases of a process, kept as long as `renew` is called in time."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self.holder = new_id()
        self._database = database
        self._clock = clock
        self._until: dict[JobName, float] = {}

    def holds(self, name: JobName) -> bool:
        """Whether a lease is ours, for a while at least."""
        return not self._database.shared or self._until.get(name, 0.0) > self._clock()

    async def take(self, name: JobName) -> bool:
        """Have a lease, if no other process has it; not if the database cannot be asked."""
        if self.holds(name):
            return True
        asked = self._clock()
        try:
            taken = await self._database.write(self._claim, name)
        except StoreFailure:  # told by whoever answers for the store
            return False
        if taken:
            self._until[name] = asked + LEASE - MARGIN
        return bool(taken)

    def _claim(self, connection: Connection, name: JobName) -> set[JobName]:
        return jobs.claim(connection, [name], self.holder, jobs.moment(connection), int(LEASE * 1000))

    def held(self, kind: str) -> list[JobName]:
        """The leases of a kind that are ours."""
        return [name for name in self._until if name.kind == kind and self.holds(name)]

    def renew(self, connection: Connection, now: int) -> set[JobName]:
        """Keep all of them, in a transaction at a moment; those that are still ours, for `renewed`."""
        return jobs.renew(connection, list(self._until), self.holder, now, int(LEASE * 1000))

    def renewed(self, kept: set[JobName], asked: float) -> None:
        """Take note of what was kept by a transaction that was asked for at a moment of our clock."""
        self._until = {name: asked + LEASE - MARGIN if name in kept else end for name, end in self._until.items()}
        self._until = {name: end for name, end in self._until.items() if end > self._clock()}

    def drop(self, name: JobName) -> None:
        """Keep a lease no longer than it lasts."""
        self._until.pop(name, None)

    async def let_go(self, names: Collection[JobName]) -> None:
        """Let others have leases."""
        for name in names:
            self._until.pop(name, None)
        if self._database.shared and names:
            await self._database.write(_ended, list(names), self.holder)


def _ended(connection: Connection, names: Collection[JobName], holder: str) -> None:
    for name in names:
        jobs.finish(connection, name, holder)
