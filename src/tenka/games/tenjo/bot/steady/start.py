"""How a bot begins: its two castles, and what lies in them (T3, T4)."""

from functools import lru_cache
from typing import Final

from tenka.games.tenjo.bot.steady.roads import steps_between
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.rules.components.pieces import (
    BORDERS_OF,
    CHIPS,
    RESOURCES,
    SITE_COUNT,
    SITE_POINTS,
    SITE_PROVINCE,
    SITES,
)
from tenka.kernel.move import Move

FAR: Final = 30
NEAR_RIVAL: Final = 6  # castles of others nearer than that are a danger
RIVAL_FINE: Final = 2.0
BORDER_FINE: Final = 1.5
FRONT: Final = 55  # thousand samurai in the castle nearer to others


@lru_cache(maxsize=SITE_COUNT)
def _steps(site: int) -> dict[int, int]:
    return steps_between(SITE_POINTS[site], FAR)


def _between(one: int, other: int) -> int:
    return _steps(one)[SITE_POINTS[other]]


def site_worth(sight: SteadySight, site: int) -> float:
    """A site is good near resource points, in a province of few borders, not far from our own, away from others."""
    worth = sum(6 / (1 + _steps(site)[point]) for point in RESOURCES)
    worth -= BORDER_FINE * len(BORDERS_OF[SITE_PROVINCE[site]])
    for other, owner in enumerate(sight.castle_owner):
        if owner == sight.seat:
            worth -= 0.3 * _between(site, other)
            worth -= 3.0 if SITE_PROVINCE[site] == SITE_PROVINCE[other] else 0.0
        elif owner >= 0:
            worth -= RIVAL_FINE * max(0, NEAR_RIVAL - _between(site, other))
    return worth


def choose_site(sight: SteadySight, legal: list[Move]) -> Move:
    """The best site that is free."""
    sites = [move for move in legal if move[0] == "site"]
    return max(sites, key=lambda move: (site_worth(sight, SITES.index(str(move[1]))), move))


def exposure(sight: SteadySight, site: int) -> float:
    """How near others are to a castle of ours, less what its walls help."""
    danger = sum(8 / _between(site, other) for other, owner in enumerate(sight.castle_owner) if owner in sight.others)
    return danger - 0.2 * sight.defence[site]


def safest(sight: SteadySight, sites: list[int]) -> int:
    """The castle for koku and family: well garrisoned, strong walls, far from others."""
    guards = sight.garrisons()
    return max(sites, key=lambda site: (guards.get(site, 0) / 20 - exposure(sight, site), -site))


def distribute(sight: SteadySight, legal: list[Move]) -> Move:
    """The next step of laying out: the front gets more samurai, the other castle koku and family."""
    verb = legal[0][0]
    front = max(sight.castles, key=lambda site: (exposure(sight, site), site))
    back = min(sight.castles, key=lambda site: (exposure(sight, site), site))
    if verb == "garrison":
        return _garrison(sight, legal, front, back)
    if verb == "store":
        return Move(("store", SITES[back], "all"))
    if verb == "house":
        return Move(("house", legal[0][1], SITES[back]))
    if verb == "hide":
        return _hide(sight, legal)
    return legal[0]


def _garrison(sight: SteadySight, legal: list[Move], front: int, back: int) -> Move:
    """Chips to the castle that has not its due yet, all that is left to the last."""
    spread = {SITES.index(each["site"]): each["samurai"] // 1000 for each in sight.view["own"]["spread"]}
    left = FRONT - spread[front]
    chips = [chip for chip in CHIPS if chip <= left and Move(("garrison", SITES[front], chip)) in legal]
    if chips:
        return Move(("garrison", SITES[front], max(chips)))
    return Move(("garrison", SITES[back], "all"))


def _hide(sight: SteadySight, legal: list[Move]) -> Move:
    """A shadow warrior in each province."""
    spread = sight.view["own"]["spread"]
    hidden: int = sum(each["shadows"] for each in spread)
    return legal[min(hidden, len(legal) - 1)]
