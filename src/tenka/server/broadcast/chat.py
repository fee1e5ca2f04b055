"""What is said at a table, to everybody or in private."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from tenka.kernel.errors import BadInput
from tenka.server.broadcast.connections import in_json
from tenka.server.broadcast.recent_remarks import RecentRemarks, read
from tenka.server.broadcast.spectators import News
from tenka.server.people.sanitizing import is_visible, sanitized
from tenka.server.refused import Refused
from tenka.server.tables import serializing
from tenka.store.failures import StoreFailure
from tenka.store.queries import chat
from tenka.wire.live import ChatMessage
from tenka.wire.tables import REMARK_LENGTH

if TYPE_CHECKING:
    from collections.abc import Collection

    from tenka.server.broadcast.shared_messages import SharedMessages
    from tenka.server.tables.table_state import TableState
    from tenka.store.queries.chat import ChatPage, Said
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

    async def say(self, person: str, text: str, key: str, to: Collection[int] | None = None) -> None:
        """Say something to everybody, or to the people in these seats; nobody else hears that anything was said."""
        table, text = self._table, proper_remark(text)
        async with table.settled():
            seat = table.own_seat(person)
            listeners = None if to is None else await self._listeners(person, seat, to, key)
            try:
                said = await table.database.write(chat.say, table.row.id, person, seat, text, key, listeners)
            except IntegrityError:  # one of them has just left us
                raise Refused(403, "not-seated") from None
            except StoreFailure:
                self._unsure.add((person, key))  # it may have been written: then nobody has heard it yet
                self.recent.forget()
                raise
            if said.new or (person, key) in self._unsure:
                self._unsure.discard((person, key))
                self._tell(said)

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
        while (page := self.recent.of(person)) is None:
            await self.recent.look_up(person)
        return page

    def shown(self, page: ChatPage) -> list[Remark]:
        """A page as it is sent: encoded once for all strangers, and for whoever was in something private alone."""
        if page is self.recent.of(None):
            return self._shared_messages.remarks(page)
        return [serializing.said(row) for row in page.rows]

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
