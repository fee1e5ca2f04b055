"""The clocks of seats: how much time is left, running or standing."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, exists, or_, select, update

from tenka.store.queries import server_time
from tenka.store.queries.tables.time_control import DAY
from tenka.store.schema import game_table, handover, seat, vote

SECOND = 1000  # milliseconds
SHARES = 8  # a decision and all that is done within it are given time at most so many times
GRACE = 60 * SECOND  # for whoever comes back too late, once for a decision, or for a bank
COURTESY = 10 * SECOND  # for whoever is there when the time has run out, as often


class Clock(NamedTuple):
    """The time of a seat, in milliseconds of server time; the one with neither end counts nothing."""

    due: int | None = None  # the moment when it runs out; null: it stands
    rest: int | None = None  # what is left of it, where it stands
    spare: int = 0  # how much more the decision can still be given, for what is done in it for good
    grace: int = 0  # what is left at least for whoever comes back, once
    courtesy: int = 0  # what whoever is there gets when it has run out, once
    bank: int | None = None  # what is left for the whole game, while a window has its own time

    def left(self, now: int) -> int:
        """How much time is left; less than nothing if it has run out."""
        return self.rest or 0 if self.due is None else self.due - now

    def running(self, now: int) -> "Clock":
        """The same, running."""
        return self if self.rest is None else self._replace(due=now + self.rest, rest=None)

    def standing(self, now: int) -> "Clock":
        """The same, standing."""
        return self if self.due is None else self._replace(due=None, rest=max(0, self.due - now))

    def refilled(self, whole: int, now: int) -> "Clock":
        """The whole time again, as far as the decision can still be given any."""
        return self.longer(max(0, whole - max(0, self.left(now))), now)

    def longer(self, gain: int, now: int) -> "Clock":
        """More time, as far as the decision can still be given any."""
        clock = self.standing(now)
        gain = min(gain, clock.spare)
        return clock._replace(rest=(clock.rest or 0) + gain, spare=clock.spare - gain)

    def in_window(self, whole: int, now: int) -> "Clock":
        """The time of a window; the bank is kept for later."""
        clock = self.standing(now)
        kept = clock.rest if clock.bank is None else clock.bank
        return clock._replace(rest=whole, spare=(SHARES - 1) * whole, bank=kept)

    def out_of_window(self, now: int) -> "Clock":
        """The bank again, where a window had its own time."""
        return self if self.bank is None else self.standing(now)._replace(rest=self.bank, spare=0, bank=None)

    def extended(self, gain: int) -> "Clock":
        """More time than it was to have; where a window has its own, for the game after it."""
        if self.bank is not None:
            return self._replace(bank=self.bank + gain)
        if self.due is not None:
            return self._replace(due=self.due + gain)
        return self if self.rest is None else self._replace(rest=self.rest + gain)

    def come_back_to(self, now: int) -> "Clock | None":
        """The clock of somebody who comes back to a decision; None if its time is over for them."""
        if self.left(now) >= self.grace and self.left(now) > 0:
            return self
        return self._replace(due=None, rest=self.grace, grace=0) if self.grace else None

    def in_overtime(self, now: int) -> "Clock":
        """The last seconds of somebody who is there."""
        return self._replace(due=now + self.courtesy, rest=None, courtesy=0)


NONE = Clock()

_SET = (
    update(seat)
    .where(seat.c.table_id == bindparam("of_table"), seat.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in Clock._fields})
)


def fresh(seconds: int) -> Clock:
    """The time for a decision, or a bank, not yet running."""
    whole = seconds * SECOND
    return Clock(None, whole, (SHARES - 1) * whole, min(GRACE, whole), COURTESY)


def put(connection: Connection, tables: Iterable[tuple[str, Mapping[int, Clock]]], now: int) -> None:
    """Set the clocks of seats, by table, at this moment."""
    found = [
        {"of_table": table, "of_seat": number, **{f"new_{name}": value for name, value in clock._asdict().items()}}
        for table, clocks in tables
        for number, clock in clocks.items()
    ]
    if found:
        connection.execute(_SET, found)
        server_time.save(connection, now)


def any_runs(connection: Connection, now: int) -> bool:
    """Whether the time of anybody runs, or that of a vote, or a steward came not long ago."""
    runs, is_open = exists().where(seat.c.due > 0), exists().where(vote.c.outcome.is_(None))
    is_new = exists().where(handover.c.elapsed > now - DAY * SECOND)
    return bool(connection.execute(select(or_(runs, is_open, is_new))).scalar())


def zones(connection: Connection) -> list[str]:
    """The zones whose weekends are free at some table that runs."""
    running = select(game_table.c.zone).where(game_table.c.zone > "", game_table.c.status == "running")
    return list(connection.execute(running.distinct()).scalars())


def off_calendar(connection: Connection, zone: str, *, weekend: bool) -> list[str]:
    """The ids of the tables of a zone where it is taken for a weekend, or not for one, and that is no longer so."""
    of_zone = (game_table.c.zone == zone, game_table.c.status == "running", game_table.c.weekend != weekend)
    return list(connection.execute(select(game_table.c.id).where(*of_zone)).scalars())


def set_weekend(connection: Connection, table: str, *, weekend: bool) -> None:
    """Note whether time stands at a table until Monday."""
    connection.execute(update(game_table).where(game_table.c.id == table).values(weekend=weekend))
