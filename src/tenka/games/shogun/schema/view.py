"""What a view of Shogun is made of."""

from typing import Annotated, TypedDict

from tenka.games.shogun.schema.ids import (
    Action,
    Building,
    Card,
    EventCard,
    House,
    Phase,
    ProvinceId,
    Region,
    Season,
    Shown,
    Special,
)
from tenka.toolkit.presentation.schema import Bounds, KernelView, about


class Seat(TypedDict):
    """What everybody sees of a seat."""

    house: House
    chests: int
    rice: int
    score: int
    supply: int
    provinces: int
    ready: bool
    place: int | None
    special: Special | None
    groups: Annotated[list[int], about("Army groups still to be settled.")]
    cards: Annotated[int, about("How many are on hand or board.")]
    plan: Annotated[
        list[Shown | None],
        about("Eleven spaces, the bid first: what lies there, nothing (null), or a card nobody else may see yet."),
    ]


class Province(TypedDict):
    """A province as it stands."""

    province: ProvinceId
    out: bool
    owner: int | None
    armies: int
    buildings: list[Building]
    unrest: int


class EventCards(TypedDict):
    """The event cards: open, in force, still to come, gone."""

    open: list[EventCard]
    current: EventCard | None
    left: int
    gone: list[EventCard]


class Actions(TypedDict):
    """The action cards."""

    open: Annotated[list[Action | None], about("Ten of them, null where face down.")]
    number: Annotated[int, about("The number of the one being done, else 0.")]


class Place(TypedDict):
    """A place of the turn order with its special card."""

    special: Special
    seat: int | None


class Bidding(TypedDict):
    """The order that the bids gave, and who chooses next."""

    order: list[int]
    next: int


class Acting(TypedDict):
    """A march."""

    seat: int
    action: Action
    province: ProvinceId
    attack: Annotated[bool, about("Whether battles are allowed.")]


class Draft(TypedDict):
    """The draft of provinces."""

    open: list[ProvinceId]
    stack: int
    under: Annotated[list[ProvinceId], about("Known at the bottom of the stack, top first.")]
    taken: Annotated[ProvinceId | None, about("Taken, its army group still to be chosen.")]
    seat: int


class WinterRevolts(TypedDict):
    """Revolts that a seat has still to fight in winter."""

    seat: int
    provinces: Annotated[list[ProvinceId], about("Drawn, still to fight.")]
    farmers: int
    missing: Annotated[list[int], about("By seat.")]


class Majority(TypedDict):
    """Who has most buildings of a kind in a region."""

    region: Region
    building: Building
    seats: list[int]
    points: int


class Tally(TypedDict):
    """A seat's points of a winter."""

    provinces: int
    buildings: int
    castle: int
    temple: int
    theatre: int
    points: int


class Standing(TypedDict):
    """What everybody scores in a winter."""

    seats: list[Tally]
    majorities: list[Majority]


class Expected(TypedDict):
    """What the winter will ask of a seat."""

    need: Annotated[int, about("Rice for every province, with what winter takes for certain.")]
    missing: Bounds
    revolts: Bounds
    farmers: Bounds


class Supply(TypedDict):
    """Rice against what the winter will ask for."""

    loss: Bounds
    supply: list[Expected]


class StandingNow(Standing, Supply):
    """How everybody stands."""


class WinterScore(Standing):
    """A winter that was scored."""

    event: EventCard


class BattleOdds(TypedDict):
    """What may come of a battle, in thousandths, from what all throws tell of the tower."""

    armies: Annotated[int, about("That would march.")]
    kept: Annotated[list[int], about("The province is conquered by 1, 2, 3 … armies.")]
    held: Annotated[int, about("The defender stays.")]
    bare: Annotated[int, about("Nobody is left; a neutral province stays so.")]


class Step(TypedDict):
    """The target of a march."""

    rule: str
    province: ProvinceId
    odds: Annotated[list[BattleOdds] | None, about("By number of armies, 1 first; null where nobody is attacked.")]


class Result(TypedDict):
    """How the game ended."""

    scores: list[int]
    chests: list[int]
    ranking: list[int]
    winners: list[int]
    winters: list[WinterScore]


class Asked(TypedDict):
    """A seat that the game waits for."""

    seat: int
    kind: Phase
    rule: str


class SeenByAll(TypedDict):
    """What everybody sees."""

    phase: Phase
    year: int
    season: Season
    seats: list[Seat]
    provinces: list[Province]
    stock: dict[Building, int]
    farmers: Annotated[int, about("In supply.")]
    tower: Annotated[list[int], about("By colour: each seat, the farmers last.")]
    tray: list[int]
    event_cards: EventCards
    actions: Actions
    specials: list[Place]
    order: list[int]
    bidding: Bidding | None
    acting: Acting | None
    draft: Draft | None
    winter: WinterRevolts | None
    standing: Annotated[
        StandingNow, about("What everybody would score if this were the winter, its revolts left aside.")
    ]
    winters: list[WinterScore]


class SeenBySeat(TypedDict):
    """What a seat alone sees."""

    hand: list[Card] | None
    plan: list[Card | None] | None
    step: Step | None


class ShogunView(KernelView, SeenByAll, SeenBySeat):
    """What a seat sees of Shogun."""

    pending: list[Asked]
    result: Result | None


VIEW = ShogunView
