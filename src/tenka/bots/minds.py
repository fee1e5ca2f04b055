"""What the games' folders know for a search."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from tenka.kernel.game import Game
from tenka.kernel.mind import Mind


def mind_of(game: Game) -> Mind | None:
    """What a game's folder knows for a search, if it does."""
    return _of_package(game.package)


@cache
def _of_package(package: str) -> Mind | None:
    if find_spec(f"{package}.mind") is None:
        return None
    found = import_module(f"{package}.mind").MIND
    assert isinstance(found, Mind)
    return found
