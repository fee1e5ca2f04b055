"""The order of the public tables: the same for everybody, so worked out now and then and not for each who asks."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from typing import TYPE_CHECKING

from tenka.server.lobby.upkeep import ATTENDED, LISTED
from tenka.store.ids import now
from tenka.store.queries.tables import lists
from tenka.store.queries.tables.lists import TablePage, Wanted

if TYPE_CHECKING:
    from tenka.store.database import Database
    from tenka.store.queries.tables.lists import ListPosition, Sought

FRESH = 1.0  # seconds
MOST_KNOWN = 256  # orders that are kept


class Listing:
    """Public tables in pages; a new one is listed at once, what else happens within a second."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[Sought, tuple[float, asyncio.Task[list[ListPosition]]]] = {}

    async def page(self, sought: Sought, limit: int, after: ListPosition | None) -> TablePage:
        """Some of them; what is sought exists, so that there are not too many kinds of it."""
        places = await self._places(sought)
        first = 0 if after is None else bisect_right(places, after)
        shown = places[first : first + limit]
        rows = await self._database.read(lists.in_order, [str(place[-1]) for place in shown])
        return TablePage(rows, shown[-1] if len(places) > first + limit else None)

    def changed(self) -> None:
        """There is a new one."""
        self._known.clear()

    async def _places(self, sought: Sought) -> list[ListPosition]:
        """All in order; those who ask at the same time share the work."""
        made, places = self._known.get(sought, (0.0, None))
        failed = places is not None and places.done() and (places.cancelled() or places.exception() is not None)
        if places is None or failed or time.monotonic() - made > FRESH:
            wanted = Wanted(now() - LISTED, now() - ATTENDED, sought)
            places = asyncio.create_task(self._database.read(lists.ranking, wanted))
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[sought] = time.monotonic(), places
        return await asyncio.shield(places)
