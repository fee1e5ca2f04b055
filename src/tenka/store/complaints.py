"""What a database fails with, as it is told in the log: once, and again after a while."""

import logging
import time
from threading import RLock

from tenka.store.failures import StoreFailure
from tenka.words import Words

LOG = logging.getLogger("tenka.store")

TELL_AGAIN = 60.0  # seconds, before the same failure is told once more


class Complaints:
    """Remembers what was told, and when."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._told: dict[str, float] = {}

    def complain(self, failure: StoreFailure) -> None:
        """Write a failure to the log, unless that was done just now."""
        with self._lock:
            now = time.monotonic()
            if now - self._told.get(failure.message, -TELL_AGAIN) >= TELL_AGAIN:
                self._told[failure.message] = now
                tell(failure)


def tell(failure: StoreFailure) -> None:
    """Write to the log what is wrong, and what to do about it."""
    LOG.error(
        failure.message,
        extra={**failure.params, "advice": Words("en").say(f"error-{failure.message}", **failure.params)},
    )
