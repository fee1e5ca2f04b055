"""What others may have planned: more like what a player would plan than any layout is (H6, H8, H9).

Resampling deals hidden cards evenly. Here they are laid anew with some sense, from what everybody knows alone: the
cards of a seat, those shown, those lost and won since (H11).
"""

from random import Random
from typing import Final

from tenka.games.shogun.bot.search.plans import SearchPlanner
from tenka.games.shogun.rules.components.pieces import NO_CARD, SPACE_COUNT
from tenka.games.shogun.rules.position import NOTHING, PLANNING, Position

TASTE: Final = 1.0  # points by which the others' liking may differ from ours


def refine_world(position: Position, seat: int, rng: Random) -> None:
    """Lay anew what the seat does not see of others' plans."""
    if position.phase != PLANNING and position.event == NOTHING:
        return  # the draft, winter: the boards are empty
    for other in range(position.players):
        if other != seat and (position.phase != PLANNING or position.ready >> other & 1):
            _relay(position, other, rng)


def _relay(position: Position, seat: int, rng: Random) -> None:
    first = seat * SPACE_COUNT
    shown = position.shown[seat]
    pool = position.cards(seat) & ~position.gained
    spaces: list[int] = []
    empties = 0
    for space in range(SPACE_COUNT):
        card = position.plan[first + space]
        if not shown >> space & 1:
            spaces.append(space)
            if card == NO_CARD:
                empties += 1
        elif 0 <= card < NO_CARD:
            pool &= ~(1 << card)
    if not spaces:
        return
    plan = position.plan[:]
    laid = 0
    new = SearchPlanner(position, seat, spaces, pool, empties).lay(TASTE, 0.5, rng)
    for space in range(SPACE_COUNT):
        card = new[space]
        if card != NOTHING:
            plan[first + space] = card
        card = plan[first + space]
        if 0 <= card < NO_CARD:
            laid |= 1 << card
    position.plan = plan
    boards = position.laid[:]
    boards[seat] = laid
    position.laid = boards
