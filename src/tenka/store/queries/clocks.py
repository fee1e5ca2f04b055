"""The clocks of seats: how much of a decision's time is left, running or standing."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, exists, select, update

from tenka.store.queries import server_time
from tenka.store.schema import seat

SECOND = 1000  # milliseconds
SHARES = 8  # a decision and all that is done within it take at most so many times the table's patience
GRACE = 60 * SECOND  # for whoever comes back too late, once for a decision

_SET = (
    update(seat)
    .where(seat.c.table_id == bindparam("of_table"), seat.c.seat == bindparam("of_seat"))
    .values(due=bindparam("at"), rest=bindparam("left"), spare=bindparam("more"), grace=bindparam("once"))
)


class Clock(NamedTuple):
    """The time for one decision of a seat, in milliseconds of server time; the one with neither end counts nothing."""

    due: int | None = None  # the moment when it runs out; null: it stands
    rest: int | None = None  # what is left of it, where it stands
    spare: int = 0  # how much more the decision can still be given, for what is done in it for good
    grace: int = 0  # what is left at least for whoever comes back, once

    def left(self, now: int) -> int:
        """How much time is left; less than nothing if it has run out."""
        return self.rest or 0 if self.due is None else self.due - now

    def running(self, now: int) -> "Clock":
        """The same, running."""
        return self if self.rest is None else self._replace(due=now + self.rest, rest=None)

    def standing(self, now: int) -> "Clock":
        """The same, standing."""
        return self if self.due is None else self._replace(due=None, rest=max(0, self.due - now))

    def renewed(self, patience: int, now: int) -> "Clock":
        """The whole time again, as far as the decision can still be given any."""
        clock = self.standing(now)
        rest = clock.rest or 0
        gain = max(0, min(patience * SECOND - rest, clock.spare))
        return clock._replace(rest=rest + gain, spare=clock.spare - gain)

    def come_back_to(self, now: int) -> "Clock | None":
        """The clock of somebody who comes back to a decision; None if its time is over for them."""
        if self.left(now) >= self.grace and self.left(now) > 0:
            return self
        return self._replace(due=None, rest=self.grace, grace=0) if self.grace else None


NONE = Clock()


def fresh(patience: int) -> Clock:
    """The time for a decision, not yet running."""
    whole = patience * SECOND
    return Clock(None, whole, (SHARES - 1) * whole, min(GRACE, whole))


def put(connection: Connection, tables: Iterable[tuple[str, Mapping[int, Clock]]], now: int) -> None:
    """Set the clocks of seats, by table, at this moment."""
    found = [
        {"of_table": table, "of_seat": number, "at": due, "left": rest, "more": spare, "once": grace}
        for table, clocks in tables
        for number, (due, rest, spare, grace) in clocks.items()
    ]
    if found:
        connection.execute(_SET, found)
        server_time.save(connection, now)


def any_runs(connection: Connection) -> bool:
    """Whether the time of anybody runs."""
    return bool(connection.execute(select(exists().where(seat.c.due > 0))).scalar())
