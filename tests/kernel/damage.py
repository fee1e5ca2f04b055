"""Damaging JSON data in every possible place, at random."""

import copy
from random import Random
from typing import Any

Path = tuple[str | int, ...]

JUNK: list[Any] = [
    *[
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        3,
        7,
        99,
        255,
        256,
        10_000,
        10_001,
        2**31,
        2**63,
        2**64,
        10**100,
        1.0,
        -0.5,
        1e300,
    ],
    *[
        "",
        "x",
        "\ud800",
        "天下",
        "x" * 10_000,
        "00" * 32,
        [],
        [[]],
        [None],
        [0],
        ["x"],
        [0] * 1000,
        {},
        {"x": 1},
        {"": {}},
    ],
]


def paths(data: Any, path: Path = ()) -> list[Path]:
    """Where something stands in the data."""
    found = [path] if path else []
    if isinstance(data, dict):
        found += [each for key, value in data.items() for each in paths(value, (*path, key))]
    elif isinstance(data, list):
        found += [each for place, value in enumerate(data) for each in paths(value, (*path, place))]
    return found


def at(data: Any, path: Path) -> Any:
    """What stands in a place."""
    for key in path:
        data = data[key]
    return data


def damage(data: Any, path: Path, rng: Random) -> Any:
    """The data with one place changed: left out, replaced by junk or by something from elsewhere, repeated, nudged.

    All that is not changed is shared with what it was made of.
    """
    damaged = holder = copy.copy(data)
    for key in path[:-1]:
        holder[key] = copy.copy(holder[key])
        holder = holder[key]
    key = path[-1]
    value = holder[key]
    change = rng.choice(["drop", "junk", "borrow", "repeat", "nudge"])
    if change == "drop":
        del holder[key]
    elif change == "repeat" and isinstance(key, int):
        holder.insert(key, value)
    elif change == "nudge" and type(value) in {int, bool}:
        holder[key] = not value if type(value) is bool else value + rng.choice([-1, 1, 2, 1000])
    elif change == "nudge" and isinstance(value, list) and value:
        holder[key] = rng.sample(value, len(value))
    elif change == "borrow":
        alike = [each for each in paths(data) if type(at(data, each)) is type(value)]
        holder[key] = at(data, rng.choice(alike))
    else:
        holder[key] = rng.choice(JUNK)
    return damaged
