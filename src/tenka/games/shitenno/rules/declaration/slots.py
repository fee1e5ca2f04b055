"""The slots of a position: made of fields.py by `tenka.toolkit.declaration.slots`, and not to be edited."""

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
        source: Slots = other  # once: of what is narrowed by an assert mypyc checks the type at every use
        self.phase = source.phase
        self.seat = source.seat
        self.round = source.round
        self.odd = source.odd
        self.generals = source.generals
        self.titles = source.titles
        self.order = source.order
        self.hands = source.hands
        self.tiles = source.tiles
        self.draws = source.draws
        self.supply = source.supply
        self.scores = source.scores
        self.board = source.board
        self.gates = source.gates
        self.asked = source.asked
        self.costs = source.costs
        self.troop_deck = source.troop_deck
        self.troop_next = source.troop_next
        self.koku_deck = source.koku_deck
        self.koku_next = source.koku_next
        self.generation = source.generation
        self.discards = source.discards
        self.ledger = source.ledger
        self.unseen = source.unseen
        self.tairo = source.tairo
        self.open = source.open
        self.tiles_left = source.tiles_left
        self.packet = source.packet
        self.packet_tile = source.packet_tile
        self.rest_tile = source.rest_tile
        self.refused = source.refused
        self.packets = source.packets
        self.received = source.received
        self.unserved = source.unserved
        self.placed = source.placed
        self.hatamoto_used = source.hatamoto_used
        self.province = source.province
        self.means = source.means
        self.held = source.held
        self.sorting = source.sorting
        self.used = source.used
        self.used_roles = source.used_roles
        self.possible = source.possible
        self.koku_points = source.koku_points
        self.majorities = source.majorities
