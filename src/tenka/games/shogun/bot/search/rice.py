"""What rice is worth: how much less a shortage in winter will cost (H22)."""

from typing import Final

from tenka.games.shogun.bot.search.sight import SearchSight
from tenka.games.shogun.rules.components.pieces import LOSSES, PROVINCES
from tenka.games.shogun.rules.winter import SHORTAGE

USUAL_RICE: Final = 4.0  # what a round to come may bring
LOST_REVOLT: Final = [0.0, 0.45, 0.6, 0.75]  # by the table's farmers: the chance to lose a usual province
USUAL_WORTH: Final = 2.5  # of a province lost in winter, with what stands there
COSTS: Final[list[float]] = [
    revolts * LOST_REVOLT[farmers] * USUAL_WORTH + 0.1 * missing for missing, (revolts, farmers) in enumerate(SHORTAGE)
]


def shortage_cost(missing: float) -> float:
    """The points that a shortage will cost, between whole numbers in proportion."""
    if missing <= 0.0:
        return 0.0
    whole = int(missing)
    if whole >= len(PROVINCES):
        return COSTS[len(PROVINCES)]
    part = missing - whole
    return COSTS[whole] * (1 - part) + COSTS[whole + 1] * part


def expected_cost(losses: list[int], rice: float, provinces: float) -> float:
    """What winter will cost with so much rice, whichever of the open events tells the loss."""
    if not losses:
        return 0.0
    total = 0.0
    for event in losses:
        left = rice - LOSSES[event]
        total += shortage_cost(provinces - left if left > 0.0 else provinces)
    return total / len(losses)


def rice_gain(sight: SearchSight, amount: float, provinces: float) -> float:
    """What some more rice is worth now."""
    events = sight.position.open_events
    rice = sight.position.rice[sight.seat] + USUAL_RICE * (sight.rounds_to_winter - 1)
    return expected_cost(events, rice, provinces) - expected_cost(events, rice + amount, provinces)
