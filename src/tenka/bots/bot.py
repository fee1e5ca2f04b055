"""What a bot is, and two simple ways to be one: to know nothing of the game, or to go by rules of thumb."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from tenka.kernel.move import Move
from tenka.kernel.state import State

Choice = Callable[[dict[str, Any], list[Move], Random], Move]


class Bot(Protocol):
    """A player that is a program; what it chooses follows from what its seat knows and from the rng alone."""

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """The moves of one whole decision, to be played one after the other.

        The world is the true state or any other that the seat cannot tell from it; it is left as it is.
        """


class RandomBot:
    """Plays any legal move."""

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """Any of the legal moves, each as likely as any other."""
        return [rng.choice(world.legal(seat))]


class KnowingBot:
    """Plays as a function of the game's folder says, by the view, step by step."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """The legal move that the game's knowledge prefers."""
        legal = world.legal(seat)
        return legal if len(legal) == 1 else [self._choice(world.view(seat, events=False), legal, rng)]
