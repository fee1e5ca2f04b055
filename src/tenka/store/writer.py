"""The one thread that writes: whatever came in while it waited for the disk goes into its next transaction."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from tenka.kernel.errors import TenkaError
from tenka.store.failures import OvertakenError, StoreFailure
from tenka.store.queries.tables import log
from tenka.store.queries.tables.log import Append

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Job:
    """Something to write, and who waits for it."""

    work: Callable[[Connection], Any] | Append
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = field(default=None)
    error: BaseException | None = field(default=None)


class Writer(ABC):
    """Writes in order; each change is a transaction of its own, appended entries share one."""

    def __init__(self) -> None:
        self._stopped = False
        self.on_failure: Callable[[], None] = lambda: None  # called by the thread after each write that failed
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="tenka-write", daemon=True)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """What the work returns, once it is committed."""
        return cast("T", await self._asked(work))

    async def append(self, entries: Append) -> None:
        """Return once the entries are committed."""
        await self._asked(entries)

    async def _asked(self, work: Callable[[Connection], Any] | Append) -> Any:
        if self._stopped:
            raise self._closed()
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        self._jobs.put(job)
        return await job.future  # who stops waiting does not stop the writing

    def stop(self) -> None:
        """Write all that was asked for, then end."""
        self._stopped = True
        self._jobs.put(None)
        self._thread.join()

    # What a kind of database does in its own way

    @abstractmethod
    def _closed(self) -> StoreFailure:
        """Why nothing is written any more."""

    @abstractmethod
    def _patience(self) -> float:
        """How many seconds to wait for something to write before one looks around."""

    @abstractmethod
    def _look(self, *, idle: bool) -> None:
        """See to what must be seen to now and then."""

    @abstractmethod
    def _transact(self, work: Callable[[Connection], T], *, entries: bool) -> T:
        """What the work returns, once it is committed; `entries`: it appends to logs, and nothing beside them."""

    @abstractmethod
    def _failure(self, error: DBAPIError) -> TenkaError:
        """The database's error as one of ours: a StoreFailure, unless it is what was written that is wrong."""

    @abstractmethod
    def _failed(self, failure: StoreFailure) -> StoreFailure:
        """Take note of a failure; what those who wait are told."""

    @abstractmethod
    def _succeeded(self) -> None:
        """Take note of a write that arrived."""

    @abstractmethod
    def _let_go(self) -> None:
        """Give back the connection that is kept for writing."""

    # The thread

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._waiting_jobs()
            self._look(idle=not jobs)
            appends = [job for job in jobs if isinstance(job.work, Append)]
            if appends:
                self._write_appends(appends)
            for job in jobs:
                if not isinstance(job.work, Append):
                    self._write([job], job.work)
            _report(jobs)
        self._let_go()

    def _waiting_jobs(self) -> tuple[list[Job], bool]:
        """All jobs there are, or none after a while; and whether more will follow."""
        jobs: list[Job] = []
        try:
            job = self._jobs.get(timeout=self._patience())
            while job is not None:
                jobs.append(job)
                job = self._jobs.get_nowait()
        except Empty:
            return jobs, True
        return jobs, False

    def _write_appends(self, jobs: list[Job]) -> None:
        appends = [cast("Append", job.work) for job in jobs]
        plain = all(each.finish is None for each in appends)  # the end of a game reads ratings, and writes them
        self._write(jobs, lambda connection: log.append(connection, appends), entries=plain)
        error = jobs[0].error
        if len(jobs) > 1 and error is not None and not isinstance(error, StoreFailure):  # the others shall not suffer
            for job in jobs:
                job.error = None
                self._write_appends([job])
        elif isinstance(error, IntegrityError):
            if log.is_taken(error):
                jobs[0].error = OvertakenError("overtaken", {"table": appends[0].table})
        elif error is None:
            for job in jobs:
                table = cast("Append", job.work).table
                if table in job.result:
                    job.error = OvertakenError("overtaken", {"table": table})

    def _write(self, jobs: list[Job], work: Callable[[Connection], Any], *, entries: bool = False) -> None:
        try:
            result = self._transact(work, entries=entries)
        except IntegrityError as error:
            _fail(jobs, error)
        except StoreFailure as error:
            self._fail(jobs, error)
        except DBAPIError as error:
            self._fail(jobs, self._failure(error))
        except Exception as error:  # noqa: BLE001  whoever asked gets it
            _fail(jobs, error)
        else:
            self._succeeded()
            for job in jobs:
                job.result = result

    def _fail(self, jobs: list[Job], failure: TenkaError) -> None:
        if not isinstance(failure, StoreFailure):
            _fail(jobs, failure)
            return
        _fail(jobs, self._failed(failure))
        if jobs:
            self.on_failure()


def _fail(jobs: list[Job], error: Exception) -> None:
    for job in jobs:
        job.error = StoreFailure(error.message, error.params) if isinstance(error, StoreFailure) else error


def _report(jobs: list[Job]) -> None:
    """Tell those who wait, one call for all of a loop."""
    for loop in {job.loop for job in jobs}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, [job for job in jobs if job.loop is loop])


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
