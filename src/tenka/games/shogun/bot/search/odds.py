"""Who will have more cubes in the tray, near enough for a search (H15–H21).

How many cubes of a side fall is taken as normally distributed: a cube thrown falls with 2/3, a resting one the likelier
the more are thrown. On which baffle a cube rests is not known and taken as what is usual.
"""

from math import exp, sqrt
from typing import Final

from tenka.games.shogun.knowledge.throws import CATCH, KNOCK, NEW_OUT
from tenka.games.shogun.rules.components.data import DATA

NEW_VARIANCE: Final = NEW_OUT * (1 - NEW_OUT)
USUALLY_ABOVE: Final = 0.5  # of the cubes that rest in the tower
USUALLY_RESTING: Final = 14.0  # cubes in the tower
MOST_THROWN: Final = 80  # more make no difference
FLAT_OUT: Final = DATA.tower.flat_resting[0] / DATA.tower.flat_resting[1]
HALF_DENSITY: Final = 0.3989422804  # of the normal distribution at its middle


def _resting_out(thrown: int) -> float:
    """The chance that a cube resting on a baffle falls when so many are thrown."""
    loose_above = 1 - float((1 - KNOCK) ** thrown)
    below = thrown * (1 - CATCH) + USUALLY_RESTING * USUALLY_ABOVE * loose_above
    loose_below = 1 - float((1 - KNOCK) ** below)
    return USUALLY_ABOVE * loose_above * (1 - CATCH) + (1 - USUALLY_ABOVE) * loose_below


RESTING_OUT: Final[list[float]] = [_resting_out(thrown) for thrown in range(MOST_THROWN + 1)]


def falls(thrown: int, flat: bool) -> float:
    """The chance that a resting cube falls."""
    if flat:
        return FLAT_OUT
    return RESTING_OUT[thrown if thrown < MOST_THROWN else MOST_THROWN]


def below(deviation: float) -> float:
    """The share of the normal distribution below so many standard deviations."""
    if deviation > 6.0:
        return 1.0
    if deviation < -6.0:
        return 0.0
    return 1 / (1 + exp(-deviation * (1.5976 + 0.07056 * deviation * deviation)))


def compared(ahead: float, variance: float) -> tuple[float, float, float]:
    """The chances of more and of as many, and by how many more if more; `ahead` on average."""
    spread = sqrt(variance) + 0.01
    more = below((ahead - 0.5) / spread)
    equal = below((ahead + 0.5) / spread) - more
    middle = ahead / spread
    excess = ahead * below(middle) + spread * HALF_DENSITY * exp(-middle * middle / 2)
    kept = excess / more if more > 0.01 else 1.0
    return more, equal, kept if kept > 1.0 else 1.0
