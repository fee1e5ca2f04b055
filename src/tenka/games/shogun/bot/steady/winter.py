"""Winter as a bot foresees it: what missing rice costs, and in which order to fight revolts (H19, H22)."""

from functools import lru_cache
from typing import Final

from tenka.games.shogun.bot.steady import odds
from tenka.games.shogun.bot.steady.sight import SteadySight
from tenka.games.shogun.bot.steady.worth import Worths
from tenka.games.shogun.rules.components.pieces import PROVINCE
from tenka.games.shogun.rules.winter import SHORTAGE
from tenka.kernel.move import Move

USUAL_RICE: Final = 4  # what a round to come may bring
LOST_REVOLT: Final = (0.0, 0.45, 0.6, 0.75)  # by the table's farmers: the chance to lose a usual province
USUAL_WORTH: Final = 2.5  # of a province lost in winter, with what stands there


@lru_cache(maxsize=1)
def _shortage_costs() -> tuple[float, ...]:
    """By unsupplied provinces: the points that revolts will cost, a little more for each missing rice."""
    return tuple(
        revolts * LOST_REVOLT[farmers] * USUAL_WORTH + 0.1 * missing
        for missing, (revolts, farmers) in enumerate(SHORTAGE)
    )


def rice_gain(sight: SteadySight, amount: float, provinces: float) -> float:
    """What rice is worth now: how much less a shortage in winter will cost, whatever the loss will be."""
    coming = USUAL_RICE * (sight.rounds_to_winter - 1)
    total = 0.0
    for loss in sight.losses:
        has = max(0.0, sight.rice + coming - loss)
        more = max(0.0, sight.rice + coming + amount - loss)
        total += _cost(provinces - has) - _cost(provinces - more)
    return total / len(sight.losses) if sight.losses else 0.0


def _cost(missing: float) -> float:
    """The cost of a shortage, between whole numbers in proportion."""
    costs = _shortage_costs()
    if missing <= 0:
        return 0.0
    whole = min(int(missing), len(costs) - 2)
    part = min(1.0, missing - whole)
    return costs[whole] * (1 - part) + costs[whole + 1] * part


def revolt(sight: SteadySight, legal: list[Move]) -> Move:
    """First the revolt for which the cubes in the tray matter most: they are gone after it."""
    worths = Worths(sight)
    extra = sight.view["winter"]["farmers"]

    def tray_matters(move: Move) -> float:
        province = PROVINCE[str(move[1])]
        armies = sight.armies[province]
        farmers = min(sight.farmers, sight.unrest[province] + extra)
        with_tray = odds.revolt(sight, sight.seat, armies, farmers)
        without = odds.revolt(sight, sight.seat, armies, farmers, with_tray=False)
        return worths.ours[province] * (with_tray.more - without.more)

    return max(legal, key=tray_matters)
