"""Two kinds of load: as many moves as the server answers, and a fixed number a second."""

from __future__ import annotations

import asyncio
from collections import deque
from time import perf_counter
from typing import TYPE_CHECKING

from benchmarks.server.figures import Mark

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from benchmarks.server.table import Table


class Counting:
    """Notes every answer, and the time and the server's CPU-seconds when certain counts are reached; then it stops."""

    def __init__(self, tables: Sequence[Table], marks: Sequence[int], cpu: Callable[[], float]) -> None:
        self.tables = list(tables)
        self.latencies: list[float] = []
        self.marks: list[Mark] = []
        self._counts = deque(marks)
        self._cpu = cpu
        self._done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def going_on(self) -> bool:
        """Whether moves are still to be sent."""
        return bool(self._counts)

    async def finish(self, seconds: float) -> None:
        """Wait until all is counted and no move is in flight."""
        try:
            async with asyncio.timeout(seconds):
                await self._done
        except TimeoutError:
            raise RuntimeError(f"{len(self.latencies)} moves in {seconds:g} s, and no end") from None

    def answered(self, table: Table, latency: float) -> None:
        """Count an answer."""
        self.latencies.append(latency)
        if self._counts and len(self.latencies) == self._counts[0]:
            self._counts.popleft()
            self.marks.append(Mark(len(self.latencies), perf_counter(), self._cpu()))
        if not self._counts and not self._done.done() and all(each.flying is None for each in self.tables):
            self._done.set_result(None)

    def fail(self, why: str) -> None:
        """Give up."""
        if not self._done.done():
            self._done.set_exception(RuntimeError(why))


class Closed(Counting):
    """Every table moves as soon as it can; where a game has ended, the clients go on at one of the spare tables."""

    def __init__(
        self, tables: Sequence[Table], spares: Sequence[Table], marks: Sequence[int], cpu: Callable[[], float]
    ) -> None:
        super().__init__(tables, marks, cpu)
        self._spares = list(spares)
        for table in tables:
            table.begin(self)

    def ready(self, table: Table) -> None:
        """Move at once."""
        if self.going_on:
            table.move()

    def ended(self, table: Table) -> None:
        """Go on at another table."""
        if not self._spares:
            self.fail("more games ended than there are spare tables")
            return
        spare = self._spares.pop()
        self.tables.append(spare)
        spare.begin(self)


class Open(Counting):
    """Tables move in turn at a fixed rate; a move that waits for the one before it counts from when it was due."""

    def __init__(self, tables: Sequence[Table], rate: float, marks: Sequence[int], cpu: Callable[[], float]) -> None:
        super().__init__(tables, marks, cpu)
        self._due: dict[Table, deque[float]] = {table: deque() for table in tables}
        self._every = 1 / rate
        self._last = marks[-1]
        self._loop = asyncio.get_running_loop()
        self._start = self._loop.time()
        for table in tables:
            table.begin(self)
        self._tick(0)

    def _tick(self, number: int) -> None:
        """The next move is due."""
        if number == self._last:
            return
        self._loop.call_at(self._start + (number + 1) * self._every, self._tick, number + 1)
        table = self.tables[number % len(self.tables)]
        self._due[table].append(perf_counter())
        if table.can_move:
            self.ready(table)

    def ready(self, table: Table) -> None:
        """Move if that is due."""
        if self._due[table]:
            table.move(self._due[table].popleft())

    def ended(self, table: Table) -> None:
        """Refuse to measure less than was asked for."""
        self.fail("a game ended before the measurement did")
