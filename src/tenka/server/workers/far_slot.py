"""A place on another machine, for questions that hold no more than a seat may see."""

import logging
import time
from collections.abc import Callable
from typing import Protocol

from tenka.server.workers.process import WorkerAnswer
from tenka.server.workers.slot import NoAnswer, PendingQuestion, read
from tenka.server.workers.worker import Failed

REST = 5.0  # seconds that nobody is asked there after nobody has answered

LOG = logging.getLogger("tenka.bots")


class FarThinkers(Protocol):
    """Those on other machines."""

    async def think(self, asked: PendingQuestion) -> WorkerAnswer | None:
        """What they make of a question; None: nobody has taken it up."""


class FarSlot:
    """A place that thinkers on other machines have for one question of ours."""

    def __init__(self, thinkers: FarThinkers, answered: Callable[[str, float], None]) -> None:
        self.open = True  # whether there is such a place now
        self.busy = False
        self._thinkers = thinkers
        self._answered = answered
        self._resting = 0.0  # until when

    @property
    def free(self) -> bool:
        """Whether a question can be asked."""
        return self.open and not self.busy and time.monotonic() >= self._resting

    async def settle(self, asked: PendingQuestion) -> bool:
        """Ask; False if we have to think about it ourselves."""
        self.busy = True
        began = time.monotonic()
        try:
            answer = await self._thinkers.think(asked)
            if answer is None:
                LOG.warning("thinker-missing", extra=asked.question.told)
            elif self._is_settled(asked, answer):
                self._answered(asked.question.kind, time.monotonic() - began)
                return True
            self._resting = time.monotonic() + REST
            return False
        finally:
            self.busy = False

    def _is_settled(self, asked: PendingQuestion, answer: WorkerAnswer) -> bool:
        try:
            found = read(asked, answer)
        except Failed as failure:
            told = {"reason": failure.reason, "where": failure.where}
            LOG.warning("thinker-failed", extra={**asked.question.told, **told})
            if failure.reason != NoAnswer.__name__:
                return False
            asked.refuse(NoAnswer(asked.question))  # it was tried there as often as here
        if not asked.answer.done():
            asked.answer.set_result(found)
        return True
