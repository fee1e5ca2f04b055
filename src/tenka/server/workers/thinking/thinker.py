"""Thinks for servers: takes questions from their database, and writes down what was found.

A question is a world that its seat cannot tell from the true one; a thinker reads nothing else of any game.
"""

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Callable, Collection
from importlib.metadata import version
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from tenka.server.logs import set_up
from tenka.server.processes.announcements import ASKED, THOUGHT
from tenka.server.processes.leases import LEASE
from tenka.server.processes.membership import BEAT, LONGEST_HOST
from tenka.server.processes.notify_line import NotifyLine
from tenka.server.settings import Settings
from tenka.server.workers.process import NICENESS, WorkerAnswer
from tenka.server.workers.questions import KINDS
from tenka.server.workers.slot import NoAnswer, PendingQuestion, WorkerSlot
from tenka.store.address import ServerAddress
from tenka.store.failures import StoreFailure
from tenka.store.ids import new_id, now
from tenka.store.postgresql.served import ServedDatabase
from tenka.store.queries import jobs, processes, thoughts
from tenka.store.queries.jobs import JobName
from tenka.store.queries.processes import ProcessRow

MODULE = "tenka.server.workers.process"
RELEASE = version("tenka")
TO_STOP = (signal.SIGTERM, signal.SIGINT)
LOOK = 1.0  # seconds between two looks for questions that nobody has announced
UNREADABLE = WorkerAnswer(error="garbage")


class Thinker:
    """So many processes that think, and what they tell the servers."""

    def __init__(self, database: ServedDatabase, places: int, engine: Path | None = None) -> None:
        self.id = new_id()
        self._database = database
        self._line = NotifyLine(database.line_parameters(), self.id)
        self._slots = [WorkerSlot(MODULE, None, lambda *_: None, NICENESS, engine) for _ in range(places)]
        self._held: set[JobName] = set()
        self._started = now()
        self._wake = asyncio.Event()
        self._line.on(ASKED, self._wake.set)
        self._line.on_gap.append(self._wake.set)

    async def join(self) -> None:
        """Be known to the servers."""
        await self._database.change(self._beaten, [])

    def hurry(self) -> None:
        """It ends soon: wait for no database that does not answer."""
        self._database.hurry()

    async def work(self) -> None:
        """Think until it is cancelled; what is not thought out then is left to others."""
        try:
            async with asyncio.TaskGroup() as group:
                for errand in (self._line.watch(), self._beat(), self._hand_out(group)):
                    group.create_task(errand)
        finally:
            for slot in self._slots:
                await slot.clear()
            with contextlib.suppress(StoreFailure):
                await self._database.change(self._left)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(StoreFailure):  # the log has it
                await self._database.change(self._beaten, list(self._held))

    def _beaten(self, connection: Connection, held: Collection[JobName]) -> None:
        """Say that we live, and keep what we think about."""
        moment, _ = processes.beat(connection, self._me())
        jobs.renew(connection, held, self.id, moment, int(LEASE * 1000))

    def _left(self, connection: Connection) -> None:
        jobs.hand_all_back(connection, self.id)
        processes.leave(connection, self.id)

    def _me(self) -> ProcessRow:
        host, lag = socket.gethostname()[:LONGEST_HOST], int(self._line.lag * 1000)
        return ProcessRow(self.id, host, os.getpid(), RELEASE, self._started, 0, 0, 0, lag, places=len(self._slots))

    async def _hand_out(self, group: asyncio.TaskGroup) -> None:
        """Take as many questions as there are processes without one."""
        for slot in self._slots:
            await slot.prepare()
        while True:
            free = [slot for slot in self._slots if not slot.busy]
            self._wake.clear()
            taken = await self._taken(len(free)) if free else {}
            for slot, (name, question) in zip(free, taken.items(), strict=False):
                slot.busy = True  # at once: there is another look soon
                self._held.add(name)
                group.create_task(self._think(slot, name, question))
            if len(taken) < len(free) or not free:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._wake.wait()

    async def _taken(self, limit: int) -> dict[JobName, bytes]:
        try:
            return await self._database.change(thoughts.take, RELEASE, self.id, int(LEASE * 1000), limit)
        except StoreFailure:
            return {}

    async def _think(self, slot: WorkerSlot, name: JobName, question: bytes) -> None:
        try:
            content = msgspec.msgpack.encode(await _answer(slot, question))
            with contextlib.suppress(StoreFailure):  # its lease ends, and somebody else thinks about it
                if await self._database.change(thoughts.answer, name, self.id, content):
                    self._line.announce(THOUGHT, name.key)
        finally:
            self._held.discard(name)
            slot.busy = False
            self._wake.set()


async def _answer(slot: WorkerSlot, question: bytes) -> WorkerAnswer:
    try:
        asked = PendingQuestion(msgspec.msgpack.decode(question, type=KINDS), lambda _: True)
    except msgspec.DecodeError:
        return UNREADABLE
    await slot.settle(asked)
    try:
        return WorkerAnswer(msgspec.Raw(msgspec.msgpack.encode(await asked.answer)))
    except NoAnswer:
        return WorkerAnswer(error=NoAnswer.__name__)


async def think(address: ServerAddress, settings: Settings, ready: Callable[[], None]) -> None:
    """Think for the servers of a database until SIGTERM or SIGINT; `ready` is called once it is reached."""
    set_up(settings.log_level)
    database = ServedDatabase(address)
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for each in TO_STOP:  # by signal itself: what the loop catches would kill us again as soon as it is closed
        signal.signal(each, lambda *_: loop.call_soon_threadsafe(stop.set))
    try:
        thinker = Thinker(database, settings.thinking_places, settings.engine)
        await thinker.join()
        ready()
        await _until(stop, thinker)
    finally:
        database.close()
        for each in TO_STOP:
            signal.signal(each, signal.SIG_IGN)


async def _until(stop: asyncio.Event, thinker: Thinker) -> None:
    """Think until told to stop; being told again does not hurry what is handed back."""
    working, told = asyncio.create_task(thinker.work()), asyncio.create_task(stop.wait())
    await asyncio.wait({working, told}, return_when=asyncio.FIRST_COMPLETED)
    told.cancel()
    thinker.hurry()
    working.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await working
