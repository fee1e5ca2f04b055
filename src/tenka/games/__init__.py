"""The games, by their ids."""

from importlib import import_module

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
