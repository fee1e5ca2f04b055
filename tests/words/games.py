"""Every game that has words, listed or not yet."""

from importlib import import_module
from pathlib import Path

from tenka.kernel.game import Game

SOURCES = Path(__file__).parents[2] / "src" / "tenka"
IDS = sorted(path.parent.name for path in SOURCES.glob("games/*/words"))


def the_game(id: str) -> Game:
    """A game by its id."""
    found = import_module(f"tenka.games.{id}").GAME
    assert isinstance(found, Game)
    return found
