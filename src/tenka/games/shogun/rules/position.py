"""A position of Shogun: a few integers and flat lists, declared in fields.py.

Lists are shared between copies and never changed in place: `put` makes the changed one. So a copy costs no more than
its attributes.
"""

from typing import Final

from tenka.games.shogun.rules.components.pieces import CHEST_BITS, EFFECT
from tenka.games.shogun.rules.declaration.slots import Slots
from tenka.toolkit.holdings.lists import put

# The phases at which a game rests, in the order of play. Each is also the kind of its decision.
DRAFT: Final = 0
GROUPS: Final = 1
PLANNING: Final = 2
PLACING: Final = 3
MARCH: Final = 4
MOVE: Final = 5
REVOLTS: Final = 6
OVER: Final = 7
ACTING: Final = 8  # no resting places: the actions and the winter go on by themselves
WINTERING: Final = 9
PHASES: Final = ("draft", "group", "plan", "place", "march", "move", "revolt", "over")

NOBODY: Final = -1
OUT: Final = -2  # H1: the owner of a province that is out of the game
NOTHING: Final = -1


class Position(Slots):
    """Who has what, where, and what is going on: the fields that fields.py declares, and what is asked of them."""

    __slots__ = ()

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    def round(self) -> int:
        """A number for the round, for whatever is drawn in it."""
        return 4 * self.year + self.season

    def cards(self, seat: int) -> int:
        """All cards of a seat, on hand and board, a bit each."""
        return self.owned[seat] | CHEST_BITS

    def is_event(self, effect: int) -> bool:
        """Whether this round's event has an effect."""
        return self.event != NOTHING and EFFECT[self.event] == effect

    def give(self, province: int, seat: int) -> None:
        """A province changes hands; its card is dealt with elsewhere (H11)."""
        owned = self.owned[:]
        before = self.owner[province]
        if before >= 0:
            owned[before] &= ~(1 << province)
        if seat >= 0:
            owned[seat] |= 1 << province
        self.owned = owned
        self.owner = put(self.owner, province, seat)

    def add_supply(self, seat: int, armies: int) -> None:
        """Armies return to supply, or leave it."""
        self.supply = put(self.supply, seat, self.supply[seat] + armies)

    def pay(self, seat: int, chests: int) -> None:
        """Chests go to the bank."""
        if chests:
            self.chests = put(self.chests, seat, self.chests[seat] - chests)

    def garrison(self, province: int, armies: int) -> None:
        """So many armies stand in a province."""
        self.armies = put(self.armies, province, armies)
