"""A position of Shitennō: a few integers and flat lists.

Lists are shared between copies and never changed in place: `put` makes the changed one. So a copy costs no more than
its attributes.
"""

from typing import Final

from tenka.games.shitenno.rules.paying.sufficiency import requirement
from tenka.games.shitenno.rules.pieces import (
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
from tenka.kernel.state import State

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


def put(items: list[int], place: int, value: int) -> list[int]:
    """A list with one value changed."""
    changed = items[:]
    changed[place] = value
    return changed


class Position(State):
    """Who has what, where, and what is going on."""

    __slots__ = (
        *("phase", "seat", "round", "odd", "generals", "titles", "order", "hands", "tiles"),
        *("draws", "supply", "scores", "board", "gates", "asked", "costs", "troop_deck"),
        *("troop_next", "generation", "koku_deck", "koku_next", "discards", "ledger", "unseen", "tairo", "open"),
        *("tiles_left", "packet", "packet_tile", "rest_tile", "refused", "packets", "received", "unserved", "placed"),
        *("hatamoto_used", "province", "means", "held", "sorting", "used", "used_roles", "possible"),
        *("koku_points", "majorities"),
    )
    phase: int
    seat: int  # whom the game waits for
    round: int
    odd: bool  # whether it is an odd year
    # By seat
    generals: list[int]
    titles: list[int]  # 0 Daimyō … 3 Hatamoto
    order: list[int]  # the seats in the order of their titles
    hands: list[int]  # packed cards
    tiles: list[int]  # packed Exchange and +1 tiles
    draws: list[int]  # Draw tiles
    supply: list[int]
    scores: list[int]
    # The board: by province four fields of four bits, the leftmost lowest; 24 tiles, three a gate, the top one first
    board: list[int]
    gates: list[int]
    # What follows from board and gates, by province: the requirement in troops (S13), and the number of the leftmost
    # free field (S14), FULL if no field is free
    asked: list[int]
    costs: list[int]
    # Decks, drawn from `…_next` on; `generation` says how often the troops were reshuffled
    troop_deck: list[int]
    troop_next: int
    generation: int
    koku_deck: list[int]
    koku_next: int
    discards: int
    ledger: list[int]  # cards nobody else has seen: see ledger.py
    unseen: list[int]  # by seat: those of them that are in the hand, packed
    # The division
    tairo: int
    open: int  # packed cards to be divided
    tiles_left: int  # hierarchy tiles still to be given, a bit each
    packet: int
    packet_tile: int
    rest_tile: int  # S8: of the second packet
    refused: int  # seats that refused the packet offered, a bit each
    packets: list[int]  # packed cards received this year
    received: list[int]  # hierarchy tiles received this year
    unserved: int  # seats without a packet this year, a bit each
    # The turn in an odd year
    placed: int
    hatamoto_used: bool
    province: int  # of the placement begun
    means: int
    held: int  # packed pieces that could be paid with
    sorting: int  # how pieces are sorted into roles: see roles.py
    used: int  # packed pieces laid out
    used_roles: int
    possible: list[int]  # payments by role that contain what is laid out
    # The end
    koku_points: list[int]
    majorities: list[int]

    def reset(self) -> None:
        """An empty table."""
        self.begin()
        players = self.setup.players
        none = [0] * players
        self.phase = GENERAL
        self.seat = 0
        self.round = 0
        self.odd = False
        self.generals = [NOTHING] * players
        self.titles = [NOTHING] * players
        self.order = []
        self.hands = none
        self.tiles = none
        self.draws = none
        self.supply = none
        self.scores = none
        self.board = [0] * len(PROVINCES)
        self.gates = []
        self.asked = [0] * len(PROVINCES)
        self.costs = [FULL] * len(PROVINCES)
        self.troop_deck = []
        self.troop_next = 0
        self.generation = 0
        self.koku_deck = []
        self.koku_next = 0
        self.discards = 0
        self.ledger = []
        self.unseen = none
        self.tairo = NOBODY
        self.open = 0
        self.tiles_left = 0
        self.packet = 0
        self.packet_tile = NOTHING
        self.rest_tile = NOTHING
        self.refused = 0
        self.packets = none
        self.received = [NOTHING] * players
        self.unserved = 0
        self.placed = 0
        self.hatamoto_used = False
        self.province = NOTHING
        self.means = 0
        self.held = 0
        self.sorting = 0
        self.used = 0
        self.used_roles = 0
        self.possible = []
        self.koku_points = []
        self.majorities = []

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    def copy_from(self, other: "Position") -> None:  # noqa: PLR0915  a statement an attribute
        """Become the same position as `other`."""
        self.stream = other.stream
        self.silent = other.silent
        self.start = other.start
        self.log = other.log
        self.steps = other.steps
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
        self.generation = other.generation
        self.koku_deck = other.koku_deck
        self.koku_next = other.koku_next
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
        self.order = sorted(range(len(titles)), key=lambda seat: titles[seat])

    def ranked_first(self, seats: int) -> int:
        """Of the seats in a bit set the one with the highest title, NOBODY if the set is empty."""
        for seat in self.order:
            if seats >> seat & 1:
                return seat
        return NOBODY

    def cards(self, multiset: int) -> list[str]:
        """Packed cards or pieces as words."""
        return LAYOUT.words(multiset)


def card_names(numbers: list[int]) -> list[str]:
    """Cards by number as words."""
    return [CARDS[number] for number in numbers]
