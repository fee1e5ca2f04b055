"""Offers: fair ones are accepted, others declined; each of the others is made one a year, or koku given for peace."""

from typing import Final

from tenka.games.tenjo.bot.search.battle import matters
from tenka.games.tenjo.bot.search.estimates.odds import SearchBattle
from tenka.games.tenjo.bot.search.estimates.sight import KOKU_WORTH, PIECE, SearchSight
from tenka.games.tenjo.bot.search.estimates.worth import element_worth, prize, rings_worth
from tenka.games.tenjo.bot.search.policy import CASTLE_LOST
from tenka.games.tenjo.bot.steady.round import asked_in
from tenka.games.tenjo.rules import trading
from tenka.games.tenjo.rules.components.pieces import (
    CARD_KINDS,
    CHIPS,
    ELEMENT_KINDS,
    FAMILY_OF,
    KOKU,
    RING_VALUES,
    WATER,
    WIND,
)
from tenka.games.tenjo.rules.trading import NO_KOKU
from tenka.games.tenjo.rules.vocabulary import ACCEPT, ASK_KOKU, DECLINE, GIVE, GIVE_KOKU, OFFER, PASS, PROPOSE
from tenka.toolkit.holdings.offers import Offer, between

MARGIN: Final = 1.0  # thousand points that an exchange should bring
FAIR: Final = 0.8  # of what a card is worth, asked for it
HOME: Final = 1.1  # how much more an own family card is worth
RANSOM: Final = (5, 10, 15)  # thousand koku for peace
PRIVATELY: Final = PROPOSE + 1


def item_worth(sight: SearchSight, item: int, *, given: bool) -> float:
    """A card, family card or koku that we give, or get, in trade."""
    if item > NO_KOKU:
        return KOKU_WORTH * (item - NO_KOKU) / KOKU
    if item < ELEMENT_KINDS:
        held = sight.position.has_card(sight.seat, item)
        return element_worth(sight, item, held - 1 if given else held)
    if item < CARD_KINDS:
        return rings_worth(sight, RING_VALUES[item - ELEMENT_KINDS])
    return PIECE * (HOME if FAMILY_OF[item - CARD_KINDS] == sight.seat else 1.0)


def gain(sight: SearchSight, offer: Offer) -> float:
    """What an offer to us brings if we accept it."""
    found = 0.0
    for item in offer.give:
        found += item_worth(sight, item, given=False)
    for item in offer.ask:
        found -= item_worth(sight, item, given=True)
    return found


def waiting(sight: SearchSight) -> Offer | None:
    """An offer that waits for our word."""
    for offer in sight.position.offers:
        if offer.recipient == sight.seat and not offer.terms:
            return offer
    return None


def replies(sight: SearchSight, offer: Offer) -> list[list[int]]:
    """Yes or no to an offer."""
    yes, no = [ACCEPT + offer.proposer], [DECLINE + offer.proposer]
    if yes[0] not in trading.legal(sight.position, sight.seat):
        return [no]
    return [yes, no] if gain(sight, offer) >= MARGIN else [no, yes]


def peaces(sight: SearchSight) -> list[list[int]]:
    """Peace if it is offered more than the attack promises (T14)."""
    position = sight.position
    offer = between(position.offers, position.battle_foe, sight.seat)
    if offer is None or not offer.terms or ACCEPT + offer.proposer not in trading.legal(position, sight.seat):
        return [[PASS]]
    field = SearchBattle(sight)
    promised = field.worth(prize(sight, field.defender, field.point))
    yes = [ACCEPT + offer.proposer]
    return [yes, [PASS]] if gain(sight, offer) > promised else [[PASS], yes]


def parleys(sight: SearchSight) -> list[list[int]]:
    """Nothing for peace, or some koku where much is at stake (T14)."""
    position = sight.position
    found: list[list[int]] = [[PASS]]
    if sight.ronin or not matters(sight, position.battle_point) or not _may_offer(sight, position.battle_seat):
        return found
    if SearchBattle(sight).chance(sight.policy[CASTLE_LOST]) < 0.2:
        return found
    wealth = position.wealth(sight.seat) // KOKU
    for koku in RANSOM:
        if koku <= wealth:
            found.append([OFFER + position.battle_seat, *_koku(GIVE_KOKU, koku), PROPOSE])
    return found


def _may_offer(sight: SearchSight, other: int) -> bool:
    position = sight.position
    if position.drafts[sight.seat] is not None or position.offered[sight.seat] >= trading.A_MONTH:
        return False
    return between(position.offers, sight.seat, other) is None


def _koku(verb: int, thousands: int) -> list[int]:
    moves: list[int] = []
    left = thousands
    for place in range(len(CHIPS) - 1, -1, -1):
        while CHIPS[place] <= left:
            moves.append(verb + place)
            left -= CHIPS[place]
    return moves


def sale(sight: SearchSight) -> list[int]:
    """This month's offer: Wind or Water that we have twice, for koku; nothing if there is none (T29)."""
    position, seat = sight.position, sight.seat
    partner = asked_in(position.month, seat, sight.players)
    if position.offered[seat] or partner not in sight.others or not _may_offer(sight, partner):
        return []
    best, spare = 1e9, -1
    for element in (WIND, WATER):  # the others might come back to us
        held = position.has_card(seat, element)
        if held > 1:
            worth = element_worth(sight, element, 0)
            if worth < best:
                best, spare = worth, element
    price = int(FAIR * best / KOKU_WORTH) if spare >= 0 else 0
    if not price:
        return []
    return [OFFER + partner, GIVE + spare, *_koku(ASK_KOKU, price), PRIVATELY]
