"""Ids and moments as they are stored."""

import secrets
import time
from datetime import UTC, datetime


def new_id() -> str:
    """128 random bits, URL-safe, 22 characters."""
    return secrets.token_urlsafe(16)


def now() -> int:
    """This moment in milliseconds; for people to read, never to order or to measure by."""
    return time.time_ns() // 1_000_000


def written(moment: int) -> str:
    """A moment the way it goes over the wire."""
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
