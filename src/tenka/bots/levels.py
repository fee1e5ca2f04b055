"""Bots that search the game's possible courses, or play what its knowledge says at once."""

from random import Random

from tenka.bots.search import Budget, Search
from tenka.kernel.mind import Level, Mind
from tenka.kernel.move import Move
from tenka.kernel.state import State


class SearchBot:
    """Thinks a while about worlds that its seat cannot tell from the true one."""

    def __init__(self, mind: Mind, level: Level, *, timed: bool) -> None:
        self._mind = mind
        self._horizon = level.horizon
        self._budget = Budget(level.iterations, level.seconds if timed else 0.0)

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """The plan that was followed most often."""
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal
        search = Search(self._mind, world, seat, rng, self._horizon)
        search.think(self._budget)
        moves = world.vocabulary.moves
        return [moves[number] for number in search.considered()[0].moves]


class QuickBot:
    """Plays what comes to mind first."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """A plan at once, without looking ahead."""
        moves = world.vocabulary.moves
        return [moves[number] for number in self._mind.novice(world.resample(seat, rng), seat, rng)]
