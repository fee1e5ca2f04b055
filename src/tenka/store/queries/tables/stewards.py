"""Stewards: which bot plays for whom, since when, and whose time has run out."""

from typing import NamedTuple

from sqlalchemy import Connection, exists, func, insert, or_, select, update
from sqlalchemy.sql.expression import Exists

from tenka.store import ids
from tenka.store.queries import server_time
from tenka.store.schema import game_table, handover, seat, vote

MOST_TOLD = 100  # handovers of a table, the last ones
GONE = 0  # due of somebody who has left us: at once


class HandoverRow(NamedTuple):
    """A steward took a seat over or, without one, its player came back; and what spectators had seen by then."""

    seat: int
    steward: str | None
    version: int
    made: int
    cause: str | None  # why the steward came: its player left, or time ran out; or who plays there for good now
    elapsed: int | None  # when, in server time; null: that is not known


def of_table(connection: Connection, table: str) -> tuple[HandoverRow, ...]:
    """A table's last handovers, in order, and before them the last one of each seat that has none of those."""
    here = handover.c.table_id == table
    newest = select(func.max(handover.c.number) - MOST_TOLD).where(here).scalar_subquery()
    of_seats = select(func.max(handover.c.number)).where(here).group_by(handover.c.seat)
    wanted = select(*(handover.c[name] for name in HandoverRow._fields)).where(
        here, or_(handover.c.number > newest, handover.c.number.in_(of_seats))
    )
    return tuple(HandoverRow(*row) for row in connection.execute(wanted.order_by(handover.c.number)))


def hand_over(
    connection: Connection,
    table: str,
    number: int,
    steward: str | None,
    version: int,
    cause: str | None = None,
    *,
    now: int,
) -> None:
    """Give a seat to a steward, or back to its player, at this moment of server time."""
    here = seat.c.table_id == table, seat.c.seat == number
    person = connection.execute(select(seat.c.person_id).where(*here)).scalar()
    place = func.coalesce(func.max(handover.c.number), 0) + 1
    next_number = connection.execute(select(place).where(handover.c.table_id == table)).scalar_one()
    line = {
        "seat": number,
        "steward": steward,
        "version": version,
        "made": ids.now(),
        "cause": cause,
        "person_id": person,
        "elapsed": now,
    }
    connection.execute(insert(handover).values(table_id=table, number=next_number, **line))
    connection.execute(update(seat).where(*here).values(steward=steward))
    server_time.save(connection, now)


def overdue(connection: Connection, now: int) -> list[str]:
    """The ids of the tables where somebody's time has run out, by server time, while another person plays."""
    running = seat.join(game_table, game_table.c.id == seat.c.table_id)
    wanted = (
        select(seat.c.table_id)
        .select_from(running)
        .where(seat.c.due <= now, seat.c.steward.is_(None))
        .where(game_table.c.status == "running", game_table.c.steward.is_not(None))
        .where(_another_plays(), ~_others_are_asked())
        .distinct()
    )
    return list(connection.execute(wanted).scalars())


def _others_are_asked() -> Exists:
    """Whether the clock asks the others already, shall the steward play for somebody."""
    this = (vote.c.table_id == seat.c.table_id, vote.c.about == seat.c.seat)
    return exists().where(*this, vote.c.by.is_(None), vote.c.outcome.is_(None))


def _another_plays() -> Exists:
    other = seat.alias()
    return exists().where(
        other.c.table_id == seat.c.table_id,
        other.c.seat != seat.c.seat,
        other.c.person_id.is_not(None),
        other.c.steward.is_(None),
    )
