"""The pool of worker processes that all thinking is done in; the loop only waits for them.

Bots come first: one worker thinks for nobody else, the others whenever no bot waits. Beside them there is one of the
lowest priority, started when it is needed, that thinks for people and weighs finished games. Where there are thinkers
on other machines, they are asked first whatever holds no more than a seat may see.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tenka.kernel.errors import TenkaError
from tenka.server.workers.far_slot import FarSlot, FarThinkers
from tenka.server.workers.process import LAST, NICENESS
from tenka.server.workers.questions import PATIENT, PLAYING, WAITED_FOR, Decide, Moves, WorkerQuestion
from tenka.server.workers.slot import NoAnswer, PendingQuestion, WorkerSlot
from tenka.server.workers.turns import Asker, Ticket, Turns

YIELDING = 1.0  # seconds that bots who think without a break keep the next slice of an analysis waiting
LINGERING = 120.0  # seconds that the worker beside the others is kept without a question

LOOK = 0.25  # seconds between two looks for those who rest
MOST_FAR = 64  # questions that other machines think about for this process

NOBODY = Asker("", "")

Place = WorkerSlot | FarSlot


class BotFailed(TenkaError):
    """A bot gave no decision that begins with a legal move, however often it was asked."""

    def __init__(self, game: str, bot: str) -> None:
        super().__init__("bot-failed", {"game": game, "bot": bot})


class WorkersStopped(TenkaError):
    """Nobody thinks any more: the server is going down, and no bot has failed."""

    def __init__(self) -> None:
        super().__init__("workers-stopped")


class Workers:
    """Processes that answer questions, one at a time each: by rank, and within a rank everybody in turn.

    `patience` is how many seconds an answer may take, if not as many as its question says; `module` is what a process
    runs; `answered` is called after every question with what it was about, and the seconds it took; `engine` is a
    folder with the compiled package, used as soon as it is there.
    """

    def __init__(
        self,
        places: int,
        patience: float | None = None,
        module: str = "tenka.server.workers.process",
        answered: Callable[[str, float], None] = lambda *_: None,
        engine: Path | None = None,
    ) -> None:
        self._places = [WorkerSlot(module, patience, answered, NICENESS, engine) for _ in range(places)]
        self._beside = WorkerSlot(module, patience, answered, LAST, engine)
        self._far: list[FarSlot] = []
        self._answered = answered
        self._serving: list[asyncio.Task[None]] = []
        self._waiting: dict[int, Turns[PendingQuestion]] = {rank: Turns() for rank in (PLAYING, WAITED_FOR, PATIENT)}
        self._news = asyncio.Event()  # there may be something to do for a place that has nothing
        self._weighed = -YIELDING  # when a slice was last begun or done

    @property
    def restarts(self) -> int:
        """How often a worker was lost and replaced."""
        return sum(place.lost for place in (*self._places, self._beside))

    @property
    def busy(self) -> int:
        """How many workers have a question."""
        return sum(place.busy for place in (*self._places, self._beside))

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return sum(map(len, self._waiting.values()))

    def waiting_of(self, kind: str) -> int:
        """How many questions of a kind wait."""
        return sum(each.item.question.kind == kind for turns in self._waiting.values() for each in turns)

    async def start(self) -> None:
        """Start the processes; questions can be asked at once."""
        self._serving = [asyncio.create_task(self._serve(place)) for place in (*self._places, self._beside)]

    def think_far(self, thinkers: FarThinkers, places: int) -> None:
        """There are so many places on other machines now."""
        if not self._serving:
            return
        while len(self._far) < min(places, MOST_FAR):
            self._far.append(FarSlot(thinkers, self._answered))
            self._serving.append(asyncio.create_task(self._serve(self._far[-1])))
        for number, place in enumerate(self._far):
            place.open = number < places
        self._news.set()

    @property
    def far_places(self) -> int:
        """How many places on other machines may be asked."""
        return sum(place.open for place in self._far)

    async def stop(self) -> None:
        """End all processes, thinking or not; whoever waits for an answer is told."""
        serving, self._serving = self._serving, []
        for task in serving:
            task.cancel()
        for ticket in [each for turns in self._waiting.values() for each in turns]:
            ticket.item.refuse(WorkersStopped())
        await asyncio.gather(*serving, return_exceptions=True)

    async def choose(
        self,
        game: str,
        bot: str,
        seat: int,
        world: dict[str, Any],
        legal: Sequence[Sequence[str | int]],
        asker: Asker = NOBODY,
    ) -> Moves:
        """The moves of a decision, the first of them legal, as this bot chooses in this world."""
        allowed = {tuple(move) for move in legal}
        try:
            found: Moves = await self.ask(
                Decide(game, bot, seat, world), lambda moves: bool(moves) and tuple(moves[0]) in allowed, asker
            )
        except NoAnswer:
            raise BotFailed(game, bot) from None
        return found

    async def ask(
        self, question: WorkerQuestion, fits: Callable[[Any], bool] = lambda _: True, asker: Asker = NOBODY
    ) -> Any:
        """The answer to a question, of its kind's type; NoAnswer if there is none that fits.

        A question that nobody waits for any more is not begun.
        """
        if not self._serving:
            raise WorkersStopped
        turns = self._waiting[question.rank]
        ticket = turns.add(asker, PendingQuestion(question, fits))
        self._news.set()
        try:
            return await ticket.item.answer
        finally:
            if ticket in turns:
                turns.end(ticket)

    async def _serve(self, place: Place) -> None:
        try:
            while True:
                if isinstance(place, WorkerSlot) and place is not self._beside:
                    await place.prepare()
                ticket = self._next(place)
                if ticket is None:
                    await self._rest(place)
                else:
                    await self._settle(place, ticket)
        finally:
            if isinstance(place, WorkerSlot):
                await place.clear()

    async def _settle(self, place: Place, ticket: Ticket[PendingQuestion]) -> None:
        rank = ticket.item.question.rank
        settled = True
        try:
            settled = await place.settle(ticket.item)
        except asyncio.CancelledError:
            ticket.item.refuse(WorkersStopped())
            raise
        finally:
            turns = self._waiting[rank]
            (turns.end if settled or ticket.item.answer.done() else turns.again)(ticket)
            if rank == PATIENT:
                self._weighed = time.monotonic()
            self._news.set()

    def _next(self, place: Place) -> Ticket[PendingQuestion] | None:
        """What a place is to think about now, if there is anything for it."""
        wanted = partial(self._is_for, place)
        turns = (self._waiting[rank].take(wanted) for rank in self._ranks(place))
        found = next(filter(None, turns), None)
        if found is not None:
            place.busy = True  # at once: the others look
            self._news.set()
            if found.item.question.rank == PATIENT:
                self._weighed = time.monotonic()
        return found

    def _is_for(self, place: Place, asked: PendingQuestion) -> bool:
        """Whether a question is one for a place; no longer where whoever waited for it was cancelled."""
        if asked.answer.done():
            return False
        if isinstance(place, FarSlot):
            return asked.question.of_a_seat
        return not (asked.question.of_a_seat and any(each.free for each in self._far))

    def _ranks(self, place: Place) -> Iterator[int]:
        """What a place thinks about, the most urgent first: nothing that another, which is free, would rather do."""
        if isinstance(place, FarSlot):
            yield from (PLAYING, WAITED_FOR) if place.free else ()
            return
        if place is not self._beside:
            yield PLAYING
        if place is self._places[0]:
            return
        if place is not self._beside or all(each.busy for each in self._places[1:]):
            yield WAITED_FOR
        if (place is self._beside or self._beside.busy) and self._may_weigh():
            yield PATIENT

    def _may_weigh(self) -> bool:
        """Whether nobody at a table loses by it; bots that think without a break leave a slice now and then."""
        return self._thought < len(self._places) or time.monotonic() - self._weighed >= YIELDING

    @property
    def _thought(self) -> int:
        """For how many questions a processor is needed before any analysis has one."""
        return self.busy + len(self._waiting[PLAYING])

    async def _rest(self, place: Place) -> None:
        """Wait for something to do; a process that is not needed for long is ended."""
        self._news.clear()
        seconds = YIELDING / 4 if self._waiting[PATIENT] else LINGERING if place is self._beside else None
        if isinstance(place, FarSlot):
            seconds = LOOK  # it may be free again by time alone, and then nobody else takes what it may
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()
        if place is self._beside and time.monotonic() - self._beside.used > LINGERING:
            await self._beside.clear()
