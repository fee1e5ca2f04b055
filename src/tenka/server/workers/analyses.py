"""The making of analyses: each once, slice after slice, whoever asks for it, as long as somebody wants it."""

import asyncio
import logging
import time
from functools import partial
from typing import Any

import msgspec

from tenka.analysis import Weighed, summed
from tenka.kernel.errors import TenkaError
from tenka.kernel.state import State
from tenka.server.guard.refused import Refused
from tenka.server.processes.leases import ANALYSING, Leases
from tenka.server.workers.analysis_work import Work
from tenka.server.workers.fair_queue import FairQueue
from tenka.server.workers.pool import Workers, WorkersStopped
from tenka.server.workers.questions import MOST_SIDE_BY_SIDE, Count, Weigh
from tenka.server.workers.turns import Asker
from tenka.store.database import Database
from tenka.store.queries.jobs import JobName
from tenka.store.queries.tables import analyses

SLICE = 0.5  # seconds that a slice should take: whoever waits for a hint may have to wait for it
LARGEST_SLICE = 64  # points
DIGITS = 5  # of a chance
MOST_OF_ONE = 3  # analyses that somebody has asked for and that are not made yet
MOST_OF_ADDRESS = 12
LOOK = 1.0  # seconds between two looks whether another process has made one
MOST_ASKED = 256  # analyses, those that wait included

log = logging.getLogger("tenka.bots")


class Analyses:
    """Those under way: of several people side by side, slice by slice in turn; of one person one after the other.

    What is finished is in the database; what was not is begun anew when somebody asks.
    """

    def __init__(self, database: Database, workers: Workers, slices: int, leases: Leases | None = None) -> None:
        self._leases = leases or Leases(database)
        self._database = database
        self._workers = workers
        self._slices = slices
        self._queue = FairQueue(MOST_SIDE_BY_SIDE, MOST_ASKED)
        self._works: dict[str, Work] = {}  # by table
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many are not begun yet."""
        return self._queue.waiting

    @property
    def idle(self) -> bool:
        """Whether nobody thinks, about this or anything else."""
        return not (self._works or self._workers.busy or self._workers.waiting)

    def work(self, table: str) -> Work | None:
        """The analysis of a table, if it is being made."""
        return self._works.get(table)

    def ahead(self, work: Work) -> int:
        """How many are begun before one that waits; 0 if it does not."""
        return 0 if work.begun else self._queue.ahead(work.place) + 1

    def begin(self, table: str, state: State, asker: Asker) -> Work:
        """Have a finished game analysed, for somebody more if that is being done."""
        work = self._works.get(table)
        if work is None or asker.person not in work.wanted_by:
            self._check(asker)
        if work is None:
            work = self._works[table] = Work(state, self._queue.enter(asker))
            task = work.task = asyncio.create_task(self._make(table, work))
            self._tasks.add(task)
            task.add_done_callback(partial(self._end, table, work))
        work.wanted_by.add(asker.person)
        return work

    def cancel(self, table: str, asker: Asker) -> None:
        """Somebody does not want it any more; when nobody does, it ends."""
        work = self._works.get(table)
        if work is None or asker.person not in work.wanted_by:
            return
        work.wanted_by.discard(asker.person)
        if not work.wanted_by and work.task is not None:
            del self._works[table]
            work.task.cancel()
            log.info("analysis-cancelled", extra={"game": work.game})

    async def close(self) -> None:
        """Let all of it stop where it is."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _check(self, asker: Asker) -> None:
        """Refuse what would be too much of one person, of one address, or of all."""
        works = self._works.values()
        if sum(asker.person in each.wanted_by for each in works) >= MOST_OF_ONE:
            raise Refused(429, "too-many-analyses", {"most": MOST_OF_ONE})
        neighbours = sum(each.place.asker.address == asker.address for each in works)
        if neighbours >= MOST_OF_ADDRESS or len(works) >= MOST_ASKED:
            raise Refused(503, "busy")

    async def _make(self, table: str, work: Work) -> None:
        told: dict[str, Any] = {"game": work.game}
        try:
            await work.place.item
            began = time.monotonic()
            if not await self._ours(table):
                return
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
            self._leases.drop(JobName(ANALYSING, table))

    def _end(self, table: str, work: Work, task: asyncio.Task[None]) -> None:
        """Nobody works on it any more, whether it was begun or not."""
        self._tasks.discard(task)
        self._queue.leave(work.place)
        if self._works.get(table) is work:
            del self._works[table]

    async def _ours(self, table: str) -> bool:
        """Whether it is for us to make an analysis: not if another process makes it, once it is there."""
        while not await self._leases.take(JobName(ANALYSING, table)):
            await asyncio.sleep(LOOK)
            if await self._database.read(analyses.find, table) is not None:
                return False
        return True

    async def _analysis(self, work: Work) -> str:
        """All of it, as it is stored."""
        record = msgspec.Raw(await asyncio.to_thread(_written, work.state))
        work.expect(await self._workers.ask(Count(work.game, record), asker=work.place.asker))
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
            found = await self._slice(Weigh(work.game, record, taken[0], taken[-1] + 1), work.place.asker)
            work.note(taken, found)
            size = _next_size(len(taken), time.monotonic() - began)

    async def _slice(self, question: Weigh, asker: Asker) -> list[Weighed]:
        size = question.last - question.first
        found: list[Weighed] = await self._workers.ask(question, lambda found: len(found) == size, asker)
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
