"""Exports on their way: read beside the loop, a piece at a time, and only as far as somebody fetches them."""

import asyncio
import time

from tenka.server.guard.refused import Refused
from tenka.store.database import Database
from tenka.store.queries.people.export import ExportReader

MOST = 32  # at once; each holds a piece or two
WAIT = 10  # seconds after which it makes sense to ask again
LONGEST_REST = 0.1  # seconds


class Exports:
    """Those that are being sent: one a person, and not too many together."""

    def __init__(self, database: Database) -> None:
        self.people: set[str] = set()
        self._database = database
        self._reading = asyncio.Semaphore(1)  # one piece at a time, whoever asks: others need the readers too

    async def begin(self, person: str) -> "Sending":
        """A new one; refused to those who are being sent one, and to somebody who is not there."""
        if person in self.people or len(self.people) >= MOST:
            raise Refused(429, "too-many-requests", {"seconds": WAIT})
        self.people.add(person)
        sending = Sending(self, person)
        try:
            await sending.start()
        except BaseException:
            await sending.aclose()
            raise
        return sending

    async def read(self, export: ExportReader) -> bytes | None:
        """The next piece; then a rest as long as it took, so that nobody else is kept waiting."""
        async with self._reading:
            began = time.monotonic()
            piece = await self._database.read(export.read)
            await asyncio.sleep(min(time.monotonic() - began, LONGEST_REST))
            return piece


class Sending:
    """An export that is being sent."""

    def __init__(self, exports: Exports, person: str) -> None:
        self._exports = exports
        self._person = person
        self._export = ExportReader(person)
        self._first: bytes | None = None

    async def start(self) -> None:
        """Read the first piece; what refuses or fails at once does so before anything is sent."""
        self._first = await self._exports.read(self._export)

    async def read(self) -> bytes | None:
        """The next piece."""
        first, self._first = self._first, None
        return first if first is not None else await self._exports.read(self._export)

    async def aclose(self) -> None:
        """Make room for others."""
        self._exports.people.discard(self._person)
