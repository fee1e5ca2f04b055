"""What a view of Tenjo is made of."""

from typing import Annotated, TypedDict

from tenka.games.tenjo.rules.tasks.catalogue import DECISIONS
from tenka.games.tenjo.schema.ids import (
    Card,
    CastleCard,
    Direction,
    Element,
    Ending,
    Family,
    House,
    Item,
    Point,
    Province,
    Site,
)
from tenka.games.tenjo.schema.question import Question
from tenka.toolkit.presentation.schema import PAIR, KernelView, about, ids

Phase = Annotated[str, ids("Phase", (*DECISIONS, "over"))]


class Seat(TypedDict):
    """What everybody sees of a seat."""

    house: House
    direction: Direction
    alive: bool
    ronin: bool
    ready: bool
    samurai: Annotated[int, about("All of them: they come and go before everybody’s eyes.")]
    daimyo: Annotated[dict[Province, int], about("How many, by province.")]
    shadows: dict[Province, int]
    shielded: Annotated[list[int], about("From whose attacks the seat is safe until the month ends.")]
    truces: list[int]
    fund: Annotated[int, about("Saved for a castle, in koku.")]
    produced: Annotated[list[int], about("Components taken this year, by their number in the data.")]


class Turn(TypedDict):
    """The turn that is on."""

    seat: int
    income: Annotated[bool, about("Whether income was taken, or forfeited.")]
    rolled: bool
    points: Annotated[int, about("Action points left.")]
    moved: Annotated[bool, about("Whether the province move was made.")]
    crossing: Annotated[bool, about("Whether it may pass an enemy-held border point.")]
    claimed: bool
    marched: Annotated[
        list[Annotated[list[Point], PAIR]], about("What marched in this turn, in order: from point, to point.")
    ]
    safe: Annotated[list[int], about("Not to be attacked this turn.")]


class Castle(TypedDict):
    """A castle on the board."""

    site: Site
    owner: int
    card: CastleCard
    defence: int
    koku_a_year: int


class Piles(TypedDict):
    """What lies in the piles."""

    element_discards: list[Element]
    ring_discards: list[int]
    castles: int


class AttackOdds(TypedDict):
    """What may come of an attack that is fought to its end without cards or other seats, chances in thousandths."""

    attackers: int
    defenders: Annotated[list[int], about("At least, on average, at most, as far as is known.")]
    engagement: Annotated[int, about("The attacker wins one engagement.")]
    kept: Annotated[list[int], about("The attacker wins and up to a quarter, half, three quarters, all are left.")]
    left: Annotated[int, about("Of the attackers, on average, if they win.")]


class Assault(TypedDict):
    """An attack at once with every stack nearby, before it is made."""

    point: Point
    seat: int
    odds: AttackOdds


class CardAnswer(TypedDict):
    """How likely a seat can answer a card, in thousandths."""

    seat: int
    chance: int


class Stack(TypedDict):
    """A stack in a battle."""

    seat: int
    point: Point
    samurai: Annotated[int | None, about("Null until face up.")]


class Factors(TypedDict):
    """What counts in a battle, positive for the attacker."""

    daimyo: int
    ratio: int
    stacks: int
    castle: int


class Battle(TypedDict):
    """An attack."""

    attacker: int
    defender: int
    point: Point
    attackers: list[Stack]
    defenders: list[Stack]
    helpers: Annotated[list[list[int]], PAIR, about("Who helps with daimyō: the attacker, the defender.")]
    zone: list[Province]
    factors: Factors | None
    odds: Annotated[AttackOdds | None, about("Of going on as it stands; null until face up.")]
    engagements: int
    void_needs: Annotated[int, about("The ring total that Void of the defender against the attack needs.")]


class PlayedCard(TypedDict):
    """A card in a contest."""

    seat: int
    element: Annotated[Element | None, about("Null: the attack itself.")]
    total: int


class Contest(TypedDict):
    """Cards against each other."""

    cards: Annotated[list[PlayedCard], about("The first one first.")]


class Offer(TypedDict):
    """Something for something."""

    seat: int
    to: int
    give: list[Item]
    ask: list[Item]
    koku: int
    asked_koku: int
    peace: bool
    private: bool


class Spread(TypedDict):
    """What has been laid out in secret for a castle (T4)."""

    site: Site
    samurai: int
    koku: int
    family: list[Family]
    shadows: int


class FamilyCard(TypedDict):
    """Where a family card lies."""

    card: Family
    site: Site
    holder: int
    hostage: bool


class KnownCards(TypedDict):
    """What another seat surely held."""

    seat: int
    cards: list[Card]


class Income(TypedDict):
    """What the whole income would come to."""

    koku: int
    samurai: int


class Own(TypedDict):
    """What a seat knows of its own."""

    samurai: dict[Point, int]
    koku: dict[Site, int]
    hand: list[Card]
    family: list[FamilyCard]
    known: list[KnownCards]
    admits: list[int]
    admitted_by: list[int]
    offers_left: int
    spread: list[Spread] | None
    income: Annotated[Income | None, about("While it can be taken.")]
    assaults: Annotated[list[Assault], about("What attacks with every stack nearby may come to.")]


class Step(TypedDict):
    """The unfinished step."""

    doing: Annotated[str | None, about("The verb it began with; null: an element card alone.")]
    source: str | None
    goal: Annotated[str | int | None, about("A point, or the seat attacked.")]
    amount: int
    picked: list[Point]
    element: Element | None
    rings: list[int]
    total: int
    ways: Annotated[
        dict[Point, list[Point]],
        about("By stack that can march to the goal chosen: the points on its way, the goal last."),
    ]
    odds: Annotated[AttackOdds | None, about("Of an attack as it stands, as far as the seat knows.")]
    answers: Annotated[
        list[CardAnswer] | None,
        about("Who could answer the card with its rings, as far as the seat knows; null: no card, or no ring yet."),
    ]


class Final(TypedDict):
    """A seat's points, part by part."""

    samurai: int
    koku: int
    daimyo: int
    shadows: int
    castles: int
    family: int
    points: int


class Stands(TypedDict):
    """Points between bounds, and what one reckons if nothing has changed hands in private."""

    least: Final
    likely: Final
    most: Final


class Result(TypedDict):
    """How the game ended."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]
    why: Ending
    seats: list[Final]


class Asked(TypedDict):
    """A seat that the game waits for."""

    seat: int
    kind: Phase
    rule: str


class SeenByAll(TypedDict):
    """What everybody sees."""

    phase: Phase
    year: Annotated[int, about("0 during set-up.")]
    month: int
    order: list[int]
    turn: Turn | None
    seats: list[Seat]
    points: Annotated[dict[Point, list[int]], about("Where stacks are, and whose.")]
    castles: list[Castle]
    dead: list[Family]
    piles: Piles
    battle: Battle | None
    contest: Contest | None
    question: Question | None
    offers: list[Offer]


class SeenBySeat(TypedDict):
    """What a seat alone sees."""

    own: Own | None
    step: Step | None
    private_offers: list[Offer]
    offer_draft: Offer | None
    standing: Annotated[list[Stands] | None, about("By seat what is known of its points; null during set-up.")]


class TenjoView(KernelView, SeenByAll, SeenBySeat):
    """What a seat sees of Tenjo."""

    pending: list[Asked]
    result: Result | None


VIEW = TenjoView
