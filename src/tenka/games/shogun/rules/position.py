"""A position of Shogun: a few integers and flat lists.

Lists are shared between copies and never changed in place: `put` makes the changed one. So a copy costs no more than
its attributes.
"""

from typing import Final

from tenka.games.shogun.knowledge.throws import Throw
from tenka.games.shogun.rules.ground import Ground, ground_of
from tenka.games.shogun.rules.pieces import (
    ARMIES,
    BUILDING_STOCK,
    CHEST_BITS,
    EFFECT,
    FARMERS,
    GROUP_SIZES,
    PLACES,
    PROVINCES,
    SPACE_COUNT,
)
from tenka.kernel.state import State

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


def put(items: list[int], place: int, value: int) -> list[int]:
    """A list with one value changed."""
    changed = items[:]
    changed[place] = value
    return changed


class Position(State):
    """Who has what, where, and what is going on."""

    __slots__ = (
        *("ground", "flat", "may_decline", "phase", "seat", "year", "season"),
        *("owner", "armies", "buildings", "unrest", "owned"),
        *("chests", "rice", "scores", "supply", "farmers", "stock"),
        *("upper", "lower", "tray", "throws", "thrown"),
        *("event_stack", "open_events", "event", "gone_events"),
        *("actions", "specials", "special", "places", "order", "step", "turn"),
        *("plan", "laid", "shown", "ready", "gained", "bid_order", "bid_next"),
        *("province", "target"),
        *("missing", "rising", "winters"),
        *("stack", "under", "open", "groups", "card", "renewed", "last_open"),
    )
    ground: Ground
    flat: bool  # whether the tower is the flat one (H21)
    may_decline: bool  # option of H10
    phase: int
    seat: int  # whom the game waits for, where it is one seat alone
    year: int  # 1 or 2
    season: int
    # By province
    owner: list[int]
    armies: list[int]
    buildings: list[int]  # a bit each
    unrest: list[int]
    # By seat
    owned: list[int]  # provinces, a bit each
    chests: list[int]
    rice: list[int]
    scores: list[int]
    supply: list[int]
    # Common supplies
    farmers: int
    stock: list[int]  # buildings by kind
    # The tower, by colour: the seats, then the farmers
    upper: list[int]
    lower: list[int]
    tray: list[int]
    throws: Throw | None  # what everybody saw of it
    thrown: int  # how many throws there were
    # Events: face down, open, this round's, out of the game
    event_stack: list[int]
    open_events: list[int]
    event: int
    gone_events: list[int]
    # The round
    actions: list[int]  # in the order they are done
    specials: list[int]  # by place
    special: list[int]  # by seat
    places: list[int]  # the seat at each place
    order: list[int]
    step: int  # the action being done, from 0; NOTHING before the first
    turn: int  # whose turn in `order` it is
    plan: list[int]  # eleven spaces a seat: a card, NO_CARD if it is left empty on purpose, NOTHING if not served
    laid: list[int]  # by seat: the cards on its board, a bit each
    shown: list[int]  # by seat: spaces that everybody has seen, a bit each
    ready: int  # seats, a bit each
    gained: int  # provinces won this round, a bit each
    bid_order: list[int]
    bid_next: int
    # A march
    province: int  # where from
    target: int
    # Winter
    missing: list[int]  # unsupplied provinces by seat (H22)
    rising: list[int]  # provinces still to revolt
    winters: list[list[int]]  # see scoring.py
    # The draft (H2)
    stack: list[int]  # the top card first
    under: int  # how many cards at its bottom everybody has seen
    open: list[int]
    groups: list[int]  # by seat: how many groups of each size are still to be placed
    card: int  # taken, its group still to be chosen
    renewed: bool
    last_open: list[int]  # by seat: the cards open at its last pick, a bit each

    def reset(self) -> None:  # noqa: PLR0915  a statement an attribute
        """An empty table."""
        self.begin()
        players = self.setup.players
        none = [0] * players
        colours = [0] * (players + 1)
        options = self.setup.options
        self.ground = ground_of(self.setup)
        self.flat = options["tower"] == "flat"
        self.may_decline = bool(options["may_decline_move"])
        self.phase = DRAFT
        self.seat = 0
        self.year = 1
        self.season = 0
        self.owner = [NOBODY] * len(PROVINCES)
        for province in self.ground.out:
            self.owner[province] = OUT
        self.armies = [0] * len(PROVINCES)
        self.buildings = [0] * len(PROVINCES)
        self.unrest = [0] * len(PROVINCES)
        self.owned = none
        self.chests = none
        self.rice = none
        self.scores = none
        self.supply = [ARMIES] * players
        self.farmers = FARMERS
        self.stock = BUILDING_STOCK
        self.upper = colours
        self.lower = colours
        self.tray = colours
        self.throws = None
        self.thrown = 0
        self.event_stack = []
        self.open_events = []
        self.event = NOTHING
        self.gone_events = []
        self.actions = []
        self.specials = []
        self.special = [NOTHING] * players
        self.places = [NOBODY] * PLACES
        self.order = []
        self.step = NOTHING
        self.turn = 0
        self.plan = [NOTHING] * (SPACE_COUNT * players)
        self.laid = none
        self.shown = none
        self.ready = 0
        self.gained = 0
        self.bid_order = []
        self.bid_next = 0
        self.province = NOTHING
        self.target = NOTHING
        self.missing = none
        self.rising = []
        self.winters = []
        self.stack = []
        self.under = 0
        self.open = []
        self.groups = [0] * (len(GROUP_SIZES) * players)
        self.card = NOTHING
        self.renewed = False
        self.last_open = none

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    def copy_from(self, other: State) -> None:  # noqa: PLR0915  a statement an attribute
        """Become the same position as `other`."""
        assert isinstance(other, Position)
        super().copy_from(other)
        self.ground = other.ground
        self.flat = other.flat
        self.may_decline = other.may_decline
        self.phase = other.phase
        self.seat = other.seat
        self.year = other.year
        self.season = other.season
        self.owner = other.owner
        self.armies = other.armies
        self.buildings = other.buildings
        self.unrest = other.unrest
        self.owned = other.owned
        self.chests = other.chests
        self.rice = other.rice
        self.scores = other.scores
        self.supply = other.supply
        self.farmers = other.farmers
        self.stock = other.stock
        self.upper = other.upper
        self.lower = other.lower
        self.tray = other.tray
        self.throws = other.throws
        self.thrown = other.thrown
        self.event_stack = other.event_stack
        self.open_events = other.open_events
        self.event = other.event
        self.gone_events = other.gone_events
        self.actions = other.actions
        self.specials = other.specials
        self.special = other.special
        self.places = other.places
        self.order = other.order
        self.step = other.step
        self.turn = other.turn
        self.plan = other.plan
        self.laid = other.laid
        self.shown = other.shown
        self.ready = other.ready
        self.gained = other.gained
        self.bid_order = other.bid_order
        self.bid_next = other.bid_next
        self.province = other.province
        self.target = other.target
        self.missing = other.missing
        self.rising = other.rising
        self.winters = other.winters
        self.stack = other.stack
        self.under = other.under
        self.open = other.open
        self.groups = other.groups
        self.card = other.card
        self.renewed = other.renewed
        self.last_open = other.last_open

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


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
