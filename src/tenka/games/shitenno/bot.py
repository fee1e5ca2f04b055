"""How bots play Shitennō."""

from random import Random
from typing import Any

from tenka.kernel.move import Move

GOOD = ("confirm", "gild", "draw", "pay", "place", "offer", "accept")


def steady(view: dict[str, Any], legal: list[Move], rng: Random) -> Move:
    """A sensible player who follows rules of thumb."""
    return next((move for verb in GOOD for move in legal if move[0] == verb), rng.choice(legal))
