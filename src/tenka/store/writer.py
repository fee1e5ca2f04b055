"""The one thread that writes: whatever came in while it waited for the disk goes into its next transaction."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from tenka.store.failures import StoreFailure, failure
from tenka.store.log import Append, append

T = TypeVar("T")

LOG = logging.getLogger("tenka.store")


@dataclass(eq=False, slots=True)
class Job:
    """Something to write, and who waits for it."""

    work: Callable[[Connection], Any] | Append
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = field(default=None)
    error: BaseException | None = field(default=None)


class Writer:
    """Writes in order; each change is a transaction of its own, appended entries share one.

    `check` is called before every commit, and raises StoreFailure if there shall be none; `relieve` after a commit
    that found no room.
    """

    def __init__(self, engine: Engine, file: str, check: Callable[[], None], relieve: Callable[[], None]) -> None:
        self._engine = engine
        self._file = file
        self._check = check
        self._relieve = relieve
        self._stopped = False
        self.on_failure: Callable[[], None] = lambda: None  # called by the thread after each write that failed
        self._connection: Connection | None = None  # used by the thread alone
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="tenka-write", daemon=True)
        self._thread.start()

    async def change(self, work: Callable[[Connection], T]) -> T:
        """What the work returns, once it is committed."""
        return cast("T", await self._asked(work))

    async def append(self, entries: Append) -> None:
        """Return once the entries are committed."""
        await self._asked(entries)

    async def _asked(self, work: Callable[[Connection], Any] | Append) -> Any:
        if self._stopped:
            raise StoreFailure("store-failed", {"file": self._file})
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        self._jobs.put(job)
        return await job.future  # who stops waiting does not stop the writing

    def stop(self) -> None:
        """Write all that was asked for, then end."""
        self._stopped = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._waiting_jobs()
            appends = [job for job in jobs if isinstance(job.work, Append)]
            if appends:
                self._write_appends(appends)
            for job in jobs:
                if not isinstance(job.work, Append):
                    self._write([job], job.work)
            _report(jobs)
        self._let_go()

    def _waiting_jobs(self) -> tuple[list[Job], bool]:
        """All jobs there are, at least one; and whether more will follow."""
        jobs = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _write_appends(self, jobs: list[Job]) -> None:
        self._write(jobs, lambda connection: append(connection, [cast("Append", job.work) for job in jobs]))
        if len(jobs) > 1 and isinstance(jobs[0].error, IntegrityError):  # one of them; the others shall not suffer
            for job in jobs:
                job.error = None
                self._write_appends([job])

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction on the one connection that is kept for writing; one that failed is not used again."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except (StoreFailure, DBAPIError):
            self._connection.invalidate()
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _failed(self, jobs: list[Job], failed: StoreFailure) -> None:
        """Tell of a failure in the log, where it happens, and those who wait."""
        _fail(jobs, noted(failed))
        self.on_failure()
        if failed.message == "store-full":
            self._relieve()

    def _write(self, jobs: list[Job], work: Callable[[Connection], Any]) -> None:
        try:
            with self._transaction() as connection:
                result = work(connection)
                self._check()
        except IntegrityError as error:
            _fail(jobs, error)
        except StoreFailure as error:
            self._failed(jobs, error)
        except DBAPIError as error:
            self._failed(jobs, failure(error, self._file))
        except Exception as error:  # noqa: BLE001  whoever asked gets it
            _fail(jobs, error)
        else:
            for job in jobs:
                job.result = result


def noted(failed: StoreFailure) -> StoreFailure:
    """Write a failure to the log, where it happens, whoever it is then told to."""
    LOG.error(failed.message, extra=failed.params)
    return failed


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
