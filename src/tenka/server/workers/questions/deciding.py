"""Bots that play."""

from random import Random
from typing import Any, ClassVar

import tenka
from tenka.bots import bot
from tenka.server.workers.questions.question import PLAYING, Moves, WorkerQuestion


class Decide(WorkerQuestion, frozen=True, tag="decide"):
    """What a bot does in a world, dumped, that its seat cannot tell from the true one."""

    rank: ClassVar[int] = PLAYING
    reply: ClassVar[Any] = Moves
    of_a_seat: ClassVar[bool] = True

    bot: str
    seat: int
    world: dict[str, Any]

    @property
    def told(self) -> dict[str, Any]:
        """Which bot it is."""
        return {"game": self.game, "bot": self.bot}

    def answer(self, rng: Random) -> Moves:
        """The moves of one whole decision."""
        game = tenka.game(self.game, self.world["rules"])
        chosen = bot(game, self.bot, timed=True).choose(game.load(self.world), self.seat, rng)
        return [list(move) for move in chosen]
