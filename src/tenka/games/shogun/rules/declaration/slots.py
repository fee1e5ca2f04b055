"""The slots of a position: made of fields.py by `tenka.toolkit.declaration.slots`, and not to be edited."""

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
        source: Slots = other  # once: of what is narrowed by an assert mypyc checks the type at every use
        self.ground = source.ground
        self.flat = source.flat
        self.may_decline = source.may_decline
        self.phase = source.phase
        self.seat = source.seat
        self.year = source.year
        self.season = source.season
        self.owner = source.owner
        self.armies = source.armies
        self.buildings = source.buildings
        self.unrest = source.unrest
        self.owned = source.owned
        self.chests = source.chests
        self.rice = source.rice
        self.scores = source.scores
        self.supply = source.supply
        self.farmers = source.farmers
        self.stock = source.stock
        self.upper = source.upper
        self.lower = source.lower
        self.tray = source.tray
        self.throws = source.throws
        self.thrown = source.thrown
        self.event_stack = source.event_stack
        self.open_events = source.open_events
        self.event = source.event
        self.gone_events = source.gone_events
        self.actions = source.actions
        self.specials = source.specials
        self.places = source.places
        self.special = source.special
        self.order = source.order
        self.step = source.step
        self.turn = source.turn
        self.plan = source.plan
        self.laid = source.laid
        self.shown = source.shown
        self.ready = source.ready
        self.gained = source.gained
        self.bid_order = source.bid_order
        self.bid_next = source.bid_next
        self.province = source.province
        self.target = source.target
        self.missing = source.missing
        self.rising = source.rising
        self.winters = source.winters
        self.stack = source.stack
        self.under = source.under
        self.open = source.open
        self.groups = source.groups
        self.card = source.card
        self.renewed = source.renewed
        self.last_open = source.last_open
