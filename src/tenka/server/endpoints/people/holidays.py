"""Holidays of an account."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tenka.server.endpoints.endpoint import Call, Endpoint
from tenka.server.guard.refused import Refused
from tenka.server.people import holidays as days
from tenka.server.tables.weekends import today
from tenka.store.queries.people import holidays
from tenka.wire.holidays import Holiday, HolidayList, NewHoliday

if TYPE_CHECKING:
    from tenka.store.queries.people.holidays import HolidayRow


async def read(call: Call) -> HolidayList:
    """One's days off, and how many more one may have."""
    rows = await call.services.database.read(holidays.of_person, call.person.id)
    a_year = call.services.settings.holidays if call.person.login is not None else 0
    shown = [_shown(each) for each in rows if not each.ended and each.last >= today(each.zone, time.time())]
    return HolidayList(a_year, days.left(rows, a_year), shown)


def _shown(row: HolidayRow) -> Holiday:
    return Holiday(row.id, row.first, row.last, row.first <= today(row.zone, time.time()) <= row.last)


async def take(call: Call) -> HolidayList:
    """Take days off: the time of one's decisions stands, where they have days."""
    if call.person.login is None:
        raise Refused(409, "no-account")
    await call.services.database.write(days.take, call.person.id, call.body, call.services.settings.holidays)
    return await read(call)


async def end(call: Call) -> HolidayList:
    """Take days off back, or come back earlier."""
    await call.services.database.write(days.end, call.person.id, call.path["holiday"])
    return await read(call)


PATH = "/api/me/holidays"

HOLIDAYS = (
    Endpoint("GET", PATH, "readHolidays", "One's days off.", read, HolidayList),
    Endpoint(
        *("POST", PATH, "takeHoliday", "Take days off.", take, HolidayList, NewHoliday),
        refusals=(409,),
        rate="holidays",
    ),
    Endpoint(
        *("DELETE", f"{PATH}/{{holiday}}", "endHoliday", "Take days off back, or come back earlier.", end, HolidayList),
        refusals=(404,),
        rate="holidays",
    ),
)
