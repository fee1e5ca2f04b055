"""An analysis being made: how far it is, and how long it will take."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from math import ceil

from tenka.analysis import Weighed
from tenka.kernel.state import State
from tenka.server.workers.fair_queue import Place

SLICES = 32  # of those weighed last, that tell how quickly it goes


class Work:
    """The points weighed so far and those that nobody has taken yet, who wants it, and its place in the queue."""

    def __init__(self, state: State, place: Place, clock: Callable[[], float] = time.monotonic) -> None:
        self.state = state
        self.place = place
        self.game = state.setup.game.id
        self.wanted_by: set[str] = set()
        self.task: asyncio.Task[None] | None = None
        self.points: dict[int, Weighed] = {}
        self.count = 0  # of all points, once it is known
        self._rest: deque[int] = deque()
        self._clock = clock
        self._pace: deque[tuple[float, int]] = deque(maxlen=SLICES)  # when how many points were weighed

    @property
    def begun(self) -> bool:
        """Whether its turn has come."""
        return self.place.item.done()

    @property
    def done(self) -> float:
        """How much of it is, 0 to 1."""
        return len(self.points) / self.count if self.count else 0.0

    @property
    def left(self) -> int | None:
        """How many seconds it will take, by how quickly it went lately; None as long as nobody can tell."""
        if len(self._pace) < 2:
            return None
        then, before = self._pace[0]
        weighed = len(self.points) - before
        return ceil((self.count - len(self.points)) * (self._clock() - then) / weighed)

    def expect(self, count: int) -> None:
        """So many points are to be weighed, and it begins now."""
        self.count = count
        self._rest.extend(range(count))
        self._pace.append((self._clock(), 0))

    def take(self, size: int) -> list[int]:
        """The next points to weigh, so many if there are."""
        return [self._rest.popleft() for _ in range(min(size, len(self._rest)))]

    def note(self, taken: Sequence[int], found: Sequence[Weighed]) -> None:
        """Keep what was found for some points."""
        self.points.update(zip(taken, found, strict=True))
        self._pace.append((self._clock(), len(self.points)))
