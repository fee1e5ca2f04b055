"""What cannot be asked at a table, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.server.guard.refused import Refused
from tenka.server.votes.rules import CALL_OFF, EXTEND, PAUSE, REPLACE, RESUME, asked
from tenka.store.ids import now as wall
from tenka.store.queries.tables.clocks import SECOND
from tenka.store.queries.tables.time_control import DAY

if TYPE_CHECKING:
    from tenka.store.queries.tables.stewards import HandoverRow
    from tenka.store.queries.tables.tables import TableRow
    from tenka.store.queries.tables.votes import VoteRow

VANISHED_AFTER = 5 * 60 * SECOND  # since somebody's steward took over; where decisions have days, one of them


def check(row: TableRow, vote: VoteRow, now: int) -> None:
    """Refuse a question that makes no sense here, or is open already."""
    if any(each.is_open and (each.kind, each.about) == (vote.kind, vote.about) for each in row.votes):
        raise Refused(409, "vote-open")
    if vote.kind in {PAUSE, RESUME, EXTEND} and not row.control.counts:
        raise Refused(409, "vote-no-clock")
    if (vote.kind == PAUSE and row.suspended) or (vote.kind == RESUME and not row.suspended):
        raise Refused(409, "vote-pointless")
    if vote.kind == CALL_OFF and row.rated and len(asked(row, vote)) < 2:
        raise Refused(409, "rated-to-the-end")
    if vote.kind == REPLACE:
        _check_replacing(row, vote, now)


def _check_replacing(row: TableRow, vote: VoteRow, now: int) -> None:
    if row.rated:
        raise Refused(409, "rated-no-replacing")
    about = vote.about
    if about is None or about >= len(row.seats) or about == vote.by:
        raise Refused(409, "no-such-seat")
    if not has_vanished(row, about, now):
        raise Refused(409, "not-vanished")


def has_vanished(row: TableRow, number: int, now: int) -> bool:
    """Whether somebody comes no more, or their steward has played for so long that others may want a change.

    Time in which no server ran counts for nobody, here as little as on a clock.
    """
    who = row.seats[number]
    if who.bot is not None or who.vacant or row.on_holiday(number):
        return False
    if who.person is None or who.banned:
        return True
    if who.steward is None:
        return False
    came = [each for each in row.handovers if each.seat == number and each.steward is not None]
    patience = DAY * SECOND if row.control.is_daily else VANISHED_AFTER
    return not came or _played_for(came[-1], now) >= patience


def _played_for(steward: HandoverRow, now: int) -> int:
    """How long a steward has played; of those from before that was noted, by the clock on the wall."""
    return wall() - steward.made if steward.elapsed is None else now - steward.elapsed
