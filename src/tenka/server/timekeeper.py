"""Time for decisions: who takes longer than the table allows is stood in for by its steward."""

import asyncio

from tenka.server.hall import Hall
from tenka.store import stewards
from tenka.store.database import Database
from tenka.store.failures import StoreFailure

GRACE = 60.0  # seconds after the start in which nobody's time runs out: the server may have been away
ROUND = 5.0  # seconds between two looks at the clocks


class Timekeeper:
    """Looks at the clocks of all tables, in memory or not."""

    def __init__(self, database: Database, hall: Hall, *, grace: float = GRACE) -> None:
        self._database = database
        self._hall = hall
        self._grace = grace

    async def watch(self) -> None:
        """Look every now and then."""
        await asyncio.sleep(self._grace)
        while True:
            await self.look()
            await asyncio.sleep(ROUND)

    async def look(self) -> None:
        """Let stewards take over wherever the time has run out; what fails is tried again the next time."""
        try:
            late = await self._database.read(stewards.overdue)
        except StoreFailure:  # told by whoever answers for the store
            return
        for id in late:
            await self._hall.relieve(id)
