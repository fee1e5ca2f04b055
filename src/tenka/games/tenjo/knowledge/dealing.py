"""Resampling of hands: cards nobody but their owners saw, dealt anew between others' hands and the piles (T31)."""

from random import Random
from typing import Final

from tenka.games.tenjo.rules.components.pieces import CARD_KINDS, ELEMENT_KINDS
from tenka.games.tenjo.rules.position import GOODS, Position

A_TRADE: Final = 2  # cards that are thought to have changed hands in private, at most


def deal(position: Position, seat: int | None, others: list[int], reckoned: list[int], rng: Random) -> None:
    """Hands and piles in another world; how many each holds as the seat reckons it, but for private trade."""
    hands = position.hands[:]
    for first, last, deck in ((0, ELEMENT_KINDS, "element_deck"), (ELEMENT_KINDS, CARD_KINDS, "ring_deck")):
        pile: list[int] = [first + card for card in getattr(position, deck)]
        for each in others:
            start = each * CARD_KINDS
            pile += [kind for kind in range(first, last) for _ in range(hands[start + kind])]
        pile.sort()
        rng.shuffle(pile)
        dealt = [_offered(position, seat, each, range(first, last)) for each in others]
        for hand in dealt:
            for kind in hand:
                pile.remove(kind)
        sizes = [reckoned[each * GOODS + (first > 0)] for each in others]
        living = [place for place, each in enumerate(others) if position.lives(each) and position.year]
        _trade(sizes, [len(hand) for hand in dealt], rng, living)
        if seat is not None:
            _deal_known(position, seat, others, range(first, last), pile, sizes, dealt)
        for each, size, hand in zip(others, sizes, dealt, strict=True):
            while len(hand) < size:
                hand.append(pile.pop())
            for kind in range(first, last):
                hands[each * CARD_KINDS + kind] = hand.count(kind)
        setattr(position, deck, [kind - first for kind in pile])
    position.hands = hands


def _offered(position: Position, seat: int | None, other: int, kinds: range) -> list[int]:
    """What another must hold because an open offer that the seat knows of gives it."""
    offers = [offer for offer in position.offers if offer.proposer == other and offer.seen_by(seat)]
    return [kind for kind in kinds for _ in range(max((offer.give.count(kind) for offer in offers), default=0))]


def _trade(sizes: list[int], least: list[int], rng: Random, living: list[int]) -> None:
    """Between others cards may have changed hands in private (T30); who played more than he had must have got some."""
    for place, size in enumerate(sizes):
        for _ in range(least[place] - size):
            giver = max(range(len(sizes)), key=lambda each: sizes[each] - least[each])
            sizes[giver] -= 1
            sizes[place] += 1
    if len(living) > 1:
        giver, taker = rng.sample(living, 2)
        moved = rng.randint(0, min(A_TRADE, sizes[giver] - least[giver]))
        sizes[giver] -= moved
        sizes[taker] += moved


def _deal_known(
    position: Position,
    seat: int,
    others: list[int],
    kinds: range,
    pile: list[int],
    sizes: list[int],
    dealt: list[list[int]],
) -> None:
    """What the seat knows others to have held: it is still there, or has gone to another hand, never to the pile."""
    homeless: list[int] = []
    for place, other in enumerate(others):
        start = (seat * position.players + other) * CARD_KINDS
        for kind in kinds:
            for _ in range(position.known[start + kind] - dealt[place].count(kind)):
                if kind in pile:
                    pile.remove(kind)
                    (dealt[place] if len(dealt[place]) < sizes[place] else homeless).append(kind)
    for kind in homeless:
        for place, hand in enumerate(dealt):
            if len(hand) < sizes[place]:
                hand.append(kind)
                break
        else:
            pile.append(kind)
