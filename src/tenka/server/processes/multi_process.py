"""This process among several on one database; alone with it, all of this is nothing."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING

from tenka.server.processes.announcements import HITS, SESSIONS, Announcements
from tenka.server.processes.attendance import Attendance
from tenka.server.processes.far_thinking import FarThinking
from tenka.server.processes.leases import Leases
from tenka.server.processes.membership import Membership
from tenka.server.processes.presence_board import PresenceBoard
from tenka.store.failures import StoreFailure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tenka.server.guard import Rates
    from tenka.server.people.households import Households
    from tenka.server.tables.table_registry import TableRegistry
    from tenka.server.workers.bot_runner import BotRunner
    from tenka.server.workers.pool import Workers
    from tenka.store.database import Database

RATES_EVERY = 1.0  # seconds
GATHER = 0.2  # seconds in which sessions that ended are looked for together
SESSIONS_EVERY = 15.0  # seconds between two looks whether sessions were ended elsewhere


def announcements_on(database: Database, id: str) -> Announcements:
    """Announcements to and from the other processes on a database, if there may be any."""
    if not database.shared:
        return Announcements()
    from tenka.server.processes.notify_line import NotifyLine  # noqa: PLC0415  an extra of its own

    return NotifyLine(database.line_parameters(), id)


class MultiProcess:
    """What a process needs to be one of several."""

    def __init__(self, database: Database, leases: Leases, line: Announcements) -> None:
        self._database = database
        self._leases = leases
        self._line = line
        self._looking = False  # whether it is about to be seen which sessions have ended

    async def join(
        self,
        registry: TableRegistry,
        bot_runner: BotRunner,
        workers: Workers,
        rates: Rates,
        households: Households,
    ) -> list[Callable[[], Awaitable[None]]]:
        """Be one of them; what is to be done until the end."""
        line = self._line
        self.membership = Membership(
            self._database,
            self._leases,
            lambda: (len(registry.tables), registry.connections, int(line.lag * 1000)),
        )
        await self.membership.join()
        board = PresenceBoard(self._database, registry, self._leases.holder)
        thinkers = FarThinking(self._database, line)
        self.membership.on_change += [
            board.look,
            lambda: workers.think_far(thinkers, self.membership.thinking_places),
        ]
        workers.think_far(thinkers, self.membership.thinking_places)
        line.on(SESSIONS, lambda: self._look_at_sessions(registry))
        line.on(HITS, rates.counted_elsewhere)
        line.on_gap.append(households.tell)
        attendance = Attendance(self._database, registry, bot_runner, self._leases)
        return [
            line.watch,
            self.membership.watch,
            board.watch,
            attendance.watch,
            partial(self._check_sessions, registry),
            partial(self._tell_rates, rates),
        ]

    async def leave(self) -> None:
        """Hand everything back."""
        await self.membership.leave()

    async def _tell_rates(self, rates: Rates) -> None:
        """Have requests count wherever they were made."""
        while True:
            await asyncio.sleep(RATES_EVERY)
            for rule, key, count in rates.news():
                self._line.announce(HITS, rule, key, count)

    def _look_at_sessions(self, registry: TableRegistry) -> None:
        """Look once for all that ended together: nobody shall keep every process busy by changing their name."""
        if not self._looking:
            self._looking = True
            registry.spawn(self._looked(registry))

    async def _looked(self, registry: TableRegistry) -> None:
        await asyncio.sleep(GATHER)
        self._looking = False
        await registry.check_sessions()

    async def _check_sessions(self, registry: TableRegistry) -> None:
        """Do without announcements now and then: whose session has ended is sent away."""
        while True:
            await asyncio.sleep(SESSIONS_EVERY)
            with contextlib.suppress(StoreFailure):
                self._line.heard(SESSIONS)
                await registry.check_sessions()
