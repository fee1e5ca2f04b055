"""Castles: how far they lie from each other, how exposed they are."""

from tenka.games.tenjo.bot.search.estimates.ground import DISTANCE
from tenka.games.tenjo.rules.components.pieces import POINT_COUNT, SITE_COUNT, SITE_POINTS
from tenka.games.tenjo.rules.position import Position


def between(one: int, other: int) -> int:
    """Steps from castle to castle."""
    return DISTANCE[SITE_POINTS[one] * POINT_COUNT + SITE_POINTS[other]]


def exposure(position: Position, site: int) -> float:
    """How near castles of others are to one, less what its walls help."""
    danger = 0.0
    for other in range(SITE_COUNT):
        owner = position.castle_owner[other]
        if owner >= 0 and owner != position.castle_owner[site]:
            danger += 8 / between(site, other)
    return danger - 0.2 * position.figures.defence[position.castle_card[site]]


def innermost(position: Position, seat: int) -> int:
    """The least exposed castle of a seat, -1 if it has none."""
    best, found = 1e9, -1
    for site in position.castles(seat):
        danger = exposure(position, site)
        if danger < best:
            best, found = danger, site
    return found
