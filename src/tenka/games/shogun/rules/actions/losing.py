"""A province is lost: its card goes at once, from wherever it lies (H11)."""

from tenka.games.shogun.rules.components.pieces import BUILDINGS, PROVINCES, SPACE_COUNT, SPACES
from tenka.games.shogun.rules.position import NOBODY, NOTHING, Position
from tenka.toolkit.holdings.lists import bits, put


def lose(position: Position, province: int, winner: int) -> None:
    """The province and its card change hands; seen by all."""
    loser = position.owner[province]
    space = NOTHING
    if loser >= 0 and position.laid[loser] >> province & 1:
        space = _take_off(position, loser, province)
    position.give(province, winner)
    bit = 1 << province
    position.gained = position.gained | bit if winner != NOBODY else position.gained & ~bit
    if loser >= 0 and position.events_on:
        where = None if space == NOTHING else SPACES[space]
        to = None if winner == NOBODY else winner
        position.tell("card_lost", {"seat": loser, "province": PROVINCES[province], "space": where, "to": to})


def _take_off(position: Position, seat: int, card: int) -> int:
    """The space on which the card lay: everybody sees it empty now."""
    place = position.plan.index(card, seat * SPACE_COUNT)
    space = place - seat * SPACE_COUNT
    position.plan = put(position.plan, place, NOTHING)
    position.laid = put(position.laid, seat, position.laid[seat] & ~(1 << card))
    position.shown = put(position.shown, seat, position.shown[seat] | 1 << space)
    return space


def raze(position: Position, province: int) -> None:
    """Neutral and bare: buildings and unrest are removed, the card goes to the stock (H18)."""
    standing = bits(position.buildings[province])
    markers = position.unrest[province]
    stock = position.stock[:]
    for kind in standing:
        stock[kind] += 1
    position.stock = stock
    position.buildings = put(position.buildings, province, 0)
    position.unrest = put(position.unrest, province, 0)
    lose(position, province, NOBODY)
    if position.events_on:
        names = [BUILDINGS[kind] for kind in standing]
        position.tell("razed", {"province": PROVINCES[province], "buildings": names, "markers": markers})
