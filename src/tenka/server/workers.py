"""The pool of worker processes that all thinking is done in; the loop only waits for them."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import msgspec

from tenka.kernel.errors import TenkaError
from tenka.server.questions import Decide, Moves, Question
from tenka.server.worker import Failed, Lost, Worker

ATTEMPTS = 3  # for one question
PAUSES = (0.0, 0.1, 0.3, 1.0, 2.0)  # seconds before a process is started, by how many just failed to

LOG = logging.getLogger("tenka.bots")


class NoAnswer(TenkaError):
    """A question was not answered, however often it was asked."""

    def __init__(self, question: Question) -> None:
        super().__init__("no-answer", question.told)


class BotFailed(TenkaError):
    """A bot gave no decision that begins with a legal move, however often it was asked."""

    def __init__(self, game: str, bot: str) -> None:
        super().__init__("bot-failed", {"game": game, "bot": bot})


class WorkersStopped(TenkaError):
    """Nobody thinks any more: the server is going down, and no bot has failed."""

    def __init__(self) -> None:
        super().__init__("workers-stopped")


class Workers:
    """Processes that answer questions, by their rank and in the order they come, one at a time each.

    `patience` is how many seconds an answer may take, if not as many as its question says; `module` is what a process
    runs; `answered` is called after every question with what it was about, and the seconds it took.
    """

    def __init__(
        self,
        places: int,
        patience: float | None = None,
        module: str = "tenka.server.thinking",
        answered: Callable[[str, float], None] = lambda *_: None,
    ) -> None:
        self._places = [_Place(module, patience, answered) for _ in range(places)]
        self._serving: list[asyncio.Task[None]] = []
        self._asked: asyncio.PriorityQueue[tuple[int, int, _Asked]] = asyncio.PriorityQueue()
        self._numbers = count()
        self._awaited: set[asyncio.Future[Any]] = set()

    @property
    def restarts(self) -> int:
        """How often a worker was lost and replaced."""
        return sum(place.lost for place in self._places)

    @property
    def busy(self) -> int:
        """How many workers have a question."""
        return sum(place.busy for place in self._places)

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return self._asked.qsize()

    async def start(self) -> None:
        """Start the processes; questions can be asked at once."""
        self._serving = [asyncio.create_task(self._serve(place)) for place in self._places]

    async def stop(self) -> None:
        """End all processes, thinking or not; whoever waits for an answer is told."""
        serving, self._serving = self._serving, []
        for answer in self._awaited:
            if not answer.done():
                answer.set_exception(WorkersStopped())
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)

    async def choose(
        self, game: str, bot: str, seat: int, world: dict[str, Any], legal: Sequence[Sequence[str | int]]
    ) -> Moves:
        """The moves of a decision, the first of them legal, as this bot chooses in this world."""
        allowed = {tuple(move) for move in legal}
        try:
            found: Moves = await self.ask(
                Decide(game, bot, seat, world), lambda moves: bool(moves) and tuple(moves[0]) in allowed
            )
        except NoAnswer:
            raise BotFailed(game, bot) from None
        return found

    async def ask(self, question: Question, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        """The answer to a question, of its kind's type; NoAnswer if there is none that fits."""
        if not self._serving:
            raise WorkersStopped
        asked = _Asked(question, fits)
        self._awaited.add(asked.answer)
        self._asked.put_nowait((question.rank, next(self._numbers), asked))
        try:
            return await asked.answer
        finally:
            self._awaited.discard(asked.answer)

    async def _serve(self, place: "_Place") -> None:
        try:
            while True:
                await place.prepare()
                _, _, asked = await self._asked.get()
                if not asked.answer.done():
                    await place.settle(asked)
        finally:
            await place.clear()


class _Asked:
    """A question and the answer that somebody waits for; written down at once, so that no worker meets a bad one."""

    def __init__(self, question: Question, fits: Callable[[Any], bool]) -> None:
        self.question = question
        self.fits = fits
        self.content = msgspec.msgpack.encode(question)
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.answer.add_done_callback(unheard)


def unheard(answer: asyncio.Future[Any]) -> None:
    """Nobody may be there any more to hear of a failure, and that is no matter for the loop's log."""
    if not answer.cancelled():
        answer.exception()


class _Place:
    """A place in the pool, with one worker after another."""

    def __init__(self, module: str, patience: float | None, answered: Callable[[str, float], None]) -> None:
        self.busy = False
        self.lost = 0
        self._module = module
        self._patience = patience
        self._answered = answered
        self._worker: Worker | None = None
        self._failed_starts = 0

    async def prepare(self) -> None:
        """Have a worker before there is a question, if one can be had."""
        try:
            await self._ready()
        except Failed as failure:
            LOG.warning("bot-worker-not-started", extra={"reason": failure.reason, "where": failure.where})

    async def settle(self, asked: _Asked) -> None:
        """Ask until there is an answer, nobody waits for it any more, or it has been tried often enough."""
        self.busy = True
        began = time.monotonic()
        try:
            for attempt in range(1, ATTEMPTS + 1):
                if not asked.answer.done():
                    await self._try(asked, attempt)
            if not asked.answer.done():
                asked.answer.set_exception(NoAnswer(asked.question))
        finally:
            self.busy = False
            self._answered(asked.question.kind, time.monotonic() - began)

    async def clear(self) -> None:
        """End the worker."""
        if self._worker is not None:
            await self._worker.end()
            self._worker = None

    async def _try(self, asked: _Asked, attempt: int) -> None:
        try:
            found = await self._found(asked)
        except Failed as failure:
            told = {"attempt": attempt, "reason": failure.reason, "where": failure.where}
            LOG.warning("bot-attempt-failed", extra={**asked.question.told, **told})
        else:
            if not asked.answer.done():
                asked.answer.set_result(found)

    async def _found(self, asked: _Asked) -> Any:
        worker = await self._ready()
        question = asked.question
        try:
            answer = await worker.think(asked.content, question.patience if self._patience is None else self._patience)
        except Lost:
            await self._lose()
            raise
        if answer.error:
            raise Failed(answer.error, answer.where)
        try:
            found = msgspec.msgpack.decode(answer.found, type=question.reply)
        except msgspec.DecodeError:
            raise Failed("garbage") from None
        if not asked.fits(found):
            raise Failed("unfit")
        return found

    async def _ready(self) -> Worker:
        if self._worker is not None and self._worker.lost:
            await self._lose()
        return self._worker or await self._started()

    async def _started(self) -> Worker:
        await asyncio.sleep(PAUSES[min(self._failed_starts, len(PAUSES) - 1)])
        self._failed_starts += 1
        self._worker = Worker()
        try:
            await self._worker.start(self._module)
        except Lost:
            await self.clear()
            raise
        self._failed_starts = 0
        return self._worker

    async def _lose(self) -> None:
        self.lost += 1
        await self.clear()
