"""The tables in use: read from the store when somebody needs them, let go when nobody does."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial

from tenka.kernel.errors import TenkaError
from tenka.server.broadcast.socket import GOING_AWAY, SESSION_ENDED
from tenka.server.guard.refused import Refused, not_found
from tenka.server.metrics import Metrics
from tenka.server.notices.occasions import Wants, nobody_wants
from tenka.server.processes.announcements import PERSON, TABLE, TALK, TIME, Announcements
from tenka.server.tables.loading import loaded
from tenka.server.tables.pace import Pace
from tenka.server.tables.table import Table
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.queries.people import sessions
from tenka.store.queries.tables import chat, revisions
from tenka.wire.live import TimeEvent

IDLE = 600.0  # seconds that a table stays in memory after its last use
MOST_IDLE = 100  # tables without anybody that stay so long; of more, those that were used last
BRIEF = 30.0  # seconds that every table stays: whoever asked for it may not have come to use it
RESTING = 60.0  # seconds after its last use that a table is kept small
SWEEP = 5.0
MOST_COMPARED = 500  # tables at once
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
        wants: Wants = nobody_wants,
        announcements: Announcements | None = None,
    ) -> None:
        self.database = database
        self.announcements = announcements or Announcements()
        self.announcements.on(TABLE, self._written_elsewhere)
        self.announcements.on(TALK, self._said_elsewhere)
        self.announcements.on(PERSON, self._changed_elsewhere)
        self.announcements.on(TIME, self._time_told_elsewhere)
        self.announcements.on_gap.append(lambda: self.spawn(self.look()))
        self.attended: Callable[[str], bool] = lambda _: True  # whether this process plays for others at a table
        self.on_loaded: list[Callable[[Table], Awaitable[None]]] = []  # called with every table that was just read
        self._announced: dict[str, int] = {}  # revisions announced of tables that are being read
        self._errands: set[asyncio.Task[None]] = set()
        self._wants = wants
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
        if found is not None and self.database.shared:
            await self._look_at([found])
        if found is not None and found.gone:
            self.tables.pop(id, None)
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
                row, game_session, standing = await loaded(self.database, id)
            parts = (self._moved, self._metrics, self._pace, standing, self._wants)
            table = Table(self.database, row, game_session, *parts)
            table.announcements = self.announcements
            table.behind = self._announced.pop(id, 0) > row.revision
            self.tables[id] = table
            if len(self.tables) % MOST_IDLE == 0:  # there may be many at once, between two rounds
                self._tidy_up()
        finally:
            del self._loading[id]
        if changes != self._changes:  # somebody who sits there may have changed since it was read
            table.outdated = True
        if table.outdated or table.behind:
            await self._tried(id, table.reload)
        for tell in self.on_loaded:
            await tell(table)
        self._moved(table)
        return table

    async def relieve(self, id: str) -> None:
        """Let stewards take over at a table where somebody's time has run out."""
        await self._tried(id, lambda: self._relieved(id))

    async def keep_calendar(self, id: str, *, weekend: bool) -> None:
        """Let time stand at a table, or go on, because a weekend has come or is over."""
        await self._tried(id, lambda: self._calendar_kept(id, weekend=weekend))

    async def _calendar_kept(self, id: str, *, weekend: bool) -> None:
        await (await self.table(id)).stewards.keep_calendar(weekend=weekend)

    async def keep_holidays(self, id: str, away: Mapping[int, bool]) -> None:
        """Let the time of people at a table stand, or go on, because their holidays have begun or are over."""

        async def kept() -> None:
            await (await self.table(id)).stewards.keep_holidays(away)

        await self._tried(id, kept)

    async def count_votes(self, id: str) -> None:
        """Close the votes at a table that are decided."""

        async def counted() -> None:
            await (await self.table(id)).votes.look()

        await self._tried(id, counted)

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

    # Other processes

    def _written_elsewhere(self, id: str, revision: str) -> None:
        """Another process has written something of a table."""
        table = self.tables.get(id)
        if table is None:
            if id in self._loading:
                self._announced[id] = int(revision)
        elif table.written_elsewhere(revision) and self._is_followed(table):
            self.spawn(self._tried(id, table.reload))

    def _is_followed(self, table: Table) -> bool:
        """Whether what others write concerns us at once; else it is read when somebody asks for the table."""
        return bool(table.connections.sockets) or table.busy or self.attended(table.row.id)

    def _said_elsewhere(self, id: str) -> None:
        if (table := self.tables.get(id)) is not None:
            self.spawn(self._tried(id, table.chat.catch_up))

    def _time_told_elsewhere(self, id: str, seat: str, what: TimeEvent) -> None:
        if (table := self.tables.get(id)) is not None:
            table.stewards.tell_time(int(seat), what)

    def _changed_elsewhere(self, person: str) -> None:
        self.spawn(self._changed(person))

    async def check_sessions(self) -> None:
        """Close connections whose sessions were ended by other processes."""
        here = {
            socket.session
            for table in self.tables.values()
            for socket in table.connections.sockets
            if socket.session is not None
        }
        if here:
            self.revoked(here - await self.database.read(sessions.existing, list(here)))

    async def look(self) -> None:
        """Compare what is known of tables with what is written: an announcement may have been lost."""
        tables = [table for table in self.tables.values() if self._is_followed(table)]
        for first in range(0, len(tables), MOST_COMPARED):
            await self._look_at(tables[first : first + MOST_COMPARED])
        talking = [table for table in tables if table.connections.sockets]
        for first in range(0, len(talking), MOST_COMPARED):
            await self._listen_to(talking[first : first + MOST_COMPARED])

    async def _look_at(self, some: Sequence[Table]) -> None:
        there = await self.database.read(revisions.known, [each.row.id for each in some])
        for table in some:
            if there.get(table.row.id) != table.row.revision:
                table.behind = True
                await self._tried(table.row.id, table.reload)

    async def _listen_to(self, some: Sequence[Table]) -> None:
        last = await self.database.read(chat.last_of, [each.row.id for each in some])
        for table in some:
            await self._tried(table.row.id, partial(table.chat.catch_up, last.get(table.row.id, 0)))

    def spawn(self, errand: Coroutine[None, None, object]) -> None:
        """Do something whether or not anybody waits for it."""
        task = asyncio.create_task(_done(errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # People who changed

    async def changed(self, person: str) -> None:
        """Show at their tables that somebody has another name, is somebody else now, or has left us."""
        self.announcements.announce(PERSON, person)
        await self._changed(person)

    async def _changed(self, person: str) -> None:
        self._changes += 1
        for table in self.tables.values():
            table.chat.recent.forget()  # they may have spoken where they no longer sit
        concerned = [table for table in self.tables.values() if table.row.concerns(person)]
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
                if table.needs_reload or table.outdated or self._is_followed(table):
                    await self._tried(id, table.reload)
                table.stewards.tell_of_vanished()
            if self.database.shared:
                await _done(self.look())
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


async def _done(errand: Awaitable[object]) -> None:
    """Do something that is done again anyhow, should the database not answer."""
    with contextlib.suppress(StoreFailure):
        await errand
