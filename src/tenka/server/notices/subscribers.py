"""Who wishes to be told of what: known in memory, so that a move asks nobody."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from tenka.server.processes.announcements import WISHES, Announcements
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.queries.notices import channels, wishes

RETRY = 2.0  # seconds until the database is asked once more, when it could not be read


class Subscribers:
    """Everybody with a channel that is not switched off, and the kinds of notices they do not want."""

    def __init__(self, database: Database, announcements: Announcements | None = None) -> None:
        self._announcements = announcements or Announcements()
        self._announcements.on(WISHES, lambda person: self._spawn(lambda: self._look(person)))
        self._announcements.on_gap.append(lambda: self._spawn(self.load))
        self._errands: set[asyncio.Task[None]] = set()
        self._database = database
        self._order = asyncio.Lock()  # what was read first is noted first
        self._reachable: set[str] = set()
        self._unwanted: dict[str, frozenset[str]] = {}

    async def load(self) -> None:
        """Find everybody."""
        async with self._order:
            self._reachable = await self._database.read(channels.reachable)
            self._unwanted = await self._database.read(wishes.unwanted)

    async def refresh(self, person: str) -> None:
        """Look again at somebody who has changed what they wish; other processes do, too."""
        self._announcements.announce(WISHES, person)
        try:
            await self._look(person)
        except StoreFailure:  # it is written, and is read as soon as it can be
            self._spawn(lambda: self._look(person))
            raise

    async def _look(self, person: str) -> None:
        async with self._order:
            await self._learn(person)

    async def _learn(self, person: str) -> None:
        own = await self._database.read(channels.of_person, person)
        wanted = await self._database.read(wishes.find, person)
        self._unwanted[person] = frozenset() if wanted is None else wanted.unwanted
        if any(each.in_use for each in own):
            self._reachable.add(person)
        else:
            self._reachable.discard(person)

    def _spawn(self, look: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(_tried(look))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def wants(self, person: str, kind: str) -> bool:
        """Whether somebody is to be told of a kind of thing."""
        return person in self._reachable and kind not in self._unwanted.get(person, ())


async def _tried(look: Callable[[], Awaitable[None]]) -> None:
    """Look as soon as the database can be read; a notice too few, or too many, until it can."""
    while True:
        with contextlib.suppress(StoreFailure):
            return await look()
        await asyncio.sleep(RETRY)
