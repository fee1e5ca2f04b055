"""The slots of a position: made of fields.py by `tenka.kernel.declaration.slots`, and not to be edited."""

from tenka.kernel.state import State


class Slots(State):
    """What fields.py declares, and how a copy takes it over."""

    __slots__ = (
        "phase",
        "seat",
        "round",
        "odd",
        "generals",
        "titles",
        "order",
        "hands",
        "tiles",
        "draws",
        "supply",
        "scores",
        "board",
        "gates",
        "asked",
        "costs",
        "troop_deck",
        "troop_next",
        "koku_deck",
        "koku_next",
        "generation",
        "discards",
        "ledger",
        "unseen",
        "tairo",
        "open",
        "tiles_left",
        "packet",
        "packet_tile",
        "rest_tile",
        "refused",
        "packets",
        "received",
        "unserved",
        "placed",
        "hatamoto_used",
        "province",
        "means",
        "held",
        "sorting",
        "used",
        "used_roles",
        "possible",
        "koku_points",
        "majorities",
    )
    # Where the game is, and whom it waits for.
    phase: int
    seat: int
    round: int
    odd: bool
    # By seat: who has what.
    generals: list[int]
    titles: list[int]
    order: list[int]
    hands: list[int]
    tiles: list[int]
    draws: list[int]
    supply: list[int]
    scores: list[int]
    # By province four fields of four bits, the leftmost lowest; 24 tiles, three a gate, the top one first.
    board: list[int]
    gates: list[int]
    asked: list[int]
    costs: list[int]
    # Decks, drawn from `…_next` on; what was dealt or drawn unseen.
    troop_deck: list[int]
    troop_next: int
    koku_deck: list[int]
    koku_next: int
    generation: int
    discards: int
    ledger: list[int]
    unseen: list[int]
    # The division in an even year.
    tairo: int
    open: int
    tiles_left: int
    packet: int
    packet_tile: int
    rest_tile: int
    refused: int
    packets: list[int]
    received: list[int]
    unserved: int
    # The turn in an odd year, and the placement begun.
    placed: int
    hatamoto_used: bool
    province: int
    means: int
    held: int
    sorting: int
    used: int
    used_roles: int
    possible: list[int]
    # The final scoring.
    koku_points: list[int]
    majorities: list[int]

    def copy_from(self, other: State) -> None:
        """Become the same position as `other`."""
        assert isinstance(other, Slots)
        super().copy_from(other)
        self.phase = other.phase
        self.seat = other.seat
        self.round = other.round
        self.odd = other.odd
        self.generals = other.generals
        self.titles = other.titles
        self.order = other.order
        self.hands = other.hands
        self.tiles = other.tiles
        self.draws = other.draws
        self.supply = other.supply
        self.scores = other.scores
        self.board = other.board
        self.gates = other.gates
        self.asked = other.asked
        self.costs = other.costs
        self.troop_deck = other.troop_deck
        self.troop_next = other.troop_next
        self.koku_deck = other.koku_deck
        self.koku_next = other.koku_next
        self.generation = other.generation
        self.discards = other.discards
        self.ledger = other.ledger
        self.unseen = other.unseen
        self.tairo = other.tairo
        self.open = other.open
        self.tiles_left = other.tiles_left
        self.packet = other.packet
        self.packet_tile = other.packet_tile
        self.rest_tile = other.rest_tile
        self.refused = other.refused
        self.packets = other.packets
        self.received = other.received
        self.unserved = other.unserved
        self.placed = other.placed
        self.hatamoto_used = other.hatamoto_used
        self.province = other.province
        self.means = other.means
        self.held = other.held
        self.sorting = other.sorting
        self.used = other.used
        self.used_roles = other.used_roles
        self.possible = other.possible
        self.koku_points = other.koku_points
        self.majorities = other.majorities
