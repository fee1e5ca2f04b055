"""The making of analyses: each once, slice after slice, whoever asks for it."""

import asyncio
import logging
import time
from collections import deque
from typing import Any

import msgspec

from tenka.analysis import Weighed, summed
from tenka.kernel.errors import TenkaError
from tenka.kernel.state import State
from tenka.server.questions import Count, Weigh
from tenka.server.refused import Refused
from tenka.server.workers import Workers, WorkersStopped
from tenka.store import analyses
from tenka.store.database import Database

SLICE = 1.0  # seconds that a slice should take: a bot may have to wait for it
LARGEST_SLICE = 64  # points
DIGITS = 5  # of a chance
MOST_ASKED = 64  # analyses at once, those that wait included

log = logging.getLogger("tenka.bots")


class Work:
    """An analysis being made: the points weighed so far, and those that nobody has taken yet."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = state.setup.game.id
        self.points: dict[int, Weighed] = {}
        self.rest: deque[int] = deque()
        self.count = 0  # of all points, once it is known

    @property
    def done(self) -> float:
        """How much of it is, 0 to 1."""
        return len(self.points) / self.count if self.count else 0.0

    def take(self, size: int) -> list[int]:
        """The next points to weigh, so many if there are."""
        return [self.rest.popleft() for _ in range(min(size, len(self.rest)))]


class Analyses:
    """Those under way, one after the other, so many slices at a time.

    What is finished is in the database; what was not is begun anew when somebody asks.
    """

    def __init__(self, database: Database, workers: Workers, slices: int) -> None:
        self._database = database
        self._workers = workers
        self._slices = slices
        self._turn = asyncio.Lock()
        self._works: dict[str, Work] = {}  # by table
        self._tasks: set[asyncio.Task[None]] = set()

    def done(self, table: str) -> float | None:
        """How much of a table's analysis is made, 0 to 1; None if nobody works on it."""
        work = self._works.get(table)
        return None if work is None else work.done

    def begin(self, table: str, state: State) -> None:
        """Have a finished game analysed, if that is not being done."""
        if table in self._works:
            return
        if len(self._works) >= MOST_ASKED:
            raise Refused(503, "busy")
        self._works[table] = Work(state)
        task = asyncio.create_task(self._make(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let all of it stop where it is."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(self, table: str) -> None:
        work = self._works[table]
        told: dict[str, Any] = {"game": work.game}
        try:
            async with self._turn:
                began = time.monotonic()
                content = await self._analysis(work)
                await self._database.write(analyses.keep, table, content)
            told |= {"points": work.count, "seconds": round(time.monotonic() - began, 1)}
            log.info("analysis-made", extra=told)
        except WorkersStopped:
            return
        except TenkaError as error:  # a slice nobody could weigh, a database that cannot be written
            log.error("analysis-failed", extra={**told, "why": error.message})  # noqa: TRY400  no fault of ours
        except Exception:
            log.exception("analysis-failed", extra=told)
        finally:
            del self._works[table]

    async def _analysis(self, work: Work) -> str:
        """All of it, as it is stored."""
        record = msgspec.Raw(await asyncio.to_thread(_written, work.state))
        work.count = await self._workers.ask(Count(work.game, record))
        work.rest.extend(range(work.count))
        hands = [asyncio.create_task(self._weigh(work, record)) for _ in range(self._slices)]
        try:
            await asyncio.gather(*hands)
        finally:
            for hand in hands:
                hand.cancel()
        return await asyncio.to_thread(_summed_up, [work.points[number] for number in range(work.count)])

    async def _weigh(self, work: Work, record: msgspec.Raw) -> None:
        """Weigh slice after slice until all points are taken."""
        size = 1
        while taken := work.take(size):
            began = time.monotonic()
            found = await self._slice(Weigh(work.game, record, taken[0], taken[-1] + 1))
            work.points.update(zip(taken, found, strict=True))
            size = _next_size(len(taken), time.monotonic() - began)

    async def _slice(self, question: Weigh) -> list[Weighed]:
        size = question.last - question.first
        found: list[Weighed] = await self._workers.ask(question, lambda found: len(found) == size)
        return found


def _written(state: State) -> bytes:
    return msgspec.msgpack.encode(state.record())


def _summed_up(points: list[Weighed]) -> str:
    """The analysis as it is stored; of a long game that takes longer than the loop may stand still."""
    return msgspec.json.encode(_rounded(msgspec.to_builtins(summed(points)))).decode()


def _rounded(value: Any) -> Any:
    """The same with no more digits than mean something."""
    match value:
        case float():
            return round(value, DIGITS)
        case list():
            return [_rounded(each) for each in value]
        case dict():
            return {name: _rounded(each) for name, each in value.items()}
        case _:
            return value


def _next_size(size: int, seconds: float) -> int:
    """How many points to weigh next, if so many took so long."""
    return max(1, min(LARGEST_SLICE, 2 * size, int(size * SLICE / max(seconds, 0.001))))
