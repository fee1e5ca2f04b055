"""A place in the pool of workers, with one process after another."""

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tenka.kernel.errors import TenkaError
from tenka.server.workers.process import WorkerAnswer
from tenka.server.workers.questions import WorkerQuestion
from tenka.server.workers.worker import Failed, Lost, Worker

ATTEMPTS = 3  # for one question
PAUSES = (0.0, 0.1, 0.3, 1.0, 2.0)  # seconds before a process is started, by how many just failed to

LOG = logging.getLogger("tenka.bots")


class NoAnswer(TenkaError):
    """A question was not answered, however often it was asked."""

    def __init__(self, question: WorkerQuestion) -> None:
        super().__init__("no-answer", question.told)


class PendingQuestion:
    """A question and the answer that somebody waits for; written down at once, so that no worker meets a bad one."""

    def __init__(self, question: WorkerQuestion, fits: Callable[[Any], bool]) -> None:
        self.question = question
        self.fits = fits
        self.content = msgspec.msgpack.encode(question)
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.answer.add_done_callback(retrieve_exception)

    def refuse(self, reason: TenkaError) -> None:
        """Tell whoever waits that there will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(reason)


def read(asked: PendingQuestion, answer: WorkerAnswer) -> Any:
    """What an answer says; Failed if that is nothing, or does not fit."""
    if answer.error:
        raise Failed(answer.error, answer.where)
    try:
        found = msgspec.msgpack.decode(answer.found, type=asked.question.reply)
    except msgspec.DecodeError:
        raise Failed("garbage") from None
    if not asked.fits(found):
        raise Failed("unfit")
    return found


def retrieve_exception(answer: asyncio.Future[Any]) -> None:
    """Nobody may be there any more to hear of a failure, and that is no matter for the loop's log."""
    if not answer.cancelled():
        answer.exception()


class WorkerSlot:
    """A place in the pool, with one worker after another."""

    def __init__(
        self,
        module: str,
        patience: float | None,
        answered: Callable[[str, float], None],
        niceness: int,
        engine: Path | None = None,
    ) -> None:
        self.busy = False
        self.lost = 0
        self.used = 0.0  # when it had its last question
        self._module = module
        self._niceness = niceness
        self._patience = patience
        self._answered = answered
        self._engine = engine  # a folder with the compiled package, which may not be there yet
        self._compiled = False  # whether the worker is that package's
        self._worker: Worker | None = None
        self._failed_starts = 0

    async def prepare(self) -> None:
        """Have a worker before there is a question, if one can be had."""
        try:
            await self._ready()
        except Failed as failure:
            LOG.warning("bot-worker-not-started", extra={"reason": failure.reason, "where": failure.where})

    async def settle(self, asked: PendingQuestion) -> bool:
        """Ask until there is an answer, nobody waits for it any more, or it has been tried often enough."""
        self.busy = True
        began = time.monotonic()
        try:
            for attempt in range(1, ATTEMPTS + 1):
                if not asked.answer.done():
                    await self._try(asked, attempt)
            asked.refuse(NoAnswer(asked.question))
            return True
        finally:
            self.busy = False
            self.used = time.monotonic()
            self._answered(asked.question.kind, self.used - began)

    async def clear(self) -> None:
        """End the worker."""
        if self._worker is not None:
            await self._worker.end()
            self._worker = None

    async def _try(self, asked: PendingQuestion, attempt: int) -> None:
        try:
            found = await self._found(asked)
        except Failed as failure:
            told = {"attempt": attempt, "reason": failure.reason, "where": failure.where}
            LOG.warning("bot-attempt-failed", extra={**asked.question.told, **told})
        else:
            if not asked.answer.done():
                asked.answer.set_result(found)

    async def _found(self, asked: PendingQuestion) -> Any:
        worker = await self._ready()
        question = asked.question
        try:
            answer = await worker.think(asked.content, question.patience if self._patience is None else self._patience)
        except Lost:
            await self._lose()
            raise
        return read(asked, answer)

    async def _ready(self) -> Worker:
        if self._worker is not None and self._worker.lost:
            await self._lose()
        if self._worker is not None and not self._compiled and self._is_engine_there:
            await self.clear()
        return self._worker or await self._started()

    @property
    def _is_engine_there(self) -> bool:
        return self._engine is not None and self._engine.is_dir()

    async def _started(self) -> Worker:
        await asyncio.sleep(PAUSES[min(self._failed_starts, len(PAUSES) - 1)])
        self._failed_starts += 1
        self._worker = Worker()
        self._compiled = self._is_engine_there
        try:
            await self._worker.start(self._module, self._niceness, self._engine if self._compiled else None)
        except Lost:
            if self._compiled:  # plain from now on: it thinks the same, only slower
                self._engine = None
            await self.clear()
            raise
        self._failed_starts = 0
        return self._worker

    async def _lose(self) -> None:
        self.lost += 1
        await self.clear()
