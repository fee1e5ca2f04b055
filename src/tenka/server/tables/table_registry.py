"""The tables in use: read from the store when somebody needs them, let go when nobody does."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from tenka.kernel.errors import TenkaError
from tenka.server.broadcast.socket import GOING_AWAY, SESSION_ENDED
from tenka.server.metrics import Metrics
from tenka.server.refused import Refused, not_found
from tenka.server.tables.loading import load
from tenka.server.tables.pace import Pace
from tenka.server.tables.table import Table
from tenka.store.database import Database

IDLE = 600.0  # seconds that a table stays in memory after its last use
MOST_IDLE = 100  # tables without anybody that stay so long; of more, those that were used last
BRIEF = 30.0  # seconds that every table stays: whoever asked for it may not have come to use it
RESTING = 60.0  # seconds after its last use that a table is kept small
SWEEP = 5.0
MOST_LOADS = 2  # tables that are read at once: some readers are left to whoever needs little

log = logging.getLogger("tenka.server")


class TableRegistry:
    """Every table in memory is here, and only once."""

    def __init__(
        self,
        database: Database,
        moved: Callable[[Table], None],
        metrics: Metrics,
        pace: Pace | None = None,
        *,
        idle: float = IDLE,
    ) -> None:
        self.database = database
        self.tables: dict[str, Table] = {}
        self._moved = moved
        self._metrics = metrics
        self._pace = pace
        self._idle = idle
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._loads = asyncio.Semaphore(MOST_LOADS)
        self._changes = 0  # of people
        self._failing: dict[str, str] = {}  # why the last thing done for a table failed, by its id, as it was logged

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

    async def try_table(self, id: str) -> bool:
        """Have a table in memory, if it can be read."""
        return await self._tried(id, lambda: self.table(id))

    async def _load(self, id: str) -> Table:
        changes = self._changes
        try:
            async with self._loads:
                row, game_session, standing = await self.database.read(load, id)
            table = Table(self.database, row, game_session, self._moved, self._metrics, self._pace, standing)
            self.tables[id] = table
            if len(self.tables) % MOST_IDLE == 0:  # there may be many at once, between two rounds
                self._tidy_up()
        finally:
            del self._loading[id]
        if changes != self._changes:  # somebody who sits there may have changed since it was read
            table.outdated = True
            await self._tried(id, table.reload)
        self._moved(table)
        return table

    async def relieve(self, id: str) -> None:
        """Let stewards take over at a table where somebody's time has run out."""
        await self._tried(id, lambda: self._relieved(id))

    async def _relieved(self, id: str) -> None:
        await (await self.table(id)).stewards.relieve()

    async def _tried(self, id: str, work: Callable[[], Awaitable[object]]) -> bool:
        """Do something for a table; if that fails, it must not keep us from the others."""
        try:
            await work()
        except Refused:  # it is no more
            self._failing.pop(id, None)
            return True
        except Exception as error:  # noqa: BLE001  told once, and tried again by whoever asked
            self._tell(id, error)
            return False
        self._failing.pop(id, None)
        return True

    def _tell(self, id: str, error: Exception) -> None:
        """Log why a table cannot be read: once, until there is another reason."""
        why = error.message if isinstance(error, TenkaError) else type(error).__name__
        if self._failing.get(id) == why:
            return
        self._failing[id] = why
        if isinstance(error, TenkaError):
            log.error("table-unreadable", extra={**error.params, "why": why})
        else:
            log.error("table-failed", exc_info=error)

    # People who changed

    async def changed(self, person: str) -> None:
        """Show at their tables that somebody has another name, is somebody else now, or has left us."""
        self._changes += 1
        for table in self.tables.values():
            table.chat.recent.forget()  # they may have spoken where they no longer sit
        concerned = [table for table in self.tables.values() if table.seat_of(person) is not None]
        for table in concerned:
            table.outdated = True  # should reading fail now, it is tried again
        for table in concerned:
            await self._tried(table.row.id, table.reload)

    def revoked(self, sessions: set[str]) -> None:
        """Close every connection of these sessions."""
        for table in self.tables.values():
            for socket in table.connections.sockets:
                if socket.session in sessions:
                    socket.close(SESSION_ENDED)

    # Coming and going

    @property
    def connections(self) -> int:
        """How many sockets there are."""
        return sum(len(table.connections.sockets) for table in self.tables.values())

    def close(self) -> None:
        """Ask everybody to come back later."""
        for table in self.tables.values():
            table.connections.close(GOING_AWAY)

    async def sweep(self) -> None:
        """Now and then let tables go that nobody uses, and look after those whose last write failed."""
        while True:
            await asyncio.sleep(SWEEP)
            for id, table in list(self.tables.items()):
                await self._tried(id, table.reload)
            self._tidy_up()

    def _tidy_up(self) -> None:
        """Forget tables that nobody uses, soon if there are many, and keep small what is not played at."""
        now = time.monotonic()
        idle = [each for each in self.tables.values() if not each.connections.sockets and not each.busy]
        idle.sort(key=lambda each: each.used, reverse=True)
        for place, table in enumerate(idle):
            if now - table.used > (self._idle if place < MOST_IDLE else min(BRIEF, self._idle)):
                del self.tables[table.row.id]
        for table in self.tables.values():
            if table.game_session is not None and not table.busy and now - table.used > RESTING:
                table.game_session.slim()
