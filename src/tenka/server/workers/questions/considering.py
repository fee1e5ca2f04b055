"""Hints: what a strong bot thinks of a person's decision."""

from random import Random
from typing import Any, ClassVar

import tenka
from tenka import bots
from tenka.server.workers.questions.question import WAITED_FOR, WorkerQuestion
from tenka.wire.insight import Choice, Reason


class Consider(WorkerQuestion, frozen=True, tag="consider"):
    """The best plans of a seat in a world, dumped, that it cannot tell from the true one."""

    rank: ClassVar[int] = WAITED_FOR
    reply: ClassVar[Any] = list[Choice]
    of_a_seat: ClassVar[bool] = True

    seat: int
    world: dict[str, Any]

    def answer(self, rng: Random) -> list[Choice]:
        """The best first."""
        game = tenka.game(self.game, self.world["rules"])
        return [_written(each) for each in bots.hint(game, game.load(self.world), self.seat, rng, timed=True)]


def _written(choice: bots.Choice) -> Choice:
    reasons = [Reason(each.id, each.params, each.good) for each in choice.reasons]
    return Choice([list(move) for move in choice.moves], choice.share, reasons)
