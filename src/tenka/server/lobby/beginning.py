"""A game begins, by its owner's word or because a quick match is complete; those it waits for are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.server.lobby.sitting import begin
from tenka.server.notices.occasions import your_turn
from tenka.store import ids
from tenka.store.queries.notices import outbox
from tenka.store.queries.tables import tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tenka.server.endpoints.endpoint import Call
    from tenka.store.queries.tables.tables import TableRow


def begin_and_call(call: Call, connection: Connection, row: TableRow) -> None:
    """Start a game; whoever starts it is here and need not be called."""
    waiting = begin(connection, row, call.services.database.time.now())
    others = [seat for seat in waiting if row.seats[seat].person != call.person.id]
    called = your_turn(row, others, [1] * len(row.seats), call.services.notices.wants)
    outbox.add(connection, called, ids.now())


def begin_if_full(call: Call, connection: Connection, row: TableRow) -> None:
    """Start the game of a table that quick match made, if that was the last seat."""
    full = tables.find(connection, row.id)
    if full is not None and full.matched and not any(full.is_free(number) for number in range(len(full.seats))):
        begin_and_call(call, connection, full)
