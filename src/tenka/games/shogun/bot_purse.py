"""Whether the chests reach: actions come in an order of which half is known, tax among them (H5, H9, H10)."""

from itertools import product
from typing import Any, Final

from tenka.games.shogun.pieces import ACTIONS, PRICES, TAX_ACTION

UNPAID: Final = -0.05  # an action planned in vain


def orders(view: dict[str, Any]) -> list[list[int]]:
    """The actions as they may come: the known ones, then the hidden ones begun with any of them."""
    known = [ACTIONS.index(id) for id in view["actions"]["open"] if id is not None]
    hidden = [action for action in range(len(ACTIONS)) if action not in known]
    return [known + hidden[first:] + hidden[:first] for first in range(max(1, len(hidden)))]


def unpaid(gains: dict[int, float], cash: int, income: int, chest: float, coming: list[list[int]]) -> set[int]:
    """Of actions that cost something, by what they bring, those best left out; a chest saved is worth so much."""
    if sum(PRICES[action] for action in gains) <= cash:
        return set()
    best, left_out = float("-inf"), set(gains)
    for stays in product((True, False), repeat=len(gains)):
        kept = {action: gain for (action, gain), stay in zip(gains.items(), stays, strict=True) if stay}
        worth = sum(carried_out(order, kept, cash, income, chest) for order in coming)
        if worth > best + 1e-9:
            best, left_out = worth, set(gains) - set(kept)
    return left_out


def carried_out(order: list[int], gains: dict[int, float], cash: int, income: int, chest: float) -> float:
    """What actions bring if they come in this order, each done if the chests reach; rests are saved."""
    worth = 0.0
    for action in order:
        if action == TAX_ACTION:
            cash += income
        elif action in gains:
            if cash >= PRICES[action]:
                cash -= PRICES[action]
                worth += gains[action]
            else:
                worth += UNPAID
    return worth + chest * cash
