"""Which process plays for others at a table: whoever has the lease, found anew where one has died or let go."""

import asyncio
import contextlib
import time

from sqlalchemy import Connection

from tenka.server.processes.leases import ANALYSING, PLAYING, Leases
from tenka.server.tables.table_registry import TableRegistry
from tenka.server.workers.bot_runner import BotRunner
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.queries import jobs, thoughts
from tenka.store.queries.jobs import JobName
from tenka.store.queries.tables import orders, tables

ROUND = 3.0  # seconds between two looks
IDLE = 20.0  # seconds without anything to do for a table, after which others may have it
KEPT = 60_000  # milliseconds that a lease is remembered after its end


class Attendance:
    """Takes up tables that wait for somebody to play for others, and lets those go where nothing is to be done."""

    def __init__(self, database: Database, registry: TableRegistry, bot_runner: BotRunner, leases: Leases) -> None:
        self._database = database
        self._registry = registry
        self._bot_runner = bot_runner
        self._leases = leases
        self._busy: dict[JobName, float] = {}  # when something was last done for a table

    async def watch(self) -> None:
        """Look every now and then."""
        while True:
            with contextlib.suppress(StoreFailure):  # told by whoever answers for the store
                await self.look()
            await asyncio.sleep(ROUND)

    async def look(self) -> None:
        """Take up what waits, let go what rests."""
        for id in await self._database.read(_unattended):
            if await self._leases.take(JobName(PLAYING, id)) and await self._registry.try_table(id):
                table = self._registry.tables.get(id)
                if table is not None:
                    self._bot_runner.look(table)
        await self._leases.let_go(self._resting())
        await self._database.write(_tidied)

    def _resting(self) -> list[JobName]:
        now, held = time.monotonic(), self._leases.held(PLAYING)
        for name in held:
            table = self._registry.tables.get(name.key)
            if name not in self._busy or (table is not None and table.at_work):
                self._busy[name] = now
        self._busy = {name: self._busy[name] for name in held}
        return [name for name in held if now - self._busy[name] > IDLE]


def _unattended(connection: Connection) -> list[str]:
    """Tables that wait for a bot, or where an order stands, and where nobody attends to them."""
    waiting = dict.fromkeys([*tables.waiting_for_bots(connection), *orders.attended(connection)])
    attended = jobs.held(connection, PLAYING, jobs.moment(connection))
    return [id for id in waiting if id not in attended]


def _tidied(connection: Connection) -> None:
    jobs.forget(connection, [PLAYING, ANALYSING], jobs.moment(connection) - KEPT)
    thoughts.forget(connection)
