"""When it is a weekend, by the calendar of a zone."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tenka.server.guard.refused import Refused

SATURDAY = 5


def zone_of(name: str) -> ZoneInfo:
    """A zone by its name; that of the sun where this machine does not know it, or not any more."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_weekend(zone: str, moment: float) -> bool:
    """Whether it is Saturday or Sunday in a zone, at a moment of the machine's clock."""
    return datetime.fromtimestamp(moment, UTC).astimezone(zone_of(zone)).weekday() >= SATURDAY


def today(zone: str, moment: float) -> str:
    """Which day it is in a zone, at a moment of the machine's clock; as ISO 8601 writes it."""
    return datetime.fromtimestamp(moment, UTC).astimezone(zone_of(zone)).date().isoformat()


def check_zone(zone: str) -> None:
    """Refuse a zone that nobody knows."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(400, "no-such-zone", {"zone": zone}) from None
