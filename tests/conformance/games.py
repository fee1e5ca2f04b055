"""Our games, told to the kit: the facts of each are in the file beside this one that is named after it."""

from types import ModuleType

import tenka
from tenka.kernel.rooms import room
from tenka.testing import register


def facts_in_files() -> dict[str, ModuleType]:
    """The files by the ids of the games that have one: those of other packages have theirs elsewhere."""
    found = {game: room("tests.conformance", game) for game in tenka.games()}
    return {game: facts for game, facts in found.items() if facts is not None}


def register_games() -> None:
    """Have the kit test them."""
    for game, facts in facts_in_files().items():
        register(tenka.game(game), facts)
