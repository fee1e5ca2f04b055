"""Thinkers on other machines, asked by way of the database: a question is a job, taken with a lease.

They are announced what is new as processes are; what nobody has heard is found by looking.
"""

import asyncio
import contextlib
import time
from importlib.metadata import version

import msgspec

from tenka.server.processes.announcements import ASKED, THOUGHT, Announcements
from tenka.server.workers.process import WorkerAnswer
from tenka.server.workers.slot import ATTEMPTS, PendingQuestion
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.ids import new_id
from tenka.store.queries import thoughts
from tenka.store.queries.jobs import JobName

RELEASE = version("tenka")
LOOK = 0.5  # seconds between two looks
UNTAKEN = 2.0  # seconds after which a question that nobody thinks about is taken back

GARBAGE = WorkerAnswer(error="garbage")


class FarThinking:
    """What is asked on other machines."""

    def __init__(self, database: Database, line: Announcements) -> None:
        self._database = database
        self._line = line
        self._news: dict[str, asyncio.Event] = {}
        line.on(THOUGHT, self._handle)

    async def think(self, asked: PendingQuestion) -> WorkerAnswer | None:
        """What a thinker makes of a question; None if nobody takes it up, or nobody waits for it any more."""
        name = JobName(thoughts.kind(RELEASE), new_id())
        self._news[name.key] = asyncio.Event()
        try:
            await self._database.write(thoughts.ask, name, asked.content)
            self._line.announce(ASKED)
            content = await self._content(name, asked)
        except StoreFailure:  # told by whoever answers for the store
            return None
        finally:
            del self._news[name.key]
            with contextlib.suppress(StoreFailure):  # it is forgotten in time
                await self._database.write(thoughts.withdraw, name)
        return None if content is None else _read(content)

    async def _content(self, name: JobName, asked: PendingQuestion) -> bytes | None:
        news = self._news[name.key]
        untaken = began = time.monotonic()
        while not asked.answer.done() and time.monotonic() - began < ATTEMPTS * asked.question.patience:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await news.wait()
            news.clear()
            found = await self._database.read(thoughts.standing, name)
            if found.content is not None:
                return found.content
            if found.taken:
                untaken = time.monotonic()
            elif time.monotonic() - untaken > UNTAKEN:
                break
        return None

    def _handle(self, id: str) -> None:
        if id in self._news:
            self._news[id].set()


def _read(content: bytes) -> WorkerAnswer:
    try:
        return msgspec.msgpack.decode(content, type=WorkerAnswer)
    except msgspec.DecodeError:
        return GARBAGE
