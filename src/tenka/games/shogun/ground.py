"""The board as it is used: one side of it, with three players without the marked provinces (H1)."""

from typing import Final

from tenka.games.shogun.data import DATA, Side
from tenka.games.shogun.pieces import PROVINCE, PROVINCES, REGIONS, SIDES
from tenka.kernel.setup import Setup

FEWEST: Final = 3


class Ground:
    """Who borders on whom, by land or by sea (H13), and which region a province belongs to."""

    __slots__ = ("inside", "neighbours", "out", "region")

    def __init__(self, side: Side, players: int) -> None:
        out = side.out if players == FEWEST else ()
        self.out = [PROVINCE[id] for id in out]
        self.inside = [number for number in range(len(PROVINCES)) if number not in self.out]
        self.region = [REGIONS.index(each.region[side.id]) for each in DATA.province]
        self.neighbours: list[list[int]] = [[] for _ in PROVINCES]
        for number in self.inside:
            near = {PROVINCE[id] for id in DATA.province[number].land}
            for one, other in side.sea:
                if PROVINCES[number] in (one, other):
                    near.add(PROVINCE[other if PROVINCES[number] == one else one])
            self.neighbours[number] = sorted(near - set(self.out))


GROUNDS: Final = {
    (side.id, few): Ground(side, FEWEST if few else FEWEST + 1) for side in DATA.side for few in (True, False)
}


def ground_of(setup: Setup) -> Ground:
    """The board of a game."""
    side = setup.options["side"]
    assert side in SIDES
    return GROUNDS[side, setup.players == FEWEST]
