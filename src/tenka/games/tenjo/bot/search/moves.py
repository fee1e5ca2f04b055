"""Steps in a row: how many march, which rings go with a card."""

from typing import Final

from tenka.games.tenjo.rules.components.chips import ALL
from tenka.games.tenjo.rules.components.pieces import CARD_KINDS, ELEMENT_KINDS, NUMBERS, RING_VALUES
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.vocabulary import NUMBER, RING, SEND

MOST_RINGS: Final = 99


def sending(amount: int, there: int) -> list[int]:
    """So many thousand of those there, and off: all go at once."""
    if amount >= there:
        return [SEND + ALL]
    return [NUMBER + min(max(1, amount), len(NUMBERS)) - 1]


def rings_of(position: Position, seat: int) -> list[int]:
    """How many rings of each value a seat holds."""
    first = seat * CARD_KINDS + ELEMENT_KINDS
    return position.hands[first : first + len(RING_VALUES)]


def in_all(rings: list[int]) -> int:
    """What rings count together."""
    found = 0
    for place, count in enumerate(rings):
        found += RING_VALUES[place] * count
    return found


def laid(rings: list[int], wanted: int, most: int = MOST_RINGS) -> list[int]:
    """The rings that reach a total with the least waste, then with the fewest cards; none if they cannot."""
    ways: list[list[int]] = [[] for _ in range(wanted + RING_VALUES[-1])]
    for place, count in enumerate(rings):
        value = RING_VALUES[place]
        for _ in range(count):
            for total in range(wanted - 1, -1, -1):
                way, known = ways[total], ways[total + value]
                if (way or total == 0) and (not known or len(way) + 1 < len(known)):
                    ways[total + value] = [*way, RING + place]
    for total in range(wanted, len(ways)):
        if ways[total] and total <= most:
            return ways[total]
    return []
