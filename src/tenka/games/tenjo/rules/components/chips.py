"""Amounts in chips of 1,000, 5,000, 10,000 and 25,000, or all; koku also in chips of 100 and 500."""

from typing import Final

from tenka.games.tenjo.rules.components.pieces import ALL_CHIPS, CHIPS, HUNDREDS

ALL: Final = len(CHIPS)
KINDS: Final = len(ALL_CHIPS)
GREATEST: Final = max(CHIPS)
PLACES: Final = [[place for place, chip in enumerate(CHIPS) if chip <= most] for most in range(GREATEST + 1)]


def fitting(first: int, most: int, *, everything: bool = True) -> list[int]:
    """The moves, from the first of a verb on, that take no more than there is."""
    moves = [first + place for place in PLACES[max(0, min(most, GREATEST))]]
    if everything and most > 0:
        moves.append(first + ALL)
    return moves


def fitting_hundreds(first: int, most: int) -> list[int]:
    """The same of the chips below a thousand; `most` in hundreds."""
    return [first + place for place, hundreds in enumerate(HUNDREDS) if hundreds <= most]


def amount(place: int, most: int) -> int:
    """What a chip, or all, comes to."""
    return most if place == ALL else CHIPS[place]
