"""Days off: which may be taken, and how many of a year are left; a day that has begun is spent."""

from __future__ import annotations

import time
from collections import Counter
from datetime import date, timedelta
from typing import TYPE_CHECKING

from tenka.kernel.errors import BadInput
from tenka.server.guard.refused import Refused, not_found
from tenka.server.tables.weekends import check_zone, today
from tenka.store.queries.people import holidays

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlalchemy import Connection

    from tenka.store.queries.people.holidays import HolidayRow
    from tenka.wire.holidays import NewHoliday

AHEAD = 366  # days that a holiday may begin after today at most
MOST = 50  # that are not over


def days_of(first: date, last: date) -> Iterator[date]:
    """Every day from the first to the last."""
    return (first + timedelta(days=n) for n in range((last - first).days + 1))


def spent(rows: Iterable[HolidayRow]) -> Counter[str]:
    """How many days are taken in each year; a day that is in two holidays is one.

    By the calendars of two zones it is two: who ends a holiday and takes the same day elsewhere has it for longer.
    """
    spans = ((row.zone, days_of(date.fromisoformat(row.first), date.fromisoformat(row.last))) for row in rows)
    days = {(zone, day) for zone, each in spans for day in each}
    return Counter(str(day.year) for _, day in days)


def left(rows: list[HolidayRow], a_year: int, zone: str = "UTC") -> dict[str, int]:
    """How many days may still be taken, this year and the next."""
    year, taken = int(today(zone, time.time())[:4]), spent(rows)
    return {str(each): max(0, a_year - taken[str(each)]) for each in (year, year + 1)}


def take(connection: Connection, who: str, asked: NewHoliday, a_year: int) -> None:
    """Take days off, if so many are left of every year they are in."""
    check_zone(asked.zone)
    first, last = _day(asked.first), _day(asked.last)
    now = date.fromisoformat(today(asked.zone, time.time()))
    if last < first or first < now or (first - now).days > AHEAD or (last - first).days >= AHEAD:
        raise BadInput("bad-days")
    own = holidays.of_person(connection, who)
    if any(each.first <= asked.last and asked.first <= each.last and not each.ended for each in own):
        raise Refused(409, "days-taken")
    if sum(each.last >= now.isoformat() for each in own) >= MOST:
        raise Refused(409, "too-many-holidays", {"most": MOST})
    new = holidays.HolidayRow("", who, asked.first, asked.last, asked.zone)
    for year, days in spent([*own, new]).items():
        if days > a_year:
            raise Refused(409, "days-spent", {"days": max(0, a_year - spent(own)[year]), "year": year})
    holidays.add(connection, who, asked.first, asked.last, asked.zone)


def end(connection: Connection, who: str, id: str) -> None:
    """Take days off back that have not begun, or come back: what is left of them can be taken again."""
    found = next((each for each in holidays.of_person(connection, who) if each.id == id), None)
    if found is None or found.ended:
        raise not_found()
    now = today(found.zone, time.time())
    if now < found.first:
        holidays.remove(connection, id)
    elif now <= found.last:
        holidays.end(connection, id, now)


def _day(given: str) -> date:
    try:
        return date.fromisoformat(given)
    except ValueError:
        raise BadInput("bad-days") from None
