"""Where the packets on the table would help a seat: fields it could pay for with them, and cannot without (S12–S14)."""

from tenka.games.shitenno.rules.components.pieces import HATAMOTO, HATAMOTO_SYMBOL, PROVINCES, UNITS
from tenka.games.shitenno.rules.placement import payable
from tenka.games.shitenno.rules.position import ANSWER, CHOICE, NOTHING, Position
from tenka.games.shitenno.rules.vocabulary import PLACE


def of(position: Position, seat: int) -> list[list[str]]:
    """By packet on the table the provinces where it would help; none to who has a packet, or made these."""
    if position.received[seat] != NOTHING or position.tairo == seat:
        return []
    if position.phase == ANSWER:
        packets = [(position.packet, position.packet_tile)]
    elif position.phase == CHOICE:
        rest = position.open - position.packet
        packets = [(position.packet, position.packet_tile), (rest, position.rest_tile)]
    else:
        return []
    held = position.hands[seat] + position.tiles[seat]
    now = _paid(position, held)
    return [[PROVINCES[each] for each in sorted(_paid(position, held + _worth(*packet)) - now)] for packet in packets]


def _worth(cards: int, title: int) -> int:
    """What a packet pays with: its cards, and as Hatamoto a symbol (S21)."""
    return cards + (UNITS[HATAMOTO_SYMBOL] if title == HATAMOTO else 0)


def _paid(position: Position, held: int) -> set[int]:
    return {(move - PLACE) // 2 for move in payable(position, held)}
