"""What the kit must be told about a game: one file beside this one, named after the game's id."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.kernel.state import State


class Odds(NamedTuple):
    """A hidden quantity, read off a dumped position, and how likely each of its values is for who remembers all."""

    name: str
    of: Callable[[dict[str, Any]], int]
    likely: Mapping[int, float]


class Memory(Protocol):
    """All that a seat (None: a spectator) knows, kept from the events it was told and from nothing else."""

    def see(self, event: Mapping[str, Any]) -> None:
        """Take in the next event."""

    def contradiction(self, state: State) -> str | None:
        """What in this state cannot be, after all that was seen; None if it can."""

    def odds(self) -> Iterator[Odds]:
        """Hidden quantities whose exact distribution is known."""


class Facts(Protocol):
    """What a game's file provides."""

    LONGEST: int
    """More moves than any game over legal moves alone has."""

    SHARE: float
    """The share of a game's positions that tests look at where in a short game they look at all."""

    SPREAD: int
    """At every table each so-manieth kind of player plays, beginning with another one; all of them when it soaks."""

    RARE: set[str]
    """Verbs that players at random seldom use, since a game would soon end or begin anew by them."""

    TABLES: list[tuple[int, Mapping[str, Any]]]
    """Players and options of the tables that the kit plays at, each number and each value among them."""

    ENDINGS: set[Hashable]
    """The ways in which a game can end."""

    def ending(self, result: dict[str, Any]) -> Hashable:
        """The way in which a finished game ended."""

    def whole(self, players: int, options: Mapping[str, Any]) -> Counter[Hashable]:
        """All pieces of the game."""

    def inventory(self, state: State) -> Counter[Hashable]:
        """All pieces, wherever they are now, those gone for good included."""

    def balances(self, state: State) -> list[tuple[object, object]]:
        """Pairs of values that must be equal in every position."""

    def secrets(self, state: State, seat: int | None) -> dict[str, Hashable]:
        """All that a seat cannot see, by aspect."""

    def uncertain(self, state: State, seat: int | None) -> set[str]:
        """The aspects that must differ among many worlds that the seat cannot tell apart."""

    def exchanged(self, dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
        """A dump that differs only in what this seat alone knows; None if it has no such secret."""

    def revealed(self, before: State, after: State, events: list[Event]) -> bool:
        """Whether a move between two positions drew or showed anything."""

    def goes_on(self, before: State, move: Move) -> bool:
        """Whether a move is a part of the step that is begun, which is taken back as a whole."""

    def is_aside(self, move: Move) -> bool:
        """Whether a move is no part of any step, and stays when steps are taken back."""

    def memory(self, players: int, options: Mapping[str, Any], seat: int | None) -> Memory:
        """The memory of a seat before the first event."""


@cache
def facts_of(game: str) -> Facts:
    """What a game's file says."""
    return cast("Facts", import_module(f"tests.conformance.{game}"))
