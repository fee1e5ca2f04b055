"""What the games' folders know for a search."""

from functools import cache

from tenka.kernel.mind import Mind
from tenka.kernel.rooms import room
from tenka.kernel.ruleset import Ruleset


def mind_of(game: Ruleset) -> Mind | None:
    """What a game's folder knows for a search, if it does."""
    return _of_package(game.package)


@cache
def _of_package(package: str) -> Mind | None:
    module = room(package, "bot.search.knowledge")
    if module is None:
        return None
    found = module.MIND
    assert isinstance(found, Mind)
    return found
