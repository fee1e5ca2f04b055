"""Who is connected to a table, over all processes: each writes down its own, and looks at what the others wrote."""

from __future__ import annotations

import asyncio
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from tenka.server.broadcast.connections import Connected
from tenka.server.processes.announcements import PRESENCE
from tenka.store.failures import StoreFailure
from tenka.store.queries import jobs, processes
from tenka.store.queries.processes import PresenceRow
from tenka.wire.tables import MOST_SEATS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from sqlalchemy import Connection

    from tenka.server.tables.table import Table
    from tenka.server.tables.table_registry import TableRegistry
    from tenka.store.database import Database

GATHER = 0.02  # seconds in which changes are written down together
RETRY = 1.0
PARTED = 8  # bits behind those of the seats: the same for those that had the table in sight, and went by themselves
LOOKING = 16  # bits behind those of the seats: the same once more for those that have the table in sight


class PresenceBoard:
    """This process' part of it, and what is known of the others'."""

    def __init__(self, database: Database, registry: TableRegistry, id: str) -> None:
        self._database = database
        self._registry = registry
        self._id = id
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        registry.on_loaded.append(self.learn)
        registry.announcements.on(PRESENCE, self._changed_elsewhere)
        registry.announcements.on_gap.append(self.look)

    async def learn(self, table: Table) -> None:
        """Know of a table that was just read who is there, and tell the others from now on who is here."""
        table.connections.on_change = lambda: self._note(table.row.id)
        await self._look_at([table.row.id])

    def look(self) -> None:
        """Look at all tables again, and write down ours: somebody has died, or announcements were lost."""
        self._changed |= self._registry.tables.keys()
        self._wake.set()
        self._registry.spawn(self._look_at(list(self._registry.tables)))

    async def watch(self) -> None:
        """Write down what changes here."""
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHER)
            self._wake.clear()
            changed, self._changed = self._changed, set()
            try:
                await self._write(changed)
            except StoreFailure:  # told by whoever answers for the store
                self._changed |= changed
                self._wake.set()
                await asyncio.sleep(RETRY)

    def _note(self, id: str) -> None:
        self._changed.add(id)
        self._wake.set()

    async def _write(self, changed: Collection[str]) -> None:
        rows = [self._here(id) for id in changed]
        try:
            await self._database.write(processes.put_presence, self._id, rows)
        except IntegrityError:  # a table is no more, or we were taken for dead: then all is written again
            if len(changed) > 1:  # the others shall not suffer
                for id in changed:
                    await self._write([id])
            return
        for id in changed:
            self._registry.announcements.announce(PRESENCE, id)

    def _here(self, id: str) -> PresenceRow:
        table = self._registry.tables.get(id)
        if table is None:
            return PresenceRow(id, self._id, 0, 0, 0)
        here = table.connections.here()
        holding = _bits(seat for seat, count in table.holding.items() if count)
        seats = _bits(here.seats) | _bits(here.parted) << PARTED | _bits(here.looking) << LOOKING
        return PresenceRow(id, self._id, seats, here.spectators, holding)

    def _changed_elsewhere(self, id: str) -> None:
        if id in self._registry.tables:
            self._registry.spawn(self._look_at([id]))

    async def _look_at(self, ids: Collection[str]) -> None:
        rows = await self._database.read(_elsewhere, list(ids), self._id)
        for id in ids:
            table = self._registry.tables.get(id)
            if table is not None:
                there = [row for row in rows if row.table == id]
                seats, *sight = (_seats(row.seats >> place for row in there) for place in (0, LOOKING, PARTED))
                table.connections.elsewhere(Connected(seats, sum(row.spectators for row in there), *sight))
                table.hold_elsewhere(_seats(row.holding for row in there))


def _bits(seats: Iterable[int]) -> int:
    """Seats as the bits of a number."""
    return sum(1 << seat for seat in seats)


def _seats(numbers: Iterable[int]) -> frozenset[int]:
    """The seats that any of some numbers has as its bits."""
    found = reduce(or_, numbers, 0)
    return frozenset(seat for seat in range(MOST_SEATS) if found >> seat & 1)


def _elsewhere(connection: Connection, ids: list[str], but: str) -> list[PresenceRow]:
    return processes.presences(connection, ids, but, jobs.moment(connection))
