"""Plans a little different from one that has proved good (H6)."""

from random import Random
from typing import Final

from tenka.games.shogun.bot.search.actions import SearchJudge
from tenka.games.shogun.bot.search.plans import moves_of
from tenka.games.shogun.rules.components.pieces import BID, CARD_COUNT, CHEST_CARD, NO_CARD, SPACE_COUNT
from tenka.games.shogun.rules.planning import biddable
from tenka.games.shogun.rules.position import NOTHING, Position
from tenka.games.shogun.rules.vocabulary import PLAN
from tenka.toolkit.holdings.lists import bits

TRIES: Final = 6  # changes of which the most promising is taken
TASTE: Final = 1.5  # points by which liking varies: what is not liked at first may be good
TWICE: Final = 0.35  # how often two things are changed at once
FROM_HAND: Final = 0.4  # how often a card comes from hand, where any is left


def vary_plan(position: Position, seat: int, plan: list[int], rng: Random) -> list[int]:
    """Cards that change places, or another one from hand; nothing where a plan was begun already."""
    if len(plan) != SPACE_COUNT + 1:
        return []
    before = [(move - PLAN) % CARD_COUNT for move in plan[:SPACE_COUNT]]
    judge = SearchJudge(position, seat)
    best: list[int] = []
    most = 0.0
    for _ in range(TRIES):
        cards = _changed(position, seat, before, rng)
        if rng.random() < TWICE:
            cards = _changed(position, seat, cards, rng)
        liked = _worth(judge, cards) + TASTE * rng.random()
        if cards != before and (not best or liked > most):
            best, most = cards, liked
    return moves_of(best) if best else []


def _changed(position: Position, seat: int, before: list[int], rng: Random) -> list[int]:
    """One change, if it is possible."""
    hand = position.cards(seat)
    for card in before:
        if card < NO_CARD:
            hand &= ~(1 << card)
    cards = before[:]
    space = int(rng.random() * SPACE_COUNT)
    if hand and rng.random() < FROM_HAND:
        left = bits(hand)
        cards[space] = left[int(rng.random() * len(left))]
    else:
        other = int(rng.random() * SPACE_COUNT)
        cards[space], cards[other] = cards[other], cards[space]
    return cards if biddable(position, seat) >> cards[BID] & 1 else before


def _worth(judge: SearchJudge, cards: list[int]) -> float:
    """What the provinces of a plan do, chests and order left aside."""
    place_of = [NOTHING] * CHEST_CARD
    for place in range(len(judge.own)):
        place_of[judge.own[place]] = place
    worth = 0.0
    for space in range(BID + 1, SPACE_COUNT):
        if cards[space] < CHEST_CARD:
            worth += judge.rows[space - 1][place_of[cards[space]]]
    return worth
