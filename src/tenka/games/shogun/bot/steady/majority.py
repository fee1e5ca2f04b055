"""Majorities in prospect: most castles, temples, theatres of a region (H23)."""

from functools import lru_cache
from typing import Final

from tenka.games.shogun.bot.steady.sight import SteadySight
from tenka.games.shogun.rules.components.pieces import MAJORITY_POINTS, WINTER

SHARPNESS: Final = 3.0  # how much a lead counts
STILL_OPEN: Final = 0.75  # what may come in a round against what stands there


@lru_cache(maxsize=1 << 15)
def prospect(counts: tuple[int, ...], seat: int, rounds: int) -> float:
    """The chance of a majority: who leads is the likelier to have it in winter the fewer rounds follow."""
    weights = [count**SHARPNESS for count in counts]
    still_open = STILL_OPEN * rounds + 0.02
    return float((weights[seat] + still_open / len(counts)) / (sum(weights) + still_open))


def majority_worth(sight: SteadySight, counts: tuple[int, ...], kind: int, seat: int) -> float:
    """The points that majorities of this kind in a region will bring a seat, in this winter and the last."""
    worth = prospect(counts, seat, sight.rounds_to_winter)
    if sight.winters > 1:
        worth += prospect(counts, seat, sight.rounds_to_winter + WINTER)
    return worth * MAJORITY_POINTS[kind]


def changed(counts: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    """The numbers of buildings with some more or fewer of one seat."""
    return (*counts[:seat], max(0, counts[seat] + change), *counts[seat + 1 :])


def building_gain(sight: SteadySight, province: int, kind: int) -> float:
    """What one more building does for our majority, what it takes from others in mind."""
    counts = sight.standing[sight.region[province]][kind]
    more = changed(counts, sight.seat, 1)
    gain = majority_worth(sight, more, kind, sight.seat) - majority_worth(sight, counts, kind, sight.seat)
    return gain * (1 + sight.envy)


def held_gain(sight: SteadySight, province: int, seat: int) -> float:
    """What the buildings of a province do for a seat's majorities, if it has them or would have them."""
    total = 0.0
    for kind in sight.built[province]:
        counts = sight.standing[sight.region[province]][kind]
        owner = sight.owner[province]
        without = changed(counts, owner, -1) if owner >= 0 else counts
        having = changed(without, seat, 1)
        total += majority_worth(sight, having, kind, seat) - majority_worth(sight, without, kind, seat)
    return total
