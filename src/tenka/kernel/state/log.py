"""What has happened: a chain of entries, never changed and shared by copies of a state; and what came before it."""

from typing import Final

from tenka.kernel.events import Event

SPECTATOR: Final = -1
NOBODY: Final = -2


class Entry:
    """A move in the log with the events it caused; entries are never changed, so copies of a state share them."""

    def __init__(self, before: "Entry | None", seat: int, move: int, events: list[Event]) -> None:
        self.before = before
        self.number: int = 0 if before is None else before.number + 1
        self.seat = seat
        self.move = move
        self.events = events


class Past:
    """What happened before the log: the set-up, or in a resampled world what its seat was told of the true game.

    The latter is found only when it is asked for: a search makes worlds by the thousand, and looks back in none.
    """

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.log: Entry | None = None  # of the true game, while nobody has asked
        self.is_found = True
        self.witness = NOBODY  # the seat that was told it, SPECTATOR, or NOBODY if this is the set-up

    def told(self) -> list[Event]:
        """All of it; not to be changed."""
        if not self.is_found:
            seat = None if self.witness == SPECTATOR else self.witness
            events = self.events + [event for entry in logged(self.log) for event in entry.events]
            self.events = [event for event in events if event.told_to(seat)]
            self.log = None
            self.is_found = True
        return self.events

    def told_to(self, seat: int | None, log: Entry | None) -> "Past":
        """What a seat was told of this and of a log after it."""
        witness = SPECTATOR if seat is None else seat
        if log is None and witness == self.witness:
            return self
        found = Past(self.told())
        found.log = log
        found.witness = witness
        found.is_found = False
        return found


def logged(last: Entry | None) -> list[Entry]:
    """The entries of a log, oldest first."""
    found: list[Entry] = []
    while last is not None:
        found.append(last)
        last = last.before
    return found[::-1]
