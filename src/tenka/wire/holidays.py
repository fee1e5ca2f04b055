"""Holidays of an account: days on which its time stands, at tables where a decision has days."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tenka.wire.tables import Zone

Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day: `2026-12-24`.")]


class NewHoliday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From the first day to the last, both of them free, by the calendar of a zone."""

    first: Day
    last: Day
    zone: Zone


class Holiday(msgspec.Struct, frozen=True):
    """Days off; `now`: whether today is one of them."""

    id: str
    first: str
    last: str
    now: bool


class HolidayList(msgspec.Struct, frozen=True):
    """One's days off that are not over, and how many more one may have in each year from this one on."""

    a_year: int
    left: dict[str, int]
    holidays: list[Holiday]
