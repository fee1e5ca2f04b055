"""What is said at a table, to everybody or in private."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from tenka.kernel.errors import BadInput
from tenka.server.broadcast.connections import in_json
from tenka.server.broadcast.recent_remarks import RecentRemarks, read
from tenka.server.broadcast.spectators import News
from tenka.server.guard.refused import Refused
from tenka.server.notices import occasions
from tenka.server.people.sanitizing import is_visible, sanitized
from tenka.server.processes.announcements import TALK
from tenka.server.tables import serializing
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.queries.notices import outbox
from tenka.store.queries.safety import muting
from tenka.store.queries.tables import chat
from tenka.wire.live import ChatMessage
from tenka.wire.tables import REMARK_LENGTH

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy import Connection

    from tenka.server.broadcast.shared_messages import SharedMessages
    from tenka.server.tables.table_state import TableState
    from tenka.store.queries.tables.chat import ChatPage, Said
    from tenka.wire.tables import Remark


def proper_remark(given: str) -> str:
    """A remark as it is kept: on one line, and with nothing that could hide or harm."""
    text = sanitized(given)
    if not is_visible(text):
        raise BadInput("nothing-said")
    if len(text) > REMARK_LENGTH:  # some characters grow when they are composed
        raise BadInput("remark-too-long", {"most": REMARK_LENGTH})
    return text


class TableChat:
    """Talk at one table: durable before it is told."""

    def __init__(self, table: TableState, shared_messages: SharedMessages) -> None:
        self._table = table
        self._shared_messages = shared_messages
        self.recent = RecentRemarks(lambda who: table.database.read(read, table.row.id, who))
        self._unsure: set[tuple[str, str]] = set()  # remarks whose writing failed, by author and key
        self._known: int | None = (
            None  # how many of all remarks here are known; null: nobody is here to whom it matters
        )

    async def say(self, person: str, text: str, key: str, to: Collection[int] | None = None) -> None:
        """Say something to everybody, or to the people in these seats; nobody else hears that anything was said."""
        table, text = self._table, proper_remark(text)

        async def said() -> None:
            seat = table.own_seat(person)
            listeners = None if to is None else await self._listeners(person, seat, to, key)
            await self._written(person, key, partial(self._say, person, seat, text, key, listeners))

        await table.in_turn(said)

    async def _written(self, person: str, key: str, say: Callable[[Connection], Said]) -> None:
        """Write a remark down, then tell it."""
        try:
            said = await self._table.write(say, changes=False)
        except IntegrityError:  # one of them has just left us
            raise Refused(403, "not-seated") from None
        except StoreFailure:
            self._unsure.add((person, key))  # it may have been written: then nobody has heard it yet
            self.recent.forget()
            raise
        if said.new or (person, key) in self._unsure:
            self._unsure.discard((person, key))
            if not self._table.database.shared:
                self._tell(said)
                return
            self._table.announcements.announce(TALK, self._table.row.id)
            if self._table.connections.sockets:
                await self._tell_new()

    def _say(
        self, person: str, seat: int, text: str, key: str, listeners: dict[int, str] | None, connection: Connection
    ) -> Said:
        """Write a remark down and, with it, notices for those who wish to be told of it."""
        row = self._table.row
        said = chat.say(connection, row.id, person, seat, text, key, listeners)
        if said.new:
            by, heard = said.remark.name or "", None if listeners is None else listeners.values()
            told = occasions.said(row, person, by, said.number, heard, self._table.wants)
            deaf = muting.deaf(connection, person, {each.person for each in told}) if told else set()
            outbox.add(connection, [each for each in told if each.person not in deaf], now())
        return said

    async def _listeners(self, person: str, speaker: int, to: Collection[int], key: str) -> dict[int, str]:
        """The people in these seats: bots, and nobody, cannot be spoken to; what was said before may be said again."""
        table = self._table
        wanted = set(to) - {speaker}
        found = {n: each.person for n, each in enumerate(table.row.seats) if n in wanted and each.person is not None}
        missing = wanted - found.keys() or ({speaker} if not wanted else set())
        if missing and not await table.database.read(chat.is_said, table.row.id, person, key):
            raise Refused(409, "nobody-listens", {"seat": min(missing)})
        return found

    async def latest(self, person: str | None) -> ChatPage:
        """What somebody may read of what was said last; whoever goes on without waiting misses nothing after it."""
        if self._known is None and self._table.database.shared:
            self._known = await self._table.database.read(chat.last, self._table.row.id)
        while (page := self.recent.of(person)) is None:
            await self.recent.look_up(person)
        return page

    def shown(self, page: ChatPage) -> list[Remark]:
        """A page as it is sent: encoded once for all strangers, and for whoever was in something private alone."""
        if page is self.recent.of(None):
            return self._shared_messages.remarks(page)
        return [serializing.said(row) for row in page.rows]

    async def catch_up(self, last: int | None = None) -> None:
        """Tell what was said by other processes, up to the last remark there is, to those who are connected to us."""
        table = self._table
        if last is not None and last <= (self._known or 0):
            return
        async with table.settled():
            if table.connections.sockets:
                await self._tell_new()
                self._known = max(self._known or 0, last or 0)  # its author may have left us, and taken it along

    async def _tell_new(self) -> None:
        """Tell all that is not known yet, whoever has written it, in its order."""
        for said in await self._table.database.read(chat.said_since, self._table.row.id, self._known or 0):
            self._known = said.number
            self._tell(said)

    def forget(self) -> None:
        """Let everything go: nobody is here."""
        self._known = None
        self.recent.forget()

    def _tell(self, said: Said) -> None:
        """Tell a remark to those it is for, to each with their own number."""
        self.recent.add(said)
        connections = self._table.connections
        insiders = [each for each in connections.spectators if each.person in said.private]
        for socket in [*connections.seated, *insiders]:
            row = said.for_reader(socket.person)
            if row is not None and row.number > socket.last_remark:
                connections.push(socket, ChatMessage(serializing.said(row)))
        public = said.for_reader(None)
        if public is not None:
            known = [each for each in connections.spectators if each.last_remark >= public.number]
            connections.spectators.tell(News(in_json(ChatMessage(serializing.said(public)))), {*insiders, *known})
