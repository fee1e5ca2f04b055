"""Whether the chests reach: actions come in an order of which half is known, tax among them (H5, H9, H10)."""

from typing import Any, Final, NamedTuple

from tenka.games.shogun.rules.components.pieces import ACTIONS, PRICES, TAX_ACTION

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
    for at_most in _payable(gains, cash + income, chest):
        if at_most.worth <= best.worth:
            break
        kept = at_most.kept
        worth = sum(_carried_out(order, kept, gains, cash, income, chest) for order in spending) / len(spending)
        if worth > best.worth + 1e-9:
            best = Spending(worth, kept)
    return best


def _payable(gains: dict[int, float], chests: int, chest: float) -> list[Spending]:
    """All choices that so many chests could pay for if the tax came first, the best of them first."""
    found: list[tuple[float, int, frozenset[int]]] = [(chest * chests, 0, frozenset())]
    for action, gain in gains.items():
        price = PRICES[action]
        net = gain - chest * price
        found += [(worth + net, paid + price, kept | {action}) for worth, paid, kept in found if paid + price <= chests]
    return [Spending(worth, kept) for worth, _, kept in sorted(found, key=lambda choice: -choice[0])]


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
