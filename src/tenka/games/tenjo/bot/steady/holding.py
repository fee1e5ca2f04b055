"""How many samurai a bot leaves where: garrisons, income, supported daimyō; the rest can go (T6, T12, T21, T36)."""

from typing import Final

from tenka.games.tenjo.bot.steady.roads import steps_between
from tenka.games.tenjo.bot.steady.sight import SHADOW, SteadySight
from tenka.games.tenjo.rules.components.pieces import (
    IS_BORDER,
    IS_ENTRY,
    PROVINCES_OF,
    RESOURCES,
    SITE_AT,
    SITE_POINTS,
    SITE_PROVINCE,
)

GUARD: Final = 12  # in a castle with nobody near
GUARD_BY_SHADOW: Final = 6  # … if a shadow warrior can stand in for the others
MOST_GUARD: Final = 40
ALARM: Final = 5  # steps from which we see somebody coming
NEAR_ENOUGH: Final = 2
DARES: Final = 0.7  # of an attacker's samurai let a castle hold


def threat(sight: SteadySight, point: int, steps: int = ALARM) -> float:
    """The strongest supposed stack of anybody else that could come to a point soon."""
    worst = 0.0
    for near in steps_between(point, steps):
        if not IS_ENTRY[near] or steps > NEAR_ENOUGH:
            for seat in sight.foes_at(near):
                if any(sight.daimyo[seat][province] for province in PROVINCES_OF[near]) or sight.ronin[seat]:
                    worst = max(worst, sight.supposed(seat, near))
    return worst


def guard(sight: SteadySight, site: int) -> int:
    """How many samurai a castle of ours should keep."""
    point = SITE_POINTS[site]
    coming = DARES * threat(sight, point)
    at_the_gate = DARES * threat(sight, point, NEAR_ENOUGH)
    least = GUARD_BY_SHADOW if sight.shadows[sight.seat][SITE_PROVINCE[site]] else GUARD
    if sight.shadows[sight.seat][SITE_PROVINCE[site]]:
        coming = max(at_the_gate, coming - SHADOW)
    return max(least, min(MOST_GUARD, round(coming)))


def kept(sight: SteadySight, point: int) -> int:
    """How many samurai must stay on a point."""
    if sight.castle_at(point) == sight.seat:
        return guard(sight, SITE_AT[point])
    held = 1 if point in RESOURCES or IS_BORDER[point] else 0
    for province in PROVINCES_OF[point]:
        if sight.leads[province] and sight.supports_in(sight.seat, province) == [point]:
            return max(1, held)
    return held


def spare(sight: SteadySight, point: int) -> int:
    """How many can leave a point."""
    return max(0, sight.samurai[point] - kept(sight, point))
