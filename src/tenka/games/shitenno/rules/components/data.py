"""The figures of data.toml, checked when they are read."""

from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1)]


class Province(msgspec.Struct, forbid_unknown_fields=True):
    """A province: its own troop (also the gate figure), how many are printed, and the numbers of its fields."""

    id: str
    troop: str
    printed: Count
    fields: tuple[Count, Count, Count, Count]


class Title(msgspec.Struct, forbid_unknown_fields=True):
    """A title, its seals, and the points it adds to a placement."""

    id: str
    seals: Count
    points: int


class General(msgspec.Struct, forbid_unknown_fields=True):
    """A general and his colour."""

    id: str
    name: str
    colour: str


class ByPlayers(msgspec.Struct, forbid_unknown_fields=True):
    """What depends on the number of players."""

    players: Count
    kamons: Count
    troops_drawn: Count
    koku_drawn: Count


class Majority(msgspec.Struct, forbid_unknown_fields=True):
    """Points for the majority in a province."""

    points: Count


class Troops(msgspec.Struct, forbid_unknown_fields=True):
    """The kinds of troops."""

    ids: tuple[str, ...]


class TroopCards(msgspec.Struct, forbid_unknown_fields=True):
    """Copies of every single and every double troop card."""

    single: Count
    double: Count


class BonusTiles(msgspec.Struct, forbid_unknown_fields=True):
    """Bonus sides, copies of every combination with a troop side, and how many lie on each gate."""

    ids: tuple[str, ...]
    copies: Count
    on_each_gate: Count


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    """Troop cards dealt at the start."""

    troops_dealt: Count


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """All figures of the game."""

    rules_version: Count
    rules: Count
    sources: dict[str, str]
    province: tuple[Province, ...]
    majority: Majority
    troops: Troops
    koku_cards: dict[str, Count]
    troop_cards: TroopCards
    bonus_tiles: BonusTiles
    title: tuple[Title, ...]
    general: tuple[General, ...]
    table: tuple[ByPlayers, ...]
    hand: Hand


def read() -> Data:
    """The figures, checked."""
    return msgspec.toml.decode(files("tenka.games.shitenno").joinpath("data.toml").read_bytes(), type=Data)


DATA = read()
