"""Resampling of koku: how much others may have in all, and in which castles it may lie (T31)."""

from random import Random
from typing import Final

from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules.components.pieces import KOKU
from tenka.games.tenjo.rules.position import GOODS, NOBODY, Position
from tenka.games.tenjo.rules.trading import koku_of

A_TRADE: Final = 5  # thousand koku that are thought to have changed hands in private, at most


def spread(position: Position, seat: int | None, others: list[int], reckoned: list[int], rng: Random) -> None:
    """Koku in others' castles in another world: as much as the seat reckons, but for what has gone unseen."""
    hoards = [reckoned[each * GOODS + reckoning.HOARD] for each in range(position.players)]
    _lose(position, position.players if seat is None else seat, hoards, rng)
    lords = [each for each in others if position.castles(each)]
    least = [_offered(position, seat, each) for each in range(position.players)]
    for each in others:
        if each not in lords:  # who has no castle has no koku: it has gone to another
            if lords:
                hoards[lords[0]] += hoards[each]
            hoards[each] = 0
    for each in lords:
        _make_up(each, hoards, least, lords)
    if len(lords) > 1:
        giver, taker = rng.sample(lords, 2)
        moved = KOKU * rng.randint(0, min(A_TRADE, (hoards[giver] - least[giver]) // KOKU))
        hoards[giver] -= moved
        hoards[taker] += moved
    koku = position.koku[:]
    for each in lords:
        _store(position.castles(each), hoards[each], koku, rng)
    position.koku = koku


def _lose(position: Position, observer: int, hoards: list[int], rng: Random) -> None:
    """How much was in castles that others lost, to each other or to nobody."""
    for doubt in position.doubts:
        if doubt.observer == observer and doubt.loser != NOBODY:
            gone = rng.randint(0, max(0, min(doubt.most, hoards[doubt.loser])))
            hoards[doubt.loser] -= gone
            if doubt.taker != NOBODY:
                hoards[doubt.taker] += gone


def _offered(position: Position, seat: int | None, other: int) -> int:
    """What another must have because an open offer that the seat knows of gives it."""
    offers = [offer for offer in position.offers if offer.proposer == other and offer.seen_by(seat)]
    return max((koku_of(offer.give) for offer in offers), default=0)


def _make_up(seat: int, hoards: list[int], least: list[int], lords: list[int]) -> None:
    """Who has paid or offers more than he is reckoned to have got it from another."""
    while hoards[seat] < least[seat]:
        giver = max(lords, key=lambda each: hoards[each] - least[each])
        spare = hoards[giver] - least[giver]
        if spare <= 0:  # nobody can have given it: less has gone than was thought
            hoards[seat] = least[seat]
            return
        moved = min(spare, least[seat] - hoards[seat])
        hoards[giver] -= moved
        hoards[seat] += moved


def _store(sites: list[int], whole: int, koku: list[int], rng: Random) -> None:
    """Anyhow over the castles of one seat."""
    for site in sites[:-1]:
        koku[site] = KOKU * rng.randint(0, whole // KOKU)
        whole -= koku[site]
    koku[sites[-1]] = whole
