"""How bots play Shitennō: rules of thumb over what a seat may know, no search over states.

A bot decides on a whole packet or payment and then plays the steps towards it. It keeps nothing in mind between
steps: the same view gives the same aim.
"""

from random import Random
from typing import Any

from tenka.games.shitenno.bot.steady import division, provinces
from tenka.kernel.move import Move


def steady(view: dict[str, Any], legal: list[Move], rng: Random) -> Move:
    """A sensible player."""
    kind = view["phase"]
    if kind in {"packet", "split"}:
        return division.packet(view, legal)
    if kind == "answer":
        return division.answer(view)
    if kind == "choice":
        return division.choice(view)
    if kind == "turn":
        return provinces.turn(view, legal)
    if kind == "gild":
        return provinces.gild(view)
    return rng.choice(legal)  # generals differ in name and colour alone
