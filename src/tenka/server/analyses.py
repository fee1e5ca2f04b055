"""The making of analyses: each once, slice after slice, whoever asks for it."""

import asyncio
import logging
import time
from typing import Any

import msgspec

from tenka.analysis import Analysis, Weighed, summed
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


class Analyses:
    """Those under way; what is finished is in the database, and what was not is begun anew when somebody asks."""

    def __init__(self, database: Database, workers: Workers, at_once: int) -> None:
        self._database = database
        self._workers = workers
        self._places = asyncio.Semaphore(at_once)
        self._done: dict[str, float] = {}  # by table, how much of it is
        self._tasks: set[asyncio.Task[None]] = set()

    def done(self, table: str) -> float | None:
        """How much of a table's analysis is made, 0 to 1; None if nobody works on it."""
        return self._done.get(table)

    def begin(self, table: str, state: State) -> None:
        """Have a finished game analysed, if that is not being done."""
        if table in self._done:
            return
        if len(self._done) >= MOST_ASKED:
            raise Refused(503, "busy")
        self._done[table] = 0.0
        task = asyncio.create_task(self._make(table, state))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let all of it stop where it is."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(self, table: str, state: State) -> None:
        game = state.setup.game.id
        try:
            async with self._places:
                began = time.monotonic()
                found = await self._analysis(table, game, state)
                await self._database.write(analyses.keep, table, _stored(found))
            told = {"game": game, "points": len(found.points), "seconds": round(time.monotonic() - began, 1)}
            log.info("analysis-made", extra=told)
        except WorkersStopped:
            return
        except TenkaError as error:  # a slice nobody could weigh, a database that cannot be written
            log.error("analysis-failed", extra={"game": game, "why": error.message})  # noqa: TRY400  no fault of ours
        except Exception:
            log.exception("analysis-failed", extra={"game": game})
        finally:
            del self._done[table]

    async def _analysis(self, table: str, game: str, state: State) -> Analysis:
        record = msgspec.Raw(await asyncio.to_thread(_written, state))
        count: int = await self._workers.ask(Count(game, record))
        points: list[Weighed] = []
        size = 1
        while len(points) < count:
            asked = min(size, count - len(points))
            began = time.monotonic()
            points += await self._slice(Weigh(game, record, len(points), len(points) + asked))
            self._done[table] = len(points) / count
            size = _next_size(asked, time.monotonic() - began)
        return await asyncio.to_thread(summed, points)

    async def _slice(self, question: Weigh) -> list[Weighed]:
        size = question.last - question.first
        found: list[Weighed] = await self._workers.ask(question, lambda points: len(points) == size)
        return found


def _written(state: State) -> bytes:
    return msgspec.msgpack.encode(state.record())


def _stored(found: Analysis) -> str:
    return msgspec.json.encode(_rounded(msgspec.to_builtins(found))).decode()


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
