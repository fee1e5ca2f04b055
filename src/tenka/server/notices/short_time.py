"""Time is short: whoever has a fifth of their time left for a decision is told, once."""

import asyncio
import contextlib

from tenka.server.notices.subscribers import Subscribers
from tenka.server.processes.leases import OUTBOX, Leases
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.queries.notices import outbox, running_out
from tenka.store.queries.notices.outbox import NewNotice

ROUND = 20.0  # seconds between two looks


class ShortTime:
    """Looks at the clocks that run."""

    def __init__(self, database: Database, subscribers: Subscribers, leases: Leases | None = None) -> None:
        self._leases = leases or Leases(database)
        self._database = database
        self._subscribers = subscribers

    async def watch(self) -> None:
        """Look every now and then."""
        while True:
            if await self._leases.take(OUTBOX):
                await self.look()
            await asyncio.sleep(ROUND)

    async def look(self) -> None:
        """Note a notice for everybody whose time is short; what fails is tried again the next time."""
        with contextlib.suppress(StoreFailure):  # told by whoever answers for the store
            found = await self._database.read(running_out.seats, self._database.time.now())
            notices = [
                NewNotice(each.person, "short", each.table, f"short:{each.table}:{each.due}")
                for each in found
                if self._subscribers.wants(each.person, "short")
            ]
            if notices:
                await self._database.write(outbox.add, notices, now(), 0)
