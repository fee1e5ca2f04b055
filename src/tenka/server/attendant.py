"""Playing for others: for bots, asked as soon as a table waits for them, and for people who have said it in advance.

In a window they wait for its moment, as a person's own answer does.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from random import SystemRandom
from typing import Any, Protocol

from tenka.kernel.errors import TenkaError
from tenka.kernel.move import Move
from tenka.server.course import Course
from tenka.server.pace import Pace
from tenka.server.refused import Refused
from tenka.server.table import Table
from tenka.server.workers import BotFailed, WorkersStopped
from tenka.store.failures import StoreFailure

log = logging.getLogger("tenka.bots")

RETRY = 2.0  # seconds until it is tried again when a move could not be saved


class Thinkers(Protocol):
    """Those who choose for bots."""

    async def choose(self, game: str, bot: str, view: dict[str, Any], legal: list[Move]) -> list[str | int]:
        """One of the legal moves."""


class Attendant:
    """Looks after the bots and the orders of all tables."""

    def __init__(self, thinkers: Thinkers, pace: Pace) -> None:
        self._thinkers = thinkers
        self._pace = pace
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def look(self, table: Table) -> None:
        """Ask every bot that the table waits for and that is not thinking yet, and answer for people who can be."""
        course = table.course
        if course is None or self._closed:
            return
        for seat, who in enumerate(table.row.seats):
            if seat in table.at_work:
                continue
            if who.bot is not None:
                if seat in course.state.pending:
                    table.at_work.add(seat)
                    self.keep(self._play(table, seat))
            elif table.standing.answer(seat):
                table.at_work.add(seat)
                self.keep(self._stand_in(table, seat))

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """See to it that something is done, whoever asked for it, unless the house closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Let all of it stop where it is."""
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: Table, seat: int) -> None:
        """Play for a bot until the table no longer waits for it; what goes wrong is tried again."""
        try:
            while (course := table.course) is not None and seat in course.state.pending:
                try:
                    await self._step(table, course, seat)
                except WorkersStopped:
                    return
                except Exception:
                    log.exception("bot-step-failed", extra={"game": table.row.game})
                    await asyncio.sleep(RETRY)
        finally:
            table.at_work.discard(seat)

    async def _step(self, table: Table, course: Course, seat: int) -> None:
        decision, window = course.now.decisions[seat], course.state.pending[seat].window
        move = await self._choice(table, course, seat)
        if table.row.pause and _shows(course, seat, move):
            await self._pace.until(table.windows.moment(seat, [move]) if window else table.shown + self._pace.pause)
        try:
            await table.submit(seat, [move], secrets.token_urlsafe(12), decision)
        except StoreFailure:  # told by whoever answers for the store
            await asyncio.sleep(RETRY)
        except Refused:  # the table has moved on: look again
            await asyncio.sleep(0)

    async def _stand_in(self, table: Table, seat: int) -> None:
        """Answer for a person as long as there is something to answer; they may answer themselves meanwhile."""
        try:
            while (steps := table.standing.answer(seat)) and not table.holding[seat]:
                await self._pace.until(table.windows.moment(seat, steps))
                try:
                    await table.stand_in(seat)
                except (StoreFailure, Refused):
                    await asyncio.sleep(RETRY)
        except Exception:
            log.exception("order-failed", extra={"game": table.row.game})
        finally:
            table.at_work.discard(seat)

    async def _choice(self, table: Table, course: Course, seat: int) -> list[str | int]:
        bot = table.row.seats[seat].bot
        assert bot is not None
        legal = course.state.legal(seat)
        if len(legal) == 1:
            return list(legal[0])
        with contextlib.suppress(BotFailed):  # each attempt has been logged with its reason
            return await self._thinkers.choose(table.row.game, bot, course.state.view(seat, events=False), legal)
        log.error("bot-plays-at-random", extra={"bot": bot, "game": table.row.game})
        return list(SystemRandom().choice(legal))


def _shows(course: Course, seat: int, move: list[str | int]) -> bool:
    """Whether others will see the move: steps of a draft they never see need no pause."""
    try:
        return any(event.to is None for event in course.state.copy().play(seat, move))
    except TenkaError:
        return True
