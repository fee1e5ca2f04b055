"""The event of the round, the bids and the places (H7, H8)."""

from typing import Final

from tenka.games.shogun.rules.actions import sequence as actions
from tenka.games.shogun.rules.components.pieces import (
    BID,
    CARDS,
    CHEST_CARD,
    CHEST_CARDS,
    EVENTS,
    NO_CARD,
    PLACES,
    SPACE_COUNT,
    SPECIALS,
)
from tenka.games.shogun.rules.position import NOBODY, PLACING, Position
from tenka.games.shogun.rules.vocabulary import PLACE
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put

# The order of bids: 4 3 2 1 chests, provinces, chest card 0, no card
BEHIND_CHESTS: Final = CHEST_CARDS - 1


def reveal(position: Position) -> None:
    """All are ready: draw the event, show and pay the bids, draw lots among equals."""
    position.mark_irreversible()
    counter = position.round()
    position.event = position.stream.shuffled(position.open_events, "event", counter)[0]
    position.open_events = [event for event in position.open_events if event != position.event]
    if position.events_on:
        position.tell("event", {"event": EVENTS[position.event]})
    bids = [position.plan[seat * SPACE_COUNT + BID] for seat in range(position.players)]
    for seat, card in enumerate(bids):
        paid = card - CHEST_CARD if CHEST_CARD <= card < NO_CARD else 0
        position.pay(seat, paid)
        if position.events_on:
            position.tell("bid", {"seat": seat, "card": CARDS[card], "paid": paid})
    position.shown = [1 << BID] * position.players
    ranks = [_rank(card) for card in bids]
    lots = position.stream.shuffled(list(range(position.players)), "bids", counter)
    position.bid_order = sorted(lots, key=lambda seat: ranks[seat])
    if position.events_on:
        tied = [seat for seat in position.bid_order if ranks.count(ranks[seat]) > 1]
        position.tell("bid_order", {"seats": position.bid_order[:], "tied": tied})
    position.bid_next = 0
    position.phase = PLACING
    position.seat = position.bid_order[0]


def _rank(card: int) -> int:
    """Where a bid stands among all: the lower, the earlier its owner chooses."""
    if card == NO_CARD:
        return BEHIND_CHESTS + 2
    if card > CHEST_CARD:
        return CHEST_CARD + CHEST_CARDS - 1 - card
    return BEHIND_CHESTS + 1 if card == CHEST_CARD else BEHIND_CHESTS


def legal(position: Position) -> list[int]:
    """A free place."""
    return [PLACE + place for place in range(PLACES) if position.places[place] == NOBODY]


def play(position: Position, move: int) -> None:
    """Take a place with its special card."""
    position.mark_irreversible()
    _take(position, move - PLACE)
    free = legal(position)
    if len(free) == 1 and position.bid_next < position.players:  # nothing is left to choose
        _take(position, free[0] - PLACE)
    if position.bid_next == position.players:
        position.order = [seat for seat in position.places if seat != NOBODY]
        actions.begin(position)


def _take(position: Position, place: int) -> None:
    seat = position.bid_order[position.bid_next]
    special = position.specials[place]
    position.places = put(position.places, place, seat)
    position.special = put(position.special, seat, special)
    position.bid_next += 1
    if position.events_on:
        position.tell("place_taken", {"seat": seat, "place": place + 1, "special": SPECIALS[special]})
    if position.bid_next < position.players:
        position.seat = position.bid_order[position.bid_next]


def refusal(position: Position, move: int) -> IllegalMove:
    """Why a place cannot be taken."""
    return IllegalMove("H8", "place-taken", {"place": move - PLACE + 1})
