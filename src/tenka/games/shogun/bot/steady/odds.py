"""What a bot expects of the tower (H15–H21): how many cubes fall, who has more of them.

A cube thrown falls through with 2/3, whatever its colour; a resting one is knocked loose the likelier the more are
thrown. On which baffle it rests is taken as what is usual. Defenders and the farmers who help them fall alike, so only
their number counts.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from tenka.games.shogun.bot.steady.sight import SteadySight
from tenka.games.shogun.knowledge.throws import CATCH, KNOCK, NEW_OUT
from tenka.games.shogun.rules.components.data import DATA

USUALLY_ABOVE: Final = 0.5  # of the cubes that rest in the tower
FLAT_OUT: Final = DATA.tower.flat_resting[0] / DATA.tower.flat_resting[1]
STEPS: Final = 100  # chances of resting cubes are told apart in hundredths
LEAST: Final = 0.0005  # rarer numbers of cubes are left out


class CubeOdds(NamedTuple):
    """The chances that one side has more cubes, as many, fewer; and by how many more on average if it has more."""

    more: float
    equal: float
    fewer: float
    kept: float


@lru_cache(maxsize=1 << 12)
def resting_out(thrown: int, resting: int, flat: bool) -> int:
    """The chance, in hundredths, that a cube resting in the tower falls when so many are thrown."""
    if flat:
        return round(FLAT_OUT * STEPS)
    loose_above: float = 1 - (1 - KNOCK) ** thrown
    arriving_below: float = thrown * (1 - CATCH) + resting * USUALLY_ABOVE * loose_above
    loose_below: float = 1 - (1 - KNOCK) ** arriving_below
    return round((USUALLY_ABOVE * loose_above * (1 - CATCH) + (1 - USUALLY_ABOVE) * loose_below) * STEPS)


@lru_cache(maxsize=1 << 12)
def falling(thrown: int, resting: int, out: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2 … cubes of one side falling; `out` is the chance of a resting one in hundredths."""
    chances = [1.0]
    for number in range(thrown + resting):
        hit = NEW_OUT if number < thrown else out / STEPS
        chances = [
            (chances[count] if count < len(chances) else 0.0) * (1 - hit) + (chances[count - 1] * hit if count else 0.0)
            for count in range(len(chances) + 1)
        ]
    return tuple(chances)


@lru_cache(maxsize=1 << 14)
def compared(one: int, one_resting: int, other: int, other_resting: int, out: int) -> CubeOdds:
    """Who has more cubes in the tray."""
    ours = falling(one, one_resting, out)
    theirs = falling(other, other_resting, out)
    upto = [0.0]  # the chance of fewer than so many of theirs
    weighted = [0.0]
    for count, chance in enumerate(theirs):
        upto.append(upto[-1] + chance)
        weighted.append(weighted[-1] + chance * count)
    more = equal = excess = 0.0
    for count, chance in enumerate(ours):
        if chance > LEAST:
            below = min(count, len(theirs))
            more += chance * upto[below]
            excess += chance * (count * upto[below] - weighted[below])
            if count < len(theirs):
                equal += chance * theirs[count]
    return CubeOdds(more, equal, max(0.0, 1 - more - equal), excess / more if more else 0.0)


def battle(
    sight: SteadySight, seat: int, attackers: int, defender: int, defenders: int, farmers: int, calm: bool
) -> CubeOdds:
    """The attacker's odds, bonus armies counted already; the defender −1: a neutral province (H17)."""
    tray, tower = sight.tray, sight.tower
    peasants = sight.players
    one, one_resting = attackers + tray[seat], tower[seat]
    other = other_resting = 0
    if defender >= 0:
        other, other_resting = defenders + tray[defender], tower[defender]
    if calm:
        other += farmers + tray[peasants]
        other_resting += tower[peasants]
    thrown = attackers + defenders + farmers + sight.in_tray
    out = resting_out(thrown, sight.in_tower, sight.flat)
    return compared(one, one_resting, other, other_resting, out)


def revolt(sight: SteadySight, seat: int, armies: int, farmers: int, with_tray: bool = True) -> CubeOdds:
    """The owner's odds against his farmers (H19); later ones find no cubes of either side in the tray."""
    tray, tower = sight.tray, sight.tower
    peasants = sight.players
    lying, risen = (tray[seat], tray[peasants]) if with_tray else (0, 0)
    others = sight.in_tray - tray[seat] - tray[peasants]
    thrown = armies + lying + farmers + risen + others
    out = resting_out(thrown, sight.in_tower, sight.flat)
    return compared(armies + lying, tower[seat], farmers + risen, tower[peasants], out)
