"""What a position must hold so that play can go on from it."""

from tenka.games.tenjo import stacks
from tenka.games.tenjo.data import DATA
from tenka.games.tenjo.flows import Flows
from tenka.games.tenjo.pieces import (
    CARD_KINDS,
    CASTLES,
    ELEMENT_COUNTS,
    ELEMENT_KINDS,
    FAMILY_OF,
    FATES,
    POINT_COUNT,
    RING_COUNTS,
    SITE_COUNT,
)
from tenka.games.tenjo.position import NOBODY, Position, bits
from tenka.kernel.errors import BadInput


def demand(held: object, where: str) -> None:
    """What is read must be so."""
    if not held:
        raise BadInput("bad-dump", {"where": f"$.position.{where}"})


def check(p: Position) -> None:
    """Everything, or BadInput says where it is not so."""
    _check_cards(p)
    _check_castles(p)
    _check_armies(p)
    _check_time(p)


def _check_cards(p: Position) -> None:
    """No card more, no card less."""
    for kind in range(CARD_KINDS):
        held = sum(p.has_card(seat, kind) for seat in range(p.players))
        if kind < ELEMENT_KINDS:
            whole, lying = ELEMENT_COUNTS[kind], (p.element_deck + p.element_discards).count(kind)
        else:
            place = kind - ELEMENT_KINDS
            whole, lying = RING_COUNTS[place], (p.ring_deck + p.ring_discards).count(place)
        demand(held + lying == whole, "cards")
    demand(sorted(p.fate_deck + p.fate_discards) == list(range(len(FATES))), "fate_deck")


def _check_castles(p: Position) -> None:
    cards = [p.castle_card[site] for site in range(SITE_COUNT) if p.castle_owner[site] != NOBODY]
    demand(sorted(cards + p.castle_deck + p.castle_discards) == list(range(len(CASTLES))), "castles")
    for site in p.family_at:
        demand(site < 0 or p.castle_owner[site] != NOBODY, "family")
    for card in bits(p.hostages):
        demand(p.family_at[card] >= 0 and p.holder(card) != FAMILY_OF[card], "hostages")
    for site in range(SITE_COUNT):
        demand(p.castle_owner[site] != NOBODY or p.koku[site] == 0, "castles")


def _check_armies(p: Position) -> None:
    """Every stack follows from its story."""
    for seat in range(p.players):
        story = stacks.told(p.stories[seat])
        standing = Flows(story, seat).now()
        armies = p.samurai[seat * POINT_COUNT : (seat + 1) * POINT_COUNT]
        demand({point: count for point, count in enumerate(armies) if count} == standing, "seats")
        demand(all(count > 0 for count in standing.values()), "seats")


def _check_time(p: Position) -> None:
    demand(p.over != bool(p.tasks), "tasks")
    demand(p.month <= DATA.constants.months, "month")
    demand(len(set(p.order)) == len(p.order) and -1 <= p.turn <= len(p.order), "order")
