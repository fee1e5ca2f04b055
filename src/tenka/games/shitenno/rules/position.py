"""A position of Shitennō: a few integers and flat lists, declared in fields.py.

Lists are shared between copies and never changed in place: `put` makes the changed one. So a copy costs no more than
its attributes.
"""

from typing import Final

from tenka.games.shitenno.rules.components.pieces import (
    BONUSES,
    CARDS,
    FIELD_NUMBER,
    FIELDS,
    LAYOUT,
    PROVINCE_PRINTED,
    PROVINCE_TROOP,
    PROVINCES,
    TILES_PER_GATE,
    TROOPS,
)
from tenka.games.shitenno.rules.declaration.slots import Slots
from tenka.games.shitenno.rules.paying.sufficiency import requirement
from tenka.toolkit.holdings.lists import put

# The phases, in the order of play. Each is also the kind of its decision.
GENERAL: Final = 0
PACKET: Final = 1
ANSWER: Final = 2
SPLIT: Final = 3
CHOICE: Final = 4
TURN: Final = 5
GILD: Final = 6
OVER: Final = 7
YEAR_END: Final = 8
PHASES: Final = (
    "general",
    "packet",
    "answer",
    "split",
    "choice",
    "turn",
    "gild",
    "over",
)  # a year's end is no resting place

NOBODY: Final = -1
NOTHING: Final = -1
GOLD: Final = 8  # added to a kamon, which is 1 + its seat
PLACEMENTS: Final = 2  # S11
FULL: Final = 1 << 20  # more than any koku


class Position(Slots):
    """Who has what, where, and what is going on: the fields that fields.py declares, and what is asked of them."""

    __slots__ = ()

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    def filled(self, province: int) -> int:
        """How many fields of a province are taken."""
        return (self.board[province].bit_length() + 3) // 4

    def kamon(self, province: int, field: int) -> int:
        """The kamon on a field: 0 for none, else 1 + seat, plus GOLD."""
        return (self.board[province] >> (4 * field)) & 15

    def look_at(self, province: int, filled: int) -> None:
        """Note what a province asks for now; where no tile is left, the gate figure counts (S13)."""
        top = PROVINCE_TROOP[province]
        if filled < TILES_PER_GATE:
            top = self.gates[province * TILES_PER_GATE + filled] // len(BONUSES)
        asked = requirement(PROVINCE_TROOP[province], top, PROVINCE_PRINTED[province])
        self.asked = put(self.asked, province, asked)
        self.costs = put(self.costs, province, FULL if filled == FIELDS else FIELD_NUMBER[province * FIELDS + filled])

    def gate_troop(self, province: int) -> int:
        """The troop asked for at a gate."""
        return (self.asked[province] >> 1) % len(TROOPS)

    def look_at_board(self) -> None:
        """Note what every province asks for now."""
        for province in range(len(PROVINCES)):
            self.look_at(province, self.filled(province))

    def has_plain_kamon(self, seat: int) -> bool:
        """Whether a plain kamon of this seat lies on the board."""
        for province in range(len(PROVINCES)):
            fields = self.board[province]
            while fields:
                if fields & 15 == 1 + seat:
                    return True
                fields >>= 4
        return False

    def can_draw_troop(self) -> bool:
        """Whether deck or discards hold a troop card (S5, S19)."""
        return self.troop_next < len(self.troop_deck) or self.discards != 0

    def entitle(self, titles: list[int]) -> None:
        """Everyone gets a title, and with it a place in the order of play."""
        self.titles = titles
        self.order = in_order(titles)

    def ranked_first(self, seats: int) -> int:
        """Of the seats in a bit set the one with the highest title, NOBODY if the set is empty."""
        for seat in self.order:
            if seats >> seat & 1:
                return seat
        return NOBODY

    def cards(self, multiset: int) -> list[str]:
        """Packed cards or pieces as words."""
        return LAYOUT.words(multiset)


def in_order(titles: list[int]) -> list[int]:
    """The seats in the order of their titles."""
    return sorted(range(len(titles)), key=lambda seat: titles[seat])


def card_names(numbers: list[int]) -> list[str]:
    """Cards by number as words."""
    return [CARDS[number] for number in numbers]
