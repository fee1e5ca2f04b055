"""`tenka verify`: does a record follow from its seed?"""

from typing import Any

from tenka.kernel.game import Game
from tenka.kernel.records.verify import verify
from tenka.terminal.boxes import line
from tenka.words import Words


def checked(game: Game, record: dict[str, Any], words: Words) -> tuple[bool, list[str]]:
    """Whether a record is sound, and what is to be said about it."""
    finding = verify(game, record)
    if finding.sound:
        kind = "running" if record["result"] is None else "verified"
        promised = words.say("finding-fingerprint", fingerprint=record["fingerprint"])
        box = game.box_in(record["options"])
        told = [] if box is None else [line(game, box, words)]
        return True, [words.say(f"finding-{kind}", moves=finding.move), promised, *told]
    params: dict[str, Any] = {"move": finding.move or 0}
    if finding.refusal is not None:
        params["why"] = words.error(finding.refusal)
    return False, [words.say(f"finding-{finding.message}", **params)]
