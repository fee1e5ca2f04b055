"""The slots of a position: made of fields.py by `tenka.kernel.declaration.slots`, and not to be edited."""

from tenka.games.tenjo.knowledge.doubts import Doubt
from tenka.games.tenjo.knowledge.stories import Story
from tenka.games.tenjo.rules.components.figures import Figures
from tenka.games.tenjo.rules.elements.effect import Effect
from tenka.games.tenjo.rules.elements.played import PlayedCard
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.kernel.holdings.offers import Offer
from tenka.kernel.state import State


class Slots(State):
    """What fields.py declares, and how a copy takes it over."""

    __slots__ = (
        "figures",
        "tasks",
        "year",
        "month",
        "order",
        "turn",
        "alive",
        "over",
        "why",
        "samurai",
        "stories",
        "daimyo",
        "shadows",
        "stacks_of",
        "stacks_found",
        "leaders_of",
        "leaders_found",
        "castles_of",
        "castles_found",
        "castle_owner",
        "castle_card",
        "koku",
        "ronin_castle",
        "family",
        "hostages",
        "hands",
        "known",
        "element_deck",
        "element_discards",
        "ring_deck",
        "ring_discards",
        "fate_deck",
        "fate_discards",
        "castle_deck",
        "castle_discards",
        "fund",
        "rolls",
        "draws",
        "unseen",
        "doubts",
        "last_held",
        "income_done",
        "rolled",
        "points",
        "moved",
        "crossing",
        "claimed",
        "marched",
        "parleyed",
        "unled",
        "shields",
        "truces",
        "passage",
        "turned",
        "produced",
        "ready",
        "spread",
        "doing",
        "source",
        "goal",
        "amount",
        "picked",
        "element",
        "rings",
        "battle_seat",
        "battle_foe",
        "battle_point",
        "masterless",
        "attackers",
        "defenders",
        "helpers",
        "face_up",
        "factors",
        "engagements",
        "overcome",
        "contest",
        "effect",
        "offers",
        "drafts",
        "offered",
    )
    # What the game is at, and when.
    figures: Figures
    tasks: list[Task]
    year: int
    month: int
    order: list[int]
    turn: int
    alive: int
    over: bool
    why: str
    # Who is where: samurai by seat and point, daimyō and shadow warriors by seat and province.
    samurai: list[int]
    stories: list[Story | None]
    daimyo: list[int]
    shadows: list[int]
    stacks_of: list[int]
    stacks_found: list[list[int]]
    leaders_of: list[int]
    leaders_found: list[int]
    castles_of: list[int]
    castles_found: list[list[int]]
    # By site: castles and what lies in them; by family card: where it is.
    castle_owner: list[int]
    castle_card: list[int]
    koku: list[int]
    ronin_castle: int
    family: list[int]
    hostages: int
    # Hands by seat and kind, what somebody surely holds by observer, seat and kind, and the piles.
    hands: list[int]
    known: list[int]
    element_deck: list[int]
    element_discards: list[int]
    ring_deck: list[int]
    ring_discards: list[int]
    fate_deck: list[int]
    fate_discards: list[int]
    castle_deck: list[int]
    castle_discards: list[int]
    fund: list[int]
    rolls: int
    draws: int
    # What can be reckoned of others: see reckoning.py.
    unseen: list[int]
    doubts: list[Doubt]
    last_held: list[int]
    # The turn, and what lasts a turn, a month or a year.
    income_done: bool
    rolled: bool
    points: int
    moved: bool
    crossing: bool
    claimed: bool
    marched: list[int]
    parleyed: int
    unled: list[int]
    shields: list[int]
    truces: list[int]
    passage: list[int]
    turned: list[int]
    produced: list[int]
    # The set-up in secret (T4).
    ready: int
    spread: list[int]
    # The unfinished step of the seat that is asked.
    doing: int
    source: int
    goal: int
    amount: int
    picked: list[int]
    element: int
    rings: list[int]
    # A battle.
    battle_seat: int
    battle_foe: int
    battle_point: int
    masterless: bool
    attackers: list[int]
    defenders: list[int]
    helpers: list[int]
    face_up: bool
    factors: list[int]
    engagements: int
    overcome: list[PlayedCard]
    # Cards against each other (T27), and what the first one would do.
    contest: list[PlayedCard]
    effect: Effect | None
    # Offers, and those being made (T29).
    offers: list[Offer]
    drafts: list[Offer | None]
    offered: list[int]

    def copy_from(self, other: State) -> None:
        """Become the same position as `other`."""
        assert isinstance(other, Slots)
        super().copy_from(other)
        self.figures = other.figures
        self.tasks = other.tasks
        self.year = other.year
        self.month = other.month
        self.order = other.order
        self.turn = other.turn
        self.alive = other.alive
        self.over = other.over
        self.why = other.why
        self.samurai = other.samurai
        self.stories = other.stories
        self.daimyo = other.daimyo
        self.shadows = other.shadows
        self.stacks_of = other.stacks_of
        self.stacks_found = other.stacks_found
        self.leaders_of = other.leaders_of
        self.leaders_found = other.leaders_found
        self.castles_of = other.castles_of
        self.castles_found = other.castles_found
        self.castle_owner = other.castle_owner
        self.castle_card = other.castle_card
        self.koku = other.koku
        self.ronin_castle = other.ronin_castle
        self.family = other.family
        self.hostages = other.hostages
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
        self.unseen = other.unseen
        self.doubts = other.doubts
        self.last_held = other.last_held
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
