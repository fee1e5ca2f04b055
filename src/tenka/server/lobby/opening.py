"""Opening tables: no more at once than one has use for, and one for each key."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from tenka.server.guard.refused import Refused
from tenka.store.queries.tables import creations, lists, log, tables
from tenka.store.queries.tables.creations import Creation
from tenka.store.queries.tables.log import Append, LogEntry

if TYPE_CHECKING:
    from tenka.server.endpoints.endpoint import Call
    from tenka.wire.hot_seats import HotSeatTable
    from tenka.wire.tables import NewTable

MOST_OPEN = 5  # tables of one person that have not started
MOST_OPEN_NEW = 2  # of a guest who came only lately
MOST_OPEN_NEARBY = 20  # of one address


async def open_table(
    call: Call,
    asked: NewTable | HotSeatTable | None = None,
    then: Callable[[Connection, str], None] | None = None,
    **table: Any,
) -> str:
    """A new table of who asks, and what is done with it `then`; its id.

    What was `asked` for by the same key before is found again instead.
    """
    me, nearby, limits = call.person.id, call.services.households.origin(call.address), call.services.settings.limits
    most = MOST_OPEN_NEW if call.person.is_new_guest else MOST_OPEN
    key = msgspec.UNSET if asked is None else asked.key

    def made(connection: Connection) -> str:
        known = None if key is msgspec.UNSET else creations.find(connection, me, key)
        if known is not None:
            return _same(known, _content(asked))
        if limits:
            _check_room(connection, me, nearby, most)
        id = tables.create(connection, owner=me, origin=nearby, **table)
        if key is not msgspec.UNSET:
            creations.note(connection, me, key, Creation(_content(asked), id))
        if then is not None:
            then(connection, id)
        return id

    try:
        return await call.services.database.write(made)
    finally:
        call.services.listing.changed()


def begin_with(
    connection: Connection,
    id: str,
    rules: int,
    seed: str,
    line: Sequence[tuple[int, list[str | int]]],
    waiting: Sequence[int],
) -> None:
    """Start the game of a new table with moves, each with its seat, that are as good as played there."""
    tables.start(connection, id, rules, seed, waiting)
    entries = [
        LogEntry(seat, msgspec.json.encode(move).decode(), f"line-{number}") for number, (seat, move) in enumerate(line)
    ]
    log.append(connection, [Append(id, 0, entries)])


def _content(asked: NewTable | HotSeatTable | None) -> str:
    """What is asked for, however it was written."""
    assert asked is not None
    plain = msgspec.structs.replace(asked, key=msgspec.UNSET)
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def _same(known: Creation, content: str) -> str:
    if known.content != content or known.table is None:
        raise Refused(409, "key-used")
    return known.table


def _check_room(connection: Connection, me: str, nearby: str, most: int) -> None:
    if lists.count_open(connection, owner=me) >= most:
        raise Refused(409, "too-many-tables", {"most": most})
    if lists.count_open(connection, origin=nearby) >= MOST_OPEN_NEARBY:
        raise Refused(409, "too-many-tables-nearby", {"most": MOST_OPEN_NEARBY})
