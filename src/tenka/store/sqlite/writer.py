"""The one thread that writes: whatever came in while it waited for the disk goes into its next transaction."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from tenka.store.failures import StoreFailure, explained, failure
from tenka.store.queries.log import Append, append
from tenka.store.sqlite.health import HealthMonitor

T = TypeVar("T")

LOOK_EVERY = 1.0  # seconds
BRING_OVER_EVERY = 0.2  # seconds, so long at most something is in the log alone
TRY_EVERY = 5.0  # seconds, while nothing can be written and nobody else tries


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

    The watch is asked before and after every commit, told what came of it, and allowed to look around in between.
    """

    def __init__(self, engine: Engine, path: Path, watch: HealthMonitor) -> None:
        self._engine = engine
        self._path = path
        self._watch = watch
        self._tried = self._looked = self._brought_over = time.monotonic()
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
            raise StoreFailure("store-failed", {"file": str(self._path)})
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
            job = self._jobs.get(timeout=BRING_OVER_EVERY if self._watch.loose else LOOK_EVERY)
            while job is not None:
                jobs.append(job)
                job = self._jobs.get_nowait()
        except Empty:
            return jobs, True
        return jobs, False

    def _look(self, *, idle: bool) -> None:
        """See to the files every second, and when nothing can be written try now and then whether it can."""
        now = time.monotonic()
        if self._watch.loose and now - self._brought_over >= BRING_OVER_EVERY:
            self._brought_over = now
            self._watch.bring_over()
        if now - self._looked >= LOOK_EVERY:
            self._looked = now
            if self._watch.broken is not None:
                self._let_go()  # it may have to be exchanged
            self._watch.look(idle=idle)
        if idle and self._watch.trouble is not None and now - self._tried >= TRY_EVERY:
            self._write([], lambda connection: connection.execute(text("UPDATE setting SET value = value")))

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
        except IntegrityError:
            raise
        except DBAPIError:
            self._connection.invalidate()
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _failed(self, jobs: list[Job], failed: StoreFailure) -> None:
        """Tell of a failure in the log, where it happens, and those who wait."""
        failed = explained(failed, self._path.parent)
        self._watch.failed(failed)
        _fail(jobs, failed)
        if jobs:
            self.on_failure()
        if failed.message == "store-full":
            self._watch.shorten("RESTART")  # the log must not keep a full disk full

    def _write(self, jobs: list[Job], work: Callable[[Connection], Any]) -> None:
        self._tried = time.monotonic()
        try:
            with self._transaction() as connection:
                result = work(connection)
                self._watch.check()
            self._watch.check(wrote=True)  # what was committed to files that were taken away meanwhile is in doubt
        except IntegrityError as error:
            _fail(jobs, error)
        except StoreFailure as error:
            self._failed(jobs, error)
        except DBAPIError as error:
            self._failed(jobs, failure(error, str(self._path)))
        except Exception as error:  # noqa: BLE001  whoever asked gets it
            _fail(jobs, error)
        else:
            self._watch.succeeded()
            for job in jobs:
                job.result = result


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
