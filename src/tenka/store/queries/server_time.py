"""Server time: milliseconds that a server has run with this database, whatever the machine's clock says.

Time for decisions is measured by it. While no server runs it stands; it goes on from where it was last saved, so that
after a crash the last few seconds come again.
"""

import time
from collections.abc import Callable
from math import inf

from sqlalchemy import Connection, select, update

from tenka.store import ids
from tenka.store.schema import server_time


class ServerTime:
    """The time of one run: what was saved before it, and what has passed since."""

    def __init__(self, saved: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._start = clock()
        self._saved = saved
        self._until = inf

    def now(self) -> int:
        """This moment; it never goes back, nor ahead of what has truly passed."""
        return self._saved + int((min(self._clock(), self._until) - self._start) * 1000)

    def go_on(self, seconds: float) -> None:
        """Run for so many seconds more and stand then, until told again: nobody can play without a database."""
        now = self._clock()
        self._start += max(0.0, now - self._until)
        self._until = now + seconds

    def keep_up_with(self, moment: int) -> None:
        """Go on from the time of another process, if that is ahead of ours."""
        self._saved += max(0, moment - self.now())

    def on_the_wall(self, moment: int) -> int:
        """What the machine's clock will show at a moment, as far as it can be said now; for people to read."""
        return ids.now() + moment - self.now()


def resumed(connection: Connection) -> ServerTime:
    """The time from where it was saved."""
    return ServerTime(connection.execute(select(server_time.c.elapsed)).scalar_one())


def save(connection: Connection, moment: int) -> None:
    """Let time go on from this moment after a restart; what is saved never goes back."""
    connection.execute(update(server_time).where(server_time.c.elapsed < moment).values(elapsed=moment))
