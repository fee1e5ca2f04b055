"""Checking a record: does every card and result follow from the seed that was promised?"""

from typing import NamedTuple

from tenka.kernel.errors import BadInput, IllegalMove
from tenka.kernel.game import Game
from tenka.kernel.records.record import read_record
from tenka.kernel.stream import fingerprint, seed_from_hex


class Finding(NamedTuple):
    """What a check found: a message id, and the number of the move at which the record goes wrong (0: the set-up)."""

    message: str
    move: int | None = None
    refusal: IllegalMove | None = None

    @property
    def sound(self) -> bool:
        """Whether everything follows from the seed."""
        return self.message == "verified"


def verify(game: Game, record: object) -> Finding:
    """Run a record again and compare everything that was told."""
    found = read_record(record)
    if found.seed is None:
        raise BadInput("record-without-seed")
    if fingerprint(seed_from_hex(found.seed)) != found.fingerprint:
        return Finding("fingerprint-differs")
    state = game.opening(found)
    if state.start != found.start:
        return Finding("events-differ", 0)
    for number, played in enumerate(found.moves, 1):
        try:
            events = state.play(played.seat, played.move)
        except IllegalMove as error:
            return Finding("move-illegal", number, error)
        if events != played.events:
            return Finding("events-differ", number)
    if state.result != found.result:
        return Finding("result-differs", len(found.moves))
    return Finding("verified", len(found.moves))
