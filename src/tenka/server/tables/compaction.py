"""Folding: what was done and taken back, very often, makes way for one entry in the log.

A *mark* is a point in the log to which taking back may lead again. When it does, everything since the mark has come to
nothing: if that are many entries, they are folded. The fold says by how much they had raised every count, so that
versions and decisions go on as if they were still there.
"""

from typing import NamedTuple

import msgspec

from tenka.server.tables.receipts import Receipt

FOLDED_FROM = 64  # entries that came to nothing; fewer stay as they are, so that one can look back at them
KEPT_KEYS = 32  # of a fold's submissions, the last: they may have been sent again


class Fold(msgspec.Struct):
    """What is left of entries that came to nothing."""

    gone: int  # numbers of entries before its own that are no longer in use
    versions: list[int]  # by how much they rose, for every observer
    decisions: list[int]  # and for every seat
    backs: int  # how many steps its seat took back
    receipts: list[Receipt]


class Mark(NamedTuple):
    """The counts after an entry: its number, how many there are, how many moves are in force, and so on."""

    number: int
    rows: int
    length: int
    versions: list[int]
    decisions: list[int]
    backs: list[int]
    receipts: int


class Marks:
    """The marks that may be come back to, each with more moves in force than the one before it."""

    def __init__(self, first: Mark) -> None:
        self._marks = [first]

    def find(self, length: int) -> Mark | None:
        """The mark where so many moves were in force, if that is where the game is again."""
        for mark in reversed(self._marks):
            if mark.length <= length:
                return mark if mark.length == length else None
        return None

    def note(self, mark: Mark, *, final: bool) -> None:
        """Where the game is now; `final` if nothing up to here can be taken back."""
        if final:
            self._marks.clear()
        while self._marks and self._marks[-1].length > mark.length:
            self._marks.pop()
        if not self._marks or self._marks[-1].length < mark.length:
            self._marks.append(mark)
