"""The games, by their ids; `tenka.games` is both this package and the function that lists them."""

import sys
from importlib import import_module
from types import ModuleType

from tenka.kernel.errors import BadInput, shown
from tenka.kernel.game import Game

GAMES = ("shitenno", "shogun", "tenjo")


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return GAMES


def game(id: str) -> Game:
    """A game by its id."""
    if id not in GAMES:
        raise BadInput("unknown-game", {"game": shown(id), "games": ", ".join(GAMES)})
    found = import_module(f"{__name__}.{id}").GAME
    assert isinstance(found, Game)
    return found


class _Callable(ModuleType):
    """A package that can be called, so that neither of the two hides the other."""

    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _Callable
