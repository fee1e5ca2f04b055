"""What things are worth to a bot, in points at the end of the game: provinces, chests, rice, armies."""

from typing import Final

from tenka.games.shogun.bot.steady.majority import held_gain
from tenka.games.shogun.bot.steady.sight import SteadySight
from tenka.games.shogun.rules.components.pieces import CHESTS, RICE, SITES

CHEST: Final = (0.02, 0.2, 0.25, 0.3, 0.35, 0.35, 0.35)  # by rounds to come after this one
ARMY: Final = (0.02, 0.15, 0.2, 0.25, 0.25, 0.25, 0.25)
ROUND_COST: Final = 12  # all that one round's actions can cost: more chests than that lie idle
SITE: Final = 0.12  # by round to come
INCOME: Final = 0.03  # a printed chest or rice, by round to come
UPKEEP: Final = 0.3  # the rice that one more province needs in a winter (H22)


def chest_worth(sight: SteadySight) -> float:
    """A chest kept for the rounds to come; in plenty it is worth little."""
    after = max(0, sight.rounds - 1)
    plenty = sight.chests / (ROUND_COST * after) if after else 0.0
    return CHEST[after] * max(0.2, 1.2 - plenty) if plenty > 0.2 else CHEST[after]


def army_worth(sight: SteadySight) -> float:
    """An army kept for the rounds to come."""
    return ARMY[max(0, sight.rounds - 1)]


def province_worth(sight: SteadySight, province: int, seat: int) -> float:
    """What a province, with what is built there, brings a seat that has it to the end."""
    built = len(sight.built[province])
    after = max(0, sight.rounds - 1)
    points = sight.winters * (1 + built - UPKEEP) + held_gain(sight, province, seat)
    room = SITE * (SITES[province] - built) * after
    return points + room + INCOME * (CHESTS[province] + RICE[province]) * after


class Worths:
    """What the provinces are worth: to us, and what their owners lose with them."""

    def __init__(self, sight: SteadySight) -> None:
        self.ours = [0.0] * len(sight.owner)
        self.theirs = [0.0] * len(sight.owner)
        for province in sight.inside:
            owner = sight.owner[province]
            self.ours[province] = province_worth(sight, province, sight.seat)
            if owner not in (-1, sight.seat):
                self.theirs[province] = province_worth(sight, province, owner)
        self.army = army_worth(sight)
        self.chest = chest_worth(sight)
