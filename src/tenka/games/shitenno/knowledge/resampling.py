"""Resampling: another world that a seat, with a perfect memory, cannot tell from this one.

What varies: unseen cards in other hands, the order of the decks, bonus sides and lower tiles, what other seats are
preparing, and all future chance. What comes out follows from what the seat knows and from the rng alone: whatever is
dealt anew is put in order first, so that nothing of the true world shows.
"""

from random import Random

from tenka.games.shitenno.knowledge import chance
from tenka.games.shitenno.knowledge.deal import Deal
from tenka.games.shitenno.knowledge.ledger import card_of, entry, generation_of, keep, played_of, seat_of
from tenka.games.shitenno.rules import placement
from tenka.games.shitenno.rules.components.pieces import UNITS
from tenka.games.shitenno.rules.position import NOTHING, PACKET, SPLIT, TURN, Position


def resample(position: Position, seat: int | None, rng: Random) -> None:
    """Change a position into one that the seat cannot tell from it."""
    _unseen_cards(position, seat, rng)
    chance.shuffle_koku(position, rng)
    chance.arrange_tiles(position, rng)
    if seat != position.seat:
        _drop_draft(position)


def _unseen_cards(position: Position, seat: int | None, rng: Random) -> None:
    """Deal anew what others drew unseen, so that all they have played is explained, every way as likely as it is."""
    deal = Deal(position, seat)
    draws = deal.explain_plays(rng)
    for pool in deal.pools:
        rng.shuffle(pool)
    lines = position.ledger[:]
    hands = position.hands[:]
    for place in deal.free:
        owner, generation = seat_of(lines[place]), generation_of(lines[place])
        card, played = draws.get(place, (-1, 0))
        if played_of(lines[place]) == 0:
            hands[owner] -= UNITS[card_of(lines[place])]
        if played == 0:
            card = deal.pools[generation].pop()
            hands[owner] += UNITS[card]
        lines[place] = entry(card, owner, generation, played)
    position.hands = hands
    keep(position, lines)
    position.troop_deck = position.troop_deck[: position.troop_next] + deal.pools[position.generation]


def _drop_draft(position: Position) -> None:
    """What somebody else is preparing is unknown: as if nothing were."""
    if position.phase in {PACKET, SPLIT}:
        position.packet = 0
        position.packet_tile = NOTHING
        position.rest_tile = NOTHING
    elif position.phase == TURN:
        placement.clear(position)
