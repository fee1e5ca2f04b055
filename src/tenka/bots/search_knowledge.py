"""What the games' folders know for a search."""

from functools import cache
from typing import Final

from tenka.kernel.rooms import room
from tenka.kernel.ruleset import Ruleset
from tenka.toolkit.search.judgement import Judgement
from tenka.toolkit.search.search_knowledge import TO_THE_END, Level, SearchKnowledge

# Of a game whose folder knows nothing: every legal move, played on at random to the end.
PLAIN: Final = SearchKnowledge(
    {
        "steady": Level(30, TO_THE_END, 0.5),
        "strong": Level(300, TO_THE_END, 1.0),
        "master": Level(3000, TO_THE_END, 3.0),
    },
    Judgement((), [[]]),
)


def knowledge_of(game: Ruleset) -> SearchKnowledge:
    """What a game's folder knows for a search, or what can be known of any game."""
    return _of_package(game.package)


@cache
def _of_package(package: str) -> SearchKnowledge:
    module = room(package, "bot.search.knowledge")
    if module is None:
        return PLAIN
    found = module.KNOWLEDGE
    assert isinstance(found, SearchKnowledge)
    return found
