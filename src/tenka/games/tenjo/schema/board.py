"""What a board outside knows of the game by itself: what is printed on board and cards."""

from typing import Annotated, TypedDict

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.schema import ids
from tenka.toolkit.presentation.schema import PAIR, about


class Start(TypedDict):
    """What everybody begins with, in thousands."""

    samurai: int
    koku: int
    shadows: int


class Constants(TypedDict):
    """What the rules count with; amounts in thousands."""

    resource_first: int
    resource_further: int
    province_income: int
    loss: int
    ratio_most: int
    total_most: int
    wind_steps: int
    piece_points: int
    koku_points: int


class CastleCard(TypedDict):
    """A castle card."""

    id: ids.CastleCard
    defence: int
    koku: Annotated[int, about("A year, in thousands.")]


class PrintedFate(TypedDict):
    """A fate card."""

    id: ids.FateCard
    effect: str


class PrintedProvince(TypedDict):
    """A province."""

    id: ids.Province
    ring: ids.Ring


class Point(TypedDict):
    """A point of the board."""

    id: ids.Point
    kind: ids.PointKind
    provinces: Annotated[list[ids.Province], about("One, or two for a border point.")]


class Board(TypedDict):
    """All of it."""

    houses: list[ids.House]
    months: int
    start: Start
    constants: Constants
    components: Annotated[dict[str, int], about("What a castle may bring instead of koku; samurai in thousands.")]
    upkeep: int
    carried_koku: int
    shadow: int
    elements: dict[ids.Element, int]
    rings: dict[str, int]
    family: list[str]
    castles: list[CastleCard]
    fate: list[PrintedFate]
    provinces: list[PrintedProvince]
    points: list[Point]
    paths: Annotated[
        dict[ids.Province, list[Annotated[list[ids.Point], PAIR]]],
        about("By province: the two points each path joins."),
    ]


def board() -> Board:
    """The figures, from the data."""
    start, constants = DATA.start, DATA.constants
    return {
        "houses": [each.id for each in DATA.house],
        "months": constants.months,
        "start": {"samurai": start.samurai, "koku": start.koku, "shadows": start.shadows},
        "constants": {
            "resource_first": constants.resource_first,
            "resource_further": constants.resource_further,
            "province_income": constants.province_income,
            "loss": constants.loss,
            "ratio_most": constants.ratio_most,
            "total_most": constants.total_most,
            "wind_steps": constants.wind_steps,
            "piece_points": constants.piece_points,
            "koku_points": constants.koku_points,
        },
        "components": {
            "samurai": DATA.components.samurai,
            "elements": DATA.components.elements,
            "rings": DATA.components.rings,
        },
        "upkeep": constants.upkeep,
        "carried_koku": constants.carried_koku,
        "shadow": constants.shadow,
        "elements": DATA.elements,
        "rings": DATA.rings,
        "family": list(DATA.family.ids),
        "castles": [{"id": each.id, "defence": each.defence, "koku": each.koku} for each in DATA.castle],
        "fate": [{"id": each.id, "effect": each.effect} for each in DATA.fate],
        "provinces": [{"id": each.id, "ring": each.ring} for each in DATA.province],
        "points": [{"id": each.id, "kind": each.kind, "provinces": list(each.provinces)} for each in DATA.point],
        "paths": {province: [list(path) for path in paths] for province, paths in DATA.paths.items()},
    }
