"""Rice and tax: the province's income, and unrest for it (H12, H14)."""

from tenka.games.shogun.rules.actions.revolt import fight_revolt
from tenka.games.shogun.rules.actions.unrest import add_unrest
from tenka.games.shogun.rules.components.pieces import (
    CHEST_SPECIAL,
    CHESTS,
    LIMITS,
    PROVINCES,
    RICE,
    RICE_ACTION,
    RICE_LEAST,
    RICE_MOST,
    RICE_SPECIAL,
    TAX_LEAST,
    TAX_MOST,
)
from tenka.games.shogun.rules.position import Position
from tenka.toolkit.holdings.lists import put


def collect(position: Position, seat: int, province: int, action: int) -> None:
    """The gain is kept whatever happens; where there was unrest already, the farmers rise (H14)."""
    if action == RICE_ACTION:
        printed = RICE[province]
        amount = _amount(position, seat, printed, RICE_LEAST, RICE_MOST, RICE_SPECIAL)
        total = position.rice[seat] + amount
        position.rice = put(position.rice, seat, total)
    else:
        printed = CHESTS[province]
        amount = _amount(position, seat, printed, TAX_LEAST, TAX_MOST, CHEST_SPECIAL)
        total = position.chests[seat] + amount
        position.chests = put(position.chests, seat, total)
    if position.events_on:
        goods = "rice" if action == RICE_ACTION else "chests"
        gain = {"printed": printed, "amount": amount, "total": total}
        position.tell("collected", {"seat": seat, "province": PROVINCES[province], "goods": goods, **gain})
    if position.unrest[province] == 0 or fight_revolt(position, seat, province, 0):
        add_unrest(position, province)


def _amount(position: Position, seat: int, printed: int, least: int, most: int, special: int) -> int:
    """The event's limit first, then the special card (H12)."""
    limit = LIMITS[position.event]
    amount = printed
    if position.is_event(least):
        amount = limit if limit > printed else printed
    elif position.is_event(most):
        amount = limit if limit < printed else printed
    return amount + 1 if position.special[seat] == special else amount
