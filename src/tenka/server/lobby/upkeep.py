"""Keeping things tidy: which tables are in use, and an end to tables and sessions that nobody comes back to."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tenka.server.guard.refused import Refused
from tenka.server.people.sessions import LIFETIME
from tenka.server.processes.leases import UPKEEP, Leases
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.queries.people import sessions
from tenka.store.queries.tables import creations, upkeep

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from tenka.server.tables.table import Table
    from tenka.server.tables.table_registry import TableRegistry
    from tenka.store.database import Database
    from tenka.store.queries.tables.tables import TableRow

HOUR = 60 * 60 * 1000  # milliseconds
ROUND = 60.0  # seconds between two looks
ATTENDED = 3 * 60 * 1000  # milliseconds since somebody was last noted: two looks, and some time to write
LISTED = 24 * HOUR  # since a table was in use
KEPT = 14 * 24 * HOUR  # since a table was in use that was never started
REMEMBERED = 24 * HOUR  # since a table was made by a key
SESSIONS_EVERY = 60 * 60.0  # seconds between two looks at the sessions
MOST_REMOVED = 50  # tables a round
MOST_NOTED = 100  # tables, and people, in one statement
MOST_SEEN = 20_000  # people a round


class TableUpkeep:
    """Notes now and then which tables are in use, and takes away open ones that have not been for long."""

    def __init__(
        self,
        database: Database,
        registry: TableRegistry,
        clock: Callable[[], float] = time.monotonic,
        leases: Leases | None = None,
    ) -> None:
        self._leases = leases or Leases(database)
        self._database = database
        self._registry = registry
        self._clock = clock
        self._began = clock()
        self._sessions_due = self._began  # when to look at the sessions again
        self._last: int | None = None  # when a table was in use before we began
        self._seen: set[str] = set()
        self._played: dict[str, int] = {}  # entries of the log by table, at the last look

    def seen(self, person: str) -> None:
        """Somebody is here, and looks after their tables."""
        if len(self._seen) < MOST_SEEN:
            self._seen.add(person)

    async def watch(self) -> None:
        """Look every now and then."""
        while True:
            await asyncio.sleep(ROUND)
            await self.look()

    async def look(self) -> None:
        """Note what is in use and tidy up; what fails is tried again the next time."""
        try:
            await self._note()
            if await self._leases.take(UPKEEP):
                await self._remove()
                await self._database.write(_forget)
                await self._forget_sessions()
        except StoreFailure:  # told by whoever answers for the store
            return

    async def _note(self) -> None:
        used, people = (
            [table.row.id for table in self._registry.tables.values() if self._in_use(table)],
            list(self._seen),
        )
        self._seen.clear()
        self._played = {
            id: table.game_session.number
            for id, table in self._registry.tables.items()
            if table.game_session is not None
        }
        for start in range(0, max(len(used), len(people)), MOST_NOTED):
            some = slice(start, start + MOST_NOTED)
            await self._database.write(upkeep.touch, used[some], people[some], now())

    def _in_use(self, table: Table) -> bool:
        """Whether somebody who sits there is connected, or something was played since the last look."""
        if any(table.connections.presence().seats):
            return True
        return table.game_session is not None and table.game_session.number != self._played.get(
            table.row.id, table.game_session.number
        )

    async def _remove(self) -> None:
        """Take open tables away by their own hand, so that whoever watches one is told."""
        before = await self._today() - KEPT

        def remove(connection: Connection, row: TableRow) -> None:
            upkeep.remove_expired(connection, row.id, before)

        for id in await self._database.read(upkeep.expired, before, MOST_REMOVED):
            try:
                table = await self._registry.table(id)
                await table.change(remove)
            except Refused:  # gone already
                continue
            if table.gone:
                self._registry.tables.pop(id, None)

    async def _forget_sessions(self) -> None:
        """Let sessions go that have expired; whoever held one has long been somebody new."""
        if self._clock() >= self._sessions_due:
            await self._database.write(sessions.forget, await self._today() - LIFETIME * 1000)
            self._sessions_due = self._clock() + SESSIONS_EVERY

    async def _today(self) -> int:
        """This moment, not counting the time when there was no server; a clock that is put forward ends nothing."""
        if self._last is None:
            last = await self._database.read(upkeep.last_active)
            self._last = now() if last is None else last
        return min(now(), self._last + int((self._clock() - self._began) * 1000))


def _forget(connection: Connection) -> None:
    creations.forget(connection, now() - REMEMBERED)
    upkeep.forget_origins(connection, now() - LISTED)
