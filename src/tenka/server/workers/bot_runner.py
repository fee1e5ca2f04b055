"""Playing for others: for bots and stewards, asked as soon as a table waits for them, and for people by their orders.

In a window they wait for its moment, as a person's own answer does.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import SystemRandom
from typing import Any, Literal, Protocol

from tenka.kernel.errors import TenkaError
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.server.guard.refused import Refused
from tenka.server.processes.leases import PLAYING, Leases
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.pace import Pace
from tenka.server.tables.table import Table
from tenka.server.workers.pool import BotFailed, WorkersStopped
from tenka.server.workers.questions import Moves
from tenka.server.workers.turns import Asker
from tenka.server.workers.worlds import World, imagined
from tenka.store.failures import StoreFailure
from tenka.store.queries.jobs import JobName

log = logging.getLogger("tenka.bots")

RETRY = 2.0  # seconds until what failed is tried again


class Thinkers(Protocol):
    """Those who choose for bots."""

    async def choose(
        self, game: str, bot: str, seat: int, world: dict[str, Any], legal: list[Move], asker: Asker
    ) -> Moves:
        """The moves of a decision, the first of them legal."""


class BotRunner:
    """Looks after the bots, stewards and orders of all tables."""

    def __init__(self, thinkers: Thinkers, pace: Pace, leases: Leases | None = None) -> None:
        self._leases = leases
        self._thinkers = thinkers
        self._pace = pace
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._asking: set[str] = set()  # tables at which we have asked whether we may play
        self._drawing = ThreadPoolExecutor(1, "tenka-worlds")

    def look(self, table: Table) -> None:
        """Play for every seat that needs it and is not being played for yet."""
        if table.game_session is None or self._closed:
            return
        table.hints.drop_old(table.game_session.now.decisions)
        for seat in range(len(table.row.seats)):
            if seat not in table.at_work and _work(table, seat) is not None:
                if not self.attends(table.row.id):
                    self._ask(table)
                    return
                table.at_work.add(seat)
                self.spawn(self._attend(table, seat))

    def attends(self, id: str) -> bool:
        """Whether it is us, of all processes, who play for others at a table."""
        return self._leases is None or self._leases.holds(JobName(PLAYING, id))

    def _ask(self, table: Table) -> None:
        """Play at a table if no other process does; if it dies, `Attendance` will find the table."""
        if table.row.id not in self._asking:
            self._asking.add(table.row.id)
            self.spawn(self._take(table))

    async def _take(self, table: Table) -> None:
        assert self._leases is not None
        try:
            taken = await self._leases.take(JobName(PLAYING, table.row.id))
        finally:
            self._asking.discard(table.row.id)
        if taken:
            if table.behind:  # it was announced when the table was no concern of ours yet
                with contextlib.suppress(StoreFailure, Refused):
                    await table.reload()
            self.look(table)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """See to it that something is done, whoever asked for it, unless the server stops."""
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
        self._drawing.shutdown(wait=False, cancel_futures=True)

    async def _attend(self, table: Table, seat: int) -> None:
        """Play for a seat until there is nothing left to do; what goes wrong for a bot is tried again."""
        failures = 0
        try:
            while self.attends(table.row.id) and (work := _work(table, seat)) is not None:
                if work == "order":
                    await self._stand_in(table, seat)
                elif await self._plays(table, seat):
                    failures = 0
                else:
                    await asyncio.sleep(RETRY * 2 ** min(failures, 5))  # a minute, where it never goes well
                    failures += 1
        except WorkersStopped:
            return
        except Exception:
            log.exception("order-failed", extra={"game": table.row.game})
        finally:
            table.at_work.discard(seat)

    async def _plays(self, table: Table, seat: int) -> bool:
        try:
            await self._step(table, table.playing(), seat)
        except WorkersStopped:
            raise
        except Exception:
            log.exception("bot-step-failed", extra={"game": table.row.game})
            return False
        return True

    async def _step(self, table: Table, game_session: GameSession, seat: int) -> None:
        decision, window = game_session.now.decisions[seat], game_session.state.pending[seat].window
        bot = table.row.seats[seat].program
        assert bot is not None
        chosen = await self._choice(table, game_session, seat, bot)
        for moves, shows in shown_steps(game_session.now.ready_for(seat), seat, chosen):
            if table.row.pause and shows:
                await self._pace.until(
                    table.reaction_timer.release_time(seat, moves) if window else table.shown + self._pace.pause
                )
            try:
                await table.submit(seat, [*moves], secrets.token_urlsafe(12), decision, bot)
            except StoreFailure:  # told by whoever answers for the store
                await asyncio.sleep(RETRY)
                return
            except Refused:  # the table has moved on: look again
                await asyncio.sleep(0)
                return
            decision = game_session.now.decisions[seat]

    async def _stand_in(self, table: Table, seat: int) -> None:
        """Answer for a person by their orders; they may answer themselves meanwhile."""
        await self._pace.until(table.reaction_timer.release_time(seat, table.standing.answer(seat)))
        try:
            await table.stand_in(seat)
        except (StoreFailure, Refused):
            await asyncio.sleep(RETRY)

    async def _choice(self, table: Table, game_session: GameSession, seat: int, bot: str) -> Moves:
        legal = game_session.now.legal(seat)
        if len(legal) == 1:
            return [list(legal[0])]
        with contextlib.suppress(BotFailed):  # each attempt has been logged with its reason
            world = await self._imagined(game_session.state, seat)
            return await self._thinkers.choose(table.row.game, bot, seat, world.dumped, legal, _asker(table))
        log.error("bot-plays-at-random", extra={"bot": bot, "game": table.row.game})
        return [list(SystemRandom().choice(legal))]

    async def _imagined(self, state: State, seat: int) -> World:
        """A world for a bot to think in, drawn beside the loop in a thread of its own: nothing else is before it."""
        draw = partial(imagined, state, seat, SystemRandom())
        return await asyncio.get_running_loop().run_in_executor(self._drawing, draw)


def _asker(table: Table) -> Asker:
    """For whom bots think: all tables of whoever made them have their turn together."""
    return Asker(table.row.owner or table.row.id, table.row.id)


def _work(table: Table, seat: int) -> Literal["order", "bot"] | None:
    """What is to be done for a seat: an order goes before the steward; whose answer waits has answered."""
    if table.row.resting or table.is_held(seat):
        return None
    if table.row.seats[seat].bot is None and table.standing.answer(seat):
        return "order"
    asked = seat in table.playing().state.pending
    return "bot" if asked and table.row.seats[seat].program is not None else None


def shown_steps(state: State, seat: int, moves: Moves) -> list[tuple[Moves, bool]]:
    """The moves up to the first that cannot be played, cut after each that others see: drafts need no pause."""
    found: list[tuple[Moves, bool]] = []
    step: Moves = []
    for move in moves:
        try:
            state, events = state.played(seat, move)
        except TenkaError:
            break
        step.append(move)
        if any(event.to is None for event in events):
            found.append((step, True))
            step = []
    if step:
        found.append((step, False))
    return found or [(moves[:1], True)]
