"""Announcements by PostgreSQL's NOTIFY: on connections of their own, after the commit, without waiting for a disk.

A process hears itself, too: by its own calls every other second it knows that the line is whole, and how long it takes.
"""

import asyncio
import logging
import time
from collections import deque
from typing import Any

import psycopg

from tenka.server.processes.announcements import Announcements, written

CHANNEL = "tenka"
LONGEST = 7_500  # bytes of a NOTIFY; PostgreSQL takes 8000
MOST_UNSENT = 20_000  # announcements; older ones are found by the numbers
CALL = "call"
OUTSIDE = "-"  # in place of a process' id
CALL_EVERY = 2.0  # seconds
PATIENCE = 6.0  # seconds without hearing anything, oneself included, after which the line is taken for broken
RETRY = 1.0

log = logging.getLogger("tenka.server")


def tell_once(parameters: dict[str, Any], *lines: str) -> None:
    """Tell all processes something from outside, such as an operator's command."""
    with psycopg.connect(**parameters, autocommit=True) as connection:
        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, "\n".join([OUTSIDE, *lines])))


class NotifyLine(Announcements):
    """A process' line to all others on the same database."""

    def __init__(self, parameters: dict[str, Any], id: str) -> None:
        super().__init__()
        self._parameters = parameters
        self._id = id
        self._unsent: deque[str] = deque(maxlen=MOST_UNSENT)
        self._wake = asyncio.Event()

    def announce(self, kind: str, *words: object) -> None:
        """Tell all other processes, soon."""
        line = written(kind, *words)
        if len(self._id) + len(line) >= LONGEST:  # it could never be sent, nor anything behind it
            log.error("announcement-too-long", extra={"part": kind})
            return
        self._unsent.append(line)
        self._wake.set()

    async def watch(self) -> None:
        """Hear and tell until it is cancelled."""
        async with asyncio.TaskGroup() as group:
            for errand in (self._again(self._listen), self._again(self._tell), self._call()):
                group.create_task(errand)

    async def _again(self, errand: Any) -> None:
        """Do something for ever: anew, whenever the connection is lost."""
        told = False
        while True:
            began = time.monotonic()
            try:
                await errand()
            except (psycopg.Error, OSError, TimeoutError) as error:
                if not told or time.monotonic() - began > PATIENCE:
                    log.warning("announcements-interrupted", extra={"why": type(error).__name__})
                told = True
            await asyncio.sleep(RETRY)

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(**self._parameters, autocommit=True)

    async def _listen(self) -> None:
        async with await self._connected() as connection:
            async with asyncio.timeout(PATIENCE):
                await connection.execute(f"LISTEN {CHANNEL}")
            self.gap()  # whatever was told before was told to others
            heard = True
            while heard:
                heard = False
                async for found in connection.notifies(timeout=PATIENCE, stop_after=1):
                    heard = True
                    self._take(found.payload)

    def _take(self, payload: str) -> None:
        sender, *lines = payload.split("\n")
        for line in lines:
            if sender != self._id:
                self._do(line)
            elif line.startswith(CALL):
                self.lag = time.monotonic() - float(line.removeprefix(CALL))

    def _do(self, line: str) -> None:
        """Do what others announce; what another version means by the same word keeps nobody from the rest."""
        try:
            self.heard(line)
        except Exception as error:  # noqa: BLE001  whatever it was
            part, why = line.partition(" ")[0], type(error).__name__
            log.warning("announcement-not-understood", extra={"part": part, "why": why})

    async def _tell(self) -> None:
        async with await self._connected() as connection:
            async with asyncio.timeout(PATIENCE):
                await connection.execute("SET synchronous_commit = off")
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._unsent:
                    await self._send(connection)

    async def _send(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Send what there is, as much as one call takes; what is not sent for sure is sent again."""
        lines, size = [], len(self._id)
        while self._unsent and size + len(self._unsent[0]) < LONGEST:
            line = self._unsent.popleft()
            lines.append(line)
            size += len(line) + 1
        payload = "\n".join([self._id, *lines])
        try:
            async with asyncio.timeout(PATIENCE):
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
        except BaseException:
            self._unsent.extendleft(reversed([line for line in lines if not line.startswith(CALL)]))
            self._wake.set()
            raise

    async def _call(self) -> None:
        while True:
            self.announce(CALL, f"{time.monotonic():.6f}")
            await asyncio.sleep(CALL_EVERY)
