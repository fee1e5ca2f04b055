"""The slots of a position: made of fields.py by `tenka.kernel.declaration.slots`, and not to be edited."""

from tenka.games.shogun.knowledge.throws import Throw
from tenka.games.shogun.rules.components.ground import Ground
from tenka.kernel.state import State


class Slots(State):
    """What fields.py declares, and how a copy takes it over."""

    __slots__ = (
        "ground",
        "flat",
        "may_decline",
        "phase",
        "seat",
        "year",
        "season",
        "owner",
        "armies",
        "buildings",
        "unrest",
        "owned",
        "chests",
        "rice",
        "scores",
        "supply",
        "farmers",
        "stock",
        "upper",
        "lower",
        "tray",
        "throws",
        "thrown",
        "event_stack",
        "open_events",
        "event",
        "gone_events",
        "actions",
        "specials",
        "places",
        "special",
        "order",
        "step",
        "turn",
        "plan",
        "laid",
        "shown",
        "ready",
        "gained",
        "bid_order",
        "bid_next",
        "province",
        "target",
        "missing",
        "rising",
        "winters",
        "stack",
        "under",
        "open",
        "groups",
        "card",
        "renewed",
        "last_open",
    )
    # The board, where the game is, and whom it waits for.
    ground: Ground
    flat: bool
    may_decline: bool
    phase: int
    seat: int
    year: int
    season: int
    # By province: whose it is, and what stands there.
    owner: list[int]
    armies: list[int]
    buildings: list[int]
    unrest: list[int]
    # By seat: who has what; and the common supplies.
    owned: list[int]
    chests: list[int]
    rice: list[int]
    scores: list[int]
    supply: list[int]
    farmers: int
    stock: list[int]
    # The tower, by colour: the seats, then the farmers.
    upper: list[int]
    lower: list[int]
    tray: list[int]
    throws: Throw | None
    thrown: int
    # Events: face down, open, this round's, out of the game. Actions and special cards of the round.
    event_stack: list[int]
    open_events: list[int]
    event: int
    gone_events: list[int]
    actions: list[int]
    specials: list[int]
    places: list[int]
    special: list[int]
    # The round: the planning boards, the auction, the actions.
    order: list[int]
    step: int
    turn: int
    plan: list[int]
    laid: list[int]
    shown: list[int]
    ready: int
    gained: int
    bid_order: list[int]
    bid_next: int
    # A march.
    province: int
    target: int
    # Winters: those scored, and the one that is on.
    missing: list[int]
    rising: list[int]
    winters: list[list[int]]
    # The draft.
    stack: list[int]
    under: int
    open: list[int]
    groups: list[int]
    card: int
    renewed: bool
    last_open: list[int]

    def copy_from(self, other: State) -> None:
        """Become the same position as `other`."""
        assert isinstance(other, Slots)
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
        self.places = other.places
        self.special = other.special
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
