"""Time at the tables: whose has run out, when it stands because of the calendar, and which votes are decided."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta
from math import inf

from sqlalchemy import Connection

from tenka.server.processes.leases import CLOCKS, Leases
from tenka.server.tables.table_registry import TableRegistry
from tenka.server.tables.weekends import is_weekend, today
from tenka.server.votes.rules import is_any_decided
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.queries import server_time
from tenka.store.queries.people import holidays
from tenka.store.queries.tables import clocks, stewards, tables, votes

GRACE = 60.0  # seconds after the start in which nobody is stood in for: people must first find their way back
ROUND = 5.0  # seconds between two looks at the clocks
ALL_VOTES = 10.0  # seconds between two looks at votes before their deadlines, of tables that are not in use here


class Timekeeper:
    """Looks at the clocks of all tables, in memory or not."""

    def __init__(
        self,
        database: Database,
        registry: TableRegistry,
        *,
        grace: float = GRACE,
        wall: Callable[[], float] = time.time,
        leases: Leases | None = None,
    ) -> None:
        self._leases = leases or Leases(database)
        self._database = database
        self._registry = registry
        self._grace = grace
        self._wall = wall
        self._all_votes = -inf  # when those of tables that nobody is at were last looked at

    async def watch(self) -> None:
        """Look every now and then."""
        start = time.monotonic()
        while True:
            if await self._leases.take(CLOCKS):
                await self.look_at_calendar()
                await self.look_at_holidays()
                if time.monotonic() - start >= self._grace:
                    await self.look()
                    await self.look_at_votes()
                await self.save()
            await asyncio.sleep(ROUND)

    async def save(self) -> None:
        """Keep the time, if it runs for anybody: it shall go on from here after whatever may happen."""
        with contextlib.suppress(StoreFailure):  # told by whoever answers for the store
            now = self._database.time.now()
            if await self._database.read(clocks.any_runs, now):
                await self._database.write(server_time.save, now)

    async def look(self) -> None:
        """Let stewards take over wherever the time has run out; what fails is tried again the next time."""
        with contextlib.suppress(StoreFailure):  # told by whoever answers for the store
            for id in await self._database.read(stewards.overdue, self._database.time.now()):
                await self._registry.relieve(id)

    async def look_at_votes(self) -> None:
        """Close votes whose deadline is over, or which have settled themselves."""
        with contextlib.suppress(StoreFailure):  # told by whoever answers for the store
            now = self._database.time.now()
            open_votes = await self._database.read(votes.undecided)
            decided = [id for id, deadline in open_votes.items() if deadline <= now]
            others = open_votes.keys() - set(decided)
            here = {id: table.row for id in others if (table := self._registry.tables.get(id)) is not None}
            decided += (told := [id for id, row in here.items() if is_any_decided(row, now)])
            others -= set(told) if self._database.shared else here.keys()  # other processes may know better
            if time.monotonic() - self._all_votes >= ALL_VOTES:
                decided += await self._database.read(_decided, others, now)
                self._all_votes = time.monotonic()
            for id in decided:
                await self._registry.count_votes(id)

    async def look_at_holidays(self) -> None:
        """Let the time of people stand on their days off, and go on after them."""
        with contextlib.suppress(StoreFailure):  # told by whoever answers for the store
            moment = self._wall()
            earliest = datetime.fromtimestamp(moment, UTC).date() - timedelta(days=2)  # whatever the zone
            found = await self._database.read(holidays.around, earliest.isoformat())
            away = {each.person for each in found if each.first <= today(each.zone, moment) <= each.last}
            for id, seats in (await self._database.read(holidays.unnoted, away)).items():
                await self._registry.keep_holidays(id, seats)

    async def look_at_calendar(self) -> None:
        """Let time stand where a weekend has come, and go on where it is over."""
        with contextlib.suppress(StoreFailure):  # told by whoever answers for the store
            for zone in await self._database.read(clocks.zones):
                weekend = is_weekend(zone, self._wall())
                for id in await self._database.read(clocks.off_calendar, zone, weekend=weekend):
                    await self._registry.keep_calendar(id, weekend=weekend)


def _decided(connection: Connection, ids: Collection[str], now: int) -> list[str]:
    """Those of some tables where a vote is to be closed: their games are not needed for that."""
    found = (tables.find(connection, id) for id in ids)
    return [row.id for row in found if row is not None and is_any_decided(row, now)]
