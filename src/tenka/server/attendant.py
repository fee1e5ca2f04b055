"""Bots in their seats: each is asked as soon as a table waits for it, and plays like anybody else."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from random import SystemRandom
from typing import Any, Protocol

from tenka.kernel.errors import TenkaError
from tenka.kernel.move import Move
from tenka.server.course import Course
from tenka.server.refused import Refused
from tenka.server.table import Table
from tenka.server.workers import BotFailed, WorkersStopped
from tenka.store.failures import StoreFailure

log = logging.getLogger("tenka.bots")

RETRY = 2.0  # seconds until a bot tries again when its move could not be saved


class Thinkers(Protocol):
    """Those who choose for bots."""

    async def choose(self, game: str, bot: str, view: dict[str, Any], legal: list[Move]) -> list[str | int]:
        """One of the legal moves."""


class Attendant:
    """Looks after the bots of all tables."""

    def __init__(self, thinkers: Thinkers, pause: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._thinkers = thinkers
        self._pause = pause
        self._clock = clock
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, table: Table) -> None:
        """Ask every bot that the table waits for and that is not thinking yet."""
        course = table.course
        if course is None:
            return
        for seat in course.state.pending:
            if table.row.seats[seat].bot is not None and seat not in table.bots_at_work:
                table.bots_at_work.add(seat)
                task = asyncio.create_task(self._play(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let all bots stop where they are."""
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
            table.bots_at_work.discard(seat)

    async def _step(self, table: Table, course: Course, seat: int) -> None:
        decision = course.now.decisions[seat]
        move = await self._choice(table, course, seat)
        if table.row.pause and _shows(course, seat, move):
            await asyncio.sleep(table.shown + self._pause - self._clock())
        try:
            await table.submit(seat, [move], secrets.token_urlsafe(12), decision)
        except StoreFailure:  # told by whoever answers for the store
            await asyncio.sleep(RETRY)
        except Refused:  # the table has moved on: look again
            await asyncio.sleep(0)

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
