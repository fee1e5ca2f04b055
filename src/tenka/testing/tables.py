"""The tables the kit plays at: of each registered game those that its facts name, and for short tests all there are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import pytest

from tenka.kernel.game import Game
from tenka.kernel.state import State
from tenka.testing.facts import Facts
from tenka.testing.registry import facts_of, registered

T = TypeVar("T")


@dataclass(frozen=True)
class KitTable:
    """A game, the number of players and the options."""

    game: Game
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        named = {name: value["name"] if name == "box" else value for name, value in self.options.items()}
        return "-".join([self.game.id, str(self.players), *(f"{name}={value}" for name, value in named.items())])

    @property
    def facts(self) -> Facts:
        """What only this game knows about itself."""
        return facts_of(self.game.id)

    def new(self, seed: int) -> State:
        """A new game at this table."""
        return self.game.new(self.players, seed, self.options)

    def share(self, wanted: float = 1.0) -> float:
        """The share of positions that a test looks at, at most what the game's facts allow."""
        return min(wanted, self.facts.SHARE)

    def games(self, wanted: int) -> int:
        """How many games a test plays, fewer of long ones."""
        return wanted if self.facts.SHARE == 1 else max(1, wanted // 10)

    def some(self, observers: list[T], rng: Random) -> list[T]:
        """All of them, in a long game one at a time."""
        return observers if self.facts.SHARE == 1 else [rng.choice(observers)]

    def looks(self, rng: Random) -> bool:
        """Whether a test looks at this position."""
        return rng.random() < self.facts.SHARE

    def needs(self, *facts: str) -> None:
        """Leave out a test that cannot do without any of these, where the game's facts tell none of them."""
        if not any(map(self.facts.tells, facts)):
            pytest.skip(f"the facts of {self.game.id} do not tell {' or '.join(facts)}")


def tables() -> list[KitTable]:
    """Tables with each number of players and each value of each option."""
    return [
        KitTable(game, players, options)
        for game in registered()
        for players, options in facts_of(game.id).TABLES or fewest(game)
    ]


def fewest(game: Game) -> Sequence[tuple[int, Mapping[str, Any]]]:
    """Players and options of as few tables as have each number and each value; the first is all defaults."""
    needed = max(map(len, (game.players, *game.options.values())))
    return [
        (
            game.players[place % len(game.players)],
            {name: values[place % len(values)] for name, values in game.options.items() if place % len(values)},
        )
        for place in range(needed)
    ]


def all_tables() -> list[KitTable]:
    """Tables with each number of players and every option in turn, the others at their defaults."""
    return [
        KitTable(game, players, options)
        for game in registered()
        for players in game.players
        for options in [
            {},
            *({name: value} for name, values in game.options.items() for value in values[1:]),
        ]
    ]


def few_or_many(few: T, many: T) -> list[Any]:
    """How much a test does: a little by default, a lot when it soaks."""
    marks = [pytest.mark.soak]
    return [few, pytest.param(*many, marks=marks) if isinstance(many, tuple) else pytest.param(many, marks=marks)]
