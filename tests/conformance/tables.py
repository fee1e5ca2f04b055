"""Every table the kit plays at: each registered game with each number of players and each value of each option."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

import tenka
from tenka.kernel.game import Game
from tenka.kernel.state import State
from tests.conformance.facts import Facts, facts_of


@dataclass(frozen=True)
class Table:
    """A game, the number of players and the options."""

    game: Game
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])

    @property
    def facts(self) -> Facts:
        """What only this game knows about itself."""
        return facts_of(self.game.id)

    def new(self, seed: int) -> State:
        """A new game at this table."""
        return self.game.new(self.players, seed, self.options)


def tables() -> list[Table]:
    """All tables; an option is varied with the others at their defaults."""
    return [
        Table(game, players, options)
        for game in map(tenka.game, tenka.games())
        for players in game.players
        for options in [
            {},
            *({name: value} for name, values in game.options.items() for value in values[1:]),
        ]
    ]


def few_or_many(few: int, many: int) -> list[Any]:
    """How much a test does: a little by default, a lot when it soaks."""
    return [few, pytest.param(many, marks=pytest.mark.soak)]
