"""Resampling: another world that a seat, with a perfect memory, cannot tell from this one.

What varies: the face-down stacks, others' plans as far as they are not shown, the baffles, what somebody else is
preparing, and all future chance. What comes out follows from what the seat knows and from the rng alone: whatever is
dealt anew is put in order first, so that nothing of the true world shows.
"""

from random import Random

from tenka.games.shogun.knowledge import chance
from tenka.games.shogun.rules.components.pieces import BID, NO_CARD, SPACE_COUNT
from tenka.games.shogun.rules.planning import biddable
from tenka.games.shogun.rules.position import NOTHING, PLANNING, Position
from tenka.toolkit.holdings.lists import bits


def resample(position: Position, seat: int | None, rng: Random) -> None:
    """Change a position into one that the seat cannot tell from it."""
    chance.shuffle_stacks(position, rng)
    chance.settle_cubes(position, rng)
    for other in range(position.players):
        if other != seat:
            _plan(position, other, rng)
    if seat != position.seat:
        position.target = NOTHING


def _plan(position: Position, seat: int, rng: Random) -> None:
    """Lay out anew what nobody has seen, every layout that fits as likely as any other (H6)."""
    planning = position.phase == PLANNING
    if planning and not position.ready >> seat & 1:
        _lay(position, seat, [NOTHING] * SPACE_COUNT)
        return
    if not planning and position.event == NOTHING:
        return  # winter: the boards are empty
    first = seat * SPACE_COUNT
    plan = position.plan[first : first + SPACE_COUNT]
    spaces = [space for space in range(SPACE_COUNT) if not position.shown[seat] >> space & 1]
    cards = _unseen(position, seat, plan, spaces)
    rng.shuffle(cards)
    while planning and not biddable(position, seat) >> cards[BID] & 1:
        rng.shuffle(cards)
    for space, card in zip(spaces, cards, strict=False):
        plan[space] = card
    _lay(position, seat, plan)


def _unseen(position: Position, seat: int, plan: list[int], spaces: list[int]) -> list[int]:
    """The cards that may lie on hidden spaces, empty spaces among them: not those shown, nor won this round (H11)."""
    shown = [plan[space] for space in range(SPACE_COUNT) if space not in spaces]
    cards = position.cards(seat) & ~position.gained
    for card in shown:
        if 0 <= card < NO_CARD:
            cards &= ~(1 << card)
    empty = sum(plan[space] == NO_CARD for space in spaces)
    return bits(cards) + [NO_CARD] * empty


def _lay(position: Position, seat: int, plan: list[int]) -> None:
    first = seat * SPACE_COUNT
    position.plan = position.plan[:first] + plan + position.plan[first + SPACE_COUNT :]
    laid = 0
    for card in plan:
        if 0 <= card < NO_CARD:
            laid |= 1 << card
    position.laid = [laid if other == seat else cards for other, cards in enumerate(position.laid)]
