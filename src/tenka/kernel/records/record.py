"""Records: a game as it was played, in a form that anyone can keep, read and check."""

from typing import Any

import msgspec

from tenka.kernel.errors import BadInput
from tenka.kernel.events import Event
from tenka.kernel.shape import shaped

FORMAT = 1


class Played(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A move of a record: seat, move, and the events that were told."""

    seat: int
    move: list[str | int]
    events: list[Event]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A whole record, its shape checked; whether it follows the rules is found by replaying it."""

    tenka: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    fingerprint: str
    seed: str | None
    start: list[Event]
    moves: list[Played]
    result: dict[str, Any] | None


def read_record(record: object) -> Record:
    """A record's shape, checked."""
    found = record if isinstance(record, Record) else shaped(record, Record, "bad-record")
    if found.tenka != FORMAT:
        raise BadInput("record-format", {"format": found.tenka, "known": FORMAT})
    return found
