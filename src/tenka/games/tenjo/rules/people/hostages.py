"""Hostages returned, and a daimyō whom one's samurai alone support declared dead (T12, T28)."""

from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules.components.pieces import FAMILY, FAMILY_OF, PROVINCE_COUNT
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.vocabulary import DENOUNCE, RELEASE


def legal(position: Position, seat: int) -> list[int]:
    """Daimyō that hang on one's samurai, and hostages whose owner has a castle to take them into."""
    moves = [
        DENOUNCE + other * PROVINCE_COUNT + province
        for other in position.others(seat)
        if position.helps(seat, other)
        for province in range(PROVINCE_COUNT)
        if position.daimyo_in(other, province) and _is_sole_support(position, seat, other, province)
    ]
    if position.is_ronin(seat):  # T32: frozen
        return moves
    return moves + [
        RELEASE + card for card in position.held(seat) if FAMILY_OF[card] != seat and position.castles(FAMILY_OF[card])
    ]


def _is_sole_support(position: Position, seat: int, other: int, province: int) -> bool:
    """Whether without this seat's samurai the other's daimyō would be isolated."""
    if not position.supports_in(seat, province):
        return False
    for each in range(position.players):
        if each != seat and position.supports_in(each, province) and position.helps(each, other):
            return False
    return True


def play(position: Position, seat: int, move: int) -> None:
    """The word is spoken, or the hostage goes home."""
    if move < RELEASE:
        other, province = divmod(move - DENOUNCE, PROVINCE_COUNT)
        daimyo.remove(position, other, province, "declared", seat)
        daimyo.gain(position, seat)
        return
    card = move - RELEASE
    owner = FAMILY_OF[card]
    position.move_family(card, position.castles(owner)[0])
    reckoning.see_family(position, card, [seat, owner])
    if position.events_on:
        for each in (seat, owner):
            position.tell("hostage_returned", {"seat": seat, "family": FAMILY[card]}, each)
    daimyo.check(position, seat)
