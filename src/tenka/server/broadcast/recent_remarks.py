"""The latest remarks at a table, as its readers may read them: read once, then kept for all who come in."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sqlalchemy import Connection

from tenka.store.queries.tables import chat
from tenka.store.queries.tables.chat import PAGE, ChatPage, RemarkRow, Said


class RecentPage(NamedTuple):
    """A reader's latest remarks, and who has a part in anything private here, as they are on disk."""

    page: ChatPage
    insiders: frozenset[str]


def read(connection: Connection, table: str, who: str | None) -> RecentPage:
    """What is on disk for a reader; None stands for everybody who was never in anything private."""
    return RecentPage(chat.page(connection, table, who), chat.insiders(connection, table))


class RecentRemarks:
    """Pages of a table's latest remarks: one for all strangers, one for each insider who has come in.

    `find` reads what is on disk for a reader. It takes its time, and what is told meanwhile is put together with what
    it finds, by their numbers: nothing is missing then, and nothing there twice.
    """

    def __init__(self, find: Callable[[str | None], Awaitable[RecentPage]]) -> None:
        self._find = find
        self._insiders: frozenset[str] = frozenset()
        self._pages: dict[str | None, ChatPage] = {}
        self._reading: dict[str | None, asyncio.Task[None]] = {}
        self._meanwhile: dict[str | None, list[Said]] = {}  # what is told while a page is read
        self._forgotten = 0

    def of(self, who: str | None) -> ChatPage | None:
        """The latest remarks that somebody may read, if they are at hand."""
        return self._pages.get(self._reader(who)) if None in self._pages else None

    async def look_up(self, who: str | None) -> None:
        """Have the remarks of somebody at hand, most likely; those who ask at the same time are answered together."""
        reader = self._reader(who) if None in self._pages else None
        if reader not in self._reading:
            self._reading[reader] = asyncio.create_task(self._read(reader))
        await asyncio.shield(self._reading[reader])

    def add(self, said: Said) -> None:
        """Put a remark on the pages of all who may read it; those that are being read have room for it, too."""
        self._insiders = self._insiders.union(said.private)
        for reader, page in self._pages.items():
            row = said.for_reader(reader)
            if row is not None:
                self._pages[reader] = _with(page, [row])
        for told in self._meanwhile.values():
            told.append(said)

    def forget(self) -> None:
        """Let everything go: it is to be read again, for names or words have changed, or nobody is here."""
        self._forgotten += 1
        self._pages.clear()

    def _reader(self, who: str | None) -> str | None:
        return who if who in self._insiders else None

    async def _read(self, reader: str | None) -> None:
        forgotten = self._forgotten
        told = self._meanwhile[reader] = []
        try:
            found = await self._find(reader)
        finally:
            del self._meanwhile[reader], self._reading[reader]
        if forgotten != self._forgotten:
            return
        rows = [row for said in told if (row := said.for_reader(reader)) is not None]
        self._insiders = self._insiders.union(found.insiders)
        self._pages[reader] = _with(found.page, rows)


def _with(page: ChatPage, more: list[RemarkRow]) -> ChatPage:
    """A page with further remarks in their places, and no more than fit on it."""
    rows = sorted({row.number: row for row in [*page.rows, *more]}.values(), key=lambda row: row.number)
    return ChatPage(rows[-PAGE:], earlier=page.earlier or len(rows) > PAGE)
