"""The two decks (S5)."""

from tenka.games.shitenno.rules.components.pieces import LAYOUT
from tenka.games.shitenno.rules.position import NOTHING, Position


def draw_troop(position: Position) -> int:
    """The next troop card; the discards become a new deck only when a card is needed and none is left (S5)."""
    position.mark_irreversible()
    if position.troop_next == len(position.troop_deck):
        if position.discards == 0:
            return NOTHING
        reshuffle(position)
    card = position.troop_deck[position.troop_next]
    position.troop_next += 1
    return card


def reshuffle(position: Position) -> None:
    """The discarded troops become the new deck (S5)."""
    cards = LAYOUT.numbers(position.discards)
    position.generation += 1
    position.troop_deck = position.stream.shuffled(cards, "troops", position.generation)
    position.troop_next = 0
    position.discards = 0
    if position.events_on:
        position.tell("reshuffled", {"count": len(cards)})


def draw_koku(position: Position) -> int:
    """The next koku card, NOTHING if the deck is empty."""
    position.mark_irreversible()
    if position.koku_next == len(position.koku_deck):
        return NOTHING
    card = position.koku_deck[position.koku_next]
    position.koku_next += 1
    return card
