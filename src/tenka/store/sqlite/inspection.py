"""Looking a whole file through for damage: before it is used where that is quick, beside everything else where not."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Thread

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from tenka.store.failures import StoreFailure, failure
from tenka.store.sqlite.connections import ConnectionPool

BRIEF = 0.05  # seconds
QUICK = 256 * 1024 * 1024  # bytes that are looked through in a moment


def is_quick(path: Path) -> bool:
    """Whether a file is looked through in a moment."""
    try:
        return path.stat().st_size <= QUICK
    except OSError:  # whoever uses it finds out why
        return True


def is_sound(connection: Connection) -> bool:
    """Whether there is no damage in any part of it."""
    return bool(connection.execute(text("PRAGMA quick_check(1)")).scalar() == "ok")


class Inspection:
    """Looks a large file through while it is used; damage is told, and what it has not reached can still be played."""

    def __init__(self, path: Path, connections: ConnectionPool, complain: Callable[[StoreFailure], None]) -> None:
        self._path = path
        self._connections = connections
        self._complain = complain
        self._stopped = False
        self._reading: sqlite3.Connection | None = None
        self._thread = Thread(target=self._look, name="tenka-inspect", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Let it be, however far it has come."""
        self._stopped = True
        while self._thread.is_alive():
            if (reading := self._reading) is not None:
                reading.interrupt()  # nothing, if it has not quite begun
            self._thread.join(BRIEF)

    def _look(self) -> None:
        found: StoreFailure | None = None
        try:
            with self._connections.reading() as connection:
                self._reading = connection.connection.driver_connection
                if not self._stopped and not is_sound(connection):
                    found = StoreFailure("store-corrupt", {"file": str(self._path)})
                self._reading = None
        except DBAPIError as error:
            found = failure(error, str(self._path))
        if found is not None and not self._stopped:
            self._complain(found)
