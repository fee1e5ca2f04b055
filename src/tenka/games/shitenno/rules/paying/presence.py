"""Which kinds of piece are present, answered by tables small enough to stay at hand.

Pieces fall into three parts: koku and singles, doubles, tiles. The kinds present in a part are a small number, by which
its table knows the moves.
"""

from typing import Final

from tenka.games.shitenno.rules.components.pieces import (
    ALL_CARDS,
    DOUBLE,
    DOUBLES_FOLD,
    DOUBLES_MASK,
    DOUBLES_SHIFT,
    EXCHANGE,
    FULL_FIELDS,
    GUARD,
    ITEMS,
    MASKS,
    TILES_SHIFT,
    UNITS,
)
from tenka.toolkit.holdings.multiset import fold

SIMPLE: Final = (1 << DOUBLES_SHIFT) - 1  # koku and singles
SIMPLE_FULL: Final = FULL_FIELDS & SIMPLE
SIMPLE_GUARD: Final = GUARD & SIMPLE
SIMPLE_FOLD: Final = fold([MASKS[kind].bit_length() - 1 for kind in range(DOUBLE)])
TILES_FULL: Final = FULL_FIELDS >> TILES_SHIFT
TILES_GUARD: Final = GUARD >> TILES_SHIFT
TILES_FOLD: Final = fold([MASKS[kind].bit_length() - 1 - TILES_SHIFT for kind in range(EXCHANGE, len(ITEMS))])


def _sets(kinds: range) -> list[list[int]]:
    """All sets of some kinds."""
    sets: list[list[int]] = [[]]
    for kind in kinds:
        sets += [[*each, kind] for each in sets]
    return sets


class MovesFor:
    """For every set of kinds present the moves of a verb that has one move for each kind."""

    def __init__(self, first: int) -> None:
        self.simple: list[list[int]] = [[]] * (SIMPLE_FOLD + 1)
        self.doubles: list[list[int]] = [[]] * (DOUBLES_FOLD + 1)
        self.tiles: list[list[int]] = [[]] * (TILES_FOLD + 1)
        for kinds in _sets(range(DOUBLE)):
            guards = sum(1 << (MASKS[kind].bit_length() - 1) for kind in kinds)
            self.simple[guards % SIMPLE_FOLD] = [first + kind for kind in kinds]
        for kinds in _sets(range(DOUBLE, EXCHANGE)):
            bits = sum(UNITS[kind] for kind in kinds) >> DOUBLES_SHIFT
            self.doubles[bits % DOUBLES_FOLD] = [first + kind for kind in kinds]
        for kinds in _sets(range(EXCHANGE, len(ITEMS))):
            guards = sum(1 << (MASKS[kind].bit_length() - 1 - TILES_SHIFT) for kind in kinds)
            self.tiles[guards % TILES_FOLD] = [first + kind for kind in kinds]

    def all(self, pieces: int) -> list[int]:
        """A move for each kind of these pieces, of which no double may be there twice."""
        simple = (((pieces & SIMPLE) + SIMPLE_FULL) & SIMPLE_GUARD) % SIMPLE_FOLD
        moves = self.simple[simple] + self.doubles[((pieces >> DOUBLES_SHIFT) & DOUBLES_MASK) % DOUBLES_FOLD]
        if pieces > ALL_CARDS:
            moves += self.tiles[(((pieces >> TILES_SHIFT) + TILES_FULL) & TILES_GUARD) % TILES_FOLD]
        return moves
