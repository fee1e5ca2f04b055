"""Time for decisions: who takes longer than the table allows is stood in for by its steward."""

import asyncio
import contextlib
import time

from tenka.server.tables.table_registry import TableRegistry
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.queries import clocks, server_time, stewards

GRACE = 60.0  # seconds after the start in which nobody is stood in for: people must first find their way back
ROUND = 5.0  # seconds between two looks at the clocks


class Timekeeper:
    """Looks at the clocks of all tables, in memory or not."""

    def __init__(self, database: Database, registry: TableRegistry, *, grace: float = GRACE) -> None:
        self._database = database
        self._registry = registry
        self._grace = grace

    async def watch(self) -> None:
        """Look every now and then."""
        start = time.monotonic()
        while True:
            if time.monotonic() - start >= self._grace:
                await self.look()
            await self.save()
            await asyncio.sleep(ROUND)

    async def save(self) -> None:
        """Keep the time, if it runs for anybody: it shall go on from here after whatever may happen."""
        with contextlib.suppress(StoreFailure):  # told by whoever answers for the store
            if await self._database.read(clocks.any_runs):
                await self._database.write(server_time.save, self._database.time.now())

    async def look(self) -> None:
        """Let stewards take over wherever the time has run out; what fails is tried again the next time."""
        try:
            late = await self._database.read(stewards.overdue, self._database.time.now())
        except StoreFailure:  # told by whoever answers for the store
            return
        for id in late:
            await self._registry.relieve(id)
