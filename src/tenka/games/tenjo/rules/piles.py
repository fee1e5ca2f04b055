"""Piles of cards: drawn from the top, reshuffled from the discards when empty."""

from tenka.games.tenjo.rules.components.pieces import CARDS
from tenka.games.tenjo.rules.position import NOTHING, Position


def reset(position: Position) -> None:
    """All piles, shuffled."""
    stream, figures = position.stream, position.figures
    elements = [kind for kind, count in enumerate(figures.element_counts) for _ in range(count)]
    rings = [place for place, count in enumerate(figures.ring_counts) for _ in range(count)]
    position.element_deck = stream.shuffled(elements, "elements", 0)
    position.ring_deck = stream.shuffled(rings, "rings", 0)
    position.fate_deck = stream.shuffled(figures.fates, "fate", 0)


def shuffled(position: Position, cards: list[int], purpose: str) -> list[int]:
    """Discards as a new pile."""
    position.mark_irreversible()
    position.draws += 1
    return position.stream.shuffled(cards, purpose, position.draws)


def draw_element(position: Position) -> int:
    """The top element card, NOTHING if there is none at all."""
    if not position.element_deck:
        position.element_deck = shuffled(position, position.element_discards, "elements")
        position.element_discards = []
        _tell(position, "elements", len(position.element_deck))
    if not position.element_deck:
        return NOTHING
    position.mark_irreversible()
    card = position.element_deck[0]
    position.element_deck = position.element_deck[1:]
    return card


def draw_ring(position: Position) -> int:
    """The top ring card, NOTHING if there is none at all."""
    if not position.ring_deck:
        position.ring_deck = shuffled(position, position.ring_discards, "rings")
        position.ring_discards = []
        _tell(position, "rings", len(position.ring_deck))
    if not position.ring_deck:
        return NOTHING
    position.mark_irreversible()
    card = position.ring_deck[0]
    position.ring_deck = position.ring_deck[1:]
    return card


def draw_fate(position: Position) -> int:
    """The top fate card; it goes to the discards."""
    if not position.fate_deck:
        position.fate_deck = shuffled(position, position.fate_discards, "fate")
        position.fate_discards = []
    position.mark_irreversible()
    card = position.fate_deck[0]
    position.fate_deck = position.fate_deck[1:]
    position.fate_discards = [*position.fate_discards, card]
    return card


def _tell(position: Position, pile: str, count: int) -> None:
    if position.events_on and count:
        position.tell("reshuffled", {"pile": pile, "count": count})


def names(kinds: list[int]) -> list[str]:
    """Cards by number as words."""
    return [CARDS[kind] for kind in kinds]
