"""What the kit must be told about a game; whatever is left out has a default, and what needs more is skipped."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from random import Random
from typing import Any, NamedTuple

from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.toolkit.declaration.fields import Declaration


class Odds(NamedTuple):
    """A hidden quantity, read off a dumped position, and how likely each of its values is for who remembers all."""

    name: str
    of: Callable[[dict[str, Any]], int]
    likely: Mapping[int, float]


class Memory:
    """All that a seat (None: a spectator) knows, kept from the events it was told and from nothing else.

    This one remembers nothing.
    """

    def see(self, event: Mapping[str, Any]) -> None:
        """Take in the next event."""

    def contradiction(self, state: State) -> str | None:
        """What in this state cannot be, after all that was seen; None if it can."""
        return None

    def odds(self) -> Iterator[Odds]:
        """Hidden quantities whose exact distribution is known."""
        return iter(())


class Facts:
    """What a game's author tells the kit, in a class derived from this one or in a module with the same names."""

    LONGEST: int = 10_000
    """More moves than any game over legal moves alone has."""

    SHARE: float = 1.0
    """The share of a game's positions that tests look at where in a short game they look at all."""

    SPREAD: int = 1
    """At every table each so-manieth kind of player plays, beginning with another one; all of them when it soaks."""

    RARE: AbstractSet[str] = frozenset()
    """Verbs that players at random seldom use, since a game would soon end or begin anew by them."""

    TABLES: Sequence[tuple[int, Mapping[str, Any]]] = ()
    """Players and options of the tables that the kit plays at, each number and each value among them; if there are
    none, it plays at as few as these need."""

    ENDINGS: AbstractSet[Hashable] = frozenset()
    """The ways in which a game can end; if there are none, they are not looked at."""

    SHUFFLES: bool = True
    """Whether chance sets a game up, so that two seeds give two opening positions."""

    DRAWS: bool = True
    """Whether chance decides anything after the first move is made, so that a game redrawn goes on otherwise."""

    DRAFTS: bool = False
    """Whether some moves are told to nobody but their own seat, as a plan that is prepared in secret."""

    POSITION: Declaration | None = None
    """The declaration of the position, if there is one: whoever may see a field finds it the same in all worlds."""

    def ending(self, result: Mapping[str, Any]) -> Hashable:
        """The way in which a finished game ended."""
        return None

    def whole(self, players: int, options: Mapping[str, Any]) -> Counter[Hashable]:
        """All pieces of the game."""
        return Counter()

    def inventory(self, state: State) -> Counter[Hashable]:
        """All pieces, wherever they are now, those gone for good included."""
        return Counter()

    def balances(self, state: State) -> list[tuple[object, object]]:
        """Pairs of values that must be equal in every position."""
        return []

    def secrets(self, state: State, seat: int | None) -> dict[str, Hashable]:
        """All that a seat cannot see, by aspect."""
        return {}

    def uncertain(self, state: State, seat: int | None) -> set[str]:
        """The aspects that must differ among many worlds that the seat cannot tell apart."""
        return set()

    def exchanged(self, dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
        """A dump that differs only in what this seat alone knows; None if it has no such secret."""
        return None

    def revealed(self, before: State, after: State, events: list[Event]) -> bool:
        """Whether a move between two positions drew or showed anything; if untold, the game is believed."""
        return False

    def goes_on(self, before: State, move: Move) -> bool:
        """Whether a move is a part of the step that is begun, which is taken back as a whole."""
        return False

    def is_aside(self, move: Move) -> bool:
        """Whether a move is no part of any step, and stays when steps are taken back."""
        return False

    def memory(self, players: int, options: Mapping[str, Any], seat: int | None) -> Memory:
        """The memory of a seat before the first event."""
        return Memory()

    def tells(self, name: str) -> bool:
        """Whether the author has said something about this, whatever it is."""
        return getattr(type(self), name) is not getattr(Facts, name)


NAMES = tuple(name for name in vars(Facts) if not name.startswith("_") and name != "tells")
