"""Bots that search the game's possible courses, or play what its knowledge says at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from tenka.bots.search import Budget, Search
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.toolkit.search.search_knowledge import Level, SearchKnowledge


class SearchBot:
    """Thinks a while about worlds that its seat cannot tell from the true one."""

    def __init__(self, knowledge: SearchKnowledge, level: Level, *, timed: bool) -> None:
        self._knowledge = knowledge
        self._level = level
        self._budget = Budget(level.iterations, level.seconds if timed else 0.0)

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """The plan that was followed most often."""
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal
        with taught(self._knowledge, self._level, seat):
            search = Search(self._knowledge, world, seat, rng, self._level.horizon)
            search.think(self._budget)
        moves = world.vocabulary.moves
        return [moves[number] for number in search.considered()[0].moves]


class QuickBot:
    """Plays what comes to mind first, or its best guess."""

    def __init__(self, knowledge: SearchKnowledge, level: Level) -> None:
        self._knowledge = knowledge
        self._level = level

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """A plan at once, without looking ahead."""
        find = self._knowledge.first_plan if self._level.iterations else self._knowledge.novice
        with taught(self._knowledge, self._level, seat):
            chosen = find(world.resample(seat, rng), seat, rng)
        moves = world.vocabulary.moves
        return [moves[number] for number in chosen]


@contextmanager
def taught(knowledge: SearchKnowledge, level: Level, seat: int) -> Iterator[None]:
    """A seat goes by as much of what weights were taught as its level has learnt."""
    policy = knowledge.policy
    if policy is None or level.training == 1.0:
        yield
        return
    before = policy.of(seat)
    policy.give(seat, policy.part(level.training))
    try:
        yield
    finally:
        policy.give(seat, before)
