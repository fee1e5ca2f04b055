"""A position of Tenjo: a few integers and flat lists.

Lists are shared between copies and never changed in place: see `put`. So a copy costs no more than its attributes.
Samurai are counted in thousands, koku in hundreds.
"""

from typing import Final

from tenka.games.tenjo.rules.components.pieces import (
    CARD_KINDS,
    IS_ENTRY,
    POINT_COUNT,
    PROVINCES_OF,
    RELATIVES,
)
from tenka.games.tenjo.rules.ground import Ground
from tenka.toolkit.holdings.lists import put

NOBODY: Final = -1
NOTHING: Final = -1
DEAD: Final = -1  # of a family card
ABSENT: Final = -2  # of a family card whose seat is not taken
GOODS: Final = 3  # kinds of goods: elements, rings, koku
SPREAD: Final = 9  # T4, by seat: samurai and koku at both castles, places of the family, shadows in both provinces


class Position(Ground):
    """Who has what, where, and what is going on."""

    __slots__ = ()

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    # Castles and what lies in them

    def castles(self, seat: int) -> list[int]:
        """The sites of a seat's castles; not to be changed."""
        if self.castles_of is not self.castle_owner:
            found: list[list[int]] = [[] for _ in range(self.setup.players)]
            for site, owner in enumerate(self.castle_owner):
                if owner >= 0:
                    found[owner].append(site)
            self.castles_of = self.castle_owner
            self.castles_found = found
        return self.castles_found[seat]

    def fullest(self, seat: int) -> int:
        """The castle in which a seat has the most koku, the first of equals; NOTHING without a castle."""
        best = NOTHING
        for site in self.castles(seat):
            if best == NOTHING or self.koku[site] > self.koku[best]:
                best = site
        return best

    def wealth(self, seat: int) -> int:
        """All koku of a seat, in hundreds."""
        found = 0
        for site in self.castles(seat):
            found += self.koku[site]
        return found

    def holder(self, card: int) -> int:
        """Who holds a family card, NOBODY if it is dead or not in the game."""
        site = self.family[card]
        return NOBODY if site < 0 else self.castle_owner[site]

    def held(self, seat: int) -> list[int]:
        """The family cards in a seat's castles, hostages among them."""
        owner = self.castle_owner
        return [card for card, site in enumerate(self.family) if site >= 0 and owner[site] == seat]

    def helps(self, helper: int, seat: int) -> bool:
        """Whether one seat may help another: it holds a hostage of its (T28)."""
        if helper == seat:
            return True
        if not self.hostages:
            return False
        for card in range(seat * len(RELATIVES), (seat + 1) * len(RELATIVES)):
            if self.hostages >> card & 1 and self.castle_owner[self.family[card]] == helper:
                return True
        return False

    def could_help(self, helper: int, seat: int) -> bool:
        """Whether, as everybody sees, a seat may be helping another: it has a castle for a hostage who lives (T28)."""
        family = self.family[seat * len(RELATIVES) : (seat + 1) * len(RELATIVES)]
        return helper in self.castle_owner and any(site >= 0 for site in family)

    def move_family(self, card: int, site: int, *, given: bool = False) -> None:
        """A family card comes into a castle, or dies; it is a hostage there if its owner gave it (T28)."""
        self.family = put(self.family, card, site)
        self.hostages = self.hostages & ~(1 << card) | given << card

    def lets_in(self, host: int, guest: int) -> bool:
        """Whether a seat's samurai open a point to another: as an ally, or by a passage granted (T9, T28)."""
        return host == guest or bool(self.passage[host] >> guest & 1) or self.helps(host, guest)

    def is_held(self, seat: int, point: int) -> bool:
        """Whether others hold a point against a seat: none of its own is there, and they do not let it in (T9)."""
        if self.samurai[seat * POINT_COUNT + point]:
            return False
        for other in range(self.setup.players):
            if self.samurai[other * POINT_COUNT + point] and not self.lets_in(other, seat):
                return True
        return False

    def is_open(self, seat: int, point: int) -> bool:
        """Whether a point may be entered: empty, shared already, let in, or an entry point (T9)."""
        return IS_ENTRY[point] or not self.is_held(seat, point)

    def battle_zone(self) -> list[int]:
        """All provinces of the participating points; a border point merges its two (T17)."""
        points = [self.battle_point, *(stack % POINT_COUNT for stack in self.attackers + self.defenders)]
        return sorted({province for point in points for province in PROVINCES_OF[point]})

    def reinforce(self, seat: int, province: int) -> None:
        """A daimyō has come to a province: if he counts in a battle there, the factors are found anew (T20)."""
        if self.battle_seat == NOBODY or province not in self.battle_zone():
            return
        if seat in (self.battle_seat, self.battle_foe) or (self.helpers[0] | self.helpers[1]) >> seat & 1:
            self.factors = []

    # Cards

    def has_card(self, seat: int, kind: int) -> int:
        """How many cards of a kind, element or ring, a seat holds."""
        return self.hands[seat * CARD_KINDS + kind]

    def add_card(self, seat: int, kind: int, change: int) -> None:
        """Cards come to a hand, or leave it."""
        place = seat * CARD_KINDS + kind
        self.hands = put(self.hands, place, self.hands[place] + change)

    # Seats

    def lives(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return bool(self.alive >> seat & 1)

    def others(self, seat: int) -> list[int]:
        """The other seats still in the game, in the order of play from this one on."""
        order = self.order
        start = order.index(seat) if seat in order else 0
        found: list[int] = []
        for place in range(start + 1, start + len(order)):
            each = order[place % len(order)]
            if self.alive >> each & 1:
                found.append(each)
        return found

    # Dice

    def roll(self, sides: int) -> int:
        """A die of up to 256 sides."""
        self.mark_irreversible()
        self.rolls += 1
        return 1 + self.stream.shuffled(list(range(sides)), "dice", self.rolls)[0]
