"""One run of one server, from its start to the audit of what it saved."""

from __future__ import annotations

import contextlib
import gc
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

import uvloop

from benchmarks.server.audit import audit
from benchmarks.server.contenders import Contender, Group
from benchmarks.server.figures import Round, Window, window
from benchmarks.server.loads import Closed, Open
from benchmarks.server.opening import opened
from benchmarks.server.table import Table, Traffic

if TYPE_CHECKING:
    from collections.abc import Iterator

    from benchmarks.server.databases import Databases

SPARSE = 4  # times as many tables where it is measured when others hear of a move: the next one shall not be near


@dataclass(frozen=True)
class Plan:
    """How much is played."""

    tables: int = 50
    moves: tuple[int, int, int, int] = (10, 80, 160, 220)  # a table: warmed up, then the end of each third
    rate: float = 400.0  # moves a second of the open loop
    seconds: float = 5.0  # and how long it is measured
    limit: float = 120.0  # seconds after which a loop that does not come to its end is given up
    processors: tuple[int, ...] = ()  # for the servers alone


class Run:
    """A server with the tables that were played at it."""

    def __init__(self, contender: Contender, process: Group, plan: Plan, seed: int) -> None:
        self.tables: list[Table] = []
        self._contender = contender
        self._process = process
        self._plan = plan
        self._rng = Random(seed)
        self._traffic = Traffic()

    async def measured(self) -> Round:
        """Play without pause, then at a fixed rate."""
        closed = await self._closed()
        answers, sent, size = len(closed.latencies), self._traffic.messages, self._traffic.size
        marks = closed.marks
        return Round(
            closed=window(closed.latencies, marks[0], marks[3]),
            early=window(closed.latencies, marks[0], marks[1]),
            late=window(closed.latencies, marks[2], marks[3]),
            open=await self._open(),
            memory=self._process.memory(),
            messages=sent / answers,
            size=size / sent,
            games=sum(table.over for table in self.tables),
            found=0,
            lags=sorted(self._traffic.lags),
        )

    async def _closed(self) -> Closed:
        plan = self._plan
        tables = await self._seated(plan.tables + plan.tables // 2 + 1)
        with _no_garbage_collection(), _playing(tables):
            marks = [plan.tables * moves for moves in plan.moves]
            load = Closed(tables[: plan.tables], tables[plan.tables :], marks, self._process.cpu)
            await load.finish(plan.limit)
        return load

    async def _open(self) -> Window:
        plan = self._plan
        tables = await self._seated(plan.tables * (SPARSE if self._contender.spread else 1))
        self._traffic.lags.clear()
        with _no_garbage_collection(), _playing(tables):
            warm = plan.tables * plan.moves[0]
            load = Open(tables, plan.rate, [warm, warm + int(plan.rate * plan.seconds)], self._process.cpu)
            await load.finish(plan.limit)
        return window(load.latencies, *load.marks)

    async def _seated(self, count: int) -> list[Table]:
        places = await opened(self._contender, self._process.url, count)
        tables = [Table(place, self._rng, self._traffic) for place in places]
        ends = self._process.ends
        for number, table in enumerate(tables):
            await table.connect(ends if self._contender.spread else [ends[number % len(ends)]])
        self.tables += tables
        return tables


def measure(contender: Contender, plan: Plan, databases: Databases, seed: int) -> Round:
    """Run a server on a new database, and see that nothing is lost once it has stopped."""
    with databases.new(contender) as place:
        process = Group(contender, place, plan.processors)
        run = Run(contender, process, plan, seed)
        try:
            found = uvloop.run(run.measured())
            process.stop()
        finally:
            process.kill()
        return replace(found, found=audit(place, run.tables)) if contender.durable else found


@contextlib.contextmanager
def _playing(tables: list[Table]) -> Iterator[None]:
    """Get up in the end, whatever happened: the loop cannot be closed before."""
    try:
        yield
    finally:
        for table in tables:
            table.close()


@contextlib.contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Keep our own pauses out of the latencies."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
