"""A quick player's habits: what it takes things to be worth. Found by playing habits against each other."""

from typing import Final

from tenka.games.shogun.tables import MOST_PLAYERS

CHEST: Final = 0  # a chest, beside what is usual for the time
ARMY: Final = 1  # an army, likewise
SITE: Final = 2  # a free site, by round to come
INCOME: Final = 3  # a printed chest or rice, by round to come
UPKEEP: Final = 4  # the rice that one more province needs in a winter (H22)
STILL_OPEN: Final = 5  # of a majority: what may come in a round against what stands there
TIMID: Final = 6  # how likely a possible attack is made, whatever its odds
BOLD: Final = 7  # how much more a sure victory tempts
TRAINING: Final = 8  # of an army's worth, wherever it stands: it may be moved
MARKER: Final = 9  # what a marker costs for each round of the year to come: that income is spoilt
FAMINE: Final = 10  # what missing rice costs, beside what is usual
HOPE: Final = 11  # of an attack's worth, while its armies only stand ready for it
RIVALRY: Final = 12  # what a point less for the strongest is worth
LAND: Final = 13  # a province beyond its points, by round to come
NEEDED: Final = 14  # a chest beyond its usual worth where it pays for an action of this round
BUILDING: Final = 15  # a building, beside its points
PLACE: Final = 16  # a place and its card, beside what is usual
CAUTION: Final = 17  # what may be lost of a province left with few armies
BEATEN: Final = 18  # armies lost in battle, beside their worth: most rest in the tower

USUAL: Final[list[float]] = [
    1.4,  # chest
    1.0,  # army
    0.06,  # site
    0.03,  # income
    0.3,  # upkeep
    1.2,  # still_open
    0.4,  # timid
    1.6,  # bold
    0.8,  # training
    0.12,  # marker
    1.0,  # famine
    1.0,  # hope
    1.0,  # rivalry
    0.2,  # land
    0.2,  # needed
    0.4,  # building
    1.0,  # place
    1.0,  # caution
    0.6,  # beaten
]
# By seat, so that habits can be tried against each other
HABITS: Final[list[list[float]]] = [USUAL for _ in range(MOST_PLAYERS)]
