"""What chance has yet to decide: the order of the piles, and the dice."""

from random import Random
from typing import Final

from tenka.games.tenjo.rules.position import Position

# What shows it: kinds of chance, by the event that is the first to differ where they come out otherwise
KINDS: Final = {
    "site_chosen": "castles",
    "built": "castles",
    "order_roll": "order",
    "rolled": "points",
    "engaged": "battle",
    "drew": "cards",
    "took": "cards",
    "fate": "fate",
}

# What a turning point is called by, if it happened there, what says most first: `moment-<event>` in the words
MOMENTS: Final = ("claimed", "castle_fell", "castle_razed", "attacked")


def redraw(position: Position, rng: Random) -> None:
    """Draw all of it anew; nobody ever looks into a pile."""
    position.element_deck = shuffled(position.element_deck, rng)
    position.ring_deck = shuffled(position.ring_deck, rng)
    position.fate_deck = shuffled(position.fate_deck, rng)
    position.castle_deck = shuffled(position.castle_deck, rng)


def shuffled(cards: list[int], rng: Random) -> list[int]:
    """Cards in another order, whatever theirs was."""
    found = sorted(cards)
    rng.shuffle(found)
    return found
