"""Connections to a PostgreSQL server: kept, looked at before use, and cut when they hang."""

import contextlib
import os
import select
import socket
import time
from collections.abc import Iterator
from functools import partial
from threading import Lock, Thread, Timer
from typing import Any

import psycopg
import sqlalchemy
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import Connection, Engine, QueuePool, event
from sqlalchemy.exc import DisconnectionError

from tenka.kernel.errors import BadInput
from tenka.store.address import ServerAddress

CONNECT_PATIENCE = 5  # seconds for a connection
STATEMENT_PATIENCE = 10  # seconds, after which the server gives a statement up
LOCK_PATIENCE = 5  # seconds that a statement waits for somebody else's lock
LONGEST = 15.0  # seconds for a transaction, after which its connection is cut: nobody may be at its other end
HURRIED = 5.0  # the same, when we are told to stop
LOOKS = 10  # at what came in while nobody asked

DEFAULTS: dict[str, Any] = {
    "application_name": "tenka",
    "connect_timeout": CONNECT_PATIENCE,
    "client_encoding": "utf8",
    "keepalives_idle": 10,  # seconds
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}
# An acknowledged move is on disk, whatever the server's own setting: where that is off it is turned on.
SET_UP = (
    "SELECT set_config('statement_timeout', %s, false), set_config('lock_timeout', %s, false),"
    " set_config('idle_in_transaction_session_timeout', %s, false),"
    " CASE WHEN current_setting('synchronous_commit') = 'off' THEN set_config('synchronous_commit', 'on', false) END"
)


def parameters(address: ServerAddress) -> dict[str, Any]:
    """What libpq is told; what the address leaves open is set so that no connection hangs for long."""
    try:
        given = conninfo_to_dict(address.url)
    except psycopg.Error:  # its words may quote what is secret
        raise BadInput("bad-setting", {"setting": "database", "value": str(address)}) from None
    several = {"target_session_attrs": "primary"} if "," in f"{given.get('host')}{given.get('hostaddr')}" else {}
    return {**DEFAULTS, **several, **given}


def connect(given: dict[str, Any]) -> psycopg.Connection[Any]:
    """A connection as all of ours are."""
    found = psycopg.connect(**given)
    impatient = Timer(CONNECT_PATIENCE, _cut, [found])  # nobody may be at its other end any more
    impatient.daemon = True
    impatient.start()
    try:
        patience = [f"{STATEMENT_PATIENCE}s", f"{LOCK_PATIENCE}s", f"{2 * STATEMENT_PATIENCE}s"]
        found.execute(SET_UP, patience)
        found.commit()
    except BaseException:
        found.close()
        raise
    finally:
        impatient.cancel()
    return found


def engine(address: ServerAddress, number: int) -> Engine:
    """So many connections to the server, kept; what was cut meanwhile is replaced before anybody notices."""
    found = sqlalchemy.create_engine(
        "postgresql+psycopg://",
        creator=partial(connect, parameters(address)),
        poolclass=QueuePool,
        pool_size=number,
        max_overflow=0,
        pool_timeout=LONGEST,
        hide_parameters=True,
    )

    @event.listens_for(found, "checkout")
    def checkout(connection: psycopg.Connection[Any], _record: object, _proxy: object) -> None:
        if not is_alive(connection):
            raise DisconnectionError

    return found


def is_alive(connection: psycopg.Connection[Any]) -> bool:
    """Whether an idle connection has not been closed from the other end, as far as this machine knows."""
    if connection.closed:
        return False
    waiting = select.poll()
    try:
        waiting.register(connection.fileno(), select.POLLIN)
        for _ in range(LOOKS):
            if not waiting.poll(0):
                return True
            connection.pgconn.consume_input()
    except (psycopg.Error, OSError):
        return False
    return False


class Deadlines:
    """Cuts the connections whose transactions take too long: a network that is gone tells nobody."""

    def __init__(self) -> None:
        self._ends: dict[psycopg.Connection[Any], float] = {}
        self._lock = Lock()
        self._longest = LONGEST
        self._stopped = False
        self._thread = Thread(target=self._watch, name="tenka-deadlines", daemon=True)
        self._thread.start()

    @contextlib.contextmanager
    def within(self, connection: Connection) -> Iterator[None]:
        """Cut the connection if the block takes longer than it may."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        with self._lock:
            self._ends[driver] = time.monotonic() + self._longest
        try:
            yield
        finally:
            with self._lock:
                self._ends.pop(driver, None)

    def hurry(self) -> None:
        """Wait less long from now on, for what has begun too."""
        self._longest, end = HURRIED, time.monotonic() + HURRIED
        with self._lock:
            self._ends = {each: min(ends, end) for each, ends in self._ends.items()}

    def close(self) -> None:
        """Watch no more."""
        self._stopped = True

    def _watch(self) -> None:
        while not self._stopped:
            time.sleep(1)
            now = time.monotonic()
            with self._lock:
                for each in [each for each, ends in self._ends.items() if ends < now]:
                    del self._ends[each]
                    _cut(each)


def _cut(connection: psycopg.Connection[Any]) -> None:
    """End a connection that another thread waits at, as if the server had closed it."""
    with contextlib.suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(connection.fileno())) as found:
        found.shutdown(socket.SHUT_RDWR)
