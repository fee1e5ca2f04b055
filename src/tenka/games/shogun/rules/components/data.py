"""The figures of data.toml, checked when they are read."""

from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1)]
Amount = Annotated[int, Meta(ge=0)]


class Pieces(msgspec.Struct, forbid_unknown_fields=True):
    """How many there are: armies of each player, farmers, buildings."""

    armies: Count
    farmers: Count
    castle: Count
    temple: Count
    theatre: Count


class Tower(msgspec.Struct, forbid_unknown_fields=True):
    """The odds of the tower as fractions, and what is thrown in before the game (H3, H21)."""

    knock: tuple[Count, Count]
    through: tuple[Count, Count]
    flat_resting: tuple[Count, Count]
    armies: Count
    farmers: Count


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A house or a special card."""

    id: str


class Action(msgspec.Struct, forbid_unknown_fields=True):
    """An action, what it costs, and the armies it places."""

    id: str
    price: Amount
    armies: Amount = 0


class EventCard(msgspec.Struct, forbid_unknown_fields=True):
    """An event: what it changes, to which limit, and the rice lost in winter."""

    id: str
    effect: str
    loss: Amount
    limit: Amount = 0


class ByPlayers(msgspec.Struct, forbid_unknown_fields=True):
    """What depends on the number of players."""

    players: Count
    chests: Count
    groups: tuple[Count, ...]


class Shortage(msgspec.Struct, forbid_unknown_fields=True):
    """From so many unsupplied provinces on: revolts, and more farmers in each (H22)."""

    missing: Count
    revolts: Count
    farmers: Count


class Majority(msgspec.Struct, forbid_unknown_fields=True):
    """Points for the most buildings of a kind in a region (H23)."""

    castle: Count
    temple: Count
    theatre: Count


class Region(msgspec.Struct, forbid_unknown_fields=True):
    """A region and its printed colour."""

    id: str
    printed: str


class Province(msgspec.Struct, forbid_unknown_fields=True):
    """A province: income, sites, land neighbours, and its region on either side of the board."""

    id: str
    chests: Count
    rice: Count
    sites: Annotated[int, Meta(ge=1, le=3)]
    land: tuple[str, ...]
    region: dict[str, str]


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """A side of the board: provinces out of the game with three players, sea routes."""

    id: str
    out: tuple[str, ...]
    sea: tuple[tuple[str, str], ...]


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """All figures of the game."""

    rules_version: Count
    rules: Count
    sources: dict[str, str]
    pieces: Pieces
    tower: Tower
    house: tuple[Named, ...]
    action: tuple[Action, ...]
    special: tuple[Named, ...]
    event: tuple[EventCard, ...]
    table: tuple[ByPlayers, ...]
    shortage: tuple[Shortage, ...]
    majority: Majority
    region: tuple[Region, ...]
    province: tuple[Province, ...]
    side: tuple[Side, ...]
    start: dict[str, dict[str, dict[str, Count]]]


def read() -> Data:
    """The figures, checked."""
    return msgspec.toml.decode(files("tenka.games.shogun").joinpath("data.toml").read_bytes(), type=Data)


DATA = read()
