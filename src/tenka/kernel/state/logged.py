"""A position with its past: the set-up, the stream, the log, and what can be told and written of them."""

from typing import Any

from tenka.kernel.errors import BadInput
from tenka.kernel.events import Event
from tenka.kernel.setup import Setup
from tenka.kernel.state.extensible import mypyc_attr
from tenka.kernel.state.log import Entry, Past, logged
from tenka.kernel.state.rules import Rules
from tenka.kernel.stream import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class Logged(Rules):
    """What was set up, what has happened since, and what happens in the move being played."""

    __slots__ = ("events_on", "irreversible", "log", "past", "setup", "silent", "stream", "told")

    def __init__(self, setup: Setup, stream: Stream) -> None:
        self.setup = setup
        self.stream = stream
        # Set while a move is played and of no meaning between moves
        self.events_on = True  # whether events are being built
        self.told: list[Event] = []  # events of the move being played
        self.irreversible = False  # whether the move being played drew or revealed anything

    def begin(self) -> None:
        """Nothing has happened yet."""
        self.silent = False  # whether any move was played without events: log and undo end there
        self.past = Past([])
        self.log: Entry | None = None

    def entries(self) -> list[Entry]:
        """The log, oldest first."""
        return logged(self.log)

    @property
    def start(self) -> list[Event]:
        """What happened before the log: the set-up, or in a resampled world what its seat was told."""
        return self.past.told()

    def events(self) -> list[Event]:
        """All that happened so far, whoever may know."""
        told = self.start[:]
        for entry in self.entries():
            told += entry.events
        return told

    @property
    def length(self) -> int:
        """How many moves are in the log."""
        return 0 if self.log is None else self.log.number + 1

    def events_of(self, numbers: list[int]) -> list[Event]:
        """The events of some moves in the log, by their numbers in order."""
        found: list[list[Event]] = []
        entry = self.log
        while entry is not None and entry.number >= numbers[0]:
            if entry.number in numbers:
                found.append(entry.events)
            entry = entry.before
        return [event for events in found[::-1] for event in events]

    def moves(self) -> list[list[Any]]:
        """The moves so far as JSON types: seat, move, events."""
        moves = self.setup.vocabulary.moves
        return [[e.seat, list(moves[e.move]), [event.as_json() for event in e.events]] for e in self.entries()]

    def heading(self) -> dict[str, Any]:
        """Which game it is, as views, dumps and records begin."""
        setup = self.setup
        return {
            "game": setup.game.id,
            "rules": setup.game.rules,
            "players": setup.players,
            "options": {name: _own(value) for name, value in setup.options.items()},
            "fingerprint": setup.fingerprint,
        }

    def record(self, secret: bool = False) -> dict[str, Any]:
        """The game as played: all of it once it is over or if the secret is asked for, else what may be shown."""
        if self.silent:
            raise BadInput("record-silent")
        result = self.result
        everything = secret or result is not None
        return {
            "tenka": 1,
            **self.heading(),
            "seed": self.stream.seed.hex() if everything else None,
            "start": [event.as_json() for event in self.start if everything or event.told_to(None)],
            "moves": self.moves() if everything else [],
            "result": result,
        }

    def tell(self, kind: str, data: dict[str, Any], to: int | None = None) -> None:
        """Note an event of the move being played."""
        self.told.append(Event(kind, data, to))

    def mark_irreversible(self) -> None:
        """Something was drawn or revealed: no step up to here can be taken back."""
        self.irreversible = True

    def carried_out(self, seat: int, number: int) -> list[Event]:
        """Carry out a move with events, and note it in the log."""
        self.events_on = True
        self.told = []
        self.irreversible = False
        self.apply(seat, number)
        events = self.told
        self.told = []
        self.log = Entry(self.log, seat, number, events)
        return events


def _own(value: Any) -> Any:
    """The caller's own copy of an option: most are plain words and numbers."""
    if isinstance(value, dict):
        return {name: _own(each) for name, each in value.items()}
    return [_own(each) for each in value] if isinstance(value, list) else value
