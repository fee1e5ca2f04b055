"""Boxes: the values of somebody's printed game."""

from typing import Any, Literal

import msgspec

from tenka.wire.errors import Error


class BoxField(msgspec.Struct, frozen=True):
    """A value that a box may give, and ours; it is called by nouns of the game's words, each a kind and a value."""

    id: str
    kind: Literal["count", "name", "choice", "ids", "pairs"]
    ours: Any
    source: Literal["printed", "counted", "reconstructed"]
    row: list[str]
    column: list[str] | None
    least: int
    most: int
    among: list[str]  # what can be chosen
    noun: str  # what kind of thing that is


class BoxForm(msgspec.Struct, frozen=True):
    """All values that a box of a game may give."""

    game: str
    fields: list[BoxField]


class NewBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box as it is kept in a file; values that are not given are ours."""

    game: str
    name: str
    values: dict[str, Any]
    tenka_box: Literal[1] = 1


class NewBoxCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values to be looked at."""

    game: str
    values: dict[str, Any]


class BoxCheck(msgspec.Struct, frozen=True):
    """What is wrong with some values, where `field` among the parameters says which one."""

    errors: list[Error]


class OwnBox(msgspec.Struct, frozen=True):
    """A box that one has saved; `values` are those that differ from ours, `hash` stands for them."""

    id: str
    game: str
    name: str
    hash: str
    values: dict[str, Any]
    changed: str
