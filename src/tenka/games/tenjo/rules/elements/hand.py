"""A hand of cards: what its rings count, cards taken up, laid, drawn and discarded (T22, T23, T35, T39)."""

from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules import piles
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import CARD_KINDS, ELEMENT_KINDS, ELEMENTS, RING_VALUES, WIND
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.steps.unfinished import ring_total
from tenka.games.tenjo.rules.vocabulary import ELEMENT, RING
from tenka.toolkit.holdings.lists import put


def rings_in_hand(position: Position, seat: int) -> int:
    """What all rings of a hand count together."""
    return sum(value * position.has_card(seat, ELEMENT_KINDS + place) for place, value in enumerate(RING_VALUES))


def free_rings(position: Position, seat: int) -> list[int]:
    """Rings still in hand; on Wind they count at most 9 (T23)."""
    total = ring_total(position)
    most = DATA.constants.wind_most if position.element == WIND else total + max(RING_VALUES)
    return [
        RING + place
        for place, value in enumerate(RING_VALUES)
        if position.has_card(seat, ELEMENT_KINDS + place) > position.rings[place] and total + value <= most
    ]


def add_ring(position: Position, move: int) -> None:
    """A ring is attached."""
    position.rings = put(position.rings, move - RING, position.rings[move - RING] + 1)


def spend(position: Position, seat: int, event: str, against: int | None) -> None:
    """Element and rings leave the hand, seen by all."""
    element, rings = position.element, position.rings
    laid = [place for place, count in enumerate(rings) for _ in range(count)]
    kinds = [element, *(ELEMENT_KINDS + place for place in laid)]
    for kind in kinds:
        position.add_card(seat, kind, -1)
        _forget(position, seat, kind)
    position.element_discards = [*position.element_discards, element]
    position.ring_discards = [*position.ring_discards, *laid]
    if position.events_on:
        names = [f"ring_{RING_VALUES[place]}" for place in laid]
        told = {"seat": seat, "element": ELEMENTS[element], "rings": names, "total": ring_total(position)}
        position.tell(event, {**told, "against": against} if event == "played" else told)


def _forget(position: Position, seat: int, kind: int) -> None:
    """A card that somebody was known to hold has been played."""
    known = position.known[:]
    for observer in range(position.players):
        place = (observer * position.players + seat) * CARD_KINDS + kind
        if known[place]:
            known[place] -= 1
    position.known = known


# Beginning


def begin(position: Position, move: int) -> None:
    """A card is taken up."""
    position.doing = ELEMENT
    position.element = move - ELEMENT


def draw(position: Position, seat: int, elements: int, rings: int) -> None:
    """Cards from the piles, seen by their owner alone."""
    drawn = [piles.draw_element(position) for _ in range(elements)]
    drawn = [kind for kind in drawn if kind != NOTHING]
    found = [piles.draw_ring(position) for _ in range(rings)]
    kinds = drawn + [ELEMENT_KINDS + place for place in found if place != NOTHING]
    for kind in kinds:
        position.add_card(seat, kind, 1)
    if position.events_on:
        position.tell("cards_drawn", {"seat": seat, "elements": len(drawn), "rings": len(kinds) - len(drawn)})
        position.tell("drew", {"seat": seat, "cards": piles.names(kinds)}, seat)


def discard_hand(position: Position, seat: int) -> None:
    """All cards of who is out, seen by all (T39)."""
    first = seat * CARD_KINDS
    hand = position.hands[first : first + CARD_KINDS]
    kinds = [kind for kind, count in enumerate(hand) for _ in range(count)]
    known = position.known[:]
    for observer in range(position.players):
        place = (observer * position.players + seat) * CARD_KINDS
        known[place : place + CARD_KINDS] = [0] * CARD_KINDS
    position.known = known
    reckoning.show_hand(position, seat)
    if not kinds:
        return
    position.hands = position.hands[:first] + [0] * CARD_KINDS + position.hands[first + CARD_KINDS :]
    position.element_discards = position.element_discards + [kind for kind in kinds if kind < ELEMENT_KINDS]
    position.ring_discards = position.ring_discards + [kind - ELEMENT_KINDS for kind in kinds if kind >= ELEMENT_KINDS]
    if position.events_on:
        position.tell("hand_discarded", {"seat": seat, "cards": piles.names(kinds)})
