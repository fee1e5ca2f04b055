"""Winter's revolts: which to fight next (H22)."""

from random import Random
from typing import Final

from tenka.games.shogun.bot.search.command import SearchCommand
from tenka.games.shogun.rules.position import Position
from tenka.games.shogun.rules.vocabulary import REVOLT
from tenka.games.shogun.rules.winter import SHORTAGE

TASTE: Final = 0.1  # points by which a quick player's liking varies


def _ordered(position: Position, seat: int, taste: float, rng: Random) -> list[tuple[float, int]]:
    """First where most is to be hoped for: the cubes that lie in the tray fight in the first revolt alone."""
    command = SearchCommand(position, seat)
    extra = SHORTAGE[position.missing[seat]][1]
    found: list[tuple[float, int]] = []
    for province in position.rising:
        farmers = position.unrest[province] + extra
        more, _, _ = command.revolt(position.armies[province], farmers)
        found.append((-more * command.worth(province) - taste * rng.random(), province))
    found.sort()
    return found


def quick_revolt(position: Position, seat: int, rng: Random) -> list[int]:
    """Where most is to be hoped for."""
    return [REVOLT + _ordered(position, seat, TASTE, rng)[0][1]]


def revolts(position: Position, seat: int, rng: Random) -> list[list[int]]:
    """All provinces that are still to rise."""
    return [[REVOLT + province] for _, province in _ordered(position, seat, 0.0, rng)]
