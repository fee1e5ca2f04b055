"""What a view of Shitennō is made of."""

from typing import Annotated, TypedDict

from tenka.games.shitenno.schema.events import Reason
from tenka.games.shitenno.schema.ids import Bonus, Card, General, Item, Means, Phase, ProvinceId, Title, Troop, Year
from tenka.toolkit.presentation.schema import PAIR, Bounds, KernelView, about


class Seat(TypedDict):
    """What everybody sees of a seat."""

    general: General | None
    title: Title
    score: int
    kamons: int
    tiles: dict[Bonus, int]
    hand_size: int
    known: list[Card]
    hidden: int


class Kamon(TypedDict):
    """A kamon on the board."""

    seat: int
    gold: bool


class Province(TypedDict):
    """A province: the kamons on its fields, and its gate."""

    province: ProvinceId
    fields: list[Kamon | None]
    troop: Troop
    tiles: int


class Packet(TypedDict):
    """Cards and a hierarchy tile."""

    cards: list[Card]
    title: Title


class SeatPacket(Packet):
    """A packet that somebody has received."""

    seat: int


class Division(TypedDict):
    """How packets are made and offered, in an even year."""

    tairo: int
    open: list[Card]
    tiles: list[Title]
    offer: Packet | None
    refused: list[int]
    split: Annotated[list[Packet], PAIR] | None
    packets: list[SeatPacket]


class Turn(TypedDict):
    """A turn of an odd year."""

    seat: int
    placed: int
    hatamoto: Annotated[bool, about("Whether the Hatamoto’s symbol can still be used.")]


class PacketDraft(TypedDict):
    """A packet being made."""

    rule: str
    cards: list[Card]
    tile: Title | None
    rest_tile: Title | None


class PlacementDraft(TypedDict):
    """A placement begun."""

    rule: str
    province: ProvinceId
    means: Means
    field: int
    cost: int
    need: list[Troop]
    used: list[Item]
    missing: Annotated[list[Troop] | int, about("The troops, or the number of koku, still to be laid out.")]
    payments: list[list[Item]]
    complete: bool


class Stands(TypedDict):
    """What would be added to a seat's points if the game ended now, and all of them together."""

    provinces: Annotated[int, about("In how many provinces it leads.")]
    majorities: int
    koku: Bounds
    points: Bounds


class Majority(TypedDict):
    """Who has most kamons in a province."""

    province: ProvinceId
    seat: int | None


class Result(TypedDict):
    """How the game ended."""

    scores: list[int]
    ranking: list[int]
    reasons: list[Reason]
    koku: list[int]
    majorities: list[Majority]


class Decks(TypedDict):
    """How many cards are left."""

    troops: int
    koku: int


class Asked(TypedDict):
    """A seat that the game waits for."""

    seat: int
    kind: Phase
    rule: str


class SeenByAll(TypedDict):
    """What everybody sees."""

    phase: Phase
    round: int
    year: Year
    seats: list[Seat]
    provinces: list[Province]
    decks: Decks
    discards: list[Card]
    division: Division | None
    turn: Turn | None


class SeenBySeat(TypedDict):
    """What a seat alone sees."""

    hand: list[Card] | None
    draft: PacketDraft | PlacementDraft | None
    helps: Annotated[
        list[list[ProvinceId]],
        about("By packet on the table: provinces that one could pay for with it, and cannot without."),
    ]
    standing: list[Stands]


class ShitennoView(KernelView, SeenByAll, SeenBySeat):
    """What a seat sees of Shitennō."""

    pending: list[Asked]
    result: Result | None


VIEW = ShitennoView
