"""Standing orders by game: what a game knows of them lies in its own `orders` module, if it has windows or offers."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from tenka.kernel.game import Game
from tenka.kernel.orders import Orders

NONE = Orders()


def orders(game: Game) -> Orders:
    """The standing orders that can be given in a game."""
    return _of_package(game.package)


@cache
def _of_package(package: str) -> Orders:
    if find_spec(f"{package}.orders") is None:
        return NONE
    found = import_module(f"{package}.orders").ORDERS
    assert isinstance(found, Orders)
    return found
