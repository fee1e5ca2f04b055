"""When answers are released, so that nobody can tell who gave them.

An answer to a window comes at a moment that was drawn when the window opened, whether a person gave it before, an
order, a bot, or nobody because there is nothing to say. So does the refusal of an offer, which an order may give.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tenka.server.tables.pace import Pace
from tenka.server.tables.snapshot import Snapshot
from tenka.server.tables.submission import Step
from tenka.toolkit.orders import DECLINE

AT_ONCE = float("-inf")

What = tuple[int, int | None]  # a seat, and whose offer it may refuse, or None: the window it is asked in


class Release(NamedTuple):
    """What is asked, and the moment before which no answer is carried out."""

    kind: str
    release_time: float


class ReactionTimer:
    """All that can be answered at a table, each with its moment; where a program answers, it has time to think."""

    def __init__(self, pace: Pace, *, paused: bool, thinking: Callable[[int], float] = lambda _: 0.0) -> None:
        self._pace = pace
        self._paused = paused
        self._thinking = thinking  # how many seconds it may take whoever plays a seat, whatever there is to think about
        self._open: dict[What, Release] = {}

    def watch(self, now: Snapshot, mover: int | None = None) -> None:
        """Draw a moment for everything that was not asked before; `mover` has just answered, and is asked anew."""
        before, self._open = self._open, {}
        for what, kind in _asked(now):
            known = before.get(what)
            if known is None or known.kind != kind or what == (mover, None):
                known = Release(kind, self._drawn(*what))
            self._open[what] = known

    def _drawn(self, seat: int, offer: int | None) -> float:
        if not self._paused:
            return self._pace.clock()
        return self._pace.release_time() + (self._thinking(seat) if offer is None else 0.0)

    def renew(self, seat: int) -> None:
        """Somebody else answers now: draw another moment where the window's own has passed, or is too soon to think."""
        window = self._open.get((seat, None))
        if window is not None and (window.release_time <= self._pace.clock() or self._thinking(seat)):
            self._open[seat, None] = Release(window.kind, max(window.release_time, self._drawn(seat, None)))

    def release_time(self, seat: int, steps: Sequence[Step]) -> float:
        """The moment before which steps of a seat that others can see are not carried out."""
        window = self._open.get((seat, None))
        if window is not None:
            return window.release_time
        declined = [step[1] for step in steps if step is not None and len(step) == 2 and step[0] == DECLINE]
        found = [self._open[seat, each].release_time for each in declined if (seat, each) in self._open]  # type: ignore[index]
        return max(found, default=AT_ONCE)

    def may_hold(self, seat: int | None) -> bool:
        """Whether anything that the seat could do would have to wait."""
        now = self._pace.clock()
        return any(what[0] == seat and release.release_time > now for what, release in self._open.items())


def _asked(now: Snapshot) -> Iterator[tuple[What, str]]:
    state = now.state
    for seat, decision in state.pending.items():
        if decision.window:
            yield (seat, None), decision.kind
    if DECLINE in state.vocabulary.verbs and state.pending:
        for seat in range(state.setup.players):
            for move in now.legal(seat):
                if move[0] == DECLINE:
                    yield (seat, int(move[1])), DECLINE
