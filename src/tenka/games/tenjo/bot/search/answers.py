"""Answers to cards: what is at stake, and what to lay against it (T26, T27)."""

from typing import Final

from tenka.games.tenjo.bot.search.estimates.ground import SITE_ON
from tenka.games.tenjo.bot.search.estimates.sight import PIECE, SearchSight
from tenka.games.tenjo.bot.search.estimates.worth import element_worth, rings_worth
from tenka.games.tenjo.bot.search.moves import laid, rings_of
from tenka.games.tenjo.rules.components.pieces import VOID, WATER
from tenka.games.tenjo.rules.elements import contest
from tenka.games.tenjo.rules.elements.effects import BurnsDaimyo, BurnsFamily, Razes, Strikes
from tenka.games.tenjo.rules.vocabulary import CAST, PASS

DEAR: Final = 2.0  # times what the last Void is worth must be at stake for it
STORMED: Final = 0.5  # of a castle and what is in it, once those who guard it are gone


def answers(sight: SearchSight) -> list[list[int]]:
    """Against a card that hits us its like, else Void; against Void with another to spare, or if much is at stake."""
    position, seat = sight.position, sight.seat
    last = position.contest[-1]
    needed = max(1, last.total) if position.setup.options["ring_contest"] else 1
    rings = laid(rings_of(position, seat), needed)
    found = [[move, *rings, CAST] for move in contest.legal(position, seat) if move != PASS and rings]
    if not found:
        return [[PASS]]
    idle = last.element == WATER
    if last.element == VOID and position.has_card(seat, VOID) < 2:
        idle = stake(sight) < DEAR * (element_worth(sight, VOID, 0) + rings_worth(sight, needed))
    return [[PASS], *found] if idle else [*found, [PASS]]


def stake(sight: SearchSight) -> float:
    """What the first card would cost us, in thousand points; nothing if it is our own."""
    position = sight.position
    effect = position.effect
    if position.contest[0].seat == sight.seat:
        return 0.0
    if isinstance(effect, Strikes):
        point = effect.point
        found = float(sight.own[point])
        if sight.castle_of(point) == sight.seat:
            found += STORMED * (2 * PIECE + sight.stored(SITE_ON[point]))
        return found
    if isinstance(effect, Razes):
        return PIECE + sight.stored(effect.site)
    return PIECE if isinstance(effect, BurnsDaimyo | BurnsFamily) else 0.0
