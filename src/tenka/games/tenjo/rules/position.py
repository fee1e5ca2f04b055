"""A position of Tenjo: a few integers and flat lists.

Lists are shared between copies and never changed in place: see lists.py. So a copy costs no more than its attributes.
Samurai are counted in thousands, koku in hundreds.
"""

from typing import Final

from tenka.games.tenjo.knowledge.doubts import Doubt
from tenka.games.tenjo.knowledge.stories import Story
from tenka.games.tenjo.rules.elements.effect import Effect
from tenka.games.tenjo.rules.elements.played import PlayedCard
from tenka.games.tenjo.rules.figures import Figures, figures_of
from tenka.games.tenjo.rules.ground import Ground
from tenka.games.tenjo.rules.lists import put
from tenka.games.tenjo.rules.pieces import (
    CARD_KINDS,
    FAMILY,
    FAMILY_OF,
    IS_ENTRY,
    POINT_COUNT,
    PROVINCE_COUNT,
    PROVINCES_OF,
    RELATIVES,
    RING_VALUES,
    SITE_COUNT,
)
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.kernel.offers import Offer
from tenka.kernel.state import State

NOBODY: Final = -1
NOTHING: Final = -1
DEAD: Final = -1  # of a family card
ABSENT: Final = -2  # of a family card whose seat is not taken
GOODS: Final = 3  # kinds of goods: elements, rings, koku
SPREAD: Final = 9  # T4, by seat: samurai and koku at both castles, places of the family, shadows in both provinces


class Position(Ground):
    """Who has what, where, and what is going on."""

    __slots__ = (
        "figures",
        *("tasks", "year", "month", "order", "turn", "alive", "over"),
        "stories",
        *("castle_owner", "castle_card", "koku", "ronin_castle", "family_at", "hostages"),
        *("unseen", "doubts", "last_held"),
        *("hands", "known", "element_deck", "element_discards", "ring_deck", "ring_discards"),
        *("fate_deck", "fate_discards", "castle_deck", "castle_discards", "fund", "rolls", "draws"),
        *("income_done", "rolled", "points", "moved", "crossing", "claimed"),
        "marched",
        *("parleyed", "unled", "shields", "truces", "passage", "turned", "produced"),
        *("ready", "spread"),
        *("doing", "source", "goal", "amount", "picked", "element", "rings"),
        *("battle_seat", "battle_foe", "battle_point", "masterless"),
        *("attackers", "defenders", "helpers", "face_up", "factors", "engagements", "overcome"),
        *("contest", "effect"),
        *("offers", "drafts", "offered"),
        "why",
        *("castles_of", "castles_found"),
    )
    figures: Figures  # of the box
    tasks: list[Task]  # what the game is at, the top one last
    year: int
    month: int
    order: list[int]
    turn: int  # whose turn in `order` it is
    alive: int  # seats not eliminated, a bit each
    over: bool
    # By seat
    stories: list[Story | None]  # what can be known of each seat's stacks
    # By site, by family card
    castle_owner: list[int]
    castle_card: list[int]
    koku: list[int]
    ronin_castle: int  # sites conquered by ronin, a bit each (T32)
    family_at: list[int]  # a site
    hostages: int  # cards that their owner himself gave to who holds them, a bit each (T28); others are captives
    # What can be reckoned: see reckoning.py
    unseen: list[int]  # by observer, seat and kind of goods: what came to the seat, less what left it, unseen
    doubts: list[Doubt]  # koku that may have gone unseen
    last_held: list[int]  # by observer and family card: who held it when the observer last knew
    # Cards: hands by seat and kind; `known` by observer, seat and kind: what somebody surely holds
    hands: list[int]
    known: list[int]
    element_deck: list[int]
    element_discards: list[int]
    ring_deck: list[int]
    ring_discards: list[int]
    fate_deck: list[int]
    fate_discards: list[int]
    castle_deck: list[int]
    castle_discards: list[int]  # of castles razed
    fund: list[int]  # T40, in thousands
    rolls: int  # dice thrown so far
    draws: int  # piles shuffled so far
    # The turn
    income_done: bool
    rolled: bool
    points: int  # action points left
    moved: bool  # whether the province move was used
    crossing: bool  # T24
    claimed: bool  # T38
    marched: list[int]  # what marched in this turn, in order, each from point * POINT_COUNT + to point
    parleyed: int  # T14: seats that may not be attacked this turn, a bit each
    unled: list[int]  # T13: attacks that no ally wanted to lead this turn, each point * MOST_PLAYERS + seat attacked
    shields: list[int]  # T26: by seat, from whom it is safe this month, a bit each
    truces: list[int]  # T34: by seat, with whom there is peace in the first month
    passage: list[int]  # T9: by seat, who is let in
    turned: list[int]  # by seat: to whom it granted passage this month, a bit each, and from bit 4 on took it back
    produced: list[int]  # T35: by seat, components taken this year
    # T4
    ready: int
    spread: list[int]
    # The unfinished step of the seat that is asked
    doing: int  # a verb's first move, NOTHING if nothing is begun
    source: int
    goal: int
    amount: int  # thousand samurai, or hundred koku
    picked: list[int]
    element: int
    rings: list[int]  # how many of each value
    # A battle
    battle_seat: int
    battle_foe: int
    battle_point: int
    masterless: bool  # whether the attack was declared by ronin, who need no daimyō (T13)
    attackers: list[int]  # stacks: seat * points + point
    defenders: list[int]
    helpers: list[int]  # seats whose daimyō help: attack, defence, a bit each
    face_up: bool  # whether the stacks that take part are seen by all (T17)
    factors: list[int]  # daimyō, ratio, stacks, castle; empty until they are found
    engagements: int
    overcome: list[PlayedCard]  # cards of a Void against the attack that was beaten in this window (T16)
    # Cards against each other (T27), and what the first one would do
    contest: list[PlayedCard]
    effect: Effect | None
    # Trade
    offers: list[Offer]
    drafts: list[Offer | None]  # by seat: the offer being made
    offered: list[int]  # offers made this month
    why: str  # how the game ended
    # What was found last, by seat, and in which lists: these are never changed in place
    castles_of: list[int]
    castles_found: list[list[int]]

    def reset(self) -> None:  # noqa: PLR0915  a statement an attribute
        """An empty table."""
        self.begin()
        players = self.setup.players
        none = [0] * players
        self.figures = figures_of(self.setup)
        self.tasks = []
        self.year = 0
        self.month = 0
        self.order = list(range(players))
        self.turn = 0
        self.alive = (1 << players) - 1
        self.over = False
        self.samurai = [0] * (players * POINT_COUNT)
        self.stories = [None] * players
        self.daimyo = [0] * (players * PROVINCE_COUNT)
        self.shadows = [0] * (players * PROVINCE_COUNT)
        self.castle_owner = [NOBODY] * SITE_COUNT
        self.castle_card = [NOTHING] * SITE_COUNT
        self.koku = [0] * SITE_COUNT
        self.ronin_castle = 0
        self.family_at = [DEAD if FAMILY_OF[card] < players else ABSENT for card in range(len(FAMILY))]
        self.hostages = 0
        self.unseen = [0] * ((players + 1) * players * GOODS)
        self.doubts = []
        self.last_held = FAMILY_OF[: players * len(RELATIVES)] * (players + 1)
        self.hands = [0] * (players * CARD_KINDS)
        self.known = [0] * (players * players * CARD_KINDS)
        self.element_deck = []
        self.element_discards = []
        self.ring_deck = []
        self.ring_discards = []
        self.fate_deck = []
        self.fate_discards = []
        self.castle_deck = []
        self.castle_discards = []
        self.fund = none
        self.rolls = 0
        self.draws = 0
        self.income_done = False
        self.rolled = False
        self.points = 0
        self.moved = False
        self.crossing = False
        self.claimed = False
        self.marched = []
        self.parleyed = 0
        self.unled = []
        self.shields = none
        self.truces = none
        self.passage = none
        self.turned = none
        self.produced = none
        self.ready = 0
        self.spread = [0] * (players * SPREAD)
        self.doing = NOTHING
        self.source = NOTHING
        self.goal = NOTHING
        self.amount = 0
        self.picked = []
        self.element = NOTHING
        self.rings = [0] * len(RING_VALUES)
        self.battle_seat = NOBODY
        self.battle_foe = NOBODY
        self.battle_point = NOTHING
        self.masterless = False
        self.attackers = []
        self.defenders = []
        self.helpers = [0, 0]
        self.face_up = False
        self.factors = []
        self.engagements = 0
        self.overcome = []
        self.contest = []
        self.effect = None
        self.offers = []
        self.drafts = [None] * players
        self.offered = none
        self.why = ""
        self.stacks_of = []
        self.stacks_found = []
        self.castles_of = []
        self.castles_found = []
        self.leaders_of = []
        self.leaders_found = []

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    def copy_from(self, other: State) -> None:  # noqa: PLR0915  a statement an attribute
        """Become the same position as `other`."""
        assert isinstance(other, Position)
        super().copy_from(other)
        self.figures = other.figures
        self.tasks = other.tasks
        self.year = other.year
        self.month = other.month
        self.order = other.order
        self.turn = other.turn
        self.alive = other.alive
        self.over = other.over
        self.samurai = other.samurai
        self.stories = other.stories
        self.daimyo = other.daimyo
        self.shadows = other.shadows
        self.castle_owner = other.castle_owner
        self.castle_card = other.castle_card
        self.koku = other.koku
        self.ronin_castle = other.ronin_castle
        self.family_at = other.family_at
        self.hostages = other.hostages
        self.unseen = other.unseen
        self.doubts = other.doubts
        self.last_held = other.last_held
        self.hands = other.hands
        self.known = other.known
        self.element_deck = other.element_deck
        self.element_discards = other.element_discards
        self.ring_deck = other.ring_deck
        self.ring_discards = other.ring_discards
        self.fate_deck = other.fate_deck
        self.fate_discards = other.fate_discards
        self.castle_deck = other.castle_deck
        self.castle_discards = other.castle_discards
        self.fund = other.fund
        self.rolls = other.rolls
        self.draws = other.draws
        self.income_done = other.income_done
        self.rolled = other.rolled
        self.points = other.points
        self.moved = other.moved
        self.crossing = other.crossing
        self.claimed = other.claimed
        self.marched = other.marched
        self.parleyed = other.parleyed
        self.unled = other.unled
        self.shields = other.shields
        self.truces = other.truces
        self.passage = other.passage
        self.turned = other.turned
        self.produced = other.produced
        self.ready = other.ready
        self.spread = other.spread
        self.doing = other.doing
        self.source = other.source
        self.goal = other.goal
        self.amount = other.amount
        self.picked = other.picked
        self.element = other.element
        self.rings = other.rings
        self.battle_seat = other.battle_seat
        self.battle_foe = other.battle_foe
        self.battle_point = other.battle_point
        self.masterless = other.masterless
        self.attackers = other.attackers
        self.defenders = other.defenders
        self.helpers = other.helpers
        self.face_up = other.face_up
        self.factors = other.factors
        self.engagements = other.engagements
        self.overcome = other.overcome
        self.contest = other.contest
        self.effect = other.effect
        self.offers = other.offers
        self.drafts = other.drafts
        self.offered = other.offered
        self.why = other.why
        self.stacks_of = other.stacks_of
        self.stacks_found = other.stacks_found
        self.castles_of = other.castles_of
        self.castles_found = other.castles_found
        self.leaders_of = other.leaders_of
        self.leaders_found = other.leaders_found

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
        site = self.family_at[card]
        return NOBODY if site < 0 else self.castle_owner[site]

    def held(self, seat: int) -> list[int]:
        """The family cards in a seat's castles, hostages among them."""
        owner = self.castle_owner
        return [card for card, site in enumerate(self.family_at) if site >= 0 and owner[site] == seat]

    def helps(self, helper: int, seat: int) -> bool:
        """Whether one seat may help another: it holds a hostage of its (T28)."""
        if helper == seat:
            return True
        if not self.hostages:
            return False
        for card in range(seat * len(RELATIVES), (seat + 1) * len(RELATIVES)):
            if self.hostages >> card & 1 and self.castle_owner[self.family_at[card]] == helper:
                return True
        return False

    def could_help(self, helper: int, seat: int) -> bool:
        """Whether, as everybody sees, a seat may be helping another: it has a castle for a hostage who lives (T28)."""
        family = self.family_at[seat * len(RELATIVES) : (seat + 1) * len(RELATIVES)]
        return helper in self.castle_owner and any(site >= 0 for site in family)

    def move_family(self, card: int, site: int, *, given: bool = False) -> None:
        """A family card comes into a castle, or dies; it is a hostage there if its owner gave it (T28)."""
        self.family_at = put(self.family_at, card, site)
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


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
