"""What a bot is, and the two ways to be one: to know nothing of the game, or what the game's own folder knows."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from tenka.kernel.move import Move

Choice = Callable[[dict[str, Any], list[Move], Random], Move]


class Bot(Protocol):
    """A player that chooses by its view alone; the same view, moves and rng give the same choice."""

    def choose(self, view: dict[str, Any], legal: list[Move], rng: Random) -> Move:
        """One of the legal moves, chosen by what the seat may know (`state.view(seat, events=False)`)."""


class RandomBot:
    """Plays any legal move."""

    def choose(self, view: dict[str, Any], legal: list[Move], rng: Random) -> Move:
        """Any of the legal moves, each as likely as any other."""
        return rng.choice(legal)


class KnowingBot:
    """Plays as a function of the game's folder says."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def choose(self, view: dict[str, Any], legal: list[Move], rng: Random) -> Move:
        """The legal move that the game's knowledge prefers."""
        return legal[0] if len(legal) == 1 else self._choice(view, legal, rng)
