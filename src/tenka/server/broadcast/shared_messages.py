"""What all spectators of a table are sent alike, encoded once and shared by them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

from tenka.server.broadcast.connections import in_json
from tenka.server.broadcast.spectators import News
from tenka.server.tables import serializing
from tenka.wire.live import StewardsMessage

if TYPE_CHECKING:
    from collections.abc import Callable

    from tenka.server.tables.snapshot import Snapshot
    from tenka.server.tables.table_state import TableState
    from tenka.store.queries.tables.chat import ChatPage
    from tenka.store.queries.tables.tables import TableRow
    from tenka.wire.tables import Handover, Remark, Sight, TableInfo

T = TypeVar("T")

FRESH = 0.5  # seconds that the time left is told alike


class SharedMessages:
    """Parts of messages, as one sees them who sits nowhere; good for one moment of one row, and then made anew."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._row: TableRow | None = None
        self._snapshot: Snapshot | None = None
        self._parts: dict[str | int, Any] = {}
        self._page: ChatPage | None = None
        self._remarks: list[Remark] = []
        self._info_until = 0.0  # when the table is to be described anew, though nothing has changed

    def info(self) -> TableInfo:
        """The table; how much time is left is true for a moment only."""
        if any(seat.clock.due is not None for seat in self._table.row.seats) and time.monotonic() > self._info_until:
            self._parts.pop("info", None)
            self._info_until = time.monotonic() + FRESH
        return self._part("info", lambda: encoded(self._table.info(None)))

    def sight(self) -> Sight | None:
        """The game, once it has begun."""
        game_session = self._table.game_session
        return None if game_session is None else self._part("sight", lambda: encoded(game_session.sight(None)))

    def stewards(self, told: Callable[[], list[Handover]]) -> str:
        """The message about stewards, of what strangers are told of them."""
        return self._part("stewards", lambda: in_json(StewardsMessage(told())))

    def rest(self, version: int) -> News | None:
        """The update from a version to now; None if that is too long ago."""

        def made() -> News | None:
            rest = self._table.playing().rest(None, version)
            return None if rest is None else News(in_json(rest), rest.since, rest.version)

        return self._part(version, made)

    def remarks(self, page: ChatPage) -> list[Remark]:
        """A page of remarks."""
        if page is not self._page:
            self._page, self._remarks = page, encoded([serializing.said(row) for row in page.rows])
        return self._remarks

    def forget(self) -> None:
        """Let everything go: nobody is here to share it."""
        self._row = self._snapshot = self._page = None
        self._parts.clear()
        self._remarks = []

    def _part(self, name: str | int, make: Callable[[], T]) -> T:
        table = self._table
        snapshot = None if table.game_session is None else table.game_session.now
        if table.row is not self._row or snapshot is not self._snapshot:
            self._row, self._snapshot = table.row, snapshot
            self._parts.clear()
        if name not in self._parts:
            self._parts[name] = make()
        found: T = self._parts[name]
        return found


def encoded(part: T) -> T:
    """A part of a message in JSON, which goes into the message as it is."""
    return cast("T", msgspec.Raw(msgspec.json.encode(part)))
