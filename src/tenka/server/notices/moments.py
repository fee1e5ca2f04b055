"""When somebody is told: not in their silent hours, and of many things once a day if they wish it so."""

from datetime import UTC, datetime, time, timedelta

from tenka.server.tables.weekends import zone_of
from tenka.store.queries.notices.wishes import WishesRow

DAY = timedelta(days=1)


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    return name == "UTC" or zone_of(name).key != "UTC"


def silent_until(wishes: WishesRow, moment: int) -> int | None:
    """When the silent hours end, if it is one of them."""
    if wishes.silent_from is None or wishes.silent_until is None or wishes.silent_from == wishes.silent_until:
        return None
    here = _local(wishes, moment)
    minute = here.hour * 60 + here.minute
    if not _within(minute, wishes.silent_from, wishes.silent_until):
        return None
    return _next(wishes, here, wishes.silent_until)


def _within(minute: int, first: int, end: int) -> bool:
    """Whether a minute is in a span that may go beyond midnight."""
    return first <= minute < end if first < end else minute >= first or minute < end


def digest_after(wishes: WishesRow, moment: int) -> int:
    """When the next digest after a moment is sent."""
    return _next(wishes, _local(wishes, moment), wishes.digest)


def _local(wishes: WishesRow, moment: int) -> datetime:
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone_of(wishes.zone))


def _next(wishes: WishesRow, here: datetime, minute: int) -> int:
    """The next time that the clocks show this minute; where they leave it out, when they have passed it."""
    day = here.date()
    while True:
        at = datetime.combine(day, time(minute // 60, minute % 60), zone_of(wishes.zone))
        for moment in (at.timestamp(), at.replace(fold=1).timestamp()):  # clocks that are put back show it twice
            if moment > here.timestamp():
                return int(moment * 1000)
        day += DAY
