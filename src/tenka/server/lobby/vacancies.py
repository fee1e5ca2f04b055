"""Seats of games that run, whose player was replaced: somebody new may sit down there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.server.guard.refused import Refused
from tenka.server.lobby.sitting import check_seatable
from tenka.server.tables import clock_rules
from tenka.store.queries.tables import stewards, tables, votes
from tenka.store.queries.tables.clocks import NONE
from tenka.store.queries.tables.tables import NewSeat

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tenka.server.tables.table import Table
    from tenka.store.queries.tables.tables import TableRow


def vacant_seat(row: TableRow, wanted: int | None = None) -> int:
    """The seat that somebody new takes: the one they want, or the first."""
    vacant = [n for n, each in enumerate(row.seats) if each.vacant and wanted in {None, n}]
    if row.status != "running" or not vacant:
        raise Refused(409, "already-started")
    return vacant[0]


def sit_down(connection: Connection, table: Table, row: TableRow, seat: int, who: str) -> None:
    """Give a vacant seat to somebody, whose time begins now."""
    check_seatable(connection, row, who)
    now = table.database.time.now()
    stewards.hand_over(connection, row.id, seat, None, table.playing().version(None), "joined", now=now)
    tables.pass_on(connection, row.id, seat, NewSeat(person=who), None, vacant=False)
    votes.silence(connection, row.id, seat)
    found = tables.find(connection, row.id)
    if found is None or not row.control.counts:
        return
    asked = table.playing().state.pending.get(seat)
    if asked is not None:
        clock = clock_rules.begun(row.control, NONE, asked, now)
        found = clock_rules.put(connection, found, {seat: clock}, now)
    clock_rules.put(connection, found, clock_rules.regulated(found, now), now)
