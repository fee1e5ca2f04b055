"""Worlds to think in: what a seat does not know is drawn, never taken from the true one."""

import hashlib
from random import Random
from typing import Any, NamedTuple

from tenka.kernel.events import Event
from tenka.kernel.state import Past, State


class World(NamedTuple):
    """A world that a seat cannot tell from the true one, dumped without the story so far; and that story as told."""

    dumped: dict[str, Any]
    story: list[Event]


def imagined(state: State, seat: int, rng: Random) -> World:
    """A world for a seat to think in."""
    world = state.resample(seat, rng)
    story, world.past = world.start, Past([])
    return World(world.dump(), story)


def derive_seed(secret: str, *about: object) -> str:
    """The seed of a world that is always the same: asking again shows nothing new, and nobody can foresee it."""
    written = "/".join(map(str, about)).encode()
    return hashlib.blake2b(written, key=bytes.fromhex(secret), digest_size=32).hexdigest()
