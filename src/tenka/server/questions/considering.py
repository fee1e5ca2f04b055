"""Hints: what a strong bot thinks of a person's decision."""

from random import Random
from typing import Any, ClassVar

import msgspec

import tenka
from tenka.bots import mind_of
from tenka.bots.search import Budget, Search
from tenka.server.questions.question import Moves, Question

LEVEL = "strong"
MOST = 3


class Considered(msgspec.Struct, frozen=True, array_like=True):
    """A plan, the share of the victory it promises, and the features that speak for or against it."""

    moves: Moves
    share: float
    reasons: list[tuple[str, float]]


class Consider(Question, frozen=True, tag="consider"):
    """The best plans of a seat in a world, dumped, that it cannot tell from the true one."""

    rank: ClassVar[int] = 1
    reply: ClassVar[Any] = list[Considered]

    seat: int
    world: dict[str, Any]

    def answer(self, rng: Random) -> list[Considered]:
        """The best first."""
        game = tenka.game(self.game)
        mind = mind_of(game)
        assert mind is not None
        level = mind.levels[LEVEL]
        search = Search(mind, game.load(self.world), self.seat, rng, level.horizon)
        search.think(Budget(level.iterations, level.seconds))
        moves = game.vocabulary.moves
        return [
            Considered([list(moves[number]) for number in plan.moves], plan.share, [])
            for plan in search.considered()[:MOST]
        ]
