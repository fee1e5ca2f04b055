"""The figures of data.toml, checked when they are read."""

from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1)]


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """What each player begins with (T1); samurai and koku in thousands."""

    castles: Count
    samurai: Count
    koku: Count
    shadows: Count
    daimyo: Count
    elements: Count
    rings: Count


class Constants(msgspec.Struct, forbid_unknown_fields=True):
    """Figures of the rules; samurai and koku in thousands."""

    resource_first: Count
    resource_further: Count
    carried_koku: Count
    upkeep: Count
    lost_for_unpaid: Count
    province_income: Count
    loss: Count
    ratio_most: Count
    total_most: Count
    wind_most: Count
    wind_steps: Count
    shadow: Count
    castle_price: Count
    build_rate: Count
    build_house_rate: Count
    piece_points: Count
    koku_points: Count
    months: Count


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """How much of a component a castle brings (T35)."""

    samurai: Count
    elements: Count
    rings: Count


class Family(msgspec.Struct, forbid_unknown_fields=True):
    """The family of each player."""

    ids: tuple[str, ...]


class House(msgspec.Struct, forbid_unknown_fields=True):
    """A house."""

    id: str


class CastleCard(msgspec.Struct, forbid_unknown_fields=True):
    """A castle card: defence factor, and koku a year in thousands."""

    id: str
    name: str
    defence: Count
    koku: Count


class FateCard(msgspec.Struct, forbid_unknown_fields=True):
    """A fate card and the kind of its effect."""

    id: str
    effect: str


class Province(msgspec.Struct, forbid_unknown_fields=True):
    """A province and the ring of the board it lies in."""

    id: str
    ring: str


class Point(msgspec.Struct, forbid_unknown_fields=True):
    """A point; a border point lies in two provinces."""

    id: str
    kind: Literal["waypoint", "border", "resource", "castle", "entry"]
    provinces: tuple[str, ...]
    yields: Literal["koku", "samurai"] | None = None  # of a resource point, by the option `resource_mode`


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """All figures of the game."""

    rules_version: Count
    rules: Count
    sources: dict[str, str]
    start: Start
    constants: Constants
    components: Components
    elements: dict[str, Count]
    rings: dict[str, Count]
    family: Family
    seats: dict[str, tuple[str, ...]]
    house: tuple[House, ...]
    castle: tuple[CastleCard, ...]
    fate: tuple[FateCard, ...]
    province: tuple[Province, ...]
    point: tuple[Point, ...]
    paths: dict[str, tuple[tuple[str, str], ...]]
    variants: dict[str, tuple[str, ...]]


def read() -> Data:
    """The figures, checked."""
    return msgspec.toml.decode(files("tenka.games.tenjo").joinpath("data.toml").read_bytes(), type=Data)


DATA = read()
