"""Seats whose time for a decision is nearly over."""

from typing import NamedTuple

from sqlalchemy import Connection, String, cast, exists, func, literal, select

from tenka.store.queries.notices.channels import IN_USE
from tenka.store.queries.tables import tables
from tenka.store.queries.tables.clocks import SECOND
from tenka.store.queries.tables.tables import TableRow
from tenka.store.schema import channel, game_table, notice, seat, wishes

SHARE = 5  # of the time for a decision, or for all of them, the last so-manieth is short
LEAST = 5 * 60  # seconds of it; who has fewer sits at the table
LONGEST = 24 * 60 * 60 * SECOND  # milliseconds that are short, however long a decision may take
MOST = 500  # seats at once


class RunningOut(NamedTuple):
    """Somebody, where they are waited for, and the moment in server time when their time ends."""

    person: str
    table: str
    due: int


def seats(connection: Connection, now: int) -> list[RunningOut]:
    """Those whose time is short at a moment of server time, who can be told and were not yet, the most urgent first."""
    ahead = (seat.c.due > now, seat.c.due <= now + LONGEST)
    asked = (seat.c.waiting, seat.c.person_id.is_not(None), seat.c.steward.is_(None))
    key = literal("short:") + seat.c.table_id + ":" + cast(seat.c.due, String)
    own = (channel.c.person_id == seat.c.person_id, IN_USE)
    told = exists().where(notice.c.channel_id == channel.c.id, notice.c.key == key)
    unwanted = exists().where(wishes.c.person_id == seat.c.person_id, wishes.c.unwanted.contains("short"))
    whole = func.coalesce(game_table.c.patience, game_table.c.bank)
    wanted = (
        select(seat.c.person_id, seat.c.table_id, seat.c.due)
        .join(game_table, game_table.c.id == seat.c.table_id)
        .where(*ahead, *asked, game_table.c.status == "running", whole >= LEAST)
        .where((seat.c.due - now) * SHARE <= whole * SECOND)
        .where(exists().where(*own, ~told), ~unwanted)
        .order_by(seat.c.due)
        .limit(MOST)
    )
    return [RunningOut(*row) for row in connection.execute(wanted)]


def tables_of(connection: Connection, person: str, limit: int) -> list[TableRow]:
    """The tables where somebody's time runs, the most urgent first."""
    runs = (seat.c.person_id == person, seat.c.waiting, seat.c.steward.is_(None), seat.c.due.is_not(None))
    ids = connection.execute(select(seat.c.table_id).where(*runs).order_by(seat.c.due).limit(limit)).scalars().all()
    rows = tables.with_seats(connection, tables.select_tables().where(game_table.c.id.in_(ids)))
    return sorted((row for row in rows if row.status == "running"), key=lambda row: ids.index(row.id))
