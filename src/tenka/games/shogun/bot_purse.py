"""Whether the chests reach: actions come in an order of which half is known, tax among them (H5, H9, H10)."""

from typing import Any, Final, NamedTuple

from tenka.games.shogun.pieces import ACTIONS, PRICES, TAX_ACTION

UNPAID: Final = -0.3  # an action planned in vain: its card could have done something else


class Spending(NamedTuple):
    """Actions to pay for, and what they bring together with the chests left over."""

    worth: float
    kept: frozenset[int]


def orders(view: dict[str, Any]) -> list[list[int]]:
    """The actions as they may come: the known ones, then the hidden ones, tax among them early or late."""
    known = [ACTIONS.index(id) for id in view["actions"]["open"] if id is not None]
    hidden = [action for action in range(len(ACTIONS)) if action not in known]
    if TAX_ACTION not in hidden:
        return [known + hidden]
    return [known + hidden[first:] + hidden[:first] for first in range(len(hidden))]


def best_spending(gains: dict[int, float], cash: int, income: int, chest: float, coming: list[list[int]]) -> Spending:
    """Of actions that cost something, by what they bring, the best to pay for; a chest saved is worth so much."""
    everything = frozenset(gains)
    if sum(PRICES[action] for action in gains) <= cash:
        left = cash + income - sum(PRICES[action] for action in gains)
        return Spending(sum(gains.values()) + chest * left, everything)
    spending = [[action for action in order if action in gains or action == TAX_ACTION] for order in coming]
    best = Spending(float("-inf"), frozenset())
    for kept in _payable(list(gains), cash + income):
        worth = sum(_carried_out(order, kept, gains, cash, income, chest) for order in spending) / len(spending)
        if worth > best.worth + 1e-9:
            best = Spending(worth, kept)
    return best


def _payable(actions: list[int], chests: int) -> list[frozenset[int]]:
    """All choices of actions that so many chests could pay for."""
    found: list[tuple[int, frozenset[int]]] = [(0, frozenset())]
    for action in actions:
        price = PRICES[action]
        found += [(paid + price, kept | {action}) for paid, kept in found if paid + price <= chests]
    return [kept for _, kept in found]


def _carried_out(
    order: list[int], kept: frozenset[int], gains: dict[int, float], cash: int, income: int, chest: float
) -> float:
    """What actions bring if they come in this order, each done if the chests reach; rests are saved."""
    worth = 0.0
    for action in order:
        if action == TAX_ACTION:
            cash += income
        elif action in kept:
            if cash >= PRICES[action]:
                cash -= PRICES[action]
                worth += gains[action]
            else:
                worth += UNPAID
    return worth + chest * cash
