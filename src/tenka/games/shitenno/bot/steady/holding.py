"""What a player holds, counted in symbols, koku and tiles: exact enough to judge by, and quick."""

from collections.abc import Iterable
from typing import Any

from tenka.games.shitenno.rules.components.pieces import DOUBLES, KOKU_CARDS, KOKU_VALUE, PAIRS, TROOPS

Holding = tuple[int, int, int, int, int, int, int, int]

KOKU, EXCHANGE, PLUS, HATAMOTO = range(len(TROOPS), len(TROOPS) + 4)
NOTHING: Holding = (0, 0, 0, 0, 0, 0, 0, 0)


def _piece(*parts: tuple[int, int]) -> Holding:
    counts = [0] * len(NOTHING)
    for place, count in parts:
        counts[place] += count
    a, b, c, d, koku, exchange, plus, hatamoto = counts
    return a, b, c, d, koku, exchange, plus, hatamoto


PIECES: dict[str, Holding] = {
    **{card: _piece((KOKU, value)) for card, value in zip(KOKU_CARDS, KOKU_VALUE, strict=True)},
    **{troop: _piece((place, 1)) for place, troop in enumerate(TROOPS)},
    **{card: _piece((a, 1), (b, 1)) for card, (a, b) in zip(DOUBLES, PAIRS, strict=True)},
    "exchange": _piece((EXCHANGE, 1)),
    "plus": _piece((PLUS, 1)),
    "hatamoto": _piece((HATAMOTO, 1)),
}


def together(one: Holding, other: Holding) -> Holding:
    """Two holdings as one."""
    a, b, c, d, koku, exchange, plus, hatamoto = one
    e, f, g, h, more_koku, more_exchange, more_plus, more_hatamoto = other
    return (
        a + e,
        b + f,
        c + g,
        d + h,
        koku + more_koku,
        exchange + more_exchange,
        plus + more_plus,
        hatamoto + more_hatamoto,
    )


def without(one: Holding, other: Holding) -> Holding:
    """What is left of a holding."""
    a, b, c, d, koku, exchange, plus, hatamoto = other
    return together(one, (-a, -b, -c, -d, -koku, -exchange, -plus, -hatamoto))


def held(items: Iterable[str]) -> Holding:
    """Cards and tiles by their names as a holding."""
    total = NOTHING
    for item in items:
        total = together(total, PIECES[item])
    return total


def of_seat(view: dict[str, Any], seat: int) -> Holding:
    """What the viewer knows a seat to hold: all of his own, the openly known part of the others'."""
    cards = view["hand"] if seat == view["seat"] else view["seats"][seat]["known"]
    tiles = view["seats"][seat]["tiles"]
    return together(held(cards), (0, 0, 0, 0, 0, tiles["exchange"], tiles["plus"], 0))
