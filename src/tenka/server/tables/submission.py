"""A submission that was found legal: what it leads to, and whom it concerns."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from tenka.kernel.events import Event
from tenka.kernel.move import MoveLike
from tenka.kernel.state import State
from tenka.server.tables.compaction import Fold, Mark
from tenka.server.tables.snapshot import Snapshot
from tenka.store.queries.tables.log import LogEntry

_encoder = msgspec.json.Encoder()

Step = MoveLike | None  # None: take the last step back


@dataclass(slots=True)
class Submission:
    """A submission, played from one snapshot to the next."""

    seat: int
    steps: list[Step]
    key: str
    before: Snapshot
    snapshot: Snapshot
    backs: int = 0  # how many of the steps take back or rearrange
    told: list[Event] = field(default_factory=list)
    untold: list[Event] = field(default_factory=list)  # events of earlier submissions that are taken back
    concerned: set[int | None] = field(default_factory=set)  # who sees anything of it
    open_changes: list[Any] | None = None  # what changed for everybody, once somebody was told
    mark: Mark | None = None  # since when everything has come to nothing, and is folded
    fold: Fold | None = None

    @property
    def goes_on(self) -> bool:
        """Whether the game asks somebody else something new, or is over."""
        asked, asks = self.before.state.pending, self.snapshot.state.pending
        anew = any(asked.get(seat) != decision for seat, decision in asks.items() if seat != self.seat)
        return None in self.concerned and (anew or not asks)

    @property
    def settles(self) -> bool:
        """Whether the seat has done something for good that everybody sees, and is still asked."""
        asked, asks = self.before.state.pending, self.snapshot.state.pending
        for_good = None in self.concerned and self.snapshot.firm > self.before.firm
        return for_good and self.seat in asked and self.seat in asks

    @property
    def entries(self) -> list[LogEntry]:
        """What the log gets of it."""
        if self.fold is not None:
            return [LogEntry(self.seat, None, self.key, msgspec.json.encode(self.fold).decode())]
        return [
            LogEntry(self.seat, None if step is None else _encoder.encode(step).decode(), None if place else self.key)
            for place, step in enumerate(self.steps)
        ]


def played(before: Snapshot, seat: int, steps: list[Step], key: str) -> Submission:
    """Play steps from a snapshot, with one copy of the state for each; IllegalMove if any of them is refused."""
    turn = Submission(seat, steps, key, before, before)
    state = before.ready_for(seat)
    for step in steps:
        state = _taken_back(turn, state) if step is None else _forward(turn, state, step)
    turn.snapshot = before.followed_by(state)
    return turn


def _forward(turn: Submission, state: State, step: MoveLike) -> State:
    """The state after a step of a turn."""
    after, events = state.played(turn.seat, step)
    turn.backs += state.vocabulary.id(step) not in state.listed
    turn.told += events
    return after


def _taken_back(turn: Submission, state: State) -> State:
    """The state before a step, which was made in this turn or before: what it had told is told no more."""
    after = state.copy()
    turn.backs += 1
    taken = after.undo(turn.seat)
    fresh = min(len(taken), len(turn.told))
    turn.told = turn.told[: len(turn.told) - fresh]
    turn.untold = [*taken[: len(taken) - fresh], *turn.untold]
    return after
