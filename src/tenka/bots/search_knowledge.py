"""What the games' folders know for a search."""

from functools import cache

from tenka.kernel.rooms import room
from tenka.kernel.ruleset import Ruleset
from tenka.kernel.search_knowledge import SearchKnowledge


def knowledge_of(game: Ruleset) -> SearchKnowledge | None:
    """What a game's folder knows for a search, if it does."""
    return _of_package(game.package)


@cache
def _of_package(package: str) -> SearchKnowledge | None:
    module = room(package, "bot.search.knowledge")
    if module is None:
        return None
    found = module.KNOWLEDGE
    assert isinstance(found, SearchKnowledge)
    return found
