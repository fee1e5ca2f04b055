"""What a board outside knows of the game by itself: what is printed on board and cards."""

from typing import Annotated, TypedDict

from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.components.pieces import BUILDING_STOCK, BUILDINGS, MAJORITY_POINTS
from tenka.games.shogun.schema.ids import Action, Building, EventCard, House, ProvinceId, Region, Side, Special
from tenka.toolkit.presentation.schema import PAIR, about

Pair = Annotated[list[ProvinceId], PAIR]


class PrintedAction(TypedDict):
    """An action, what it costs, and the armies it places."""

    id: Action
    price: int
    armies: int


class PrintedEvent(TypedDict):
    """An event card: what it changes, to which limit, and the rice lost in winter."""

    id: EventCard
    effect: str
    loss: int
    limit: int


class Shortage(TypedDict):
    """From so many unsupplied provinces on, so many revolts with so many more farmers."""

    missing: int
    revolts: int
    farmers: int


class Printed(TypedDict):
    """What is printed on a province."""

    id: ProvinceId
    chests: int
    rice: int
    sites: int
    land: list[ProvinceId]
    region: dict[Side, Region]


class PrintedSide(TypedDict):
    """A side of the board: provinces out of the game with three players, sea routes."""

    out: list[ProvinceId]
    sea: list[Pair]


class Board(TypedDict):
    """All of it."""

    houses: list[House]
    armies: int
    farmers: int
    stock: dict[Building, int]
    actions: list[PrintedAction]
    specials: list[Special]
    events: list[PrintedEvent]
    shortage: list[Shortage]
    majority: dict[Building, int]
    regions: list[Region]
    provinces: list[Printed]
    sides: Annotated[dict[Side, PrintedSide], about("By side of the board.")]


def board() -> Board:
    """The figures, from the data."""
    return {
        "houses": [each.id for each in DATA.house],
        "armies": DATA.pieces.armies,
        "farmers": DATA.pieces.farmers,
        "stock": dict(zip(BUILDINGS, BUILDING_STOCK, strict=True)),
        "actions": [{"id": each.id, "price": each.price, "armies": each.armies} for each in DATA.action],
        "specials": [each.id for each in DATA.special],
        "events": [
            {"id": each.id, "effect": each.effect, "loss": each.loss, "limit": each.limit} for each in DATA.event
        ],
        "shortage": [
            {"missing": each.missing, "revolts": each.revolts, "farmers": each.farmers} for each in DATA.shortage
        ],
        "majority": dict(zip(BUILDINGS, MAJORITY_POINTS, strict=True)),
        "regions": [each.id for each in DATA.region],
        "provinces": _provinces(),
        "sides": {each.id: {"out": list(each.out), "sea": [list(pair) for pair in each.sea]} for each in DATA.side},
    }


def _provinces() -> list[Printed]:
    return [
        {
            "id": each.id,
            "chests": each.chests,
            "rice": each.rice,
            "sites": each.sites,
            "land": list(each.land),
            "region": each.region,
        }
        for each in DATA.province
    ]
