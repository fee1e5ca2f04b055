"""What is said at a table, to everybody or in private."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from tenka.kernel.errors import BadInput
from tenka.server import showing
from tenka.server.company import in_json
from tenka.server.harmless import harmless, has_something_to_see
from tenka.server.refused import Refused
from tenka.store import chat
from tenka.store.failures import StoreFailure
from tenka.wire.live import ChatMessage
from tenka.wire.tables import REMARK_LENGTH

if TYPE_CHECKING:
    from collections.abc import Collection

    from tenka.server.table import Table
    from tenka.store.chat import Said


def proper_remark(given: str) -> str:
    """A remark as it is kept: on one line, and with nothing that could hide or harm."""
    text = harmless(given)
    if not has_something_to_see(text):
        raise BadInput("nothing-said")
    if len(text) > REMARK_LENGTH:  # some characters grow when they are composed
        raise BadInput("remark-too-long", {"most": REMARK_LENGTH})
    return text


class Talk:
    """Talk at one table: durable before it is told."""

    def __init__(self, table: Table) -> None:
        self._table = table
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

    def _tell(self, said: Said) -> None:
        """Tell a remark to those it is for, to each with their own number."""
        encoded: dict[int, str] = {}
        for socket in self._table.company.sockets:
            row = said.for_reader(socket.person)
            if row is None:
                continue
            if row.number not in encoded:
                encoded[row.number] = in_json(ChatMessage(showing.said(row)))
            socket.push(encoded[row.number])
