"""`tenka verify`: does a record follow from its seed?"""

from typing import Any

from tenka.kernel.errors import IllegalMove
from tenka.kernel.game import Game
from tenka.kernel.record import read_record
from tenka.kernel.verify import Finding, verify
from tenka.words import Words


def checked(game: Game, record: dict[str, Any], words: Words) -> tuple[bool, list[str]]:
    """Whether a record is sound, and what is to be said about it."""
    finding = verify(game, record)
    if finding.sound:
        told = [words.say("finding-verified", moves=finding.move)]
        return True, told if record["result"] is not None else [*told, words.say("finding-running")]
    params: dict[str, Any] = {"move": finding.move or 0}
    if finding.message == "move-illegal":
        params["why"] = _why(game, record, finding, words)
    return False, [words.say(f"finding-{finding.message}", **params)]


def _why(game: Game, record: dict[str, Any], finding: Finding, words: Words) -> str:
    """The refusal of the move at which a record goes wrong."""
    found = read_record(record)
    state = game.opening(found)
    for played in found.moves[: finding.move]:
        try:
            state.play(played.seat, played.move)
        except IllegalMove as error:
            return words.error(error)
    return finding.why
