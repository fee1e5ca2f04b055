"""Holidays: days on which the time of somebody's decisions stands, at tables where those have days."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update

from tenka.store.ids import new_id
from tenka.store.queries.tables.time_control import DAY
from tenka.store.schema import game_table, holiday, seat


class HolidayRow(NamedTuple):
    """Days off, from the first to the last, by the calendar of a zone."""

    id: str
    person: str
    first: str  # ISO 8601
    last: str
    zone: str
    ended: bool = False  # whether they came back before the last day was over


_columns = (holiday.c.id, holiday.c.person_id, holiday.c.first, holiday.c.last, holiday.c.zone, holiday.c.ended)


def of_person(connection: Connection, who: str) -> list[HolidayRow]:
    """All days off of somebody, the earliest first."""
    wanted = select(*_columns).where(holiday.c.person_id == who).order_by(holiday.c.first, holiday.c.id)
    return [HolidayRow(*row) for row in connection.execute(wanted)]


def around(connection: Connection, day: str) -> list[HolidayRow]:
    """The days off of everybody that are not over before a day, but for those that were ended."""
    wanted = select(*_columns).where(holiday.c.last >= day, holiday.c.ended.is_(False))
    return [HolidayRow(*row) for row in connection.execute(wanted)]


def add(connection: Connection, who: str, first: str, last: str, zone: str) -> None:
    """Keep days off."""
    days = {"first": first, "last": last, "zone": zone, "ended": False}
    connection.execute(insert(holiday).values(id=new_id(), person_id=who, **days))


def end(connection: Connection, id: str, last: str) -> None:
    """Come back on a day; those after it are not spent."""
    connection.execute(update(holiday).where(holiday.c.id == id).values(last=last, ended=True))


def remove(connection: Connection, id: str) -> None:
    """Take back days off that have not begun."""
    connection.execute(delete(holiday).where(holiday.c.id == id))


def unnoted(connection: Connection, away: Collection[str]) -> Mapping[str, dict[int, bool]]:
    """Where it is not yet noted that these people are on holiday, or that others are not: by table and seat."""
    gone, back = seat.c.person_id.in_(list(away)), or_(seat.c.person_id.is_(None), seat.c.person_id.not_in(list(away)))
    wanted = (
        select(seat.c.table_id, seat.c.seat, seat.c.away)
        .join(game_table, game_table.c.id == seat.c.table_id)
        .where(game_table.c.status == "running", game_table.c.patience >= DAY)
        .where(or_(gone & seat.c.away.is_(False), back & seat.c.away.is_(True)))
    )
    found: dict[str, dict[int, bool]] = {}
    for table, number, is_away in connection.execute(wanted):
        found.setdefault(table, {})[number] = not is_away
    return found
