"""Standing orders by game: what a game knows of them lies in its `rules/orders.py`, if it has windows or offers."""

from functools import cache

from tenka.kernel.rooms import room
from tenka.kernel.ruleset import Ruleset
from tenka.toolkit.orders import Orders

NONE = Orders()


def orders(game: Ruleset) -> Orders:
    """The standing orders that can be given in a game."""
    return _of_package(game.package)


@cache
def _of_package(package: str) -> Orders:
    module = room(package, "rules.orders")
    if module is None:
        return NONE
    found = module.ORDERS
    assert isinstance(found, Orders)
    return found
