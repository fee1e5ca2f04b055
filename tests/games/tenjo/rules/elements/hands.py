"""Neighbours with cards in their hands."""

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    House,
    attack,
    decision,
    play,
    table,
)

HOME = {"echizen_castle_a": 20}
YOURS = {"kii_castle_a": 20}


def holding(
    mine: list[str], yours: list[str] | None = None, points: int | None = 5, options: dict[str, object] | None = None
) -> State:
    """Two neighbours in Omi, with hands."""
    me = House({"omi_w5": 20, "echizen_w1": 5}, ["omi", "echizen"], HOME, ["echizen"], hand=mine)
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["omi", "kii"], YOURS, hand=yours or [])
    return table(me, foe, points=points, options=options)


def attacked(mine: list[str], yours: list[str], options: dict[str, object] | None = None) -> State:
    """Seat 0 attacks seat 1 in Omi; the defender's window is open."""
    me = House({"omi_w5": 20, "kii_w7": 5}, ["omi", "kii"], HOME, hand=mine)
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["omi", "kii"], YOURS, hand=yours)
    third = House({"kii_w8": 5}, ["kii"], {"ise_castle_a": 0})
    state = table(me, foe, third, options=options)
    attack(state, "omi_w2", 1, "omi_w5")
    while decision(state) != "cards":
        play(state, ["pass"])
    return state
