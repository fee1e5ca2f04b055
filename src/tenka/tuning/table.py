"""The tables at which weights are trained."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tenka.games import game
from tenka.kernel.state import State


class TrainingTable(NamedTuple):
    """A game, for how many, and its options."""

    game_id: str
    players: int | None  # None: every number in turn
    options: Mapping[str, Any]

    def deal(self, number: int, seed: bytes) -> State:
        """The game with a number."""
        found = game(self.game_id)
        players = self.players or found.players[number % len(found.players)]
        return found.new(players, seed, self.options)
