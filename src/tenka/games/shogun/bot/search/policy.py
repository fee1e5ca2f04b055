"""A quick player's policy weights: what it takes things to be worth. The figures are in `weights.toml`."""

from typing import Final

from tenka.games.shogun.rules.components.tables import MOST_PLAYERS
from tenka.toolkit.search.policy_weights import PolicyWeights
from tenka.toolkit.search.weights import read_policy

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

NAMES: Final[tuple[str, ...]] = (
    "chest",
    "army",
    "site",
    "income",
    "upkeep",
    "still_open",
    "timid",
    "bold",
    "training",
    "marker",
    "famine",
    "hope",
    "rivalry",
    "land",
    "needed",
    "building",
    "place",
    "caution",
    "beaten",
)
POLICY: Final[PolicyWeights] = read_policy("tenka.games.shogun", NAMES, MOST_PLAYERS)
