"""Records: checked, and brought from files."""

from typing import Literal

import msgspec

from tenka.wire.errors import Error

Finding = Literal["verified", "fingerprint-differs", "events-differ", "move-illegal", "result-differs"]


class Check(msgspec.Struct, frozen=True):
    """What a check of a finished game found: whether fingerprint, cards, dice and result follow from its seed.

    `finding` is `verified`, or says what does not follow; then `move` is the number of the move where (0: the set-up),
    and `refusal` says why, where the rules forbid it.
    """

    fingerprint: str
    seed: str
    moves: int
    finding: Finding
    move: int | None = None
    refusal: Error | None = None


class Upload(msgspec.Struct, frozen=True):
    """A record that one has brought from a file."""

    table: str
    game: str
    made: str
