"""Castles, temples and theatres: pay, build on a free site, no kind twice (table of actions; H10, H25)."""

from tenka.games.shogun.rules.actions.unrest import remove_unrest
from tenka.games.shogun.rules.actions.voiding import void
from tenka.games.shogun.rules.components.pieces import (
    BUILDING_COUNT,
    BUILDINGS,
    PRICES,
    PROVINCES,
    SITES,
    THEATRE,
    THEATRE_EFFECT,
)
from tenka.games.shogun.rules.position import Position
from tenka.toolkit.holdings.lists import put


def build(position: Position, seat: int, province: int, kind: int) -> None:
    """Build if it can be done wholly."""
    why = _fault(position, seat, province, kind)
    if why:
        void(position, seat, kind, province, why)
        return
    position.pay(seat, PRICES[kind])
    position.buildings = put(position.buildings, province, position.buildings[province] | 1 << kind)
    position.stock = put(position.stock, kind, position.stock[kind] - 1)
    if position.events_on:
        built = {"seat": seat, "province": PROVINCES[province], "building": BUILDINGS[kind]}
        position.tell("built", {**built, "paid": PRICES[kind]})
    if kind == THEATRE and position.is_event(THEATRE_EFFECT) and position.unrest[province]:
        remove_unrest(position, province)


def _fault(position: Position, seat: int, province: int, kind: int) -> str:
    """Why it cannot be built, if it cannot."""
    standing = position.buildings[province]
    if standing >> kind & 1:
        return "kind"
    if BUILDING_COUNT[standing] == SITES[province]:
        return "site"
    if position.stock[kind] == 0:
        return "stock"
    return "money" if position.chests[seat] < PRICES[kind] else ""
