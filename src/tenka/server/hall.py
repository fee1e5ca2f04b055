"""The tables in use: read from the store when somebody needs them, let go when nobody does."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from tenka.kernel.errors import TenkaError
from tenka.server.metrics import Metrics
from tenka.server.refused import not_found
from tenka.server.socket import GOING_AWAY, SESSION_ENDED
from tenka.server.table import Table, load
from tenka.store.database import Database

IDLE = 600.0  # seconds that a table stays in memory after its last use
SWEEP = 5.0

log = logging.getLogger("tenka.server")


class Hall:
    """Every table in memory is here, and only once."""

    def __init__(
        self, database: Database, moved: Callable[[Table], None], metrics: Metrics, idle: float = IDLE
    ) -> None:
        self.database = database
        self.tables: dict[str, Table] = {}
        self._moved = moved
        self._metrics = metrics
        self._idle = idle
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def table(self, id: str) -> Table:
        """A table by its id; refused like anything unknown if there is none."""
        found = self.tables.get(id)
        if found is not None and found.gone:
            del self.tables[id]
            raise not_found()
        if found is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
            found = await asyncio.shield(loading)
        found.used = time.monotonic()
        return found

    async def try_table(self, id: str) -> None:
        """Have a table in memory, if it can be read."""
        await _tried(lambda: self.table(id))

    async def _load(self, id: str) -> Table:
        try:
            row, course = await self.database.read(load, id)
            table = self.tables[id] = Table(self.database, row, course, self._moved, self._metrics)
        finally:
            del self._loading[id]
        self._moved(table)
        return table

    # People who changed

    async def renamed(self, person: str) -> None:
        """Show somebody's new name at their tables."""
        await self._refresh(lambda table: table.seat_of(person) is not None)

    async def merged(self, guest: str, person: str) -> None:
        """Somebody's seats are now their account's."""
        await self._refresh(lambda table: table.seat_of(guest) is not None)

    async def left_us(self, person: str) -> None:
        """Somebody deleted themselves."""
        await self._refresh(lambda table: table.seat_of(person) is not None)

    async def _refresh(self, concerned: Callable[[Table], bool]) -> None:
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for table in [table for table in self.tables.values() if concerned(table)]:
            await table.refresh()

    def revoked(self, sessions: set[str]) -> None:
        """Close every connection of these sessions."""
        for table in self.tables.values():
            for socket in table.sockets:
                if socket.session in sessions:
                    socket.close(SESSION_ENDED)

    # Coming and going

    @property
    def connections(self) -> int:
        """How many sockets there are."""
        return sum(len(table.sockets) for table in self.tables.values())

    def close(self) -> None:
        """Ask everybody to come back later."""
        for table in self.tables.values():
            for socket in table.sockets:
                socket.close(GOING_AWAY)

    async def sweep(self) -> None:
        """Now and then let tables go that nobody uses, and look after those whose last write failed."""
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self.tables.values()):
                await _tried(table.clear_up)
                if self._forgotten(table):
                    self.tables.pop(table.row.id, None)  # it may have gone while another was looked after

    def _forgotten(self, table: Table) -> bool:
        idle = time.monotonic() - table.used > self._idle
        return idle and not table.sockets and not table.lock.locked() and not table.bots_at_work


async def _tried(work: Callable[[], Awaitable[object]]) -> None:
    """Do something for a table; if that fails, it must not keep us from the others."""
    try:
        await work()
    except TenkaError as error:
        _tell(error)
    except Exception:
        log.exception("table-failed")


def _tell(error: TenkaError) -> None:
    log.error("table-unreadable", extra={"why": error.message})
