"""The ledger: cards that came into a hand unseen by the others.

An entry is one integer: card, seat, generation of the deck it was drawn from, and when it was played (the ledger's
length then, 0 while it is in the hand). All else in a hand is known to everybody: it was taken openly.
"""

from typing import Final

from tenka.games.shitenno.rules.components.pieces import GUARD, LAYOUT, UNITS
from tenka.games.shitenno.rules.position import Position
from tenka.toolkit.holdings.lists import put

CARD_BITS: Final = 5
SEAT_BITS: Final = 2
PLAYED_BITS: Final = 8
CARD: Final = (1 << CARD_BITS) - 1
CARD_OWNER_AND_PLAYED: Final = (1 << (CARD_BITS + SEAT_BITS + PLAYED_BITS)) - 1


def entry(card: int, seat: int, generation: int, played: int = 0) -> int:
    """An entry of the ledger."""
    return ((generation << PLAYED_BITS | played) << SEAT_BITS | seat) << CARD_BITS | card


def card_of(line: int) -> int:
    """The card of an entry."""
    return line & CARD


def seat_of(line: int) -> int:
    """The seat of an entry."""
    return (line >> CARD_BITS) & ((1 << SEAT_BITS) - 1)


def played_of(line: int) -> int:
    """The ledger's length when the card was played, 0 while it is in the hand."""
    return (line >> (CARD_BITS + SEAT_BITS)) & ((1 << PLAYED_BITS) - 1)


def generation_of(line: int) -> int:
    """The generation of the deck the card was drawn from."""
    return line >> (CARD_BITS + SEAT_BITS + PLAYED_BITS)


def keep(position: Position, lines: list[int]) -> None:
    """Make these the lines of the ledger."""
    position.ledger = lines
    position.unseen = unseen(lines, position.players)


def unseen(lines: list[int], players: int) -> list[int]:
    """By seat: the cards of these lines that are still in the hand, packed."""
    found = [0] * players
    for line in lines:
        if played_of(line) == 0:
            found[seat_of(line)] += UNITS[card_of(line)]
    return found


def known(position: Position, seat: int) -> int:
    """The packed cards that everybody knows to be in a hand."""
    return position.hands[seat] - position.unseen[seat]


def note_drawn(position: Position, seat: int, card: int) -> None:
    """A card was drawn unseen."""
    position.ledger = [*position.ledger, entry(card, seat, position.generation)]
    position.unseen = put(position.unseen, seat, position.unseen[seat] + UNITS[card])


def note_played(position: Position, seat: int, cards: int) -> None:
    """Cards are about to leave a hand: first those that everybody knew of, since cards of a kind are alike."""
    seen = position.hands[seat] - position.unseen[seat]
    if ((seen | GUARD) - cards) & GUARD == GUARD:
        return
    for card in LAYOUT.kinds(cards):
        for _ in range(LAYOUT.count(cards, card) - LAYOUT.count(seen, card)):
            _mark_played(position, seat, card)


def _mark_played(position: Position, seat: int, card: int) -> None:
    """The oldest unseen card of this kind in this hand is played."""
    lines = position.ledger[:]
    wanted = entry(card, seat, 0)
    for place, line in enumerate(lines):
        if line & CARD_OWNER_AND_PLAYED == wanted:
            lines[place] = entry(card, seat, generation_of(line), len(lines))
            break
    position.ledger = lines
    position.unseen = put(position.unseen, seat, position.unseen[seat] - UNITS[card])
