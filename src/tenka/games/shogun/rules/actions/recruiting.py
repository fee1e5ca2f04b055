"""Placing armies: five, three or one (table of actions; H12)."""

from typing import Final

from tenka.games.shogun.rules.actions.voiding import void
from tenka.games.shogun.rules.components.pieces import (
    ARMIES_5,
    ARMIES_SPECIAL,
    PLACED,
    PRICES,
    PROVINCES,
    RECRUIT_EFFECT,
)
from tenka.games.shogun.rules.position import Position

WITH_CARD: Final = 6
UNDER_EVENT: Final = {5: 3, 3: 2, 1: 1}


def recruit(position: Position, seat: int, province: int, action: int) -> bool:
    """Place armies if it can be done wholly; whether it was done."""
    armies = PLACED[action]
    if position.is_event(RECRUIT_EFFECT):
        armies = UNDER_EVENT[armies]
    price = PRICES[action]
    supply = position.supply[seat]
    if position.chests[seat] < price:
        void(position, seat, action, province, "money")
        return False
    if supply < armies:  # H12: the number before the card
        void(position, seat, action, province, "supply")
        return False
    if action == ARMIES_5 and position.special[seat] == ARMIES_SPECIAL:
        armies = WITH_CARD if supply >= WITH_CARD else supply
    position.pay(seat, price)
    position.add_supply(seat, -armies)
    position.garrison(province, position.armies[province] + armies)
    if position.events_on:
        placed = {"seat": seat, "province": PROVINCES[province], "armies": armies}
        position.tell("recruited", {**placed, "paid": price})
    return True
