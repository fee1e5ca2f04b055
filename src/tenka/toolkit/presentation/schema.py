"""Types of what a game shows: Python checks views and events by them, and the browser's types are made of them.

Views are plain JSON: their parts are TypedDicts, and an id is a string to Python, whatever it may be.
"""

import re
from collections.abc import Iterable
from typing import Annotated, Any, TypedDict

from msgspec import Meta


def ids(name: str, values: Iterable[str]) -> Meta:
    """One of these ids, by the name of their type: `Troop = Annotated[str, ids("Troop", TROOPS)]`."""
    found = list(values)
    return Meta(title=name, pattern=_pattern(found), extra_json_schema={"enum": found})


def among(values: Iterable[str]) -> Meta:
    """One of these ids, too many of them to be listed in a type: the provinces of a board."""
    return Meta(pattern=_pattern(values))


def about(text: str) -> Meta:
    """What a part means, where its name does not say it."""
    return Meta(description=text)


def _pattern(values: Iterable[str]) -> str:
    return f"^(?:{'|'.join(map(re.escape, values))})$"


PAIR = Meta(min_length=2, max_length=2)

Bounds = Annotated[list[int], PAIR, Meta(title="Bounds")]  # at least, at most


class KernelView(TypedDict):
    """What every view has, whatever the game; who is asked, what happened and the result are typed by each game."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    fingerprint: str
    seed: Annotated[str | None, about("Told once the game is over.")]
    seat: Annotated[int | None, about("Whose view it is; null: a spectator's.")]
