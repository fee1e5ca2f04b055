"""How to begin: two castles, and what lies in them (T3, T4)."""

from random import Random
from typing import Final

from tenka.games.tenjo.bot.search.estimates.ground import DISTANCE
from tenka.games.tenjo.bot.search.estimates.sight import SearchSight
from tenka.games.tenjo.bot.search.estimates.walls import between, exposure
from tenka.games.tenjo.bot.search.policy import BORDER_FINE, FIELDS, FRONT, RIVAL_FINE
from tenka.games.tenjo.rules.components import chips
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    BORDERS_OF,
    CHIPS,
    POINT_COUNT,
    RELATIVES,
    RESOURCES,
    SITE_COUNT,
    SITE_POINTS,
    SITE_PROVINCE,
    SITES,
)
from tenka.games.tenjo.rules.vocabulary import GARRISON, HIDE, HOUSE, READY, SITE, STORE

FEWEST: Final = 5  # thousand samurai in a castle at the start
NEAR_RIVAL: Final = 6  # castles of others nearer than that are a danger


def site_worth(sight: SearchSight, site: int) -> float:
    """A site is good near resource points, in a province of few borders, not far from our own, away from others."""
    worth = 0.0
    policy = sight.policy
    first = SITE_POINTS[site] * POINT_COUNT
    for point in RESOURCES:
        worth += policy[FIELDS] / (1 + DISTANCE[first + point])
    worth -= policy[BORDER_FINE] * len(BORDERS_OF[SITE_PROVINCE[site]])
    for other in range(SITE_COUNT):
        owner = sight.position.castle_owner[other]
        if owner == sight.seat:
            worth -= 0.3 * between(site, other)
            worth -= 3.0 if SITE_PROVINCE[site] == SITE_PROVINCE[other] else 0.0
        elif owner >= 0:
            worth -= policy[RIVAL_FINE] * max(0, NEAR_RIVAL - between(site, other))
    return worth


def sites(sight: SearchSight, possible: list[int], rng: Random, taste: float) -> list[list[int]]:
    """The free sites, the best first."""
    found: list[tuple[float, int]] = []
    for move in possible:
        found.append((-site_worth(sight, move - SITE) - taste * rng.random(), move))
    found.sort()
    return [[move] for _, move in found]


def layouts(sight: SearchSight) -> list[list[int]]:
    """Whole ways to lay out: the front gets more samurai, the other castle koku and family (T4)."""
    one, other = sight.castles
    front, back = (one, other) if exposure(sight.position, one) >= exposure(sight.position, other) else (other, one)
    found: list[list[int]] = []
    usual = _some(sight.policy[FRONT])
    for more in (0.0, 10.0, -10.0, 20.0, -20.0):
        found.append(_layout(sight.seat, front, back, _some(sight.policy[FRONT] + more), back))
    found.append(_layout(sight.seat, front, back, usual, front))
    return found


def _some(samurai: float) -> int:
    """So many thousand, or a few fewer or more, so that both castles have some."""
    return int(max(FEWEST, min(DATA.start.samurai - FEWEST, samurai)) + 0.5)


def _layout(seat: int, front: int, back: int, samurai: int, treasury: int) -> list[int]:
    moves = [*_garrison(front, samurai), GARRISON + back * chips.KINDS + chips.ALL]
    moves.append(STORE + treasury * chips.KINDS + chips.ALL)
    for who in range(len(RELATIVES)):
        moves.append(HOUSE + (seat * len(RELATIVES) + who) * len(SITES) + treasury)
    for number in range(DATA.start.shadows):
        moves.append(HIDE + SITE_PROVINCE[front if number % 2 == 0 else back])
    moves.append(READY)
    return moves


def _garrison(site: int, samurai: int) -> list[int]:
    moves: list[int] = []
    left = samurai
    for place in range(len(CHIPS) - 1, -1, -1):
        while CHIPS[place] <= left:
            moves.append(GARRISON + site * chips.KINDS + place)
            left -= CHIPS[place]
    return moves
