"""The slots of a position: made of fields.py by `tenka.toolkit.declaration.slots`, and not to be edited."""

from tenka.games.tenjo.knowledge.doubts import Doubt
from tenka.games.tenjo.knowledge.stories import Story
from tenka.games.tenjo.rules.components.figures import Figures
from tenka.games.tenjo.rules.elements.effect import Effect
from tenka.games.tenjo.rules.elements.played import PlayedCard
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.kernel.state import State
from tenka.toolkit.holdings.offers import Offer


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
        source: Slots = other  # once: of what is narrowed by an assert mypyc checks the type at every use
        self.figures = source.figures
        self.tasks = source.tasks
        self.year = source.year
        self.month = source.month
        self.order = source.order
        self.turn = source.turn
        self.alive = source.alive
        self.over = source.over
        self.why = source.why
        self.samurai = source.samurai
        self.stories = source.stories
        self.daimyo = source.daimyo
        self.shadows = source.shadows
        self.stacks_of = source.stacks_of
        self.stacks_found = source.stacks_found
        self.leaders_of = source.leaders_of
        self.leaders_found = source.leaders_found
        self.castles_of = source.castles_of
        self.castles_found = source.castles_found
        self.castle_owner = source.castle_owner
        self.castle_card = source.castle_card
        self.koku = source.koku
        self.ronin_castle = source.ronin_castle
        self.family = source.family
        self.hostages = source.hostages
        self.hands = source.hands
        self.known = source.known
        self.element_deck = source.element_deck
        self.element_discards = source.element_discards
        self.ring_deck = source.ring_deck
        self.ring_discards = source.ring_discards
        self.fate_deck = source.fate_deck
        self.fate_discards = source.fate_discards
        self.castle_deck = source.castle_deck
        self.castle_discards = source.castle_discards
        self.fund = source.fund
        self.rolls = source.rolls
        self.draws = source.draws
        self.unseen = source.unseen
        self.doubts = source.doubts
        self.last_held = source.last_held
        self.income_done = source.income_done
        self.rolled = source.rolled
        self.points = source.points
        self.moved = source.moved
        self.crossing = source.crossing
        self.claimed = source.claimed
        self.marched = source.marched
        self.parleyed = source.parleyed
        self.unled = source.unled
        self.shields = source.shields
        self.truces = source.truces
        self.passage = source.passage
        self.turned = source.turned
        self.produced = source.produced
        self.ready = source.ready
        self.spread = source.spread
        self.doing = source.doing
        self.source = source.source
        self.goal = source.goal
        self.amount = source.amount
        self.picked = source.picked
        self.element = source.element
        self.rings = source.rings
        self.battle_seat = source.battle_seat
        self.battle_foe = source.battle_foe
        self.battle_point = source.battle_point
        self.masterless = source.masterless
        self.attackers = source.attackers
        self.defenders = source.defenders
        self.helpers = source.helpers
        self.face_up = source.face_up
        self.factors = source.factors
        self.engagements = source.engagements
        self.overcome = source.overcome
        self.contest = source.contest
        self.effect = source.effect
        self.offers = source.offers
        self.drafts = source.drafts
        self.offered = source.offered
