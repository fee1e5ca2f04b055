"""Planning: a card on each of eleven spaces, simultaneous and secret (H6)."""

from typing import Final

from tenka.games.shogun.rules import bidding
from tenka.games.shogun.rules.components.pieces import (
    BID,
    BIDDABLE,
    CARD_COUNT,
    CARDS,
    CHEST_CARDS,
    NO_CARD,
    SPACE_COUNT,
    SPACES,
)
from tenka.games.shogun.rules.position import NOTHING, Position
from tenka.games.shogun.rules.vocabulary import NOT_READY, PLAN, READY, TAKE_OFF
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import bits

NOTHING_BIT: Final = 1 << NO_CARD


def legal(position: Position, seat: int) -> list[int]:
    """Serve the first space that is not served, the bid first; then be ready."""
    if position.ready >> seat & 1:
        return []
    first = seat * SPACE_COUNT
    plan = position.plan
    for space in range(SPACE_COUNT):
        if plan[first + space] == NOTHING:
            return _serving(position, seat, space)
    return [READY]


def _serving(position: Position, seat: int, space: int) -> list[int]:
    """The cards in hand that may lie on a space, or those on other spaces where none may."""
    cards = position.cards(seat)
    hand = cards & ~position.laid[seat]
    if cards.bit_count() < SPACE_COUNT and empty_left(position, seat) > 0:
        hand |= NOTHING_BIT
    if space == BID:
        fitting = biddable(position, seat)
        hand = hand & fitting or position.laid[seat] & fitting
    moves: list[int] = []
    move = PLAN + space * CARD_COUNT - 1
    while hand:
        low = hand & -hand
        moves.append(move + low.bit_length())
        hand ^= low
    return moves


def biddable(position: Position, seat: int) -> int:
    """No chest card above one's money may be bid."""
    chests = position.chests[seat]
    return BIDDABLE[chests if chests < CHEST_CARDS else CHEST_CARDS - 1] | NOTHING_BIT


def empty_left(position: Position, seat: int) -> int:
    """How many spaces may still be left empty: as many as cards are missing."""
    first = seat * SPACE_COUNT
    missing = SPACE_COUNT - position.cards(seat).bit_count()
    return missing - position.plan[first : first + SPACE_COUNT].count(NO_CARD)


def edits(position: Position, seat: int) -> list[int]:
    """Any other card on any other space, take off; or not ready after all."""
    if position.ready >> seat & 1:
        return [NOT_READY]
    serving = set(legal(position, seat))
    empty = NOTHING_BIT if empty_left(position, seat) > 0 else 0
    cards = bits(position.cards(seat) | empty)
    moves = [
        PLAN + space * CARD_COUNT + card
        for space in range(SPACE_COUNT)
        for card in cards
        if _fault(position, seat, space, card) is None
    ]
    moves = [move for move in moves if move not in serving]
    first = seat * SPACE_COUNT
    return moves + [TAKE_OFF + space for space in range(SPACE_COUNT) if position.plan[first + space] != NOTHING]


def _fault(position: Position, seat: int, space: int, card: int) -> IllegalMove | None:
    """Why a card may not be laid on a space, moved or swapped there."""
    first = seat * SPACE_COUNT
    there = position.plan[first + space]
    if card == NO_CARD:
        if there == NO_CARD:
            return IllegalMove("H6", "card-there", {"card": CARDS[card], "space": SPACES[space]})
        return None if empty_left(position, seat) > 0 else IllegalMove("H6", "cards-reach")
    if not position.cards(seat) >> card & 1:
        return IllegalMove("H6", "card-not-yours", {"card": CARDS[card]})
    if there == card:
        return IllegalMove("H6", "card-there", {"card": CARDS[card], "space": SPACES[space]})
    to_bid = NOTHING
    if space == BID:
        to_bid = card
    elif position.plan[first + BID] == card:
        to_bid = there  # the two swap
    if to_bid != NOTHING and not biddable(position, seat) >> to_bid & 1:
        return IllegalMove("H6", "bid-too-dear", {"card": CARDS[to_bid], "chests": position.chests[seat]})
    return None


def play(position: Position, seat: int, move: int) -> None:
    """A step of planning."""
    if move < TAKE_OFF:
        space, card = divmod(move - PLAN, CARD_COUNT)
        _lay(position, seat, space, card)
    elif move < READY:
        _lay(position, seat, move - TAKE_OFF, NOTHING)
    else:
        _be_ready(position, seat, ready=move == READY)


def _lay(position: Position, seat: int, space: int, card: int) -> None:
    """Put a card on a space; what lay there goes where the card came from, or to hand."""
    first = seat * SPACE_COUNT
    plan = position.plan[:]
    laid = position.laid[:]
    there = plan[first + space]
    if 0 <= card < NO_CARD:
        if laid[seat] >> card & 1:
            plan[plan.index(card, first)] = there
            there = NOTHING
        else:
            laid[seat] |= 1 << card
    if 0 <= there < NO_CARD:
        laid[seat] &= ~(1 << there)
    plan[first + space] = card
    position.plan = plan
    position.laid = laid


def _be_ready(position: Position, seat: int, ready: bool) -> None:
    """Public; once all are ready, everything is revealed."""
    position.ready ^= 1 << seat
    if position.events_on:
        position.tell("ready" if ready else "not_ready", {"seat": seat})
    if position.ready == (1 << position.players) - 1:
        bidding.reveal(position)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a step of planning is refused."""
    first = seat * SPACE_COUNT
    if move == NOT_READY:
        return IllegalMove("H6", "not-ready-yet")
    if move == READY:
        missing = position.plan[first : first + SPACE_COUNT].count(NOTHING)
        return IllegalMove("H6", "plan-unfinished", {"count": missing})
    if move >= TAKE_OFF:
        return IllegalMove("H6", "space-empty", {"space": SPACES[move - TAKE_OFF]})
    space, card = divmod(move - PLAN, CARD_COUNT)
    fault = _fault(position, seat, space, card)
    assert fault is not None
    return fault
